### برگهٔ امتیاز: خانه‌ها، سطرها، پیش‌بینی، و این که هر عددِ نادرست چه چیزی را نشان می‌دهد.

score-calculator-title = امتیازِ یک دور
score-calculator-task = بنویس هر کس چند دست خوانده و چند دست گرفته است. هر سطرِ امتیاز باز می‌شود و قانونش را می‌گوید.
score-calculator-task-predict = { $side ->
    [us] تیم تو در این دور چند امتیاز می‌گیرد؟ اول خودت حساب کن و بعد بررسی را بزن.
    [them] تیم حریف در این دور چند امتیاز می‌گیرد؟ اول خودت حساب کن و بعد بررسی را بزن.
   *[both] هر تیم در این دور چند امتیاز می‌گیرد؟ اول خودت حساب کن و بعد بررسی را بزن.
}

## خانه‌ها

score-calculator-bids = خوانده
score-calculator-tricks-taken = دست‌ها
score-calculator-before = پیش از این دور
score-calculator-total-before = جمع
score-calculator-bags-before = بگ

score-calculator-bid = خواندهٔ { PLACE($place, form: "player") }
    .inside = خواندهٔ { PLACE($place, form: "player") }
score-calculator-tricks = دست‌های { PLACE($place, form: "player") }
    .inside = دست‌های { PLACE($place, form: "player") }
score-calculator-total = { $side ->
    [us] جمعِ امتیاز تیم تو پیش از این دور
   *[them] جمعِ امتیاز تیم حریف پیش از این دور
}
    .inside = { $side ->
        [us] جمعِ امتیاز تیم تو
       *[them] جمعِ امتیاز تیم حریف
    }
score-calculator-bags = { $side ->
    [us] بگ‌های تیم تو پیش از این دور
   *[them] بگ‌های تیم حریف پیش از این دور
}
    .inside = { $side ->
        [us] بگ‌های تیم تو
       *[them] بگ‌های تیم حریف
    }

score-calculator-call = { PLACE($place) }: { BID($bid) }
score-calculator-contract = تعهد { $sum }

score-calculator-step-more = یکی بیشتر
score-calculator-step-less = یکی کمتر
score-calculator-step-sign = مثبت یا منفی

score-calculator-give-rest = { $tricks ->
    [0] هیچ دستی برای { PLACE($place, form: "player") }
   *[other] { NUMBER($tricks) } دستِ دیگر برای { PLACE($place, form: "player") }
}
score-calculator-clear = پاک کردن
score-calculator-next-round = دور بعد

## چرا هنوز امتیازی نیست

score-calculator-missing-much = بنویس هر کس چند دست خوانده و چند دست گرفته است. صفر جواب است؛ جای خالی نه.
score-calculator-missing = هنوز خالی است: { $fields }. صفر جواب است؛ جای خالی نه.
score-calculator-unreadable = { $field } درست نیست؛ این‌جا یک عدد صحیح از { NUMBER($least) } تا { NUMBER($most) } لازم است.
score-calculator-too-many = روی هم { NUMBER($total) } دست می‌شود، { NUMBER($off) } تا زیادی: هر دور { NUMBER($hand) } دست دارد.
score-calculator-too-few = روی هم { NUMBER($total) } دست می‌شود، { NUMBER($off) } تا کم: هر دور { NUMBER($hand) } دست دارد.
score-calculator-refused = { $place ->
    [you] تو این‌جا نمی‌توانسته‌ای { BID($bid) } بخوانی: { $why }.
   *[other] { PLACE($place, form: "player") } این‌جا نمی‌توانسته { BID($bid) } بخواند: { $why }.
}

## امتیاز

score-calculator-line-of = { $line } ({ PLACE($place, form: "player") })
score-calculator-this-round = این دور
score-calculator-new-total = جمعِ تازه

score-calculator-bags-so-far = { $new ->
    [0] { $before ->
        [0] بگی نیست
       *[other] { NUMBER($before) } بگ از پیش
    }
   *[other] { $before ->
        [0] { NUMBER($new) } بگِ تازه
       *[other] { NUMBER($before) } بگ از پیش و { NUMBER($new) } بگِ تازه
    }
}
score-calculator-bags-after = { $loads ->
    [0] { $new ->
        [0] { $before ->
            [0] بگی نیست
           *[other] { NUMBER($before) } بگ می‌ماند و بگِ تازه‌ای نیست
        }
       *[other] { $before ->
            [0] { NUMBER($carried) } بگ، که می‌ماند
           *[other] { NUMBER($before) } بگ از پیش، { NUMBER($new) } بگِ تازه: { NUMBER($carried) } بگ می‌ماند
        }
    }
    [one] { NUMBER($before) } بگ از پیش، { NUMBER($new) } بگِ تازه: { NUMBER($limit) } تا صاف شد، { NUMBER($carried) } تا می‌ماند
   *[other] { NUMBER($before) } بگ از پیش، { NUMBER($new) } بگِ تازه: { NUMBER($loads) } بار { NUMBER($limit) } تا صاف شد، { NUMBER($carried) } تا می‌ماند
}

score-calculator-digit-negative = رقم آخرِ { NUMBER($total) } می‌شود { NUMBER($digit) }، ولی { NUMBER($bags) } بگ می‌ماند: زیر صفر، رقم آخر دیگر تعداد بگ‌ها را نشان نمی‌دهد. بگ‌ها را جدا بشمار.
score-calculator-digit = رقم آخرِ { NUMBER($total) } می‌شود { NUMBER($digit) }، ولی { NUMBER($bags) } بگ می‌ماند: سر این میز رقم آخر تعداد بگ‌ها را نشان نمی‌دهد. بگ‌ها را جدا بشمار.

score-calculator-outcome = { $winner ->
    [us] تیم تو مسابقه را برد.
    [them] تیم حریف مسابقه را برد.
   *[nobody] { $reason ->
        [tie-plays-on] دو تیم برابرند: مسابقه ادامه دارد.
       *[other] مسابقه ادامه دارد: هنوز کسی به { NUMBER($target) } امتیاز نرسیده است.
    }
}
score-calculator-said = این دور: { SIGNED($us) } برای تیم تو، { SIGNED($them) } برای تیم حریف.

## پیش‌بینی

score-calculator-ask = { $side ->
    [us] تیم تو می‌گیرد
   *[them] تیم حریف می‌گیرد
}
score-calculator-guess-points = امتیازِ این دور
score-calculator-guess-points-of = { $side ->
    [us] امتیازِ این دور برای تیم تو
   *[them] امتیازِ این دور برای تیم حریف
}
score-calculator-guess-carry = بگ‌هایی که می‌ماند
score-calculator-guess-carry-of = { $side ->
    [us] بگ‌هایی که می‌ماند برای تیم تو، اگر خواستی
   *[them] بگ‌هایی که می‌ماند برای تیم حریف، اگر خواستی
}
score-calculator-check = بررسی
score-calculator-next-line = سطر بعد
score-calculator-all-lines = همهٔ سطرها

score-calculator-guess-empty = امتیازی را که فکر می‌کنی بنویس. صفر هم جواب است؛ جای خالی نه.
score-calculator-guess-unreadable = این عدد صحیح نیست. عددی مثل { NUMBER(70) } یا { NUMBER(-47) } بنویس.
score-calculator-right-points = { SIGNED($answer) } امتیاز درست است.
score-calculator-right-bags = { $answer ->
    [0] این هم درست است: بگی نمی‌ماند.
   *[other] این هم درست است: { NUMBER($answer) } بگ می‌ماند.
}

## امتیازِ نادرست چه چیزی را نشان می‌دهد

score-mistake-total-added = { SIGNED($answer) } جمعِ تازه است: { NUMBER($total) } امتیازِ پیش از این دور هم در آن است. این‌جا فقط امتیازِ همین دور را می‌خواهیم.
score-mistake-sign-lost = اندازه درست است و علامت نه. این دور امتیاز می‌آورد یا کم می‌کند؟
score-mistake-other-side = { SIGNED($answer) } امتیازِ آن یکی تیم است. خوانده‌ها و دست‌های همین تیم را نگاه کن.

score-mistake-failed-nil-bags-forgotten = دست‌های نیلِ ناکام جا مانده است. به تعهدِ کسی کمک نمی‌کنند، ولی این‌جا هر کدام یک بگ است: همان دم { NUMBER($bag) } امتیاز، و یکی هم روی شمارِ بگ‌ها.
score-mistake-bags-forgotten = بگ‌ها جا مانده است. هر دستی که تعهدی نخواسته بود بگ است و همان دم { NUMBER($bag) } امتیاز دارد.
score-mistake-penalty-forgotten = همه‌چیز هست جز جریمهٔ بگ. بگ‌های این دور را با { NUMBER($before) } بگِ پیشین جمع کن: هر { NUMBER($limit) } بگِ پُر { NUMBER($penalty) } امتیاز کم می‌کند.
score-mistake-bags-before-scored-again = { NUMBER($before) } بگِ پیشین را دوباره حساب کرده‌ای. امتیازِ آن‌ها مالِ دورهایی بود که گرفته شدند؛ حالا فقط بگ‌های تازه امتیاز دارند.
score-mistake-one-penalty-for-all-loads = یک جریمه کم است. شمارِ بگ‌ها بیشتر از یک بار از { NUMBER($limit) } می‌گذرد و هر بار { NUMBER($penalty) } امتیاز کم می‌شود.
score-mistake-one-penalty-too-many = این یک جریمه زیادی دارد. فقط { NUMBER($limit) } بگِ پُر { NUMBER($penalty) } امتیاز کم می‌کند؛ هر چه بماند منتظرِ دورهای بعد است.
score-mistake-penalty-not-due = هنوز نوبتِ جریمه نیست: بگ‌های پیشین و بگ‌های این دور روی هم به { NUMBER($limit) } نمی‌رسند.
score-mistake-penalty-less-bag-points = جریمه همهٔ { NUMBER($penalty) } امتیاز است. بگ‌ها وقتی گرفته شدند چند امتیازی آوردند، ولی آن را از جریمه کم نمی‌کنند.
score-mistake-penalty-with-bag-points = جریمه { NUMBER($penalty) } امتیاز است و نه بیشتر. امتیازی که بگ‌ها آورده‌اند سرِ جایش می‌ماند؛ بعضی میزها آن را هم پس می‌گیرند.
score-mistake-penalty-as-bag-points = بگ‌های پُر فقط امتیازِ خودشان را پس نمی‌دهند: هر { NUMBER($limit) } بگِ پُر { NUMBER($penalty) } امتیاز کم می‌کند.
score-mistake-penalty-added = جریمه کم می‌شود، نه اضافه: پُر شدنِ بگ‌ها جایزه ندارد.
score-mistake-only-penalty = { SIGNED($answer) } فقط جریمه است. بقیهٔ دور هم حساب می‌شود و جریمه را از آن کم می‌کنند.
score-mistake-only-carried-bags-scored = فقط بگ‌هایی را حساب کرده‌ای که می‌مانند. هر بگِ این دور اول { NUMBER($bag) } امتیازِ خودش را می‌آورد، حتی آن‌هایی که بعد با جریمه صاف می‌شوند.
score-mistake-bags-subtracted = بگ‌ها اضافه می‌شوند: هر کدام همان دم { NUMBER($bag) } امتیاز می‌آورد. فقط وقتی شمارشان پُر شود چیزی کم می‌کنند.

score-mistake-all-tricks-counted = برای هر دستِ گرفته‌شده { NUMBER($each) } امتیاز حساب کرده‌ای. { NUMBER($each) } مالِ دستی است که خوانده شده؛ دستِ بیشتر از تعهد بگ است و { NUMBER($bag) } امتیاز دارد.
score-mistake-bags-as-tricks = بگ را مثل دستِ خوانده‌شده حساب کرده‌ای. هر بگ { NUMBER($bag) } امتیاز دارد، نه { NUMBER($each) }.
score-mistake-set-scores-tricks = تعهدِ { NUMBER($contract) } دستی انجام نشده. پس دست‌های گرفته‌شده هیچ امتیازی ندارند و هر دستِ خوانده { NUMBER($each) } امتیاز کم می‌کند.
score-mistake-set-charges-missing = فقط برای دست‌های کم‌آمده امتیاز کم کرده‌ای. تعهدِ ست‌شده برای هر دستِ خوانده { NUMBER($each) } امتیاز کم می‌کند، هر قدر هم که کم مانده باشد.
score-mistake-set-scores-nothing = تعهدِ ست‌شده این‌جا صفر نیست: برای هر دستِ خوانده { NUMBER($each) } امتیاز کم می‌کند.
score-mistake-set-tricks-as-bags = دست‌های تعهدِ ست‌شده امتیازی ندارند. بگ فقط دستِ بیشتر از تعهدِ انجام‌شده است، یا دستِ نیلِ ناکام.
score-mistake-set-charges-taken = برای دست‌های گرفته‌شده امتیاز کم کرده‌ای. تعهدِ ست‌شده برای هر کدام از { NUMBER($contract) } دستِ خوانده { NUMBER($each) } امتیاز کم می‌کند.
score-mistake-set-taken-for-made = دست‌ها را یک بار دیگر بشمار: به { NUMBER($contract) } دستی که خوانده شده نمی‌رسند؛ پس تعهد ست شده است.
score-mistake-made-taken-for-set = دست‌ها را یک بار دیگر بشمار: { NUMBER($contract) } دستی که خوانده شده هست؛ پس تعهد انجام شده. همان اندازه که خوانده شده بس است.
score-mistake-partners-scored-apart = هر یار را جدا حساب کرده‌ای. دو یار یک تعهد دارند، این‌جا { NUMBER($contract) } دست؛ دست‌هایشان جمع می‌شود و فرقی نمی‌کند کدامشان گرفته باشد.
score-mistake-partner-left-out = یکی از دو یار جا مانده. خوانده‌های هر دو یک تعهدِ { NUMBER($contract) } دستی می‌سازد و دست‌های هر دو برایش حساب می‌شود.
score-mistake-not-times-each = برای هر دستِ خوانده یک امتیاز حساب کرده‌ای. هر کدام { NUMBER($each) } امتیاز دارد.

score-mistake-nil-tricks-help-partner = دست‌های نیلِ ناکام سر این میز به تعهدِ یار کمکی نمی‌کنند؛ یار باید تنهایی از پسِ آن بربیاید.
score-mistake-nil-as-zero-bid = نیل فقط خواندنِ صفر دست نیست: امتیاز و جریمهٔ خودش را دارد و دست‌هایش هم به یار کمک نمی‌کنند.
score-mistake-nil-forgotten = نیل جا مانده است. نیل حسابِ خودش را دارد، بگیرد یا نگیرد، تعهد هر چه شده باشد.
score-mistake-contract-forgotten = این فقط نیل است. تعهد هم جدا حساب می‌شود، چه انجام شده باشد و چه ست.
score-mistake-one-nil-of-two = هر دو یار نیل خوانده‌اند و هر نیل حسابِ خودش را دارد. یکی از آن‌ها جا مانده است.
score-mistake-nil-sign-lost = علامتِ نیل برعکس است: وقتی هیچ دستی گرفته نشود امتیاز می‌آورد و با همان دستِ اول کم می‌کند.
score-mistake-failed-nil-sets-contract = نیلِ ناکام تعهد را با خودش پایین نمی‌کشد: تعهد خودش انجام یا ست می‌شود.
score-mistake-blind-nil-as-nil = این قیمتِ نیلِ معمولی است. نیلی که ندیده خوانده شود سرِ { NUMBER($blind) } امتیاز است.
score-mistake-nil-as-blind-nil = این قیمتِ نیل کور است. نیلی که بعد از دیدنِ کارت‌ها خوانده شود سرِ { NUMBER($nil) } امتیاز است.
score-mistake-nil-counted-twice = نیل دو بار حساب شده است.

## شمارِ نادرستِ بگ چه چیزی را نشان می‌دهد

score-mistake-carry-last-digit = { NUMBER($answer) } رقم آخرِ جمع است و زیر صفر دیگر تعداد بگ‌ها را نشان نمی‌دهد. بشمارشان: { NUMBER($before) } بگِ پیشین و بگ‌های این دور.
score-mistake-carry-over-the-limit = { NUMBER($limit) } بگِ پُر در شمار نمی‌ماند: جریمه آن را صاف می‌کند. فقط بیشتر از آن می‌ماند.
score-mistake-carry-one-load-removed = شمارِ بگ‌ها بیشتر از یک بار از { NUMBER($limit) } می‌گذرد و هر بار { NUMBER($limit) } تا از شمار کم می‌شود.
score-mistake-carry-begun-anew = بعد از جریمه شمار از صفر شروع نمی‌شود: { NUMBER($limit) } بگ کم می‌شود و بیشتر از آن می‌ماند.
score-mistake-carry-not-added = این‌ها بگ‌های این دورند. { NUMBER($before) } بگِ پیشین هنوز در شمار است.
score-mistake-carry-unchanged = این‌ها بگ‌های پیشین‌اند. بگ‌های این دور هم به آن اضافه می‌شود.
score-mistake-carry-without-failed-nil = دست‌های نیلِ ناکام هم بگ‌اند.
score-mistake-carry-partners-apart = دو یار یک تعهدِ مشترک دارند: دستی که یکی بیشتر از خواندهٔ خودش می‌گیرد، اول کم‌آوردهٔ آن یکی را جبران می‌کند.
score-mistake-carry-all-tricks = از تعهدِ ست‌شده بگی نمی‌ماند: دست‌هایش در شمار نمی‌آید.

## عددی که هیچ اشتباهِ آشنایی آن را توضیح نمی‌دهد: اول کجا را نگاه کنیم

score-astray-contract = { SIGNED($answer) } به هیچ اشتباهِ آشنایی نمی‌خورد. سطر به سطر برو و از تعهد شروع کن: { NUMBER($contract) } دست خوانده شده. گرفته شد؟ هر کدام { NUMBER($each) } امتیاز است، به سود یا به زیان.
score-astray-nil = { SIGNED($answer) } به هیچ اشتباهِ آشنایی نمی‌خورد. سطر به سطر برو و اول نیل را نگاه کن: واقعاً هیچ دستی نگرفت؟
score-astray-bags = { SIGNED($answer) } نزدیک است. شاید تعهد را درست حساب کرده‌ای؛ حالا بگ‌های این دور را بشمار، هر کدام { NUMBER($bag) } امتیاز.
score-astray-penalty = { SIGNED($answer) } به هیچ اشتباهِ آشنایی نمی‌خورد. شاید فرق در جریمهٔ بگ باشد: بگ‌های این دور را با { NUMBER($before) } بگِ پیشین جمع کن و ببین چند بار به { NUMBER($limit) } می‌رسد.
score-astray-carry = { $limit ->
    [0] { NUMBER($answer) } بگ نیست. بگ‌های این دور را با { NUMBER($before) } بگِ پیشین جمع کن.
   *[other] { NUMBER($answer) } بگ نیست. بگ‌های این دور را با { NUMBER($before) } بگِ پیشین جمع کن و هر بار که پُر شد { NUMBER($limit) } تا از آن بردار.
}

## آنچه نمی‌شود

example-and-numbers = یا مثال را بده یا عددهای یک دور را؛ نه هر دو را.
no-score-example = مثالِ { CODE($value) } امتیازِ دوری را حساب نمی‌کند. مثالی انتخاب کن که خوانده‌ها و دست‌ها را داشته باشد، مانند { CODE("s2-bags") }.
not-four-in-two = قانون‌های { CODE($value) } برای چهار بازیکن در دو تیم نیست. قانون‌هایی انتخاب کن که باشد.
bad-predict = «{ $value }» نمی‌گوید امتیازِ کدام تیم را باید پیش‌بینی کرد. بنویس { CODE("True") }، { CODE("us") }، { CODE("them") } یا { CODE("both") }.
nothing-asked = حالا در «{ $value }» چیزی نمی‌پرسیم. در خانه‌ای بنویس که باز است.
no-next-round = از این‌جا دورِ بعدی نیست. این یکی را کامل کن یا برگه را پاک کن.
round-is-given = عددهای این دور داده شده است. امتیازش را پیش‌بینی کن.
round-not-complete = این دور هنوز کامل نیست. اول خوانده‌ها، دست‌ها و بگ‌ها را بنویس.
bad-sheet-state = آنچه از این برگه نگه داشته شده بود خوانده نمی‌شود. برگه را از نو شروع کن.
