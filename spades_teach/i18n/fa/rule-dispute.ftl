### سؤال‌های قانون: جست‌وجو، جواب میز، و اینکه چه کسانی جور دیگری بازی می‌کنند.

dispute-title = قانون چه می‌گوید؟
dispute-task = سؤالت را جست‌وجو کن یا یکی را انتخاب کن. جواب، جواب میز خودت است: { $table }.
dispute-search = سؤال تو
dispute-placeholder = می‌شود با پیک شروع کرد …
dispute-topics = موضوع‌ها
dispute-topic-all = همه
dispute-topic-cards = کارت‌ها
dispute-topic-bids = خواندن
dispute-topic-nil = نیل
dispute-topic-points = امتیاز
dispute-topic-match = مسابقه
dispute-topic-manners = آداب
dispute-questions = سؤال‌ها
dispute-count = { $count ->
    [0] سؤالی پیدا نشد
    [one] یک سؤال
   *[other] { NUMBER($count) } سؤال
}
dispute-nothing-found = چیزی پیدا نشد. با کلمه‌های کمتر یا کلمهٔ دیگری مثل «نیل» یا «بگ» امتحان کن.
dispute-more = { $count ->
    [one] یکی دیگر را نشان بده
   *[other] { NUMBER($count) } سؤال دیگر را نشان بده
}

dispute-your-table = سر میز تو · { $table }
dispute-agree = سر این میزها هم همین است
dispute-others = چه کسانی جور دیگری بازی می‌کنند
dispute-no-others = میزی که جوابش چیز دیگری باشد نمی‌شناسیم.
dispute-sources = از { $sources }

dispute-not-played = سر این میز بازی نمی‌شود.
dispute-other-table = مثال این سؤال به این میز نمی‌خورد: صندلی‌ها، تیم‌ها، کارت‌ها یا خوانده‌هایش چیز دیگری‌اند.
dispute-differs-after-bids = بعد از خواندن و پیش از بازی هنوز چیزی برای تصمیم گرفتن هست.
dispute-differs-bids = در این مثال این خوانده‌ها آزادند: { $bids }.
dispute-differs-cards = در این مثال این کارت‌ها را می‌شود بازی کرد: { CARDS($cards) }.
dispute-differs-match = { $winner ->
    [us] در این مثال تیم تو با { NUMBER($total) } امتیاز برده است.
    [them] در این مثال تیم حریف برده است؛ تیم تو { NUMBER($total) } امتیاز دارد.
   *[on] در این مثال مسابقه ادامه دارد؛ تیم تو { NUMBER($total) } امتیاز دارد.
}
dispute-differs-opening = در این مثال { PLACE($seat, form: "player") } شروع می‌کند.
dispute-differs-score = در این مثال دور می‌شود { SIGNED($points) }.
dispute-differs-sides = این میز { NUMBER($sides) } طرف دارد.

dispute-example = یک مثال
dispute-note-lead = { $broken ->
    [yes] تو شروع می‌کنی. پیک شکسته است.
   *[no] تو شروع می‌کنی. پیک نشکسته است.
}
dispute-note-first-trick = دست اول دور است.
dispute-note-opening = نفر سمت راستت پخش می‌کند و دوی گشنیز پیش نفر سمت چپت است.
dispute-note-before = پیش از این: تیم تو { NUMBER($total) } امتیاز { $bags ->
    [0] بدون بگ
    [one] با یک بگ
   *[other] با { NUMBER($bags) } بگ
}، تیم حریف { NUMBER($lead) } امتیاز.
dispute-note-bids = خوانده‌های آزاد سر میز تو: { $bids }.
dispute-card-plain = { CARDNAME($card) }
dispute-card-legal = { CARDNAME($card) }، بله
dispute-card-blocked = { CARDNAME($card) }، نه

search-stop-words = من تو ما را رو از به با در بر که این آن یا و هم است هست شود می‌شود می نمی باید می‌توانم می‌توانی میتونم میشه چه چی آیا اگر وقتی برای تا یک مرا ام ای ها های هر همه

question-source = { $source ->
    [alabama] قانون‌های آلاباما
    [bbumgames] bbumgames.com
    [bicycle] Bicycle Cards
    [britannica] بریتانیکا
    [cards-with-cats] Cards With Cats
    [chicago] قانون‌های دانشگاهی شیکاگو
    [clarksville] قانون‌های کلارکسویل
    [cookout] قانون‌های کوک‌اوت
    [dummies] Dummies
    [fsu] قانون‌های دانشگاه ایالتی فلوریدا
    [gamecolony] GameColony
    [jokerswild] JokersWild
    [other] میزهای بی‌نام
    [openspiel] OpenSpiel
    [pagat] pagat.com
    [rta3] { CODE("RTA3") }
    [rust-spades] rust-spades
    [spades-co] spades.co
    [spadesformoney] spadesformoney
    [trickster] Trickster Cards
   *[zone] Microsoft Zone
}
