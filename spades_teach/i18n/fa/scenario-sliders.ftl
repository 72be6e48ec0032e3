### لغزنده‌های «اگر»: یک دور از یک تیم، که عددهای خودش و عددهای قانون را می‌شود جابه‌جا کرد.

scenario-sliders-title = اگر این‌طور بود…
scenario-sliders-task = لغزنده‌ای را جابه‌جا کن؛ امتیاز، جمع و نتیجه همان لحظه با آن عوض می‌شوند.

## چه چیزهایی جابه‌جا می‌شود

scenario-sliders-group-round = این دور
scenario-sliders-group-others = حریف
scenario-sliders-group-match = مسابقه
scenario-sliders-group-rules = قانون‌ها

scenario-sliders-bid = خواندهٔ تیم تو
scenario-sliders-bid-beside-nil = خواندهٔ خودت
scenario-sliders-tricks = دست‌های گرفته
scenario-sliders-tricks-beside-nil = دست‌های خودت
scenario-sliders-nil-tricks = دست‌های نیل
scenario-sliders-bags = بگ‌های از قبل
scenario-sliders-total = امتیاز پیش از این دور
scenario-sliders-others = امتیاز حریف در آن لحظه
scenario-sliders-their-bid = خواندهٔ حریف
scenario-sliders-their-bags = بگ‌های حریف از قبل
scenario-sliders-others-before = امتیاز حریف پیش از این دور
scenario-sliders-rounds = چند دور پشت سر هم

scenario-sliders-bag-penalty-limit = بگی که شمارنده را پُر می‌کند
scenario-sliders-bag-penalty-penalty = جریمهٔ شمارندهٔ پُر
scenario-sliders-bag-penalty-short-limit = بگی که شمارنده را پُر می‌کند
scenario-sliders-bag-penalty-short-penalty = جریمهٔ شمارندهٔ پُر
scenario-sliders-bag-penalty-110-penalty = جریمهٔ شمارندهٔ پُر
scenario-sliders-sandbags-0-10-limit = بگی که شمارنده را پُر می‌کند
scenario-sliders-sandbags-0-10-penalty = جریمهٔ شمارندهٔ پُر
scenario-sliders-short-game-300-target = هدف مسابقه
scenario-sliders-short-game-250-target = هدف مسابقه
scenario-sliders-loss-at-minus-200-limit = امتیازی که با آن می‌بازید
scenario-sliders-nil-value = ارزش نیل
scenario-sliders-blind-nil-value = ارزش نیل کور
scenario-sliders-of-rule = { $rule }: { $setting }

scenario-sliders-limits = عددی صحیح از { NUMBER($least) } تا { NUMBER($most) } بنویس.
scenario-sliders-limits-least = عددی صحیح بنویس، { NUMBER($least) } یا بیشتر.
scenario-sliders-limits-none = عددی صحیح بنویس.

scenario-sliders-value-bid = { NUMBER($value) } دست
scenario-sliders-value-tricks = { $value ->
    [0] هیچ دستی
   *[other] { NUMBER($value) } دست
}
scenario-sliders-value-nil-tricks = { $value ->
    [0] هیچ دستی
   *[other] { NUMBER($value) } دست
}
scenario-sliders-value-bags = { $value ->
    [0] بدون بگ
   *[other] { NUMBER($value) } بگ
}
scenario-sliders-value-points = { NUMBER($value) } امتیاز
scenario-sliders-value-rounds = { NUMBER($value) } دور

scenario-sliders-sign = مثبت یا منفی
scenario-sliders-partner = یارت خوانده
scenario-sliders-partner-number = یک عدد

## نتیجه

scenario-sliders-verdict-set = ست: { NUMBER($missing) } دست کم آمد
scenario-sliders-verdict-broken = ست: تعهد حساب نمی‌شود
scenario-sliders-verdict-exact = تعهد انجام شد، بی‌بگ
scenario-sliders-verdict-bags = تعهد انجام شد، با { NUMBER($bags) } بگ
scenario-sliders-their-verdict-set = حریف ست شد: { NUMBER($missing) } دست کم آورد
scenario-sliders-their-verdict-broken = حریف ست شد: تعهدش حساب نمی‌شود
scenario-sliders-their-verdict-exact = حریف تعهدش را انجام داد، بی‌بگ
scenario-sliders-their-verdict-bags = حریف تعهدش را انجام داد، با { NUMBER($bags) } بگ
scenario-sliders-penalty = { $loads ->
    [one] جریمهٔ بگ می‌آید
   *[other] جریمهٔ بگ { NUMBER($loads) } بار می‌آید
}
scenario-sliders-outcome = { $winner ->
    [NS] تیم تو مسابقه را می‌برد
   *[EW] تیم حریف مسابقه را می‌برد
}

scenario-sliders-points = این دور
scenario-sliders-total-after = { $rounds ->
    [one] امتیاز بعد از آن
   *[other] امتیاز بعد از { NUMBER($rounds) } دور
}
scenario-sliders-bags-after = بگ‌ها بعد از آن
scenario-sliders-gain = { $rounds ->
    [one] امتیاز
   *[other] امتیاز { NUMBER($rounds) } دور
}
scenario-sliders-lines = این دور، سطر به سطر
scenario-sliders-lines-ours = تیم تو، سطر به سطر
scenario-sliders-lines-theirs = تیم حریف، سطر به سطر
scenario-sliders-their-tricks = دست‌های حریف
scenario-sliders-their-points = این دورِ حریف
scenario-sliders-their-total-after = { $rounds ->
    [one] امتیاز حریف بعد از آن
   *[other] امتیاز حریف بعد از { NUMBER($rounds) } دور
}
scenario-sliders-their-bags-after = بگ‌های حریف بعد از آن
scenario-sliders-untold = این‌ها اینجا حساب نشده، چون از خوانده‌ها و دست‌ها معلوم نیست: { $facts }.
scenario-sliders-said = { SIGNED($brought) }. { $verdict }. امتیاز { NUMBER($total) }، بگ { NUMBER($bags) }.
scenario-sliders-said-both = { SIGNED($brought) }. { $verdict }. امتیاز { NUMBER($total) }، بگ { NUMBER($bags) }. حریف: { SIGNED($theirs) }، امتیاز { NUMBER($others) }.

## نمودار

scenario-sliders-picture = { $rounds ->
    [one] هر تعداد دست چه امتیازی می‌آورد
   *[other] هر تعداد دست در { NUMBER($rounds) } دور چه امتیازی می‌آورد
}
scenario-sliders-picture-says = { $rounds ->
    [one] برای هر تعداد دست یک ستون، از { NUMBER(0) } تا { NUMBER($most) }. با { NUMBER($tricks) } دست، که علامت دارد، این دور { SIGNED($gain) } می‌شود. بدترین حالت { SIGNED($worst) } است و بهترین { SIGNED($best) }. همهٔ عددها در جدول پایین آمده است.
   *[other] برای هر تعداد دست یک ستون، از { NUMBER(0) } تا { NUMBER($most) }. اگر هر بار { NUMBER($tricks) } دست بگیری، که علامت دارد، { NUMBER($rounds) } دور روی هم { SIGNED($gain) } می‌شود. بدترین حالت { SIGNED($worst) } است و بهترین { SIGNED($best) }. همهٔ عددها در جدول پایین آمده است.
}
scenario-sliders-axis = دست‌های گرفته
scenario-sliders-legend-bid = خوانده
scenario-sliders-legend-set = ست
scenario-sliders-legend-made = انجام‌شده
scenario-sliders-legend-penalty = با جریمهٔ بگ

scenario-sliders-table = همهٔ عددها در یک جدول
scenario-sliders-column-tricks = دست
scenario-sliders-column-points = این دور
scenario-sliders-column-verdict = نتیجه
scenario-sliders-column-penalties = جریمه
scenario-sliders-column-total = امتیاز
scenario-sliders-column-bags = بگ
scenario-sliders-short-set = ست
scenario-sliders-short-exact = انجام‌شده
scenario-sliders-short-bags = انجام‌شده، با بگ

## همین در پایتون

scenario-sliders-code = همین در پایتون
scenario-sliders-code-about = در یک خانه اجرایش کن: همین لغزنده‌ها را با همین عددها می‌سازد و موتور بازی هم همین امتیازها را حساب می‌کند.
scenario-sliders-code-name = کد پایتون برای همین وضعیت
scenario-sliders-put = در یک خانه بگذار
scenario-sliders-put-done = در خانهٔ پایین گذاشته شد.
scenario-sliders-put-refused = اینجا نشد خانه‌ای اضافه شود. متن انتخاب شده است؛ با صفحه‌کلید کپی‌اش کن.
scenario-sliders-copy = کپی
scenario-sliders-copied = کپی شد.
scenario-sliders-marked = متن انتخاب شده است؛ با صفحه‌کلید کپی‌اش کن.

## چه چیزی نمی‌شود

bad-scenario-nil = سر این میز کسی نمی‌تواند «{ $value }» بخواند. یکی از این‌ها را بده: { CODE($expected) }.
bad-scenario-number = { CODE($name) } نمی‌تواند { $value } باشد. عددی از { NUMBER($least) } تا { NUMBER($most) } بده.
bad-slider = لغزنده‌ای به نام «{ $value }» نیست. یکی از این‌ها را بده: { CODE($expected) }.
too-many-sliders = این تعداد لغزنده زیاد است. حداکثر { NUMBER($most) } عدد از قانون‌ها را نام ببر.
no-new-cell = از اینجا نمی‌شود خانه‌ای به این دفترچه اضافه کرد. کد را کپی کن و در خانه‌ای بچسبان.
