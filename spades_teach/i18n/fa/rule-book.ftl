### کتاب قانون‌ها: فهرست قانون‌های خانگی و صفحهٔ هر کدام.

book-title = کتاب قانون‌ها
book-task = همهٔ قانون‌های خانگی که می‌شناسیم، با مثال‌هایی که می‌شود امتحانشان کرد.
book-search = یک قانون پیدا کن
book-placeholder = ژوکر، بگ، نیل کور …
book-rules = قانون‌ها
book-count = { $count ->
    [0] قانونی پیدا نشد
    [one] یک قانون
   *[other] { NUMBER($count) } قانون
}
book-nothing-found = قانونی پیدا نشد. با کلمه‌های کمتر یا کلمهٔ دیگری امتحان کن.
book-more = { $count ->
    [one] یکی دیگر را نشان بده
   *[other] { NUMBER($count) } قانون دیگر را نشان بده
}
book-category = { $category ->
    [deal] پخش
    [bidding] خواندن
    [trump] حکم
    [play] بازی
    [scoring] امتیاز
    [ending] پایان
   *[players] بازیکن‌ها
}

book-back = همهٔ قانون‌ها
book-before = قبلی: { RULE($rule) }
book-after = بعدی: { RULE($rule) }
book-in-force = سر میز پیش‌فرض هم هست
book-text = متن قانون
book-names = نام‌ها در متن‌ها
book-language = { $lang ->
    [ar] عربی
    [en] انگلیسی
    [fa] فارسی
   *[fi] فنلاندی
}
book-settings = چه چیزی را می‌شود تنظیم کرد
book-or = یا { $values }
book-conflicts = با این‌ها جور درنمی‌آید
book-sources = منبع‌ها
book-disagreements = متن‌ها کجا با هم فرق دارند
book-here = اینجا
book-readings = آنچه متن‌ها روشن نمی‌کنند و برداشت ما
book-examples = مثال‌ها
book-example = { $basis ->
    [source] مثال { NUMBER($number) }، از یک متن
    [implied] مثال { NUMBER($number) }، نتیجهٔ قانون
   *[reading] مثال { NUMBER($number) }، با برداشت ما
}
book-try = مثال { NUMBER($number) } را امتحان کن
book-put-away = مثال { NUMBER($number) } را ببند
book-read = مثال { NUMBER($number) } را فقط بخوان
book-cover = مثال { NUMBER($number) } را دوباره بپوشان
book-read-only = فقط برای خواندن: چیزی در آن پرسیدنی نیست.

no-such-category = کتاب بخشی به نام { CODE($value) } ندارد. یکی از این‌ها را انتخاب کن: { CODE($expected) }.
no-such-example = اینجا مثالی به نام { CODE($value) } نیست. یکی مثل این را انتخاب کن: { CODE($expected) }.

## تنظیم‌هایی که فقط یک مقدار دارند، و کلمه‌هایی که فقط کتاب می‌گوید

setting-redealt-by = چه کسی دوباره پخش می‌کند
setting-exposed-to = چه کسی کارت‌های رو را می‌بیند
setting-blind-bids = خواندن کور
setting-step = کوچک‌ترین قدم
setting-all-spades-exception = هر کس فقط پیک دارد می‌تواند با پیک شروع کند
setting-call = چه وقت اعلام می‌شود
setting-on-timeout = وقتی زمان تمام شود
setting-violation = اگر کسی قانون را بشکند
setting-next-leader-after-dead-trick = بعد از دستی که کسی نمی‌برد
setting-card = کارت
setting-split-7 = هفت نفر
setting-split-8 = هشت نفر
choice-same-dealer = همان پخش‌کننده
choice-same-as-bidding = به ترتیب خواندن
choice-10-x-bid = ده امتیاز برای هر دست خوانده‌شده
choice-one-half = نیم دست
choice-house-rule = هر چه میز قرار بگذارد
choice-when-played = هنگام بازی کردنش
choice-play-lowest-legal-card = کوچک‌ترین کارت مجاز بازی می‌شود
choice-points-of-deal-to-opponents = امتیاز دور را به حریف می‌دهد
choice-same-leader = همان بازیکن شروع می‌کند
choice-drawn-before-deal = پیش از پخش کشیده می‌شود
choice-4-3 = چهار و سه
choice-4-4 = چهار و چهار
