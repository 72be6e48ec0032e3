### برآورد با دورهای تصادفی.

not-a-whole-hand = { NUMBER($value) } کارت داده شده، ولی هر نفر { NUMBER($expected) } کارت دارد. دورهای تصادفی همهٔ کارت‌های یک نفر را می‌خواهند.
bad-rounds = { $value } تعداد دور نیست. یک عدد صحیح از { NUMBER(1) } تا { NUMBER($expected) } بده.
