### ارزش یک خواندن جسورانه: از چه احتمالی به بعد می‌ارزد، و احتمال بردن مسابقه.

break-even-title = از چه احتمالی به بعد می‌ارزد؟
break-even-title-nil = نیل می‌ارزد؟
break-even-title-blind-nil = نیل کور می‌ارزد؟
break-even-title-ten-for-200 = ده برای دویست می‌ارزد؟
break-even-title-one-more = یک دست بیشتر خواندن می‌ارزد؟
break-even-title-set = بازی برای ست کردنِ حریف می‌ارزد؟
break-even-plan-nil = نیل
break-even-plan-blind-nil = نیل کور
break-even-plan-ten-for-200 = ده برای دویست
break-even-plan-one-more = یک دست بیشتر
break-even-plan-set = ست کردنِ حریف
break-even-x = احتمال موفقیت
break-even-y-points = امتیاز بیشتر
break-even-y-match = احتمال بیشتر برای بردن مسابقه
# $ours, $theirs: totals before the round.
break-even-at = در { NUMBER($ours) } به { NUMBER($theirs) }
# $plan: such as Nil. $at: the standing.
break-even-of = { $plan }، { $at }
break-even-about = اینکه نقشهٔ جسورانه چقدر بیش از نقشهٔ بی‌خطر می‌آورد، در برابر احتمال موفقیتش. بالای صفر، نقشهٔ جسورانه بهتر است.
# $name: the standing, or the plan. $verdict: a sentence.
break-even-told = { $name }: { $verdict }
# $chance: in percent, written already.
break-even-verdict-from = از { $chance } به بالا می‌ارزد.
break-even-verdict-up-to = تا { $chance } می‌ارزد.
break-even-verdict-always = با هر احتمالی می‌ارزد.
break-even-verdict-never = هیچ‌وقت نمی‌ارزد.
break-even-verdict-even = هر دو نقشه یک اندازه می‌آورند.

## آنچه نمی‌شود

# $expected: the questions there are.
bad-break-even = اینجا پرسشی به نام «{ $value }» سنجیده نمی‌شود. یکی از این‌ها را بپرس: { CODE($expected) }.
# $name: of the argument.
bad-assumption = { CODE($name) } نمی‌تواند «{ $value }» باشد. تعداد دستی از { NUMBER($least) } تا { NUMBER($most) } بده.
set-anyway = { NUMBER($ours) } و { NUMBER($others) } دست خوانده شده، بیشتر از آنچه هست؛ پس به هر حال یک تیم ست می‌شود. یکی از خوانده‌ها را کم کن.
bid-not-here = با این امتیازها نمی‌شود { BID($bid) } خواند. امتیازهای دیگری بده یا اصلاً نده.
not-weighed = در برابر «{ $value }» چیزی حساب نشده. مسابقه را هم بخواه، یا به امتیاز نگاه کن.
nothing-to-weigh = چیزی برای کشیدن نیست. دست‌کم یک سنجش بده.
two-sides-only = { CODE($value) } برای دو تیم نیست. قانون‌های میزی را انتخاب کن که دو تیم دارد.
model-other-table = { CODE($value) } برای دو تیمِ دونفره نیست و شانس بردن فقط برای آن‌ها معلوم است. قانون‌های چنین میزی را انتخاب کن، یا با { CODE("match=False") } فقط از امتیاز بپرس.
no-nils-to-weigh = در این دورها نیلِ موفق و ناموفق هر دو نیست، پس نمی‌شود از آن‌ها { $value } را انتظار داشت. دورهای بیشتری بشمار.
bad-chance = «{ $value }» احتمال نیست. عددی از { NUMBER(0) } تا { NUMBER(1) } بده.
unreadable-round = سطر { NUMBER($line) } («{ $value }») خوانده و دستِ هر دو تیم را نمی‌گوید. درستش کن یا این سطر را کنار بگذار.
model-no-rounds = برای قانون‌های { CODE($value) } هیچ دوری نمی‌ماند. دورهایی بده که با این قانون‌ها خواندنی باشند.

## چرا احتمال بردن مسابقه را نمی‌شود گفت. $value: the rules.

needs-numpy = احتمال بردن مسابقه به { CODE("numpy") } نیاز دارد که در این پایتون نیست. روی کامپیوتری اجرایش کن که { CODE("numpy") } دارد.
chances-no-target = با قانون‌های { CODE($value) } هیچ امتیازی مسابقه را تمام نمی‌کند. قانون‌هایی انتخاب کن که هدف دارند.
chances-points-change-sides = با قانون‌های { CODE($value) } امتیاز از تیمی به تیم دیگر می‌رود، پس جمع امتیاز و بگ‌ها کافی نیست. قانون‌های دیگری انتخاب کن.
chances-history = با قانون‌های { CODE($value) } امتیاز به دورهای پیشین بستگی دارد، پس جمع امتیاز و بگ‌ها کافی نیست. قانون‌های دیگری انتخاب کن.
# $what: the name of a fact.
chances-facts = با قانون‌های { CODE($value) } امتیاز به { CODE($what) } بستگی دارد که خوانده‌ها و دست‌ها آن را نمی‌گویند. قانون‌های دیگری انتخاب کن.
chances-won-outright = با قانون‌های { CODE($value) } یک دور به‌تنهایی می‌تواند برنده را معلوم کند. قانون‌های دیگری انتخاب کن.
chances-totals-matter = با قانون‌های { CODE($value) } امتیاز دور به جمعِ پیش از آن بستگی دارد. قانون‌های دیگری انتخاب کن.
chances-partners-apart = با قانون‌های { CODE($value) } مهم است کدام یار چقدر خوانده و گرفته؛ الگو فقط جمعشان را دارد. قانون‌های دیگری انتخاب کن.
chances-bags-without-end = با قانون‌های { CODE($value) } بگ‌ها بی‌پایان جمع می‌شوند و باز هم مهم‌اند. قانون‌های دیگری انتخاب کن.
chances-rounds = با قانون‌های { CODE($value) } مسابقه هم بعد از تعدادی دور تمام می‌شود و هم با رسیدن به امتیازی. قانون‌هایی انتخاب کن که فقط یکی از این دو را دارند.
chances-too-many = با قانون‌های { CODE($value) } { NUMBER($standings) } وضعیت هست، بیشتر از آنکه بشود همه را دید. قانون‌هایی انتخاب کن که امتیاز در آن‌ها با گام‌های بزرگ‌تر بالا می‌رود، یا با { CODE("match=False") } فقط از امتیاز بپرس.
chances-do-not-settle = با قانون‌های { CODE($value) } احتمال‌ها هیچ‌وقت به عدد ثابتی نمی‌رسند. قانون‌هایی انتخاب کن که مسابقه را تمام می‌کنند.
bags-beside-total = { NUMBER($total) } امتیاز سر این میز با { NUMBER($bags) } بگ جور درنمی‌آید: با این جمع { NUMBER($told) } بگ مانده است. بگ‌ها را درست کن یا ننویس.
