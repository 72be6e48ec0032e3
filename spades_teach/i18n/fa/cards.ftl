### نام کارت‌ها، خال‌ها، جاها، تیم‌ها و خوانده‌ها.

card-name = { $rank ->
    [2] دوی
    [3] سهٔ
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
    [8] هشت
    [9] نُه
    [10] ده
    [J] سرباز
    [Q] بی‌بی
    [K] شاه
   *[A] آس
} { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}

rank = { $rank ->
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
    [6] شش
    [7] هفت
    [8] هشت
    [9] نُه
    [10] ده
    [J] سرباز
    [Q] بی‌بی
    [K] شاه
   *[A] آس
}

joker = { $joker ->
    [BJ] ژوکر بزرگ
   *[LJ] ژوکر کوچک
}
    .index = { $joker ->
        [BJ] بزرگ
       *[LJ] کوچک
    }

# any: «هر پیکی».
suit = { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}
    .any = { $suit ->
        [S] پیکی
        [H] دلی
        [D] خشتی
       *[C] گشنیزی
    }

seat = { $seat ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}

seat-numbered = صندلی { NUMBER($number) }
side-numbered = تیم { NUMBER($number) }

place = { $place ->
    [you] تو
    [left] چپ
    [partner] یار
   *[right] راست
}
    .player = { $place ->
        [you] تو
        [left] نفر چپ
        [partner] یارت
       *[right] نفر راست
    }

side = { $side ->
    [NS] شمال و جنوب
    [EW] شرق و غرب
    [us] تیم تو
   *[them] تیم حریف
}

bid-nil = نیل
bid-blind-nil = نیل کور
bid-10-for-200 = ده برای { NUMBER(200) }
bid-boston = بوستون
bid-little-bemo = بموی کوچک
bid-big-bemo = بموی بزرگ
bid-little-moe = موئهٔ کوچک
bid-big-moe = موئهٔ بزرگ
bid-blind-six = شش کور
bid-team-nil = نیل تیمی
bid-blind-team-nil = نیل کور تیمی
bid-blind-double-nil = نیل کور دوبل
bid-blind-boston = بوستون در آتش
bid-nil-in-the-dark = نیل در تاریکی
bid-blind-nil-in-the-dark = نیل کور در تاریکی
bid-blind = { NUMBER($tricks) } کور
bid-pass = پاس
bid-half = { NUMBER($tricks) }½
bid-no-trump = { NUMBER($tricks) } بدون حکم
