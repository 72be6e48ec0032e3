### آنچه داور در دوری پیدا می‌کند که بازی شده و نوشته شده.

judge-right = همه چیز درست است: دور طبق قانون بازی شده و هر چه از آن نوشته‌اند درست است.

## رِنِگ

judge-renege = { SEAT($seat) } در دست { NUMBER($trick) } رِنِگ کرد: زمین { SUIT($suit) } بود و { CARD($card) } بازی کرد. دست { NUMBER($shown) } لویش می‌دهد: { CARD($proof) } را از اول داشت.
judge-price-here = سر این میز: { $price }
judge-price-elsewhere = سر میزهای دیگر: { $price }
judge-price-tables = سر میزهای دیگر، مثل { $tables }: { $price }
renege-price-impossible = جریمه‌ای ندارد، چون فقط کارت‌های مجاز را می‌شود انتخاب کرد.
renege-price-contract-void = تعهد باطل است. { $cost ->
    [0] این بار چیزی عوض نمی‌شود.
   *[other] { SIDE($side) } برای این دور به جای { NUMBER($without) } امتیاز { NUMBER($points) } امتیاز می‌گیرند.
}
renege-price-three-tricks = جریمه‌اش سه دست است. { $cost ->
    [0] این بار چیزی عوض نمی‌شود.
   *[other] { SIDE($side) } برای این دور به جای { NUMBER($without) } امتیاز { NUMBER($points) } امتیاز می‌گیرند.
}

## هر چیز دیگری که خلاف قانون بود؛ دلیل‌ها دنبالش می‌آید.

judge-card = { SEAT($seat) } در دست { NUMBER($trick) } برخلاف قانون { CARD($card) } بازی کرد:
judge-bid = { SEAT($seat) } برخلاف قانون { BID($bid) } خواند:
judge-claim = { SEAT($seat) } در دست { NUMBER($trick) } برخلاف قانون بقیه را ادعا کرد:

## ادعا

judge-claim-lost = { SEAT($seat) } از دست { NUMBER($trick) } به بعد همه را ادعا کرد، ولی { $winner ->
    [none] دست { NUMBER($lost) } مال هیچ‌کس نشد.
   *[other] دست { NUMBER($lost) } به { SEAT($winner) } رسید.
}
judge-claim-spoilt = { SEAT($seat) } از دست { NUMBER($trick) } به بعد همه را ادعا کرد. ادعایش درست بود، ولی کارت‌ها به ترتیب دیگری آمدند و دست { NUMBER($lost) } از دست رفت.
judge-claim-unsure = { SEAT($seat) } از دست { NUMBER($trick) } به بعد همه را ادعا کرد و گرفت، ولی نمی‌توانست مطمئن باشد.
judge-claim-line = تا جایی که خودش می‌توانست بداند، این‌طور از دستش می‌رفت:
judge-play = { SEAT($seat) } { CARD($card) }
judge-claim-trick = { $plays }: { $winner ->
    [none] مال هیچ‌کس نیست
   *[other] مال { SEAT($winner) } است
}
judge-claim-cost = { SIDE($side) } با این ادعا { NUMBER($points) } امتیاز از دست می‌دهند.

## آنچه نوشته‌اند

judge-tricks = { SEAT($seat) } { NUMBER($right) } دست گرفت، ولی نوشته‌اند { NUMBER($written) }.
judge-score-points = { SIDE($side) }: این دور { NUMBER($right) } امتیاز می‌ارزد، ولی نوشته‌اند { NUMBER($written) }.
judge-score-total = { SIDE($side) }: جمع تازه { NUMBER($right) } است، ولی نوشته‌اند { NUMBER($written) }.
judge-score-bags = { SIDE($side) }: { NUMBER($right) } بگ می‌ماند، ولی نوشته‌اند { NUMBER($written) }.
judge-line-wrong = { SIDE($side) }: سطر «{ $label }» می‌شود { NUMBER($right) }، ولی نوشته‌اند { NUMBER($written) }.
judge-line-missing = { SIDE($side) }: سطر «{ $label }» جا افتاده؛ می‌شود { NUMBER($right) }.
judge-line-surplus = { SIDE($side) }: سطر «{ $label }» اضافه است؛ نوشته‌اند { NUMBER($written) }.
