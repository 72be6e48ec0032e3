### میزهای نام‌دار: چه کسی این‌طور بازی می‌کند و دربارهٔ چه چیزهایی جواب دارد.

profile-source = { $source ->
    [pagat] سایت pagat.com
    [zone] زون مایکروسافت
    [openspiel] برنامهٔ OpenSpiel
    [rust-spades] برنامهٔ rust-spades
    [chicago] لیگ دانشجویی شیکاگو
    [bicycle] بایسیکل
    [dummies] دامیز
    [alabama] برگهٔ آلاباما
    [clarksville] برگهٔ کلارکسویل
    [cookout] برگه‌های کوک‌اوت
    [rta3] برگهٔ RTA
    [trickster] تریکستر
    [bbumgames] سایت bbumgames
    [gamecolony] سایت gamecolony
    [britannica] بریتانیکا
    [S0] دانشنامهٔ فارسی
    [S2] میز پیش‌فرض
   *[other] میزهای دیگر
}

profile-topic = { $topic ->
    [deck] دستهٔ کارت
    [trump-order] بالاترین پیک‌ها
    [partners] چه کسانی یارند
    [leading-spades] شروع با پیک
    [first-trick] دست اول
    [bids] چه می‌شود خواند
    [board] کمترین خواندهٔ تیم
    [total] جمع همهٔ خوانده‌ها
    [nil] امتیاز نیل
    [double-nil] دو نیل در یک تیم
    [failed-nil] دست‌های نیل ناموفق
    [blind-nil] امتیاز نیل کور
    [blind-nil-who] چه کسی نیل کور می‌خواند
    [exchange] عوض کردن کارت
    [made] تعهد موفق
    [set] تعهد ناموفق
    [bags] امتیاز بگ
    [penalty] جریمهٔ بگ
    [high-bids] تعهدهای ده به بالا
    [all-tricks] هر سیزده دست
    [target] هدف
    [floor] حد پایین
    [tie] تساوی
   *[renege] رِنِگ
}

cli-rules-tables = میزهای نام‌دار، که هر کدام می‌تواند پایهٔ قانون‌های خودتان باشد:
cli-profile-title = { $rule } ({ CODE($id) })
cli-profile-differs = فرق‌هایش با میز پیش‌فرض، و اینکه چه کسی این‌طور بازی می‌کند:
cli-profile-answers = جواب‌ها از کجاست:
cli-profile-said = { $source }: { $topics }
cli-profile-rest = { $source }، دربارهٔ هر چیز دیگر
