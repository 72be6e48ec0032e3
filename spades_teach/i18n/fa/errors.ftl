### آنچه خوانده یا انجام نشد: مقدار را می‌گوید، چه انتظار می‌رفت و حالا چه باید کرد.

## کارت‌ها، جاها، خوانده‌ها، عددها

bad-card = «{ $value }» کارت نیست. اول رتبه و بعد حرف خال را بنویس، مثل { CODE("KS") } یا { CODE("10H") }؛ ژوکرها { CODE("BJ") } و { CODE("LJ") } هستند.
empty-hand = هیچ کارتی نوشته نشده. کارت‌های دست را بنویس، مثل { CODE("9H 4H AS") }.
duplicate-card = { CARD($card) } دو بار آمده، ولی هر کارت فقط یک بار در دسته هست. یکی را بردار.
too-many-copies = { CARD($card) } زیادی آمده: در کارت‌های این بازی { NUMBER($most) } تا از آن هست. یکی را بردار.
cannot-seat = با قانون‌های { CODE($rules) } جا برای { NUMBER($value) } نفر نیست. قانونی برای این تعداد بازیکن انتخاب کن.
bad-seat = سر این میز جایی به نام «{ $value }» نیست. یکی از این‌ها را بنویس: { CODE($expected) }.
bad-side = سر این میز تیمی به نام «{ $value }» نیست. یکی از این‌ها را بنویس: { CODE($expected) }.
bad-bid = سر این میز نمی‌شود «{ $value }» خواند. تعداد دست‌ها را بنویس، یا چیزی را که این قانون‌ها می‌شناسند، مثل { CODE("nil") }.
bad-tricks = «{ $value }» تعداد دست نیست. یک عدد صحیح بنویس، صفر یا بیشتر.
bad-bags = «{ $value }» تعداد بگ نیست. یک عدد صحیح بنویس، صفر یا بیشتر.
bad-number = «{ $value }» عدد صحیح نیست. یک عدد صحیح بنویس، مثل { CODE("500") }.
bad-seed = «{ $value }» شمارهٔ پخش نیست. عددی صحیح از صفر تا { CODE("18446744073709551615") } بنویس.
bad-play = از «{ $value }» معلوم نیست چه کسی چه کارتی بازی کرده. جا، دونقطه و کارت را بنویس، مثل { CODE("E:KH") }.
bad-action = از «{ $value }» معلوم نیست چه کسی چه کرده. جا را با خوانده یا کارت بنویس، مثل { CODE("N:5") }، { CODE("N:look") } یا { CODE("N:KH") }.
seat-twice = { SEAT($seat) } دو بار آمده. هر جا را یک بار بنویس.
seat-missing = { $what ->
    [tricks] دست‌های { SEAT($seat, form: "player") } نوشته نشده. همهٔ جاها را بنویس، مثل { CODE("N:5 E:3 S:0 W:5") }.
   *[bids] خواندهٔ { SEAT($seat, form: "player") } نوشته نشده. همهٔ جاها را بنویس، مثل { CODE("N:4 E:3 S:nil W:2") }.
}
side-twice = { SIDE($side) } دو بار آمده. هر تیم را یک بار بنویس.
bad-pair = { $what ->
    [tricks] از «{ $value }» معلوم نیست چه کسی چند دست گرفته. جا، دونقطه و تعداد را بنویس، مثل { CODE("N:5") }.
   *[bids] از «{ $value }» معلوم نیست چه کسی چه خوانده. جا، دونقطه و خوانده را بنویس، مثل { CODE("N:4") } یا { CODE("S:nil") }.
}
bad-standing = «{ $value }» امتیاز نیست. تیم، جمع امتیاز و بگ‌ها را بنویس، مثل { CODE("NS:337/7") }.
bad-score-line = «{ $value }» سطر امتیاز نیست. نام و امتیازش را بنویس، مثل { CODE("contract-made=70") }.
bad-fact = «{ $value }» خوانده نشد. بنویس مال کیست، نامش و مقدارش را، مثل { CODE($example) }
unknown-fact = { $count ->
    [0] این قانون‌ها جز خوانده‌ها و دست‌ها چیزی نمی‌خواهند؛ پس «{ $value }» اثری ندارد. بردارش، یا قانون‌های دیگری انتخاب کن.
   *[other] این قانون‌ها «{ $value }» را نمی‌خواهند. این‌ها را می‌خواهند: { CODE($expected) }
}
fact-twice = «{ $value }» دو بار آمده. یک بار بنویس.
fact-of-seat = برای «{ $value }» مهم است که کدام یار بوده. خود بازیکن را بنویس، مثل { CODE($example) }

## دست‌ها، نتیجه‌ها، دورها، مسابقه‌ها

incomplete-trick = هر دست { NUMBER($expected) } کارت می‌خواهد، از هر جا یکی، و این یکی فقط «{ $value }» را دارد. باقی را هم بنویس.
tricks-do-not-add-up = { $difference ->
    [1] این‌ها روی هم { NUMBER($total) } دست می‌شود، ولی هر دور { NUMBER($expected) } دست دارد: { NUMBER($difference) } دست فرق می‌کند. درستش کن.
   *[other] این‌ها روی هم { NUMBER($total) } دست می‌شود، ولی هر دور { NUMBER($expected) } دست دارد: { NUMBER($difference) } دست فرق می‌کند. درستشان کن.
}
uneven-result = خواندهٔ { NUMBER($bids) } نفر و دست‌های { NUMBER($taken) } نفر نوشته شده. هر دو را برای همهٔ جاها بنویس.
uneven-standing = امتیاز پیش از دور برای { NUMBER($value) } تیم نوشته شده، ولی تعداد تیم‌های این میز فرق دارد. برای هر تیم یک امتیاز بنویس.
bid-not-in-rules = با قانون‌های { CODE($rules) } کسی نمی‌تواند { BID($bid) } بخواند. خوانده را درست کن، یا قانون‌های دیگری انتخاب کن.
illegal-action = { CODE($action) } خلاف قانون است. یکی از کارهایی را انتخاب کن که الان مجاز است.
round-not-over = این دور هنوز تمام نشده. اول همهٔ کارت‌هایش را بازی کن.
bad-undo = «{ $value }» قدم را نمی‌شود پس گرفت؛ تا حالا { NUMBER($expected) } قدم بازی شده. کمتر پس بگیر.
match-over = مسابقه تمام شده. یکی دیگر شروع کن.
no-clock = حالا نمی‌شود گفت وقت تمام شده است: یا قانون‌های { CODE($value) } ساعت ندارد، یا هنوز دوری نوشته نشده، یا قبلاً گفته شده است. ادامه بده.
no-surrender = با قانون‌های { CODE($value) } نمی‌شود تسلیم شد. ادامه بده.
# $cases, $most: how many there are, and how many can be told.
too-many-cases = اینها { NUMBER($cases) } حالت است و یک‌باره تا { NUMBER($most) } حالت را می‌شود حساب کرد. چیزهای کمتری را تغییر بده.

## پخش

bad-cut = «{ $cards }» کارت را نمی‌شود کات کرد. از صفر تا { NUMBER($most) } کارت بردار.
uneven-hands = کارت‌ها نابرابر پخش شده‌اند: { CODE($value) }. به همه به یک اندازه کارت بده.
indivisible-pack = دسته را نمی‌شود میان این جاها برابر پخش کرد. قانون‌هایی انتخاب کن که دسته‌شان به میز بخورد.
wrong-hands = کارت‌های { NUMBER($value) } نفر پخش شده، ولی این میز { NUMBER($expected) } جا دارد. برای هر جا کارت پخش کن.
wrong-pack = کارت‌های پخش‌شده همان دستهٔ کارت این قانون‌ها نیست. هر کارتِ دسته را یک بار پخش کن و هیچ کارت دیگری را نه.
dealing-not-over = پخش هنوز تمام نشده. ادامه بده تا همه کارت‌هایشان را بردارند.

## قانون‌ها و فهرست

unknown-entry = در فهرست چیزی به نام «{ $value }» نیست. نامش را نگاه کن، مثلاً با { CODE("spades-teach rules list") }.
variant-twice = گزینهٔ { CODE($value) } دو بار ثبت شده است. یکی از تابع‌ها را نگه دار.

unknown-rule = گزینه‌ای به نام «{ $value }» نیست. { $nearest ->
    [none] همهٔ گزینه‌ها: { CODE("spades-teach rules list") }
   *[other] منظورت { CODE($nearest) } است؟
}
unknown-profile = میزی به نام «{ $value }» نیست. { $nearest ->
    [none] همهٔ میزها: { CODE("spades-teach rules list") }
   *[other] منظورت { CODE($nearest) } است؟
}
bad-rule-spec = قانون‌های «{ $value }» خوانده نشد. مثلاً بنویس { CODE("standard+blind-nil+bag-penalty:limit=5,penalty=50") }.
bad-parameter = در «{ RULE($rule) }» نمی‌شود { CODE($name) } را «{ $value }» گذاشت. با { CODE("spades-teach rules show", $rule) } ببین چه می‌پذیرد.
rule-twice = «{ RULE($value) }» دو بار آمده. یک بار بنویس.
rule-conflict = «{ RULE($first) }» و «{ RULE($second) }» با هم جور درنمی‌آیند، چون هر دو یک چیز را تعیین می‌کنند ({ CODE($slot) }). یکی را کنار بگذار.
rule-conflict-fact = { $fact ->
    [two-of-clubs] «{ RULE($needing) }» به { CARD("2C") } نیاز دارد که در دستهٔ کارت «{ RULE($removing) }» نیست. یکی را کنار بگذار.
    [nil] «{ RULE($needing) }» به نیل نیاز دارد و با «{ RULE($removing) }» کسی نیل نمی‌خواند. یکی را کنار بگذار.
    [blind-bids] «{ RULE($needing) }» به خواندن کور نیاز دارد و با «{ RULE($removing) }» کسی کور نمی‌خواند. یکی را کنار بگذار.
    [partners] «{ RULE($needing) }» به یار نیاز دارد و با «{ RULE($removing) }» هر کس تنها بازی می‌کند. یکی را کنار بگذار.
   *[other] «{ RULE($needing) }» به چیزی نیاز دارد ({ CODE($fact) }) که «{ RULE($removing) }» برمی‌دارد. یکی را کنار بگذار.
}
rule-conflict-declared = «{ RULE($first) }» و «{ RULE($second) }» یکدیگر را کنار می‌گذارند. یکی را کنار بگذار.
contradictory-rules = قانون‌های { CODE($value) } با هم نمی‌خوانند. یکی از گزینه‌ها را کنار بگذار.
no-bid-left = قانون‌های { CODE($value) } برای یکی از بازیکن‌ها چیزی برای خواندن نمی‌گذارند. یکی از گزینه‌ها را کنار بگذار.

## ثبت‌ها

no-dealer = در این ثبت معلوم نیست چه کسی پخش می‌کند. سطری اضافه کن، مثل { CODE("dealer N") }.
no-hand = کارت‌های { SEAT($seat, form: "player") } در این ثبت نیست. برای هر جا سطری بنویس، مثل { CODE("N: AS KH 9D ...") }.
bad-line = سطر «{ $value }» خوانده نشد. مثلاً بنویس { CODE("dealer N") } یا { CODE("N: AS KH 9D ...") }.
line-twice = «{ $value }» دو بار در این ثبت آمده. یکی از سطرها را نگه دار.
bad-record = این یک ثبت ذخیره‌شده نیست: «{ $value }» را ندارد یا مقدارش درست نیست. پرونده‌ای را انتخاب کن که همین‌جا ذخیره شده.
bad-json = این یک ثبت ذخیره‌شده نیست: «{ $value }» به شکل JSON خوانده نمی‌شود. پرونده‌ای را انتخاب کن که همین‌جا ذخیره شده.
newer-format = این ثبت را نسخهٔ تازه‌تری نوشته است (قالب { NUMBER($value) }). این نسخه را به‌روز کن و دوباره بازش کن.
bad-pbn = «{ $value }» پخشی به شکل PBN نیست. کارت‌های هر چهار نفر را بنویس، مثل { CODE("[Deal \"N:AK.QJ9... ...\"]") }.
unknown-hand = کارت‌های یکی از چهار نفر در این پخش PBN معلوم نیست. کارت‌های هر چهار نفر را بنویس.
not-for-pbn = در PBN فقط کارت‌های چهار نفر، بدون ژوکر، جا می‌شود. این پخش را به شکل متن یا JSON ذخیره کن.

## زبان‌ها

unknown-language = زبانی به نام «{ $value }» نیست. یکی از این‌ها را انتخاب کن: { CODE($expected) }.

## جدول دورها

frame-no-frame = { CODE($value) } جدولِ pandas نیست. اول برگه‌ای را بخوان، مثلاً { CODE("pandas.read_csv('sheet.csv')") }.
frame-no-columns = هیچ ستونی نمی‌گوید هر تیم چند خوانده و چند دست برده. سطر اول نامشان است، مثلاً { CODE($expected) }.

## آنچه به یک ابزارک داده می‌شود

bad-argument = «{ $value }» برای { CODE($name) } نمی‌شود. این را بده: { CODE($expected) }.
bad-amount = در { CODE($name) } چیزی هست که به کار نمی‌آید: { CODE($what) }. مقدارهای ساده و کوتاه‌تر بده.
bad-theme = پوسته‌ای به نام «{ $value }» نیست. یکی از این‌ها را انتخاب کن: { CODE($expected) }.
no-place-for-widget = { CODE($value) } را اینجا نمی‌شود ساخت. آن را در خانه‌ای از دفترچهٔ خودت بساز.

uneven-claim = { NUMBER($value) } کارت پیدا نیست؛ در دست‌های دیگر { NUMBER($expected) } کارت هست. همهٔ کارت‌های بیرون را بنویس.
impossible-voids = هیچ‌کس نمی‌تواند کارت‌های بیرون را داشته باشد. ببین چه کسی کدام خال را ندارد.
