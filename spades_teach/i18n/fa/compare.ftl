### مقایسهٔ دو میز: کوچک‌ترین موقعیتی که در آن فرق دارند و حرف هر کدام.

compare-title = فرق { CODE($first) } و { CODE($second) } اینجا پیداست:
compare-none = بین { CODE($first) } و { CODE($second) } فرقی پیدا نشد.
compare-says = سر میز { CODE($rules) }:

## موقعیت

compare-ask-table = چه کسانی سر میز می‌نشینند و امتیاز چه کسانی یکی است؟
compare-ask-people = { NUMBER($people) } نفر می‌خواهند بازی کنند. چطور می‌نشینند؟
compare-ask-pack = چه کارت‌هایی در دسته هست؟
compare-ask-deal = کارت‌ها چطور تقسیم می‌شود؟
compare-ask-cards = { $turn ->
    [lead] { $first ->
        [yes] { HAND($hand) } داری و دست اول را تو شروع می‌کنی. چه می‌توانی بازی کنی؟
       *[no] { $broken ->
            [yes] { HAND($hand) } داری و تو شروع می‌کنی؛ پیک شکسته است. چه می‌توانی بازی کنی؟
           *[no] { HAND($hand) } داری و تو شروع می‌کنی؛ پیک هنوز نشکسته. چه می‌توانی بازی کنی؟
        }
    }
   *[follow] { $first ->
        [yes] { HAND($hand) } داری و در دست اول نوبت توست. چه می‌توانی بازی کنی؟
       *[no] { HAND($hand) } داری و نوبت توست. چه می‌توانی بازی کنی؟
    }
}
compare-ask-trick = دست را چه کسی می‌گیرد؟
compare-ask-breaks = حالا پیک شکسته است؟
compare-ask-bids = { $looked ->
    [no] نوبت خواندن { SEAT($seat, form: "player") } است که هنوز کارت‌هایش را ندیده. چه می‌تواند بخواند؟
   *[yes] نوبت خواندن { SEAT($seat, form: "player") } است. چه می‌تواند بخواند؟
}
compare-ask-next = حالا چه کاری می‌شود کرد؟ (به شکلی که در گزارش بازی نوشته می‌شود.)
compare-ask-sees = { SEAT($seat, form: "player") } جز کارت‌های خودش چه کارت‌هایی را دیده؟
compare-ask-score = امتیاز { SIDE($side) } چند است؟
compare-ask-match = مسابقه تمام شده؟
compare-ask-clock = برای هر کارت چقدر می‌شود فکر کرد؟

compare-deal = پخش شمارهٔ { NUMBER($seed) }؛ پخش‌کننده { SEAT($dealer) }
compare-on-table = روی میز: { $plays }
compare-play = { SEAT($seat) } { CARD($card) }
compare-bids-so-far = خوانده‌ها: { $bids }
compare-bid = { SEAT($seat) } { BID($bid) }
compare-tricks = دست‌های گرفته‌شده: { $tricks }
compare-taken = { SEAT($seat) } { NUMBER($tricks) }
compare-facts = جز این‌ها: { $facts }
compare-actions = تا اینجا: { $actions }
compare-totals = امتیازهای قبلی: { $totals }
compare-total = { SIDE($side) } { NUMBER($score) }
compare-total-and-bags = { SIDE($side) } { NUMBER($score) } با { NUMBER($bags) } بگ
compare-fact = { $what }: { SEAT($seat) }، { NUMBER($number) }
compare-fact-card = { $what }: { SEAT($seat) }، { CARD($card) }
compare-fact-of-round = { $what }: { NUMBER($number) }
compare-played = { $minutes ->
    [0] دورهای بازی‌شده: { NUMBER($rounds) }
   *[other] دورهای بازی‌شده: { NUMBER($rounds) }، در { NUMBER($minutes) } دقیقه
}
compare-hand = کارت‌های { SEAT($seat, form: "player") }: { HAND($hand) }

## جواب‌ها

compare-only-here = فقط اینجا: { $what }
compare-nothing-more = چیزی بیشتر از آن میز دیگر ندارد.
compare-tables = تعداد نفرهای هر میز: { $sizes }
compare-no-tables = این تعداد اینجا جا نمی‌شوند.
compare-dealt = به هر نفر { NUMBER($dealt) } کارت می‌رسد، { NUMBER($played) } کارت بازی می‌شود و هر دور { NUMBER($tricks) } دست دارد.
compare-takes = { SEAT($seat, form: "player") } می‌گیرد.
compare-nobody = هیچ‌کس نمی‌گیرد.
compare-broken = { $state ->
    [broken] بله، شکسته است.
    [unbroken] نه، هنوز نه.
   *[free] لازم نیست بشکند: با پیک هر وقت می‌شود شروع کرد.
}
compare-points = { SIGNED($score) } امتیاز؛ بگ‌هایی که می‌ماند: { NUMBER($bags) }
compare-line = { $label }: { $working }
compare-goes-on = مسابقه ادامه دارد.
compare-wins = { SIDE($side) } می‌برد.
compare-seconds = { NUMBER($seconds) } ثانیه.
compare-no-clock = هر قدر که بخواهند.
