### «اگر چنین بود چه؟»: یک دور که بخشی از آن تغییر می‌کند، و تصویرش.

what-if-title = امتیاز { $side }
what-if-title-sides = امتیاز هر تیم
what-if-points = امتیاز
what-if-side = تیم
what-if-rules = قانون‌ها
what-if-bid = خواندهٔ { $side }
what-if-tricks = دست‌های { $side }
what-if-bags = بگ‌های { $side } پیش از این دور
what-if-total = جمع { $side } پیش از این دور
what-if-fixed = { $name }: { $value }

## آنچه نمی‌شود

bad-axis = { CODE($value) } چیزی نیست که بشود تغییرش داد. مثلاً بنویس { CODE($expected) }.
bad-axis-value = مقدار { CODE($name) } نمی‌تواند «{ $value }» باشد. عدد صحیح یا متن بده.
empty-axis = برای { CODE($name) } مقداری داده نشده. دست‌کم یکی بده.
no-combination = دست‌ها در هیچ ترکیبی این‌طور تقسیم نمی‌شوند. به هر تیم به اندازهٔ دست‌های دو یارش بده و روی هم به اندازهٔ یک دور.
nothing-varied = اینجا چیزی تغییر نمی‌کند، پس چیزی هم برای کشیدن نیست. چیزی را تغییر بده یا دست‌ها را ننویس.
not-in-grid = { CODE($value) } در این جدول نیست. در آن { CODE($expected) } هست.
over-before = { $rounds ->
    [0] با { CODE($value) } مسابقه طبق این قانون‌ها تمام شده است.
   *[other] با { CODE($value) } و بعد از { NUMBER($rounds) } دور، مسابقه طبق این قانون‌ها تمام شده است.
} امتیازهایی بده که مسابقه با آن‌ها هنوز ادامه دارد، یا قانون‌های دیگری انتخاب کن.
too-many-bags = { SIDE($side) } نمی‌توانند این دور را با { NUMBER($bags) } بگ شروع کنند: با این قانون‌ها بیشتر از { NUMBER($most) } بگ نمی‌ماند. تعداد بگ‌ها را درست کن یا قانون‌های دیگری انتخاب کن.
