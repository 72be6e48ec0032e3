### سؤال‌های تمرین دربارهٔ پخش، خواندن، تعهد و مسابقه.

## پخش

practice-dealer-is = { $place ->
    [you] این دور را تو پخش می‌کنی.
   *[other] این دور را { PLACE($place, form: "player") } پخش می‌کند.
}
practice-given = تا حالا { NUMBER($n) } کارت یکی‌یکی پخش شده است.

practice-ask-card = کارت شمارهٔ { NUMBER($n) } به چه کسی می‌رسد؟
practice-card-begins-with-dealer = این شمارش از خود پخش‌کننده شروع شده. کارت اول به نفر سمت چپ پخش‌کننده می‌رسد و خودش آخر از همه می‌گیرد.
practice-card-anticlockwise = این دور زدن برعکس است. کارت‌ها در جهت عقربه‌های ساعت می‌روند: از هر نفر به نفر سمت چپش.
practice-card-begins-at-the-right = این از سمت راست پخش‌کننده شروع شده. کارت اول به نفر سمت چپ پخش‌کننده می‌رسد.
practice-card-one-seat-late = یک نفر جلو رفته‌ای. کارت اول همان‌جا سمت چپ پخش‌کننده است؛ از آنجا بشمار.
practice-card-astray = یک بار دیگر دور میز بشمار: کارت اول به نفر سمت چپ پخش‌کننده می‌رسد و کارت چهارم به خودش.
practice-card-why = کارت اول به نفر سمت چپ پخش‌کننده می‌رسد و از هر چهار کارت، چهارمی به خودش. کارت { NUMBER($n) } مال { PLACE($right, form: "player") } است.

practice-dealt-first = { $rounds ->
    [1] { $place ->
        [you] تو پخش کردی و یک دور بازی شده است.
       *[other] { PLACE($place, form: "player") } پخش کرد و یک دور بازی شده است.
    }
   *[other] { $place ->
        [you] دور اول را تو پخش کردی و { NUMBER($rounds) } دور بازی شده است.
       *[other] دور اول را { PLACE($place, form: "player") } پخش کرد و { NUMBER($rounds) } دور بازی شده است.
    }
}
practice-most-tricks = { $place ->
    [you] در دور آخر بیشترین دست را تو گرفتی.
   *[other] در دور آخر بیشترین دست را { PLACE($place, form: "player") } گرفت.
}
practice-ask-next = دور بعد را چه کسی پخش می‌کند؟
practice-next-winner-deals = اینکه چه کسی بیشترین دست را گرفته اثری ندارد. پخش بعد از هر دور به نفر سمت چپ می‌رسد.
practice-next-deal-stays = پخش پیش کسی نمی‌ماند. بعد از هر دور نوبت جابه‌جا می‌شود.
practice-next-passes-to-the-right = پخش برعکسِ این می‌رود: به چپ، مثل همه‌چیز سر این میز.
practice-next-partner-deals = یارها پخش را به هم نمی‌دهند. نوبت نفر به نفر و در جهت عقربه‌های ساعت می‌رود.
practice-next-astray = نوبت پخش را نفر به نفر دنبال کن: بعد از هر دور یکی به چپ.
practice-next-why = { NUMBER($rounds) } قدم به چپ: { PLACE($right, form: "player") }.

practice-ask-begins = { $what ->
    [bids] اول چه کسی می‌خواند؟
   *[leads] دست اول را چه کسی شروع می‌کند؟
}
practice-begins-dealer-begins = { $what ->
    [bids] پخش‌کننده شروع نمی‌کند: اول همه می‌خوانند و او آخر از همه.
   *[leads] پخش‌کننده شروع نمی‌کند: در دست اول آخر از همه بازی می‌کند.
}
practice-begins-right-begins = آن سمت راست پخش‌کننده است، جایی که نوبت نزدیک به آخر است. شروع از سمت چپ پخش‌کننده است.
practice-begins-partner-begins = یار پخش‌کننده نفر دوم است. نفر پیش از او شروع می‌کند.
practice-begins-astray = پخش‌کننده را پیدا کن و یکی به چپ برو.
practice-begins-why = شروع از سمت چپ پخش‌کننده است: { PLACE($right, form: "player") }.

practice-ask-count = { $place ->
    [you] چند تا از آن‌ها به تو رسیده است؟
   *[other] چند تا از آن‌ها به { PLACE($place, form: "player") } رسیده است؟
}
practice-right-cards = { NUMBER($answer) } کارت: درست است.
practice-count-begins-with-dealer = این شمارش از خود پخش‌کننده شروع شده. کارت اول به نفر سمت چپ او می‌رسد و خودش همیشه آخر می‌گیرد.
practice-count-one-card-early = یک کارت کم است. ببین در آن چهار کارتی که تازه شروع شده، چه کسی کارتش را گرفته.
practice-count-share-of-all = نزدیک است. { NUMBER($n) } کارت یعنی چند بار چهار تا و کمی باقی؛ باقی از سمت چپ پخش‌کننده شروع می‌شود.
practice-count-all-given = پخش هنوز تمام نشده: از این { NUMBER($n) } کارت به هر نفر تقریباً یک‌چهارم رسیده است.
practice-count-astray = { NUMBER($n) } کارت چهارتا چهارتا پخش می‌شود. چند بارِ کامل دور میز می‌چرخد و باقی به چه کسانی می‌رسد؟
practice-count-why = { NUMBER($whole) } بار چهار تا، و { NUMBER($rest) } کارت هم از سمت چپ پخش‌کننده.

practice-turn-was = { $place ->
    [you] نوبت پخش تو بود.
   *[other] نوبت پخش { PLACE($place, form: "player") } بود.
}
practice-dealt-instead = { $place ->
    [you] اشتباهی تو پخش کردی.
   *[other] اشتباهی { PLACE($place, form: "player") } پخش کرد.
}
practice-counts-differ = همهٔ کارت‌ها پخش شده، ولی برابر نه: تعدادها روی میز است.
practice-looked = { $looked ->
    [yes] کارت‌ها را برداشته و نگاه کرده‌اند.
   *[no] هنوز هیچ‌کس کارتی ندیده است.
}
practice-ask-remedy = حالا چه باید کرد؟
practice-do-draw-one-card = کشیدن یک کارت از کسی که زیادی دارد
practice-do-same-dealer-redeals = پخش دوباره، با همان پخش‌کننده
practice-do-right-dealer-redeals = پخش دوباره، با کسی که نوبتش بود
practice-do-play-on = همین‌طور بازی کردن
practice-remedy-misdeal-played-on = با پخش نادرست بازی نمی‌کنند: اول درستش می‌کنند.
practice-remedy-wrong-dealer-redeals = اشتباه همین پخش‌کننده بود. حالا کسی پخش می‌کند که نوبتش بود.
practice-remedy-right-dealer-blamed = اینجا کسی پخش کرد که نوبتش بود. اشتباه در تعداد کارت‌هاست.
practice-remedy-redealt-for-one-card = این‌قدر لازم نیست: فقط یک کارت جابه‌جا شده و هیچ‌کس نگاه نکرده. آن که کم دارد، ندیده یکی می‌کشد.
practice-remedy-card-drawn-for-many = با کشیدن یک کارت درست نمی‌شود: بیشتر از یک کارت جابه‌جا شده. پس پخش باطل است.
practice-remedy-card-drawn-after-looking = یک کارت جابه‌جا شده، ولی کارت‌ها را دیده‌اند. دیگر برای کشیدن دیر است و پخش باطل است.
practice-remedy-astray = دو سؤال جواب را روشن می‌کند: آیا کسی پخش کرد که نوبتش بود؟ و آیا فقط یک کارت جابه‌جا شده و هیچ‌کس نگاه نکرده؟

practice-short-and-long = { $short ->
    [you] تو یک کارت کم داری و { PLACE($long, form: "player") } یکی زیادی دارد و کارت‌ها را دیده‌اند.
   *[other] { $long ->
        [you] { PLACE($short, form: "player") } یک کارت کم دارد و تو یکی زیادی داری و کارت‌ها را دیده‌اند.
       *[other] { PLACE($short, form: "player") } یک کارت کم دارد و { PLACE($long, form: "player") } یکی زیادی دارد و کارت‌ها را دیده‌اند.
    }
}
practice-dealt-again = این پخش باطل است و از نو پخش می‌شود.
practice-ask-again = دوباره چه کسی پخش می‌کند؟
practice-again-deal-passes-on = پخش نادرست نوبت کسی را نمی‌سوزاند. پخش فقط بعد از دوری که بازی شده به چپ می‌رود.
practice-again-partner-deals = یار در این کار نقشی ندارد. ببین نوبت چه کسی بود.
practice-again-wrong-dealer-deals-again = این همان اشتباه است، یک بار دیگر. پخش مال کسی است که نوبتش بود.
practice-again-short-hand-deals = کسی که کارت کم دارد پخش نمی‌کند. همان پخش‌کننده یک بار دیگر پخش می‌کند.
practice-again-astray = ببین نوبت پخش با چه کسی بود: پخش نادرست نوبت را عوض نمی‌کند.

## خواندن

practice-table-board = سر این میز هر تیم روی هم دست‌کم { NUMBER($minimum) } دست می‌خواند: بورد.
practice-table-no-board = سر این میز هر تیم هر قدر کم که بخواهد می‌تواند بخواند.
practice-table-blind = سر این میز تیمی می‌تواند نیل کور بخواند که { NUMBER($needed) } امتیاز یا بیشتر عقب باشد.
practice-bids-so-far = { $count ->
    [0] تو اولین کسی هستی که می‌خواند.
   *[other] پیش از تو { NUMBER($count) } نفر خوانده‌اند.
}
practice-ask-may = می‌توانی { BID($bid) } بخوانی؟
practice-may-option-yes = بله
practice-may-option-no-raise = نه: از خوانده‌های قبلی بالاتر نیست
practice-may-option-no-thirteen = نه: جمع همهٔ خوانده‌ها { NUMBER($hand) } می‌شود
practice-may-option-no-nil-twice = نه: یار نیل خوانده است
practice-may-option-no-over = نه: تیم بیشتر از { NUMBER($hand) } دست قول می‌دهد
practice-may-option-no-board = نه: تیم زیر { NUMBER($minimum) } می‌ماند

practice-may-must-raise = اینجا کسی روی دست کسی بلند نمی‌شود. هر کس یک بار می‌گوید چند دست می‌خواهد بگیرد، کم یا زیاد.
practice-may-no-thirteen = جمع چهار خوانده می‌تواند { NUMBER($hand) } یا کمتر یا بیشتر باشد. فقط بعضی میزها نفر آخر را از آن منع می‌کنند.
practice-may-no-nil-twice = هر دو یار می‌توانند نیل بخوانند؛ هر نیل حساب خودش را دارد.
practice-may-no-over = کسی نمی‌پرسد که تیم از پس آن برمی‌آید یا نه. خواندنِ نسنجیده هم مجاز است.
practice-may-board-forgotten = با { BID($bid) } تیم تو زیر { NUMBER($minimum) } می‌ماند و این میز بورد دارد.
practice-may-partner-may-still-bid = یارت هنوز نخوانده و می‌تواند تا { NUMBER($minimum) } را پر کند. بورد را از نفر دوم تیم می‌خواهند.
practice-may-no-board-here = کمترین خوانده برای تیم قانون میزهای دیگر است. سر این میز چنین چیزی نیست.
practice-may-astray = این مانع { BID($bid) } نمی‌شود. ببین این میز چه می‌خواهد و یارت چه گفته.
practice-may-why = { $minimum ->
    [0] هر کس یک بار می‌خواند، هر چه دیگران خوانده باشند: هر تعداد دست، یا نیل.
   *[other] هر کس یک بار می‌خواند، هر چه دیگران خوانده باشند. فقط دو خواندهٔ هر تیم باید به { NUMBER($minimum) } برسد.
}

practice-you-looked = { $looked ->
    [yes] کارت‌هایت را دیده‌ای.
   *[no] هنوز کارت‌هایت را ندیده‌ای.
}
practice-match-stand = جمع تیم تو { NUMBER($us) } است و جمع تیم حریف { NUMBER($them) }.
practice-ask-blind = می‌توانی نیل کور بخوانی؟
practice-blind-option-yes = بله
practice-blind-option-no-behind = نه: تیم به اندازهٔ کافی عقب نیست
practice-blind-option-no-looked = نه: کارت‌ها دیده شده
practice-blind-ahead-may-too = تیم تو اصلاً عقب نیست. نیل کور مال تیمی است که { NUMBER($needed) } امتیاز یا بیشتر عقب باشد.
practice-blind-any-deficit-is-enough = { NUMBER($deficit) } امتیاز عقب بودن کافی نیست: این میز { NUMBER($needed) } می‌خواهد.
practice-blind-exactly-is-not-enough = درست { NUMBER($needed) } امتیاز عقب بودن کافی است: «{ NUMBER($needed) } یا بیشتر».
practice-blind-far-enough-overlooked = یک بار دیگر دو جمع را از هم کم کن: { NUMBER($deficit) } امتیاز فاصله هست و { NUMBER($needed) } لازم است.
practice-blind-looking-does-not-matter = کور یعنی پیش از دیدن. کسی که کارت‌هایش را دیده در این دور دیگر نمی‌تواند کور بخواند.
practice-blind-not-looked-at-all = اینجا کسی کارتی ندیده. تا کارت‌ها رو نشده، می‌شود کور خواند.
practice-blind-astray = دو چیز مهم است: تیم تو چقدر عقب است، و کارت‌هایت را دیده‌ای یا نه؟
practice-blind-why = { NUMBER($deficit) } امتیاز عقب، در حالی که { NUMBER($needed) } لازم است، و هیچ کارتی دیده نشده.

practice-partner-has-bid = یارت { BID($bid) } خوانده است.
practice-ask-board = کدام‌ها را می‌توانی بخوانی؟ همه را علامت بزن.
practice-board-board-ignored = سر میزی که بورد ندارد همه درست بود. اینجا خوانده‌های شما دو نفر باید به { NUMBER($minimum) } برسد.
practice-board-board-alone = بورد برای تیم است، نه برای هر نفر: { BID($partner) } یارت هم حساب می‌شود.
practice-board-board-one-more = روی هم درست { NUMBER($minimum) } کافی است؛ بیشتر لازم نیست.
practice-board-nil-fills-board = نیل چیزی به دست‌های تیم اضافه نمی‌کند و { BID($partner) } یارت به‌تنهایی به { NUMBER($minimum) } نمی‌رسد.
practice-board-nil-needs-board = نیل هم برایت مجاز است: وقتی هر دو یار نیل بخوانند، بورد چیزی نمی‌خواهد.
practice-board-too-low = { BID($bid) } کافی نیست: با { BID($partner) } یارت به { NUMBER($minimum) } نمی‌رسد.
practice-board-missing = آنچه علامت زده‌ای درست است ولی همه نیست: { BID($bid) } هم مجاز است.
practice-board-why = خواندهٔ تو و { BID($partner) } یارت باید روی هم به { NUMBER($minimum) } برسد؛ دو نیل از آن معاف است.

## تعهد

practice-all-have-bid = هر چهار نفر خوانده‌اند؛ خوانده‌ها روی میز است.
practice-ask-contract = تعهد تیم تو چند دست است؟
practice-right-tricks = { NUMBER($answer) } دست: درست است.
practice-sum-nil-takes-all-away = نیل خواندهٔ یار را از بین نمی‌برد. همان خوانده تعهد است و نیل کنار آن.
practice-sum-nil-as-one-trick = نیل قول هیچ دستی نیست؛ پس چیزی به تعهد اضافه نمی‌کند.
practice-sum-all-four-added = این جمع هر چهار خوانده است. فقط خوانده‌های دو یار جمع می‌شود: تو و نفر روبه‌رو.
practice-sum-other-side-asked = این تعهد تیم حریف است. تعهد تیم تو از خواندهٔ خودت و نفر روبه‌رو ساخته می‌شود.
practice-sum-higher-bid-only = از دو خوانده فقط بزرگ‌تر تعهد نیست. هر دو جمع می‌شوند.
practice-sum-own-bid-only = این فقط خواندهٔ خودت است. { BID($partner) } یارت هم جزو همین تعهد است.
practice-sum-partner-bid-only = این فقط خواندهٔ یارت است. { BID($you) } خودت هم جزو همین تعهد است.
practice-sum-neighbours-added = یارت کنارت نیست؛ روبه‌رویت نشسته است.
practice-sum-astray = { NUMBER($answer) } نیست. { BID($you) } خودت و { BID($partner) } یارت را جمع کن؛ نیل چیزی اضافه نمی‌کند.
practice-sum-why = { $nil ->
    [yes] { BID($you) } و { BID($partner) }: تعهد { NUMBER($contract) }، و نیل کنار آن.
   *[no] { BID($you) } و { BID($partner) } می‌شود { NUMBER($contract) }.
}

practice-tricks-played = تا حالا { NUMBER($played) } دست از این دور بازی شده است.
practice-ask-left = تعهد تیم تو هنوز چند دست کم دارد؟
practice-right-left = { NUMBER($answer) } دست دیگر: درست است.
practice-left-nil-tricks-counted = دست‌های نیل ناموفق اینجا به هیچ تعهدی کمک نمی‌کنند. فقط دست‌های آن یکی یار حساب است: { NUMBER($tricks) }.
practice-left-each-for-own-bid = هر یار فقط برای خواندهٔ خودش بازی نمی‌کند. آنچه یکی بیشتر می‌گیرد، کمبود آن یکی را جبران می‌کند.
practice-left-own-bid-left = این فقط کمبود خودت است. تعهد مال هر دوی شماست.
practice-left-contract-itself = این همهٔ تعهد است. بخشی از آن گرفته شده.
practice-left-tricks-taken = این دست‌هایی است که تیم تو تا حالا گرفته. می‌خواهیم بدانیم چند تا مانده.
practice-left-tricks-left-in-all = این تعداد دستی است که از دور مانده؛ همه‌اش لازم نیست.
practice-left-astray = { NUMBER($answer) } نیست. تیم تو { NUMBER($contract) } دست قول داده؛ دست‌هایی را که برایش حساب می‌شود کم کن.
practice-left-why = { NUMBER($contract) } قول داده‌اید و { NUMBER($tricks) } گرفته‌اید: { NUMBER($right) } تا مانده.

practice-ask-open = هر دور { NUMBER($hand) } دست دارد. چند تا از آن‌ها را هیچ‌کس نخوانده؟
practice-open-nil-counted-as-one = نیل هیچ دستی نمی‌خواهد؛ پس از { NUMBER($hand) } چیزی کم نمی‌کند.
practice-open-bids-added = این همان است که خوانده شده. باقی‌ماندهٔ { NUMBER($hand) } را می‌خواهیم.
practice-open-own-side-alone = خوانده‌های تیم حریف هم حساب است: { NUMBER($theirs) }.
practice-open-other-side-alone = خوانده‌های تیم خودت هم حساب است: { NUMBER($ours) }.
practice-open-astray = { NUMBER($answer) } نیست. هر چهار خوانده را جمع کن و از { NUMBER($hand) } کم کن.
practice-open-why = { NUMBER($ours) } و { NUMBER($theirs) } خوانده شده؛ { NUMBER($right) } تا از { NUMBER($hand) } مانده. هر که آن‌ها را بگیرد، یا بگ می‌گیرد یا کسی را ست می‌کند.

## مسابقه

practice-match-to = مسابقه تا { NUMBER($target) } امتیاز است.
practice-match-side = { $side ->
    [us] تیم تو { NUMBER($total) } امتیاز داشت و { $before ->
        [0] بگی نداشت
       *[other] { NUMBER($before) } بگ
    }. این دور { SIGNED($gain) } امتیاز آورد، { $bags ->
        [0] بدون بگ تازه
       *[other] با { NUMBER($bags) } بگ تازه
    }.
   *[them] تیم حریف { NUMBER($total) } امتیاز داشت و { $before ->
        [0] بگی نداشت
       *[other] { NUMBER($before) } بگ
    }. این دور { SIGNED($gain) } امتیاز آورد، { $bags ->
        [0] بدون بگ تازه
       *[other] با { NUMBER($bags) } بگ تازه
    }.
}
practice-penalty-open = اگر وقت جریمهٔ بگ باشد، هنوز در این عددها نیست.
practice-before-short = پیش از این
practice-bags-short = بگ
practice-new-bags = بگ تازه
practice-ask-over = حالا مسابقه چه شد؟
practice-over-us = تیم تو برد
practice-over-them = تیم حریف برد
practice-over-on = ادامه دارد
practice-over-penalty-comes-too-late = اول جریمهٔ بگ کم می‌شود. بعد جمع‌ها را با { NUMBER($target) } می‌سنجند.
practice-over-tie-ends-it = دو تیم درست مساوی‌اند. تساوی در پایان برنده ندارد؛ یک دور دیگر تکلیف را روشن می‌کند.
practice-over-two-across-play-on = هر دو از { NUMBER($target) } گذشته‌اند و مساوی نیستند. پس جمع بیشتر برنده است؛ دور دیگری لازم نیست.
practice-over-ahead-before-wins = اینکه پیش از این دور چه تیمی جلو بود مهم نیست. هر دو از { NUMBER($target) } گذشته‌اند و جمع بیشتر می‌برد.
practice-over-exactly-is-not-enough = درست { NUMBER($target) } کافی است: تیمی که به هدف برسد برده است.
practice-over-round-against-target = نه امتیاز دور، بلکه جمع را با { NUMBER($target) } می‌سنجند. دور را به آنچه بود اضافه کن.
practice-over-nobody-at-target-but-leader-wins = جلو بودن کافی نیست. تا تیمی به { NUMBER($target) } نرسیده، مسابقه ادامه دارد.
practice-over-astray = اول هر دو جمع جدید را حساب کن و اگر جریمهٔ بگ دارد کم کن. بعد با { NUMBER($target) } و با هم بسنج.
practice-over-totals = جمع‌های جدید: { NUMBER($us) } برای تیم تو، { NUMBER($them) } برای تیم حریف.

practice-ask-needed = اگر تیم حریف امتیازی نگیرد، تیم تو برای بردن هنوز چند امتیاز کم دارد؟
practice-right-needed = { NUMBER($answer) } امتیاز: درست است.
practice-needed-sign-of-total-lost = تیم تو زیر صفر است. اول باید تا صفر بیاید و بعد { NUMBER($target) } امتیاز دیگر.
practice-needed-target-given = { NUMBER($target) } هدف است. تیم تو از صفر شروع نمی‌کند: جمعش { NUMBER($total) } است.
practice-needed-total-given = { NUMBER($answer) } همان است که تیم تو دارد. می‌خواهیم بدانیم تا { NUMBER($target) } چقدر مانده.
practice-needed-lead-asked = این فاصلهٔ دو تیم است. آنچه مسابقه را می‌برد هدف است: { NUMBER($target) }.
practice-needed-astray = { NUMBER($total) } با { NUMBER($answer) } امتیاز به { NUMBER($target) } نمی‌رسد یا از آن می‌گذرد.
practice-needed-why = از { NUMBER($total) } تا { NUMBER($target) }: { NUMBER($right) } امتیاز. همین‌قدر کافی است.

practice-after-round = بعد از این دور و کم شدن جریمه‌ها، جمع تیم تو { NUMBER($us) } است و جمع تیم حریف { NUMBER($them) }.
practice-ask-why = چه چیزی معلوم می‌کند مسابقه همین‌جا تمام شده یا نه؟
practice-why-option-one = فقط یک تیم به { NUMBER($target) } رسیده
practice-why-option-both = هر دو به { NUMBER($target) } رسیده‌اند و یکی بالاتر است
practice-why-option-level = هر دو به { NUMBER($target) } رسیده‌اند و مساوی‌اند
practice-why-option-nobody = هیچ تیمی به { NUMBER($target) } نرسیده
practice-why-exactly-is-not-enough = تیمی که درست { NUMBER($target) } امتیاز دارد به هدف رسیده. یک امتیاز بیشتر لازم نیست.
practice-why-other-side-overlooked = جمع آن یکی تیم را هم ببین: هر دو به { NUMBER($target) } رسیده‌اند.
practice-why-level-overlooked = هیچ‌کدام بالاتر نیست: هر دو { NUMBER($us) } دارند. یک دور دیگر تکلیف را روشن می‌کند.
practice-why-level-below-target = مساوی هستند، ولی زیر { NUMBER($target) }. تساوی وقتی مهم است که هر دو به هدف رسیده باشند.
practice-why-lead-for-reason = جمع بالاتر فقط وقتی تعیین‌کننده است که هر دو به { NUMBER($target) } رسیده باشند. اینجا نرسیده‌اند.
practice-why-astray = هر جمع را با { NUMBER($target) } بسنج: { NUMBER($us) } و { NUMBER($them) }. بعد آن دو را با هم مقایسه کن.
practice-why-on = تا تیمی به { NUMBER($target) } نرسیده، مسابقه ادامه دارد، هر که جلو باشد.
