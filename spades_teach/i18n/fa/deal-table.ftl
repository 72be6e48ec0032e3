### میزی که سرش پخش می‌کنند: قدم به قدم، پخش‌های نادرست، و اینکه پخش‌کننده منصف است.

deal-table-title = پخش کارت‌ها

## نوبت چه کاری است

deal-task-draw = { $method ->
    [first-spade] اول چه کسی پخش می‌کند؟ کارت‌ها به نوبت برای هر نفر یکی رو می‌شود تا اولین پیک بیاید.
   *[highest-card] اول چه کسی پخش می‌کند؟ هر کس یک کارت می‌کشد و بالاترین کارت پخش می‌کند.
}
deal-task-shuffle = { $dealer ->
    [you] تو پخش می‌کنی. کارت‌ها را بُر بزن.
   *[other] { PLACE($dealer, form: "player") } پخش‌کننده است و کارت‌ها را بُر می‌زند.
}
deal-task-cut = { $cutter ->
    [you] تو سمت راست پخش‌کننده نشسته‌ای و می‌توانی کات کنی. چند کارت برمی‌داری؟
   *[other] { PLACE($cutter, form: "player") } سمت راست پخش‌کننده نشسته و می‌تواند کات کند. چند کارت برداشته شود؟
}
deal-task-give = { $dealer ->
    [you] تو پخش می‌کنی: یکی‌یکی و پشت‌ورو، در جهت عقربه‌های ساعت، از سمت چپ خودت.
   *[other] { PLACE($dealer, form: "player") } پخش می‌کند: یکی‌یکی و پشت‌ورو، در جهت عقربه‌های ساعت، از سمت چپ خودش.
}
deal-task-count = همهٔ کارت‌ها پخش شد. کارت‌هایت را بردار.
deal-task-done = کارت‌هایت را بچین و بشمار: از هر خال چند تا داری؟

## دکمه‌ها

deal-go-draw = یک کارت رو کن
deal-go-shuffle = بُر زدن
deal-go-cut = کات
deal-go-give = یک کارت بده
deal-go-count = برداشتن
deal-go-done = شمارش را ببین
deal-run-draw = خودش ادامه بدهد
deal-run-give = خودش ادامه بدهد
deal-pause = مکث
deal-all-draw = تا آخر
deal-all-give = همه یک‌جا
deal-no-cut = کات نکن
deal-cut-field = تعداد کارت‌های برداشته‌شده
deal-one-more = یکی بیشتر
deal-one-fewer = یکی کمتر
deal-back = یک قدم عقب
deal-restart = از اول
deal-draw = قرعه با
deal-draw-first-spade = اولین پیک
deal-draw-highest-card = بالاترین کارت
deal-count = شمارش تو
deal-count-suit = { SUIT($suit) }
deal-check = شمارش را ببین
deal-seed = شمارهٔ پخش
deal-take-seed = این شماره را پخش کن
deal-next = پخش بعدی

## روی میز

deal-seat-cards = { $count ->
    [0] { PLACE($place, form: "player") }: بدون کارت
   *[other] { PLACE($place, form: "player") }: { NUMBER($count) } کارت
}
deal-seat-dealer = پخش‌کننده
deal-pack = دستهٔ کارت: { NUMBER($count) } تا مانده
deal-pack-whole = دستهٔ کارت
deal-drawn = { NUMBER($number) }. { PLACE($place, form: "player") }: { CARD($card) }، { CARDNAME($card) }
deal-hand = { $count ->
    [0] کارت‌هایت هنوز پشت‌ورو هستند
   *[other] کارت‌های تو: { NUMBER($count) } کارت
}

## آنچه همین حالا شد

deal-said-turn = { $place ->
    [you] نوبت توست که پخش کنی.
   *[other] نوبت { PLACE($place, form: "player") } است که پخش کند.
}
deal-said-first-spade = { $place ->
    [you] برای تو { CARD($card) } آمد. هنوز پیک نیامده.
   *[other] برای { PLACE($place, form: "player") } { CARD($card) } آمد. هنوز پیک نیامده.
}
deal-said-highest-card = { $place ->
    [you] تو { CARD($card) } کشیدی.
   *[other] { PLACE($place, form: "player") } { CARD($card) } کشید.
}
deal-found-first-spade = { $place ->
    [you] { CARD($card) } اولین پیک است و برای تو آمد؛ پس تو پخش می‌کنی.
   *[other] { CARD($card) } اولین پیک است و برای { PLACE($place, form: "player") } آمد؛ پس او پخش می‌کند.
}
deal-found-highest-card = { $place ->
    [you] { CARD($card) } از همه بالاتر است و تو کشیدی‌اش؛ پس تو پخش می‌کنی.
   *[other] { CARD($card) } از همه بالاتر است و { PLACE($place, form: "player") } آن را کشید؛ پس او پخش می‌کند.
}
deal-said-shuffle = { $place ->
    [you] بُر زدی.
   *[other] { PLACE($place, form: "player") } بُر زد.
}
deal-said-cut = { $place ->
    [you] { NUMBER($cards) } کارت برداشتی و زیر بقیه گذاشتی.
   *[other] { PLACE($place, form: "player") } { NUMBER($cards) } کارت برداشت و زیر بقیه گذاشت.
}
deal-said-no-cut = { $place ->
    [you] کات نکردی.
   *[other] { PLACE($place, form: "player") } کات نکرد.
}
deal-said-give = { $place ->
    [you] کارت { NUMBER($number) } به تو رسید.
   *[other] کارت { NUMBER($number) } به { PLACE($place, form: "player") } رسید.
}
deal-said-pick-up = { NUMBER($count) } کارت برداشتی؛ بقیه هم کارت‌هایشان را برداشتند.

## شمارش

deal-count-right = درست است: { NUMBER($cards) } کارت، و هر خال همان‌قدر که گفتی.
deal-count-empty = برای { SUIT($suit) } هنوز عددی نیست. هیچ یعنی صفر.
deal-count-unreadable = عددِ { SUIT($suit) } خوانده نشد. یک عدد صحیح بنویس.
deal-count-sum = جمع چهار عددت { NUMBER($total) } می‌شود، ولی هر نفر { NUMBER($cards) } کارت دارد. از { SUIT($suit) } شروع کن.
deal-count-colours = جمع درست است، ولی دو خالِ هم‌رنگ جابه‌جا شده‌اند. به نشان‌ها نگاه کن: ♠︎ پیک است، ♣︎ گشنیز، ♥︎ دل و ♦︎ خشت.
deal-count-suit-off = جمع درست است، ولی هر خال جداگانه نه. { SUIT($suit) } را دوباره بشمار.
deal-next-dealer = { $place ->
    [you] دور بعد را تو پخش می‌کنی؛ نوبتِ پخش به سمت چپ می‌رود.
   *[other] دور بعد را { PLACE($place, form: "player") } پخش می‌کند؛ نوبتِ پخش به سمت چپ می‌رود.
}

## پخش نادرست

misdeal-title = این پخش درست است؟
misdeal-task = میز را ببین و آنچه را می‌دانی بخوان. چه چیزی درست نیست و چه باید کرد؟
misdeal-last = { $place ->
    [you] دور قبل را تو پخش کرده بودی.
   *[other] دور قبل را { PLACE($place, form: "player") } پخش کرده بود.
}
misdeal-now = { $place ->
    [you] این بار تو پخش کرده‌ای.
   *[other] این بار { PLACE($place, form: "player") } پخش کرده است.
}
misdeal-unseen = هیچ‌کس به کارتی نگاه نکرده است.
misdeal-seen = همه به کارت‌هایشان نگاه کرده‌اند.
misdeal-order = حواست به یک بار چرخیدنِ کارت‌ها دور میز بود: کارت‌ها به ترتیب به { $order } رسید.
misdeal-fault = چه چیزی درست نیست؟
misdeal-fault-nothing = هیچ؛ همه‌چیز درست است
misdeal-fault-counts = تعداد کارت‌ها برابر نیست
misdeal-fault-turn = کارتی بی‌نوبت داده شده
misdeal-fault-dealer = کسی پخش کرده که نوبتش نبوده
misdeal-fault-hand = کارت‌های یک نفر برای بازی زیادی بد است
misdeal-remedy = چه باید کرد؟
misdeal-remedy-play-on = بازی شروع شود
misdeal-remedy-draw = آن که کم دارد، ندیده یک کارت از آن که زیاد دارد بکشد
misdeal-remedy-give = آن که زیاد دارد، کارتی را که نمی‌خواهد به آن که کم دارد بدهد
misdeal-remedy-deal = { $place ->
    [you] پخش باطل است؛ تو از نو پخش کنی
   *[other] پخش باطل است؛ { PLACE($place, form: "player") } از نو پخش کند
}
misdeal-good = درست
misdeal-bad = این‌طور نیست
misdeal-go-check = ببین
misdeal-go-next = میز بعدی
misdeal-go-again = همه را از نو
misdeal-hint = به هر دو سؤال جواب بده: چه چیزی درست نیست و چه باید کرد؟
misdeal-progress = { NUMBER($solved) } میز از { NUMBER($of) }
misdeal-nothing-wrong = درست است. همه به یک اندازه کارت دارند، کارت‌ها به نوبت آمده و نوبتِ همین پخش‌کننده بوده. تو پیک نداری؛ این بدشانسی است، نه پخش نادرست.

## جواب نادرست چه را نشان می‌دهد

misdeal-mistake-counts-overlooked = { $place ->
    [you] دوباره بشمار: تو { NUMBER($cards) } کارت داری و باید { NUMBER($expected) } تا داشته باشی.
   *[other] دوباره بشمار: { PLACE($place, form: "player") } { NUMBER($cards) } کارت دارد و باید { NUMBER($expected) } تا داشته باشد.
}
misdeal-mistake-turn-overlooked = تعدادها درست است، ولی ترتیب را ببین: کارت‌ها در جهت عقربه‌های ساعت نچرخیدند. کارتِ بی‌نوبت هم پخش را نادرست می‌کند.
misdeal-mistake-dealer-overlooked = { $turn ->
    [you] کارت‌ها درست است، پخش‌کننده نه. نوبتِ پخش به سمت چپ می‌رود؛ پس نوبت تو بود.
   *[other] کارت‌ها درست است، پخش‌کننده نه. نوبتِ پخش به سمت چپ می‌رود؛ پس نوبت { PLACE($turn, form: "player") } بود.
}
misdeal-mistake-counts-are-equal = به عددها نگاه کن: همه { NUMBER($expected) } کارت دارند. مشکل از تعداد نیست.
misdeal-mistake-counts-decide = شاید کارتی هم بی‌نوبت رفته باشد، ولی تو آن را ندیدی؛ آن چهار کارتی که دیدی مرتب بود. آنچه پیداست تعداد کارت‌هاست.
misdeal-mistake-in-turn = کارت‌هایی که دیدی در جهت عقربه‌های ساعت و از سمت چپ پخش‌کننده چرخیدند. هیچ‌کدام بی‌نوبت نبود.
misdeal-mistake-dealer-was-right = { $dealer ->
    [you] نوبتِ پخش به سمت چپ می‌رود. بعد از { PLACE($last, form: "player") } نوبت توست؛ پس درست پخش کردی.
   *[other] نوبتِ پخش به سمت چپ می‌رود. بعد از { PLACE($last, form: "player") } نوبت { PLACE($dealer, form: "player") } است؛ پس همان کسی که باید پخش کرد.
}
misdeal-mistake-poor-hand = سر این میز کارت‌های هیچ‌کس آن‌قدر بد نیست که بازی نشود. پخش را فقط تعداد و نوبت نادرست می‌کند، نه خودِ کارت‌ها.
misdeal-mistake-nothing-to-mend = خودت گفتی همه‌چیز درست است. پس کاری هم لازم نیست: بازی شروع می‌شود.
misdeal-mistake-play-on-uneven = با کارت‌های نابرابر، کارت‌های همه در دست آخر تمام نمی‌شود. پیش از بازی باید درستش کرد.
misdeal-mistake-play-on-turn = همه { NUMBER($expected) } کارت دارند، ولی نه کارت‌هایی که مال خودشان بود. پخشِ بی‌نوبت حساب نیست.
misdeal-mistake-play-on-dealer = کارتِ درست پخش را درست نمی‌کند. کسی پخش کرد که نوبتش نبود؛ پس باطل است.
misdeal-mistake-draw-needs-counts = همه به یک اندازه کارت دارند. کارتی نیست که از یکی به دیگری برود.
misdeal-mistake-given-not-drawn = آن که زیاد دارد بدترین کارتش را می‌داد. سر هیچ میزی که می‌شناسیم او انتخاب نمی‌کند.
misdeal-mistake-looked-already = با یک کارت تعدادها درست می‌شد، ولی همه کارت‌هایشان را دیده‌اند. کشیدنِ کارت مال وقتی است که هیچ‌کس نگاه نکرده باشد.
misdeal-mistake-more-than-one = بیشتر از یک کارت جابه‌جا شده. کشیدنِ یک کارت فقط یک اشتباه را درست می‌کند.
misdeal-mistake-one-draw-is-enough = لازم نیست از نو پخش شود. یک کارت جابه‌جا شده و هیچ‌کس نگاه نکرده؛ آن که کم دارد یکی می‌کشد.
misdeal-mistake-not-again = { $turn ->
    [you] او همان است که بی‌نوبت پخش کرد. نوبت تو بود؛ پس تو پخش می‌کنی.
   *[other] او همان است که بی‌نوبت پخش کرد. نوبت { PLACE($turn, form: "player") } بود.
}
misdeal-mistake-skips-the-turn = { $turn ->
    [you] نوبتِ پخش مال توست، چون دور قبل را نفر سمت راستت پخش کرده بود.
   *[other] نوبتِ پخش مال { PLACE($turn, form: "player") } است: نفر سمت چپِ آن که دور قبل را پخش کرد.
}
misdeal-mistake-deal-does-not-pass = { $dealer ->
    [you] بله، از نو پخش می‌شود؛ ولی بعد از پخش نادرست نوبت جلو نمی‌رود: باز تو پخش می‌کنی.
   *[other] بله، از نو پخش می‌شود؛ ولی بعد از پخش نادرست نوبت جلو نمی‌رود: باز { PLACE($dealer, form: "player") } پخش می‌کند.
}

## پخش‌کننده منصف است؟

fair-title = پخش‌کننده منصف است؟
fair-task = کارتی انتخاب کن. { NUMBER($deals) } بار پخش می‌شود؛ چند بار به هر نفر می‌رسد؟
fair-suit = خال
fair-cards = کارتی انتخاب کن
fair-go = { NUMBER($deals) } بار پخش کن
fair-giving = کارت دادن
fair-giving-packets = سیزده‌تا یک‌جا
fair-giving-one-by-one = یکی‌یکی
fair-seeds = شمارهٔ پخش‌ها
fair-seed-range = { NUMBER($first) } تا { NUMBER($last) }
fair-caption = { CARD($card) } در پخش‌های { NUMBER($first) } تا { NUMBER($last) } چند بار به هر نفر رسید
fair-seat = بازیکن
fair-shuffle-fair = این پخش‌کننده
fair-about-fair = هر کارت با یکی از کارت‌های باقی‌مانده جا عوض می‌کند. همهٔ پخش‌های اینجا همین‌طور بُر می‌خورند.
fair-shuffle-any-to-any = بُرِ سرسری
fair-about-any-to-any = هر کارت با هر کارتی از دسته جا عوض می‌کند. به همان خوبی به نظر می‌آید و اشتباه رایجِ برنامه‌هاست.
fair-inside = در حد شانس
fair-outside = بیرون از حد شانس
fair-legend = خط، سهم منصفانه است: { NUMBER($expected) }. نوارِ { NUMBER($least) } تا { NUMBER($most) } حد شانس است؛ از هر { NUMBER($outside) } شمارشِ منصفانه، حدود یکی بیرون از آن می‌افتد.
fair-said = { $other ->
    [0] { $fair ->
        [0] اینجا هر دو بُر در حد شانس‌اند.
       *[other] این پخش‌کننده: از چهار شمارش { NUMBER($fair) } تا بیرون از حد شانس. بُرِ سرسری: هیچ.
    }
   *[other] { $fair ->
        [0] این پخش‌کننده در حد شانس می‌ماند. بُرِ سرسری نه: از چهار شمارش { NUMBER($other) } تا بیرون از آن است.
       *[other] این پخش‌کننده: از چهار شمارش { NUMBER($fair) } تا بیرون از حد شانس. بُرِ سرسری: { NUMBER($other) } تا.
    }
}
fair-by-chance = حتی وقتی همه‌چیز منصفانه است، از هر { NUMBER($outside) } شمارش یکی بیرون می‌افتد. هزار پخشِ بعدی را ببین: می‌ماند؟
fair-hidden-packets = بُرِ سرسری با همهٔ کارت‌ها بد تا نمی‌کند. کارت دیگری را امتحان کن، مثلاً شاه پیک.
fair-hidden-one-by-one = وقتی یکی‌یکی بدهی، خطای بُر میان هر چهار نفر پخش می‌شود و تقریباً پیدا نیست. این هم یک دلیل دیگر برای یکی‌یکی دادن.

## دستهٔ کارت

pack-title = دستهٔ کارت: { NUMBER($cards) } کارت
pack-task = یک خال انتخاب کن و روی هر کارت که می‌خواهی بزن تا بگوید چیست.
pack-suit = { SUIT($suit) }: { NUMBER($count) } کارت، از بالاترین تا پایین‌ترین
pack-said-suit = { SUIT($suit) }: { NUMBER($count) } کارت، بالاترینشان سمت چپ.
pack-said-trumps = { SUIT($suit) }: { NUMBER($count) } کارت، بالاترینشان سمت چپ. حکمِ این بازی همین خال است.
pack-said-highest = { CARDNAME($card) }: بالاترین کارت خالش. هیچ کارتی از آن خال بالاتر نیست.
pack-said-lowest = { CARDNAME($card) }: پایین‌ترین کارت خالش. بقیه همه از آن بالاترند.
pack-said-between = { CARDNAME($card) }: { NUMBER($above) } کارت از خالش بالاتر است و { NUMBER($below) } کارت پایین‌تر.

## آنچه دفترچه خواسته و نمی‌شود

bad-deal-choice = اینجا «{ $value }» نیست. یکی از این‌ها را بنویس: { CODE($expected) }.
deal-table-seats = قانون‌های { CODE($rules) } برای چهار نفر نیست. قانون‌های میزی چهارنفره را انتخاب کن.
nothing-dealt = اینجا چیزی پخش نمی‌شود. میزی با { CODE("task='deal'") } بساز.
