# What every chart says beside its own words.

# Opens the table of the numbers that a picture shows.
charts-numbers = The numbers as a table
charts-series = Series
# Above the table. $title: of the picture. $value: what stands in the fields.
charts-caption = { $title } ({ $value })
charts-percent-sign = %
# $value: a number that is written already.
charts-percent = { $value }%

# The tooltip of a mark. $xname, $yname: titles of the axes; $x, $y: numbers or words; $name: what the value is.
charts-cell-told = { $xname } { $x }, { $yname } { $y }. { $name }: { $value }
charts-point-told = { $xname }: { $x }. { $yname }: { $y }
charts-point-told-of = { $series }. { $xname }: { $x }. { $yname }: { $y }

# The text alternative of a picture. $x, $y: titles of the axes.
charts-about-heat = A grid: { $value } for each pair of { $x } and { $y }. The table below it has all the numbers.
charts-about-lines = Lines: { $y } over { $x }. The table below has all the numbers.
charts-about-bars = Bars: { $y } for each { $x }. The table below has all the numbers.

## What cannot be

# $value: the name of a Python package.
no-drawing = No picture can be drawn here, because { CODE($value) } is not installed. The table below has all the numbers.
bad-picture-scale = A scale of { $value } cannot be. Write a number from { NUMBER(0.1) } to { NUMBER(10) }.
bad-picture-name = No picture can be saved as “{ $value }”. Give a name that ends in { CODE(".svg") } or { CODE(".png") }.
picture-not-saved = “{ $value }” cannot be written ({ $why }). Give a place where you may write.
