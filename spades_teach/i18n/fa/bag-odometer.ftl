### شمارندهٔ بگ: امتیاز و بگ مثل دو شمارنده که با هم می‌چرخند، و اینکه رقم آخر امتیاز چه می‌گوید.

bag-odometer-title = شمارندهٔ بگ
bag-odometer-task = { $rounds ->
    [0] بنویس تیمت چند دست خوانده و چند دست گرفته است و ببین امتیاز و بگ‌ها چطور حرکت می‌کنند.
    [one] دور را قدم‌به‌قدم یا یک‌جا بچرخان. بعد دورهای خودت را امتحان کن.
   *[other] دورها را قدم‌به‌قدم یا یکی‌یکی بچرخان. بعد دورهای خودت را امتحان کن.
}
bag-odometer-task-predict = { $asked ->
    [score] بعد از این دور امتیاز چند می‌شود؟ اول حساب کن، بعد بگذار شمارنده بچرخد.
    [bags] بعد از این دور چند بگ روی شمارنده می‌ماند؟ اول حساب کن، بعد بگذار بچرخد.
   *[both] بعد از این دور امتیاز چند می‌شود و چند بگ می‌ماند؟ اول حساب کن، بعد بگذار شمارنده بچرخد.
}

## دستگاه

bag-odometer-score = امتیاز
bag-odometer-bags = بگ
bag-odometer-full = پُر
bag-odometer-shows = امتیاز { NUMBER($total) }، { NUMBER($bags) } بگ از { NUMBER($limit) }

bag-odometer-step = یک قدم
bag-odometer-round = همهٔ دور
bag-odometer-back = قدم قبلی
bag-odometer-restart = از اول
bag-odometer-remove = برداشتن دور آخر

## نوار کاغذ: چه چیزی حرکت کرد

bag-odometer-start = پیش از دور اول
bag-odometer-round-told = دور { NUMBER($number) }: خوانده { $bid }، گرفته { $tricks }
bag-odometer-event-bag = بگ { NUMBER($bags) }
bag-odometer-event-full = بگ { NUMBER($bags) }: شمارنده پُر شد
bag-odometer-event-emptied = { NUMBER($limit) } خانه خالی شد

bag-odometer-now-start = امتیاز { NUMBER($total) } است و { $bags ->
    [0] هر { NUMBER($limit) } خانه خالی است.
   *[other] { NUMBER($bags) } خانه از { NUMBER($limit) } خانه پُر است.
}
bag-odometer-now-bag = دستی که کسی قولش را نداده بود: { NUMBER($brought) } امتیاز بیشتر و یک بگ در خانهٔ { NUMBER($bags) }.
bag-odometer-now-full = خانهٔ آخر هم پُر شد: { NUMBER($bags) } بگ. حالا شمارنده پُر است.
bag-odometer-now-penalty = شمارنده هر بار که پُر شود { NUMBER($penalty) } امتیاز کم می‌کند.
bag-odometer-now-emptied = { NUMBER($limit) } بگ با جریمه صاف شد و از شمارنده رفت.
bag-odometer-now-over = دور { NUMBER($number) } تمام شد: { SIGNED($brought) }، پس امتیاز { NUMBER($total) } است. { $bags ->
    [0] بگی روی شمارنده نمی‌ماند.
   *[other] { NUMBER($bags) } بگ روی شمارنده می‌ماند.
}

## رقم آخر

bag-odometer-digit-name = رقم آخر چه می‌گوید
bag-odometer-digit-chip = رقم آخر { NUMBER($digit) }
bag-odometer-bags-chip = بگ { NUMBER($bags) }
bag-odometer-digit-turning = وسط دور هنوز چیزی نمی‌گوید. دور که تمام شد دوباره نگاه کن.
bag-odometer-digit-tells = رقم آخر { NUMBER($total) } تعداد بگ‌ها را می‌گوید: امتیاز زیر صفر نیست و بقیهٔ آن ده‌تا ده‌تا جمع شده است.
bag-odometer-digit-below-zero = { $tens ->
    [yes] زیر صفر، رقم آخر تعداد بگ‌ها را نمی‌گوید. بگ‌ها همچنان رو به بالا حساب می‌شوند: { $sum }.
   *[no] زیر صفر، رقم آخر تعداد بگ‌ها را نمی‌گوید. به شمارنده نگاه کن.
}
bag-odometer-digit-chance = { $tens ->
    [yes] این دو اتفاقی یکی شده‌اند. زیر صفر، رقم آخر تعداد بگ‌ها را نمی‌گوید: { $sum }.
   *[no] این دو اتفاقی یکی شده‌اند. زیر صفر، رقم آخر تعداد بگ‌ها را نمی‌گوید.
}
bag-odometer-digit-two-figures = رقم آخر یک رقم است و { NUMBER($bags) } بگ دو رقم دارد. به شمارنده نگاه کن.
bag-odometer-digit-start = امتیاز و شمارنده با هم شروع نکرده‌اند: امتیاز بگ‌های اول در این عدد نیست. پس رقم آخرش اینجا چیزی نمی‌گوید.
bag-odometer-digit-line = رقم آخر از دور { NUMBER($round) } دیگر تعداد بگ‌ها را نمی‌گوید. { SIGNED($brought) } ({ $line }) ده‌تا ده‌تا نیست.
bag-odometer-digit-bag-points = رقم آخر از دور { NUMBER($round) } دیگر تعداد بگ‌ها را نمی‌گوید: سر این میز هر بگ یک امتیاز ندارد.
bag-odometer-digit-penalty = رقم آخر از دور { NUMBER($round) } دیگر تعداد بگ‌ها را نمی‌گوید. جریمه { NUMBER($penalty) } امتیاز و { NUMBER($limit) } بگ را برداشت، ولی { NUMBER($limit) } امتیازِ همان بگ‌ها روی امتیاز ماند.

## فهرست دورها

bag-odometer-list = دورها
bag-odometer-column-round = دور
bag-odometer-column-bid = خوانده
bag-odometer-column-tricks = گرفته
bag-odometer-column-points = این دور
bag-odometer-column-total = امتیاز
bag-odometer-column-bags = بگ

## دوری از خودت

bag-odometer-own-round = دوری از خودت
bag-odometer-bid = خواندهٔ تیم
bag-odometer-tricks = دست‌های گرفته‌شده
bag-odometer-nil = یارت نیل خوانده
bag-odometer-nil-tricks = دست‌های نیل
bag-odometer-more = یکی بیشتر
bag-odometer-less = یکی کمتر
bag-odometer-add = بازی کن

bag-odometer-problem-missing = همهٔ خانه‌ها را پُر کن. صفر هم جواب است؛ جای خالی نه.
bag-odometer-problem-bid = دو یاری که عدد می‌خوانند روی هم از { NUMBER(2) } تا { NUMBER($most) } می‌خوانند: هر کدام دست‌کم یکی.
bag-odometer-problem-bid-beside-nil = کنار نیل، آن یکی یار از { NUMBER(1) } تا { NUMBER($most) } می‌خواند.
bag-odometer-problem-tricks = هر دور { NUMBER($most) } دست دارد. برای هر دو یار روی هم از { NUMBER(0) } تا { NUMBER($most) } بنویس.
bag-odometer-problem-full = همین حالا هم شبِ درازی شده است. اول یک دور را بردار.

## پیش‌بینی

bag-odometer-guess-score = امتیاز بعد از دور
bag-odometer-guess-bags = بگ‌هایی که می‌ماند
bag-odometer-sign = مثبت یا منفی
bag-odometer-check = بگذار بچرخد
bag-odometer-show = قدم‌به‌قدم نشانم بده
bag-odometer-guess-empty = { $asked ->
    [both] هر دو عدد را بنویس. صفر هم جواب است؛ جای خالی نه.
   *[other] عددی را که حساب کرده‌ای بنویس. صفر هم جواب است؛ جای خالی نه.
}
bag-odometer-guess-unreadable = این یک عدد صحیح نیست. عددی مثل { NUMBER(7) } یا { NUMBER(-47) } بنویس.
bag-odometer-right = { $asked ->
    [score] { NUMBER($total) }: درست است.
    [bags] { $bags ->
        [0] بگی نمی‌ماند: درست است.
       *[other] { NUMBER($bags) } بگ می‌ماند: درست است.
    }
   *[both] { $bags ->
        [0] { NUMBER($total) } امتیاز، بدون بگ: هر دو درست است.
       *[other] { NUMBER($total) } امتیاز و { NUMBER($bags) } بگ: هر دو درست است.
    }
}
bag-odometer-score-right = امتیاز { NUMBER($total) } درست است.
bag-odometer-bags-right = { $bags ->
    [0] اینکه بگی نمی‌ماند درست است.
   *[other] { NUMBER($bags) } بگ درست است.
}

## عدد نادرست چه چیزی را نشان می‌دهد

bag-odometer-mistake-round-for-score = { SIGNED($said) } فقط امتیاز همین دور است. پیش از آن { NUMBER($total) } داشتی: این دو را جمع کن.
bag-odometer-mistake-score-sign-lost = مقدارش درست است، علامتش نه. امتیاز بعد از این دور بالای صفر است یا زیر صفر؟
bag-odometer-mistake-score-unchanged = { NUMBER($said) } امتیاز پیش از این دور بود. خودِ این دور چه می‌آورد یا چه کم می‌کند؟
bag-odometer-mistake-digit-for-bags = { NUMBER($answer) } رقم آخر امتیاز است و اینجا تعداد بگ‌ها را نمی‌گوید. بشمار: { NUMBER($before) } بگ قبلی و بگ‌های این دور.

bag-odometer-astray = { $stage ->
    [nil] { NUMBER($said) } به هیچ اشتباه آشنایی نمی‌خورد. از { NUMBER($total) } شروع کن و اول نیل را ببین: واقعاً هیچ دستی نگرفت؟
    [bags] { NUMBER($said) } نزدیک است. از { NUMBER($total) } شروع کن، تعهد را حساب کن و بعد بگ‌ها را دوباره بشمار: هر کدام { NUMBER($bag) } امتیاز.
    [penalty] { NUMBER($said) } به هیچ اشتباه آشنایی نمی‌خورد. شاید فرق در جریمه باشد: بگ‌ها را با { NUMBER($before) } بگ قبلی جمع کن و ببین چند بار به { NUMBER($limit) } می‌رسد.
   *[contract] { NUMBER($said) } به هیچ اشتباه آشنایی نمی‌خورد. از { NUMBER($total) } شروع کن، بعد تعهد { NUMBER($contract) } دستی، بعد تک‌تک بگ‌ها، بعد جریمهٔ هر { NUMBER($limit) } بگ.
}

## آنچه نمی‌شود

example-and-rounds = یا مثال را بنویس یا دورها را، نه هر دو.
no-round-to-predict = چیزی برای پیش‌بینی نیست. دست‌کم یک دور بنویس، مثل { CODE("5/8") }.
bad-odometer-predict = «{ $value }» نمی‌گوید چه چیزی را باید پیش‌بینی کرد. بنویس { CODE("True") }، { CODE("score") }، { CODE("bags") } یا { CODE("both") }.
bad-counted-round = «{ $value }» یک دور نیست. خوانده و دست‌ها را بنویس، مثل { CODE("5/8") } یا { CODE("5+nil/6+2") }.
bad-side-bid = «{ $value }» خواندهٔ دو یار نیست. از { NUMBER($least) } تا { NUMBER($most) } بنویس، یا خواندهٔ هر یار را جدا، مثل { CODE("1+nil/3+0") }.
bad-side-tricks = «{ $value }» تعداد دست‌های یک تیم نیست. از { NUMBER(0) } تا { NUMBER($most) } بنویس.
whose-tricks = «{ $value }» نمی‌گوید دست‌ها را کدام یار گرفته است. کنار نیل این مهم است؛ مثلاً بنویس { CODE("5+nil/6+2") }.
bad-carried-score = با امتیاز { $value } نمی‌شود شروع کرد. عددی از { NUMBER($most) } منفی تا { NUMBER($most) } بنویس.
bad-carried-bags = با { $value } بگ نمی‌شود شروع کرد. از { NUMBER(0) } تا { NUMBER($most) } بنویس.
too-many-rounds = تعداد دورها زیاد است. بیشتر از { NUMBER($most) } دور ننویس.
no-bag-count = در قانون‌های { CODE($value) } بگ‌ها شمرده نمی‌شوند. قانون‌هایی انتخاب کن که بشمارند، مثل { CODE("standard") }.
predict-first = اول دورهایی را که داده شده پیش‌بینی کن.
bad-odometer-state = شمارندهٔ ذخیره‌شده خوانده نشد. شمارندهٔ تازه‌ای شروع کن.
