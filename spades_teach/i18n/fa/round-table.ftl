### یک دور برای بازی: بخوان، بازی کن، جمع کن، امتیاز بگیر.

round-table-title = یک دور برای بازی

## نوبت چیست

round-table-task-bids = حالا { PLACE($place, form: "player") } می‌خواند.
round-table-task-plays = حالا { PLACE($place, form: "player") } بازی می‌کند.
round-table-task-pass = یک کارت رد کن: انتخابش کن و بگذارش؛ جز گیرنده‌اش کسی آن را نمی‌بیند.
round-table-task-look-to-pass = اول کارت‌هایت را ببین تا بدانی چه رد کنی. با این کار خواندنِ کور از دست می‌رود.
round-table-passes-next = حالا { PLACE($place, form: "player") } کارتی رد می‌کند.
round-table-pass = رد کردن { CARD($card) }
round-table-pass-none = کارتی رد کن
round-table-task-say = پیش از خواندن باید چیزی بگویی: یکی از این‌ها را انتخاب کن.
round-table-task-kitty = کیتی مال توست: کارت‌هایش را بردار و به همان تعداد دور بینداز.
round-table-task-discard = { $count ->
    [one] یک کارت دور بینداز: انتخابش کن و بگذارش؛ کسی آن را نمی‌بیند.
   *[other] { NUMBER($count) } کارت را یکی‌یکی دور بینداز: کارتی را انتخاب کن و بگذار؛ کسی آن را نمی‌بیند.
}
round-table-kitty-next = حالا { PLACE($place, form: "player") } کیتی را برمی‌دارد و به همان تعداد کارت دور می‌اندازد.
round-table-say-take-kitty = برداشتن کیتی
round-table-discard = دور انداختن { CARD($card) }
round-table-discard-none = کارتی دور بینداز
round-table-says-next = پیش از خواندن، حالا نوبت حرف { PLACE($place, form: "player") } است.
round-table-say-none = یکی را انتخاب کن
round-table-say-show = نشان دادن { SUIT($suit) }
round-table-say-show-none = نشان ندادن
round-table-say-misdeal = پخش باطل
round-table-say-misdeal-long = کارت‌های ضعیفت را رو کن تا دوباره پخش شود
round-table-announce = برای تیمت { BID($bid) } اعلام کن، بعد بخوان

round-table-sayings = گفتنی‌های دیگر
round-table-say-claim = بقیه مال من است
round-table-may-claim = بقیه مال من است: کارت‌هایت را رو کن و همهٔ دست‌های مانده را بخواه
round-table-may-not-claim = بقیه مال من است، الان نمی‌شود گفت
round-table-say-ace-check = چک آس
round-table-may-ace-check = چک آس: از یارت بپرس آس دارد یا نه
round-table-may-not-ace-check = چک آس، الان نمی‌شود پرسید
round-table-task-ace-card = هر چهار آس پیش شما دو نفر است. یک کارت به یارت بده و شرط ببند که پیش شما می‌ماند، یا فقط بخوان.
round-table-task-give-back = یارت یک کارت به تو داده است: یکی پس بده.
round-table-gives-next = نوبت { PLACE($place, form: "player") } است که یک کارت پس بدهد.
round-table-ace-card = دادنِ { CARD($card) }
round-table-ace-card-none = دادنِ یک کارت
round-table-task-claimed = گفته‌ای بقیه مال من است: کارت‌هایت را تا آخر بازی کن و ببین همهٔ دست‌ها مال تو می‌شود یا نه.
round-table-claim-holds = هیچ‌کس نمی‌تواند دستی از آن را بگیرد.
round-table-claim-may-fail = این ادعا قطعی نبود؛ کارت‌ها نشان می‌دهند.
round-table-say-turn-up = { $cards ->
    [0] هیچ کارتی رو نباشد
   *[other] از هر بازیکن { NUMBER($cards) } کارت رو
}
round-table-task-pile = حالا نوبت کارت‌های روی هم توست: کارت رو بازی می‌شود، هر چه باشد.
round-table-task-bid = نوبت خواندن توست. دست‌هایی را که انتظار داری بشمار و یک عدد انتخاب کن، یا نیل، یعنی هیچ دستی.
round-table-task-blind = نیل کور، یا دیدن کارت‌ها؟ همین که کارت‌ها را ببینی، نیل کور در این دور از دست رفته است.
round-table-task-lead = { $blocked ->
    [0] تو شروع می‌کنی. کارتی انتخاب کن.
   *[other] تو شروع می‌کنی. کارتی انتخاب کن؛ روی کارت هاشورخورده بزن تا بگوید چرا باید صبر کند.
}
round-table-task-follow = { $blocked ->
    [0] نوبت توست. کارتی انتخاب کن.
   *[other] نوبت توست. کارتی انتخاب کن؛ روی کارت هاشورخورده بزن تا بگوید چرا باید صبر کند.
}
round-table-task-gather = { $place ->
    [you] این دست مال توست. نگاهش کن و بعد جمعش کن.
   *[other] این دست مال { PLACE($place, form: "player") } است. نگاهش کن و بعد جمعش کن.
}
round-table-task-score = دور تمام شد. تیم تو چند امتیاز می‌گیرد؟ حدست را بنویس، یا سطر به سطر ببین.
round-table-task-done = دور بازی شد و امتیازش حساب شد.

## خوانده‌ها

round-table-bids = خواندهٔ تو
round-table-bid = بخوان: { BID($bid) }
round-table-bid-none = بخوان
round-table-bid-legal = { BID($bid) }
round-table-bid-chosen = { BID($bid) }، انتخاب‌شده
round-table-bid-blocked = { BID($bid) }، الان نمی‌شود خواند
round-table-promise = قول تیم می‌شود { $sum }.
round-table-look = دیدن کارت‌ها

## دکمه‌ها

round-table-begin = شروع
round-table-next = بعدی
round-table-gather = جمع کردن دست
round-table-advice = اگر جای من بودی؟
round-table-take-back = پس گرفتن
round-table-again = دوباره همین کارت‌ها
round-table-another = کارت‌های دیگر
round-table-pace = بازی بقیه
round-table-pace-calm = آرام
round-table-pace-quick = تند
round-table-pace-press = با دکمه

## جواب‌ها

round-table-waiting = هنوز نوبت تو نیست.
round-table-would-bid = من { BID($bid) } می‌خواندم. { $why }
round-table-would-play = من { CARD($card) } را بازی می‌کردم. { $why }
round-table-would-pass = من { CARD($card) } را رد می‌کردم. { $why }
round-table-would-discard = من { CARD($card) } را دور می‌انداختم. { $why }
round-table-would-look = من نگاه می‌کردم. { $why }
round-table-try-again = اگر می‌خواهی راه دیگر را امتحان کنی، کارتت را پس بگیر.
round-table-average = این میانگینِ پخش‌های دیگر است که در آن‌ها هر چهار نفر مثل بازیکن تازه‌کاری بازی می‌کنند که همهٔ دست‌ها را می‌خواهد؛ برای این دور قولی نیست.
round-table-bid-again = اگر می‌خواهی جور دیگری بخوانی، خوانده‌ات را پس بگیر.
round-table-dealt = کارت‌های پخش { CODE($seed) } داده شد.

round-table-record = متن دور، برای نگه داشتن (پخش { CODE($seed) })
round-table-copy = کپی
round-table-copied = کپی شد.

## آنچه دفترچه خواسته و نمی‌شود

bad-pace = بقیه با سرعت «{ $value }» بازی نمی‌کنند. یکی از این‌ها را بنویس: { CODE("calm") }، { CODE("quick") } یا { CODE("press") }.
bad-round-state = دور ذخیره‌شده خوانده نشد. دوباره پخش کن.
