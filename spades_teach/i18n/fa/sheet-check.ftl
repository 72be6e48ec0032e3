### آنچه از بررسی یک برگهٔ امتیاز به دست می‌آید: اشتباه‌ها، اینکه از کجا آمده‌اند، خانه‌های ناخوانا، و قانون‌هایی که برگه را توضیح می‌دهند.

## روی هم

sheet-right = { $rounds ->
    [0] روی این برگه هیچ دوری نیست.
    [one] تنها دور این برگه درست است.
   *[other] هر { NUMBER($rounds) } دور این برگه درست است.
}
sheet-no-rule-explains = { $errors ->
    [one] یک اشتباه هست. هیچ قانون خانگی‌ای که می‌شناسیم آن را توجیه نمی‌کند.
   *[other] { NUMBER($errors) } اشتباه هست. هیچ قانون خانگی‌ای که می‌شناسیم همهٔ آن‌ها را توجیه نمی‌کند.
}
sheet-too-open = { $errors ->
    [one] یک اشتباه هست. جاهای ناخوانای برگه بیشتر از آن است که بشود همهٔ قانون‌های خانگی را رویش امتحان کرد.
   *[other] { NUMBER($errors) } اشتباه هست. جاهای ناخوانای برگه بیشتر از آن است که بشود همهٔ قانون‌های خانگی را رویش امتحان کرد.
}
sheet-rules-explain = { $errors ->
    [one] یا یک اشتباه هست، یا یک قانون خانگی: با قانون‌هایی دیگر این برگه درست از آب درمی‌آید.
   *[other] یا { NUMBER($errors) } اشتباه هست، یا یک قانون خانگی: با قانون‌هایی دیگر این برگه درست از آب درمی‌آید.
}

## یک اشتباه

sheet-wrong = { $kind ->
    [points] دور { NUMBER($round) }، { $side }: امتیاز { $written } نوشته شده؛ باید { $expected } باشد.
    [bags] دور { NUMBER($round) }، { $side }: { $written } بگ نوشته شده؛ باید { $expected } باشد.
    [tricks] دور { NUMBER($round) }، { $side }: { $written } دست نوشته شده؛ باید { $expected } باشد.
   *[total] دور { NUMBER($round) }، { $side }: جمع { $written } نوشته شده؛ باید { $expected } باشد.
}
sheet-doubtful = { $kind ->
    [tricks] دور { NUMBER($round) }: جمع دست‌ها درست درنمی‌آید. برای { $side } نوشته شده { $written }، ولی عدد هر کدام از دو تیم ممکن است غلط باشد.
   *[bid] دور { NUMBER($round) }، { $side }: در این قانون‌ها خوانده‌ای به شکل { $written } نیست.
}
sheet-settled = از دور { NUMBER($round) } به بعد جمع‌ها دوباره درست است.
sheet-carried-on = جمع‌های بعدی روی همین عدد غلط ادامه پیدا کرده‌اند.
sheet-or-slip = یا اینکه: { $slip }

## از کجا آمده است

slip-bag-penalty-forgotten = جریمهٔ بگ ({ SIGNED($points) }) از یاد رفته است.
slip-bag-penalty-late = جریمهٔ بگ ({ SIGNED($points) }) دیر حساب شده است، تازه در دور { NUMBER($in_round) }.
slip-bag-penalty-early = جریمهٔ بگ ({ SIGNED($points) }) زود حساب شده است؛ نوبتش دور { NUMBER($in_round) } بود.
slip-bag-penalty-twice = جریمهٔ بگ دو بار کم شده است.
slip-bag-penalty-added = جریمهٔ بگ به جای کم شدن اضافه شده است.
slip-bag-penalty-extra = { $bags ->
    [one] جریمهٔ بگ ({ SIGNED($points) }) کم شده است، ولی یک بگ هنوز { NUMBER($limit) } تا نیست.
   *[other] جریمهٔ بگ ({ SIGNED($points) }) کم شده است، ولی { NUMBER($bags) } بگ هنوز { NUMBER($limit) } تا نیست.
}
slip-bags-not-added = امتیاز بگ‌ها ({ SIGNED($points) }) اضافه نشده است.
slip-bags-twice = امتیاز بگ‌ها دو بار اضافه شده است.
slip-bags-subtracted = امتیاز بگ‌ها به جای اضافه شدن کم شده است.
slip-nil-forgotten = نیل ({ SIGNED($points) }) از یاد رفته است.
slip-contract-forgotten = تعهد ({ SIGNED($points) }) از یاد رفته است.
slip-line-forgotten = { SIGNED($points) } امتیاز از یاد رفته است.
slip-line-twice = { SIGNED($points) } امتیاز دو بار حساب شده است.
slip-set-added = تعهد ست شده، ولی امتیازش به جای کم شدن اضافه شده است.
slip-contract-subtracted = تعهد انجام شده، ولی امتیازش کم شده است.
slip-failed-nil-added = نیل ناموفق بوده، ولی امتیازش اضافه شده است.
slip-kept-nil-subtracted = نیل موفق بوده، ولی امتیازش کم شده است.
slip-overtricks-at-ten = { $tricks ->
    [one] برای دست اضافه به اندازهٔ یک دستِ تعهد امتیاز داده شده است.
   *[other] برای { NUMBER($tricks) } دست اضافه به اندازهٔ دست‌های تعهد امتیاز داده شده است.
}
slip-failed-nil-to-partner = { $tricks ->
    [one] دست نیلِ ناموفق به حساب تعهد یار گذاشته شده است.
   *[other] { NUMBER($tricks) } دست نیلِ ناموفق به حساب تعهد یار گذاشته شده است.
}
slip-failed-nil-no-bags = { $tricks ->
    [one] دست نیلِ ناموفق بگ حساب نشده است.
   *[other] { NUMBER($tricks) } دست نیلِ ناموفق بگ حساب نشده است.
}
slip-points-not-added = امتیاز دور ({ SIGNED($points) }) اضافه نشده: همان جمع قبلی دوباره نوشته شده است.
slip-points-twice = امتیاز دور ({ SIGNED($points) }) دو بار اضافه شده است.
slip-points-subtracted = امتیاز دور ({ SIGNED($points) }) برعکس حساب شده است.
slip-total-not-carried = جمع قبلی ({ NUMBER($before) }) به حساب نیامده: فقط امتیاز همین دور نوشته شده است.
slip-total-from-row = { $from_round ->
    [0] جمع به جای سطر بالا از اول برگه ادامه پیدا کرده است.
   *[other] جمع به جای سطر بالا از دور { NUMBER($from_round) } ({ NUMBER($total) }) ادامه پیدا کرده است.
}
slip-total-from-side = امتیاز به جمعِ { $other } ({ NUMBER($total) }) اضافه شده است.
slip-points-of-side = امتیازِ { $other } ({ SIGNED($points) }) اضافه شده است.
slip-total-of-side = اینجا جمعِ { $other } نوشته شده است.
slip-not-carried-over = در جمع زدن، { NUMBER($amount) } تا به ستون بعد برده نشده است.
slip-bags-not-taken-off = بگ‌هایی که جریمه شدند از شمارنده کم نشده‌اند.
slip-bags-begun-anew = بعد از جریمه شمارش از صفر شروع شده، ولی چند بگ باقی مانده بود.
slip-bags-not-counted = بگ‌های این دور ({ NUMBER($bags) }) شمرده نشده‌اند.
slip-bags-only-of-round = فقط بگ‌های همین دور شمرده شده‌اند، نه بگ‌های قبلی ({ NUMBER($before) }).
slip-bags-without-nil = دست‌های نیلِ ناموفق بگ شمرده نشده‌اند.
slip-bags-with-nil = دست‌های نیلِ ناموفق بگ شمرده شده‌اند، در حالی که اینجا بگ نیستند.
slip-bags-last-digit = تعداد بگ‌ها از رقم آخر جمع خوانده شده است.
slip-sign-lost = علامت عدد اشتباه است.
slip-digits-swapped = جای دو رقم عوض شده است.
slip-digit-wrong = یک رقم غلط است.
slip-digit-missing = یک رقم جا افتاده است.
slip-digit-too-many = یک رقم زیادی نوشته شده است.
slip-one-off = یکی فرق دارد.
slip-other-bid = برای خواندهٔ { $bid } درست می‌شد.
slip-other-tricks = { $tricks ->
    [one] برای یک دست درست می‌شد.
   *[other] برای { NUMBER($tricks) } دست درست می‌شد.
}
slip-tricks-do-not-add-up = هر دور { NUMBER($tricks) } دست دارد.
slip-not-in-rules = خوانده را درست کن، یا قانون‌هایی را نام ببر که آن را دارند.

## آنچه خوانده نمی‌شود

sheet-restored = { $kind ->
    [bid] دور { NUMBER($round) }، { $side }: خوانده باید { $values } باشد.
    [tricks] دور { NUMBER($round) }، { $side }: دست‌ها باید { $values } باشد.
    [points] دور { NUMBER($round) }، { $side }: امتیاز باید { $values } باشد.
    [bags] دور { NUMBER($round) }، { $side }: تعداد بگ‌ها باید { $values } باشد.
   *[total] دور { NUMBER($round) }، { $side }: جمع باید { $values } باشد.
}
sheet-open = { $kind ->
    [bid] دور { NUMBER($round) }، { $side }: خوانده ممکن است { $values } باشد.
    [tricks] دور { NUMBER($round) }، { $side }: دست‌ها ممکن است { $values } باشد.
    [points] دور { NUMBER($round) }، { $side }: امتیاز ممکن است { $values } باشد.
    [bags] دور { NUMBER($round) }، { $side }: تعداد بگ‌ها ممکن است { $values } باشد.
   *[total] دور { NUMBER($round) }، { $side }: جمع ممکن است { $values } باشد.
}
sheet-lost = { $kind ->
    [bid] دور { NUMBER($round) }، { $side }: خوانده را از بقیهٔ برگه نمی‌شود فهمید.
    [tricks] دور { NUMBER($round) }، { $side }: دست‌ها را از بقیهٔ برگه نمی‌شود فهمید.
    [points] دور { NUMBER($round) }، { $side }: امتیاز را از بقیهٔ برگه نمی‌شود فهمید.
    [bags] دور { NUMBER($round) }، { $side }: تعداد بگ‌ها را از بقیهٔ برگه نمی‌شود فهمید.
   *[total] دور { NUMBER($round) }، { $side }: جمع را از بقیهٔ برگه نمی‌شود فهمید.
}

## قانون‌هایی که برگه را توضیح می‌دهند

sheet-explanations = قانون‌هایی که برگه با آن‌ها درست از آب درمی‌آید، محتمل‌ترین اول:
sheet-partly = قانون‌هایی که با آن‌ها جاهای بیشتری از برگه درست می‌شود:
sheet-explanation = { $count ->
    [one] { $rule } (دور { $rounds } به نفع آن است)
   *[other] { $rule } (دورهای { $rounds } به نفع آن است)
}
sheet-explanation-left = { $left ->
    [one] { $explanation }؛ یک اشتباه باقی می‌ماند
   *[other] { $explanation }؛ { NUMBER($left) } اشتباه باقی می‌ماند
}

## نمودار

sheet-chart-title = جمع‌ها، آن‌طور که نوشته شده و آن‌طور که باید باشد
sheet-chart-round = دور
sheet-chart-total = جمع (امتیاز)
sheet-chart-right = { $side }، آن‌طور که باید باشد
sheet-chart-written = { $side }، آن‌طور که نوشته شده
sheet-chart-first = اولین اشتباه
sheet-chart-about = { $errors ->
    [0] جمع‌های { NUMBER($rounds) } دور. هر چه نوشته شده درست است.
    [one] جمع‌های { NUMBER($rounds) } دور: یک خط برای آنچه نوشته شده و یکی برای آنچه باید باشد. یک اشتباه هست.
   *[other] جمع‌های { NUMBER($rounds) } دور: یک خط برای آنچه نوشته شده و یکی برای آنچه باید باشد. { NUMBER($errors) } اشتباه هست.
}
