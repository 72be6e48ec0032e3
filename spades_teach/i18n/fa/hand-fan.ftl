### دستی که از آن بازی می‌کنی.

hand-fan-title = کارت‌های تو
hand-fan-table = میز

hand-fan-hand = { $count ->
    [0] کارتی نداری
   *[other] کارت‌های تو: { NUMBER($count) } کارت
}

hand-fan-task-lead = { $blocked ->
    [0] تو شروع می‌کنی. کارتی انتخاب کن.
   *[other] تو شروع می‌کنی. کارتی انتخاب کن؛ روی کارت هاشورخورده بزن تا بگوید چرا باید صبر کند.
}
hand-fan-task-follow = { $blocked ->
    [0] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد. کارتی انتخاب کن.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد. کارتی انتخاب کن؛ روی کارت هاشورخورده بزن تا بگوید چرا باید صبر کند.
}
hand-fan-task-done = کارتت روی میز است.

hand-fan-card-legal = { CARDNAME($card) }، می‌شود بازی کرد
hand-fan-card-chosen = { CARDNAME($card) }، انتخاب‌شده
hand-fan-card-blocked = { CARDNAME($card) }، الان نمی‌شود بازی کرد
hand-fan-card-waiting = { CARDNAME($card) }

hand-fan-broken = ♠︎ شکسته
hand-fan-unbroken = ♠︎ نشکسته

hand-fan-play = بازی { CARD($card) }
hand-fan-play-none = بازی
hand-fan-back = پس گرفتن
hand-fan-empty = همهٔ کارت‌ها بازی شده‌اند.

hand-fan-sort = چیدن
hand-fan-sort-alternating = رنگ‌ها
hand-fan-sort-suit = خال‌ها
hand-fan-sort-rank = رتبه‌ها
hand-fan-sort-dealt = ترتیب پخش

hand-fan-blocked = { CARD($card) } باید صبر کند. { $why }
hand-fan-played = { CARD($card) } را بازی کردی.
hand-fan-how-to-play = دوباره روی کارت بزن، یا روی دکمهٔ «بازی».
hand-fan-waiting = در این دست بازی کرده‌ای. اگر می‌خواهی کارت دیگری را امتحان کنی، کارتت را پس بگیر.

## آنچه دفترچه خواسته و نمی‌شود

bad-sort = برای چیدن کارت‌ها ترتیبی به نام «{ $value }» نیست. یکی از این‌ها را بنویس: { CODE("alternating") }، { CODE("suit") }، { CODE("rank") } یا { CODE("dealt") }.
led-and-trick = هم کارت زمین آمده و هم همهٔ کارت‌های روی میز. یکی را بردار.
not-in-pack = { CARD($card) } در دستهٔ این قانون‌ها نیست. بردارش، یا قانون‌های دیگری انتخاب کن.
too-many-cards = { NUMBER($value) } کارت برای دستت نوشته شده، ولی کسی بیشتر از { NUMBER($expected) } کارت ندارد. چندتا را بردار.
trick-complete = این دست کامل است و نوبت کسی نیست. کارت‌های بعد از نوبت خودت را بردار.
not-in-turn = نوبت { SEAT($seat, form: "player") } نیست. کارت‌ها را به ترتیب نوبت، در جهت عقربه‌های ساعت، بنویس.
bad-state = کارت‌های ذخیره‌شده خوانده نشد. از نو شروع کن.
