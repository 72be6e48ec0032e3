### مثال حل‌شده، سطر به سطر: چه می‌پرسیم، به هر جواب چه می‌گوییم، و چرا هر سطر چنین است.

worked-title = مثال حل‌شده
worked-progress = سطر { NUMBER($number) } از { NUMBER($of) }
worked-check = بررسی
worked-show = نشانم بده
worked-again = دوباره از اول
worked-field = جواب تو
worked-how-cards = کارت‌ها را علامت بزن، یا هیچ‌کدام را، و بعد «بررسی» را بزن.
worked-how-play = یکی از کارت‌های روی میز را انتخاب کن و بعد «بررسی» را بزن.
worked-yes = بله
worked-no = نه
worked-none = هیچ‌کدام
worked-card = { CARD($card) }
worked-play = { PLACE($place) }: { CARD($card) }
worked-wins = { $side ->
    [us] تیم تو
    [them] تیم حریف
   *[nobody] هنوز هیچ‌کدام
}
worked-was-right = درست
worked-was-shown = نشان داده شد
worked-said = { $shown ->
    [yes] { $label }: { $value }. { $why }
   *[no] درست است. { $label }: { $value }. { $why }
}
worked-over = { $shown ->
    [0] { $later ->
        [0] { $of ->
            [1] همان بار اول درست. آفرین!
           *[other] هر { NUMBER($of) } سطر همان بار اول درست. آفرین!
        }
       *[other] { $of ->
            [1] آخرش درست شد.
           *[other] هر { NUMBER($of) } سطر آخرش درست شد، { NUMBER($first) } تا همان بار اول.
        }
    }
   *[other] { $of ->
        [1] این سطر را نشانت دادیم. دفعهٔ بعد خودت امتحان کن.
       *[other] از { NUMBER($of) } سطر، { NUMBER($first) } تا همان بار اول درست بود، { NUMBER($later) } تا بعد از نگاهی دوباره، و { NUMBER($shown) } تا را نشانت دادیم. آن‌ها را یک بار دیگر امتحان کن.
    }
}

worked-empty-number = اول عددی بنویس. صفر هم جواب است؛ جای خالی نه.
worked-empty-one = اول جوابی انتخاب کن.
worked-empty-play = اول یکی از کارت‌های روی میز را انتخاب کن.
worked-empty-cards = اول کارت‌ها را علامت بزن.
worked-unreadable-number = این یک عدد صحیح نیست. عددی مثل { NUMBER(7) } یا { NUMBER(-47) } بنویس.

## آنچه داده شده

worked-task-follow = { $place ->
    [you] تو با { CARD($card) } شروع کرده‌ای. کارت‌هایت را یکی‌یکی بررسی کن.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع کرده است. کارت‌هایت را یکی‌یکی بررسی کن.
}
worked-task-lead = این دست را تو شروع می‌کنی. کارت‌هایت را یکی‌یکی بررسی کن.
worked-task-trick = { $place ->
    [you] تو با { CARD($card) } شروع می‌کنی. بقیه یکی‌یکی بازی می‌کنند.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع می‌کند. بقیه یکی‌یکی بازی می‌کنند.
}
worked-task-opening = { $place ->
    [you] تو پخش کرده‌ای و خودت هم دور را شروع می‌کنی.
   *[other] { PLACE($place, form: "player") } پخش کرده است و تو دور را شروع می‌کنی.
}
worked-task-score = این دور بازی شده است. امتیازش را سطر به سطر حساب کن.
worked-task-standing = دور تمام شده است. مسابقه به اینجا رسیده.
worked-task-match = یک دور دیگر هم بازی شد. حساب کن مسابقه حالا به کجا رسیده است.
worked-task-surrender = { $place ->
    [you] تو وسط مسابقه تسلیم می‌شوی.
   *[other] { PLACE($place, form: "player") } وسط مسابقه تسلیم می‌شود.
}
worked-task-bids = نوبت توست که بخوانی.
worked-task-pack = کارت‌هایی را که سر این میز بازی می‌شود ببین.
worked-task-deal = دوری پخش می‌شود.
worked-task-passing = سر این میز پشت‌ورو کارت رد می‌کنند.
worked-task-clock = سر این میز هر کارت وقتِ خودش را دارد.
worked-task-together = بعضی گزینه‌های میز با هم جور می‌شوند و بعضی نه.

worked-note-called = { $call ->
    [low] { CARD($card) } پایین اعلام شد: زیر دوی خالش می‌نشیند.
   *[high] { CARD($card) } بالا اعلام شد: مثل همیشه حساب می‌شود.
}
worked-note-first-trick = این دست اول دور است.
worked-note-broken = پیک شکسته است.
worked-note-unbroken = پیک هنوز نشکسته است.
worked-note-looked = کارت‌هایت را دیده‌ای.
worked-note-not-looked = هنوز کارت‌هایت را ندیده‌ای.
worked-note-table = میز: { RULE($rule) }.
worked-note-rounds = { NUMBER($count) } دور بازی شده است.
worked-note-minutes = { NUMBER($count) } دقیقه بازی شده است.

worked-seat = بازیکن
worked-bid = خوانده
worked-tricks = دست‌ها
worked-before-total = { $side ->
    [us] تیم تو: { NUMBER($total) } امتیاز
   *[them] تیم حریف: { NUMBER($total) } امتیاز
}
worked-before-bags = { $side ->
    [us] تیم تو: { NUMBER($bags) } بگ از پیش
   *[them] تیم حریف: { NUMBER($bags) } بگ از پیش
}
worked-before = { $side ->
    [us] تیم تو: { NUMBER($total) } امتیاز و { NUMBER($bags) } بگ از پیش
   *[them] تیم حریف: { NUMBER($total) } امتیاز و { NUMBER($bags) } بگ از پیش
}

worked-card-plain = { CARDNAME($card) }
worked-card-chosen = { CARDNAME($card) }، علامت‌خورده
worked-card-asked = { CARDNAME($card) }، همین حالا می‌پرسیم
worked-card-legal = { CARDNAME($card) }، مجاز است
worked-card-blocked = { CARDNAME($card) }، مجاز نیست

## کارت‌ها

worked-ask-card = می‌توانی { CARD($card) } را بازی کنی؟
    .label = { CARD($card) }
worked-ask-taking = با کدام یک از این کارت‌ها همین حالا دست مال تو می‌شود؟
    .label = دست را می‌گیرد
worked-ask-breaking = با کدام یک از این کارت‌ها پیک می‌شکند؟
    .label = پیک را می‌شکند
worked-ask-best = { $place ->
    [you] تو { CARD($card) } را بازی می‌کنی. تا اینجا کدام کارت از همه بهتر است؟
   *[other] { PLACE($place, form: "player") } { CARD($card) } را بازی می‌کند. تا اینجا کدام کارت از همه بهتر است؟
}
    .label = { $place ->
        [you] بعد از { CARD($card) } تو
       *[other] بعد از { CARD($card) }
    }
worked-ask-takes = { $place ->
    [you] تو آخرین کارت، { CARD($card) }، را بازی می‌کنی. کدام کارت دست را می‌گیرد؟
   *[other] { PLACE($place, form: "player") } آخرین کارت، { CARD($card) }، را بازی می‌کند. کدام کارت دست را می‌گیرد؟
}
    .label = دست
worked-ask-reason = چرا آن کارت دست را می‌گیرد؟
    .label = چرا
worked-ask-opening = با کدام کارت‌ها می‌توانی شروع کنی؟
    .label = مجاز برای شروع

worked-why-taking = { $count ->
    [0] هیچ‌کدام از { CARD($best) } بالاتر نیست.
   *[other] { NUMBER($count) } تا از { CARD($best) } بالاتر است. پیک، هر قدر هم کوچک، هر کارتی از خال دیگر را می‌زند.
}
worked-why-breaking = { $count ->
    [0] هیچ‌کدام: پیک فقط وقتی می‌شکند که روی خال دیگری پیک بیفتد.
   *[other] پیکی که روی خال دیگری بیفتد پیک را می‌شکند، در دست اول هم مثل هر دست دیگر.
}
worked-why-best = { $spade ->
    [yes] { CARD($card) } از همه بهتر است: پیک بالاتری بازی نشده.
   *[no] { CARD($card) } از همه بهتر است: بالاترین کارتِ خال زمین است و کسی پیک بازی نکرده.
}

worked-wrong-taking = { $why ->
    [off] { CARD($card) } نه پیک است نه از خال زمین: رد شده و نمی‌تواند ببرد.
   *[lower] { CARD($card) } از { CARD($best) } بالاتر نیست.
}
worked-wrong-taking-missed = { $spade ->
    [yes] با { CARD($card) } هم دست مال تو می‌شود: پیک، هر قدر هم کوچک، { CARD($best) } را می‌زند.
   *[no] با { CARD($card) } هم دست مال تو می‌شود: از { CARD($best) } بالاتر است.
}
worked-wrong-breaking-missed = { $first ->
    [yes] با { CARD($card) } هم پیک می‌شکند، هرچند دست اول است: هیچ دستی برای این کار زود نیست.
   *[no] با { CARD($card) } هم پیک می‌شکند: کافی است روی خال دیگری پیک بیفتد.
}
worked-wrong-breaking = { $spade ->
    [yes] { CARD($card) } پیک است، ولی اینجا چیزی را نمی‌شکند.
   *[no] { CARD($card) } پیک نیست. فقط پیکی که روی خال دیگری بیفتد پیک را می‌شکند.
}

## امتیاز

worked-ask-contract = { $side ->
    [us] تیم تو قول چند دست را داده است؟
   *[them] تیم حریف قول چند دست را داده است؟
}
    .label = { $side ->
        [us] تعهد
       *[them] تعهد حریف
    }
worked-ask-undertricks = { $side ->
    [us] برای تعهد تیم تو چند دست کم آمد؟
   *[them] برای تعهد تیم حریف چند دست کم آمد؟
}
    .label = { $side ->
        [us] دست‌های کم‌آمده
       *[them] دست‌های کم‌آمدهٔ حریف
    }
worked-ask-contract-points = { $side ->
    [us] خود تعهد تیم تو، بدون بگ و چیزهای دیگر، چند امتیاز دارد؟
   *[them] خود تعهد تیم حریف، بدون بگ و چیزهای دیگر، چند امتیاز دارد؟
}
    .label = { $side ->
        [us] امتیاز تعهد
       *[them] امتیاز تعهد حریف
    }
worked-ask-nil = { $place ->
    [both] دو نیل روی هم، به حساب خودشان، چند امتیاز دارند؟
    [you] { $blind ->
        [yes] نیل کور تو، به حساب خودش، چند امتیاز دارد؟
       *[no] نیل تو، به حساب خودش، چند امتیاز دارد؟
    }
    [partner] { $blind ->
        [yes] نیل کور یارت، به حساب خودش، چند امتیاز دارد؟
       *[no] نیل یارت، به حساب خودش، چند امتیاز دارد؟
    }
   *[other] { $blind ->
        [yes] نیل کور { PLACE($place, form: "player") }، به حساب خودش، چند امتیاز دارد؟
       *[no] نیل { PLACE($place, form: "player") }، به حساب خودش، چند امتیاز دارد؟
    }
}
    .label = { $place ->
        [both] نیل دوتایی
       *[other] { $blind ->
            [yes] نیل کور ({ PLACE($place, form: "player") })
           *[no] نیل ({ PLACE($place, form: "player") })
        }
    }
worked-ask-bags = { $side ->
    [us] این دور برای تیم تو چند بگ دارد؟
   *[them] این دور برای تیم حریف چند بگ دارد؟
}
    .label = { $side ->
        [us] بگ‌های تازه
       *[them] بگ‌های تازهٔ حریف
    }
worked-ask-penalty = { $side ->
    [us] شمارندهٔ بگ حالا از تیم تو چند امتیاز کم می‌کند؟
   *[them] شمارندهٔ بگ حالا از تیم حریف چند امتیاز کم می‌کند؟
}
    .label = { $side ->
        [us] جریمهٔ بگ
       *[them] جریمهٔ بگ حریف
    }
worked-ask-carried = { $side ->
    [us] چند بگ برای تیم تو روی شمارنده می‌ماند؟
   *[them] چند بگ برای تیم حریف روی شمارنده می‌ماند؟
}
    .label = { $side ->
        [us] بگ‌هایی که می‌ماند
       *[them] بگ‌هایی که برای حریف می‌ماند
    }
worked-ask-net = { $side ->
    [us] بگ‌ها و جریمه روی هم: این بگ‌ها آخرش چند امتیاز شد؟
   *[them] بگ‌ها و جریمه روی هم: بگ‌های حریف آخرش چند امتیاز شد؟
}
    .label = { $side ->
        [us] بگ‌ها و جریمه روی هم
       *[them] بگ‌ها و جریمهٔ حریف روی هم
    }
worked-ask-points = { $side ->
    [us] همهٔ این دور برای تیم تو چند امتیاز دارد؟
   *[them] همهٔ این دور برای تیم حریف چند امتیاز دارد؟
}
    .label = { $side ->
        [us] این دور
       *[them] این دور برای حریف
    }
worked-ask-total = { $side ->
    [us] جمع جدید تیم تو چند است؟
   *[them] جمع جدید تیم حریف چند است؟
}
    .label = { $side ->
        [us] جمع جدید
       *[them] جمع جدید حریف
    }
worked-ask-extra = چند دست را هیچ‌کس قول نداده است؟
    .label = دست‌های باقی‌مانده

worked-why-contract = { $nils ->
    [0] خوانده‌های دو یار با هم جمع می‌شود و هر دو با هم پای آن می‌ایستند.
   *[other] نیل چیزی به تعهد اضافه نمی‌کند؛ فقط خواندهٔ یار حساب است.
}
worked-why-undertricks = { $count ->
    [1] یک دستِ کم‌آمده: تعهد آن را لازم داشت و به دست نیامد. همان یکی هم برای ست شدن کافی است.
   *[other] { NUMBER($count) } دستِ کم‌آمده: تعهد آن‌ها را لازم داشت و به دست نیامد. حتی یکی هم برای ست شدن کافی بود.
}
worked-why-no-bags = { $why ->
    [void] سر این میز تیمی که نیلش ناموفق باشد در آن دور بگی ندارد.
    [set] بگی نیست: تعهد اصلاً انجام نشده است.
   *[none] بگی نیست: دستی بیشتر از تعهد گرفته نشده است.
}
worked-why-no-penalty = { NUMBER($bags) } بگ روی شمارنده هنوز به { NUMBER($limit) } نرسیده است؛ پس چیزی کم نمی‌شود.
worked-why-carried = { $loads ->
    [0] شمارنده پُر نشده است؛ پس همهٔ بگ‌ها می‌ماند.
    [1] { NUMBER($limit) } بگ با جریمه صاف می‌شود و از شمارنده می‌رود؛ آنچه بیشتر باشد می‌ماند.
   *[other] { NUMBER($loads) } بار { NUMBER($limit) } بگ با جریمه صاف می‌شود و از شمارنده می‌رود؛ آنچه بیشتر باشد می‌ماند.
}
worked-why-net = { NUMBER($bags) } بگ هر کدام یک امتیاز آورده بود. آن سر جایش می‌ماند؛ پس کمتر از خود جریمه تمام شد.
worked-why-points = { $side ->
    [us] همهٔ سطرهای این دور جمع می‌شود.
   *[them] همهٔ سطرهای تیم حریف جمع می‌شود.
}
worked-why-total = { $side ->
    [us] امتیاز این دور به جمع قبلی اضافه می‌شود.
   *[them] امتیاز این دور به جمع قبلی حریف اضافه می‌شود.
}
worked-why-extra = { $count ->
    [0] همهٔ دست‌ها را کسی قول داده بود.
    [1] یک دست باقی می‌ماند: یکی باید یک دست بیشتر از قولش بگیرد، یا حریفی یکی کمتر.
   *[other] { NUMBER($count) } دست باقی می‌ماند: کسی باید بیشتر از قولش بگیرد.
}

## عدد نادرست در امتیاز

worked-mistake-own-bid-only = { NUMBER($answer) } خواندهٔ یکی از دو یار است. دو یار با هم قول می‌دهند: هر دو خوانده را جمع کن.
worked-mistake-all-bids-added = { NUMBER($answer) } خوانده‌های هر چهار نفر است. هر تیم تعهد خودش را دارد: فقط خوانده‌های این دو نفر را جمع کن.
worked-mistake-other-bids = { NUMBER($answer) } قول تیم مقابل است. آن دو خواندهٔ دیگر را ببین.
worked-mistake-tricks-for-bids = { NUMBER($answer) } تعداد دست‌های گرفته‌شده است. قول را پیش از آن داده‌اند: خوانده‌ها را ببین.
worked-astray-contract = { NUMBER($answer) } قول این تیم نیست. خوانده‌های دو یار را جمع کن؛ نیل چیزی اضافه نمی‌کند.

worked-mistake-tricks-for-missing = { NUMBER($answer) } دست‌هایی است که برای تعهد گرفته شده. می‌پرسیم چند تا کم آمد.
worked-mistake-whole-bid-missing = { NUMBER($answer) } همهٔ تعهد است. بعضی از آن دست‌ها گرفته شده: چند تا نشده؟
worked-astray-undertricks = { NUMBER($answer) } نیست. دست‌های گرفته‌شده را از تعهد { NUMBER($contract) } دستی کم کن.

worked-mistake-bags-in-contract = در { SIGNED($answer) } بگ‌ها هم هست. آن‌ها سطر خودشان را دارند: اینجا فقط { NUMBER($each) } امتیاز برای هر دستِ خوانده‌شده.
worked-astray-contract-points = { SIGNED($answer) } نیست. { NUMBER($contract) } دستِ خوانده‌شده گرفته شده‌اند؟ اگر بله، هر کدام { NUMBER($each) } امتیاز می‌آورد؛ اگر حتی یکی کم باشد، هر کدام { NUMBER($each) } امتیاز کم می‌کند.
worked-astray-nil = { SIGNED($answer) } نیست. نیل ارزش ثابتی دارد: اگر هیچ دستی نگیرد اضافه می‌شود و با اولین دستی که بگیرد کم می‌شود. کار یار در آن اثری ندارد.

worked-mistake-bags-none = صفر نیست: دست‌هایی را که بیشتر از تعهد گرفته شده بشمار، و دست‌های نیل ناموفق را.
worked-mistake-bags-before-counted = { NUMBER($before) } بگ قبلی هم در { NUMBER($answer) } هست. فقط بگ‌های تازه را می‌پرسیم.
worked-mistake-set-has-bags = دست‌های تعهد ست‌شده بگ نیست. بگ دستی است که بیشتر از تعهدِ انجام‌شده گرفته شود.
worked-mistake-tricks-not-over = { NUMBER($answer) } همهٔ دست‌هاست. بگ فقط آن‌هایی است که بیشتر از { NUMBER($contract) } دستِ خوانده‌شده باشد.
worked-mistake-bag-points-as-bags = در { NUMBER($answer) } هر بگ { NUMBER($each) } تا حساب شده است. اینجا خود بگ‌ها را یکی‌یکی می‌شماریم.
worked-mistake-void-bags-counted = سر بیشتر میزها همین‌طور است. سر این میز تیمی که نیلش ناموفق باشد در آن دور بگی ندارد.
worked-astray-bags = { NUMBER($answer) } نیست. { NUMBER($contract) } دستِ تعهد را از دست‌های گرفته‌شده کم کن؛ هر چه بماند بگ است.

worked-mistake-penalty-overlooked = شمارنده پُر شده است. بگ‌های تازه را با { NUMBER($before) } بگ قبلی جمع کن: هر { NUMBER($limit) } بگ { NUMBER($penalty) } امتیاز کم می‌کند.
worked-astray-penalty = { SIGNED($answer) } نیست. بگ‌های تازه را با { NUMBER($before) } بگ قبلی جمع کن: چند بار به { NUMBER($limit) } می‌رسد؟ هر بار { NUMBER($penalty) } امتیاز کم می‌شود.

worked-mistake-net-without-bags = { SIGNED($answer) } فقط جریمه است. بگ‌ها پیش از آن امتیاز خودشان را آورده بودند: آن را هم حساب کن.
worked-mistake-net-without-penalty = { SIGNED($answer) } امتیازی است که بگ‌ها آوردند. جریمه هنوز باید از آن کم شود.
worked-mistake-net-added = بگ‌ها امتیاز می‌آورند و جریمه امتیاز کم می‌کند: این دو برعکس هم‌اند.
worked-astray-net = { SIGNED($answer) } نیست. امتیاز بگ‌ها و جریمه را، هر کدام با علامت خودش، جمع کن.

worked-mistake-round-for-total = { SIGNED($answer) } امتیاز همین دور است. آن را با { NUMBER($total) } قبلی جمع کن.
worked-mistake-last-total = { NUMBER($answer) } جمع پیش از این دور بود. امتیاز این دور جا مانده است.
worked-mistake-sign-of-round-lost = مقدارش درست است، علامتش نه: این دور امتیاز می‌آورد یا کم می‌کند؟
worked-astray-points = { SIGNED($answer) } نیست. این میز چنین دوری را با قانون خودش حساب می‌کند: برای کدام خوانده یا کدام دست‌ها امتیاز می‌دهد یا کم می‌کند، و چقدر؟
worked-astray-total = { NUMBER($answer) } نیست. { NUMBER($total) } قبلی را بردار و امتیاز این دور را با علامتش به آن اضافه کن.

worked-mistake-promised-for-extra = { NUMBER($answer) } دست را همه روی هم قول داده‌اند. هر دور { NUMBER($tricks) } دست دارد: چند تا باقی می‌ماند؟
worked-mistake-one-contract-only = یکی از دو تعهد جا مانده است. هر دو را از { NUMBER($tricks) } دستِ دور کم کن.
worked-astray-extra = { NUMBER($answer) } نیست. هر دو تعهد را از { NUMBER($tricks) } دستِ دور کم کن.

## مسابقه

worked-ask-over = { $by ->
    [length] مسابقه تمام شده است؟
   *[points] مسابقه تمام شده است؟ هدف { NUMBER($target) } امتیاز است.
}
    .label = تمام شد؟
worked-ask-surrender = { $place ->
    [you] تو تسلیم می‌شوی. مسابقه تمام است؟
   *[other] { PLACE($place, form: "player") } تسلیم می‌شود. مسابقه تمام است؟
}
    .label = تمام شد؟
worked-ask-winner = چه کسی آن را می‌برد؟
    .label = برنده
worked-why-nobody-there = { $by ->
    [length] دورها یا زمانی که میز قرار گذاشته هنوز تمام نشده است.
   *[points] هنوز کسی به { NUMBER($target) } امتیاز نرسیده است: { NUMBER($us) } و { NUMBER($them) }.
}
worked-mistake-tie-ends = { $by ->
    [length] زمان پایان رسیده، ولی هر دو تیم { NUMBER($us) } امتیاز دارند. پس یک دور دیگر تکلیف را روشن می‌کند.
   *[points] هر دو تیم به { NUMBER($target) } رسیده‌اند، ولی هر دو { NUMBER($us) } امتیاز دارند. پس یک دور دیگر تکلیف را روشن می‌کند.
}
worked-mistake-over-too-soon = { $by ->
    [length] دورها یا زمانی که میز قرار گذاشته هنوز تمام نشده است. سر این میز جمع امتیازها مسابقه را تمام نمی‌کند.
   *[points] کسی به { NUMBER($target) } نرسیده است: { NUMBER($us) } به { NUMBER($them) }.
}
worked-mistake-plays-on = { $by ->
    [length] دورها یا زمانی که میز قرار گذاشته تمام شده است، جمع امتیازها هر چه باشد.
    [outright] بعضی خوانده‌ها اگر گرفته شوند، جمع امتیازها هر چه باشد، همان لحظه مسابقه را می‌برند. در این دور یکی گرفته شد.
   *[points] حالا { NUMBER($us) } به { NUMBER($them) } است و { NUMBER($target) } کافی است. از آن به بعد دیگر بازی نمی‌کنند.
}
worked-mistake-no-winner = { $by ->
    [length] وقتی دورها یا زمان تمام شد، جمع بیشتر می‌برد: { NUMBER($us) } و { NUMBER($them) }.
    [outright] تیمی که به خوانده‌اش رسیده همان لحظه مسابقه را می‌برد.
   *[points] ممکن است هر دو تیم در یک دور از { NUMBER($target) } بگذرند؛ آن‌وقت همان لحظه جمع بیشتر می‌برد.
}
worked-mistake-leader-before-wins = { $by ->
    [outright] اینجا مهم نیست چه کسی جلو بوده: یک خوانده، اگر گرفته شود، جمع امتیازها هر چه باشد مسابقه را می‌برد.
   *[points] اینکه پیش از دور آخر چه کسی جلو بوده مهم نیست. جمع‌های حالا را مقایسه کن: { NUMBER($us) } و { NUMBER($them) }.
}
worked-mistake-lower-total-wins = { $by ->
    [outright] اینجا جمع امتیازها مهم نیست: یک خوانده، اگر گرفته شود، همان لحظه مسابقه را می‌برد.
   *[points] دو جمع را مقایسه کن: { NUMBER($us) } و { NUMBER($them) }. جمع بیشتر می‌برد.
}
worked-mistake-partner-must-agree = { $place ->
    [you] لازم نیست از یارت بپرسی: همین که تسلیم شوی مسابقه تمام است.
   *[other] موافقت کسی لازم نیست: با تسلیم یک بازیکن مسابقه تمام می‌شود.
}
worked-mistake-surrender-winner = { $which ->
    [nobody] مسابقه‌ای که در آن تسلیم شوند برنده دارد، جمع‌ها هر چه باشد.
   *[own] هر کس تسلیم شود مسابقه را به حریف می‌دهد و یارش هم با او می‌بازد.
}

## خواندن

worked-ask-bid = { $bid ->
    [nil] می‌توانی نیل بخوانی؟
   *[other] می‌توانی { BID($bid) } بخوانی؟
}
    .label = خواندن { BID($bid) }
worked-ask-deficit = تیم تو چند امتیاز عقب است؟
    .label = امتیاز عقب‌ماندگی
worked-why-bid = { $case ->
    [blind] می‌توانی { BID($bid) } بخوانی: هنوز کارت‌ها را ندیده‌ای و تیمت { NUMBER($deficit) } امتیاز عقب است.
    [looked] هنوز می‌توانی { BID($bid) } بخوانی: با دیدن کارت‌ها فقط خواندنِ کور از دست می‌رود.
   *[plain] می‌توانی { BID($bid) } بخوانی: این میز آن را دارد و چیزی جلویش را نمی‌گیرد.
}
worked-why-deficit = { $needed ->
    [0] سر این میز برای خواندنِ کور لازم نیست عقب باشی.
   *[other] برای خواندنِ کور باید { NUMBER($needed) } امتیاز عقب باشی؛ تیم تو { NUMBER($deficit) } امتیاز عقب است.
}
worked-mistake-deficit-sign = عقب بودن را از طرف تیم خودت حساب کن: { NUMBER($other) } حریف منهای { NUMBER($own) } خودت.
worked-mistake-total-for-deficit = { NUMBER($answer) } جمع یکی از دو تیم است. می‌پرسیم چقدر از هم فاصله دارند.
worked-mistake-needed-for-deficit = { NUMBER($answer) } چیزی است که قانون می‌خواهد. { NUMBER($own) } و { NUMBER($other) } چقدر از هم فاصله دارند؟
worked-astray-deficit = { NUMBER($answer) } نیست. { NUMBER($own) } خودت را از { NUMBER($other) } حریف کم کن.

## دستهٔ کارت و پخش

worked-ask-cards = چند کارت هست؟
    .label = کارت‌ها
worked-ask-trumps = چند تا از آن‌ها حکم است؟
    .label = حکم‌ها
worked-ask-trump = { $number ->
    [1] بالاترین حکم کدام است؟
    [2] حکم دوم کدام است؟
    [3] حکم سوم کدام است؟
   *[other] حکم شمارهٔ { NUMBER($number) } کدام است؟
}
    .label = { $number ->
        [1] بالاترین حکم
       *[other] حکم شمارهٔ { NUMBER($number) }
    }
worked-ask-absent = کدام یک از این کارت‌ها را برداشته‌اند؟
    .label = برداشته‌شده
worked-ask-hand-size = { NUMBER($cards) } کارت برای { NUMBER($players) } بازیکن: به هر کدام چند تا می‌رسد؟
    .label = کارت‌های هر نفر
worked-ask-passed = هر کس که کارت رد می‌کند چند کارت می‌گذارد؟
    .label = کارت‌های ردشده
worked-why-passed = هر کدام { NUMBER($count) } کارت می‌گذارد تا تعداد کارت‌های همه همان بماند.
worked-astray-passed = { NUMBER($answer) } نیست. میز پیش از مسابقه روی تعدادی قرار گذاشته است.
worked-ask-received = کدام یک از این کارت‌ها به تو می‌رسد؟
    .label = به تو می‌رسد
worked-why-received = { CARDS($cards) }: این را { PLACE($place, form: "player") } برایت گذاشته است.
worked-astray-received = این کارت‌ها نیستند. ببین سر این میز هر کس به که کارت رد می‌کند.
worked-ask-clock = { NUMBER($players) } بازیکن، برای هر کارت { NUMBER($seconds) } ثانیه: یک دست حداکثر چند ثانیه طول می‌کشد؟
    .label = یک دست
worked-why-clock = هر بازیکن وقتِ یک کارت را مصرف می‌کند: { NUMBER($count) } ثانیه.
worked-astray-clock = { NUMBER($answer) } نیست. در هر دست از { NUMBER($players) } بازیکن یکی یک کارت می‌آید.
worked-why-cards = { $players ->
    [4] { NUMBER($count) } تا، تا به هر چهار نفر یک‌اندازه برسد.
   *[other] { NUMBER($count) } تا، تا به هر { NUMBER($players) } بازیکن یک‌اندازه برسد.
}
worked-why-trumps = { $count ->
    [13] پیک‌ها و نه هیچ کارت دیگری.
   *[other] { NUMBER($plain) } پیک و کارت‌هایی که اضافه شده‌اند: آن‌ها هم پیک‌اند.
}
worked-why-trump = به ترتیب از بالا: { CARDS($cards) }.
worked-why-absent = { CARDS($cards) } جایشان را به ژوکرها دادند.
worked-why-hand-size = { $left ->
    [0] همهٔ دسته پخش می‌شود: به هر نفر { NUMBER($count) } کارت، و چیزی نمی‌ماند.
   *[other] به هر نفر { NUMBER($count) } کارت می‌رسد و { NUMBER($left) } کارتی که به تساوی تقسیم نمی‌شود کیتی است.
}
worked-mistake-nothing-left-out = ژوکرها را اضافه کرده‌ای و چیزی برنداشته‌ای. دو کارت جایشان را به آن‌ها می‌دهند.
worked-mistake-jokers-are-no-trumps = { NUMBER($answer) } فقط پیک‌هاست. ژوکرها هم حکم‌اند.
worked-astray-cards = { $out ->
    [0] { NUMBER($answer) } نیست. سر این میز کارتی برنمی‌دارند؛ از دستهٔ معمولی { NUMBER(52) } کارتی شروع کن و ببین چه اضافه می‌شود.
   *[other] { NUMBER($answer) } نیست. همان‌قدر که کارت اضافه می‌شود، کارت برمی‌دارند.
}
worked-astray-trumps = { NUMBER($answer) } نیست. { NUMBER($plain) } پیک را بشمار، و هر چه را که به آن‌ها اضافه شده است.
worked-mistake-trump-order = { $higher ->
    [yes] { CARD($card) } از آن بالاتر است و جایش معلوم شده.
   *[no] بالاتر از { CARD($card) } هنوز کارتی هست. سر این میز ژوکرها و دویی که بالا رفته از آس بالاترند.
}
worked-mistake-absent = { $there ->
    [yes] { CARD($card) } هنوز در دسته هست.
   *[no] { CARD($card) } را هم برداشته‌اند.
}
worked-mistake-half-the-pack = { NUMBER($answer) } کارت به هر تیم می‌رسد. هر تیم دو بازیکن دارد.
worked-mistake-whole-pack = { NUMBER($answer) } همهٔ دسته است. بین { NUMBER($players) } نفر پخش می‌شود.
worked-mistake-players-for-cards = { NUMBER($answer) } تعداد بازیکن‌هاست. به هر کدامشان چند کارت می‌رسد؟
worked-astray-hand-size = { NUMBER($answer) } نیست. { NUMBER($cards) } کارت را بین { NUMBER($players) } نفر یک‌اندازه پخش کن.

## گزینه‌های میز

worked-ask-together = «{ RULE($first) }» و «{ RULE($second) }» را می‌شود با هم داشت؟
    .label = با هم؟
worked-why-together = بله: هیچ‌کدام چیزی را که آن یکی تعیین می‌کند تعیین نمی‌کند.
worked-why-conflict = «{ RULE($first) }» و «{ RULE($second) }» یک چیز را دو جور تعیین می‌کنند.
worked-why-conflict-needed = «{ RULE($needing) }» چیزی لازم دارد که «{ RULE($removing) }» از میان برمی‌دارد.

## آنچه نمی‌شود

no-lines-to-reveal = مثال { CODE($value) } سطری برای پرسیدن ندارد. مثالی دربارهٔ کارت، خواندن، امتیاز یا مسابقه انتخاب کن.
no-such-line = این مثال سطر «{ $value }» را ندارد. از این‌ها انتخاب کن: { CODE($expected) }.

worked-task-claim = { $count ->
    [0] نوبت شروع با توست. هیچ کارت مهمی بیرون نیست.
    [one] نوبت شروع با توست. از کارت‌های مهم { CARDS($cards) } هنوز در یکی از دست‌های دیگر است.
   *[other] نوبت شروع با توست. از کارت‌های مهم { CARDS($cards) } هنوز پیش دیگران است و ممکن است هر جا باشد.
}
worked-ask-claim = { $count ->
    [one] می‌توانی کارتت را رو کنی و بگویی دست آخر مال من است؟
   *[other] می‌توانی { NUMBER($count) } کارتت را رو کنی و بگویی بقیه همه مال من است؟
}
    .label = بقیه مال من است
worked-why-claim-holds = به ترتیب { CARDS($cards) } که بازی کنی، هر کدام می‌برد، کارت‌ها پیش هر کس که باشد.
worked-why-claim-beaten = ممکن است یکی { CARDS($cards) } را داشته باشد و { CARD($card) } را با { CARD($by) } ببرد.

## چه می‌شود گفت یا کرد

worked-task-moment = { $place ->
    [you] کارت‌ها پخش شده؛ پخش‌کننده تویی.
   *[other] کارت‌ها پخش شده؛ پخش‌کننده { PLACE($place, form: "player") } بود.
}
worked-ask-show = الان می‌توانی هفت { SUIT($suit) } نشان بدهی؟
    .label = نشان دادن { SUIT($suit) }
worked-ask-misdeal = با این کارت‌ها می‌توانی پخش را باطل اعلام کنی؟
    .label = اعلام پخش باطل
worked-ask-turn-up = پخش‌کننده می‌تواند از چهار دستِ کارت { NUMBER($first) }، { NUMBER($second) }، { NUMBER($third) } و { NUMBER($fourth) } کارت را رو بگذارد؟
    .label = { NUMBER($first) }، { NUMBER($second) }، { NUMBER($third) } و { NUMBER($fourth) } کارت رو
worked-ask-take-kitty = { $place ->
    [you] الان می‌توانی کیتی را برداری؟
   *[other] الان { PLACE($place, form: "player") } می‌تواند کیتی را بردارد؟
}
    .label = { $place ->
        [you] کیتی برای تو
       *[other] کیتی برای { PLACE($place, form: "player") }
    }
worked-ask-discard = می‌توانی { CARD($card) } را دور بیندازی؟
    .label = دور انداختن { CARD($card) }
worked-ask-nothing = می‌توانی چیزی نشان ندهی؟
    .label = نشان ندادن
worked-why-may = هیچ قانونی سر این میز جلوی آن را نمی‌گیرد.
worked-ask-trump-suit = الان کدام خال حکم است؟
    .label = حکم
worked-suit = { SUIT($suit) }
worked-wrong-trump-suit = نه، { SUIT($suit) } نیست: پیک حکم است، مگر اینکه هفت کارت از خال دیگری نشان داده باشند و با هفت پیک جوابش را نداده باشند.
worked-why-trump-suit = { SUIT($suit) } حکم است.

worked-task-ace-check = نوبت خواندن توست و این میز چک آس دارد.
worked-ask-ace-check = می‌توانی از یارت بپرسی آس دارد یا نه؟
    .label = چک آس
worked-why-ace-check = تو { NUMBER($count) } آس داری و همین کافی است.
worked-ask-ace-contract = { $partner ->
    [yes] یارت می‌گوید دارد. می‌توانی یک کارت بدهی و شرط ببندی که همهٔ آس‌ها پیش شما می‌ماند؟
   *[no] یارت می‌گوید ندارد. می‌توانی یک کارت بدهی و شرط ببندی که همهٔ آس‌ها پیش شما می‌ماند؟
}
    .label = قرار ویژه
worked-why-ace-contract = { $known ->
    [yes] هر چهار آس پیش شما دو نفر است؛ پس می‌شود شرط بست.
   *[no] معلوم نیست هر چهار آس پیش شما دو نفر باشد؛ پس شرطی در کار نیست.
}

## آنچه جز خوانده‌ها و دست‌ها از دور معلوم است (worked-told-FACT)

worked-told-reneges = { $place ->
    [you] تو { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار رِنِگ کرده‌ای.
   *[other] { PLACE($place, form: "player") } { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار رِنِگ کرده است.
}
worked-told-spade-not-beaten = { $place ->
    [you] تو می‌توانستی روی پیک بزنی و نزدی.
   *[other] { PLACE($place, form: "player") } می‌توانست روی پیک بزند و نزد.
}
worked-told-wrong-claim = { $place ->
    [you] تو به‌غلط همهٔ دست‌های مانده را ادعا کرده‌ای.
   *[other] { PLACE($place, form: "player") } به‌غلط همهٔ دست‌های مانده را ادعا کرده است.
}
worked-told-claim-loses = { $place ->
    [you] ادعای غلط { NUMBER($count) } دست از تو کم می‌کند.
   *[other] ادعای غلط { NUMBER($count) } دست از { PLACE($place, form: "player") } کم می‌کند.
}
worked-told-claim-gains = { $place ->
    [you] ادعای غلط { NUMBER($count) } دست به تو می‌رساند.
   *[other] ادعای غلط { NUMBER($count) } دست به { PLACE($place, form: "player") } می‌رساند.
}
worked-told-table-talk = { $place ->
    [you] تو موقع خواندن کارتی را نام برده‌ای و این تقابل است.
   *[other] { PLACE($place, form: "player") } موقع خواندن کارتی را نام برده و این تقابل است.
}
worked-told-delays = { $place ->
    [you] تو { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار دیر بازی کرده‌ای.
   *[other] { PLACE($place, form: "player") } { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار دیر بازی کرده است.
}
worked-told-last-trick = { $place ->
    [you] { $card ->
        [none] دست آخر را تو گرفته‌ای.
       *[other] دست آخر را تو با { CARD($card) } گرفته‌ای.
    }
   *[other] { $card ->
        [none] دست آخر را { PLACE($place, form: "player") } گرفته است.
       *[other] دست آخر را { PLACE($place, form: "player") } با { CARD($card) } گرفته است.
    }
}
worked-told-last-trick-ace = { $place ->
    [you] دست آخر را تو با آس گرفته‌ای.
   *[other] دست آخر را { PLACE($place, form: "player") } با آس گرفته است.
}
worked-told-last-trick-ace-of-spades = { $place ->
    [you] دست آخر را تو با آس پیک گرفته‌ای.
   *[other] دست آخر را { PLACE($place, form: "player") } با آس پیک گرفته است.
}
worked-told-last-trick-deuce = { $place ->
    [you] دست آخر را تو با دویی که حکم نیست گرفته‌ای.
   *[other] دست آخر را { PLACE($place, form: "player") } با دویی که حکم نیست گرفته است.
}
worked-told-last-trick-high-spade = { $place ->
    [you] دست آخر را تو با پیک بالا گرفته‌ای.
   *[other] دست آخر را { PLACE($place, form: "player") } با پیک بالا گرفته است.
}
worked-told-ace-in-last-trick = { $place ->
    [you] تو آسی را تا دست آخر نگه داشته‌ای.
   *[other] { PLACE($place, form: "player") } آسی را تا دست آخر نگه داشته است.
}
worked-told-last-tricks-in-a-row = { $place ->
    [you] تو { NUMBER($count) } دست آخر را پشت سر هم گرفته‌ای.
   *[other] { PLACE($place, form: "player") } { NUMBER($count) } دست آخر را پشت سر هم گرفته است.
}
worked-told-streak-ended = { $place ->
    [you] دست آخر را تو گرفته‌ای؛ { NUMBER($count) } دستِ پیش از آن پشت سر هم مال یکی از حریف‌ها بود.
   *[other] دست آخر را { PLACE($place, form: "player") } گرفته است؛ { NUMBER($count) } دستِ پیش از آن پشت سر هم مال یکی از حریف‌هایش بود.
}
worked-told-dix = { $place ->
    [you] تو با نُهِ پیک دستی گرفته‌ای که پیک دیگری در آن نبود.
   *[other] { PLACE($place, form: "player") } با نُهِ پیک دستی گرفته است که پیک دیگری در آن نبود.
}
worked-told-dix-with-spades = { $place ->
    [you] تو با نُهِ پیک دستی را از پیک‌های دیگر گرفته‌ای.
   *[other] { PLACE($place, form: "player") } با نُهِ پیک دستی را از پیک‌های دیگر گرفته است.
}
worked-told-dix-spades-led = { $place ->
    [you] تو با نُهِ پیک دستی را که با پیک شروع شده بود گرفته‌ای.
   *[other] { PLACE($place, form: "player") } با نُهِ پیک دستی را که با پیک شروع شده بود گرفته است.
}
worked-told-special-card = { $place ->
    [you] تو دستی را که کارت ویژه در آن بود گرفته‌ای.
   *[other] { PLACE($place, form: "player") } دستی را که کارت ویژه در آن بود گرفته است.
}
worked-told-little-bemo = { $place ->
    [you] تو بموی کوچک اعلام کرده‌ای.
   *[other] { PLACE($place, form: "player") } بموی کوچک اعلام کرده است.
}
worked-told-big-bemo = { $place ->
    [you] تو بموی بزرگ اعلام کرده‌ای.
   *[other] { PLACE($place, form: "player") } بموی بزرگ اعلام کرده است.
}
worked-told-little-moe = { $place ->
    [you] تو موئهٔ کوچک اعلام کرده‌ای.
   *[other] { PLACE($place, form: "player") } موئهٔ کوچک اعلام کرده است.
}
worked-told-big-moe = { $place ->
    [you] تو موئهٔ بزرگ اعلام کرده‌ای.
   *[other] { PLACE($place, form: "player") } موئهٔ بزرگ اعلام کرده است.
}
worked-told-lexington = { $place ->
    [you] تو لکسینگتون اعلام کرده‌ای.
   *[other] { PLACE($place, form: "player") } لکسینگتون اعلام کرده است.
}
worked-told-first-tricks = { $side ->
    [us] تیم تو از اول دور { NUMBER($count) } دستِ پشت سر هم گرفت.
   *[them] تیم حریف از اول دور { NUMBER($count) } دستِ پشت سر هم گرفت.
}
worked-told-tricks-in-a-row = { $side ->
    [us] بلندترین رشتهٔ تیم تو { NUMBER($count) } دستِ پشت سر هم بود.
   *[them] بلندترین رشتهٔ تیم حریف { NUMBER($count) } دستِ پشت سر هم بود.
}
worked-told-ruffs-won = { $place ->
    [you] تو بی‌حکم خوانده بودی و { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار با بریدن دست گرفته‌ای.
   *[other] { PLACE($place, form: "player") } بی‌حکم خوانده بود و { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار با بریدن دست گرفته است.
}
worked-told-ace-check = { $place ->
    [you] تو آس‌ها را چک کرده‌ای.
   *[other] { PLACE($place, form: "player") } آس‌ها را چک کرده است.
}
worked-told-aces-kept = { $place ->
    [you] در دست‌هایی که تو گرفتی { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } آس هست.
   *[other] در دست‌هایی که { PLACE($place, form: "player") } گرفت { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } آس هست.
}
worked-told-sevens = { $side ->
    [us] تیم تو پیش از این { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار پاداش هفت دست را گرفته است.
   *[them] تیم حریف پیش از این { $count ->
        [one] یک
       *[other] { NUMBER($count) }
    } بار پاداش هفت دست را گرفته است.
}
worked-told-dead-tricks = { $place ->
    [you] { NUMBER($count) } دست از آن‌هایی که تو شروع کردی مال هیچ‌کس نشد.
   *[other] { NUMBER($count) } دست از آن‌هایی که { PLACE($place, form: "player") } شروع کرد مال هیچ‌کس نشد.
}
