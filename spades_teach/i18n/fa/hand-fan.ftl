### دستی که از آن بازی می‌کنی.

hand-fan-title = کارت‌های تو
hand-fan-table = میز

hand-fan-hand = { $count ->
    [0] کارتی نداری
   *[other] کارت‌های تو: { NUMBER($count) } کارت
}

hand-fan-task-lead = { $blocked ->
    [0] تو شروع می‌کنی. کارتی انتخاب کن.
   *[other] تو شروع می‌کنی. کارتی انتخاب کن؛ کارت هاشورخورده را بزن تا بگوید چرا باید صبر کند.
}
hand-fan-task-follow = { $blocked ->
    [0] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد. کارتی انتخاب کن.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد. کارتی انتخاب کن؛ کارت هاشورخورده را بزن تا بگوید چرا باید صبر کند.
}
hand-fan-task-done = کارتت روی میز است.

hand-fan-card-legal = { CARDNAME($card) }، می‌شود بازی کرد
hand-fan-card-chosen = { CARDNAME($card) }، انتخاب شده
hand-fan-card-blocked = { CARDNAME($card) }، الان نمی‌شود بازی کرد
hand-fan-card-waiting = { CARDNAME($card) }

hand-fan-broken = ♠︎ شکسته
hand-fan-unbroken = ♠︎ نشکسته

hand-fan-play = بازی { CARD($card) }
hand-fan-play-none = بازی
hand-fan-back = پس‌گرفتن
hand-fan-empty = همهٔ کارت‌ها بازی شده‌اند.

hand-fan-sort = چیدن
hand-fan-sort-alternating = رنگ‌ها
hand-fan-sort-suit = خال‌ها
hand-fan-sort-rank = ارزش
hand-fan-sort-dealt = پخش

hand-fan-blocked = { CARD($card) } باید صبر کند. { $why }
hand-fan-played = { CARD($card) } را بازی کردی.
hand-fan-how-to-play = کارت را دوباره بزن، یا دکمهٔ «بازی» را.
hand-fan-waiting = در این دست بازی کرده‌ای. اگر می‌خواهی کارت دیگری را امتحان کنی، کارتت را پس بگیر.
