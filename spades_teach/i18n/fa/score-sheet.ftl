### برگهٔ یک مسابقه: دورها، دور باز، وضع مسابقه، و جدولی که خوانده می‌شود.

score-sheet-title = امتیاز مسابقه
score-sheet-task = { $target ->
    [0] هر دور را بنویس؛ جمع با برگه. وقتی دورها یا زمانِ قرارگذاشته تمام شد، تیمی که امتیاز بیشتری دارد برنده است. برای اصلاح هر دور، دوباره بازش کن.
   *[other] هر دور را بنویس؛ جمع با برگه. اولین تیمی که به { NUMBER($target) } امتیاز برسد برنده است. برای اصلاح هر دور، دوباره بازش کن.
}
score-sheet-round = دور و پخش
score-sheet-start = از پیش
score-sheet-open = دور { NUMBER($round) }
score-sheet-first-dealer = اولین پخش‌کننده
score-sheet-dealer = { $place ->
    [you] تو پخش می‌کنی
   *[other] { PLACE($place, form: "player") } پخش می‌کند
}
score-sheet-bags = { $bags ->
    [0] بدون بگ
   *[other] { NUMBER($bags) } بگ
}
score-sheet-took = خوانده { $bid }، گرفته { NUMBER($tricks) }

## دوری که امتیاز ندارد

score-sheet-note-sides-only = فقط تیم‌ها
score-sheet-note-empty = دور بعد
score-sheet-note-open = ناتمام
score-sheet-note-waiting = منتظر
score-sheet-note-after-end = بعد از پایان

## دور باز

score-sheet-lines = امتیاز دور { NUMBER($round) } از کجا آمد
score-sheet-waiting = این دور نوشته شده است. وقتی دور { NUMBER($round) } درست شود، حساب می‌شود.
score-sheet-after-end = مسابقه پیش از این دور تمام شده بود، پس حساب نمی‌شود. همین‌جا می‌ماند، شاید دوری پیش از آن اصلاح شود.
score-sheet-sides-only = از این دور فقط عددهای تیم معلوم است. سهم هر یار را برگه خودش گذاشته؛ در امتیاز فرقی نمی‌کند.
score-sheet-remove = حذف این دور
score-sheet-close = بستن
score-sheet-mend = درست کردن دور

## مسابقه

score-sheet-outcome = { $winner ->
    [us] تیم تو مسابقه را { NUMBER($us) } به { NUMBER($them) } برد.
    [them] تیم حریف مسابقه را { NUMBER($them) } به { NUMBER($us) } برد.
   *[nobody] با { NUMBER($us) } به { NUMBER($them) } هنوز برنده‌ای نیست: مسابقه ادامه دارد.
}
score-sheet-stands = { $leader ->
    [us] بعد از { NUMBER($rounds) } دور تیم تو جلوست: { NUMBER($us) } به { NUMBER($them) }.
    [them] بعد از { NUMBER($rounds) } دور تیم حریف جلوست: { NUMBER($them) } به { NUMBER($us) }.
   *[nobody] بعد از { NUMBER($rounds) } دور دو تیم برابرند: { NUMBER($us) } به { NUMBER($them) }.
}
score-sheet-mend-first = دور { NUMBER($round) } این‌طور که هست حساب نمی‌شود. دورهای بعدش سر جایشان هستند و منتظرش می‌مانند.
score-sheet-heard = { SIDE($side) }: { NUMBER($total) }
score-sheet-give-up = تسلیم شدن
score-sheet-surrender = { $place ->
    [you] تو تسلیم می‌شوی
   *[other] { PLACE($place, form: "player") } تسلیم می‌شود
}
score-sheet-time-up = وقت تمام شد: این دور آخر بود
score-sheet-play-on = نه، بازی ادامه دارد
score-sheet-new-match = مسابقهٔ تازه
score-sheet-put-back = برگرداندن آنچه بود

## جدول

score-sheet-table = به شکل جدول (CSV)
score-sheet-table-about = جدول را در برنامهٔ صفحه‌گسترده کپی کن، یا جدول خودت را اینجا بگذار تا خوانده شود. هر دور یک سطر است و سطر اول نام ستون‌هاست.
score-sheet-table-field = مسابقه به شکل CSV
score-sheet-table-read = خواندن این جدول
score-sheet-table-problems = { NUMBER($lines) } سطرِ جدول را نگاه کن. همه‌چیز روی برگه هست و چیزی از دست نرفته.
score-sheet-table-more = و { NUMBER($more) } مورد دیگر

csv-unreadable = سطر { NUMBER($line) }، { $column }: { $value } نمی‌شود؛ اینجا { $expected } لازم است.
csv-missing = سطر { NUMBER($line) }، { $column }: چیزی نوشته نشده. صفر هم جواب است؛ جای خالی نه. اینجا { $expected } لازم است.
csv-too-many = سطر { NUMBER($line) }، { $column }: روی هم { $value } دست می‌شود و هر دور { $expected } دست دارد.
csv-too-few = سطر { NUMBER($line) }، { $column }: روی هم { $value } دست می‌شود و هر دور { $expected } دست دارد.
csv-refused = سطر { NUMBER($line) }، { $column }: { $value } را اینجا نمی‌شود خواند. دور را باز کن تا دلیلش را ببینی.
csv-needs-seats = سطر { NUMBER($line) }، { $column }: از { $value } معلوم نمی‌شود هر کس چند خوانده. برای این دور، خوانده و دستِ هر چهار نفر را بنویس.
csv-differs = سطر { NUMBER($line) }، { $column }: در جدول { $value } نوشته شده، ولی این دور { $expected } می‌شود.
csv-no-columns = ستون‌های یک مسابقه در آن نیست. سطر اول نامشان است: round، NS_bid، NS_tricks، EW_bid، EW_tricks، یا همین‌ها برای N و E و S و W.
csv-too-long = این جدول { NUMBER($value) } دور دارد و در یک برگه جا نمی‌شود. بخشی از آن را بخوان.
csv-no-file = پروندهٔ «{ $value }» خوانده نشد ({ CODE($why) }). نشانی یک پروندهٔ CSV را بده، یا متنش را سطربه‌سطر.
csv-no-text = «{ $value }» متنی به شکل { CODE("UTF-8") } نیست. جدول را به شکل { CODE("CSV UTF-8") } ذخیره کن و همان را بخوان.
csv-long-file = «{ $value }» خیلی طولانی‌تر از یک مسابقه است. بخشی از آن را بخوان.
no-round-open = هیچ دوری باز نیست. اول یکی را باز کن.
