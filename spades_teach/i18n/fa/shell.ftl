### آنچه همهٔ ویجت‌ها می‌گویند، و سطرهای ریز زیر هر داوری.

widget-error = نشد؛ چیزی هم عوض نشد.

played-card = { PLACE($place, form: "player") }: { CARD($card) }، { CARDNAME($card) }

verdict-rule = قانون { CODE($rule) } · { $table }
verdict-rule-with-source = قانون { CODE($rule) } · { $table } · از { $sources }

verdict-allowed-by = با این گزینه مجاز می‌شد: { $options }.
verdict-option = { $name } ({ CODE($spec) })
verdict-no-option = هیچ گزینه‌ای که می‌شناسیم این را مجاز نمی‌کند.

source-name = { $source ->
    [S0] دانشنامه‌ای فارسی
    [S1] دانشنامه‌ای عربی
    [S2] آموزش یک سایت بازی فارسی
   *[S3] متنی فنلاندی دربارهٔ اسپید
}
