### The course: the bar above a lesson, the home page, what surrounds the words of a step.

# $lesson: the title of a lesson, here and below.
lesson-bar-title = Lesson: { $lesson }
# $done, $of: steps done, steps that count.
lesson-bar-progress = { NUMBER($done) } of { NUMBER($of) } done
lesson-bar-complete = Lesson done
# $step: the heading of a step.
lesson-bar-step = { $step }, not done yet
lesson-bar-step-done = { $step }, done
lesson-bar-home = All lessons
lesson-bar-previous = Previous: { $lesson }
lesson-bar-next = Next: { $lesson }
lesson-bar-language = Language
lesson-bar-colours = Four suit colours
lesson-bar-more = More
lesson-bar-restart = Restart lesson
lesson-bar-question = Start this lesson again? All its steps will count as not done. Your other lessons stay as they are.
lesson-bar-begin = Start again
lesson-bar-keep = Keep my progress
lesson-bar-seen = Understood

course-home-title = Spades, step by step
course-home-welcome = Learn by clicking cards. Each lesson asks first, then explains.
# $done, $of: lessons done, lessons in all.
course-home-progress = { $of ->
    [one] { $done ->
        [0] One lesson
       *[other] The lesson is done
    }
   *[other] { $done ->
        [0] { NUMBER($of) } lessons
       *[other] { NUMBER($done) } of { NUMBER($of) } lessons done
    }
}
# $minutes: how long a lesson takes.
course-home-minutes = about { NUMBER($minutes) } minutes
# $done, $of: steps.
course-home-done = Done
course-home-begun = { NUMBER($done) } of { NUMBER($of) } steps
course-home-new = Not begun
# $lessons: a list of titles.
course-home-needs = Best after: { $lessons }
course-home-begin = Begin
course-home-go-on = Go on
course-home-again = See it again
course-home-book = What people ask about the rules, the rules of your own table, and every house rule with examples to try.
course-home-open = Open
course-home-labs = The lab
course-home-labs-text = Each page starts from a question. Calculators, sliders and charts help you find the answer, and you can change everything.

step-predict = First a guess
step-play = Try it
step-code = In Python
step-quiz = Quiz
step-summary = In short
step-elsewhere = At other tables
step-not-translated = This step is not translated yet, so it is shown in English.
# $sources: a list of source names. $examples: a list of ids of worked examples.
step-sources = From { $sources }
step-sources-with-examples = From { $sources } · worked example { $examples }
step-after = After answering, read on here

# $file: where the file is.
progress-damaged = Your progress file could not be read. It is kept as { CODE($file) }, and a new one was started.
progress-newer = Your progress file comes from a newer version of this course. It is kept as { CODE($file) }, and a new one was started.
progress-not-kept = Progress cannot be kept in { CODE($file) }: it is forgotten when the course ends. Check that the folder can be written to.
progress-not-saved = The last answer could not be written to { CODE($file) }. Free some space or close other programs that use it, and answer again.

question-title-one = Choose one
question-title-many = Choose all that fit
question-title-number = Your number
question-field = Your answer, a whole number
question-sign = Change the sign
question-check = Check
question-again = Try again
question-good = Right
question-bad = Not right
question-practice = For practice, not graded.
question-empty = Give an answer first.
question-no-number = That is not a whole number. Write one such as { NUMBER($example) }.
question-incomplete = What you chose is right, but it is not all.
question-right = That is right.
question-wrong = That is not it.

# The code to change.
code-cell-title = Python to change
code-cell-code = Code, may be changed
code-cell-run = Run
code-cell-reset = As it was
code-cell-output = What Python answers
code-cell-nothing = It ran, and had nothing to show.
# $line: a line number. $error: what Python says, in English.
code-cell-error = Line { NUMBER($line) }: { CODE($error) }
code-cell-too-long = This ran for more than { NUMBER($seconds) } seconds and was stopped.

# The first lines of a Jupyter notebook.
notebook-minutes = About { NUMBER($minutes) } minutes.
notebook-how = Run the cells from the top: in the menu, Run ▸ Run All Cells. Then click, answer, and change the code.
# $links: links to the same lesson in other languages.
notebook-languages = In other languages: { $links }
# What stands in a saved notebook where a widget is. $title: its title.
notebook-stands-in = { $title }: run this cell to use it.

# What the terminal says, the address following on a line of its own. $folder, $file, $new: paths.
serve-course = The course is open here (stop it with Ctrl-C):
serve-lab = JupyterLab is open here (stop it with Ctrl-C):
serve-lab-folder = Your copies of the lessons are in { CODE($folder) }.
serve-lab-kept = You changed { CODE($file) }, so it stays as it is; the newer lesson is { CODE($new) }.
