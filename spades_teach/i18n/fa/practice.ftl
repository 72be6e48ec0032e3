### تمرین بی‌پایان: پخش، خواندن، امتیاز و مسابقه.

practice-title = { $topic ->
    [deal] تمرین: پخش
    [bids] تمرین: خواندن
    [contract] تمرین: تعهد
    [points] تمرین: امتیاز
    [bags] تمرین: بگ
    [nil] تمرین: نیل
   *[match] تمرین: مسابقه
}
practice-again = کمی پیش همین جور سؤال درست نشد. این هم یکی دیگر.
practice-tell = جواب را نشان بده
practice-told-number = جواب { NUMBER($answer) } است.
practice-told-points = جواب { SIGNED($answer) } است.
practice-told-choice = آنچه درست بود علامت خورده است.
practice-working = از کجا آمد
practice-dealer = پخش‌کننده
practice-turn = نوبت خواندن

practice-number = { NUMBER($n) }
practice-points = { SIGNED($n) }
practice-bid = { BID($bid) }
practice-no-bid-yet = …
practice-place = { PLACE($place) }
practice-side = { SIDE($side) }

practice-right-choice = درست است.

practice-no-topic = «{ $value }» را نمی‌شود تمرین کرد. از { CODE($expected) } انتخاب کن، هر کدام یک بار.

## یک دور تیم تو

practice-you-bid = { $tricks ->
    [0] تو { BID($bid) } خواندی و هیچ دستی نگرفتی.
   *[other] تو { BID($bid) } خواندی و { NUMBER($tricks) } دست گرفتی.
}
practice-partner-bid = { $tricks ->
    [0] یارت { BID($bid) } خواند و هیچ دستی نگرفت.
   *[other] یارت { BID($bid) } خواند و { NUMBER($tricks) } دست گرفت.
}
practice-bags-before = { $bags ->
    [0] تیم تو پیش از این دور بگی نداشت.
   *[other] تیم تو پیش از این دور { NUMBER($bags) } بگ داشت.
}
practice-total-before = { $bags ->
    [0] تیم تو پیش از این دور { NUMBER($total) } امتیاز داشت و بگی نداشت.
   *[other] تیم تو پیش از این دور { NUMBER($total) } امتیاز داشت و { NUMBER($bags) } بگ.
}

practice-ask-points = تیم تو در این دور چند امتیاز می‌گیرد؟
practice-ask-total = جمع جدید تیم تو چند است؟
practice-ask-carried = چند بگ برای دور بعد تیم تو می‌ماند؟

practice-right-total = روی هم { NUMBER($answer) } امتیاز: درست است.
practice-right-bags = { $answer ->
    [0] هیچ بگی: درست است.
   *[other] { NUMBER($answer) } بگ: درست است.
}
practice-carried-why = { $loads ->
    [0] بگ‌های قبلی: { NUMBER($before) }، بگ‌های تازه: { NUMBER($new) }. برای دور بعد: { NUMBER($carried) }.
    [one] بگ‌های قبلی: { NUMBER($before) }، بگ‌های تازه: { NUMBER($new) }. { NUMBER($limit) } تا صاف شد؛ برای دور بعد: { NUMBER($carried) }.
   *[other] بگ‌های قبلی: { NUMBER($before) }، بگ‌های تازه: { NUMBER($new) }. { NUMBER($loads) } بار { NUMBER($limit) } تا صاف شد؛ برای دور بعد: { NUMBER($carried) }.
}
practice-round-points-only = { SIGNED($answer) } امتیاز همین دور است. جمع جدید را می‌خواهیم: { NUMBER($total) } امتیاز قبلی هم جزو آن است.

## بگ‌ها و رقم آخر

practice-two-rounds = مسابقه تازه شروع شده و تیم تو دو دور بازی کرده است.
practice-contract-and-tricks = { $tricks ->
    [0] دور { NUMBER($n) }: تعهد { NUMBER($contract) }، بی هیچ دستی.
   *[other] دور { NUMBER($n) }: تعهد { NUMBER($contract) }، { NUMBER($tricks) } دست گرفته شد.
}
practice-total-now = جمع تیم تو حالا { NUMBER($total) } است.
practice-ask-bags-now = چند بگ روی شمارندهٔ تیم تو است؟
practice-round-number = دور { NUMBER($n) }
practice-contract = تعهد
practice-after-both = بعد از هر دو

practice-digit-digit-below-zero = { NUMBER($answer) } رقم آخر { NUMBER($total) } است. زیر صفر این رقم تعداد بگ‌ها را نشان نمی‌دهد: آنجا هر بگ جمع را به صفر نزدیک‌تر می‌کند. بگ‌ها را دور به دور بشمار.
practice-digit-counts-back-above-zero = از ده به عقب شمردن مال جمعِ زیر صفر است. { NUMBER($total) } بالای صفر است و آنجا رقم آخر همان تعداد بگ‌هاست.
practice-digit-bags-wiped = این‌ها فقط بگ‌های دور دوم است. بگ‌های دور اول هم تا پُر شدن شمارنده روی آن می‌ماند.
practice-digit-tens-for-bags = { NUMBER($answer) } رقم دهگان است. آن از تعهدها آمده؛ هر بگ فقط یک امتیاز دارد.
practice-digit-astray = { NUMBER($answer) } نیست. دور به دور برو: اگر تعهد انجام شود، هر دستِ بیشتر از آن بگ است؛ اگر ست شود، بگی نمی‌ماند.
practice-digit-why = { $sign ->
    [below] { NUMBER($first) } بگ از دور اول و { NUMBER($second) } بگ از دور دوم می‌شود { NUMBER($bags) }. رقم آخر { NUMBER($digit) } است: زیر صفر، تعداد بگ‌ها را نشان نمی‌دهد.
   *[above] { NUMBER($first) } بگ از دور اول و { NUMBER($second) } بگ از دور دوم می‌شود { NUMBER($bags) }. رقم آخر { NUMBER($digit) } است: بالای صفر، تعداد بگ‌ها را نشان می‌دهد.
}

practice-ask-room = چند بگ تازه جریمه را می‌آورد؟
practice-right-room = { NUMBER($answer) } تای دیگر: درست است.
practice-room-penalty-one-late = با این تعداد، شمارنده یکی از { NUMBER($limit) } هم می‌گذرد. جریمه این‌قدر صبر نمی‌کند: با رسیدن به { NUMBER($limit) } می‌آید.
practice-room-penalty-one-early = هنوز یک بگ کم است. جریمه وقتی می‌آید که شمارنده به { NUMBER($limit) } برسد، نه پیش از آن.
practice-room-carried-for-room = { NUMBER($answer) } بگ همین حالا روی شمارنده است. می‌خواهیم بدانیم تا { NUMBER($limit) } چند تا مانده.
practice-room-astray = { NUMBER($answer) } با { NUMBER($bags) } بگِ روی شمارنده { NUMBER($limit) } نمی‌شود و جریمه در { NUMBER($limit) } می‌آید.
practice-room-why = { NUMBER($bags) } و { NUMBER($right) } می‌شود { NUMBER($limit) } و { NUMBER($penalty) } امتیاز کم می‌کند.

## نیل و یار

practice-blind-here = سر این میز نیل کور هم هست و { NUMBER($value) } امتیاز می‌آورد یا کم می‌کند.
practice-ask-kept = تیم تو کدام قول را نگه داشت؟
practice-kept-both = هم نیل و هم تعهد
practice-kept-nil-alone = نیل، ولی تعهد نه
practice-kept-contract-alone = تعهد، ولی نیل نه
practice-kept-neither = هیچ‌کدام

practice-apart-failed-nil-helps = دست‌های نیل مال یار نیست. تعهد { NUMBER($contract) } دستی فقط با خود یار است و او { NUMBER($tricks) } دست گرفت.
practice-apart-nil-allows-one = نیل یعنی حتی یک دست هم نه. اولین دست، حتی اگر ناخواسته باشد، کار نیل را تمام می‌کند.
practice-apart-nil-decides-contract = { $tricks ->
    [0] نیل و تعهد دو قول جدا هستند. تعهد با دست‌های یار انجام یا ست می‌شود و او هیچ دستی نگرفت، هر چه بر سر نیل آمده باشد.
   *[other] نیل و تعهد دو قول جدا هستند. تعهد با { NUMBER($tricks) } دست یار انجام یا ست می‌شود، هر چه بر سر نیل آمده باشد.
}
practice-apart-contract-decides-nil = { $took ->
    [0] نیل و تعهد دو قول جدا هستند. نیل وقتی موفق است که خود بازیکنش دستی نگیرد، و اینجا هیچ دستی نگرفت.
   *[other] نیل و تعهد دو قول جدا هستند. نیل وقتی موفق است که خود بازیکنش دستی نگیرد؛ اینجا { NUMBER($took) } دست گرفت.
}
practice-apart-no-trick-needed = { NUMBER($tricks) } دست برای تعهد { NUMBER($contract) } دستی درست کافی است: همان‌قدر که خوانده شده بس است.
practice-apart-astray = قول‌ها را یکی‌یکی ببین. نیل هیچ دستی نگرفت؟ یار به‌تنهایی { NUMBER($contract) } دستِ تعهد را گرفت؟
