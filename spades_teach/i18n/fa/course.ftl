### درس‌ها: نوار بالای درس، صفحهٔ خانه، و آنچه دور نوشتهٔ هر قدم می‌آید.

lesson-bar-title = درس: { $lesson }
lesson-bar-progress = { NUMBER($done) } از { NUMBER($of) } قدم
lesson-bar-complete = درس تمام شد
lesson-bar-step = { $step }، هنوز انجام نشده
lesson-bar-step-done = { $step }، انجام شده
lesson-bar-home = همهٔ درس‌ها
lesson-bar-previous = قبلی: { $lesson }
lesson-bar-next = بعدی: { $lesson }
lesson-bar-language = زبان
lesson-bar-colours = خال‌های چهاررنگ
lesson-bar-more = بیشتر
lesson-bar-restart = شروع دوبارهٔ درس
lesson-bar-question = این درس از نو شروع شود؟ همهٔ قدم‌هایش انجام‌نشده حساب می‌شوند. به درس‌های دیگرت کاری ندارد.
lesson-bar-begin = از نو شروع کن
lesson-bar-keep = نه، ادامه می‌دهم
lesson-bar-seen = فهمیدم

course-home-title = اسپیدز، قدم‌به‌قدم
course-home-welcome = با کلیک روی کارت‌ها یاد بگیر. هر درس اول می‌پرسد، بعد توضیح می‌دهد.
course-home-progress = { $of ->
    [one] { $done ->
        [0] یک درس
       *[other] درس تمام شد
    }
   *[other] { $done ->
        [0] { NUMBER($of) } درس
       *[other] { NUMBER($done) } از { NUMBER($of) } درس تمام شد
    }
}
course-home-minutes = حدود { NUMBER($minutes) } دقیقه
course-home-done = تمام شد
course-home-begun = { NUMBER($done) } از { NUMBER($of) } قدم
course-home-new = شروع نشده
course-home-needs = بهتر است بعد از این‌ها: { $lessons }
course-home-begin = شروع
course-home-go-on = ادامه بده
course-home-again = دوباره ببین
course-home-book = آنچه مردم دربارهٔ قانون‌ها می‌پرسند، قانون‌های میز خودت، و همهٔ قانون‌های خانگی با مثال‌هایی برای امتحان.
course-home-open = باز کن
course-home-labs = آزمایشگاه
course-home-labs-text = هر صفحه از یک پرسش شروع می‌شود. ماشین‌حساب، لغزنده و نمودار در دست توست تا جواب را پیدا کنی، و هر چیزی را می‌توانی عوض کنی.

step-predict = اول حدس بزن
step-play = امتحان کن
step-code = در پایتون
step-quiz = آزمون
step-summary = خلاصه
step-elsewhere = سر میزهای دیگر
step-not-translated = این قدم هنوز ترجمه نشده و اینجا به انگلیسی آمده است.
step-sources = از { $sources }
step-sources-with-examples = از { $sources } · مثال حل‌شدهٔ { $examples }
step-after = بعد از جواب دادن، این را بخوان

progress-damaged = پروندهٔ پیشرفتت خوانده نشد. با نام { CODE($file) } نگهش داشتیم و پروندهٔ تازه‌ای باز کردیم.
progress-newer = پروندهٔ پیشرفتت مال نسخهٔ تازه‌تری از این دوره است. با نام { CODE($file) } نگهش داشتیم و پروندهٔ تازه‌ای باز کردیم.
progress-not-kept = پیشرفتت در { CODE($file) } ذخیره نمی‌شود و با بستن دوره از بین می‌رود. ببین می‌شود در آن پوشه نوشت یا نه.
progress-not-saved = آخرین جواب در { CODE($file) } نوشته نشد. کمی جا باز کن یا برنامه‌های دیگری را که از آن استفاده می‌کنند ببند، و دوباره جواب بده.

question-title-one = یکی را انتخاب کن
question-title-many = همهٔ جواب‌های درست را انتخاب کن
question-title-number = عدد تو
question-field = جواب تو، یک عدد صحیح
question-sign = عوض کردن علامت
question-check = بررسی
question-again = دوباره
question-good = درست
question-bad = نادرست
question-practice = برای تمرین است و نمره ندارد.
question-empty = اول جوابی بده.
question-no-number = این یک عدد صحیح نیست. عددی مثل { NUMBER($example) } بنویس.
question-incomplete = آنچه انتخاب کرده‌ای درست است، ولی هنوز کامل نیست.
question-right = درست است.
question-wrong = این جواب درست نیست.

code-cell-title = پایتون، برای امتحان کردن
code-cell-code = کد؛ می‌توانی عوضش کنی
code-cell-run = اجرا
code-cell-reset = مثل اول
code-cell-output = جواب پایتون
code-cell-nothing = اجرا شد و چیزی برای نشان دادن نداشت.
code-cell-error = سطر { NUMBER($line) }: { CODE($error) }
code-cell-too-long = اجرا بیش از { NUMBER($seconds) } ثانیه طول کشید و متوقف شد.

notebook-minutes = حدود { NUMBER($minutes) } دقیقه.
notebook-how = خانه‌ها را از بالا اجرا کن: در منو، Run ▸ Run All Cells. بعد کلیک کن، جواب بده و کد را عوض کن.
notebook-languages = به زبان‌های دیگر: { $links }
notebook-stands-in = { $title }: این خانه را اجرا کن تا بیاید.

serve-course = دوره اینجا باز است (با Ctrl-C بسته می‌شود):
serve-lab = JupyterLab اینجا باز است (با Ctrl-C بسته می‌شود):
serve-lab-folder = درس‌هایت در { CODE($folder) } کپی شده‌اند.
serve-lab-kept = { CODE($file) } را عوض کرده‌ای و دست‌نخورده ماند؛ درس تازه‌تر { CODE($new) } است.
