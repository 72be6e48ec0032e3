### صفحهٔ خواندن، و شمردن دست‌های محتمل.

bid-pad-title = خواندهٔ تو
bid-pad-title-count = دست‌ها را بشمار
bid-pad-task = انتخاب کن فکر می‌کنی چند دست می‌گیری. هر کس یک بار و به نوبت می‌خواند و پخش‌کننده آخر از همه.
bid-pad-task-blind = پیش از دیدن کارت‌هایت می‌توانی نیل کور بخوانی. با دیدن کارت‌ها این حق از دست می‌رود.
bid-pad-task-count = روی هر کارتی بزن که فکر می‌کنی یک دست می‌گیرد. بعد شمارشت را با دورهای تصادفی مقایسه کن.
bid-pad-task-compared = شمارش تو کنار آنچه دورهای تصادفی می‌گویند. روی هر کارت بزن تا درباره‌اش بشنوی.
bid-pad-task-raise = همه خوانده‌اند. می‌توانی روی { BID($bid) } بمانی یا حداکثر { NUMBER($most) } تا بالاتر ببری: انتخاب کن و بگو.
bid-pad-task-over = همه خوانده‌اند و خوانده‌ها دیگر عوض نمی‌شوند.

bid-pad-order = خوانده‌ها، به ترتیب نوبت
bid-pad-dealer = پخش‌کننده
bid-pad-turn = نوبت خواندن
bid-pad-open = …
bid-pad-open-you = ؟
bid-pad-heard = { PLACE($place) }: { BID($bid) }
bid-pad-heard-open = { PLACE($place) }: هنوز نخوانده

bid-pad-sum-numbers = { FORMULA($first, "+", $second, "=", $contract) }
bid-pad-sum = { BID($first) } { FORMULA("+") } { BID($second) }
bid-pad-sum-open = { BID($first) } { FORMULA("+") } …
bid-pad-sum-none = … { FORMULA("+") } …
bid-pad-contract = { $contract ->
    [0] بی‌تعهد: هر دو نیل
   *[other] تعهد: { NUMBER($contract) }
}
bid-pad-contract-open = تعهد: …
bid-pad-total = امتیاز: { NUMBER($total) }
bid-pad-together = جمع همهٔ خوانده‌ها: { NUMBER($promised) } از { NUMBER($tricks) } دست.

bid-pad-hand = { NUMBER($count) } کارتِ تو
bid-pad-backs = { NUMBER($count) } کارت تو، پشت‌ورو
bid-pad-card-plain = { CARDNAME($card) }
bid-pad-card-chosen = { CARDNAME($card) }، شمرده‌شده
bid-pad-card-right = { CARDNAME($card) }، شمرده‌شده، در بیشتر دورها دست می‌گیرد
bid-pad-card-wrong = { CARDNAME($card) }، شمرده‌شده، در بیشتر دورها دست نمی‌گیرد
bid-pad-card-missed = { CARDNAME($card) }، شمرده‌نشده، در بیشتر دورها دست می‌گیرد
bid-pad-mark-right = ✓
bid-pad-mark-wrong = ✕
bid-pad-mark-missed = !

bid-pad-count = شمارش تو: { NUMBER($count) }
bid-pad-compare = مقایسه با دورهای تصادفی
bid-pad-estimate = دورهای تصادفی چه می‌گویند؟

bid-pad-keys = خوانده‌ها
bid-pad-key-open = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }
   *[other] { BID($bid) }
}
bid-pad-key-chosen = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }، انتخاب‌شده
   *[other] { BID($bid) }، انتخاب‌شده
}
bid-pad-key-made = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }، خواندهٔ تو
   *[other] { BID($bid) }، خواندهٔ تو
}
bid-pad-key-blocked = { $bid ->
    [nil] { NUMBER(0) } { BID($bid) }، حالا برای تو مجاز نیست
   *[other] { BID($bid) }، حالا برای تو مجاز نیست
}
bid-pad-look = کارت‌هایت را ببین
bid-pad-go = بخوان: { BID($bid) }
bid-pad-raise = بالا بردن تا { BID($bid) }
bid-pad-stay = ماندن روی { BID($bid) }
bid-pad-go-none = بخوان
bid-pad-would = با { BID($partner) } از یارت و { BID($bid) } از تو، تعهد { NUMBER($contract) } می‌شود.
bid-pad-would-open = با { BID($bid) } از تو. یارت بعد از تو می‌خواند و خوانده‌اش به این اضافه می‌شود.
bid-pad-again = پس گرفتن خوانده

bid-pad-announce = برای تیمت { BID($bid) } اعلام کن، بعد بخوان
bid-pad-announced = { BID($bid) } اعلام کردی. حالا نوبت خواندن است.
bid-pad-looked = کارت‌ها را دیدی. نیل کور برای این دور از دست رفت؛ هر خواندهٔ دیگری آزاد است.
bid-pad-made = { $bid ->
    [nil] نیل خواندی: قول می‌دهی هیچ دستی نگیری.
    [blind-nil] نیل کور خواندی: قول می‌دهی هیچ دستی نگیری، و هنوز کارتی ندیده بودی.
   *[other] { BID($bid) } خواندی.
}
bid-pad-none-ticked = هنوز روی هیچ کارتی نزده‌ای. اگر فکر می‌کنی هیچ دستی نمی‌گیری، یک بار دیگر مقایسه کن.

## دورهای تصادفی

bid-pad-estimate-name = دورهای تصادفی دربارهٔ هر کارت چه می‌گویند
bid-pad-running = { NUMBER($rounds) } از { NUMBER($of) } دور …
bid-pad-summary = در { NUMBER($rounds) } دور تصادفی، این کارت‌ها به‌طور میانگین { $tricks } دست گرفتند (با اطمینان { NUMBER(95) } درصد: { $low } تا { $high }).
bid-pad-what = هر نوار می‌گوید این کارت در چه سهمی از دورها دست گرفت؛ خط باریک نشان می‌دهد این عدد چقدر مطمئن است. کارت‌های دیگران تصادفی پخش می‌شود و هر چهار نفر مثل بازیکن تازه‌کاری بازی می‌کنند که همهٔ دست‌ها را می‌خواهد. پس این فقط میانگین است و برای این دور قولی نیست. نخستین شمارهٔ پخش: { NUMBER($seed) }.
bid-pad-share = { NUMBER($percent) }٪
bid-pad-yours = شمارش تو
bid-pad-row = { CARDNAME($card) }: در { NUMBER($won) } دور از { NUMBER($rounds) } دور دست گرفت (با اطمینان { NUMBER(95) } درصد: { NUMBER($low) } تا { NUMBER($high) } درصد).
bid-pad-row-ticked = { CARDNAME($card) }، تو شمرده‌ای: در { NUMBER($won) } دور از { NUMBER($rounds) } دور دست گرفت (با اطمینان { NUMBER(95) } درصد: { NUMBER($low) } تا { NUMBER($high) } درصد).

## شمردن دست‌های محتمل چه نشان می‌دهد

trick-count-near = خوب شمردی: تو گفتی { NUMBER($count) } و دورها می‌گویند { $tricks }. کسی نزدیک‌تر از یک دست نمی‌شمارد.
trick-count-many = تو { NUMBER($count) } دست شمردی و دورها می‌گویند { $tricks }.
trick-count-few = { $count ->
    [0] تو هیچ دستی نشمردی و دورها می‌گویند { $tricks }.
   *[other] تو { NUMBER($count) } دست شمردی و دورها می‌گویند { $tricks }.
}
trick-count-counts-ace = { CARD($card) } فقط در { NUMBER($percent) } درصد دورها دست گرفت. از این خال آن‌قدر کارت داری که احتمالاً یک نفر آن را ندارد و می‌بُرد.
trick-count-counts-king = { CARD($card) } فقط در { NUMBER($percent) } درصد دورها دست گرفت. شاهِ تنها زیر آس می‌رود، و اگر از آن خال زیاد داشته باشی، پیش از شاه کسی می‌بُرد.
trick-count-counts-queen = { CARD($card) } فقط در { NUMBER($percent) } درصد دورها دست گرفت. آس و شاه جلوتر از بی‌بی‌اند و بار سوم که یک خال زمین می‌آید، خیلی وقت‌ها کسی می‌تواند ببُرد.
trick-count-counts-low-spade = { CARD($card) } فقط در { NUMBER($percent) } درصد دورها دست گرفت. پیکی که بالا نیست وقتی دست می‌گیرد که یکی از خال‌هایت زود تمام شود یا پیک زیاد داشته باشی.
trick-count-counts-low-card = { CARD($card) } فقط در { NUMBER($percent) } درصد دورها دست گرفت. در خال‌های غیر از پیک، کارت پایین‌تر از آس و شاه کم دست می‌گیرد.
trick-count-forgets-ace = { CARD($card) } در { NUMBER($percent) } درصد دورها دست گرفت. آس خال‌های دیگر، بعد از پیک‌های بالا، مطمئن‌ترین کارت است.
trick-count-forgets-king = { CARD($card) } در { NUMBER($percent) } درصد دورها دست گرفت. شاه، وقتی کارت کوچکی باشد که زیر آس برود، بیشتر وقت‌ها دستش را می‌گیرد.
trick-count-forgets-high-spade = { CARD($card) } در { NUMBER($percent) } درصد دورها دست گرفت. پیک فقط از پیکِ بالاتر می‌بازد.
trick-count-forgets-long-spade = { CARD($card) } در { NUMBER($percent) } درصد دورها دست گرفت. وقتی پیک زیاد داری کوچک‌هایش هم دست می‌گیرند: یا می‌بُرند یا دیگر کسی پیک ندارد.
trick-count-forgets-card = { CARD($card) } در { NUMBER($percent) } درصد دورها دست گرفت. این خال به نفع تو پخش شده است.

## آنچه دفترچه‌ای خواست و نمی‌شود

bad-ask = این صفحه نمی‌تواند «{ $value }» را بپرسد. { CODE("count") } بنویس یا چیزی ننویس.
bid-pad-bad-rounds = { $value } برای این صفحه تعداد دور نیست. مضربی از { NUMBER($step) } بده، حداکثر { NUMBER($most) }.
bid-pad-bad-bids = «{ $value }» خواندهٔ کسی نیست. جا، دونقطه و خوانده را بنویس: { CODE("W:3") }.
bid-pad-own-bid = { SEAT($seat) } جای خودت است و خوانده‌اش را روی صفحه می‌خوانی. در خوانده‌های داده‌شده ننویسش.
bid-pad-impossible-bid = { SEAT($seat) } در این دور نمی‌تواند { BID($bid) } بخواند. خواندهٔ دیگری بده یا آن را ننویس.
