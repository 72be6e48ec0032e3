### The course of a match as a picture, and the widget that walks along it.

match-chart-title = مسابقه دور به دور
match-chart-task = روی تصویر بزن یا با کلیدهای جهت‌دار از دوری به دور دیگر برو.
match-chart-empty = هنوز هیچ دوری امتیاز نگرفته است. با اولین دور، خطش از همین‌جا شروع می‌شود.
match-chart-unread = دور { NUMBER($round) } آن‌طور که نوشته شده امتیاز نمی‌گیرد؛ تصویر پیش از آن تمام می‌شود.

match-chart-round = دور { NUMBER($round) }
match-chart-start = شروع
match-chart-previous = دور قبل
match-chart-next = دور بعد
match-chart-along = دورهای مسابقه

# $side: the name of a side. $points: of the round. $total: after it.
match-chart-side = { $side }: { SIGNED($points) }، می‌شود { NUMBER($total) }.
match-chart-side-start = { $side }: { NUMBER($total) }.
match-chart-bags = { $bags ->
    [0] بدون بگ.
   *[other] بگ: { NUMBER($bags) }.
}
# $line: a line of the score, such as Nil made.
match-chart-mark = { $line } ({ SIGNED($points) }).
match-chart-lead = جلوتر: { $side }، با { NUMBER($lead) } امتیاز.
match-chart-level = دو طرف برابرند.
# $side: the name of the winner.
match-chart-won = مسابقه تمام شد. برنده: { $side }.

# The text alternative begins with it.
match-chart-about = { $rounds ->
    [0] هنوز هیچ دوری بازی نشده است.
   *[other] خط‌ها: جمع امتیاز هر تیم در { NUMBER($rounds) } دور.
}
match-chart-about-bags = بگ‌ها زیر آن است.
match-chart-axis-total = جمع (امتیاز)
# $limit: how many fill the counter.
match-chart-axis-bags = بگ‌ها (از { NUMBER($limit) })
match-chart-target = هدف: { NUMBER($target) }
match-chart-kind-nil-made = نیل موفق
match-chart-kind-nil-failed = نیل ناموفق
match-chart-kind-penalty = جریمهٔ بگ

match-chart-column-round = دور
match-chart-column-points = امتیاز
match-chart-column-total = جمع
match-chart-column-bags = بگ
match-chart-column-marks = نشانه‌ها

match-chart-table = همهٔ دورها در یک جدول
match-chart-drawing = تصویر دارد کشیده می‌شود…
match-chart-download = ذخیرهٔ تصویر
match-chart-file = match

## What cannot be

bad-match-chart-state = این تصویر نمی‌تواند به جایی که ذخیره شده برگردد. از نو شروع کن.
