### مثال‌های حل‌شدهٔ میزهایی با تعداد دیگری بازیکن: تقسیم آدم‌ها و کارت‌ها، دستی که کارت به کارت کشیده می‌شود، و دست‌ها و امتیازهای بازی‌های پرنفر.

another-table = سر میز «{ $value }» بازیکن‌ها مثل مثال { CODE($example) } نمی‌نشینند. قانون‌هایی انتخاب کن که همان‌طور بنشانند، مثل { CODE($expected) }.

worked-task-trick-played = { $place ->
    [you] تو با { CARD($card) } شروع کردی و همه به همین ترتیب بازی کرده‌اند.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد و همه به همین ترتیب بازی کرده‌اند.
}
worked-row = کارت‌های این دست، به ترتیب بازی
worked-task-deal-for = برای { NUMBER($players) } بازیکن یک دور پخش می‌شود.
worked-task-draw = دو نفر بازی می‌کنند و کارتی پخش نمی‌شود: از روی دسته کارت می‌کشند. کارت رویی { CARD($first) } است و بعد از آن { CARD($second) }.
worked-task-tables = بیشتر از گنجایش یک میز آدم آمده است.
worked-note-partner = یار تو: { PLACE($place, form: "player") }.
worked-note-alone = اینجا کسی یار ندارد: هر نفر امتیاز خودش را دارد.

## کارت‌ها

worked-ask-pack = { NUMBER($players) } نفر بازی می‌کنند. این میز با چند کارت بازی می‌کند؟
    .label = دستهٔ کارت
worked-why-pack = { $changed ->
    [plain] { $copies ->
        [1] { NUMBER($count) } تا: یک دستهٔ معمولی، همان‌طور که هست.
       *[other] { NUMBER($count) } تا: { NUMBER($copies) } دستهٔ معمولی، همان‌طور که هست.
    }
    [out] { $copies ->
        [1] { NUMBER($count) } تا: یک دستهٔ معمولی بدون { CARDS($cards) }.
       *[other] { NUMBER($count) } تا: { NUMBER($copies) } دستهٔ معمولی بدون { CARDS($cards) }.
    }
    [in] { $copies ->
        [1] { NUMBER($count) } تا: یک دستهٔ معمولی و { NUMBER($jokers) } ژوکر.
       *[other] { NUMBER($count) } تا: { NUMBER($copies) } دستهٔ معمولی و { NUMBER($jokers) } ژوکر.
    }
   *[outin] { $copies ->
        [1] { NUMBER($count) } تا: یک دستهٔ معمولی بدون { CARDS($cards) }، به‌اضافهٔ { NUMBER($jokers) } ژوکر.
       *[other] { NUMBER($count) } تا: { NUMBER($copies) } دستهٔ معمولی بدون { CARDS($cards) }، به‌اضافهٔ { NUMBER($jokers) } ژوکر.
    }
}
worked-mistake-plain-pack = { $copies ->
    [1] { NUMBER($answer) } کارت یک دستهٔ معمولی است. { NUMBER($players) } بازیکن نمی‌توانند آن را یک‌اندازه تقسیم کنند: یا کارتی برمی‌دارند یا ژوکر اضافه می‌کنند.
   *[other] { NUMBER($answer) } کارت { NUMBER($copies) } دستهٔ معمولی است. { NUMBER($players) } بازیکن نمی‌توانند آن را یک‌اندازه تقسیم کنند: یا کارتی برمی‌دارند یا ژوکر اضافه می‌کنند.
}
worked-mistake-one-pack-only = { NUMBER($answer) } کارت یک دسته است. این همه بازیکن { NUMBER($copies) } دسته لازم دارند.
worked-astray-pack = { $copies ->
    [1] { NUMBER($answer) } نیست. از { NUMBER($plain) } کارتِ یک دستهٔ معمولی شروع کن و ببین { NUMBER($players) } بازیکن می‌توانند آن را تقسیم کنند یا نه.
   *[other] { NUMBER($answer) } نیست. از { NUMBER($plain) } کارتِ { NUMBER($copies) } دستهٔ معمولی شروع کن و ببین { NUMBER($players) } بازیکن می‌توانند آن را تقسیم کنند یا نه.
}

worked-ask-hand = { NUMBER($cards) } کارت و { NUMBER($players) } بازیکن: وقتی اولین کارت بازی می‌شود هر نفر چند کارت دارد؟
    .label = کارت‌های هر نفر
worked-why-hand = { $how ->
    [none] همهٔ دسته پخش می‌شود: به هر نفر { NUMBER($count) } کارت، و چیزی نمی‌ماند.
    [drawn] از هر دو کارت یکی را نگه می‌دارند و آن یکی را دور می‌اندازند، تا هر نفر { NUMBER($count) } کارت داشته باشد.
    [kitty] به هر نفر { NUMBER($count) } کارت می‌رسد. { NUMBER($left) } کارتی که می‌ماند کیتی است: هر کس آن را بردارد همان‌قدر دور می‌اندازد.
   *[unused] به هر نفر { NUMBER($count) } کارت می‌رسد. آنچه به تساوی تقسیم نشود بیرون از بازی می‌ماند.
}
worked-mistake-all-shared-out = { $how ->
    [drawn] { NUMBER($answer) } نصف دسته است. ولی در برابر هر کارتی که نگه می‌دارند یکی را دور می‌اندازند.
   *[other] اگر به هر نفر { NUMBER($answer) } کارت برسد برای کیتی کم می‌ماند: این میز به اندازهٔ یک دست بازی هم کارت در کیتی می‌خواهد.
}
worked-astray-hand = { NUMBER($answer) } نیست. { NUMBER($cards) } کارت را بین { NUMBER($players) } نفر یک‌اندازه تقسیم کن و ببین این میز چیزی کنار می‌گذارد یا نه.

worked-ask-aside = آن وقت چند کارت دست هیچ‌کس نیست؟
    .label = دست هیچ‌کس
worked-why-aside = { $how ->
    [drawn] { NUMBER($count) } تا: هر کارتی که کشیده شد و نگهش نداشتند.
    [kitty] { NUMBER($count) } تا: کیتی، یا آنچه به جایش دور انداخته شد.
   *[unused] { NUMBER($count) } تا، که بیرون از بازی می‌ماند.
}
worked-mistake-nothing-aside = همه‌شان دست بازیکن‌ها نیست: از { NUMBER($cards) } کارت { NUMBER($dealt) } تا دست آن‌هاست.
worked-mistake-dealt-for-aside = { NUMBER($answer) } کارت دست بازیکن‌هاست. بقیه را می‌پرسیم.
worked-astray-aside = { NUMBER($answer) } نیست. { NUMBER($dealt) } کارتِ دست بازیکن‌ها را از { NUMBER($cards) } کارتِ دسته کم کن.

worked-ask-tricks = هر نفر { NUMBER($hand) } کارت بازی می‌کند. این دور چند دست حساب می‌شود؟
    .label = دست‌ها
worked-why-tricks = { NUMBER($count) } تا: آنچه به جای کیتی دور انداخته‌اند هم یک دست حساب می‌شود، برای کسی که کیتی را برداشته.
worked-mistake-kitty-is-no-trick = { NUMBER($answer) } دست بازی می‌شود. سر این میز کارت‌های دورانداخته هم حساب است.
worked-astray-tricks = { NUMBER($answer) } نیست. برای هر یک از { NUMBER($hand) } کارت یک دست، و بعد به کیتی فکر کن.

## دستی که کارت به کارت کشیده می‌شود

worked-ask-sees = پیش از انتخاب کدام یک از این دو کارت را می‌بینی؟
    .label = دیده‌شده پیش از انتخاب
worked-why-sees = { $both ->
    [yes] هر دو را: سر این میز دو کارت می‌بینی و یکی را نگه می‌داری.
   *[no] فقط { CARD($card) } را: دومی تا وقتی انتخاب نکرده‌ای پشت‌ورو می‌ماند.
}
worked-wrong-sees = { $marked ->
    [none] ندیده انتخاب نمی‌کنی: دست‌کم کارت رویی را می‌بینی.
    [both] تا دربارهٔ اولی تصمیم نگرفته‌ای دومی را نشانت نمی‌دهند.
   *[one] { $both ->
        [yes] این یکی را می‌بینی، ولی اینجا پیش از انتخاب بیشتر نشانت می‌دهند.
       *[no] کارت رویی اول می‌آید: همان را می‌بینی و آن یکی را نه.
    }
}
worked-ask-kept = { $take ->
    [first] اولی را نگه می‌داری. کدام کارت در دستت می‌ماند؟
   *[second] دومی را برمی‌داری. کدام کارت در دستت می‌ماند؟
}
    .label = در دست تو
worked-why-kept = { CARD($card) } در دستت می‌ماند و { CARD($other) } را دور می‌اندازی.
worked-wrong-kept = { $marked ->
    [none] هر بار یکی از این دو در دستت می‌ماند.
    [both] یکی از این دو را نگه می‌داری، نه هر دو را.
   *[one] { $take ->
        [first] گفتی اولی را نگه می‌داری؛ پس آن یکی را دور می‌اندازی.
       *[second] گفتی دومی را برمی‌داری؛ پس اولی را دور می‌اندازی.
    }
}
worked-ask-knows = کارتی را که دور انداخته می‌شود می‌شناسی؟
    .label = کارت دورانداخته را دیده‌ای
worked-why-knows = { $case ->
    [both] بله: پیش از انتخاب هر دو را دیده‌ای.
    [first] بله: کارت اول را دیدی و بعد به جایش آن یکی را برداشتی.
    [may] بله: کسی که اولی را نگه می‌دارد می‌تواند دومی را پیش از دور انداختن ببیند.
   *[may-not] نه: سر این میز دومی را ندیده دور می‌اندازند.
}

## چند میز

worked-ask-tables = { NUMBER($people) } نفر می‌خواهند بازی کنند. با این قانون چطور می‌نشینند؟
    .label = میزها
worked-one-table = هر { NUMBER($first) } نفر سر یک میز
worked-tables = { $third ->
    [0] { NUMBER($first) } نفر و { NUMBER($second) } نفر
   *[other] { NUMBER($first) } نفر، { NUMBER($second) } نفر و { NUMBER($third) } نفر
}
worked-why-tables = { NUMBER($tables) } میز، هیچ‌کدام با کمتر از { NUMBER($least) } نفر؛ هر میز با قانون‌های همان تعداد بازی می‌کند.
worked-wrong-tables = { $case ->
    [one] یک میز برای { NUMBER($people) } نفر کوچک است: با این قانون چند میز می‌شوند.
    [pair] کسی را دونفره نمی‌نشانند: آن بازی دیگری است که کارت‌هایش را می‌کشند. میزها سه تا پنج نفره‌اند.
   *[other] این‌طور هم برای همه جا هست و بعضی همین کار را می‌کنند. این قانون جور دیگری تقسیم می‌کند، با { NUMBER($tables) } میز.
}

## دست‌های میزهای پرنفر

worked-nobody = هیچ‌کس: این دست سوخته است
worked-ask-cancelled = کدام کارت‌ها همدیگر را لغو می‌کنند؟
    .label = لغوشده
worked-why-cancelled = { $count ->
    [0] هیچ‌کدام: کارتی دو بار بازی نشده است.
   *[other] کارتی که در یک دست دو بار بازی شود لغو می‌شود: هیچ‌کدام از آن دو نمی‌تواند ببرد.
}
worked-wrong-cancelled = { $times ->
    [1] { CARD($card) } فقط یک بار بازی شده است. برای لغو شدن دو کارتِ یکسان لازم است.
   *[other] { CARD($card) } دو بار بازی شده است؛ پس هر دو لغو می‌شوند.
}
worked-ask-takes-at = چه کسی این دست را می‌گیرد؟
    .label = دست
worked-why-dead = هر کارتی که می‌توانست ببرد لغو شده و بقیه نه پیک‌اند و نه از خال زمین. این دست سوخته است و برای کسی حساب نمی‌شود.
worked-why-takes-left = { $place ->
    [you] تو با { CARD($card) } می‌گیری: از کارت‌هایی که لغو نشده‌اند این یکی از همه بهتر است.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } می‌گیرد: از کارت‌هایی که لغو نشده‌اند این یکی از همه بهتر است.
}
worked-why-takes-at = { $place ->
    [you] تو با { CARD($card) } می‌گیری که بهترین کارت این دست است.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } می‌گیرد که بهترین کارت این دست است.
}
worked-why-takes-twin = { $which ->
    [first] { $place ->
        [you] تو می‌گیری: اینجا از دو کارتِ یکسان آنکه اول بازی شده می‌برد.
       *[other] { PLACE($place, form: "player") } می‌گیرد: اینجا از دو کارتِ یکسان آنکه اول بازی شده می‌برد.
    }
   *[last] { $place ->
        [you] تو می‌گیری: اینجا از دو کارتِ یکسان آنکه آخر بازی شده می‌برد.
       *[other] { PLACE($place, form: "player") } می‌گیرد: اینجا از دو کارتِ یکسان آنکه آخر بازی شده می‌برد.
    }
}
worked-wrong-twin = { $which ->
    [first] کارت درست است، ولی دو بار بازی شده. سر این میز از دو کارتِ یکسان اولی می‌برد.
   *[last] کارت درست است، ولی دو بار بازی شده. سر این میز از دو کارتِ یکسان آخری می‌برد.
}
worked-wrong-dead = دست فقط وقتی می‌سوزد که چیزی برای بردن نمانده باشد: بین کارت‌هایی که یک بار آمده‌اند اول دنبال پیک بگرد و بعد دنبال خال زمین.
worked-wrong-cancelled-takes = { CARD($card) } دو بار بازی شده است. هر دو لغو می‌شوند و هیچ‌کدام نمی‌برد.

## امتیاز

worked-ask-points-of = { $place ->
    [you] این دور برای تو چند امتیاز دارد؟
   *[other] این دور برای { PLACE($place, form: "player") } چند امتیاز دارد؟
}
    .label = { $place ->
        [you] امتیاز تو
       *[other] امتیاز { PLACE($place, form: "player") }
    }
worked-mistake-whole-contract-charged = در { SIGNED($answer) } همهٔ { NUMBER($contract) } دستِ تعهد کم شده است. سر این میز فقط دست‌های کم‌آمده جریمه دارد.
worked-mistake-set-scores-no-points = تعهدی که ست شود صفر نیست: سر این میز هر دستِ کم‌آمده { NUMBER($each) } امتیاز کم می‌کند.
worked-mistake-set-pays = تعهد { NUMBER($contract) } دست بود و ست شد: دست‌های گرفته‌شده چیزی نمی‌آورد و هر دستِ کم‌آمده { NUMBER($each) } امتیاز کم می‌کند.
worked-astray-missing = { SIGNED($answer) } نیست. از { NUMBER($contract) } دستِ تعهد { NUMBER($tricks) } تا گرفته شده؛ هر دستِ کم‌آمده { NUMBER($each) } امتیاز کم می‌کند.
worked-ask-points-of-both = این دور برای { PLACE($place, form: "player") } و { PLACE($other, form: "player") } چند امتیاز دارد؟
    .label = امتیاز { PLACE($place, form: "player") } و { PLACE($other, form: "player") }
