### برگهٔ امتیاز در پرونده: چه ایرادی دارد، حسابش چه می‌شود، و برگه‌ای برای چاپ.

## پرونده‌ای که برگهٔ امتیاز نیست: مقدار را می‌گوید، چه انتظار می‌رفت و حالا چه باید کرد.

sheet-no-file = { $why ->
    [nameless] نام پرونده نوشته نشده. بنویسش، مثل { CODE("sheet.csv") }.
    [missing] پرونده‌ای به نام «{ $value }» نیست. نامش را درست کن.
    [folder] «{ $value }» پوشه است. پرونده‌ای از آن را بنویس.
   *[other] پروندهٔ «{ $value }» خوانده نشد. نامش را درست کن، یا ببین اجازهٔ خواندنش را داری یا نه.
}
sheet-no-text = «{ $value }» نه متنی با کدگذاری { CODE("UTF-8") } است نه پروندهٔ اکسل. برگه را به شکل { CODE("CSV UTF-8") } یا { CODE(".xlsx") } ذخیره کن و همان را بخوان.
sheet-locked = «{ $value }» پروندهٔ اکسلی است که رمز دارد یا به شکل قدیمی { CODE(".xls") } است. بی رمز و به شکل { CODE(".xlsx") } ذخیره‌اش کن.
sheet-no-workbook = «{ $value }» پروندهٔ اکسلِ خرابی است یا بایگانی دیگری. برگه را دوباره به شکل { CODE(".xlsx") } یا { CODE("CSV UTF-8") } ذخیره کن.
sheet-no-excel = «{ $value }» پروندهٔ اکسل است و اینجا خوانده نمی‌شود. به شکل { CODE("CSV UTF-8") } ذخیره‌اش کن و همان را بخوان.
sheet-no-table = این جدولِ دورها نیست ({ CODE($value) }). جدولی بده که هر سطرش یک دور باشد: { CODE("CSV") }، اکسل یا { CODE("JSON") }.
sheet-too-long = این از یک برگهٔ امتیاز بلندتر است؛ هر برگه تا { NUMBER($most) } دور دارد. با { CODE("pandas") } بخوانش و با { CODE("score_frame") } حسابش کن که هر اندازه‌ای را می‌پذیرد.
sheet-many-matches = این‌ها دورهای { NUMBER($matches) } مسابقه‌اند و هر برگه فقط یک مسابقه دارد. با { CODE("pandas") } بخوانشان و با { CODE("score_frame") } حسابشان کن.
sheet-heading = نام ستون «{ $value }» شناخته نیست. منظورت { CODE($nearest) } است؟ در سطر اول درستش کن.
# $value: نام ستون‌هایی که هست، یا هیچ.
sheet-no-columns = ستون { CODE($missing) } در آن نیست. سطر اول برگه نام ستون‌هاست، مثل { CODE($expected) }
sheet-bad-ending = از نام «{ $value }» معلوم نیست چه پرونده‌ای باید نوشته شود. آخرش یکی از این‌ها را بنویس: { CODE($expected) }
sheet-not-written = پروندهٔ «{ $value }» نوشته نشد. جای دیگری را بنویس.
sheet-bad-rounds = برگهٔ خالی از { NUMBER(1) } تا { NUMBER($most) } دور دارد، نه «{ $value }». عددی در این میان بده.

## ایرادهای برگه، خانه به خانه

# $nearest: نام یک ستون، یا هیچ.
sheet-problem-unknown-column = { $nearest ->
    [none] سطر { NUMBER($line) }: نام ستون «{ $value }» شناخته نیست و آن ستون خوانده نمی‌شود.
   *[some] سطر { NUMBER($line) }: نام ستون «{ $value }» شناخته نیست. منظورت { CODE($nearest) } است؟
}
sheet-problem-repeated-column = سطر { NUMBER($line) }: ستون «{ $value }» دوباره آمده؛ فقط اولی خوانده می‌شود.
sheet-problem-unreadable = سطر { NUMBER($line) }، { CODE($column) }: «{ $value }» خوانا نیست. مثلاً بنویس { CODE($expected) }
sheet-problem-missing = سطر { NUMBER($line) }، { CODE($column) }: چیزی نوشته نشده. صفر هم جواب است؛ جای خالی نه. مثلاً بنویس { CODE($expected) }
sheet-problem-too-many = سطر { NUMBER($line) }: روی هم { NUMBER($value) } دست می‌شود و هر دور { NUMBER($expected) } دست دارد.
sheet-problem-too-few = سطر { NUMBER($line) }: روی هم فقط { NUMBER($value) } دست می‌شود و هر دور { NUMBER($expected) } دست دارد.
sheet-problem-needs-seats = سطر { NUMBER($line) }، { CODE($column) }: از «{ $value }» معلوم نمی‌شود کدام یار بوده، و امتیاز به همین بسته است. برای هر یار یک عدد بنویس، مثل { CODE("5+0") }
# $what: آنچه گفته نشده، مثل «دست آخر را چه کسی برد».
sheet-problem-fact-missing = سطر { NUMBER($line) }: از خوانده‌ها و دست‌ها معلوم نیست { $what }، و امتیاز به آن بسته است. ستون { CODE($column) } را اضافه کن.
sheet-problem-bad-fact = سطر { NUMBER($line) }، { CODE($column) }: «{ $value }» خوانا نیست. مثلاً بنویس { CODE($expected) }
# $why: قانون‌ها چه ایرادی می‌گیرند، یک جمله.
sheet-problem-refused = سطر { NUMBER($line) }: این دور با این قانون‌ها حساب نمی‌شود. { $why }
sheet-problem-after-end = سطر { NUMBER($line) }: مسابقه پیش از این دور تمام شده بود. این دور را بردار، یا دورهای پیش از آن را درست کن.

## حساب یک برگه در خط فرمان

cli-sheet-round = دور
cli-sheet-points = امتیاز { $side }
cli-sheet-total = جمع { $side }
cli-sheet-bags = بگ { $side }
cli-sheet-empty = برگه هنوز هیچ دوری ندارد.
# $round: اولین دوری که حساب نشده.
cli-sheet-stopped = تا پیش از دور { NUMBER($round) } حساب شد؛ اول باید این دور درست شود.
cli-sheet-stopped-at-once = تا دور اول درست نشود، هیچ چیز حساب نمی‌شود.
# $side: نامی که تیم روی برگه دارد. $why: مسابقه چطور تمام شد، یک جمله.
cli-sheet-won = برندهٔ مسابقه: { $side }. { $why }
cli-sheet-written = در «{ $file }» نوشته شد.

## برگه‌ای برای چاپ و پر کردن

sheet-page-title = برگهٔ امتیاز اسپیدز
sheet-page-rules = قانون‌ها: { CODE($rules) }
sheet-page-date = تاریخ
sheet-page-side = { SIDE($side) }
sheet-page-note = یادداشت
sheet-page-round = دور
sheet-page-bid = خوانده
sheet-page-tricks = دست
sheet-page-points = امتیاز
sheet-page-bags = بگ
sheet-page-total = جمع
sheet-page-help-partners = خوانده و دستِ هر دو یار را بنویس: { CODE("4+3") }، { CODE("nil+4") }، { CODE("5+0") }. بگ و جمع، بعد از همان دور است.
sheet-page-help-alone = بگ و جمع، بعد از همان دور است.
sheet-page-check = برای وارسی، برگه را در جدولی با این ستون‌ها بنویس: { CODE($columns) } و این فرمان را بده: { CODE("spades-teach score --file sheet.csv --check") }

## گزینه‌های خط فرمان

cli-option-file = برگهٔ امتیاز: { CODE("CSV") }، اکسل یا { CODE("JSON") }؛ { CODE("-") } آن را از ورودی استاندارد می‌خواند
cli-option-check = امتیازها و جمع‌های نوشته را با قانون‌ها می‌سنجد و می‌گوید کجا غلط است
cli-option-template = برگه‌ای خالی با این تعداد دور می‌نویسد، با { CODE("--out") }
cli-sheet-and-other = { CODE($option) } با { CODE($sheet) } جور نیست. یکی از این دو را بردار.

# $rules: گزینه‌ای از خط فرمان.
cli-check-rules = برای حساب کردن با اولی، { CODE($rules) } را اضافه کن
# $example: نام یک ستون.
sheet-nothing-to-check = روی برگه امتیاز و بگ و جمعی نیست که سنجیده شود. ستونی مثل { CODE($example) } اضافه کن، یا بدون { CODE("--check") } حسابش کن.
