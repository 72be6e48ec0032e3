### یک دور سر میز، قدم‌به‌قدم.

card-table-title = { $view ->
    [teacher] میز، با همهٔ کارت‌ها رو
   *[player] میز
}
card-table-task = { $steps ->
    [0] کارت‌ها پخش شده‌اند؛ هنوز کسی نخوانده است.
   *[other] قدم‌به‌قدم در دور پیش برو: هر خواندن، هر کارت، هر دست.
}
card-table-table = میز

## جاها

card-table-bid = خوانده: { BID($bid) }
card-table-took = گرفته: { NUMBER($tricks) }
card-table-dealer = پخش‌کننده
card-table-to-bid = نوبت خواندن
card-table-to-play = نوبت بازی
card-table-to-act = نوبت
card-table-takes = می‌گیرد
card-table-backs = { $cards ->
    [0] { PLACE($place) }: کارتی نمانده
   *[other] { PLACE($place) }: { NUMBER($cards) } کارت
}
card-table-open = { PLACE($place) }: { $hand }
card-table-face-down = تا وقتی می‌توانی کور بخوانی، کارت‌هایت پشت‌ورو می‌مانند
card-table-out-of = بدون { $suits }

card-table-side-bids = { SIDE($side) }: { $sum }
card-table-side-play = { SIDE($side) }: گرفته { NUMBER($tricks) }، خوانده { $sum }

## کجای دور

card-table-controls = قدم‌ها
card-table-slider = لحظهٔ دور
card-table-first = اول دور
card-table-back = عقب
card-table-forward = جلو
card-table-last = آخر دور
card-table-notes = یادداشت‌ها

card-table-at-deal = پخش شد
card-table-at-bid = خواندن { NUMBER($number) } از { NUMBER($of) }
card-table-at-look = دیدن کارت‌ها
card-table-at-card = دست { NUMBER($trick) } از { NUMBER($of) }، کارت { NUMBER($card) }
card-table-at-gather = دست { NUMBER($trick) } از { NUMBER($of) }، جمع شد

## چه شد

card-table-did-deal = { $place ->
    [you] تو کارت‌ها را پخش کردی.
   *[other] { PLACE($place, form: "player") } کارت‌ها را پخش کرد.
}
card-table-begins = { $place ->
    [you] اول تو می‌خوانی.
   *[other] اول { PLACE($place, form: "player") } می‌خواند.
}
card-table-did-bid = { $place ->
    [you] تو { BID($bid) } خواندی.
   *[other] { PLACE($place, form: "player") } { BID($bid) } خواند.
}
card-table-did-announce = { $place ->
    [you] تو { BID($bid) } اعلام کردی.
   *[other] { PLACE($place, form: "player") } { BID($bid) } اعلام کرد.
}
card-table-did-claim = { $place ->
    [you] کارت‌هایت را رو کردی و گفتی بقیه مال من است.
   *[other] { PLACE($place, form: "player") } کارت‌هایش را رو کرد و گفت بقیه مال من است.
}
card-table-did-ace-check = { $place ->
    [you] از یارت پرسیدی آس دارد یا نه.
   *[other] { PLACE($place, form: "player") } از یارش پرسید آس دارد یا نه.
}
card-table-ace-answer = { $has ->
    [yes] جواب یار: دارم.
   *[no] جواب یار: ندارم.
}
card-table-did-ace-card = { $back ->
    [yes] { $place ->
        [you] یک کارت پشت‌ورو پس دادی.
       *[other] { PLACE($place, form: "player") } یک کارت پشت‌ورو پس داد.
    }
   *[no] { $place ->
        [you] یک کارت پشت‌ورو به یارت دادی.
       *[other] { PLACE($place, form: "player") } یک کارت پشت‌ورو به یارش داد.
    }
}
card-table-did-look = { $place ->
    [you] کارت‌هایت را دیدی و از خواندن کور گذشتی.
   *[other] { PLACE($place, form: "player") } کارت‌هایش را دید و از خواندن کور گذشت.
}
card-table-did-show = { $place ->
    [you] { $suit ->
        [none] تو چیزی نشان ندادی.
       *[other] تو هفت { SUIT($suit) } نشان دادی و حالا همان حکم است.
    }
   *[other] { $suit ->
        [none] { PLACE($place, form: "player") } چیزی نشان نداد.
       *[other] { PLACE($place, form: "player") } هفت { SUIT($suit) } نشان داد و حالا همان حکم است.
    }
}
card-table-did-turn-up = { $place ->
    [you] { $cards ->
        [0] تو هیچ کارتی را رو نگذاشتی.
       *[other] تو از هر بازیکن { NUMBER($cards) } کارت را رو گذاشتی.
    }
   *[other] { $cards ->
        [0] { PLACE($place, form: "player") } هیچ کارتی را رو نگذاشت.
       *[other] { PLACE($place, form: "player") } از هر بازیکن { NUMBER($cards) } کارت را رو گذاشت.
    }
}
card-table-did-pass = { $place ->
    [you] تو پشت‌ورو کارتی رد کردی.
   *[other] { PLACE($place, form: "player") } پشت‌ورو کارتی رد کرد.
}
card-table-did-take-kitty = { $place ->
    [you] تو کیتی را برداشتی.
   *[other] { PLACE($place, form: "player") } کیتی را برداشت.
}
card-table-did-discard = { $place ->
    [you] تو پشت‌ورو کارتی دور انداختی.
   *[other] { PLACE($place, form: "player") } پشت‌ورو کارتی دور انداخت.
}
card-table-did-lead = { $place ->
    [you] تو با { CARD($card) } شروع کردی.
   *[other] { PLACE($place, form: "player") } با { CARD($card) } شروع کرد.
}
card-table-did-play = { $place ->
    [you] تو { CARD($card) } را بازی کردی.
   *[other] { PLACE($place, form: "player") } { CARD($card) } را بازی کرد.
}
card-table-could-not-follow = { $place ->
    [you] نتوانستی خال زمین را بدهی: دیگر { SUIT($suit) } نداری.
   *[other] { PLACE($place, form: "player") } نتوانست خال زمین را بدهد: دیگر { SUIT($suit) } ندارد.
}
card-table-breaks = حالا پیک شکسته است.
card-table-did-gather = { $place ->
    [you] دست { NUMBER($trick) } را تو جمع کردی؛ تا اینجا { NUMBER($taken) } دست گرفته‌ای.
   *[other] دست { NUMBER($trick) } را { PLACE($place, form: "player") } جمع کرد؛ تا اینجا { NUMBER($taken) } دست گرفته است.
}
card-table-over = دور تمام شد. { SIDE("us") }: { NUMBER($us) } دست. { SIDE("them") }: { NUMBER($them) } دست.

## آنچه دفترچه خواسته و نمی‌شود

record-or-seed = یا یک دور ذخیره‌شده بده یا شمارهٔ پخش، نه هر دو.
bad-step = این دور قدم { CODE($value) } ندارد. عددی از { NUMBER(0) } تا { NUMBER($expected) } بنویس.
bad-table-state = جای ذخیره‌شده از دور دیگری است. از اول شروع کن.
