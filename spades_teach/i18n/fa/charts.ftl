# What every chart says beside its own words.

# Opens the table of the numbers that a picture shows.
charts-numbers = عددها در یک جدول
charts-series = سری
# Above the table. $title: of the picture. $value: what stands in the fields.
charts-caption = { $title } ({ $value })
charts-percent-sign = ٪
# $value: a number that is written already.
charts-percent = { $value }٪

# The tooltip of a mark. $xname, $yname: titles of the axes; $x, $y: numbers or words; $name: what the value is.
charts-cell-told = { $xname }: { $x }، { $yname }: { $y }. { $name }: { $value }
charts-point-told = { $xname }: { $x }. { $yname }: { $y }
charts-point-told-of = { $series }. { $xname }: { $x }. { $yname }: { $y }

# The text alternative of a picture. $x, $y: titles of the axes.
charts-about-heat = جدولی رنگی: { $value } برای هر جفت از { $x } و { $y }. همهٔ عددها در جدول زیر آن هست.
charts-about-lines = خط‌ها: { $y } در برابر { $x }. همهٔ عددها در جدول زیر هست.
charts-about-bars = ستون‌ها: { $y } برای هر { $x }. همهٔ عددها در جدول زیر هست.

## What cannot be

# $value: the name of a Python package.
no-drawing = اینجا نمی‌شود تصویری کشید، چون { CODE($value) } نصب نیست. همهٔ عددها در جدول زیر هست.
bad-picture-scale = مقیاس { $value } ممکن نیست. عددی از { NUMBER(0.1) } تا { NUMBER(10) } بنویس.
bad-picture-name = تصویر را نمی‌شود با نام «{ $value }» ذخیره کرد. نامی بده که به { CODE(".svg") } یا { CODE(".png") } ختم شود.
picture-not-saved = «{ $value }» را نمی‌شود نوشت ({ $why }). جایی را بده که اجازهٔ نوشتن داری.
