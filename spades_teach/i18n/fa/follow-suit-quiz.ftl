### سؤال‌های خال زمین.

quiz-check = بررسی
quiz-next = سؤال بعد
quiz-finish = نتیجه
quiz-try-again = یک بار دیگر
quiz-once-more = از نو

quiz-hand = کارت‌های تو
quiz-table = میز
quiz-your-turn = نوبت تو
quiz-broken = ♠︎ شکسته
quiz-unbroken = ♠︎ نشکسته
quiz-first-trick = دست اول

quiz-card-plain = { CARDNAME($card) }
quiz-card-chosen = { CARDNAME($card) }، علامت‌خورده
quiz-card-right = { CARDNAME($card) }، علامت‌خورده، می‌شود بازی کرد
quiz-card-wrong = { CARDNAME($card) }، علامت‌خورده، نمی‌شود بازی کرد
quiz-card-missed = { CARDNAME($card) }، علامت‌نخورده، می‌شود بازی کرد
quiz-card-blocked = { CARDNAME($card) }، نمی‌شود بازی کرد

## کار چطور پیش می‌رود

quiz-progress = سؤال { NUMBER($number) } از { NUMBER($of) }
quiz-progress-endless = سؤال { NUMBER($number) }
quiz-progress-goal = { NUMBER($right) } از { NUMBER($goal) } درست
quiz-tally = { $streak ->
    [0] { NUMBER($right) } درست از { NUMBER($answered) }
    [1] { NUMBER($right) } درست از { NUMBER($answered) }
   *[other] { NUMBER($right) } درست از { NUMBER($answered) }، { NUMBER($streak) } تا پشت سر هم
}
quiz-state-right = درست
quiz-state-wrong = نادرست
quiz-state-missed = این درست بود
quiz-sign-good = درست است.
quiz-sign-bad = هنوز نه.
quiz-sign-note = توجه.
quiz-goal-reached = به هدف رسیدی: { NUMBER($goal) } جواب درست. هر قدر دوست داری ادامه بده.
quiz-over-title = تمام شد
quiz-over = { $right ->
    [0] این بار از { NUMBER($of) } سؤال هیچ‌کدام درست نبود.
   *[other] { NUMBER($right) } درست از { NUMBER($of) }.
}
quiz-met = یادت بماند:
quiz-again-missed = { $count ->
    [1] همان که درست نشد، دوباره
   *[other] همان { NUMBER($count) } تا که درست نشد، دوباره
}
quiz-again = از نو
quiz-practice = این تمرین بود و نمره ندارد.

## کدام کارت‌ها را می‌شود بازی کرد؟

quiz-legal-title = کدام کارت‌ها را می‌توانی بازی کنی؟
quiz-legal-task-lead = تو شروع می‌کنی. همهٔ کارت‌هایی را که می‌توانی بازی کنی علامت بزن و بعد بررسی کن.
quiz-legal-task-follow = { PLACE($place, form: "player") } با { CARD($card) } شروع کرد. همهٔ کارت‌هایی را که می‌توانی بازی کنی علامت بزن و بعد بررسی کن.
quiz-legal-hint = دست‌کم یک کارت را علامت بزن: هر وقت نوبتت باشد، کارتی هست که بتوانی بازی کنی.

## دست را چه کسی می‌برد و چرا؟

quiz-winner-title = این دست را چه کسی می‌برد، و چرا؟
quiz-winner-task = { $place ->
    [you] تو با { CARD($card) } شروع کردی. روی کارتی بزن که دست را می‌برد و بعد دلیلش را انتخاب کن.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد. روی کارتی بزن که دست را می‌برد و بعد دلیلش را انتخاب کن.
}
quiz-winner-why = دست را می‌برد، چون
quiz-winner-hint = روی یکی از چهار کارت بزن و یکی از دلیل‌ها را انتخاب کن.
quiz-takes-it = می‌برد
quiz-play-chosen = { PLACE($place, form: "player") }: { CARD($card) }، { CARDNAME($card) }، انتخاب تو
quiz-play-right = { PLACE($place, form: "player") }: { CARD($card) }، { CARDNAME($card) }، انتخاب تو، درست
quiz-play-wrong = { PLACE($place, form: "player") }: { CARD($card) }، { CARDNAME($card) }، انتخاب تو، نادرست

quiz-why-highest-of-suit-led = بالاترین کارت از خال زمین است
quiz-why-highest-spade = بالاترین پیک است
quiz-why-highest-trump = بالاترین کارتِ خال حکم است
quiz-why-joke-trump = حکمِ جوک است: ژوکر آن را پیک کرده
quiz-why-highest-suit = بالاترین کارتِ بالاترین خال است
quiz-why-highest-rank = بالاترین کارت است، خالش هر چه باشد
quiz-why-first-spade = اولین پیک بود
quiz-why-last-card = آخر از همه بازی شد

## آیا می‌شود با پیک شروع کرد؟

quiz-spade-lead-title = می‌توانی با پیک شروع کنی؟
quiz-spade-lead-task-told = تو شروع می‌کنی. جوابی را انتخاب کن که هم خودش درست باشد و هم دلیلش.
quiz-spade-lead-task-read = تو شروع می‌کنی. از دست‌های بازی‌شده ببین پیک شکسته یا نه؛ بعد جوابی را انتخاب کن که هم خودش درست باشد و هم دلیلش.
quiz-spade-lead-answer = جواب تو
quiz-spade-lead-hint = یکی از جواب‌ها را انتخاب کن.

quiz-lead-yes-broken = بله، پیک شکسته است
quiz-lead-yes-only-spades = بله، جز پیک چیزی ندارم
quiz-lead-yes-always = بله، هر کس شروع می‌کند می‌تواند هر کارتی بازی کند
quiz-lead-no-unbroken = نه، پیک نشکسته و من خال دیگری هم دارم
quiz-lead-no-until-broken = نه، پیش از شکستن پیک هیچ‌کس نمی‌تواند، هر کارتی هم که داشته باشد
quiz-lead-no-never = نه، پیک برای بریدن است و هیچ‌وقت با آن شروع نمی‌کنند

## کسی رِنِگ کرده؟

quiz-renege-title = کسی رِنِگ کرده است؟
quiz-renege-task = کارتی را پیدا کن که باید خال زمین می‌بود، و بعد اولین کارتی را که لویش می‌دهد. یا بگو که هیچ‌کس رِنِگ نکرده.
quiz-renege-hint = دو کارت را علامت بزن: رِنِگ، و کارتی که بعداً آن را لو می‌دهد؛ یا بگو که هیچ‌کس رِنِگ نکرده.
quiz-renege-tool = علامت
quiz-tool-renege = رِنِگ
quiz-tool-proof = آن که لو می‌دهد
quiz-renege-nobody = هیچ‌کس رِنِگ نکرده
quiz-tag-renege = رِنِگ؟
quiz-tag-proof = لو می‌دهد؟
quiz-tag-was-renege = رِنِگ
quiz-tag-was-proof = لو می‌دهد
quiz-tag-wrong = ✕

quiz-tricks = دست‌های بازی‌شده
quiz-trick-number = دست
quiz-tricks-legend = ▸ شروع کرد · زیرخط‌دار: دست را بُرد
quiz-cell = دست { NUMBER($trick) }، { PLACE($place, form: "player") }: { CARD($card) }، { CARDNAME($card) }{ $role ->
    [led] ، شروع
    [won] ، بُرد
    [both] ، شروع و بُرد
   *[plain] { "" }
}{ $state ->
    [renege] ، علامت رِنِگ
    [proof] ، علامت کارتی که لو می‌دهد
    [was-renege] ، رِنِگ
    [was-proof] ، کارتی که لو می‌دهد
    [picked] ، علامت کارتی که پیک را شکست
    [was-breaker] ، پیک را شکست
    [wrong] ، علامت تو، نادرست
   *[plain] { "" }
}

quiz-renege-none = هیچ‌کس رِنِگ نکرده است. هر کس خال زمین را نداد، بعد از آن هم هیچ کارتی از آن خال بازی نکرد.
quiz-renege-found = { $place ->
    [you] { CARD($card) } در دست { NUMBER($trick) } رِنِگ بود: زمین { SUIT($suit) } بود، و { CARD($proof) } تو در دست { NUMBER($shown) } نشان می‌دهد که هنوز { SUIT($suit) } داشتی.
   *[other] { CARD($card) } در دست { NUMBER($trick) } رِنِگ بود: زمین { SUIT($suit) } بود، و { CARD($proof) } در دست { NUMBER($shown) } نشان می‌دهد که { PLACE($place, form: "player") } هنوز { SUIT($suit) } داشت.
}

## برداشت‌های نادرست: کدام کارت‌ها را می‌شود بازی کرد

misconception-spade-may-always-be-played = با { CARD($card) } دست را می‌بُری، ولی فقط کسی می‌تواند ببُرد که { SUIT($suit) } ندارد، و تو هنوز { SUIT($suit) } داری.
    .label = پیک را هر وقت می‌شود بازی کرد
    .truth = روی خال دیگر فقط کسی می‌تواند پیک بازی کند که از آن خال ندارد.
misconception-any-card-may-be-played = { CARD($card) } را فقط کسی می‌تواند رد کند که { SUIT($suit) } ندارد. تو هنوز داری؛ پس باید خال زمین را بدهی.
    .label = هر کارتی را هر وقت می‌شود بازی کرد
    .truth = تا وقتی خال زمین را داری باید همان را بدهی.
misconception-colour-for-suit = { $void ->
    [yes] { SUIT($suit) } نداری؛ پس هر کارتی مجاز است، { CARD($card) } هم. اینکه { SUIT($other) } با آن هم‌رنگ است فرقی نمی‌کند.
   *[no] { CARD($card) } با { SUIT($suit) } هم‌رنگ است، ولی { SUIT($other) } است. فقط خال مهم است، نه رنگ.
}
    .label = هم‌رنگ خال زمین هم خال زمین است
    .truth = دل و خشت دو خال جدا هستند، پیک و گشنیز هم.
misconception-marks-everything = همهٔ کارت‌ها را علامت زدی. این فقط وقتی درست است که هیچ قانونی جلوی هیچ‌کدام را نگیرد، و اینجا { CARD($card) } را نمی‌شود بازی کرد.
    .label = همه را علامت می‌زند
    .truth = فقط کارتی را علامت بزن که هیچ قانونی جلویش را نمی‌گیرد.
misconception-spade-may-always-be-led = { $allowed ->
    [yes] اینجا می‌شود با پیک شروع کرد، ولی نه چون هر کس شروع می‌کند آزاد است: پیش از شکستن پیک این‌طور نیست.
   *[no] هنوز نمی‌شود با { CARD($card) } شروع کرد. هر کس شروع می‌کند آزاد است، ولی پیک تا وقتی نشکسته باید صبر کند.
}
    .label = همیشه می‌شود با پیک شروع کرد
    .truth = با پیک وقتی می‌شود شروع کرد که شکسته باشد، یا جز پیک چیزی نداشته باشی.
misconception-must-beat = { $void ->
    [yes] { CARD($card) } را هم می‌شود بازی کرد. هیچ‌کس مجبور نیست از کارت‌های روی میز بالاتر بزند، حتی وقتی می‌بُرد.
   *[no] { CARD($card) } را هم می‌شود بازی کرد. خال زمین را باید بدهی، ولی هیچ‌کس مجبور نیست از کارت‌های روی میز بالاتر بزند.
}
    .label = باید از کارت‌های روی میز بالاتر زد
    .truth = خال زمین را باید بدهی، ولی هیچ‌وقت مجبور نیستی بالاتر بزنی.
misconception-must-trump-when-void = { CARD($card) } را هم می‌شود بازی کرد. وقتی { SUIT($suit) } نداری می‌توانی ببُری، ولی مجبور نیستی: هر کارتی مجاز است.
    .label = هر کس خالی است باید ببُرد
    .truth = وقتی خال زمین را نداری هر کارتی مجاز است: ببُر، یا یکی را رد کن.
misconception-partner-must-not-be-beaten = { CARD($card) } را هم می‌شود بازی کرد. قانون فقط خال را می‌خواهد؛ اینکه دست را از یارت بگیری یا نه با خودت است.
    .label = نباید روی یار بالاتر زد
    .truth = هیچ قانونی جلوی بالاتر زدن از یار را نمی‌گیرد.
misconception-partner-trick-may-not-be-cut = { CARD($card) } را هم می‌شود بازی کرد. بریدن دستِ یار کمتر پیش می‌آید که عاقلانه باشد، ولی هیچ قانونی جلویش را نمی‌گیرد.
    .label = دستِ یار را نمی‌شود برید
    .truth = وقتی یارت دارد دست را می‌برد، هیچ قانونی جلوی بریدنش را نمی‌گیرد.
misconception-spade-on-first-trick-forbidden = { CARD($card) } را هم می‌شود بازی کرد. وقتی { SUIT($suit) } نداری از همان دست اول می‌توانی ببُری؛ فقط برای شروع با پیک باید صبر کنی.
    .label = در دست اول پیک ممنوع است
    .truth = کسی که خالی است از همان دست اول می‌تواند ببُرد.
misconception-unbroken-spade-cannot-cut = { CARD($card) } را هم می‌شود بازی کرد. با پیک نشکسته نمی‌شود شروع کرد، ولی وقتی { SUIT($suit) } نداری می‌توانی با آن ببُری و همین پیک را می‌شکند.
    .label = با پیک نشکسته نمی‌شود برید
    .truth = پیک با همین بریدن می‌شکند؛ پس بریدن لازم نیست منتظر شکستن بماند.
misconception-spades-are-never-led = { $allowed ->
    [yes] با { CARD($card) } هم می‌شود شروع کرد: پیک فقط برای بریدن نیست.
   *[no] اینجا نمی‌شود با پیک شروع کرد، ولی فقط چون پیک نشکسته است. وقتی بشکند، با آن هم مثل هر خال دیگری شروع می‌کنند.
}
    .label = هیچ‌وقت با پیک شروع نمی‌کنند
    .truth = وقتی پیک شکست، با آن هم مثل هر خال دیگری می‌شود شروع کرد.
misconception-spades-only-cannot-lead = { $allowed ->
    [yes] جز پیک چیزی نداری؛ پس با اینکه پیک هنوز نشکسته، می‌توانی با آن شروع کنی.
   *[no] اینجا نمی‌شود با پیک شروع کرد، ولی فقط چون خال دیگری هم داری. هر کس جز پیک چیزی نداشته باشد پیش از شکستن هم می‌تواند.
}
    .label = هر کس فقط پیک دارد پیش از شکستن نمی‌تواند شروع کند
    .truth = کسی که جز پیک چیزی ندارد پیش از شکستن هم می‌تواند با پیک شروع کند.

## برداشت‌های نادرست: دست مال کیست

misconception-spade-does-not-beat = { CARD($card) } بالاترین { SUIT($suit) } است، ولی { CARD($best) } پیک است، و هر پیکی از همهٔ کارت‌های خال‌های دیگر بالاتر است.
    .label = پیک از خال زمین بالاتر نیست
    .truth = هر پیکی از همهٔ کارت‌های خال‌های دیگر بالاتر است.
misconception-highest-rank-wins = { $chosen ->
    [reason] { CARD($best) } دست را می‌برد، ولی رتبه به‌تنهایی کافی نیست: اول پیک، بعد خال زمین؛ هر کارت دیگری می‌بازد، هر قدر هم بالا باشد.
   *[card] رتبهٔ { CARD($card) } از همه بالاتر است، ولی زمین { SUIT($suit) } است و این کارت پیک هم نیست: کارتی که رد شده نمی‌برد.
}
    .label = بالاترین کارت می‌برد، خالش هر چه باشد
    .truth = رتبه میان پیک‌ها تعیین‌کننده است و اگر پیکی نباشد، میان کارت‌های خال زمین.
misconception-ace-always-wins = { CARD($card) } روی { SUIT($suit) } رد شده است. آس هم فقط وقتی می‌برد که از خال زمین باشد و کسی آن را نبُرد.
    .label = آس همیشه می‌برد
    .truth = آسی که روی خال دیگر رد شده باشد نمی‌برد.
misconception-first-spade-wins = { $chosen ->
    [reason] { CARD($best) } دست را می‌برد، ولی نه چون اول آمد. از چند پیک، بالاترین می‌برد.
   *[card] { CARD($card) } اولین پیک بود، ولی از چند پیک بالاترین می‌برد و آن { CARD($best) } است.
}
    .label = اولین پیک می‌برد
    .truth = از چند پیک بالاترین می‌برد؛ فرقی نمی‌کند کدام اول آمده باشد.
misconception-last-card-wins = { $chosen ->
    [reason] { CARD($best) } دست را می‌برد، ولی اینکه کِی بازی شد مهم نیست.
   *[card] { CARD($card) } آخر از همه بازی شد، ولی ترتیب بازی مهم نیست: { CARD($best) } بهتر است.
}
    .label = آخرین کارت می‌برد
    .truth = برندهٔ دست را خال و رتبه معلوم می‌کند، نه ترتیب بازی.
misconception-leader-keeps-the-trick = با { CARD($card) } شروع شد، ولی شروع کردن هنوز بردن نیست: { CARD($best) } بهتر است.
    .label = دست مال کسی است که شروع می‌کند
    .truth = شروع کردن یعنی انتخاب خال، نه بردن دست.

## برداشت‌های نادرست: رِنِگ

misconception-cut-is-renege = { $place ->
    [you] با { CARD($card) } درست بریده‌ای: بعد از آن هیچ { SUIT($suit, form: "any") } بازی نکردی؛ پس خالی بودی و هر کارتی مجاز بود.
   *[other] بریدن با { CARD($card) } درست بود: { PLACE($place, form: "player") } بعد از آن هیچ { SUIT($suit, form: "any") } بازی نکرد؛ پس چیزی نشان نمی‌دهد که { SUIT($suit) } داشته است.
}
    .label = بریدن رِنِگ است
    .truth = کسی که خالی است حق دارد ببُرد؛ رِنِگ یعنی خال زمین را داشته باشی و ندهی.
misconception-discard-is-renege = { $place ->
    [you] { CARD($card) } را درست رد کرده‌ای: بعد از آن هیچ { SUIT($suit, form: "any") } بازی نکردی؛ پس خالی بودی و هر کارتی مجاز بود.
   *[other] رد کردن { CARD($card) } درست بود: { PLACE($place, form: "player") } بعد از آن هیچ { SUIT($suit, form: "any") } بازی نکرد؛ پس چیزی نشان نمی‌دهد که { SUIT($suit) } داشته است.
}
    .label = رد کردن رِنِگ است
    .truth = کسی که خالی است حق دارد کارتی را رد کند؛ رِنِگ یعنی خال زمین را داشته باشی و ندهی.
misconception-other-player-proves = { CARD($card) } رِنِگ است، ولی { CARD($pick) } از دست کس دیگری آمد. فقط کارت همان بازیکن لویش می‌دهد: { CARD($proof) } در دست { NUMBER($shown) }.
    .label = کارت کس دیگری رِنِگ را لو می‌دهد
    .truth = رِنِگ را فقط کارتی لو می‌دهد که همان بازیکن بعداً بازی کند.
misconception-earlier-card-proves = { CARD($card) } رِنِگ است، ولی { CARD($pick) } پیش از آن بازی شد. فقط بعداً معلوم می‌شود که هنوز { SUIT($suit) } مانده بود: با { CARD($proof) } در دست { NUMBER($shown) }.
    .label = کارتی که پیش از رِنِگ آمده لویش می‌دهد
    .truth = رِنِگ فقط در دست‌های بعد معلوم می‌شود.
misconception-other-suit-proves = { CARD($card) } رِنِگ است، ولی { CARD($pick) } از { SUIT($suit) } نیست. فقط کارتی از همان خال زمین لویش می‌دهد که بعداً بازی شود: { CARD($proof) } در دست { NUMBER($shown) }.
    .label = کارت هر خالی رِنِگ را لو می‌دهد
    .truth = رِنِگ وقتی معلوم می‌شود که همان بازیکن بالاخره کارتی از خال زمین بازی کند.

## لغزش‌ها

slip-missed = { $count ->
    [1] { CARD($card) } را هم می‌شود بازی کرد.
   *[other] { NUMBER($count) } کارت دیگر هم می‌شود بازی کرد، یکی‌شان { CARD($card) }.
}
slip-forbidden = اینجا { CARD($card) } را نمی‌شود بازی کرد.
slip-lower-spade = { CARD($card) } پیک است، ولی { CARD($best) } پیک بالاتری است.
slip-lower-of-suit = { CARD($card) } از خال زمین است، ولی { CARD($best) } از آن بالاتر است.
slip-off-suit = { CARD($card) } نه از خال زمین است و نه پیک: کارتی که رد شده نمی‌برد.
slip-another-reason = { CARD($best) } دست را می‌برد، ولی به دلیلی دیگر.
slip-no-spade-played = { CARD($best) } دست را می‌برد، ولی پیک نیست: کسی نبُریده است.
slip-not-the-suit-led = { CARD($best) } دست را می‌برد، ولی زمین { SUIT($suit) } است: این کارت پیک است و می‌بُرد.
slip-broken-already = { $trick ->
    [0] پیک شکسته است، همان‌طور که نشانهٔ کنار کارت‌هایت می‌گوید.
   *[other] { $place ->
        [you] پیک شکسته است: در دست { NUMBER($trick) } تو { CARD($card) } را بازی کردی.
       *[other] پیک شکسته است: در دست { NUMBER($trick) } { PLACE($place, form: "player") } { CARD($card) } را بازی کرد.
    }
}
slip-not-broken-yet = { $allowed ->
    [yes] اینجا می‌شود با پیک شروع کرد، ولی پیک هنوز نشکسته است.
   *[no] پیک هنوز نشکسته و تو خال دیگری هم داری.
}
slip-holds-another-suit = { CARD($card) } را هم داری؛ پس فقط پیک برایت نمانده.
slip-lead-cannot-renege = دست با { CARD($card) } شروع شد. کسی که شروع می‌کند خودش خال زمین را تعیین می‌کند؛ پس رِنِگ نیست.
slip-card-follows-suit = { CARD($card) } خال زمین است: زمین { SUIT($suit) } بود. رِنِگ کارتی از خال دیگر است.
slip-picks-swapped = هر دو کارت درست‌اند، ولی جابه‌جا: اول رِنِگ می‌آید و بعد کارتی که لویش می‌دهد.
slip-renege-overlooked = { $place ->
    [you] رِنِگ بود: در دست { NUMBER($trick) } زمین { SUIT($suit) } بود و تو { CARD($card) } را بازی کردی، ولی { CARD($proof) } تو در دست { NUMBER($shown) } نشان می‌دهد که هنوز { SUIT($suit) } داشتی.
   *[other] رِنِگ بود: در دست { NUMBER($trick) } زمین { SUIT($suit) } بود و { PLACE($place, form: "player") } { CARD($card) } را بازی کرد، ولی { CARD($proof) } در دست { NUMBER($shown) } نشان می‌دهد که هنوز { SUIT($suit) } داشت.
}
slip-showed-earlier = { CARD($card) } رِنِگ است و { CARD($pick) } هم نشانش می‌دهد. ولی پیش از آن، در دست { NUMBER($shown) }، با { CARD($proof) } لو رفته بود.

## خطاها: برای نویسندهٔ سؤال‌ها

quiz-no-such-question = سؤالی به نام «{ $value }» نیست. شناسه‌ای مثل { CODE("legal-void-1") }، مثالی مثل { CODE("s2-cut") } یا خود وضعیت را بنویس.
quiz-no-such-position = این قانون‌ها هیچ‌وقت به وضعیت «{ $value }» نمی‌رسند. سؤال دیگری انتخاب کن.
quiz-bad-question = سؤال «{ $value }» خوانده نشد. این‌طور بنویس: { CODE("legal hand 9H 4H AS trick E:KH") }.
quiz-bad-position = وضعیت «{ $value }» پیش نمی‌آید. کارت‌ها یا نوبت‌هایش را درست کن.
quiz-no-questions = فهرست سؤالی ندارد. دست‌کم یکی را نام ببر.
quiz-bad-level = سطحی به نام «{ $value }» نیست. { NUMBER(1) }، { NUMBER(2) } یا { NUMBER(3) } را انتخاب کن.
quiz-bad-kind = «{ $value }» را نمی‌شود پرسید. از میان { CODE("legal") }، { CODE("winner") }، { CODE("spade-lead") } و { CODE("renege") } انتخاب کن.
quiz-bad-state = این وضعیت ذخیره‌شده مال این سؤال‌ها نیست. از نو شروع کن.
