### قرارنامهٔ میز: سؤال‌ها، جواب‌ها و اینکه هر جواب به کجا می‌رسد؛ برگه و ویجت.

charter-title = قرارهای پیش از بازی
charter-page-title = قرارهای میز ما
# $changed: how many rules are not those of the default table.
charter-intro = { $changed ->
    [0] همه‌چیز مثل میز پیش‌فرض است.
    [one] یک قرار، با نشان ◆، با میز پیش‌فرض فرق دارد.
   *[other] { NUMBER($changed) } قرار، با نشان ◆، با میز پیش‌فرض فرق دارد.
}
# $rule: the table that the charter begins from.
charter-rest = هر چه اینجا نیامده، مثل «{ RULE($rule) }» بازی می‌شود.
charter-mark = با میز پیش‌فرض فرق دارد
# $settings: settings that differ from the usual ones, as in a rule spec.
charter-set-so = سر این میز: { $settings }.
charter-agreed = امضای بازیکنان
charter-date = تاریخ
charter-spec = خلاصه، برای برنامه
charter-link = به شکل پیوند: این را پشت نشانی صفحه بگذار

charter-topic-cards = کارت‌ها و پخش
charter-topic-play = بازی
charter-topic-bidding = خواندن
charter-topic-scoring = امتیاز
charter-topic-ending = پایان مسابقه
charter-topic-conduct = رفتار سر میز
charter-topic-house = و این‌ها هم

## سؤال‌ها: چه می‌پرسیم، چرا، و جواب‌ها (.leads: هر کدام به کجا می‌رسد)

charter-ask-spade-lead = کِی می‌شود با پیک شروع کرد؟
    .short = شروع با پیک
    .why = پرتکرارترین دعوای این بازی: یکی با پیک شروع می‌کند و بقیه می‌گویند هنوز زود است.
# $hand, $first, $later: cards in the hand, those that may be led to the first trick, and to a later one while no spade has fallen.
charter-spade-lead-broken = تا در یکی از دست‌های قبلی پیک نیفتاده، کسی با پیک شروع نمی‌کند، مگر اینکه جز پیک چیزی نداشته باشد.
    .leads = با { HAND($hand) }، وقتی هنوز پیکی بازی نشده، می‌شود با { CARDS($later, "or") } شروع کرد.
charter-spade-lead-after-first-trick = دست اول را نمی‌شود با پیک شروع کرد؛ از دست دوم به بعد هر کارتی آزاد است.
    .leads = با { HAND($hand) } دست اول را می‌شود با { CARDS($first, "or") } شروع کرد و دست دوم را با { CARDS($later, "or") }.
charter-spade-lead-any-time = هر وقت بخواهی می‌توانی با پیک شروع کنی.
    .leads = با { HAND($hand) } همان دست اول را می‌شود با { CARDS($first, "or") } شروع کرد.

charter-ask-first-trick = دست اول چطور شروع می‌شود؟
    .short = دست اول
    .why = بعضی میزها مثل بازی هارتس شروع می‌کنند؛ آن وقت هم شروع‌کننده فرق می‌کند و هم کارتی که می‌شود داد.
# $void_hand, $void: a hand without clubs, and what it may play to a club. $club_hand, $clubs: the same with clubs. $card: the opening card.
charter-first-trick-left-leads = نفر سمت چپِ پخش‌کننده با هر کارتی که بخواهد شروع می‌کند؛ کسی که خال زمین را ندارد هر کارتی می‌دهد، پیک هم.
    .leads = کسی که گشنیز ندارد، با { HAND($void_hand) } روی گشنیز می‌تواند { CARDS($void, "or") } بدهد.
charter-first-trick-club-leads = هر کس { CARD($card) } را دارد با همان شروع می‌کند؛ کسی که گشنیز ندارد هر کارتی می‌دهد، پیک هم.
    .leads = کسی که گشنیز ندارد، با { HAND($void_hand) } می‌تواند { CARDS($void, "or") } بدهد؛ پیک همان‌جا می‌بُرد.
charter-first-trick-lowest-clubs = دست اول با { CARD($card) } شروع می‌شود و همه کوچک‌ترین گشنیزشان را می‌دهند؛ کسی که گشنیز ندارد هر کارتی جز پیک می‌دهد.
    .leads = با { HAND($club_hand) } باید { CARDS($clubs, "or") } داد؛ بدون گشنیز، با { HAND($void_hand) } می‌شود { CARDS($void, "or") } داد.

charter-ask-jokers = ژوکرها و دوها هم پیک حساب می‌شوند؟
    .short = ژوکرها و دوها
    .why = هر محله برای کارت‌های بالا ترتیب خودش را دارد، و همین ترتیب است که بهترین دست‌ها را به کسی می‌دهد.
# $top: the highest trumps from the top. $out, $out_count: cards that leave the pack. $spades, $count: spades and cards in all.
charter-jokers-none = نه: { CARD("AS") } بالاترین کارت است و ژوکرها در جعبه می‌مانند.
    .leads = از { NUMBER($count) } کارت، { NUMBER($spades) } تا پیک است.
charter-jokers-jokers = { $out_count ->
    [0] بالاترین پیک‌ها به‌ترتیب: { CARDS($top) }.
   *[other] بالاترین پیک‌ها به‌ترتیب: { CARDS($top) }؛ { CARDS($out, "and") } کنار می‌روند.
}
    .leads = این‌طور از { NUMBER($count) } کارت، { NUMBER($spades) } تا پیک است و همه‌شان پیک حساب می‌شوند، وقتِ خال دادن هم.
charter-jokers-promoted = بالاترین پیک‌ها به‌ترتیب: { CARDS($top) }.
    .leads = این‌طور از { NUMBER($count) } کارت، { NUMBER($spades) } تا پیک است و همه‌شان پیک حساب می‌شوند، وقتِ خال دادن هم.

charter-ask-misdeal = دستِ ضعیف را می‌شود دوباره پخش کرد؟
    .short = دستِ ضعیف
    .why = همیشه وقتی حرفش پیش می‌آید که دیگر دیر شده؛ پیش از دیدن کارت‌ها قرارش را بگذارید.
charter-misdeal-none = نه، هر چه آمد بازی می‌شود؛ فقط پخشِ اشتباه تکرار می‌شود.
    .leads = اگر هیچ پیکی نداری، شاید وقت نیل خواندن باشد.
charter-misdeal-no-spade = کسی که هیچ پیکی ندارد می‌تواند پیش از خواندنِ تیمش کارت‌هایش را نشان بدهد تا دوباره پخش شود.
    .leads = این حق است و اجبار نیست: هر کس کارت‌هایش را دوست دارد، چیزی نمی‌گوید و بازی می‌کند.
charter-misdeal-one-spade = کسی که بیشتر از یک پیک ندارد می‌تواند پیش از خواندنِ تیمش کارت‌هایش را نشان بدهد تا دوباره پخش شود.
    .leads = این حق است و اجبار نیست: هر کس کارت‌هایش را دوست دارد، چیزی نمی‌گوید و بازی می‌کند.
charter-misdeal-no-face = کسی که شاه و بی‌بی و سرباز ندارد می‌تواند پیش از خواندنِ تیمش کارت‌هایش را نشان بدهد تا دوباره پخش شود.
    .leads = این حق است و اجبار نیست: هر کس کارت‌هایش را دوست دارد، چیزی نمی‌گوید و بازی می‌کند.
charter-misdeal-short-or-plain = کسی که بیشتر از یک پیک ندارد، یا هیچ شاه و بی‌بی و سربازی ندارد، می‌تواند پیش از خواندنِ تیمش کارت‌هایش را نشان بدهد تا دوباره پخش شود.
    .leads = این حق است و اجبار نیست: هر کس کارت‌هایش را دوست دارد، چیزی نمی‌گوید و بازی می‌کند.

charter-ask-smallest-bid = کمترین خوانده چقدر است؟
    .short = کمترین خوانده
    .why = خوانده‌های خیلی کم بگ جمع می‌کنند یا منتظر ست شدنِ حریف می‌مانند؛ بعضی میزها آن را قبول ندارند.
# $least: the smallest. $said, $partner: what one has said, and what the partner must then say. $beside_nil: beside a nil.
charter-smallest-bid-free = حدی ندارد: از { NUMBER(1) } به بالا هر عددی آزاد است.
    .leads = هر دو یار می‌توانند { NUMBER(1) } بخوانند.
charter-smallest-bid-side = خوانده‌های هر تیم روی هم باید { NUMBER($least) } یا بیشتر باشد («بورد»).
    .leads = { $beside_nil ->
        [0] اگر یارت { NUMBER($said) } خوانده باشد، تو { NUMBER($partner) } یا بیشتر می‌خوانی.
       *[other] اگر یارت { NUMBER($said) } خوانده باشد، تو { NUMBER($partner) } یا بیشتر می‌خوانی؛ کنار نیل، { NUMBER($beside_nil) } یا بیشتر.
    }
# $sum, $tricks: what the smallest bids of all come to, and the tricks of a round.
charter-smallest-bid-each = هر کس { NUMBER($least) } یا بیشتر می‌خواند، جز نیل و خوانده‌های ویژه.
    .leads = اگر کسی نیل نخواند، خوانده‌ها روی هم { NUMBER($sum) } یا بیشتر می‌شود، و یک دور { NUMBER($tricks) } دست دارد.

charter-ask-nil = می‌شود قول داد که هیچ دستی نگیری؟ چقدر می‌ارزد؟
    .short = نیل
    .why = یک نیل می‌تواند سرنوشت مسابقه را عوض کند، و همه‌جا به یک اندازه نمی‌ارزد.
# $value, $cost: points for a nil that holds, and for one that fails. $kept, $failed: a bid of four made beside it, points in all.
charter-nil-played = نیل هست: اگر موفق شود { SIGNED($value) } امتیاز، اگر دستی بگیرد { SIGNED($cost) }.
    .leads = کنار یک تعهد { NUMBER(4) } دستی که انجام شود: روی هم { SIGNED($kept) } اگر نیل موفق باشد، { SIGNED($failed) } اگر یک دست بگیرد.
charter-nil-off = کسی نیل نمی‌خواند.
    .leads = کمترین قول، یک دست است.

charter-ask-failed-nil = نیل خراب شد؛ دست‌هایش چه می‌شوند؟
    .short = نیل ناموفق
    .why = کتاب‌ها و برنامه‌ها دربارهٔ این هم‌نظر نیستند، و فرقش گاهی به اندازهٔ کل تعهد است.
# $bid, $own, $nil: what the partner has bid and taken, what the nil has taken. $points, $bags: what comes of it.
charter-failed-nil-bags = دست‌هایش به یار کمکی نمی‌کنند؛ بگ‌اند.
    .leads = یار { NUMBER($bid) } خوانده و { NUMBER($own) } گرفته، نیل‌خوان { NUMBER($nil) }: { SIGNED($points) } امتیاز، تعداد بگ: { NUMBER($bags) }.
charter-failed-nil-help = دست‌هایش به تعهد یار کمک می‌کنند.
    .leads = یار { NUMBER($bid) } خوانده و { NUMBER($own) } گرفته، نیل‌خوان { NUMBER($nil) }: { SIGNED($points) } امتیاز، تعداد بگ: { NUMBER($bags) }.
charter-failed-nil-nothing = دست‌هایش حساب نمی‌شوند، بگ هم نیستند.
    .leads = یار { NUMBER($bid) } خوانده و { NUMBER($own) } گرفته، نیل‌خوان { NUMBER($nil) }: { SIGNED($points) } امتیاز، تعداد بگ: { NUMBER($bags) }.

charter-ask-blind-nil = پیش از دیدن کارت‌ها می‌شود نیل خواند؟
    .short = نیل کور
    .why = این راهی است برای تیمی که خیلی عقب مانده؛ ولی «خیلی» یعنی چقدر؟ تا کسی عقب نیفتاده معلومش کنید.
# $value: points. $deficit: by how many points a side has to be behind.
charter-blind-nil-off = نه، همه اول کارت‌هایشان را می‌بینند و بعد می‌خوانند.
    .leads = تیمی که عقب افتاده باید با خوانده‌های معمولی جبران کند.
charter-blind-nil-behind = { $deficit ->
    [0] بله، با { NUMBER($value) } امتیاز پاداش یا جریمه، برای تیمی که جلو نیست.
   *[other] بله، با { NUMBER($value) } امتیاز پاداش یا جریمه، برای تیمی که دست‌کم { NUMBER($deficit) } امتیاز عقب است.
}
    .leads = { $deficit ->
        [0] با امتیاز برابر می‌شود خواند؛ با یک امتیاز جلوتر نه.
       *[other] درست { NUMBER($deficit) } امتیاز عقب بودن هم کافی است.
    }
charter-blind-nil-any-time = بله، با { NUMBER($value) } امتیاز پاداش یا جریمه، با هر امتیازی.
    .leads = هر کس حتی یک کارتش را دیده باشد، دیگر نمی‌تواند.

charter-ask-exchange = یارها برای نیل با هم کارت عوض می‌کنند؟
    .short = عوض کردن کارت
    .why = کسی که روی کارتِ یارش حساب کرده و کارتی نمی‌گیرد، بد گیر می‌افتد؛ تعدادش را هم معلوم کنید.
# $nil, $cards: cards passed each way. $blind: with blind nil, 0 where there is none.
charter-exchange-none = نه، هر کس با کارت‌های خودش بازی می‌کند.
    .leads = نیل‌خوان باید با همان کارت‌هایی که گرفته کنار بیاید.
charter-exchange-with-nil = { $blind ->
    [0] بله: بعد از نیل، هر یار { NUMBER($nil) } کارت به دیگری می‌دهد.
   *[other] بله: بعد از نیل، هر یار { NUMBER($nil) } کارت به دیگری می‌دهد و بعد از نیل کور { NUMBER($blind) } کارت.
}
    .leads = هر دو اول کارت‌هایشان را رو به پایین می‌گذارند؛ کسی پیش از دادن، کارت‌های رسیده را نمی‌بیند.
charter-exchange-blind-only = فقط بعد از نیل کور: هر یار { NUMBER($cards) } کارت به دیگری می‌دهد.
    .leads = نیل معمولی با همان کارت‌های خودش بازی می‌شود.

charter-ask-ten-for-200 = «ده برای { NUMBER(200) }» را بازی می‌کنید؟
    .short = ده برای { NUMBER(200) }
    .why = کسی که از «ده» همین را می‌فهمد و کسی که نمی‌فهمد، امتیازهای خیلی متفاوتی می‌نویسند.
# $made, $failed: points. $plain, $plain_failed: an ordinary contract of ten, made and missed by one.
charter-ten-for-200-off = نه، ده هم خوانده‌ای مثل بقیه است.
    .leads = تعهد ده دستی { SIGNED($plain) } امتیاز دارد، و اگر یک دست کم بیاید { SIGNED($plain_failed) }.
charter-ten-for-200-played = بله: هر تیم می‌تواند قول ده دست بدهد، با { SIGNED($made) } امتیاز، یا { SIGNED($failed) } اگر کمتر بگیرد.
    .leads = تعهد معمولیِ ده دستی { SIGNED($plain) } امتیاز دارد، و اگر یک دست کم بیاید { SIGNED($plain_failed) }.
charter-ten-for-200-by-itself = خودبه‌خود: تعهد ده دستی اگر انجام شود { SIGNED($made) } امتیاز دارد و اگر نشود { SIGNED($failed) }.
    .leads = لازم نیست کسی اعلامش کند، پس کسی هم یادش نمی‌رود.

charter-ask-set = تعهدِ انجام‌نشده چقدر جریمه دارد؟
    .short = تعهدِ انجام‌نشده
    .why = بعضی میزها فقط صفر می‌نویسند، و آن وقت بلندپروازی ارزان تمام می‌شود.
# $each: points for each trick. $bid, $tricks, $points: an example; $near, $near_points: with one trick more.
charter-set-whole = برای هر دستِ خوانده‌شده { SIGNED($each) }، هر چند تا که کم آمده باشد.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) }؛ با { NUMBER($near) } دست هم { SIGNED($near_points) }.
charter-set-nothing = هیچ: برای آن تیم { NUMBER(0) } می‌نویسند.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) }.
charter-set-missing = برای هر دستی که کم آمده { SIGNED($each) }.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) }؛ با { NUMBER($near) } دست { SIGNED($near_points) }.

charter-ask-bags = دست‌های بیشتر از تعهد چه می‌شوند؟
    .short = بگ
    .why = چند بگ و چقدر جریمه: تا این معلوم نباشد، هیچ برگهٔ امتیازی را نمی‌شود بررسی کرد.
# $limit, $penalty: how many bags cost how many points, a loss being negative. $each: points for a bag. $cost: the penalty without its sign.
# $before, $bid, $tricks, $points, $after: an example, with bags before and after.
charter-bags-penalty = هر دستِ اضافه یک بگ است: همان لحظه { NUMBER($each) } امتیاز دارد و هر { NUMBER($limit) } بگ { NUMBER($cost) } امتیاز جریمه.
    .leads = با { NUMBER($before) } بگ از قبل، { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) } امتیاز، بگِ مانده: { NUMBER($after) }.
charter-bags-free = دست‌های بیشتر از تعهد نه امتیاز دارند و نه جریمه.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) }.
charter-bags-points = هر دستِ اضافه { NUMBER($each) } امتیاز دارد و هیچ‌وقت جریمه نمی‌شود.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) }.
charter-bags-minus = هر دستِ اضافه همان لحظه امتیاز کم می‌کند: { SIGNED($each) }.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) }.

charter-ask-target = با چند امتیاز می‌برید؟
    .short = بردن
    .why = هر چه راه کوتاه‌تر باشد، یک نیل سنگین‌تر است.
# $target: points. $more: a little more.
charter-target-points = اولین تیمی که به { NUMBER($target) } امتیاز برسد برنده است؛ اگر هر دو برسند، جمعِ بیشتر؛ اگر مساوی باشند، یک دور دیگر.
    .leads = { NUMBER($target) } در برابر { NUMBER($more) } در یک دور: { NUMBER($more) } می‌برد.

charter-ask-floor = می‌شود با پایین آمدنِ امتیاز باخت؟
    .short = پایین افتادن
    .why = بدون کف، تیمی که امیدی ندارد می‌تواند یک ساعت دیگر هم بازی کند.
# $limit: points. $above: one point more.
charter-floor-none = نه، امتیاز هر قدر بخواهد پایین می‌رود.
    .leads = فقط رسیدن به هدف، مسابقه را تمام می‌کند.
charter-floor-limit = تیمی که به { NUMBER($limit) } برسد باخته است.
    .leads = با { NUMBER($above) } بازی ادامه دارد، با { NUMBER($limit) } تمام است.

charter-ask-renege = کسی خال زمین را داشته و نداده؛ حالا چه؟
    .short = رِنِگ
    .why = کسی عمداً این کار را نمی‌کند، ولی اگر قراری نباشد مسابقه را خراب می‌کند.
# $lost: tricks. $bid, $tricks, $points, $usual: an example with and without the renege.
charter-renege-taken-back = کارت را برمی‌دارد و خال درست را می‌دهد.
    .leads = جریمه‌ای ندارد، به شرط اینکه پیش از برگرداندنِ دست معلوم شود.
charter-renege-tricks = از دست‌های تیمش { NUMBER($lost) } تا کم می‌شود.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) } به‌جای { SIGNED($usual) }.
charter-renege-contract-void = تعهد تیمش انجام‌نشده حساب می‌شود.
    .leads = { NUMBER($bid) } خوانده و { NUMBER($tricks) } گرفته: { SIGNED($points) } به‌جای { SIGNED($usual) }.

## ویجت

# $count: questions with an answer of their own, of so many.
charter-answered = { NUMBER($count) } جواب از { NUMBER($of) }
# $number, $of: of the question.
charter-progress = سؤال { NUMBER($number) } از { NUMBER($of) }
charter-step = { $state ->
    [answered] سؤال { NUMBER($number) }: { $question } جواب: { $answer }
   *[open] سؤال { NUMBER($number) }: { $question } مثل معمول: { $answer }
}
charter-step-result = قرارنامه
charter-steps = همهٔ سؤال‌ها
charter-if-skipped = اگر رد شوی، همین است
charter-own-rule = قانونی دیگر
charter-back = قبلی
charter-next = بعدی
charter-skip = رد شو، مثل معمول
charter-to-result = دیدن قرارنامه
charter-change = تغییر
charter-again = از نو
# $sources: who plays so.
charter-so-play = این‌طور بازی می‌کنند: { $sources }
# $count, $of: tables of ours that play so, and all of them. $table: one of them.
charter-tables = { NUMBER($count) } تا از { NUMBER($of) } میزِ شناخته‌شده
charter-table = «{ RULE($table) }»
# $number, $answer: the question and answer that stand in the way, or that it needs.
charter-clashes = با جوابت به سؤال { NUMBER($number) } جور نیست: «{ $answer }»
charter-needs = اول باید جواب سؤال { NUMBER($number) } عوض شود: «{ $answer }»
charter-no-change = سر این میز چیزی را عوض نمی‌کند.
charter-not-from-here = سر این میز قانون دیگری دربارهٔ این تصمیم می‌گیرد.
charter-sheet = قرارنامهٔ شما
charter-print = چاپ
charter-save-page = ذخیرهٔ برگه
charter-save-rules = ذخیرهٔ پروندهٔ قانون‌ها
charter-for-friends = برای دیگران
charter-for-friends-how = همه‌چیز در این یک خط هست: بعداً همین‌جا بگذارش، در پیوند بعد از { CODE("#rules=") } بنویسش، یا به خط فرمان بده.
charter-open = باز کردن قرارنامه‌ای که داری
charter-paste = قانون‌ها به شکل یک خط، یک پیوند یا متنِ پروندهٔ قانون‌ها
charter-load = باز کن
charter-loaded = باز شد.
charter-page-file = house-rules.html
charter-rules-file = house-rules.json
# $answer: what was chosen. $note: what it leads to.
charter-said = { $answer } { $note }

## خط فرمان

# $label: what it is about. $text: a sentence.
charter-line = { $label }: { $text }
charter-spec-line = برای برنامه‌ها: { CODE($rules) }
cli-option-out = پرونده‌ای که نوشته می‌شود: برگه‌ای برای چاپ ({ CODE(".html") })؛ از قانون‌ها پروندهٔ قانون‌ها ({ CODE(".json") }) هم می‌شود، و از برگهٔ امتیاز جدول خالی ({ CODE(".csv") }، { CODE(".xlsx") })
# $file: its name.
cli-charter-written = نوشته شد: { CODE($file) }
cli-charter-not-written = «{ $file }» را نمی‌شود نوشت. نام پرونده‌ای را بده که پوشه‌اش هست و اجازهٔ نوشتن در آن را داری.
cli-charter-ending = از نام «{ $file }» معلوم نیست برگه است یا پروندهٔ قانون‌ها. آخرش { CODE(".html") } یا { CODE(".json") } بگذار.
# $option: what was typed. $action: for what.
cli-charter-only = { CODE($option) } فقط با { CODE("rules charter") } می‌آید، نه با { CODE("rules", $action) }.

bad-rule-file = این پروندهٔ قانون‌ها نیست: { $value }. باید این‌طور باشد: { CODE("{\"format\": 1, \"rules\": \"standard\"}") }.
