### انتخاب قانون‌های خانگی.

rules-picker-title = قانون‌های خانگی
rules-picker-task = اول میز را انتخاب کن، بعد هر چه را جور دیگری بازی می‌کنید روشن کن. هر قانون را که باز کنی، تنظیم‌ها و مثالش را می‌بینی.
rules-picker-tables = میز
rules-picker-search = جست‌وجو
rules-picker-search-for = جست‌وجو: بگ، ژوکر، دست آخر …
rules-picker-topics = موضوع‌ها
rules-picker-all-topics = نتیجه‌ها، از همهٔ موضوع‌ها
rules-picker-found-none = قانونی با این کلمه‌ها پیدا نشد. با کلمه‌های کمتر یا کلمهٔ دیگری امتحان کن.
rules-picker-more = تنظیم‌ها و مثال
rules-picker-settings = تنظیم‌ها
rules-picker-yes = بله
rules-picker-no = نه
rules-picker-none = هیچ
rules-picker-undo = برگرداندن
rules-picker-differs = فرقش با میز پیش‌فرض
rules-picker-same = هنوز هیچ: این همان میز پیش‌فرض است.
rules-picker-spec = قانون‌ها به شکل متن
rules-picker-spec-about = برای نگه داشتن یا فرستادن، کپی‌اش کن؛ برای آوردن قانون‌های دیگر، متن یا پیوندشان را اینجا بگذار.
rules-picker-take-over = به کار ببر
rules-picker-copy = کپی
rules-picker-copied = کپی شد.
rules-picker-cannot = این قانون‌ها را نمی‌شود به کار برد. دوباره نگاهشان کن، یا یکی را بردار.

## موضوع‌ها

rules-picker-topic = { $topic ->
    [deal] پخش
    [bidding] خواندن
    [trump] حکم
    [play] بازی
    [scoring] امتیاز
    [ending] پایان
   *[players] بازیکن‌ها
}
# $count: how many rules of a topic are switched on.
rules-picker-topic-on = { $count ->
    [one] یک قانون روشن
   *[other] { NUMBER($count) } قانون روشن
}

## آنچه روشن است

rules-picker-on = { $count ->
    [one] یک قانون روشن
   *[other] { NUMBER($count) } قانون روشن
}
# $table: the id of the table.
rules-picker-on-none = هنوز چیزی به «{ RULE($table) }» اضافه نشده.
rules-picker-switch-off = خاموش کن
rules-picker-more-about = «{ RULE($rule) }»: تنظیم‌ها و مثال
# $count: how many rules a search has found.
rules-picker-found = { $count ->
    [0] چیزی پیدا نشد
    [one] یک قانون پیدا شد
   *[other] { NUMBER($count) } قانون پیدا شد
}

## آنچه با یک فشار شد

rules-picker-said-on = «{ RULE($rule) }» روشن شد.
rules-picker-said-off = «{ RULE($rule) }» خاموش شد.
rules-picker-said-table = حالا میز «{ RULE($rule) }» است، بدون هیچ اضافه‌ای.
rules-picker-said-imported = قانون‌های متن به کار رفت.
rules-picker-said-undone = آخرین قدم برگشت.

## آنچه جلوی یک قانون را می‌گیرد

# $rules: names of rules.
rules-picker-mark-table = سر این میز از اول هست
rules-picker-mark-replaced = به جایش: { $rules }
rules-picker-mark-blocked = با { $rules } جور نیست
rules-picker-mark-alone = اینجا به‌تنهایی اثری ندارد؛ در کنارش لازم است: { $rules }{ $more ->
    [0] {""}
    [one] {" "}یا یک انتخاب دیگر
   *[other] {" "}یا یکی از { NUMBER($more) } انتخاب دیگر
}
rules-picker-mark-unset = اینجا تا تنظیم نشود اثری ندارد؛ مثلاً { $settings }
# $first, $second: rules. $slot: what both decide.
rules-picker-same-slot = «{ RULE($first) }» و «{ RULE($second) }» هر دو تعیین می‌کنند که { $slot ->
    [table] چند نفر بازی می‌کنند
    [trumps] کدام کارت‌ها حکم‌اند
    [pack] کدام کارت‌ها در بازی‌اند
    [opening] چه کسی شروع می‌کند
    [shares] کارت‌ها چطور پخش می‌شود
    [accounting] دست‌ها چطور شمرده می‌شود
    [terms-bag-penalty] بگ چه جریمه‌ای دارد
    [terms-bag-points] دستِ بیشتر از تعهد چند امتیاز دارد
    [kinds-number] خوانده‌های عددی چند امتیاز دارند
    [kinds-nil] نیل چیست
    [endings-target] مسابقه کی تمام می‌شود
    [exchange-passing] کدام کارت‌ها رد می‌شود
   *[other] یک چیز چطور باشد
}؛ پس فقط یکی از این دو را می‌شود بازی کرد.
# $needing: the rule that relies on something. $removing: the rule that takes it away. $fact: what it is.
rules-picker-needs = { $fact ->
    [two-of-clubs] «{ RULE($needing) }» به { CARD("2C") } نیاز دارد که در دستهٔ کارت «{ RULE($removing) }» نیست.
    [nil] «{ RULE($needing) }» به نیل نیاز دارد و با «{ RULE($removing) }» کسی نیل نمی‌خواند.
    [blind-bids] «{ RULE($needing) }» به خواندن کور نیاز دارد و با «{ RULE($removing) }» کسی کور نمی‌خواند.
    [partners] «{ RULE($needing) }» به یار نیاز دارد و با «{ RULE($removing) }» هر کس تنها بازی می‌کند.
   *[other] «{ RULE($needing) }» به چیزی نیاز دارد که «{ RULE($removing) }» برمی‌دارد.
}
rules-picker-excludes = «{ RULE($first) }» و «{ RULE($second) }» با هم نمی‌شوند.
# $others: names of rules that are on. $rule: the rule to be switched on.
rules-picker-swap = { $others } خاموش، «{ RULE($rule) }» روشن
# $table: the table begun with. $rules: rules that it has of its own and that are in the way.
rules-picker-own-table = «{ RULE($table) }» خودش { $rules } دارد. برای این قانون، با میز دیگری شروع کن.
rules-picker-instead = سر این میز از اول هست و روشن کردن نمی‌خواهد. اگر جور دیگری بازی می‌کنید، { $rules } را روشن کن.
rules-picker-always = سر این میز از اول هست و روشن کردن نمی‌خواهد.

## تنظیم‌ها

# $value: what a setting is when nobody says otherwise.
rules-picker-usual = معمولاً { $value }
rules-picker-trying = این قانون خاموش است، ولی تنظیم‌هایش را می‌توانی امتحان کنی.

## مثال

rules-picker-example = مثلاً
rules-picker-column-usual = میز پیش‌فرض
rules-picker-column-here = میز تو
rules-picker-no-change = اینجا نتیجهٔ هر دو میز یکی است.
rules-picker-not-there = سر میز پیش‌فرض این پیش نمی‌آید.
# $rules: names of rules.
rules-picker-besides = اینجا با { $rules } هم بازی شده.
rules-picker-bid = خوانده
rules-picker-took = دست
# $hand: cards.
rules-picker-hand = کارت‌ها: { $hand }
rules-picker-hand-of = { SEAT($seat) }: { $hand }
rules-picker-play = { SEAT($seat) } { CARD($card) }
# $plays: who played what.
rules-picker-trick = روی زمین: { $plays }
rules-picker-lead = نوبت شروع
rules-picker-follow = نوبت دادن کارت
rules-picker-unbroken = پیک نشکسته
rules-picker-bid-of = { SEAT($seat) } { BID($bid) }
# $bids: who bid what.
rules-picker-bids = خوانده‌ها تا اینجا: { $bids }
rules-picker-to-bid = حالا { SEAT($seat) } می‌خواند
# $counts: yes when bags are to be told.
rules-picker-total = { SIDE($side) } { NUMBER($total) }{ $counts ->
    [yes] {" "}با { NUMBER($bags) } بگ
   *[no] {""}
}
# $totals: what each side has.
rules-picker-before = امتیاز پیش از این: { $totals }
rules-picker-rounds = دورهای بازی‌شده: { NUMBER($rounds) }
rules-picker-minutes = دقیقه‌های بازی‌شده: { NUMBER($minutes) }
rules-picker-gives-up = { SEAT($seat) } تسلیم می‌شود
rules-picker-row-points = امتیاز دور
rules-picker-row-total = جمع
rules-picker-row-bags = بگ‌هایی که می‌ماند
rules-picker-row-takes = دست مال
rules-picker-row-bids = { SEAT($seat) } می‌تواند بخواند
rules-picker-row-over = مسابقه تمام است؟
rules-picker-row-won = برندهٔ مسابقه
rules-picker-row-why = چون
rules-picker-row-players = بازیکن
rules-picker-row-sides = تیم
rules-picker-row-pack = کارت‌های بازی
rules-picker-row-hand = کارت هر نفر
rules-picker-row-trumps = حکم‌ها از بالا
rules-picker-row-seconds = بیشترین زمان یک دست، به ثانیه
# $giver: who passes the cards. $receiver: who gets them.
rules-picker-row-passes = { SEAT($giver) } به { SEAT($receiver) }
rules-picker-row-passed = همهٔ کارت‌های ردشده
rules-picker-row-people = { NUMBER($people) } نفر می‌نشینند
rules-picker-row-trump = حکم
rules-picker-may = بله
# $why: the short name of the reason.
rules-picker-may-not = نه: { $why }
rules-picker-nobody = هیچ‌کس
rules-picker-nothing = –
rules-picker-no-limit = بدون محدودیت

## فرق با میز پیش‌فرض

# $values: how the rule is set.
rules-picker-added = { RULE($rule) }
rules-picker-added-set = { RULE($rule) } ({ $values })
rules-picker-changed = { RULE($rule) }، با تنظیم دیگر: { $values }
rules-picker-gone = بدون { RULE($rule) }
rules-picker-gone-for = «{ RULE($rule) }» دیگر نیست؛ به جایش { $others }
