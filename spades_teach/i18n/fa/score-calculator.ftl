### برگهٔ امتیاز: خانه‌ها، سطرها، پیش‌بینی، و اینکه هر عدد نادرست چه چیزی را نشان می‌دهد.

score-calculator-title = امتیاز یک دور
score-calculator-task = بنویس هر کس چند دست خوانده و چند دست گرفته است. هر سطر امتیاز را که باز کنی، قانونش را می‌گوید.
score-calculator-task-predict = { $side ->
    [us] تیم تو در این دور چند امتیاز می‌گیرد؟ اول خودت حساب کن و بعد «بررسی» را بزن.
    [them] تیم حریف در این دور چند امتیاز می‌گیرد؟ اول خودت حساب کن و بعد «بررسی» را بزن.
   *[both] هر تیم در این دور چند امتیاز می‌گیرد؟ اول خودت حساب کن و بعد «بررسی» را بزن.
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
    [us] جمع امتیاز تیم تو پیش از این دور
   *[them] جمع امتیاز تیم حریف پیش از این دور
}
    .inside = { $side ->
        [us] جمع امتیاز تیم تو
       *[them] جمع امتیاز تیم حریف
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

score-calculator-missing-much = بنویس هر کس چند دست خوانده و چند دست گرفته است. صفر هم جواب است؛ جای خالی نه.
score-calculator-missing = هنوز خالی است: { $fields }. صفر هم جواب است؛ جای خالی نه.
score-calculator-unreadable = { $field } درست نیست؛ اینجا یک عدد صحیح از { NUMBER($least) } تا { NUMBER($most) } لازم است.
score-calculator-too-many = روی هم { NUMBER($total) } دست می‌شود، { NUMBER($off) } تا زیادی: هر دور { NUMBER($hand) } دست دارد.
score-calculator-too-few = روی هم { NUMBER($total) } دست می‌شود، { NUMBER($off) } تا کم: هر دور { NUMBER($hand) } دست دارد.
score-calculator-bid-elsewhere = { $place ->
    [you] با این قانون‌ها نمی‌توانی { BID($bid) } بخوانی. خوانده‌ات را عوض کن، یا قانون‌های دیگری انتخاب کن.
   *[other] با این قانون‌ها { PLACE($place, form: "player") } نمی‌تواند { BID($bid) } بخواند. خوانده‌اش را عوض کن، یا قانون‌های دیگری انتخاب کن.
}
score-calculator-refused = { $place ->
    [you] تو اینجا نمی‌توانستی { BID($bid) } بخوانی: { $why }.
   *[other] { PLACE($place, form: "player") } اینجا نمی‌توانست { BID($bid) } بخواند: { $why }.
}

## امتیاز

score-calculator-line-of = { $line } ({ PLACE($place, form: "player") })
score-calculator-this-round = این دور
score-calculator-new-total = جمع جدید

score-calculator-bags-so-far = { $new ->
    [0] { $before ->
        [0] بگی نیست
       *[other] { NUMBER($before) } بگ از پیش
    }
   *[other] { $before ->
        [0] { NUMBER($new) } بگ تازه
       *[other] { NUMBER($before) } بگ از پیش و { NUMBER($new) } بگ تازه
    }
}
score-calculator-bags-after = { $loads ->
    [0] { $new ->
        [0] { $before ->
            [0] بگی نیست
           *[other] { NUMBER($before) } بگ از پیش می‌ماند، بدون بگ تازه
        }
       *[other] { $before ->
            [0] { NUMBER($carried) } بگ می‌ماند
           *[other] { NUMBER($before) } بگ از پیش، { NUMBER($new) } بگ تازه: { NUMBER($carried) } بگ می‌ماند
        }
    }
    [one] { NUMBER($before) } بگ از پیش، { NUMBER($new) } بگ تازه: { NUMBER($limit) } تا صاف شد، { NUMBER($carried) } تا می‌ماند
   *[other] { NUMBER($before) } بگ از پیش، { NUMBER($new) } بگ تازه: { NUMBER($loads) } بار { NUMBER($limit) } تا صاف شد، { NUMBER($carried) } تا می‌ماند
}

score-calculator-digit-negative = رقم آخر { NUMBER($total) } می‌شود { NUMBER($digit) }، ولی { NUMBER($bags) } بگ می‌ماند: زیر صفر، رقم آخر دیگر تعداد بگ‌ها را نشان نمی‌دهد. بگ‌ها را جدا بشمار.
score-calculator-digit = رقم آخر { NUMBER($total) } می‌شود { NUMBER($digit) }، ولی { NUMBER($bags) } بگ می‌ماند: سر این میز رقم آخر تعداد بگ‌ها را نشان نمی‌دهد. بگ‌ها را جدا بشمار.

score-calculator-outcome = { $winner ->
    [us] تیم تو مسابقه را برد.
    [them] تیم حریف مسابقه را برد.
   *[nobody] { $reason ->
        [tie-plays-on] دو تیم برابرند: مسابقه ادامه دارد.
        [no-target] مسابقه تا پایان دورها یا زمانش ادامه دارد.
       *[other] مسابقه ادامه دارد: هنوز تیمی به { NUMBER($target) } امتیاز نرسیده است.
    }
}
score-calculator-said = این دور: { SIGNED($us) } برای تیم تو، { SIGNED($them) } برای تیم حریف.

## پیش‌بینی

score-calculator-ask = { $side ->
    [us] تیم تو می‌گیرد
   *[them] تیم حریف می‌گیرد
}
score-calculator-guess-points = امتیاز این دور
score-calculator-guess-points-of = { $side ->
    [us] امتیاز این دور برای تیم تو
   *[them] امتیاز این دور برای تیم حریف
}
score-calculator-guess-carry = بگ‌هایی که می‌ماند
score-calculator-guess-carry-of = { $side ->
    [us] بگ‌هایی که برای تیم تو می‌ماند، اگر خواستی
   *[them] بگ‌هایی که برای تیم حریف می‌ماند، اگر خواستی
}
score-calculator-check = بررسی
score-calculator-next-line = سطر بعد
score-calculator-all-lines = همهٔ سطرها

score-calculator-guess-empty = امتیازی را که حساب کرده‌ای بنویس. صفر هم جواب است؛ جای خالی نه.
score-calculator-guess-unreadable = این یک عدد صحیح نیست. عددی مثل { NUMBER(70) } یا { NUMBER(-47) } بنویس.
score-calculator-right-points = { SIGNED($answer) } امتیاز: درست است.
score-calculator-right-bags = { $answer ->
    [0] بگی نمی‌ماند: این هم درست است.
   *[other] { NUMBER($answer) } بگ می‌ماند: این هم درست است.
}

## امتیاز نادرست چه چیزی را نشان می‌دهد

score-mistake-total-added = { SIGNED($answer) } جمع جدید است و { NUMBER($total) } امتیاز پیش از این دور هم در آن هست. اینجا فقط امتیاز همین دور را می‌خواهیم.
score-mistake-sign-lost = مقدارش درست است، علامتش نه. این دور امتیاز می‌آورد یا کم می‌کند؟
score-mistake-other-side = { SIGNED($answer) } امتیاز آن یکی تیم است. خوانده‌ها و دست‌های این تیم را ببین.

score-mistake-failed-nil-bags-forgotten = دست‌های نیل ناموفق جا مانده است. به تعهد کسی کمک نمی‌کنند، ولی اینجا هر کدام یک بگ است: همان لحظه { NUMBER($bag) } امتیاز، و یکی هم روی شمارندهٔ بگ.
score-mistake-bags-forgotten = بگ‌ها جا مانده است. هر دستی که در هیچ تعهدی نبوده بگ است و همان لحظه { NUMBER($bag) } امتیاز دارد.
score-mistake-penalty-forgotten = همه‌چیز درست است، جز جریمهٔ بگ. بگ‌های این دور را با { NUMBER($before) } بگ قبلی جمع کن: شمارنده هر بار به { NUMBER($limit) } برسد، { NUMBER($penalty) } امتیاز کم می‌شود.
score-mistake-bags-before-scored-again = { NUMBER($before) } بگ قبلی دوباره حساب شده است. امتیاز آن‌ها مال همان دورهایی بود که گرفته شدند؛ حالا فقط بگ‌های تازه امتیاز دارند.
score-mistake-one-penalty-for-all-loads = یک جریمه کافی نیست. شمارنده بیشتر از یک بار به { NUMBER($limit) } می‌رسد و هر بار { NUMBER($penalty) } امتیاز کم می‌شود.
score-mistake-one-penalty-too-many = یک جریمه زیادی حساب شده است. فقط هر { NUMBER($limit) } بگ کامل { NUMBER($penalty) } امتیاز کم می‌کند؛ هر چه بماند می‌رود برای دورهای بعد.
score-mistake-penalty-not-due = هنوز وقت جریمه نیست: بگ‌های قبلی و بگ‌های این دور روی هم به { NUMBER($limit) } نمی‌رسند.
score-mistake-penalty-less-bag-points = جریمه { NUMBER($penalty) } امتیاز کامل است. بگ‌ها وقتی گرفته شدند چند امتیازی آوردند، ولی آن را از جریمه کم نمی‌کنند.
score-mistake-penalty-with-bag-points = جریمه { NUMBER($penalty) } امتیاز است و نه بیشتر. امتیازی که بگ‌ها آورده‌اند سر جایش می‌ماند، هرچند بعضی میزها آن را هم پس می‌گیرند.
score-mistake-penalty-as-bag-points = جریمه فقط پس دادن امتیاز خود بگ‌ها نیست: هر { NUMBER($limit) } بگ، { NUMBER($penalty) } امتیاز کم می‌کند.
score-mistake-penalty-added = جریمه کم می‌شود، نه اضافه: پُر شدن شمارنده امتیاز کم می‌کند.
score-mistake-only-penalty = { SIGNED($answer) } فقط جریمه است. بقیهٔ دور هم حساب می‌شود و جریمه را از آن کم می‌کنند.
score-mistake-only-carried-bags-scored = فقط بگ‌هایی را حساب کرده‌ای که می‌مانند. هر بگ این دور، اول { NUMBER($bag) } امتیاز خودش را می‌آورد، حتی آن‌هایی که بعد با جریمه صاف می‌شوند.
score-mistake-bags-subtracted = امتیاز بگ اضافه می‌شود: هر کدام همان لحظه { NUMBER($bag) } امتیاز می‌آورد. بگ‌ها فقط وقتی چیزی کم می‌کنند که شمارنده پُر شود.

score-mistake-all-tricks-counted = برای هر دستِ گرفته‌شده { NUMBER($each) } امتیاز حساب شده است. { NUMBER($each) } امتیاز مال دستی است که خوانده شده؛ دستِ بیشتر از تعهد بگ است و { NUMBER($bag) } امتیاز دارد.
score-mistake-bags-as-tricks = بگ مثل دستِ خوانده‌شده حساب شده است. هر بگ { NUMBER($bag) } امتیاز دارد، نه { NUMBER($each) }.
score-mistake-set-scores-tricks = تعهد { NUMBER($contract) } دستی انجام نشده است. پس دست‌های گرفته‌شده هیچ امتیازی ندارند و هر دستِ خوانده‌شده { NUMBER($each) } امتیاز کم می‌کند.
score-mistake-set-charges-missing = فقط برای دست‌هایی که کم آمده امتیاز کم شده است. تعهد ست‌شده برای هر دستِ خوانده‌شده { NUMBER($each) } امتیاز کم می‌کند، حتی اگر فقط یک دست کم باشد.
score-mistake-set-scores-nothing = تعهد ست‌شده اینجا صفر حساب نمی‌شود: برای هر دستِ خوانده‌شده { NUMBER($each) } امتیاز کم می‌کند.
score-mistake-set-tricks-as-bags = دست‌های تعهد ست‌شده امتیازی ندارند. بگ فقط دستی است که بیشتر از تعهدِ انجام‌شده گرفته شود، یا دستی که نیل ناموفق گرفته باشد.
score-mistake-set-charges-taken = برای دست‌های گرفته‌شده امتیاز کم شده است. تعهد ست‌شده برای هر کدام از { NUMBER($contract) } دستِ خوانده‌شده { NUMBER($each) } امتیاز کم می‌کند.
score-mistake-set-taken-for-made = دست‌ها را یک بار دیگر بشمار: به { NUMBER($contract) } دستی که خوانده شده نمی‌رسند؛ پس تعهد ست شده است.
score-mistake-made-taken-for-set = دست‌ها را یک بار دیگر بشمار: همان { NUMBER($contract) } دستی که خوانده شده گرفته شده است؛ پس تعهد انجام شده. بیشتر از آن لازم نیست.
score-mistake-partners-scored-apart = هر یار جدا حساب شده است. دو یار یک تعهد دارند، اینجا { NUMBER($contract) } دست؛ دست‌هایشان جمع می‌شود و فرقی نمی‌کند کدامشان گرفته باشد.
score-mistake-partner-left-out = یکی از دو یار جا مانده است. خوانده‌های هر دو یک تعهد { NUMBER($contract) } دستی می‌سازد و دست‌های هر دو برایش حساب می‌شود.
score-mistake-not-times-each = برای هر دستِ خوانده‌شده یک امتیاز حساب شده است. هر کدام { NUMBER($each) } امتیاز دارد.

score-mistake-nil-tricks-help-partner = دست‌های نیل ناموفق سر این میز به تعهد یار کمکی نمی‌کنند؛ یار باید تنهایی از پس تعهد بربیاید.
score-mistake-nil-as-zero-bid = نیل فقط خواندن صفر دست نیست: امتیاز و جریمهٔ خودش را دارد و دست‌هایش هم به یار کمک نمی‌کنند.
score-mistake-nil-forgotten = نیل جا مانده است. نیل حساب خودش را دارد، موفق باشد یا نه، هر چه بر سر تعهد آمده باشد.
score-mistake-contract-forgotten = این فقط امتیاز نیل است. تعهد هم جدا حساب می‌شود، چه انجام شده باشد چه ست.
score-mistake-one-nil-of-two = هر دو یار نیل خوانده‌اند و هر نیل حساب خودش را دارد. یکی از آن‌ها جا مانده است.
score-mistake-nil-sign-lost = علامت نیل برعکس است: اگر هیچ دستی نگیرد امتیاز می‌آورد و با اولین دستی که بگیرد امتیاز کم می‌کند.
score-mistake-failed-nil-sets-contract = نیل ناموفق تعهد را با خودش پایین نمی‌کشد: تعهد جدا از آن انجام یا ست می‌شود.
score-mistake-blind-nil-as-nil = این ارزش نیل معمولی است. نیلی که ندیده خوانده شود { NUMBER($blind) } امتیازی است.
score-mistake-nil-as-blind-nil = این ارزش نیل کور است. نیلی که بعد از دیدن کارت‌ها خوانده شود { NUMBER($nil) } امتیازی است.
score-mistake-nil-counted-twice = نیل دو بار حساب شده است. هر نیل فقط یک بار حساب دارد.

## تعداد نادرست بگ چه چیزی را نشان می‌دهد

score-mistake-carry-last-digit = { NUMBER($answer) } رقم آخر جمع است و زیر صفر دیگر تعداد بگ‌ها را نشان نمی‌دهد. بگ‌ها را بشمار: { NUMBER($before) } بگ قبلی و بگ‌های این دور.
score-mistake-carry-over-the-limit = { NUMBER($limit) } بگ کامل روی شمارنده نمی‌ماند: جریمه صافش می‌کند. فقط آنچه بیشتر باشد می‌ماند.
score-mistake-carry-one-load-removed = شمارنده بیشتر از یک بار به { NUMBER($limit) } می‌رسد و هر بار { NUMBER($limit) } تا از آن کم می‌شود.
score-mistake-carry-begun-anew = شمارنده بعد از جریمه از صفر شروع نمی‌کند: { NUMBER($limit) } بگ کم می‌شود و آنچه بیشتر باشد می‌ماند.
score-mistake-carry-not-added = این‌ها بگ‌های این دورند. { NUMBER($before) } بگ قبلی هنوز روی شمارنده است.
score-mistake-carry-unchanged = این‌ها بگ‌های قبلی‌اند. بگ‌های این دور هم به آن‌ها اضافه می‌شود.
score-mistake-carry-without-failed-nil = دست‌های نیل ناموفق هم بگ هستند.
score-mistake-carry-partners-apart = دو یار یک تعهد مشترک دارند: دستی که یکی بیشتر از خواندهٔ خودش بگیرد، اول کمبود آن یکی را جبران می‌کند.
score-mistake-carry-all-tricks = از تعهد ست‌شده بگی نمی‌ماند: دست‌هایش روی شمارنده نمی‌رود.

## عددی که هیچ اشتباه آشنایی آن را توضیح نمی‌دهد: اول کجا را نگاه کنیم

score-astray-contract = { SIGNED($answer) } به هیچ اشتباه آشنایی نمی‌خورد. سطر به سطر برو و از تعهد شروع کن: { NUMBER($contract) } دست خوانده شده. همه‌شان گرفته شده‌اند؟ هر کدام { NUMBER($each) } امتیاز می‌آورد یا کم می‌کند.
score-astray-nil = { SIGNED($answer) } به هیچ اشتباه آشنایی نمی‌خورد. سطر به سطر برو و اول نیل را ببین: واقعاً هیچ دستی نگرفت؟
score-astray-bags = { SIGNED($answer) } نزدیک است. شاید تعهد را درست حساب کرده‌ای؛ حالا بگ‌های این دور را بشمار، هر کدام { NUMBER($bag) } امتیاز.
score-astray-penalty = { SIGNED($answer) } به هیچ اشتباه آشنایی نمی‌خورد. شاید فرق در جریمهٔ بگ باشد: بگ‌های این دور را با { NUMBER($before) } بگ قبلی جمع کن و ببین چند بار به { NUMBER($limit) } می‌رسد.
score-astray-carry = { $limit ->
    [0] { NUMBER($answer) } بگ نیست. بگ‌های این دور را با { NUMBER($before) } بگ قبلی جمع کن.
   *[other] { NUMBER($answer) } بگ نیست. بگ‌های این دور را با { NUMBER($before) } بگ قبلی جمع کن و هر بار که پُر شد { NUMBER($limit) } تا از آن بردار.
}

## قانون‌های دیگر، و چند میز کنار هم

rules-choice-name = قانون‌ها: { $table }
score-calculator-compare = همین دور سر میزهای دیگر
score-calculator-compare-own = { $table } (همین برگه)
score-calculator-compare-keep = این قانون‌ها هم کنارش بماند
score-calculator-compare-drop = بردار: { $table }
score-calculator-compare-cannot = این دور را نمی‌تواند حساب کند.
score-calculator-compare-what = سطر
score-calculator-compare-points = این دور
score-calculator-compare-total = جمع جدید
score-calculator-compare-bags = بگ‌هایی که می‌ماند
score-calculator-compare-end = مسابقه
score-calculator-compare-won = { $winner ->
    [us] تیم تو برد
    [them] تیم حریف برد
    [nobody] کسی نبرد
   *[goes-on] ادامه دارد
}
score-calculator-compare-nothing = –
score-calculator-compare-differs = با این برگه فرق دارد
score-calculator-compare-left-out = سطرهایی که سر همهٔ این میزها یکی است نیامده‌اند.
score-calculator-compare-same = این دور سر همهٔ این میزها یکی درمی‌آید.
score-calculator-compare-alone = این قانون‌ها را نگه دار و قانون‌های دیگری انتخاب کن تا هر دو را کنار هم ببینی.

## آنچه نمی‌شود

example-and-numbers = یا مثال را بنویس یا عددهای یک دور را، نه هر دو.
no-score-example = در مثال { CODE($value) } امتیاز دوری حساب نمی‌شود. مثالی انتخاب کن که خوانده‌ها و دست‌ها را داشته باشد، مثل { CODE("s2-bags") }.
not-four-in-two = قانون‌های { CODE($value) } برای چهار بازیکن در دو تیم نیست. قانون‌هایی انتخاب کن که برای چنین میزی باشد.
bad-predict = «{ $value }» نمی‌گوید امتیاز کدام تیم را باید پیش‌بینی کرد. بنویس { CODE("True") }، { CODE("us") }، { CODE("them") } یا { CODE("both") }.
nothing-asked = الان در «{ $value }» چیزی نمی‌پرسیم. در خانه‌ای بنویس که باز است.
no-next-round = از اینجا نمی‌شود به دور بعد رفت. همین دور را کامل کن، یا برگه را پاک کن.
round-is-given = عددهای این دور داده شده است. امتیازش را پیش‌بینی کن.
round-not-complete = این دور هنوز کامل نیست. اول خوانده‌ها، دست‌ها و بگ‌ها را بنویس.
too-many-tables = { NUMBER($value) } میز کنار هم زیاد است. چندتایی را کنار بگذار: جا برای { NUMBER($expected) } میز هست.
bad-sheet-state = برگهٔ ذخیره‌شده خوانده نشد. برگهٔ تازه‌ای شروع کن.
