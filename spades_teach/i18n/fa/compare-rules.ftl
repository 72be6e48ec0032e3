### یک مسابقه با چند دسته قانون.

nothing-to-compare = قانونی برای مقایسه نیست. یک یا چند دسته قانون بده، مثل { CODE("standard") }.
one-name = نام دو دسته قانون { CODE($value) } است. به هر کدام نامی بده که جور دیگری نوشته شود.
tables-differ = { CODE($first) } و { CODE($second) } برای میزهای متفاوتی هستند. قانون‌هایی را مقایسه کن که جاها و تیم‌هایشان یکی است.
not-compared = { CODE($value) } جزو قانون‌های این مقایسه نیست. یکی از این‌ها را انتخاب کن: { CODE($expected) }.
no-rounds-told = «{ $value }» دورِ بازی نیست. خوانده‌ها و دست‌ها را در دو متن بده، مثل { CODE("N:4 E:3 S:nil W:2") } و { CODE("N:5 E:3 S:0 W:5") }.
facts-untold = قانون‌های { CODE($rules) } با چیزی امتیاز می‌دهند که از خوانده‌ها و دست‌ها معلوم نیست. این را هم بگو: { CODE($value) }.
row-not-told = سطر { NUMBER($line) } برگه با قانون‌های { CODE($rules) } دورِ کاملی نیست: «{ $value }» را در ستون { CODE($column) } ببین.

## نمودار

compare-rules-title = یک مسابقه با چند دسته قانون
compare-rules-axis-round = دور
compare-rules-axis-lead = امتیازی که { SIDE($side) } جلو است
compare-rules-axis-total = جمع امتیاز { SIDE($side) }
compare-rules-about = { NUMBER($rounds) } دور، و یک خط برای هر یک از { NUMBER($tables) } دسته قانون.
compare-rules-about-won = { $table }: { SIDE($winner) } بعد از دور { NUMBER($round) } می‌برد.
compare-rules-about-open = { $table }: مسابقه ادامه دارد.
compare-rules-about-problem = { $table }: دور { NUMBER($round) } را نمی‌شود حساب کرد.
compare-rules-level = برابر
compare-rules-told = { $table }، دور { NUMBER($round) }: { SIDE($side) } { NUMBER($total) }، { SIDE($second) } { NUMBER($other) }.
compare-rules-told-over = { $table }، دور { NUMBER($round) }: { SIDE($side) } { NUMBER($total) }، { SIDE($second) } { NUMBER($other) }. مسابقه تمام است: { SIDE($winner) } می‌برد.
