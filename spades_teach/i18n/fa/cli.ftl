### خط فرمان. آنچه تایپ می‌شود و آنچه جای مقدار می‌نشیند (`--seed N`) در همهٔ زبان‌ها یکی است و اینجا نیامده.

cli-about = اسپیدز را با کلیک روی کارت‌ها یاد بگیر، و هر چه خواستی دربارهٔ قانون‌هایش بپرس.

## راهنما

cli-help-usage = این‌طور بنویس:
cli-help-options = گزینه‌ها:
cli-help-examples = نمونه‌ها:
cli-help-more = دربارهٔ یک فرمان: { CODE("spades-teach legal --help") }

cli-commands-learning = برای یاد گرفتن:
cli-commands-asking = برای پرسیدن دربارهٔ قانون‌ها:

cli-command-learn = دوره را در مرورگر باز می‌کند
    .more = فقط همین دستگاه دوره را می‌بیند. با { CODE("Ctrl-C") } بسته می‌شود.
cli-command-lab = درس‌ها را در { CODE("JupyterLab") } باز می‌کند
    .more = درس‌ها در پوشه‌ای مال خودت کپی می‌شوند و دفترچه‌ای که عوض کرده‌ای دست‌نخورده می‌ماند. با { CODE("Ctrl-C") } بسته می‌شود.
cli-command-lessons = درس‌ها را فهرست می‌کند
cli-command-deal = کارت‌ها را از روی شمارهٔ پخش پخش می‌کند
    .more = هر شماره روی هر رایانه و برای همیشه همان کارت‌ها را می‌دهد.
cli-command-legal = می‌گوید کدام کارت‌ها را می‌شود بازی کرد و کدام قانون جلوی بقیه را می‌گیرد
    .more = اگر کارت زمین یا کارت‌های روی میز را ننویسی، شروع با توست. هر کارت را با رتبه و حرف خالش بنویس، مثل { CODE("10S") }؛ ژوکرها { CODE("BJ") } و { CODE("LJ") } هستند.
cli-command-score = امتیاز یک دور را سطر به سطر، یا یک برگهٔ کامل را دور به دور حساب می‌کند
    .more = جاها { CODE("N E S W") } و تیم‌ها { CODE("NS EW") } هستند. تیمی که در { CODE("--before") } نیاید، نه امتیازی دارد و نه بگی. هر سطر برگه یک دور است، با ستون‌هایی مثل { CODE("NS_bid") } و { CODE("NS_tricks") }. اگر در برگه چیزی درست نباشد، کد خروج { NUMBER(1) } است.
cli-command-review = می‌گوید در دوری که بازی شده چه چیزی درست نیست
    .more = در پرونده یک دور کامل است، به شکل متن یا { CODE("JSON") }، و اگر نوشته باشند تعداد دست‌ها و امتیازهایش. اگر چیزی درست نباشد، کد خروج { NUMBER(1) } است.
cli-command-rules = قانون‌هایی را که یک میز می‌تواند انتخاب کند فهرست می‌کند، نشان می‌دهد، می‌سنجد و با هم مقایسه می‌کند، و قرارنامه‌اش را می‌نویسد
    .more = با { CODE("check") } قانون‌ها به کوتاه‌ترین شکلشان نوشته می‌شوند. اگر با هم جور نباشند، می‌گوید چرا، و کد خروج { NUMBER(2) } است. با { CODE("compare") } کوچک‌ترین موقعیتی پیدا می‌شود که میزها در آن فرق دارند. با { CODE("charter") } قرارهای میز به شکل جمله گفته می‌شوند، روی برگه‌ای برای چاپ یا در پروندهٔ قانون‌ها؛ هر جا قانون‌ها را می‌نویسی، { CODE("@FILE") } آن پرونده را می‌خواند.

cli-operand-lesson = شناسه یا شمارهٔ درسی که با آن شروع می‌کنی؛ فهرست درس‌ها: { CODE("spades-teach lessons") }
cli-operand-action = یکی از { CODE("list") }، { CODE("show") }، { CODE("check") }، { CODE("compare") } و { CODE("charter") }
cli-operand-id = شناسهٔ قانون یا میزی که می‌خواهی ببینی، یا قانون‌هایی که می‌خواهی بسنجی، مقایسه کنی یا قرارنامه‌شان را ببینی
cli-operand-file = دوری که نوشته شده؛ با { CODE("-") } از ورودی خوانده می‌شود

cli-option-lang = زبان، { CODE("en") } یا { CODE("fa") }؛ اگر ننویسی، زبانی که در دوره انتخاب کرده‌ای، یا زبان دستگاه
cli-option-help = همین راهنما
cli-option-version = شمارهٔ نسخه
cli-option-json = جواب به شکل { CODE("JSON") }، برای برنامه‌های دیگر
cli-option-rules = قانون‌های میز، مثل { CODE("standard+blind-nil") }؛ فهرست قانون‌ها: { CODE("spades-teach rules list") }
cli-option-no-browser = فقط نشانی را بگو و مرورگر را باز نکن
cli-option-port = درگاه؛ اگر گرفته باشد درگاه دیگری انتخاب می‌شود
cli-option-dir = پوشهٔ دفترچه‌ها
cli-option-hand = کارت‌هایی که داری
cli-option-led = کارت زمین، یعنی کارتی که دست با آن شروع شد
cli-option-trick = همهٔ کارت‌های روی میز با جای هر کس، به ترتیب بازی
cli-option-broken = پیک شکسته است
cli-option-trick-number = شمارهٔ دست، از { NUMBER(1) }؛ اگر ننویسی، یعنی دست اول نیست
cli-option-seed = شمارهٔ پخش، عددی صحیح از صفر به بالا
cli-option-people = تعداد نفرها، اگر قانون‌ها برای چند میز است؛ اگر ننویسی، کمترین تعدادِ ممکن
cli-option-dealer = کسی که پخش می‌کند؛ اگر ننویسی، نفر اول
cli-option-format = شکل نوشتن پخش؛ اگر ننویسی، متن
cli-option-bids = خواندهٔ هر جا
cli-option-tricks = دست‌هایی که هر جا گرفت
cli-option-before = امتیازهای پیش از این دور، با بگ‌هایی که مانده بود
cli-option-facts = آنچه از خوانده‌ها و دست‌ها معلوم نیست، اگر قانون‌ها بخواهند
cli-option-record = دوری که ذخیره شده، به شکل متن یا { CODE("JSON") }؛ با { CODE("-") } از ورودی خوانده می‌شود

## deal

cli-deal-table = میز { NUMBER($table) }، نفرهای { $people }
cli-deal-remark = پخش شمارهٔ { NUMBER($seed) }، پخش‌کننده { SEAT($dealer) }، قانون‌ها { CODE($rules) }

## legal

cli-legal-cards = می‌توانی بازی کنی: { HAND($cards) }
cli-illegal-cards = نمی‌توانی بازی کنی: { HAND($cards) }

## score

cli-score-side = { SIDE($side) } ({ $seats })
cli-score-seat = { SEAT($seat) } { BID($bid) } خواند و { NUMBER($tricks) } دست گرفت
cli-score-round = این دور
cli-score-total = جمع امتیاز
cli-score-bags = بگ‌های مانده
cli-score-goes-on = مسابقه ادامه دارد.
cli-score-won = { SIDE($side) } مسابقه را بردند. { $why }

## rules

cli-rules-category = { $category ->
    [deal] پخش
    [bidding] خواندن
    [trump] حکم و شکستنش
    [play] بازی
    [scoring] امتیاز
    [ending] پایان مسابقه
   *[players] تعداد بازیکن‌ها
}
cli-rules-marked = { RULE($rule) } *
cli-rules-in-force = نشان * یعنی سر میز پیش‌فرض هم برقرار است
cli-rules-more = دربارهٔ یک قانون: { CODE("spades-teach rules show blind-nil") }
cli-rules-title = { RULE($rule) } ({ CODE($id) })
cli-rules-has = قانون‌های این میز:
cli-rules-is-in-force = سر میز پیش‌فرض هم برقرار است.
cli-rules-parameters = تنظیم‌ها، هر کدام با مقدار پیش‌فرضش:
cli-rules-also = یا { $values }
cli-rules-facts = آنچه از خوانده‌ها و دست‌ها معلوم نیست، با { CODE("score --facts") }:
cli-rules-conflicts = با این‌ها جور درنمی‌آید:
cli-rules-sources = منبع‌ها:
cli-rules-source = { $name } ({ CODE($id) })
cli-rules-source-text = منبع‌ها چه می‌گویند:
cli-rules-disagreements = کجا با هم فرق دارند:
cli-rules-here = اینجا:
cli-rules-readings = آنچه منبع‌ها روشن نمی‌کنند:
cli-rules-examples = نمونه‌های حساب‌شده:

## lessons

cli-lessons-title = { $count ->
    [1] یک درس:
   *[other] { NUMBER($count) } درس:
}
cli-lessons-labs = { $count ->
    [1] یک آزمایشگاه، که از یک پرسش شروع می‌شود:
   *[other] { NUMBER($count) } آزمایشگاه، که هر کدام از یک پرسش شروع می‌شود:
}
cli-lessons-more = یکی را شروع کن: { CODE("spades-teach learn following-suit") }

## آنچه نمی‌شود: مقدار، آنچه انتظار می‌رفت، و کاری که حالا باید کرد.

cli-unknown-command = فرمانی به نام «{ $value }» نیست. منظورت { CODE($nearest) } است؟ همهٔ فرمان‌ها: { CODE("spades-teach --help") }
cli-unknown-option = اینجا گزینه‌ای به نام «{ $option }» نیست. منظورت { CODE($nearest) } است؟
cli-option-twice = گزینهٔ { CODE($option) } دو بار آمده. یک بار بنویس.
cli-option-missing = گزینهٔ { CODE($option) } نوشته نشده. اضافه‌اش کن، مثل { CODE($example) }
cli-value-missing = بعد از { CODE($option) } مقدارش نیامده. مثلاً بنویس { CODE($example) }
cli-no-value = گزینهٔ { CODE($option) } مقدار نمی‌گیرد و «{ $value }» اضافه است. مقدار را بردار.
cli-surplus = «{ $value }» یک کلمه اضافه است. بردارش، یا مقداری را که فاصله دارد میان دو علامت { CODE("\"") } بگذار.
cli-too-long = «{ $value }» خیلی طولانی است: بیشتر از { NUMBER($expected) } نویسه خوانده نمی‌شود. کوتاهش کن.
cli-bad-choice = برای { CODE($option) } نمی‌شود «{ $value }» نوشت. یکی از این‌ها را انتخاب کن: { CODE($expected) }
cli-bad-number = برای { CODE($option) } نمی‌شود «{ $value }» نوشت. عددی صحیح از { NUMBER($least) } تا { NUMBER($most) } بنویس.

cli-led-and-trick = هم { CODE("--led") } آمده و هم { CODE("--trick") }. برای کارت زمین تنها { CODE("--led") } را بنویس، یا برای همهٔ کارت‌های روی میز { CODE("--trick") } را.
cli-two-led = هر دست با یک کارت شروع می‌شود، ولی برای { CODE("--led") } نوشته‌ای «{ $value }». کارت‌های بقیه را با { CODE("--trick") } بنویس، مثل { CODE("E:KH S:2H") }
cli-not-in-pack = { CARD($card) } در دستهٔ قانون‌های { CODE($rules) } نیست. بردارش، یا با { CODE("--rules") } قانون‌هایی انتخاب کن که آن را دارند.
cli-in-hand-and-trick = { CARD($card) } هم میان کارت‌هایت آمده و هم روی میز، ولی فقط یک جا می‌تواند باشد. از یکی بردارش.
cli-too-many-cards = { NUMBER($cards) } کارت برای دستت نوشته شده، ولی این موقع کسی بیشتر از { NUMBER($most) } کارت ندارد. چندتا را بردار، یا شمارهٔ دست را درست کن.
cli-trick-complete = دست «{ $value }» کامل است و نوبت کسی نیست. کارت خودت و کارت‌های بعد از آن را بردار.
cli-out-of-turn = «{ $play }» نمی‌تواند بعد از «{ $before }» بیاید: آنجا نوبت { SEAT($turn, form: "player") } است. کارت‌ها را به ترتیب بازی بنویس، در جهت عقربه‌های ساعت.
cli-broken-at-first = پیش از شروع دست اول، پیک نمی‌تواند شکسته باشد. { CODE("--broken") } را بردار، یا شمارهٔ دست را درست کن.

cli-bid-refused = { $before ->
    [none] { SEAT($seat) } نمی‌توانست { BID($bid) } بخواند: { $why } خوانده را درست کن، یا امتیازهای پیش از دور را با { CODE("--before") } بنویس، مثل { CODE("\"NS:180/0 EW:320/0\"") }
   *[given] { SEAT($seat) } نمی‌توانست { BID($bid) } بخواند: { $why } خوانده را درست کن، یا امتیازهایی را که بعد از { CODE("--before") } آمده.
}
cli-fact-missing = از خوانده‌ها و دست‌ها این معلوم نیست: { $what }. امتیاز به آن بسته است؛ اضافه‌اش کن، مثل { CODE($example) }
cli-record-and-other = هر چه { CODE($option) } می‌گوید در خود ثبت هست. { CODE($option) } یا { CODE("--record") } را بردار.
cli-illegal-action = در این ثبت، «{ $action }» خلاف قانون است. { $why } ثبت را درست کن.

cli-file-unreadable = { $why ->
    [missing] پرونده‌ای به نام «{ $file }» نیست. نامش را درست کن.
    [folder] «{ $file }» پوشه است. پرونده‌ای از آن را بنویس.
    [no-text] «{ $file }» متنی با کدگذاری { CODE("UTF-8") } نیست. پروندهٔ دیگری انتخاب کن.
    [too-long] «{ $file }» بزرگ‌تر از آن است که اینجا خوانده شود. پروندهٔ دیگری انتخاب کن.
   *[other] پروندهٔ «{ $file }» خوانده نشد. نامش را درست کن، یا ببین اجازهٔ خواندنش را داری یا نه.
}

cli-folder-unusable = پوشهٔ «{ $folder }» ساخته نشد، یا نمی‌شود در آن نوشت. پوشهٔ دیگری با { CODE("--dir") } بنویس.

cli-rules-action = برای قانون‌ها کاری به نام «{ $value }» نیست. منظورت { CODE("rules", $nearest) } است؟
cli-rules-operand = { $action ->
    [none] با قانون‌ها چه کار می‌خواهی بکنی؟ یکی از { CODE("list") }، { CODE("show") }، { CODE("check") }، { CODE("compare") } و { CODE("charter") } را بنویس، مثل { CODE("spades-teach rules list") }
    [compare] کدام میزها را می‌خواهی مقایسه کنی؟ دو یا چند تا را بنویس، مثل { CODE("spades-teach rules compare standard cookout") }
    [show] کدام قانون را می‌خواهی ببینی؟ نامش را بنویس، مثل { CODE("spades-teach rules show blind-nil") }
    [charter] قرارنامهٔ کدام قانون‌ها را می‌خواهی؟ نامشان را بنویس، مثل { CODE("spades-teach rules charter standard+blind-nil") }
   *[check] کدام قانون‌ها را می‌خواهی بسنجی؟ نامشان را بنویس، مثل { CODE("spades-teach rules check standard+blind-nil") }
}
cli-no-such-rule = قانونی به نام «{ $value }» نیست. منظورت { CODE($nearest) } است؟ همهٔ قانون‌ها: { CODE("spades-teach rules list") }
cli-review-operand = کدام دور را می‌خواهی داوری کنی؟ پرونده‌اش را بنویس، مثل { CODE("spades-teach review round.txt") }

cli-no-such-lesson = درسی به نام «{ $value }» نیست. منظورت { CODE($nearest) } است؟ همهٔ درس‌ها: { CODE("spades-teach lessons") }
cli-not-written = جواب نوشته نشد ({ $why }). جا باز کن، یا جای دیگری بنویسش.
cli-unexpected = اشکالی در خود برنامه پیش آمد ({ $why }). لطفاً گزارشش کن و بگو چه نوشته بودی.
