### دور آخر: هر تقسیم دست‌ها چه کسی را برنده می‌کند، و چند باید خواند.

endgame-board-title = دور آخر
endgame-board-task = هر خانه یکی از راه‌های تقسیم { NUMBER($tricks) } دست است. یکی را انتخاب کن تا سطر به سطر ببینی چه می‌شود.
endgame-board-task-predict = تیم تو دست‌کم با چند دست مسابقه را در همین دور می‌برد؟ پیش از دیدن تقسیم‌ها خودت حساب کن.

endgame-board-missing-much = بنویس هر کس چند خوانده است، و جمع و بگ‌های پیش از این دور را. صفر هم جواب است؛ جای خالی نه.

## تقسیم‌ها

endgame-board-strip = دست‌های تیم تو
endgame-board-ours = ما
endgame-board-theirs = آن‌ها
endgame-board-verdict-us = تو می‌بری
endgame-board-verdict-ahead = ادامه دارد، تو جلویی
endgame-board-verdict-level = ادامه دارد، برابر
endgame-board-verdict-behind = ادامه دارد، حریف جلوست
endgame-board-verdict-them = حریف می‌برد
endgame-board-verdict-none = نشدنی
endgame-board-cell = { NUMBER($us) } دست برای تیم تو و { NUMBER($them) } برای حریف: { $verdict }، { NUMBER($total_us) } به { NUMBER($total_them) }.
endgame-board-cell-none = { NUMBER($us) } دست برای تیم تو و { NUMBER($them) } برای حریف: با این نیل‌ها نشدنی است.
endgame-board-cell-penalty = { $who }.
endgame-board-cell-depends = اگر نیل دست‌های دیگری بگیرد، نتیجه عوض می‌شود.
endgame-board-penalty = { $who ->
    [us] تیم تو جریمهٔ بگ می‌دهد
    [them] تیم حریف جریمهٔ بگ می‌دهد
   *[both] هر دو تیم جریمهٔ بگ می‌دهند
}

endgame-board-legend-us = تیم تو می‌برد
endgame-board-legend-ahead = مسابقه ادامه دارد و تیم تو جلوست
endgame-board-legend-level = مسابقه ادامه دارد و دو تیم برابرند
endgame-board-legend-behind = مسابقه ادامه دارد و تیم حریف جلوست
endgame-board-legend-them = تیم حریف می‌برد
endgame-board-legend-none = با این نیل‌ها نشدنی است
endgame-board-legend-penalty = جریمهٔ بگ کم می‌شود
endgame-board-legend-depends = به نیل بستگی دارد

endgame-board-table = تقسیم‌ها در جدول
endgame-board-head-us = دست‌های تو
endgame-board-head-them = دست‌های حریف
endgame-board-head-total-us = جمع تو
endgame-board-head-total-them = جمع حریف
endgame-board-head-verdict = مسابقه
endgame-board-head-penalty = جریمهٔ بگ

## نیل‌ها

endgame-board-nil = { BID($bid) } { PLACE($place, form: "player") }
endgame-board-nil-kept = نگه داشته شد
endgame-board-nil-failed = شکست
endgame-board-nil-tricks = دست‌هایی که نیل { PLACE($place, form: "player") } می‌گیرد

## تقسیمی که شرح داده می‌شود

endgame-board-split = { NUMBER($us) } دست برای تیم تو، { NUMBER($them) } برای حریف
endgame-board-impossible = با این نیل‌ها نشدنی است. خانهٔ دیگری انتخاب کن، یا دست‌های نیل را عوض کن.
endgame-board-outcome = { $winner ->
    [us] تیم تو مسابقه را می‌برد، { NUMBER($us) } به { NUMBER($them) }.
    [them] تیم حریف مسابقه را می‌برد، { NUMBER($them) } به { NUMBER($us) }.
   *[nobody] { $reason ->
        [tie-plays-on] هر دو تیم { NUMBER($us) } امتیاز دارند: مسابقه ادامه دارد.
       *[other] { $leads ->
            [us] مسابقه ادامه دارد و تیم تو جلوست، { NUMBER($us) } به { NUMBER($them) }.
            [them] مسابقه ادامه دارد و تیم حریف جلوست، { NUMBER($them) } به { NUMBER($us) }.
           *[level] مسابقه ادامه دارد و هر دو تیم { NUMBER($us) } امتیاز دارند.
        }
    }
}
endgame-board-penalty-decides = { $winner ->
    [us] جریمهٔ بگ سرنوشت را عوض کرد: بدون آن تیم تو برده بود.
    [them] جریمهٔ بگ سرنوشت را عوض کرد: بدون آن تیم حریف برده بود.
   *[nobody] جریمهٔ بگ سرنوشت را عوض کرد: بدون آن مسابقه ادامه داشت.
}
endgame-board-side = { $side ->
    [us] تیم تو
   *[them] تیم حریف
}: { NUMBER($tricks) } دست
endgame-board-bags = بگ: { NUMBER($before) } تا از پیش، { NUMBER($new) } تای تازه، { NUMBER($carried) } تا برای دور بعد

## چند باید خواند

endgame-board-advice = چند باید خواند؟
endgame-board-win = { $nil ->
    [dropped] بدون نیل، آسان‌ترین خواندهٔ تیم تو که در همین دور می‌برد { $bid } است. با { $tricks } دست می‌برد.
   *[other] آسان‌ترین خواندهٔ تیم تو که در همین دور می‌برد { $bid } است. با { $tricks } دست می‌برد.
}
endgame-board-win-never = هیچ خوانده‌ای که درست به اندازه گرفته شود در این دور نمی‌برد.
endgame-board-survive = { $nil ->
    [dropped] بدون نیل، آسان‌ترین خوانده‌ای که تیم تو را در مسابقه نگه می‌دارد { $bid } است. با { $tricks } دست می‌ماند.
   *[other] آسان‌ترین خوانده‌ای که تیم تو را در مسابقه نگه می‌دارد { $bid } است. با { $tricks } دست می‌ماند.
}
endgame-board-survive-safe = تیم تو اگر { $bid } بخواند در این دور نمی‌تواند مسابقه را ببازد.
endgame-board-survive-never = هیچ خوانده‌ای که درست به اندازه گرفته شود تیم تو را در مسابقه نگه نمی‌دارد: باید جلوی حریف را گرفت.
endgame-board-set = ست کردن حریف { NUMBER($tricks) } دست می‌خواهد. { $change ->
    [lost-won] با آن، مسابقهٔ باخته را می‌بری.
    [lost-on] با آن، مسابقهٔ باخته ادامه پیدا می‌کند.
    [on-won] با آن، مسابقه‌ای را که ادامه داشت می‌بری.
   *[same] برنده را عوض نمی‌کند، ولی { NUMBER($swing) } امتیاز می‌ارزد.
}
endgame-board-set-nil = شکستن نیل { PLACE($place, form: "player") } { $change ->
    [lost-won] مسابقهٔ باخته را برایت می‌برد.
    [lost-on] مسابقهٔ باخته را ادامه می‌دهد.
    [on-won] مسابقه‌ای را که ادامه داشت برایت می‌برد.
   *[same] برنده را عوض نمی‌کند، ولی { NUMBER($swing) } امتیاز می‌ارزد.
}
endgame-board-set-never = اینجا هیچ ستی به زحمتش نمی‌ارزد.

## پرسش

endgame-board-ask = { $nils ->
    [0] تیم تو دست‌کم با چند دست می‌برد؟
   *[other] اگر نیل نگه داشته شود، تیم تو دست‌کم با چند دست می‌برد؟
}
endgame-board-guess = کمترین دست برای بردن
endgame-board-check = بررسی
endgame-board-never = با هیچ تعدادی
endgame-board-reveal = تقسیم‌ها را نشان بده

endgame-board-guess-empty = تعداد دست‌ها را بنویس، از { NUMBER(0) } تا { NUMBER($most) }.
endgame-board-guess-unreadable = این تعداد دست نیست. عددی از { NUMBER(0) } تا { NUMBER($most) } بنویس.
endgame-board-guess-never = تعدادی هست که می‌برد. هر دو جمع را برای دست‌هایی که تیم تو خوانده حساب کن.
endgame-board-guess-impossible = با این نیل‌ها نشدنی است. عدد دیگری را امتحان کن.
endgame-board-guess-sooner = با { NUMBER($tricks) } دست می‌بری، { NUMBER($us) } به { NUMBER($them) }. ولی با کمتر از این هم می‌بری.
endgame-board-guess-penalty = با { NUMBER($tricks) } دست شمارندهٔ بگ پُر می‌شود. { NUMBER($penalty) } امتیاز پیش از اعلام برنده کم می‌شود و { NUMBER($us) } می‌ماند.
endgame-board-guess-others = با { NUMBER($tricks) } دست تیم تو { NUMBER($us) } امتیاز دارد. ولی حریف هم در همین دور امتیاز می‌گیرد: { NUMBER($them) } دارد و این کمتر نیست.
endgame-board-guess-set = با { NUMBER($tricks) } دست تعهد { NUMBER($contract) } دستی تو انجام نمی‌شود. ست می‌شود و { NUMBER($us) } امتیاز می‌ماند.
endgame-board-guess-they-win = اگر تیم تو { NUMBER($tricks) } دست بگیرد حریف می‌برد، { NUMBER($them) } به { NUMBER($us) }.
endgame-board-guess-short = با { NUMBER($tricks) } دست تیم تو { NUMBER($us) } امتیاز دارد و این هنوز نمی‌برد.
endgame-board-right = درست: تیم تو با { NUMBER($tricks) } دست می‌برد و با کمتر از آن نه.
endgame-board-right-never = درست: تیم تو با هیچ تعداد دستی در این دور مسابقه را نمی‌برد.
endgame-board-shown = کمترین دستی که می‌برد { NUMBER($tricks) } است.
endgame-board-shown-never = تیم تو با هیچ تعداد دستی در این دور مسابقه را نمی‌برد.
