# العربية. تسبق «&» الحرف الذي يعمل مع مفتاح Alt.
# أسماء اللاعبين ومسارات الملفات قد تكون لاتينية وتبدأ أو تنتهي بعلامة، فهي محاطة
# بعلامتي عزل غير مرئيتين (U+2068 وU+2069) لئلا تنتقل العلامة إلى الطرف الآخر.
# والأعداد ذات الإشارة وسلاسل النقلات تُقرأ من اليسار، فهي محاطة بـ U+2066 وU+2069.
# وما قد يبدأ باسم لاتيني تسبقه U+200F ليُقرأ السطر من اليمين.

## الألعاب والخصوم

game-tic-tac-toe = إكس أو 3 × 3
game-gomoku = خمسة في صف
whole-name = { $game }، { $variant }
sized-name = { $game } { $size }
option-gomoku-board = اللوح
value-gomoku-board-endless = بلا حدود
option-gomoku-rule = الصف
value-gomoku-rule-free = 5 فأكثر
value-gomoku-rule-exact = 5 بالضبط
option-gomoku-opening = الافتتاح
value-gomoku-opening-none = بلا افتتاح
value-gomoku-opening-swap2 = مع التبديل
option-tic-tac-toe-begin = يبدأ
value-tic-tac-toe-begin-crosses = يبدأ الإكس
value-tic-tac-toe-begin-noughts = تبدأ الدائرة
option-tic-tac-toe-misere = الثلاثة في صف
value-tic-tac-toe-misere-no = الثلاثة تفوز
value-tic-tac-toe-misere-yes = الثلاثة تخسر

bot-level-1 = الحاسوب، المستوى 1
bot-level-2 = الحاسوب، المستوى 2
bot-level-3 = الحاسوب، المستوى 3
bot-weights = مصفوفة الأوزان
bot-phases = ثلاث مراحل
bot-first-free = أول خانة فارغة
bot-random = عشوائي
bot-neighbour = مجاور
bot-attacks = الهجمات
bot-engine = المستوى { $level }: { $level ->
    [1] مبتدئ
    [2] متعلم
    [3] لاعب
    [4] لاعب متمرس
    [5] خبير
   *[6] أستاذ
}
bot-short-engine = المستوى { $level }

type-two-people = لاعبان

plan-level-1 = يلعب عشوائيًا، وكل الخانات متساوية الاحتمال.
plan-level-2 = يريد المركز، ثم يكمل ثلاثيته أو يوقف ثلاثيتك.
plan-level-3 = يحسب اللعبة حتى نهايتها ولا يخسر أبدًا.
plan-weights = يجمع أوزان الخطوط والمركز والزوايا ويختار الأثقل.
plan-phases = يفوز إن استطاع، وإلا دافع، وإلا أخذ أول خانة فارغة.
plan-first-free = يلعب بترتيب القراءة.
plan-random = يلعب عشوائيًا في أي مكان.
plan-neighbour = يلعب عشوائيًا، لكن دائمًا بجوار علامة.
plan-attacks = يجمع هجمات الطرفين في كل خانة ويختار الأثقل، ولا يحسب حساب الرد.
plan-engine = { $level ->
    [1] يرى نقلة واحدة ويخطئ كثيرًا.
    [2] يرى نقلة واحدة ويخطئ أحيانًا.
    [3] يرى نقلتين إلى الأمام.
    [4] يرى ثلاث نقلات إلى الأمام وسلاسل قصيرة من الرباعيات.
    [5] يرى ست نقلات إلى الأمام وسلاسل طويلة من الرباعيات.
   *[6] يرى أبعد ما يستطيع ويبحث عن برهان على الفوز.
}

## تسجيل الدخول

login-title = تسجيل الدخول
login-name = اسم اللاعب:
login-note = يظهر الاسم أثناء اللعب وفي النتائج.
login-known = اللاعبون المعروفون:
login-remove = &حذف
login-restore = ت&راجع
login-remove-sure = هل تريد حذف اللاعب { "\u2068" }{ $player }{ "\u2069" } وكل مبارياته؟ يمكنك استعادته بالزر «تراجع» ما دامت هذه النافذة مفتوحة.
login-empty = أدخل اسم اللاعب. لا يصح أن يكون فارغًا أو مسافات فقط.
login-long = أقصى طول للاسم { $most } حرفًا، وطول هذا الاسم { $length }.
login-marks = في الاسم علامات كثيرة جدًا فوق الحروف وتحتها.

ok = موافق
cancel = إلغاء
close = إغلاق

## القائمة الرئيسية

menu-title = إكس أو
menu-greeting = مرحبًا، { "\u2068" }{ $player }{ "\u2069" }!
menu-play = ا&بدأ اللعب
menu-rules = &قواعد اللعبة
menu-quit = &خروج
menu-results = ال&نتائج
menu-settings = الإ&عدادات
menu-picture = صورة: مباراة إكس أو يفوز فيها قطر

## اللعبة

field-title = اللعبة
field-type = نوع اللعبة
field-choose-type = اختر نوع اللعبة أولًا!
field-begins = من يبدأ
field-begins-me = أنا
field-begins-computer = الحاسوب
field-begins-other = الخصم
field-begins-chance = عشوائي
field-mark = علامتي
field-mark-cross = إكس
field-mark-nought = دائرة
field-mark-chance = عشوائي
field-confirm = تأكيد النقلات
field-go = تأ&كيد
field-turn = الدور
field-turn-cross = الدور على إكس
field-turn-nought = الدور على الدائرة
field-turn-nobody = لا دور لأحد
field-new = لعبة &جديدة
field-undo = ت&راجع
field-redo = إعا&دة
field-hint = &تلميح
field-main-menu = ال&قائمة الرئيسية
field-close-picture = انقر أو اضغط أي مفتاح للإغلاق

## الخانات

panel = الصف { $row }، العمود { $column }، { $content }
panel-empty = فارغة
piece-cross = إكس
piece-nought = دائرة
panel-cross-meant = إكس، لم تؤكَّد
panel-nought-meant = دائرة، لم تؤكَّد
panel-won = { $panel }، ضمن الثلاثية الفائزة
panel-hint = { $panel }، النقلة المقترحة
panel-opinion = { $panel }، { $opinion }

## شريط الحالة

status-choose-type = اختر نوع اللعبة
status-choose-type-more = تبدأ اللعبة فور اختيارك النوع من القائمة على اليسار.
status-your-turn = دورك
status-your-turn-more = علامتك { $mark ->
        [cross] إكس
       *[nought] دائرة
    }. انقر خانة فارغة.
status-thinking = الحاسوب يفكر…
status-thinking-more = الخصم: { $opponent }.
status-cross-turn = الدور على إكس
status-nought-turn = الدور على الدائرة
status-people-more = شخصان يلعبان على حاسوب واحد.
status-confirm-more = انقر العلامة مرة أخرى لسحبها، أو اضغط «تأكيد» لتثبيت النقلة.
status-next-game-more = يسري هذا الاختيار من اللعبة القادمة.
status-draw-more = لا أحد لديه ثلاث علامات على خط واحد. حاول مرة أخرى.
status-resigned = انسحب الخصم.
status-you-resigned = لقد انسحبت.
status-agreed = اتفق اللاعبان على التعادل.
status-line = { $kind ->
        [row] الصف
        [column] العمود
       *[diagonal] القطر
    } { $from }–{ $to }
status-two-lines = { $first } و{ $second }
status-won-more = { $line } – الخانات الثلاث لك.
status-lost-more = { $line } – الخانات الثلاث للحاسوب.
status-cross-won-more = { $line } – ثلاث علامات إكس على خط واحد.
status-nought-won-more = { $line } – ثلاث دوائر على خط واحد.
status-hint = تلميح: { $cell }

result-you-won = لقد فزت!
result-you-lost = لقد خسرت
result-draw = تعادل
won-crosses = فاز إكس!
won-noughts = فازت الدائرة!

score = { "\u200F" }{ "\u2068" }{ $first }{ "\u2069" }: { $wins } – { "\u2068" }{ $second }{ "\u2069" }: { $losses }
score-draws = التعادلات: { $draws }
score-computer = الحاسوب
score-crosses = إكس
score-noughts = دائرة
score-spoken = النتيجة: { $score }، { $draws }
twin = { "\u200F" }{ $mark } { "\u2068" }{ $name }{ "\u2069" }
twin-spoken = { "\u200F" }{ "\u2068" }{ $name }{ "\u2069" } ({ $mark })

## شريط القوائم

bar-game = ال&لعبة
bar-view = &عرض
bar-help = &مساعدة
bar-new = لعبة &جديدة
bar-undo = ت&راجع
bar-redo = إعا&دة
bar-hint = &تلميح
bar-resign = &الاستسلام…
bar-agree-draw = اتفاق عل&ى التعادل…
bar-load = &فتح…
bar-save = حفظ &باسم…
bar-copy = ن&سخ الوضع
bar-paste = ل&صق
bar-results = ال&نتائج
bar-settings = الإ&عدادات
bar-main-menu = ال&قائمة الرئيسية
bar-quit = &خروج
bar-weights = أ&وزان الخانات
bar-rules = &قواعد اللعبة
bar-keys = ال&مفاتيح
bar-about = &حول البرنامج
bar = شريط القوائم

## الأسباب: لماذا هناك بالذات

reason-win = هنا تفوز.
reason-block = وإلا فاز الخصم هنا.
reason-fork = تهديد مزدوج: لن يصد الخصم إلا واحدًا.
reason-force = { $count ->
        [0] من هنا تفوز مهما لعب الخصم.
       *[other] من هنا تفوز مهما لعب الخصم: { $count ->
            [one] نقلة واحدة
            [two] نقلتان
            [few] { $count } نقلات
            [many] { $count } نقلة
           *[other] { $count } نقلة
        }.
    }
reason-block-fork = وإلا صنع الخصم تهديدًا مزدوجًا.
reason-centre = أكثر الخطوط تمر بالمركز.
reason-hold = أي نقلة أخرى تخسر، وهذه تحفظ التعادل.
reason-trap = إن أخطأ الخصم في الرد فزت.
reason-corner = تمر بالزاوية ثلاثة خطوط، وبالحافة خطان فقط.
reason-edge = لم يبق ما هو أفضل.
reason-only-move = إنها آخر خانة فارغة.
reason-draw = ستنتهي اللعبة بالتعادل أينما لعبت.
reason-random = اختيار عشوائي.
reason-block-four = وإلا صنع الخصم هنا رباعية مفتوحة أو رباعيتين معًا.
reason-block-three = يصد ثلاثية مفتوحة.
reason-fours = { $count ->
        [0] سلسلة رباعيات تؤدي إلى الفوز.
       *[other] سلسلة رباعيات تؤدي إلى الفوز، { $count ->
            [one] نقلة واحدة
            [two] نقلتان
            [few] { $count } نقلات
            [many] { $count } نقلة
           *[other] { $count } نقلة
        }.
    }
reason-threes = { $count ->
        [0] سلسلة رباعيات وثلاثيات مفتوحة تؤدي إلى الفوز.
       *[other] سلسلة رباعيات وثلاثيات مفتوحة تؤدي إلى الفوز، { $count ->
            [one] نقلة واحدة
            [two] نقلتان
            [few] { $count } نقلات
            [many] { $count } نقلة
           *[other] { $count } نقلة
        }.
    }
reason-opening = تبدأ اللعبة قرب المركز.
reason-search = أفضل نقلة بقدر ما أرى.
reason-first-free = أول خانة فارغة بترتيب القراءة.

## القواعد التي يلعب بها الخصم كما تظهر في الخانات

rule-win = فوز
rule-block = دفاع
rule-centre = مركز
rule-random = عشوائي
rule-first-free = أول فارغة

## قواعد اللعبة

help-title = قواعد اللعبة
help-rules-heading = طريقة اللعب
rules-tic-tac-toe =
    تُلعب اللعبة على رقعة 3 × 3. يتناوب اللاعبان على وضع علامتيهما – إكس أو دائرة – في الخانات الفارغة. يفوز من يسبق إلى ثلاث من علاماته في صف أو عمود أو قطر. وإذا امتلأت الرقعة ولم يفز أحد فالنتيجة تعادل.
rules-tic-tac-toe-misere =
    تُلعب اللعبة على رقعة 3 × 3. يتناوب اللاعبان على وضع علامتيهما – إكس أو دائرة – في الخانات الفارغة. يخسر من يسبق إلى ثلاث من علاماته في صف أو عمود أو قطر. وإذا امتلأت الرقعة ولم يكن لأحد ثلاث في صف فالنتيجة تعادل.
lessons-tic-tac-toe = كيف لا تخسر
lesson-tic-tac-toe-centre =
    أنت البادئ؟ العب في المركز. تمر به أربعة خطوط، وبالزاوية ثلاثة، وبالحافة خطان فقط.
lesson-tic-tac-toe-corner =
    بدأ الخصم من المركز؟ رد في إحدى الزوايا. بعد ذلك يكفي أن تدافع في الوقت المناسب لتنتهي اللعبة بالتعادل.
lesson-tic-tac-toe-edge =
    الحافة خطأ. يأخذ إكس زاوية، وتضطر الدائرة إلى الدفاع في الزاوية المقابلة، ثم يهدد إكس الثالث في موضعين معًا. ولا يمكن صد الاثنين.
help-levels-heading = الخصوم
diagram-tic-tac-toe-centre = صورة: إكس في مركز رقعة فارغة
diagram-tic-tac-toe-corner = صورة: إكس في المركز ودائرة في الزاوية العليا اليسرى
diagram-tic-tac-toe-edge = صورة: إكس في المركز وفي الزاوية العليا اليسرى ودائرة على الحافة العليا
diagram-tic-tac-toe-fork = صورة: إكس يهدد في موضعين معًا

## المفاتيح

keys-title = المفاتيح
keys-heading = المفاتيح
keys-arrows = مفاتيح الأسهم
keys-arrows-do = التنقل بين الخانات
keys-enter = مفتاح المسافة أو Enter
keys-enter-do = وضع العلامة
keys-digits = 1 – 9
keys-digits-do = الخانات كما في لوحة الأرقام: 7 أعلى اليسار
keys-escape = Escape
keys-escape-do = إغلاق الصورة، وإلا فالعودة إلى القائمة
keys-new = Ctrl+N
keys-new-do = لعبة جديدة
keys-undo = Ctrl+Z
keys-undo-do = تراجع
keys-redo = Ctrl+Y, Ctrl+Shift+Z
keys-redo-do = إعادة
keys-hint = Ctrl+H
keys-hint-do = اقتراح أفضل نقلة
keys-weights = T
keys-weights-do = أوزان الخانات: رأي الخصم في كل خانة
keys-help = F1
keys-help-do = قواعد اللعبة
keys-zoom = مع Ctrl: + أو − أو 0
keys-zoom-do = تكبير النوافذ أو تصغيرها أو إعادة حجمها
keys-quit = Ctrl+Q
keys-quit-do = خروج

## حول البرنامج

about-title = حول البرنامج
about-version = الإصدار { $version }
about-what = ألعاب الورقة والقلم مع خصوم يمكنك الاطلاع على أفكارهم. بدأت بلعبة إكس أو على غرار عمل طلابي: ثلاثة نماذج وتسع لوحات.
about-toolkit = ترسم النوافذ مكتبة FLTK، https://www.fltk.org
about-licence = ترخيص MIT

## مربع الرسالة

message-title = إكس أو

## المتابعة

resume = هل تريد متابعة اللعبة التي لم تكتمل؟ { $game }، الخصم: { $opponent }
resume-yes = &متابعة
resume-no = &عدم المتابعة

resign-sure = هل تريد الاستسلام حقًا؟ سيفوز خصمك عندئذ باللعبة.
resign-yes = الا&ستسلام
agree-draw-sure = هل يوافق اللاعبان على التعادل؟
agree-draw-yes = &موافقان
end-no = م&واصلة اللعب

## النتائج

date = { $day }/{ $month }/{ $year } { $time }
decimal-mark = .

results-title = النتائج
results-player = اللاعب
results-game = اللعبة
results-opponent = الخصم
results-all = الكل
results-table = النتائج حسب اللاعب واللعبة والخصم
results-wins = فوز
results-draws = تعادل
results-losses = خسارة
results-percent = %
results-series = سلسلة
results-plies = نقلات
results-chart = مع مرور الوقت: { $wins ->
        [zero] لا فوز
        [one] فوز واحد
        [two] فوزان
        [few] { $wins } انتصارات
        [many] { $wins } انتصارًا
       *[other] { $wins } انتصار
    }، { $draws ->
        [zero] لا تعادل
        [one] تعادل واحد
        [two] تعادلان
        [few] { $draws } تعادلات
        [many] { $draws } تعادلًا
       *[other] { $draws } تعادل
    }، { $losses ->
        [zero] لا خسارة
        [one] خسارة واحدة
        [two] خسارتان
        [few] { $losses } خسائر
        [many] { $losses } خسارة
       *[other] { $losses } خسارة
    }
results-games = آخر الألعاب
results-when = الوقت
results-ending = النتيجة
results-duration = المدة
results-open = إعادة ال&عرض
results-export = &تصدير…

ending-win = فوز
ending-draw = تعادل
ending-loss = خسارة
ending-none = لم تكتمل
ending-agreed = تعادل بالاتفاق
ending-resigned = { $ending } (انسحاب)
ending-forfeit = { $ending } (عطل)
ending-points = { $ending } { $own } : { $other }
ending-why = { $ending } – { $why }
why-resigned = انسحب الخصم
why-you-resigned = لقد انسحبت
why-forfeit = تعطل برنامج الخصم

## إعادة العرض

replay-title = إعادة عرض اللعبة
replay-players = { $game }: { "\u2068" }{ $player }{ "\u2069" } – { "\u2068" }{ $opponent }{ "\u2069" }
replay-winner = الفائز: { "\u2068" }{ $name }{ "\u2069" }
replay-start = بداية اللعبة
replay-ply = النقلة { $ply } من { $plies }: { $notation }
replay-picture = الوضع: { $board }
replay-moves = النقلات
replay-number = رقم
side-first = الأول
side-second = الثاني
side-crosses = إكس
side-noughts = دائرة
replay-continue = العب من &هنا
replay-save = حفظ &باسم…
replay-copy = ن&سخ
replay-unknown = لا يمكن إعادة عرض هذه اللعبة: لا يعرفها البرنامج، أو أن نقلاتها تخالف القواعد.
replay-no-form = هذه اللعبة للمشاهدة فقط.
replay-gone = لم تعد هذه اللعبة موجودة هنا.
step-start = إلى البداية
step-back = نقلة إلى الخلف
step-on = نقلة إلى الأمام
step-end = إلى النهاية

## الملفات

file-open = فتح لعبة
file-save = حفظ اللعبة
file-export = تصدير النتائج
file-game = سجل لعبة
file-table = جدول CSV
file-name = اسم الملف:
file-choose = &فتح
file-write = &حفظ
file-exists = يوجد ملف بهذا الاسم.
file-replace = ا&ستبدال
file-failed = تعذر التعامل مع الملف { "\u2068" }{ $file }{ "\u2069" }: { "\u2068" }{ $cause }{ "\u2069" }.
file-bad = ليس هذا سجل لعبة: { "\u2068" }{ $file }{ "\u2069" }. { "\u2068" }{ $cause }{ "\u2069" }
file-no-game = لا توجد لعبة بعد. اختر نوع اللعبة أولًا!
clipboard = الحافظة

notice-line = { $kind }: { "\u2068" }{ $file }{ "\u2069" }.
notice-cause = { $kind } ({ "\u2068" }{ $cause }{ "\u2069" })
notice-at-line = السطر { $line }
notice-rescued = { $text } { $games ->
        [zero] لم تُنقذ منه أي لعبة.
        [one] أُنقذت منه لعبة واحدة.
        [two] أُنقذت منه لعبتان.
        [few] أُنقذت منه { $games } ألعاب.
        [many] أُنقذت منه { $games } لعبة.
       *[other] أُنقذت منه { $games } لعبة.
    }
notice-moved = { $text } حُفظ الملف جانبًا باسم { "\u2068" }{ $aside }{ "\u2069" }.
notice-not-saving = النتائج لا تُحفظ.
trouble-damaged = الملف تالف
trouble-empty = الملف فارغ
trouble-foreign = هذا ليس من ملفات هذا البرنامج
trouble-newer = الملف من إصدار أحدث من البرنامج؛ يُقرأ ولا يُعدَّل
trouble-no-rights = ليست لديك صلاحية الكتابة في الملف أو في مجلده
trouble-read-only = لا يمكن الكتابة على هذا القرص
trouble-disk-full = لا توجد مساحة على القرص
trouble-busy = يستخدم برنامج آخر الملف
trouble-no-folder = المجلد غير موجود ولا يمكن إنشاؤه
trouble-folder = هذا مجلد وليس ملفًا
trouble-not-file = هذا ليس ملفًا عاديًا
trouble-dead-link = الرابط لا يؤدي إلى شيء
trouble-broken = لا يمكن قراءة الملف ولا الكتابة فيه
trouble-bad-value = في الإعدادات قيمة غير صالحة

## الإعدادات

settings-title = الإعدادات
settings-language = اللغة
settings-theme = المظهر
settings-delay = يرد الحاسوب
settings-confirm = تأكيد النقلات
settings-no-letters = { "\u2068" }{ $name }{ "\u2069" } – الخط غير متوفر
language-uk = الأوكرانية (Ukrainska)
language-ru = الروسية (Russkiy)
language-zh = الصينية (Zhongwen)
language-ar = العربية
theme-paper = دفتر
theme-grey = نموذج رمادي
theme-dark = داكن
theme-contrast = تباين عالٍ
delay-none = فورًا
delay = بعد { $ms } مللي ثانية

## ألعاب أخرى

game-wild = إكس أو الحرّة
option-wild-misere = الثلاثة في صف
value-wild-misere-no = الثلاثة تفوز
value-wild-misere-yes = الثلاثة تخسر
bot-careful = حذِر
bot-perfect = لا يخطئ
plan-careful = يفوز إن استطاع، وإلا فلا يخسر فورًا ولا يترك لخصمه فوزًا بنقلة واحدة.
plan-perfect = يعرف اللعبة حتى نهايتها ولا يلعب أبدًا أسوأ مما يجب.
reason-even = اللعبة متعادلة كيفما لعبت.
reason-delay = كل النقلات خاسرة، وهذه آخرها خسارة.
reason-guess = لم يكن هناك وقت للتفكير.

menu-games = أ&لعاب أخرى
bar-games = أ&لعاب أخرى…
games-title = ألعاب أخرى
games-heading = اختر لعبة

## الطاولة

bar-move-for-me = دع ال&حاسوب يلعب
bar-opinions = بماذا يفكر ال&خصم
bar-whole = اللعبة &كلها
bar-latest = ال&نقلة الأخيرة
table-numbers = الأرقام على الرقعة: رأي { "\u2068" }{ $opponent }{ "\u2069" } في النقلات
size-other = حجم آخر…
size-part = { $option }، { $part ->
    [1] العدد الأول
   *[2] العدد الثاني
}
table-first = اللاعب الأول
table-second = اللاعب الثاني
table-person = إنسان
table-other = اللاعب الثاني
table-time = الوقت { $time }
table-time-points = الوقت { $time }، النقاط: { $points }
table-again = تبدأ اللعبة التالية وحدها
table-run = ا&ستمرار
table-pause = إ&يقاف
table-single = خ&طوة
table-speed = السرعة
speed-slow = بطيء
speed-medium = متوسط
speed-fast = سريع
table-move = النقلة
table-map = خريطة اللعبة كلها
table-board = الرقعة: { $place }
table-board-empty = الرقعة
table-place = { $name }، { $content }
table-edge = الحافة بين { $from } و{ $to }، { $state ->
        [drawn] مرسومة
       *[free] حرة
    }
table-turn = الدور: { $name }
table-won = الفائز: { $name }
table-held = متوقف
table-plan = { "\u200F" }{ "\u2068" }{ $opponent }{ "\u2069" }: { $plan }
table-your-turn-more = انقر مكانًا، أو اكتب النقلة بلوحة المفاتيح.
table-picked-more = اختر الآن المكان.
table-choose-more = والآن اختر واحدًا مما يظهر.
table-moved-for-you = لعب الحاسوب عنك ({ "\u2068" }{ $opponent }{ "\u2069" }): { "\u2066" }{ $notation }{ "\u2069" }.
table-looking-more = أنت تشاهد نقلة سابقة. انقر أو اضغط Escape للعودة.
table-over-more = عدد النقلات: { $plies }.
table-typed = النقلة: { $text }
table-typed-more = Enter للعبها، وEscape لإلغائها.
table-no-move = «{ $text }» ليست نقلة
table-no-move-more = اكتبها مثلًا { $example }، كما في قائمة النقلات.

rules-five =
    يضع اللاعبان بالتناوب إكس أو دائرة في الخانات الفارغة. من يحصل أولًا على خمس من علاماته في صف أفقي أو عمودي أو مائل يفز، والصف الأطول يُحسب أيضًا. الرقعة الممتلئة بلا خمسة تعادل.
rules-five-endless =
    يضع اللاعبان بالتناوب إكس أو دائرة في الخانات الفارغة. من يحصل أولًا على خمس من علاماته في صف أفقي أو عمودي أو مائل يفز، والصف الأطول يُحسب أيضًا. الورقة بلا حدود تمتد دائمًا تسع خانات فارغة على الأقل خارج أبعد العلامات.
rules-five-exact =
    يضع اللاعبان بالتناوب إكس أو دائرة في الخانات الفارغة. يفوز من يحصل على خمس علامات بالضبط في صف أفقي أو عمودي أو مائل، ولا تُحسب ست فأكثر. الرقعة الممتلئة بلا خمسة تعادل.
rules-five-endless-exact =
    يضع اللاعبان بالتناوب إكس أو دائرة في الخانات الفارغة. يفوز من يحصل على خمس علامات بالضبط في صف أفقي أو عمودي أو مائل، ولا تُحسب ست فأكثر. الورقة بلا حدود تمتد دائمًا تسع خانات فارغة على الأقل خارج أبعد العلامات.
rules-five-swap2 =
    يضع اللاعب الأول ثلاث علامات: إكس ثم دائرة ثم إكس. يختار الثاني إكس، أو الدائرة ولها الدور، أو يضع دائرة وإكس أخريين فيختار الأول. ثم تستمر اللعبة كالمعتاد: يفوز من يحصل على خمس علامات أو أكثر في صف.
rules-five-exact-swap2 =
    يضع اللاعب الأول ثلاث علامات: إكس ثم دائرة ثم إكس. يختار الثاني إكس، أو الدائرة ولها الدور، أو يضع دائرة وإكس أخريين فيختار الأول. ثم تستمر اللعبة كالمعتاد: يفوز من يحصل على خمس علامات بالضبط في صف، ولا تُحسب ست فأكثر.
rules-wild =
    تُلعب على رقعة 3 × 3، ويجوز لكلا اللاعبين رسم إكس أو دائرة. اختر العلامة أولًا ثم الخانة. من يكمل ثلاث علامات متشابهة في صف يفز، أيًا كان من رسم الباقي. الرقعة الممتلئة بلا ثلاث متشابهة تعادل.
rules-wild-misere =
    تُلعب على رقعة 3 × 3، ويجوز لكلا اللاعبين رسم إكس أو دائرة. اختر العلامة أولًا ثم الخانة. من يكمل ثلاث علامات متشابهة في صف يخسر، أيًا كان من رسم الباقي. الرقعة الممتلئة بلا ثلاث متشابهة تعادل.
keys-type = مثل h8
keys-type-do = نقلة تُكتب بلوحة المفاتيح، وEnter يلعبها فورًا
keys-for-me = D
keys-for-me-do = يلعب الحاسوب عنك
keys-sight = Home و End
keys-sight-do = اللعبة كلها، النقلة الأخيرة
keys-wheel = العجلة، ومع Ctrl
keys-wheel-do = تحريك الرقعة، تكبيرها

## لماذا يرفض النظام

denied-not-found = لا يوجد ملف أو مجلد كهذا
denied-no-rights = ليست لديك صلاحية لذلك
denied-folder = هذا مجلد وليس ملفًا
denied-not-folder = جزء من المسار ليس مجلدًا
denied-not-file = هذا ليس ملفًا عاديًا
denied-full = لا توجد مساحة على القرص
denied-read-only = لا يمكن الكتابة على هذا القرص
denied-busy = يستخدمه برنامج آخر
denied-bad-name = لا يمكن أن يكون للملف اسم كهذا

## ما الخطأ في السجل

fault-place = السطر { $line }، الحرف { $column }: { $reason }.
fault-too-long = النص أطول من أن يكون سجلًا، والحد الأقصى بالبايت { $most }
fault-utf16 = ترميز النص UTF-16، احفظه بترميز UTF-8
fault-not-utf8 = هذه البايتات ليست بترميز UTF-8، احفظ النص بترميز UTF-8
fault-control = لا يمكن أن يوجد هنا حرف التحكم { "\u2068" }{ $sign }{ "\u2069" }
fault-unexpected = لا تبدأ نقلة بالعلامة { "\u2068" }{ $sign }{ "\u2069" }؛ التعليقات تُكتب بين {"{"} {"}"}
fault-late-tag = الوسم بعد النقلات؛ مكان الوسوم قبلها، وفي الملف لعبة واحدة
fault-no-name = الوسم بلا اسم
fault-no-value = ينقص الوسم { "\u2068" }{ $name }{ "\u2069" } قيمته بين علامتي اقتباس
fault-no-bracket = يجب أن ينتهي الوسم { "\u2068" }{ $name }{ "\u2069" } هنا بالعلامة ]
fault-open-value = قيمة الوسم { "\u2068" }{ $name }{ "\u2069" } لا تنتهي بعلامة اقتباس في السطر نفسه
fault-open-comment = التعليق الذي يبدأ هنا لا ينتهي بالعلامة {"}"}
fault-escape = { "\u2068" }{ $text }{ "\u2069" } لا يمثل أي حرف؛ الشرطة المائلة العكسية تُكتب مرتين
fault-too-many-tags = عدد الوسوم أكثر من { $most }
fault-second-tag = الوسم { "\u2068" }{ $name }{ "\u2069" } موجود في السطر { $line }
fault-no-game = ينقص الوسم { "\u2068" }{ $name }{ "\u2069" } الذي يبيّن ما اللعبة
fault-no-version = { "\u2068" }{ $text }{ "\u2069" } ليس إصدارًا للسجل
fault-newer = السجل بالإصدار { $version } ويحتاج إلى برنامج أحدث
fault-not-result = { "\u2068" }{ $text }{ "\u2069" } ليس نتيجة؛ تُكتب { "\u2068" }{ $results }{ "\u2069" }
fault-two-results = النتيجة هنا { "\u2068" }{ $end }{ "\u2069" } وفي الوسم { "\u2068" }{ $tag }{ "\u2069" }
fault-too-many-moves = عدد النقلات أكثر من { $most }
fault-no-result = لا ينتهي النص بنتيجة؛ تُكتب { "\u2068" }{ $results }{ "\u2069" }
fault-after-result = لا يمكن أن يلي النتيجةَ شيء؛ في الملف لعبة واحدة
fault-game = لا يعرف البرنامج لعبة { "\u2068" }{ $key }{ "\u2069" }
fault-setup = لا تبدأ هذه اللعبة هكذا: { "\u2068" }{ $setup }{ "\u2069" }
fault-move = النقلة { $number }، { "\u2068" }{ $text }{ "\u2069" }، تخالف القواعد
fault-after-end = انتهت اللعبة قبل النقلة { $number }
fault-result = النتيجة { "\u2068" }{ $says }{ "\u2069" } لكنها بحسب النقلات { "\u2068" }{ $is }{ "\u2069" }

## البرامج

bar-programs = خصم &من برنامج…
programs-title = خصم من برنامج
programs-what = يلعب كل برنامج يفهم بروتوكول Gomocup، والتبديل لمن يعرفه فقط.
programs-known = البرامج المعروفة
programs-name = الاسم
programs-path = البرنامج
programs-arguments = الوسائط
programs-browse = ا&ستعراض…
programs-add = ا&ختبار وإضافة
programs-remove = &حذف
programs-pick = اختيار برنامج
programs-kind = البرامج
programs-plan = برنامج خارجي.
programs-hint = اختر برنامجًا. يُجرَّب البرنامج قبل إضافته.
programs-trying = يجري اختبار البرنامج…
programs-no-path = اختر برنامجًا أولًا.
programs-bad-arguments = تنقص علامة اقتباس في الوسائط.
programs-added = أُضيف: { $name }. يقول البرنامج عن نفسه: { $about }
lacks-gomocup-swap2 = لا يعرف التبديل، وسيخسر لعبة كهذه.
failure-not-started = تعذّر تشغيل البرنامج: { $why }
failure-gone = انتهى البرنامج من تلقاء نفسه: { $said }
failure-no-program = لا يستطيع النظام تشغيله كبرنامج
failure-said = { $said } ({ $how })
end-code = الرمز { $code }
end-signal = الإشارة { $signal }
end-closed = أغلق خرجه
end-unknown = لا يُعرف كيف
failure-silent = لم يُجب البرنامج في الوقت المحدد ولم يقل شيئًا.
failure-late = لم يُجب البرنامج في الوقت المحدد. آخر ما قاله: { $said }
failure-nonsense = إجابة البرنامج غير مفهومة: { $said }
failure-illegal = لعب البرنامج في مكان غير مسموح به: { $said }
table-failure = خسر { $name }. { $why }

file-variations = { $file }: قُرئ الخط الرئيسي للعبة. عدد التفريعات المتروكة: { $count }.
file-choices = { $file }: حُفظت العلامات فقط. هذه الصيغة لا تحفظ ما اختاره كل طرف في الافتتاح.
fault-byte = البايت { $byte }: { $fault }.
fault-board = لا توجد هنا لعبة على لوحة { $width } × { $height }.
fault-expected = كان ينبغي أن يكون هنا شيء آخر
fault-size = عدد صفوف اللوحة وأعمدتها من { $least } إلى { $most }
fault-outside = هذه الخانة ليست على اللوحة
fault-taken = هذه الخانة شغلتها النقلة { $number } من قبل
fault-turn = الدور للطرف الآخر
fault-pass = لا يمكن ترك الدور في هذه اللعبة
fault-marks = لا يمكن نقل علامات وُضعت قبل النقلة الأولى
fault-other-game = هذا سجل لعبة أخرى
fault-cut = انتهى الملف قبل أوانه
fault-more = يوجد شيء بعد نهاية اللعبة
format-game = لا تُحفظ «{ $game }» بهذه الصيغة
format-size = ليس في هذه الصيغة لوحة بهذا الحجم: عدد الصفوف والأعمدة فيها { $sides }
format-name = يوجد اسم لا يُكتب بهذه الصيغة
fault-alone = { $reason }.

## ما يفكر فيه الخصم وما لا يمكن

won-first = فاز اللاعب الأول!
won-second = فاز اللاعب الثاني!
thought = { $who }: العمق { $depth }، { $verdict }، { $nodes }: { "\u2066" }{ $line }{ "\u2069" }
thought-certain = { $who }: { $verdict }، { $nodes }: { "\u2066" }{ $line }{ "\u2069" }
thought-worth = التقييم { "\u2066" }{ $worth }{ "\u2069" }
thought-wins = { $moves ->
        [one] فوز في نقلة واحدة
        [two] فوز في نقلتين
        [few] فوز في { $moves } نقلات
        [many] فوز في { $moves } نقلة
       *[other] فوز في { $moves } نقلة
    }
thought-loses = { $moves ->
        [one] خسارة في نقلة واحدة
        [two] خسارة في نقلتين
        [few] خسارة في { $moves } نقلات
        [many] خسارة في { $moves } نقلة
       *[other] خسارة في { $moves } نقلة
    }
thought-positions = { $count ->
        [zero] { $count } وضعية
        [one] وضعية واحدة
        [two] وضعيتان
        [few] { $count } وضعيات
        [many] { $count } وضعية
       *[other] { $count } وضعية
    }
thought-thousands = { $count ->
        [few] { $count } آلاف وضعية
       *[other] { $count } ألف وضعية
    }
thought-millions = { $count ->
        [few] { $count } ملايين وضعية
       *[other] { $count } مليون وضعية
    }
table-left-more = اللعبة التي بدأتها محفوظة جانبًا، و«تراجع» يعيدها.
refusal-taken = الخانة { "\u2068" }{ $place }{ "\u2069" } مشغولة
refusal-not-here = لا تبدأ أي نقلة من هنا
table-not-here-more = اختر أحد الأماكن المميزة.
refusal-mark-first = اختر العلامة أولًا
refusal-choose-first = اختر علامتك أولًا
action-pass = ت&مرير الدور
task-swap2-opening = ضع ثلاث علامات: إكس ثم دائرة ثم إكس، ثم يختار الخصم.
task-swap2-choice = اختر من اليمين إكس أو الدائرة، أو ضع علامتين أخريين.
task-swap2-more = ضع دائرة وإكس أخريين، ثم يختار الخصم.
task-swap2-last-choice = اختر من اليمين إكس أو الدائرة.
task-wild = اختر علامة من اليمين ثم الخانة.
task-misere = من يكمل ثلاثًا في صف يخسر.
task-wild-misere = اختر العلامة ثم الخانة. الثلاثة تخسر.
choice-cross = اختيار إكس
choice-nought = اختيار الدائرة
choice-crosses = اللعب بإكس
choice-noughts = اللعب بالدائرة
choice-more = وضع علامتين أخريين

## إكس أو في الفضاء

game-cube = إكس أو المجسمة
rules-cube =
    ثلاثة طوابق فوق بعضها، في كل منها تسع خانات. يضع اللاعبان بالتناوب كرات بيضاء وسوداء على الخانات الحرة، والأبيض يبدأ. يفوز من له ثلاث كرات في صف: على طابق واحد، أو عموديًا، أو على قطر جدار، أو على قطر المكعب كله. هذه الصفوف 49، والتعادل غير ممكن.
lessons-cube = أين تمرّ الخطوط
lesson-cube-lines = قد تقع الكرات الثلاث في طابق أو على جدار أو عبر المكعب كله. عدد الخطوط 49.
lesson-cube-centre = يمرّ بمركز المكعب 13 خطًا، وبالركن 7، وبوسط الجدار 5، وبالحافة 4. من يبدأ من المركز يستطيع الفوز.
lesson-cube-fork = هدّد في مكانين معًا: لا يستطيع خصمك إيقاف إلا واحد منهما.
diagram-cube-space = صورة: ثلاث كرات عبر المكعب من ركن إلى ركن
diagram-cube-wall = صورة: ثلاث كرات على قطر جدار
diagram-cube-centre = صورة: كرة بيضاء في مركز المكعب
diagram-cube-fork = صورة: الأبيض يهدد في المكانين المميزين
bot-lines = المستوى { $level }: { $level ->
    [1] لاعب
   *[2] لاعب متمرس
}
bot-short-lines = المستوى { $level }
plan-lines = { $level ->
    [1] يكمل صفه ويسد صفك ويراقب الصفوف المفتوحة، ويخطئ كثيرًا.
   *[2] يكمل صفه ويسد صفك ويرى التهديد المزدوج، ويخطئ أحيانًا.
}
reason-win-level = يكمل ثلاثًا في صف على طابق واحد.
reason-win-pillar = يكمل ثلاثًا فوق بعضها.
reason-win-wall = يكمل قطر جدار قائم.
reason-win-space = يكمل قطر المكعب كله.
reason-block-level = يسد صف الخصم على الطابق.
reason-block-pillar = يسد صف الخصم العمودي.
reason-block-wall = يسد قطر الجدار على الخصم.
reason-block-space = يسد قطر المكعب على الخصم.
reason-open-lines = تُبقي لك أكثر الصفوف المفتوحة.
side-white = الأبيض
side-black = الأسود
won-white = فاز الأبيض!
won-black = فاز الأسود!
piece-white-ball = كرة بيضاء
piece-black-ball = كرة سوداء
## النقاط والمربعات

game-dots-and-boxes = النقاط والمربعات
rules-dots-and-boxes =
    يصل اللاعبان بالتناوب بين نقطتين متجاورتين بخط أفقي أو عمودي. من يرسم الخط الرابع لمربع يأخذه وعليه أن يلعب مرة أخرى، وإغلاق المربع ليس إلزاميًا. عندما تُرسم كل الخطوط يفوز صاحب المربعات الأكثر، وإن تساوت فالتعادل. يرسم اللاعبان الإطار، أو يكون مرسومًا منذ البداية.
task-dots-and-boxes = ارسم خطًا بين نقطتين. من يغلق مربعًا يلعب مرة أخرى.
lessons-dots-and-boxes = كيف لا تهدي المربعات
lesson-dots-and-boxes-third = الضلع الثالث للمربع هدية: يرسم خصمك الرابع ويلعب مرة أخرى. ارسم في مكان آخر ما دمت تستطيع.
lesson-dots-and-boxes-chains = في النهاية يهدي كل خط شيئًا. تتصل المربعات في سلاسل تؤخذ دفعة واحدة: افتح الأقصر منها.
lesson-dots-and-boxes-double = لا تأخذ كل شيء: اترك آخر مربعين من السلسلة الطويلة. يأخذهما خصمك بخط واحد ثم يضطر إلى فتح السلسلة التالية.
diagram-dots-and-boxes-third = صورة: للمربع ضلعان، والثالث مميز
diagram-dots-and-boxes-closed = صورة: أغلقه الخصم
diagram-dots-and-boxes-chains = صورة: سلسلة من ثلاثة مربعات في الأعلى ومن ستة في الأسفل
diagram-dots-and-boxes-double = صورة: بقي مربعان، والخط البعيد مميز
diagram-dots-and-boxes-control = صورة: للخصم مربعان ولم تبق إلا السلسلة الطويلة
option-dots-and-boxes-size = الحجم
option-dots-and-boxes-border = الإطار
value-dots-and-boxes-border-open = إطار مفتوح
value-dots-and-boxes-border-drawn = إطار مرسوم
bot-greedy = طمّاع
bot-chains = السلاسل
bot-exact = دقيق
plan-greedy = يأخذ ما يستطيع ولا يرى بعيدًا.
plan-chains = يعد السلاسل الطويلة كي تفتح أنت أولاها، ويضحي لذلك بمربعين.
plan-exact = يحسب نهاية اللعبة بدقة، وقبلها يجرب آلاف التكملات.
reason-take-boxes = { $count ->
        [0] يغلق مربعات.
        [one] المربعات التي تُغلق: مربع واحد.
        [two] المربعات التي تُغلق: مربعان.
        [few] المربعات التي تُغلق: { $count } مربعات.
        [many] المربعات التي تُغلق: { $count } مربعًا.
       *[other] المربعات التي تُغلق: { $count } مربع.
    }
reason-leave-boxes = { $count ->
        [0] نقلة مزدوجة: تترك مربعات وتحفظ السيطرة.
        [one] نقلة مزدوجة تحفظ السيطرة، وثمنها مربع واحد.
        [two] نقلة مزدوجة تحفظ السيطرة، وثمنها مربعان.
        [few] نقلة مزدوجة تحفظ السيطرة، وثمنها { $count } مربعات.
        [many] نقلة مزدوجة تحفظ السيطرة، وثمنها { $count } مربعًا.
       *[other] نقلة مزدوجة تحفظ السيطرة، وثمنها { $count } مربع.
    }
reason-last-safe-edge = آخر خط آمن: على الخصم أن يفتح سلسلة.
reason-chain-parity = خط آمن يجعل عدد السلاسل الطويلة مناسبًا.
reason-safe-edge = خط آمن: لا يعطي الخصم شيئًا.
reason-give-boxes = { $count ->
        [0] كل خط يعطي شيئًا، وهذا أقلها ثمنًا.
        [one] كل خط يعطي شيئًا، وهذا أقلها ثمنًا: مربع واحد.
        [two] كل خط يعطي شيئًا، وهذا أقلها ثمنًا: مربعان.
        [few] كل خط يعطي شيئًا، وهذا أقلها ثمنًا: { $count } مربعات.
        [many] كل خط يعطي شيئًا، وهذا أقلها ثمنًا: { $count } مربعًا.
       *[other] كل خط يعطي شيئًا، وهذا أقلها ثمنًا: { $count } مربع.
    }
reason-sacrifice-boxes = { $count ->
        [0] تضحية مجدية.
        [one] تضحية مجدية: مربع واحد.
        [two] تضحية مجدية: مربعان.
        [few] تضحية مجدية: { $count } مربعات.
        [many] تضحية مجدية: { $count } مربعًا.
       *[other] تضحية مجدية: { $count } مربع.
    }
piece-border = إطار
refusal-drawn = الخط { "\u2068" }{ $place }{ "\u2069" } مرسوم بالفعل
view-stacked = الطوابق &فوق بعضها
view-beside = الطوابق &جنبًا إلى جنب
reason-cube-centre = { $count ->
        [0] مركز المكعب: يمر به ثلاثة عشر صفًا.
        [one] مركز المكعب: يمر به ثلاثة عشر صفًا. تفوز بعد نقلة واحدة ({ $count }).
        [two] مركز المكعب: يمر به ثلاثة عشر صفًا. تفوز بعد نقلتين ({ $count }).
        [few] مركز المكعب: يمر به ثلاثة عشر صفًا. تفوز بعد { $count } نقلات.
        [many] مركز المكعب: يمر به ثلاثة عشر صفًا. تفوز بعد { $count } نقلة.
       *[other] مركز المكعب: يمر به ثلاثة عشر صفًا. تفوز بعد { $count } نقلة.
    }

game-bridg-it = الأسوار
option-bridg-it-size = الضلع
rules-bridg-it =
    تصل النقاط الحمراء الجانب الأيسر بالأيمن، وتصل المربعات الزرقاء الأعلى بالأسفل. يرسم اللاعب في دوره خطًا بين نقطتين متجاورتين له، ولا يجوز أن تتقاطع خطوط اللاعبين. يفوز من يصل جانبيه أولًا بخط متصل. لا تعادل: من يقطع الطريق على خصمه يكون قد وصل جانبيه.
bot-paths = الطرق، المستوى { $level }
bot-resistance = المقاومات، المستوى { $level }
bot-short-paths = الطرق { $level }
bot-short-resistance = المقاومات { $level }
plan-paths =
    يحسب أقصر طرق الطرفين ويخطئ { $level ->
        [1] كثيرًا جدًا
        [2] كثيرًا
       *[other] أحيانًا
    }.
plan-resistance =
    يقيس التيار في شبكة مقاومات { $level ->
        [1] بعد نقلة واحدة
       *[other] وينظر ست نقلات إلى الأمام
    }.
reason-join-edges = يصل الجانبين.
reason-last-gap = يسدّ آخر ثغرة، وإلا فاز الخصم.
reason-any-move = كل النقلات تفوز، وهذه أقصرها.
reason-join-trees = يصل شجرتين: حيث يقطع الخصم إحداهما تصلها الأخرى.
reason-crossing = يقصّر طريقك ويطيل طريق الخصم.
reason-block-way = يسدّ أقصر طريق للخصم.
reason-shorten-way = يقصّر أقصر طريق لك.
reason-many-ways = يمرّ من هنا أكثر طرق الطرفين.
task-bridg-it-across = صِل الجانب الأيسر بالأيمن.
task-bridg-it-down = صِل الجانب الأعلى بالأسفل.
refusal-crossing = يوجد خط في { $place } بالفعل
side-discs = النقاط
side-squares = المربعات
won-discs = فازت النقاط!
won-squares = فازت المربعات!
piece-dot-line = خط أحمر
piece-square-line = خط أزرق
explanation-trees-to-join = الدور لمن يفوز: الخطوط المتصلة والمتقطعة شجرتان، والمكان المحاط بدائرة يصلهما.
explanation-trees-joined = الدور لمن يفوز: حيث تُقطع شجرة تصلها الأخرى.
explanation-trees-of-other = يفوز من ينتظر: حيث تقطع شجرة تصلها الأخرى.
lessons-bridg-it = كيف يُوصل الجانبان
lesson-bridg-it-cross = لا يجوز أن تتقاطع الخطوط: كل خط لك سور أمام خصمك. من يصل جانبيه يفوز.
lesson-bridg-it-trees = تشكّل النقاط شجرتين بلا خط مشترك. إذا قطع الخصم إحداهما فصِلها بخط من الأخرى: لذلك يفوز من يبدأ.
diagram-bridg-it-cross = صورة: خطان لكل طرف
diagram-bridg-it-won = صورة: وصلت النقاط اليسار باليمين
diagram-bridg-it-trees = صورة: قطع الخصم شجرة، والمكان الذي يصلها مميز

## Intellector

game-intellector = إنتلكتور
rules-intellector =
    شطرنج على 59 خلية سداسية. يبدأ الأبيض ولكل طرف 14 قطعة، والصور تبين حركتها. تأسر القطعة بانتقالها إلى خلية قطعة الخصم. يفوز من يأسر مفكر الخصم ولا ينبهك أحد. في الصف الأخير يتحول المتقدم إلى قطعة أخرى غير المفكر. من لا نقلة له خسر. مئتا نقلة بلا أسر ولا خطوة لمتقدم تعادل. واختياريًا: لا تجاوز للصف الأوسط في أول نقلتين.
rules-intellector-official =
    شطرنج على 59 خلية سداسية. يبدأ الأبيض ولكل طرف 14 قطعة، والصور تبين حركتها. تأسر القطعة بانتقالها إلى خلية قطعة الخصم. يفوز من يأسر مفكر الخصم ولا ينبهك أحد. في الصف الأخير يتحول المتقدم إلى قطعة أخرى غير المفكر. من لا نقلة له خسر. للمحرر أن يخطو إلى جار خال. والقطعة بجوار مفكرها، غير المتقدم، لها أن تصير ما تأسره. والمفكر في الصف الأخير يفوز. التعادل: الوضع للمرة الثالثة أو ستون نقلة بلا أسر ولا متقدم. واختياريًا: لا تجاوز للصف الأوسط في أول نقلتين.
option-intellector-rules = القواعد
option-intellector-middle = أول نقلتين
value-intellector-rules-hse2020 = لعام 2020
value-intellector-rules-official = الرسمية
value-intellector-middle-no = إلى أي مكان
value-intellector-middle-yes = حتى الوسط
view-white-below = الأبيض &تحت
view-black-below = الأ&سود تحت
task-intellector = اختر قطعة ثم الخلية التي تذهب إليها.
refusal-no-piece = لا قطعة لك على { $place }
refusal-not-yours = القطعة على { $place } لخصمك
refusal-piece-stuck = لا مكان تذهب إليه القطعة على { $place }
refusal-out-of-reach = لا تستطيع هذه القطعة بلوغ { $place }
piece-white-defensor = المدافع الأبيض
piece-black-defensor = المدافع الأسود
piece-white-liberator = المحرر الأبيض
piece-black-liberator = المحرر الأسود
piece-white-aggressor = المهاجم الأبيض
piece-black-aggressor = المهاجم الأسود
piece-white-dominator = المسيطر الأبيض
piece-black-dominator = المسيطر الأسود
piece-white-progressor = المتقدم الأبيض
piece-black-progressor = المتقدم الأسود
piece-white-intellector = المفكر الأبيض
piece-black-intellector = المفكر الأسود
choice-defensor = يصبح المدافع
choice-liberator = يصبح المحرر
choice-aggressor = يصبح المهاجم
choice-dominator = يصبح المسيطر
choice-progressor = يصبح المتقدم
bot-alpha-beta = المستوى { $level }
plan-alpha-beta = { $level ->
    [one] يرى نقلة واحدة ({ $level }) إلى الأمام ويعد ما على الرقعة.
    [two] يرى نقلتين ({ $level }) إلى الأمام ويعد ما على الرقعة.
   *[other] يرى { $level } نقلات إلى الأمام ويعد ما على الرقعة.
}
bot-master = الأستاذ
plan-master = يحسب بعمق ما يتسع له الوقت، ولا سيما التبادلات والتهديدات، ويعرف مواضع القطع الجيدة.
reason-capture-intellector = يأسر مفكر الخصم ويفوز.
reason-breakthrough = يبلغ المفكر الصف الأخير ويفوز.
reason-takes-defensor = يأسر المدافع.
reason-takes-liberator = يأسر المحرر.
reason-takes-aggressor = يأسر المهاجم.
reason-takes-dominator = يأسر المسيطر.
reason-takes-progressor = يأسر المتقدم.
reason-turns = يأسر ويتحول إلى ما أسره.
reason-promotes = يتحول المتقدم إلى قطعة أقوى.
reason-saves-intellector = مفكرك مهدد من الخلية المعلَّمة، وبهذا ينجو.
reason-saves-piece = ينقذ قطعة مهددة.
reason-attacks-intellector = يهدد مفكر الخصم.
lessons-intellector = كيف تتحرك القطع
lesson-intellector-progressor =
    يخطو إلى الأمام مستقيمًا أو مائلًا وكذلك يأسر، ولا يعود أبدًا. وفي النهاية يصير قطعة أخرى.
diagram-intellector-progressor = بداية اللعبة: المتقدم الأبيض من e2 يستطيع بلوغ e3 أو d2 أو f2.
lesson-intellector-defensor =
    يخطو إلى أي خلية مجاورة. يبقى قرب المفكر، ولهما تبادل المكان.
diagram-intellector-defensor = المدافع من d2 يستطيع بلوغ c3 أو d1 أو d3 أو e3، وعلى الخليتين الأخريين قطعتان من قطعه.
lesson-intellector-liberator =
    يقفز إلى الخلية الثانية في الخط فوق كل ما بينهما.
diagram-intellector-liberator = المحرر من b3 يستطيع بلوغ b5 أو b1 أو d4 أو d2.
lesson-intellector-aggressor =
    يسير بعيدًا عبر الزوايا حتى بين قطعتين، ويبقى على لون واحد.
diagram-intellector-aggressor = المهاجم من e4 يرى إحدى عشرة خلية، وعلى c7 وg7 يأسر مهاجمي الخصم.
lesson-intellector-dominator =
    يسير عبر الأضلاع في ستة اتجاهات ما دام الطريق خاليًا. هو الأقوى.
diagram-intellector-dominator = المسيطر من a4 يرى إحدى عشرة خلية، وعلى a5 يأسر متقدمًا.
lesson-intellector-intellector =
    لا يخطو إلا إلى جار خال ولا يأسر. من فقده خسر.
diagram-intellector-intellector = المفكر من e1 يستطيع بلوغ d1 الخالية أو تبادل المكان مع المدافع على f1.
lesson-intellector-exercise-one =
    تمرين: الأبيض يأسر المفكر في نقلتين. انتبه للمحرر. (الحل: d2-d4.)
lesson-intellector-exercise-two =
    تمرين: الأبيض يأسر المفكر في نقلتين. المسيطر قريب بالفعل. (الحل: h6xg6.)
lesson-intellector-exercise-three =
    تمرين: الأبيض يأسر المفكر في نقلتين. أحيانًا يجب أسر شيء أولًا. (الحل: f3xf6.)
diagram-intellector-exercise-one = المفكر الأسود على d6 والمحرر الأبيض على d2.
diagram-intellector-exercise-two = المفكر الأسود على f6 والمسيطر الأبيض على h6.
diagram-intellector-exercise-three = المفكر الأسود على e7 والمسيطر الأبيض على f3.

game-virus-war = حرب الفيروسات
option-virus-war-size = الضلع
option-virus-war-pass = الدور كله
option-virus-war-first = الدور الأول
option-virus-war-full = من لا خطوة له
value-virus-war-pass-no = واجب
value-virus-war-pass-yes = يمكن تركه
value-virus-war-first-3 = ثلاث خطوات
value-virus-war-first-1 = خطوة واحدة
value-virus-war-full-no = يفقد الباقي
value-virus-war-full-yes = يخسر
rules-virus-war =
    يبدأ اللاعبان من زاويتين متقابلتين، وفي كل دور ثلاث خطوات. تضع الخطوة فيروسًا في خانة فارغة أو تأكل فيروسًا للخصم؛ وتبقى تلك الخانة حصنًا للآكل حتى آخر اللعبة. يجب أن تجاور الخطوة، ولو قطريًا، فيروسًا حيًا لك أو حصنًا تلامس سلسلته فيروسًا حيًا لك. أول خطوة لكل لاعب هي زاويته. من لا يجد مكانًا يفقد بقية دوره. يفوز من يأكل آخر فيروس للخصم؛ وإذا لم يجد أحدهما مكانًا فهو تعادل. يمكن اختيار: ترك الدور كله (تركان متتاليان تعادل)، أو دور أول بخطوة واحدة، أو أن يخسر من لا يستطيع إكمال خطواته.
task-virus-war-enter = ادخل من زاويتك حيث النقطة.
task-virus-war-three = ثلاث خطوات: النقطة خانة فارغة، والإطار المتقطع فيروس يمكن أكله.
task-virus-war-two = بقيت خطوتان.
task-virus-war-one = بقيت خطوة واحدة.
news-turn-lost = لا مكان للطرف الآخر، وقد فقد دوره.
news-stuck = لا مكان للطرف الآخر الآن.
refusal-corner = الخطوة الأولى في زاويتك، لا في { $place }
refusal-fortress = في { $place } حصن، وهو باقٍ
refusal-own-virus = في { $place } فيروس لك
refusal-not-near = { $place } لا تجاور فيروسًا لك ولا حصنًا متصلًا به
piece-cross-fortress = حصن الإكسات
piece-nought-fortress = حصن الدوائر
bot-turns = الأدوار الكاملة، المستوى { $level }
bot-short-turns = الأدوار { $level }
plan-turns = { $level ->
        [1] يختار أفضل دور كامل.
        [2] ينظر في الأدوار الكاملة والردود ويخطئ كثيرًا.
        [3] ينظر في الأدوار الكاملة والردود.
       *[other] ينظر في الأدوار الكاملة إلى أبعد ما يسمح به الوقت.
    }
reason-eat-last = يأكل آخر فيروس ويفوز.
reason-win-turn = { $count ->
        [0] يفوز في هذا الدور.
        [one] يفوز بخطوة واحدة.
        [two] يفوز في هذا الدور بخطوتين.
        [few] يفوز في هذا الدور بعد { $count } خطوات.
        [many] يفوز في هذا الدور بعد { $count } خطوة.
       *[other] يفوز في هذا الدور بعد { $count } خطوة.
    }
reason-only-step = هذه هي الخطوة الوحيدة الممكنة.
reason-refuse-turn = كل خطوة تضر: ترك الدور أفضل.
reason-cut-forts = { $count ->
        [0] يفصل حصونًا عن فيروسات الخصم الحية.
        [one] الحصون التي تُفصل عن فيروسات الخصم: حصن واحد.
        [two] الحصون التي تُفصل عن فيروسات الخصم: حصنان.
        [few] الحصون التي تُفصل عن فيروسات الخصم: { $count } حصون.
        [many] الحصون التي تُفصل عن فيروسات الخصم: { $count } حصنًا.
       *[other] الحصون التي تُفصل عن فيروسات الخصم: { $count } حصن.
    }
reason-cut-viruses = { $count ->
        [0] يفصل فيروسات عن حصنها.
        [one] الفيروسات التي تُفصل عن حصنها: فيروس واحد.
        [two] الفيروسات التي تُفصل عن حصنها: فيروسان.
        [few] الفيروسات التي تُفصل عن حصنها: { $count } فيروسات.
        [many] الفيروسات التي تُفصل عن حصنها: { $count } فيروسًا.
       *[other] الفيروسات التي تُفصل عن حصنها: { $count } فيروس.
    }
reason-save-viruses = { $count ->
        [0] ينقذ فيروساتك.
        [one] الفيروسات التي تُنقذ: فيروس واحد.
        [two] الفيروسات التي تُنقذ: فيروسان.
        [few] الفيروسات التي تُنقذ: { $count } فيروسات.
        [many] الفيروسات التي تُنقذ: { $count } فيروسًا.
       *[other] الفيروسات التي تُنقذ: { $count } فيروس.
    }
reason-chain-forts = { $count ->
        [0] يطيل سلسلة الحصون.
        [one] طول سلسلة الحصون: حصن واحد.
        [two] طول سلسلة الحصون: حصنان.
        [few] طول سلسلة الحصون: { $count } حصون.
        [many] طول سلسلة الحصون: { $count } حصنًا.
       *[other] طول سلسلة الحصون: { $count } حصن.
    }
reason-eat-viruses = { $count ->
        [0] يأكل فيروسات.
        [one] الفيروسات التي تؤكل: فيروس واحد.
        [two] الفيروسات التي تؤكل في هذا الدور: فيروسان.
        [few] الفيروسات التي تؤكل في هذا الدور: { $count } فيروسات.
        [many] الفيروسات التي تؤكل في هذا الدور: { $count } فيروسًا.
       *[other] الفيروسات التي تؤكل في هذا الدور: { $count } فيروس.
    }
reason-attack-viruses = { $count ->
        [0] يصل إلى فيروسات الخصم.
        [one] فيروسات الخصم التي تصبح في المتناول: فيروس واحد.
        [two] فيروسات الخصم التي تصبح في المتناول: فيروسان.
        [few] فيروسات الخصم التي تصبح في المتناول: { $count } فيروسات.
        [many] فيروسات الخصم التي تصبح في المتناول: { $count } فيروسًا.
       *[other] فيروسات الخصم التي تصبح في المتناول: { $count } فيروس.
    }
reason-spread-viruses = { $count ->
        [0] يفتح طريقًا إلى خانات فارغة.
        [one] الخانات الفارغة التي تصبح في المتناول: خانة واحدة.
        [two] الخانات الفارغة التي تصبح في المتناول: خانتان.
        [few] الخانات الفارغة التي تصبح في المتناول: { $count } خانات.
        [many] الخانات الفارغة التي تصبح في المتناول: { $count } خانة.
       *[other] الخانات الفارغة التي تصبح في المتناول: { $count } خانة.
    }
reason-fill-ground = يملأ أرضه؛ لا شيء أفضل.
lessons-virus-war = كيف تنتشر الفيروسات وتأكل
lesson-virus-war-steps = خطوات الدور الثلاث تتتابع، وكل واحدة تعتمد على ما قبلها. الفيروس المأكول لا يأكله أحد بعد ذلك: الحصن جسر أيضًا يُكمل منه الطريق.
lesson-virus-war-chain = لا يعمل الحصن إلا ما دامت سلسلته تلامس فيروسًا حيًا. من يأكل ذلك الفيروس يوقف السلسلة كلها: الحصن الذي بلا لون خلفه لا يعمل الآن.
diagram-virus-war-steps = صورة: أول دور للإكسات من الزاوية
diagram-virus-war-fortress = صورة: أكلت الدوائر c3 وصار حصنًا لها
diagram-virus-war-chain = صورة: حصنان للإكسات متصلان بالفيروس في c3
diagram-virus-war-cut = صورة: أكلت الدوائر c3 ولم تعد حصون الإكسات تعمل

game-dots = النقاط
option-dots-size = الرقعة
option-dots-start = البداية
option-dots-zone = النقاط الأولى
option-dots-stop = قف
value-dots-start-empty = رقعة فارغة
value-dots-start-cross = صليب في الوسط
value-dots-zone-no = في أي مكان
value-dots-zone-yes = في الوسط
value-dots-stop-free = قف بلا خسارة
value-dots-stop-grounded = قف بخسارة
rules-dots =
    يضع اللاعبان بالتناوب نقاطًا على تقاطعات ورق المربعات. النقاط المتجاورة من لون واحد، ولو قطريًا، سلسلة. السلسلة المغلقة حول نقطة واحدة للخصم على الأقل تأسر المنطقة كلها: النقاط التي فيها ميتة، ونقاطك المأسورة تحيا من جديد، ولا يضع أحد فيها نقطة بعد ذلك. والسلسلة التي لا تحيط بنقطة للخصم تغلق قاعدة فارغة؛ ونقطة الخصم فيها تؤسر فورًا ما لم تحط هي بشيء. حافة الرقعة ليست جدارًا. في رقعة 39 × 32 توضع النقاط الأولى في المنطقة الوسطى. تنتهي اللعبة حين لا يبقى مكان أو حين يقول أحدهما قف؛ ويفوز من أسر نقاطًا أكثر. ويمكن اختيار أن تكلف قف النقاط غير المتصلة بالحافة.
task-dots = أحط بنقاط الخصم بسلسلة مغلقة.
task-dots-zone = النقطة الأولى داخل الإطار في الوسط.
action-stop = ق&ف
refusal-captured = { $place } داخل منطقة مأسورة
refusal-zone = النقطة الأولى في المنطقة الوسطى، لا في { $place }
side-red = الأحمر
side-blue = الأزرق
won-red = فاز الأحمر!
won-blue = فاز الأزرق!
piece-red-dot = نقطة حمراء
piece-blue-dot = نقطة زرقاء
piece-captured-red-dot = نقطة حمراء مأسورة
piece-captured-blue-dot = نقطة زرقاء مأسورة
piece-red-area = منطقة حمراء
piece-blue-area = منطقة زرقاء
bot-traps = الفخاخ
bot-monte-carlo = ألف مباراة، المستوى { $level }
bot-short-monte-carlo = مباريات { $level }
plan-traps = يبحث عن الفخاخ والسلالم أربع نقلات إلى الأمام.
plan-monte-carlo = { $level ->
        [1] يلعب مئات المباريات العشوائية ويذهب إلى حيث الفوز.
        [2] يلعب آلاف المباريات العشوائية ويذهب إلى حيث الفوز.
       *[other] يلعب من المباريات العشوائية قدر ما يسمح به الوقت.
    }
reason-surround-dots = { $count ->
        [0] يحيط بنقاط الخصم.
        [one] النقاط التي تُحاط: نقطة واحدة.
        [two] النقاط التي تُحاط: نقطتان.
        [few] النقاط التي تُحاط: { $count } نقاط.
        [many] النقاط التي تُحاط: { $count } نقطة.
       *[other] النقاط التي تُحاط: { $count } نقطة.
    }
reason-save-dots = { $count ->
        [0] ينقذ نقاطك.
        [one] النقاط التي تُنقذ: نقطة واحدة.
        [two] النقاط التي تُنقذ: نقطتان.
        [few] النقاط التي تُنقذ: { $count } نقاط.
        [many] النقاط التي تُنقذ: { $count } نقطة.
       *[other] النقاط التي تُنقذ: { $count } نقطة.
    }
reason-trap-dots = { $count ->
        [0] فخ: تهديد في مكانين.
        [one] فخ، تهديد في مكانين: نقطة واحدة.
        [two] فخ، تهديد في مكانين: نقطتان.
        [few] فخ، تهديد في مكانين: { $count } نقاط.
        [many] فخ، تهديد في مكانين: { $count } نقطة.
       *[other] فخ، تهديد في مكانين: { $count } نقطة.
    }
reason-threaten-dots = { $count ->
        [0] يهدد بالإحاطة.
        [one] النقاط المهددة بالإحاطة: نقطة واحدة.
        [two] النقاط المهددة بالإحاطة: نقطتان.
        [few] النقاط المهددة بالإحاطة: { $count } نقاط.
        [many] النقاط المهددة بالإحاطة: { $count } نقطة.
       *[other] النقاط المهددة بالإحاطة: { $count } نقطة.
    }
reason-empty-base = يغلق قاعدة لا يدخلها الخصم بعد ذلك.
reason-link-chains = يصل سلاسلك.
reason-games-by-chance = في المباريات العشوائية يكثر الفوز من هنا.
reason-nothing-open = لا مكان لنقطة.
lessons-dots = كيف تُحاط النقاط
lesson-dots-surround = السلسلة المغلقة من نقاط متجاورة تأسر كل ما فيها إن كانت فيها نقطة واحدة للخصم على الأقل. تكفي أربع نقاط لواحدة.
lesson-dots-base = القاعدة الفارغة لا تأسر شيئًا، لكن من يدخلها يؤسر فورًا ما لم يحط بشيء.
diagram-dots-threat = صورة: حول النقطة الزرقاء في c3 ثلاث حمراء
diagram-dots-captured = صورة: النقطة الحمراء الرابعة في c2 أسرت c3
diagram-dots-base = صورة: أغلق الأحمر قاعدة فارغة حول c3
diagram-dots-trapped = صورة: دخل الأزرق c3 فأُسر
