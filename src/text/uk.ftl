# Українська. «&» стоїть перед літерою, яка діє з клавішею Alt.

## Ігри, суперники

game-tic-tac-toe = Хрестики-нулики 3 × 3
game-gomoku = П’ять у ряд
whole-name = { $game }, { $variant }
sized-name = { $game } { $size }
option-gomoku-board = Поле
value-gomoku-board-endless = без меж
option-gomoku-rule = Ряд
value-gomoku-rule-free = 5 і більше
value-gomoku-rule-exact = рівно 5
option-gomoku-opening = Дебют
value-gomoku-opening-none = без дебюту
value-gomoku-opening-swap2 = обмін
option-tic-tac-toe-begin = Починають
value-tic-tac-toe-begin-crosses = починають хрестики
value-tic-tac-toe-begin-noughts = починають нулики
option-tic-tac-toe-misere = Трійка
value-tic-tac-toe-misere-no = трійка виграє
value-tic-tac-toe-misere-yes = піддавки

bot-level-1 = Комп’ютер, рівень 1
bot-level-2 = Комп’ютер, рівень 2
bot-level-3 = Комп’ютер, рівень 3
bot-weights = Матриця ваг
bot-phases = Три етапи
bot-first-free = Перша вільна
bot-random = Випадковий
bot-neighbour = Сусідній
bot-attacks = Атаки
bot-engine = Рівень { $level }: { $level ->
    [1] новачок
    [2] учень
    [3] гравець
    [4] вправний гравець
    [5] знавець
   *[6] майстер
}
bot-short-engine = Рівень { $level }

type-two-people = Два гравці

plan-level-1 = ходить навмання: усі вільні клітинки рівні.
plan-level-2 = бере центр, завершує трійку або зупиняє вашу.
plan-level-3 = прораховує гру до кінця й ніколи не програє.
plan-weights = додає ваги ліній, центру й кутів, бере найважчу.
plan-phases = виграє або захищається, інакше бере першу вільну.
plan-first-free = ходить у порядку читання.
plan-random = ходить навмання, будь-куди.
plan-neighbour = ходить навмання, але завжди поруч із якоюсь позначкою.
plan-attacks = додає атаки обох сторін у кожній клітинці й бере найважчу; на відповідь не зважає.
plan-engine = { $level ->
    [1] бачить на один хід уперед і часто помиляється.
    [2] бачить на один хід уперед і часом помиляється.
    [3] бачить на два ходи вперед.
    [4] бачить на три ходи вперед і короткі серії четвірок.
    [5] бачить на шість ходів уперед і довгі серії четвірок.
   *[6] бачить так далеко, як може, і шукає доведений виграш.
}

## Вхід

login-title = Вхід
login-name = Ім’я гравця:
login-note = Ім’я буде видно під час гри та в результатах.
login-known = Відомі гравці:
login-remove = &Видалити
login-restore = &Повернути
login-remove-sure = Видалити гравця { $player } з усіма його іграми? Кнопка «Повернути» діє, доки відкрите це вікно.
login-empty = Введіть ім’я гравця. Порожнє ім’я чи самі пробіли не підходять.
login-long = Ім’я може містити до { $most } символів, а це містить { $length }.
login-marks = В імені забагато значків над літерами та під ними.

ok = OK
cancel = Скасувати
close = Закрити

## Головне меню

menu-title = Хрестики-нулики
menu-greeting = Вітаємо, { $player }!
menu-play = &Грати
menu-rules = &Правила гри
menu-quit = &Вихід
menu-results = &Результати
menu-settings = &Налаштування
menu-picture = Малюнок: партія у хрестики-нулики з виграшною діагоналлю

## Гра

field-title = Гра
field-type = Тип гри
field-choose-type = Спочатку виберіть тип гри!
field-begins = Хто починає
field-begins-me = Я
field-begins-computer = Комп’ютер
field-begins-other = Суперник
field-begins-chance = Випадково
field-mark = Мій знак
field-mark-cross = хрестик
field-mark-nought = нулик
field-mark-chance = випадково
field-confirm = Підтверджувати ходи
field-go = &Ходити
field-turn = Хід
field-turn-cross = Ходять хрестики
field-turn-nought = Ходять нулики
field-turn-nobody = Зараз ніхто не ходить
field-new = &Нова гра
field-undo = Хід на&зад
field-redo = Хід вп&еред
field-hint = &Підказка
field-main-menu = Головне &меню
field-close-picture = клацніть або натисніть будь-яку клавішу

## Клітинки

panel = рядок { $row }, стовпець { $column }, { $content }
panel-empty = порожньо
piece-cross = хрестик
piece-nought = нулик
panel-cross-meant = хрестик, не підтверджено
panel-nought-meant = нулик, не підтверджено
panel-won = { $panel }, у виграшній трійці
panel-hint = { $panel }, порада
panel-opinion = { $panel }, { $opinion }

## Рядок стану

status-choose-type = Виберіть тип гри
status-choose-type-more = Гра почнеться, щойно ви виберете тип у списку праворуч.
status-your-turn = Ваш хід
status-your-turn-more = Ви граєте { $mark ->
        [cross] хрестиками
       *[nought] нуликами
    }. Клацніть вільну клітинку.
status-thinking = Комп’ютер думає…
status-thinking-more = Суперник: { $opponent }.
status-cross-turn = Ходять хрестики
status-nought-turn = Ходять нулики
status-people-more = Двоє грають за одним комп’ютером.
status-confirm-more = Клацніть знак ще раз, щоб забрати його, або підтвердьте хід кнопкою «Ходити».
status-next-game-more = Цей вибір діє з наступної гри.
status-draw-more = Ні в кого немає трьох у ряд. Спробуйте ще раз.
status-resigned = Суперник здався.
status-you-resigned = Ви здалися.
status-agreed = Гравці погодилися на нічию.
status-line = { $kind ->
        [row] Рядок
        [column] Стовпець
       *[diagonal] Діагональ
    } { $from }–{ $to }
status-two-lines = { $first } + { $second }
status-won-more = { $line } – усі три ваші.
status-lost-more = { $line } – усі три в комп’ютера.
status-cross-won-more = { $line } – три хрестики в ряд.
status-nought-won-more = { $line } – три нулики в ряд.
status-hint = Порада: { $cell }

result-you-won = Ви виграли!
result-you-lost = Ви програли
result-draw = Нічия
won-crosses = Хрестики виграли!
won-noughts = Нулики виграли!

score = { $first } { $wins } : { $losses } { $second }
score-draws = нічиї: { $draws }
score-computer = Комп’ютер
score-crosses = Хрестики
score-noughts = Нулики
score-spoken = Рахунок: { $score }, { $draws }
twin = { $mark } { $name }
twin-spoken = { $name } ({ $mark })

## Рядок меню

bar-game = &Гра
bar-view = &Вигляд
bar-help = &Довідка
bar-new = &Нова гра
bar-undo = Хід на&зад
bar-redo = Хід вп&еред
bar-hint = &Підказка
bar-resign = Зда&тися…
bar-agree-draw = Нічия за зго&дою…
bar-load = &Відкрити…
bar-save = Зберегти &як…
bar-copy = &Копіювати позицію
bar-paste = Вст&авити
bar-results = &Результати
bar-settings = Нала&штування
bar-main-menu = Головне &меню
bar-quit = Ви&хід
bar-weights = &Ваги клітинок
bar-rules = &Правила гри
bar-keys = &Клавіші
bar-about = Пр&о програму
bar = Рядок меню

## Причини: чому саме туди

reason-win = Тут ви виграєте.
reason-block = Інакше суперник виграє тут.
reason-fork = Подвійна загроза: суперник відіб’є лише одну.
reason-force = { $count ->
        [0] Звідси ви виграєте, хоч би як грав суперник.
       *[other] Звідси ви виграєте, хоч би як грав суперник: { $count ->
            [one] { $count } хід
            [few] { $count } ходи
            [many] { $count } ходів
           *[other] { $count } ходу
        }.
    }
reason-block-fork = Інакше суперник створить подвійну загрозу.
reason-centre = Через центр проходить найбільше ліній.
reason-hold = Інший хід програє, а цей утримує нічию.
reason-trap = Якщо суперник помилиться, ви виграєте.
reason-corner = Через кут проходять три лінії, через край – лише дві.
reason-edge = Нічого кращого вже не лишилося.
reason-only-move = Це остання вільна клітинка.
reason-draw = Гра закінчиться внічию, хоч би куди ви пішли.
reason-random = Вибрано навмання.
reason-block-four = Інакше суперник зробить тут відкриту четвірку або дві четвірки відразу.
reason-block-three = Блокує відкриту трійку.
reason-fours = { $count ->
        [0] Виграшна серія четвірок.
       *[other] Виграшна серія четвірок, { $count ->
            [one] { $count } хід
            [few] { $count } ходи
            [many] { $count } ходів
           *[other] { $count } ходу
        }.
    }
reason-threes = { $count ->
        [0] Виграшна серія четвірок і відкритих трійок.
       *[other] Виграшна серія четвірок і відкритих трійок, { $count ->
            [one] { $count } хід
            [few] { $count } ходи
            [many] { $count } ходів
           *[other] { $count } ходу
        }.
    }
reason-opening = Гру починають біля центру.
reason-search = Найкращий хід, наскільки мені видно.
reason-first-free = Перша вільна клітинка в порядку читання.

## Правила, за якими ходить суперник, як вони стоять у клітинках

rule-win = виграш
rule-block = захист
rule-centre = центр
rule-random = навмання
rule-first-free = перша вільна

## Правила гри

help-title = Правила гри
help-rules-heading = Як грати
rules-tic-tac-toe =
    Грають на полі 3 × 3. Гравці по черзі ставлять свій знак – хрестик або нулик – у вільну клітинку. Виграє той, хто перший поставить три свої знаки в рядок, стовпець або по діагоналі. Якщо поле заповнене, а трьох у ряд немає, – нічия.
rules-tic-tac-toe-misere =
    Грають на полі 3 × 3. Гравці по черзі ставлять свій знак – хрестик або нулик – у вільну клітинку. Програє той, хто перший поставить три свої знаки в рядок, стовпець або по діагоналі. Якщо поле заповнене, а трьох у ряд немає, – нічия.
lessons-tic-tac-toe = Як не програти
lesson-tic-tac-toe-centre =
    Починаєте ви? Ходіть у центр. Через нього проходять чотири лінії, через кут – три, через край – лише дві.
lesson-tic-tac-toe-corner =
    Суперник почав із центру? Відповідайте в кут. Далі досить вчасно захищатися, і буде нічия.
lesson-tic-tac-toe-edge =
    Край – це помилка. Хрестик займає кут, нулик мусить захищатися в протилежному, а третій хрестик загрожує одразу у двох місцях. Обидва не закрити.
help-levels-heading = Суперники
diagram-tic-tac-toe-centre = Малюнок: хрестик у центрі порожнього поля
diagram-tic-tac-toe-corner = Малюнок: хрестик у центрі, нулик у лівому верхньому куті
diagram-tic-tac-toe-edge = Малюнок: хрестики в центрі та в лівому верхньому куті, нулик на верхньому краю
diagram-tic-tac-toe-fork = Малюнок: хрестик загрожує одразу у двох місцях

## Клавіші

keys-title = Клавіші
keys-heading = Клавіші
keys-arrows = стрілки
keys-arrows-do = переміщення по клітинках
keys-enter = Enter, пробіл
keys-enter-do = поставити знак
keys-digits = 1 – 9
keys-digits-do = клітинки, як на цифровій клавіатурі: 7 ліворуч угорі
keys-escape = Escape
keys-escape-do = закрити малюнок, інакше повернутися до меню
keys-new = Ctrl+N
keys-new-do = нова гра
keys-undo = Ctrl+Z
keys-undo-do = хід назад
keys-redo = Ctrl+Y, Ctrl+Shift+Z
keys-redo-do = хід уперед
keys-hint = Ctrl+H
keys-hint-do = підказати найкращий хід
keys-weights = T
keys-weights-do = ваги: що суперник думає про клітинки
keys-help = F1
keys-help-do = правила гри
keys-zoom = Ctrl+плюс, мінус, 0
keys-zoom-do = збільшити вікна, зменшити, повернути розмір
keys-quit = Ctrl+Q
keys-quit-do = вихід

## Про програму

about-title = Про програму
about-version = Версія { $version }
about-what = Ігри на папері із суперниками, яким можна зазирнути в думки. Почалося все з хрестиків-нуликів за зразком студентської роботи: три форми, дев’ять панелей.
about-toolkit = Вікна малює FLTK, https://www.fltk.org
about-licence = Ліцензія MIT

## Вікно повідомлення

message-title = Хрестики-нулики

## Продовження

resume = Продовжити незакінчену гру? { $game }, суперник: { $opponent }
resume-yes = &Продовжити
resume-no = &Не треба

resign-sure = Справді здатися? Тоді гру виграє суперник.
resign-yes = &Здатися
agree-draw-sure = Обидва гравці згодні на нічию?
agree-draw-yes = З&годні
end-no = Г&рати далі

## Результати

date = { $day }.{ $month }.{ $year } { $time }
decimal-mark = ,

results-title = Результати
results-player = Гравець
results-game = Гра
results-opponent = Суперник
results-all = Усі
results-table = Результати за гравцем, грою та суперником
results-wins = Перемоги
results-draws = Нічиї
results-losses = Поразки
results-percent = %
results-series = Серія
results-plies = Ходи
results-chart = Динаміка: { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[many] { $wins } перемог
    }, { $draws ->
        [one] { $draws } нічия
        [few] { $draws } нічиї
       *[many] { $draws } нічиїх
    }, { $losses ->
        [one] { $losses } поразка
        [few] { $losses } поразки
       *[many] { $losses } поразок
    }
results-games = Останні ігри
results-when = Коли
results-ending = Підсумок
results-duration = Час
results-open = &Переглянути
results-export = &Експорт…

ending-win = перемога
ending-draw = нічия
ending-loss = поразка
ending-none = недограна
ending-agreed = нічия за згодою
ending-resigned = { $ending }, здача
ending-forfeit = { $ending }, збій
ending-points = { $ending } { $own } : { $other }
ending-why = { $ending } – { $why }
why-resigned = суперник здався
why-you-resigned = ви здалися
why-forfeit = програма суперника підвела

## Перегляд гри

replay-title = Перегляд гри
replay-players = { $game }: { $player } – { $opponent }
replay-winner = Переможець: { $name }
replay-start = Початок гри
replay-ply = Хід { $ply } з { $plies }: { $notation }
replay-picture = Позиція: { $board }
replay-moves = Ходи
replay-number = №
side-first = перший
side-second = другий
side-crosses = хрестик
side-noughts = нулик
replay-continue = &Грати звідси
replay-save = &Зберегти як…
replay-copy = &Копіювати
replay-unknown = Цю гру неможливо переглянути: програма її не знає або її ходи не за правилами.
replay-no-form = Цю гру можна лише переглядати.
replay-gone = Цієї гри тут уже немає.
step-start = на початок
step-back = на хід назад
step-on = на хід уперед
step-end = у кінець

## Файли

file-open = Відкрити гру
file-save = Зберегти гру
file-export = Експорт результатів
file-game = Запис гри
file-table = Таблиця CSV
file-name = Ім’я файлу:
file-choose = &Відкрити
file-write = &Зберегти
file-exists = Файл із таким ім’ям уже існує.
file-replace = За&мінити
file-failed = Не вдалося опрацювати файл { $file }: { $cause }.
file-bad = { $file }: це не запис гри. { $cause }
file-no-game = Гри ще немає. Спочатку виберіть тип гри!
clipboard = Буфер обміну

notice-line = { $file }: { $kind }.
notice-cause = { $kind } ({ $cause })
notice-at-line = рядок { $line }
notice-rescued = { $text } { $games ->
        [one] З нього врятовано { $games } гру.
        [few] З нього врятовано { $games } гри.
       *[other] З нього врятовано { $games } ігор.
    }
notice-moved = { $text } Файл збережено окремо як { $aside }.
notice-not-saving = Результати не зберігаються.
trouble-damaged = файл пошкоджено
trouble-empty = файл порожній
trouble-foreign = це не файл цієї програми
trouble-newer = файл записала новіша версія програми; його можна читати, але не змінювати
trouble-no-rights = немає права записувати у файл або в його папку
trouble-read-only = на цей диск не можна записувати
trouble-disk-full = на диску немає місця
trouble-busy = файл зайнятий іншою програмою
trouble-no-folder = папки немає, і створити її неможливо
trouble-folder = це папка, а не файл
trouble-not-file = це не звичайний файл
trouble-dead-link = посилання нікуди не веде
trouble-broken = файл не вдається ні прочитати, ні записати
trouble-bad-value = у налаштуваннях є неприпустиме значення

## Налаштування

settings-title = Налаштування
settings-language = Мова
settings-theme = Вигляд
settings-delay = Комп’ютер відповідає
settings-confirm = Підтверджувати ходи
settings-no-letters = { $name } – бракує шрифту
language-uk = Українська
language-ru = Російська (Russkij)
language-zh = Китайська (Zhongwen)
language-ar = Арабська (al-Arabija)
theme-paper = Зошит
theme-grey = Сіра форма
theme-dark = Темний
theme-contrast = Високий контраст
delay-none = одразу
delay = через { $ms } мс

## Інші ігри

game-wild = Дикі хрестики-нулики
option-wild-misere = Трійка
value-wild-misere-no = трійка виграє
value-wild-misere-yes = піддавки
bot-careful = Обережний
bot-perfect = Бездоганний
plan-careful = виграє, якщо може, інакше не програє одразу й не залишає виграшу за один хід.
plan-perfect = знає гру до кінця й ніколи не грає гірше, ніж мусить.
reason-even = Гра рівна, хоч як ходіть.
reason-delay = Програє кожен хід, цей – найпізніше.
reason-guess = Часу на роздуми не було.

menu-games = Інші &ігри
bar-games = Інші і&гри…
games-title = Інші ігри
games-heading = Оберіть гру

## Стіл

bar-move-for-me = Хай ходить комп’&ютер
bar-opinions = Що &думає суперник
bar-whole = &Уся гра
bar-latest = &Останній хід
table-numbers = Числа на полі: що думає про ходи { $opponent }
size-other = інша…
size-part = { $option }, { $part ->
    [1] перше число
   *[2] друге число
}
table-first = Перший гравець
table-second = Другий гравець
table-person = Людина
table-other = Другий гравець
table-time = час { $time }
table-time-points = час { $time }, очки: { $points }
table-again = Наступна гра почнеться сама
table-run = Да&лі
table-pause = П&ауза
table-single = &Хід
table-speed = Швидкість
speed-slow = повільно
speed-medium = середньо
speed-fast = швидко
table-move = хід
table-map = Карта всієї гри
table-board = Поле: { $place }
table-board-empty = Поле
table-place = { $name }, { $content }
table-edge = ребро між { $from } і { $to }, { $state ->
        [drawn] проведене
       *[free] вільне
    }
table-turn = Ходить { $name }
table-won = Виграє { $name }
table-held = Пауза
table-plan = { $opponent }: { $plan }
table-your-turn-more = Клацніть на місце або введіть хід з клавіатури.
table-picked-more = Тепер оберіть, куди.
table-choose-more = Тепер виберіть одну з можливостей.
table-moved-for-you = За вас ходив комп’ютер ({ $opponent }): { $notation }.
table-looking-more = Ви дивитеся попередній хід. Клацання або Escape поверне назад.
table-over-more = Ходів: { $plies }.
table-typed = Хід: { $text }
table-typed-more = Enter – зіграти, Escape – скасувати.
table-no-move = «{ $text }» – це не хід
table-no-move-more = Пишіть, наприклад, { $example }, так, як у списку ходів.

rules-five =
    Гравці по черзі ставлять хрестик або нулик на вільні клітинки. Хто першим має п’ять своїх знаків у ряд – по горизонталі, вертикалі чи діагоналі, – той виграє; довший ряд теж рахується. Повне поле без п’ятірки – нічия.
rules-five-endless =
    Гравці по черзі ставлять хрестик або нулик на вільні клітинки. Хто першим має п’ять своїх знаків у ряд – по горизонталі, вертикалі чи діагоналі, – той виграє; довший ряд теж рахується. Аркуш без меж завжди сягає щонайменше на дев’ять вільних клітинок за крайні знаки.
rules-five-exact =
    Гравці по черзі ставлять хрестик або нулик на вільні клітинки. Виграють рівно п’ять знаків у ряд – по горизонталі, вертикалі чи діагоналі; шість і більше не рахуються. Повне поле без п’ятірки – нічия.
rules-five-endless-exact =
    Гравці по черзі ставлять хрестик або нулик на вільні клітинки. Виграють рівно п’ять знаків у ряд – по горизонталі, вертикалі чи діагоналі; шість і більше не рахуються. Аркуш без меж завжди сягає щонайменше на дев’ять вільних клітинок за крайні знаки.
rules-five-swap2 =
    Перший гравець ставить три знаки: хрестик, нулик, хрестик. Другий бере хрестики, або нулики (їхній хід), або ставить ще нулик і хрестик, і тоді вибирає перший. Далі гра йде як завжди: виграють п’ять або більше знаків у ряд.
rules-five-exact-swap2 =
    Перший гравець ставить три знаки: хрестик, нулик, хрестик. Другий бере хрестики, або нулики (їхній хід), або ставить ще нулик і хрестик, і тоді вибирає перший. Далі гра йде як завжди: виграють рівно п’ять знаків у ряд; шість і більше не рахуються.
rules-wild =
    Грають на полі 3 × 3, і обидва гравці можуть малювати і хрестик, і нулик. Спершу оберіть знак, потім клітинку. Хто завершить три однакові знаки в ряд, той виграє, хоч би хто намалював решту. Повне поле без трійки – нічия.
rules-wild-misere =
    Грають на полі 3 × 3, і обидва гравці можуть малювати і хрестик, і нулик. Спершу оберіть знак, потім клітинку. Хто завершить три однакові знаки в ряд, той програє, хоч би хто намалював решту. Повне поле без трійки – нічия.
keys-type = наприклад h8
keys-type-do = хід із клавіатури; Enter грає його одразу
keys-for-me = D
keys-for-me-do = комп’ютер ходить за вас
keys-sight = Home, End
keys-sight-do = уся гра, останній хід
keys-wheel = коліщатко, з Ctrl
keys-wheel-do = посунути поле, збільшити його

## Чому система відмовляє

denied-not-found = такого файлу чи папки немає
denied-no-rights = у вас немає на це права
denied-folder = це папка, а не файл
denied-not-folder = частина шляху не є папкою
denied-not-file = це не звичайний файл
denied-full = на диску немає місця
denied-read-only = на цей диск не можна записувати
denied-busy = його використовує інша програма
denied-bad-name = файл не може мати такої назви

## Що не так із записом

fault-place = Рядок { $line }, символ { $column }: { $reason }.
fault-too-long = текст задовгий для запису: може мати до { $most } байтів
fault-utf16 = текст у UTF-16, збережіть його в UTF-8
fault-not-utf8 = ці байти не є UTF-8, збережіть текст в UTF-8
fault-control = керівного символу { $sign } тут бути не може
fault-unexpected = жоден хід не починається з { $sign }; коментарі пишуть у {"{"} {"}"}
fault-late-tag = мітка стоїть після ходів; мітки пишуть перед ними, і у файлі одна гра
fault-no-name = у мітки немає назви
fault-no-value = мітці { $name } бракує значення в лапках
fault-no-bracket = мітка { $name } має закінчуватися тут знаком ]
fault-open-value = значення мітки { $name } не закінчується лапками в тому самому рядку
fault-open-comment = коментар, що починається тут, не закінчується знаком {"}"}
fault-escape = { $text } не означає жодного символу; саму зворотну скісну риску пишуть двічі
fault-too-many-tags = міток більше ніж { $most }
fault-second-tag = мітка { $name } вже є в рядку { $line }
fault-no-game = бракує мітки { $name }, яка каже, у що грали
fault-no-version = { $text } не є версією запису
fault-newer = запис має версію { $version }, потрібна новіша програма
fault-not-result = { $text } не є результатом; пишуть { $results }
fault-two-results = тут результат { $end }, а в мітці { $tag }
fault-too-many-moves = ходів більше ніж { $most }
fault-no-result = текст не закінчується результатом; пишуть { $results }
fault-after-result = після результату нічого не може бути; у файлі одна гра
fault-game = програма не знає гри { $key }
fault-setup = ця гра так не починається: { $setup }
fault-move = хід { $number }, { $text }, не за правилами
fault-after-end = гра закінчилася ще до ходу { $number }
fault-result = результат { $says }, але за ходами це { $is }

## Програми

bar-programs = &Суперник із програми…
programs-title = Суперник із програми
programs-what = Грати може програма з протоколом Gomocup; обмін – лише та, що його знає.
programs-known = Відомі програми
programs-name = Назва
programs-path = Програма
programs-arguments = Аргументи
programs-browse = &Огляд…
programs-add = &Перевірити й додати
programs-remove = &Вилучити
programs-pick = Вибрати програму
programs-kind = Програми
programs-plan = стороння програма.
programs-hint = Виберіть програму. Перш ніж її додати, її буде запущено на пробу.
programs-trying = Програма перевіряється…
programs-no-path = Спочатку виберіть програму.
programs-bad-arguments = В аргументах бракує лапки.
programs-added = Додано: { $name }. Програма каже про себе: { $about }
lacks-gomocup-swap2 = Обміну вона не знає й таку гру програла б.
failure-not-started = Програму не вдалося запустити: { $why }
failure-gone = Програма завершилася сама: { $said }
failure-no-program = система не може запустити це як програму
failure-said = { $said } ({ $how })
end-code = код { $code }
end-signal = сигнал { $signal }
end-closed = вона закрила свій вивід
end-unknown = невідомо як
failure-silent = Програма не відповіла вчасно й нічого не сказала.
failure-late = Програма не відповіла вчасно. Її останні слова: { $said }
failure-nonsense = Відповідь програми незрозуміла: { $said }
failure-illegal = Програма пішла туди, куди не можна: { $said }
table-failure = { $name } програє. { $why }

file-variations = { $file }: прочитано головну гілку гри. Пропущено варіантів: { $count }.
file-choices = { $file }: збережено лише самі знаки. Хто що вибрав у дебюті, цей формат не зберігає.
fault-byte = Байт { $byte }: { $fault }.
fault-board = На полі { $width } × { $height } тут ні в що не грають.
fault-expected = тут мало бути щось інше
fault-size = поле може мати від { $least } до { $most } рядків і стовпців
fault-outside = цієї клітинки немає на полі
fault-taken = цю клітинку вже зайняв хід { $number }
fault-turn = зараз хід іншої сторони
fault-pass = у цій грі не можна пропустити хід
fault-marks = знаки, поставлені до першого ходу, не можна перенести
fault-other-game = це запис іншої гри
fault-cut = файл закінчився зарано
fault-more = після кінця гри ще щось є
format-game = У цьому форматі не можна зберегти гру «{ $game }»
format-size = Цей формат не знає поля такого розміру: рядків і стовпців у ньому { $sides }
format-name = Якесь ім’я не можна записати в цьому форматі
fault-alone = { $reason }.

## Що думає суперник і чого не можна

won-first = Перемога першого!
won-second = Перемога другого!
thought = { $who }: глибина { $depth }, { $verdict }, { $nodes }: { $line }
thought-certain = { $who }: { $verdict }, { $nodes }: { $line }
thought-worth = оцінка { $worth }
thought-wins = { $moves ->
        [one] виграш за { $moves } хід
        [few] виграш за { $moves } ходи
        [many] виграш за { $moves } ходів
       *[other] виграш за { $moves } ходу
    }
thought-loses = { $moves ->
        [one] програш за { $moves } хід
        [few] програш за { $moves } ходи
        [many] програш за { $moves } ходів
       *[other] програш за { $moves } ходу
    }
thought-positions = { $count ->
        [one] { $count } позиція
        [few] { $count } позиції
        [many] { $count } позицій
       *[other] { $count } позиції
    }
thought-thousands = { $count } тис. позицій
thought-millions = { $count } млн позицій
table-left-more = Розпочату гру відкладено, «Хід назад» її поверне.
refusal-taken = Клітинка { $place } зайнята
refusal-not-here = Тут хід не починається
table-not-here-more = Виберіть одне з виділених місць.
refusal-mark-first = Спершу виберіть знак
refusal-choose-first = Спершу виберіть свій знак
action-pass = Пр&опустити хід
task-swap2-opening = Поставте три знаки: хрестик, нулик, хрестик. Потім вибирає суперник.
task-swap2-choice = Виберіть праворуч хрестики або нулики, або поставте ще два знаки.
task-swap2-more = Поставте ще нулик і хрестик. Потім вибирає суперник.
task-swap2-last-choice = Виберіть праворуч хрестики або нулики.
task-wild = Виберіть знак праворуч, а потім клітинку.
task-misere = Хто поставить три в ряд, той програє.
task-wild-misere = Виберіть знак, потім клітинку. Трійка програє.
choice-cross = вибрати хрестик
choice-nought = вибрати нулик
choice-crosses = грати хрестиками
choice-noughts = грати нуликами
choice-more = поставити ще два знаки

## Хрестики-нулики у просторі

game-cube = Просторові хрестики
rules-cube =
    Три поверхи по дев’ять клітинок один над одним. Гравці по черзі кладуть білі й чорні кульки на вільні клітинки; починають білі. Виграє той, хто має три свої кульки в ряд: на поверсі, прямовисно, на діагоналі стінки або на діагоналі всього куба. Таких рядів 49, і нічия неможлива.
lessons-cube = Де проходять лінії
lesson-cube-lines = Три кульки можуть лежати на поверсі, на стіні або навскіс через увесь куб. Ліній 49.
lesson-cube-centre = Через центр куба йде 13 ліній, через кут – 7, через середину стіни – 5, через ребро – 4. Хто починає з центра, може виграти.
lesson-cube-fork = Погрожуйте у двох місцях водночас: суперник зупинить лише одне з них.
diagram-cube-space = Малюнок: трійка через увесь куб, від кута до кута
diagram-cube-wall = Малюнок: трійка на діагоналі стіни
diagram-cube-centre = Малюнок: біла кулька в центрі куба
diagram-cube-fork = Малюнок: білі погрожують у двох виділених місцях
bot-lines = Рівень { $level }: { $level ->
    [1] гравець
   *[2] вправний гравець
}
bot-short-lines = Рівень { $level }
plan-lines = { $level ->
    [1] завершує свій ряд, закриває ваш і стежить за відкритими; часто помиляється.
   *[2] завершує свій ряд, закриває ваш і бачить подвійні загрози; часом помиляється.
}
reason-win-level = Завершує три в ряд на одному поверсі.
reason-win-pillar = Завершує три одна над одною.
reason-win-wall = Завершує діагональ прямовисної стінки.
reason-win-space = Завершує діагональ усього куба.
reason-block-level = Закриває ряд суперника на поверсі.
reason-block-pillar = Закриває прямовисний ряд суперника.
reason-block-wall = Закриває діагональ стінки суперника.
reason-block-space = Закриває діагональ куба суперника.
reason-open-lines = Залишає вам найбільше відкритих рядів.
side-white = білі
side-black = чорні
won-white = Виграли білі!
won-black = Виграли чорні!
piece-white-ball = біла кулька
piece-black-ball = чорна кулька
view-stacked = Поверхи один &над одним
view-beside = Поверхи &поруч

## Крапки й квадрати

game-dots-and-boxes = Крапки й квадрати
rules-dots-and-boxes =
    Гравці по черзі з’єднують сусідні точки горизонтальними й вертикальними лініями. Хто проводить четверту лінію квадрата, забирає його й мусить ходити ще раз; замикати квадрат не обов’язково. Коли проведено всі лінії, виграє той, у кого більше квадратів; якщо порівну – нічия. Межу проводять гравці, або вона є від початку.
task-dots-and-boxes = Проведіть лінію між крапками. Хто замкне квадрат, ходить ще раз.
lessons-dots-and-boxes = Як не дарувати квадрати
lesson-dots-and-boxes-third = Третя сторона квадрата – подарунок: суперник проведе четверту й ходитиме ще раз. Поки можна, малюйте деінде.
lesson-dots-and-boxes-chains = Наприкінці кожна лінія щось дарує. Квадрати утворюють ланцюги, які забирають одразу: відкривайте коротший.
lesson-dots-and-boxes-double = Не забирайте все: останні два квадрати довгого ланцюга лишіть. Суперник візьме їх однією лінією й мусить відкрити наступний.
diagram-dots-and-boxes-third = Малюнок: у квадрата дві сторони, третю виділено
diagram-dots-and-boxes-closed = Малюнок: суперник його замкнув
diagram-dots-and-boxes-chains = Малюнок: угорі ланцюг із трьох квадратів, унизу – із шести
diagram-dots-and-boxes-double = Малюнок: лишилися два квадрати, виділено дальню лінію
diagram-dots-and-boxes-control = Малюнок: суперник має два квадрати, і лишився тільки довгий ланцюг
option-dots-and-boxes-size = Розмір
option-dots-and-boxes-border = Межа
value-dots-and-boxes-border-open = без рамки
value-dots-and-boxes-border-drawn = з рамкою
bot-greedy = Жадібний
bot-chains = Ланцюги
bot-exact = Точний
plan-greedy = бере все, що може; далеко не бачить.
plan-chains = рахує довгі ланцюги, щоб перший відкрили ви, і жертвує заради цього два квадрати.
plan-exact = кінець гри обчислює точно, а до того пробує тисячі продовжень.
reason-take-boxes = { $count ->
        [0] Замикає квадрати.
        [one] Замикає { $count } квадрат.
        [few] Замикає { $count } квадрати.
        [many] Замикає { $count } квадратів.
       *[other] Замикає { $count } квадрата.
    }
reason-leave-boxes = { $count ->
        [0] Подвійний хід: віддає квадрати й тримає ініціативу.
        [one] Подвійний хід: віддає { $count } квадрат і тримає ініціативу.
        [few] Подвійний хід: віддає { $count } квадрати і тримає ініціативу.
        [many] Подвійний хід: віддає { $count } квадратів і тримає ініціативу.
       *[other] Подвійний хід: віддає { $count } квадрата і тримає ініціативу.
    }
reason-last-safe-edge = Остання безпечна лінія: ланцюг мусить відкрити суперник.
reason-chain-parity = Безпечна лінія з потрібною кількістю довгих ланцюгів.
reason-safe-edge = Безпечна лінія: суперникові нічого не дає.
reason-give-boxes = { $count ->
        [0] Щось віддає кожна лінія, ця коштує найменше.
        [one] Щось віддає кожна лінія, ця коштує найменше: { $count } квадрат.
        [few] Щось віддає кожна лінія, ця коштує найменше: { $count } квадрати.
        [many] Щось віддає кожна лінія, ця коштує найменше: { $count } квадратів.
       *[other] Щось віддає кожна лінія, ця коштує найменше: { $count } квадрата.
    }
reason-sacrifice-boxes = { $count ->
        [0] Жертва, що себе виправдає.
        [one] Жертва, що себе виправдає: { $count } квадрат.
        [few] Жертва, що себе виправдає: { $count } квадрати.
        [many] Жертва, що себе виправдає: { $count } квадратів.
       *[other] Жертва, що себе виправдає: { $count } квадрата.
    }
piece-border = межа
refusal-drawn = Лінію { $place } вже проведено
reason-cube-centre = { $count ->
        [0] Центр куба: крізь нього йде тринадцять рядів.
        [one] Центр куба: крізь нього йде тринадцять рядів. Ви виграєте за { $count } хід.
        [few] Центр куба: крізь нього йде тринадцять рядів. Ви виграєте за { $count } ходи.
        [many] Центр куба: крізь нього йде тринадцять рядів. Ви виграєте за { $count } ходів.
       *[other] Центр куба: крізь нього йде тринадцять рядів. Ви виграєте за { $count } ходу.
    }

game-bridg-it = Перегородки
option-bridg-it-size = Сторона
rules-bridg-it =
    Червоні кружки з’єднують лівий край із правим, сині квадратики – верхній із нижнім. За хід гравець проводить лінію між двома сусідніми своїми точками; лінії різних гравців не можуть перетинатися. Виграє той, хто перший з’єднає свої два краї неперервною лінією. Нічиєї не буває: хто відрізав суперника, той з’єднав свої краї.
bot-paths = Шляхи, рівень { $level }
bot-resistance = Опори, рівень { $level }
bot-short-paths = Шляхи { $level }
bot-short-resistance = Опори { $level }
plan-paths =
    рахує найкоротші шляхи обох сторін і { $level ->
        [1] дуже часто
        [2] часто
       *[other] інколи
    } помиляється.
plan-resistance =
    міряє струм у мережі опорів { $level ->
        [1] після одного ходу
       *[other] і дивиться на шість ходів уперед
    }.
reason-join-edges = З’єднує обидва краї.
reason-last-gap = Закриває останню щілину, інакше суперник виграє.
reason-any-move = Виграє будь-який хід; цей найкоротший.
reason-join-trees = З’єднує два дерева: де суперник перетне одне, друге його з’єднає.
reason-crossing = Скорочує ваш шлях і подовжує шлях суперника.
reason-block-way = Перегороджує найкоротший шлях суперника.
reason-shorten-way = Скорочує ваш найкоротший шлях.
reason-many-ways = Тут проходить найбільше шляхів обох сторін.
task-bridg-it-across = З’єднайте лівий край із правим.
task-bridg-it-down = З’єднайте верхній край із нижнім.
refusal-crossing = На місці { $place } лінія вже є
side-discs = кружки
side-squares = квадратики
won-discs = Виграли кружки!
won-squares = Виграли квадратики!
piece-dot-line = червона лінія
piece-square-line = синя лінія
explanation-trees-to-join = Ходить той, хто виграє: суцільні й штрихові лінії – два дерева, обведене місце їх з’єднує.
explanation-trees-joined = Ходить той, хто виграє: де перетнуть одне дерево, друге його з’єднає.
explanation-trees-of-other = Виграє той, хто чекає: де перетнете одне дерево, друге його з’єднає.
lessons-bridg-it = Як з’єднувати краї
lesson-bridg-it-cross = Лінії не можуть перетинатися: кожна ваша лінія – паркан для суперника. Хто з’єднав свої два краї, той виграв.
lesson-bridg-it-trees = Точки утворюють два дерева без спільної лінії. Коли суперник перетне одне, з’єднайте його лінією другого: тому виграє той, хто починає.
diagram-bridg-it-cross = Малюнок: по дві лінії кожної сторони
diagram-bridg-it-won = Малюнок: кружки з’єднали лівий край із правим
diagram-bridg-it-trees = Малюнок: суперник перетнув дерево, місце з’єднання виділено

## Intellector

game-intellector = Інтелектор
rules-intellector =
    Шахи на 59 шестикутниках. Починають білі, у кожного 14 фігур; як вони ходять, показують малюнки. Фігура б’є, стаючи на клітинку чужої. Виграє той, хто візьме чужого Інтелектора; ніхто не попереджає. На останньому ряду Прогресор стає іншою фігурою, крім Інтелектора. Хто не має ходу, програв. Двісті ходів без взяття і без кроку Прогресора – нічия. За вибором у перших двох ходах за середній ряд не ходять.
rules-intellector-official =
    Шахи на 59 шестикутниках. Починають білі, у кожного 14 фігур; як вони ходять, показують малюнки. Фігура б’є, стаючи на клітинку чужої. Виграє той, хто візьме чужого Інтелектора; ніхто не попереджає. На останньому ряду Прогресор стає іншою фігурою, крім Інтелектора. Хто не має ходу, програв. Лібератор може крокувати й на вільну сусідню. Фігура біля свого Інтелектора, крім Прогресора, може стати тим, що бере. Інтелектор на останньому ряду виграє. Нічия: позиція втретє або шістдесят ходів без взяття і Прогресора. За вибором у перших двох ходах за середній ряд не ходять.
option-intellector-rules = Правила
option-intellector-middle = Перші два ходи
value-intellector-rules-hse2020 = 2020 року
value-intellector-rules-official = офіційні
value-intellector-middle-no = будь-куди
value-intellector-middle-yes = до середини
view-white-below = &Білі знизу
view-black-below = &Чорні знизу
task-intellector = Виберіть фігуру, а потім клітинку, куди їй іти.
refusal-no-piece = На { $place } немає вашої фігури
refusal-not-yours = Фігура на { $place } – суперникова
refusal-piece-stuck = Фігурі на { $place } нікуди ходити
refusal-out-of-reach = Ця фігура не може на { $place }
piece-white-defensor = білий Дефенсор
piece-black-defensor = чорний Дефенсор
piece-white-liberator = білий Лібератор
piece-black-liberator = чорний Лібератор
piece-white-aggressor = білий Агресор
piece-black-aggressor = чорний Агресор
piece-white-dominator = білий Домінатор
piece-black-dominator = чорний Домінатор
piece-white-progressor = білий Прогресор
piece-black-progressor = чорний Прогресор
piece-white-intellector = білий Інтелектор
piece-black-intellector = чорний Інтелектор
choice-defensor = буде Дефенсор
choice-liberator = буде Лібератор
choice-aggressor = буде Агресор
choice-dominator = буде Домінатор
choice-progressor = буде Прогресор
bot-alpha-beta = Рівень { $level }
plan-alpha-beta = { $level ->
    [one] бачить на { $level } хід уперед і рахує, що є на полі.
    [few] бачить на { $level } ходи вперед і рахує, що є на полі.
   *[other] бачить на { $level } ходів уперед і рахує, що є на полі.
}
bot-master = Майстер
plan-master = рахує так глибоко, як встигає, передусім розміни й загрози, і знає добрі місця для фігур.
reason-capture-intellector = Бере чужого Інтелектора й виграє.
reason-breakthrough = Інтелектор доходить до останнього ряду й виграє.
reason-takes-defensor = Бере Дефенсора.
reason-takes-liberator = Бере Лібератора.
reason-takes-aggressor = Бере Агресора.
reason-takes-dominator = Бере Домінатора.
reason-takes-progressor = Бере Прогресора.
reason-turns = Бере й стає тим, що взяла.
reason-promotes = Прогресор стає сильнішою фігурою.
reason-saves-intellector = Вашого Інтелектора атакують із позначеної клітинки, так він урятується.
reason-saves-piece = Рятує атаковану фігуру.
reason-attacks-intellector = Атакує чужого Інтелектора.
lessons-intellector = Як ходять фігури
lesson-intellector-progressor =
    Крокує вперед, прямо й навскіс, і так само б’є; назад – ніколи. Наприкінці стає іншою фігурою.
diagram-intellector-progressor = Початок гри: білий Прогресор з e2 може піти на e3, d2 або f2.
lesson-intellector-defensor =
    Крокує на будь-яку сусідню клітинку. Тримається біля Інтелектора: вони міняються місцями.
diagram-intellector-defensor = Дефенсор з d2 може піти на c3, d1, d3 або e3; на двох інших клітинках свої фігури.
lesson-intellector-liberator =
    Стрибає в ряду на другу клітинку через усе, що між ними.
diagram-intellector-liberator = Лібератор з b3 може піти на b5, b1, d4 або d2.
lesson-intellector-aggressor =
    Іде далеко через кути клітинок, навіть між двома фігурами. Лишається на одному кольорі.
diagram-intellector-aggressor = Агресор з e4 бачить одинадцять клітинок; на c7 і g7 він узяв би чужих Агресорів.
lesson-intellector-dominator =
    Іде через сторони клітинок у шести напрямках, поки вільно. Він найсильніший.
diagram-intellector-dominator = Домінатор з a4 бачить одинадцять клітинок; на a5 він узяв би Прогресора.
lesson-intellector-intellector =
    Крокує лише на вільну сусідню клітинку й не б’є. Хто його втратив, програв.
diagram-intellector-intellector = Інтелектор з e1 може піти на вільну d1 або помінятися місцями з Дефенсором на f1.
lesson-intellector-exercise-one =
    Вправа: білі беруть Інтелектора за два ходи. Зважте на Лібератора. (Розв’язок: d2-d4.)
lesson-intellector-exercise-two =
    Вправа: білі беруть Інтелектора за два ходи. Домінатор уже близько. (Розв’язок: h6xg6.)
lesson-intellector-exercise-three =
    Вправа: білі беруть Інтелектора за два ходи. Іноді спершу треба щось узяти. (Розв’язок: f3xf6.)
diagram-intellector-exercise-one = Чорний Інтелектор на d6, білий Лібератор на d2.
diagram-intellector-exercise-two = Чорний Інтелектор на f6, білий Домінатор на h6.
diagram-intellector-exercise-three = Чорний Інтелектор на e7, білий Домінатор на f3.

game-virus-war = Війна вірусів
option-virus-war-size = Сторона
option-virus-war-pass = Цілий хід
option-virus-war-first = Перший хід
option-virus-war-full = Хто не має кроку
value-virus-war-pass-no = обов’язковий
value-virus-war-pass-yes = з пропуском
value-virus-war-first-3 = три кроки
value-virus-war-first-1 = один крок
value-virus-war-full-no = втрачає решту
value-virus-war-full-yes = програє
rules-virus-war =
    Двоє гравців починають із протилежних кутів, хід має три кроки. Крок ставить вірус на вільну клітинку або з’їдає чужий вірус; ця клітинка назавжди стає фортецею того, хто з’їв. Крок має торкатися, також по діагоналі, власного живого вірусу або фортеці, ланцюг якої торкається власного живого вірусу. Перший крок кожного – його кут. Хто не має куди йти, втрачає решту ходу. Виграє той, хто з’їсть останній чужий вірус; коли ніхто не має куди йти, нічия. За вибором цілий хід можна пропустити (два пропуски поспіль – нічия), перший хід гри має один крок, або програє той, хто не зробив усіх кроків.
task-virus-war-enter = Увійдіть у гру у своєму куті, де крапка.
task-virus-war-three = Три кроки: крапка – вільна клітинка, пунктирна рамка – вірус, який можна з’їсти.
task-virus-war-two = Залишилося два кроки.
task-virus-war-one = Залишився один крок.
news-turn-lost = Друга сторона не має куди йти й втратила хід.
news-stuck = Друга сторона зараз не має куди йти.
refusal-corner = Перший крок – у власний кут, не на { $place }
refusal-fortress = На { $place } фортеця, вона залишається
refusal-own-virus = На { $place } ваш вірус
refusal-not-near = { $place } не торкається вашого вірусу чи пов’язаної з ним фортеці
piece-cross-fortress = фортеця хрестиків
piece-nought-fortress = фортеця нуликів
bot-turns = Цілі ходи, рівень { $level }
bot-short-turns = Ходи { $level }
plan-turns = { $level ->
        [1] вибирає найкращий цілий хід.
        [2] дивиться на цілі ходи й відповіді, часто помиляється.
        [3] дивиться на цілі ходи й відповіді.
       *[other] дивиться на цілі ходи так далеко, як устигне.
    }
reason-eat-last = З’їдає останній вірус і виграє.
reason-win-turn = { $count ->
        [0] Виграє цим ходом.
        [one] Виграє за { $count } крок.
        [few] Виграє цим ходом за { $count } кроки.
        [many] Виграє цим ходом за { $count } кроків.
       *[other] Виграє цим ходом за { $count } кроку.
    }
reason-only-step = Це єдиний можливий крок.
reason-refuse-turn = Кожен крок зашкодив би: хід краще пропустити.
reason-cut-forts = { $count ->
        [0] Відрізає фортеці від живих вірусів суперника.
        [one] Відрізає { $count } фортецю від живих вірусів суперника.
        [few] Відрізає { $count } фортеці від живих вірусів суперника.
        [many] Відрізає { $count } фортець від живих вірусів суперника.
       *[other] Відрізає { $count } фортеці від живих вірусів суперника.
    }
reason-cut-viruses = { $count ->
        [0] Відрізає віруси від фортеці.
        [one] Відрізає { $count } вірус від фортеці.
        [few] Відрізає { $count } віруси від фортеці.
        [many] Відрізає { $count } вірусів від фортеці.
       *[other] Відрізає { $count } вірусу від фортеці.
    }
reason-save-viruses = { $count ->
        [0] Рятує власні віруси.
        [one] Рятує { $count } власний вірус.
        [few] Рятує { $count } власні віруси.
        [many] Рятує { $count } власних вірусів.
       *[other] Рятує { $count } власного вірусу.
    }
reason-chain-forts = { $count ->
        [0] Подовжує ланцюг фортець.
        [one] Починає ланцюг із { $count } фортеці.
       *[other] З’єднує ланцюг із { $count } фортець.
    }
reason-eat-viruses = { $count ->
        [0] З’їдає віруси.
        [one] З’їдає { $count } вірус.
        [few] Цим ходом з’їдає { $count } віруси.
        [many] Цим ходом з’їдає { $count } вірусів.
       *[other] Цим ходом з’їдає { $count } вірусу.
    }
reason-attack-viruses = { $count ->
        [0] Дістається до вірусів суперника.
        [one] Дістається до { $count } вірусу суперника.
       *[other] Дістається до { $count } вірусів суперника.
    }
reason-spread-viruses = { $count ->
        [0] Відкриває шлях до вільних клітинок.
        [one] Відкриває шлях до { $count } вільної клітинки.
       *[other] Відкриває шлях до { $count } вільних клітинок.
    }
reason-fill-ground = Заповнює власну територію; кращого немає.
lessons-virus-war = Як віруси ширяться і їдять
lesson-virus-war-steps = Три кроки ходу йдуть один за одним, кожен спирається на попередні. З’їдений вірус уже ніхто не з’їсть: фортеця – це ще й міст, яким можна йти далі.
lesson-virus-war-chain = Фортеця діє, лише доки її ланцюг торкається живого вірусу. Хто з’їсть цей вірус, вимкне весь ланцюг: фортеця без тла зараз не діє.
diagram-virus-war-steps = Малюнок: перший хід хрестиків із кута
diagram-virus-war-fortress = Малюнок: нулики з’їли c3, там їхня фортеця
diagram-virus-war-chain = Малюнок: дві фортеці хрестиків тримаються вірусу на c3
diagram-virus-war-cut = Малюнок: нулики з’їли c3, і фортеці хрестиків не діють

game-dots = Крапки
option-dots-size = Поле
option-dots-start = Початок
option-dots-zone = Перші крапки
option-dots-stop = СТОП
value-dots-start-empty = порожнє поле
value-dots-start-cross = з хрестом
value-dots-zone-no = будь-де
value-dots-zone-yes = у центрі
value-dots-stop-free = СТОП без втрат
value-dots-stop-grounded = СТОП з ціною
rules-dots =
    Гравці по черзі ставлять крапки на перетинах клітинок. Сусідні крапки одного кольору, також по діагоналі, утворюють ланцюг. Замкнений ланцюг навколо хоча б однієї чужої крапки захоплює всю територію: крапки в ній мертві, ваші захоплені крапки оживають, і ніхто більше там не ставить. Ланцюг без чужої крапки замикає порожню базу; крапку, яку там поставить суперник, одразу захоплено, якщо вона сама нічого не оточить. Край поля не є стіною. На полі 39 × 32 перші крапки ставлять у центральній зоні. Гра закінчується, коли нема куди ставити або хтось каже СТОП; виграє той, хто захопив більше крапок. За вибором СТОП коштує крапок, не з’єднаних ланцюгом із краєм.
task-dots = Оточіть крапки суперника замкненим ланцюгом.
task-dots-zone = Перша крапка – у рамці в центрі.
action-stop = С&ТОП
refusal-captured = { $place } лежить у захопленій території
refusal-zone = Перша крапка – в центральній зоні, не на { $place }
side-red = червоні
side-blue = сині
won-red = Червоні виграли!
won-blue = Сині виграли!
piece-red-dot = червона крапка
piece-blue-dot = синя крапка
piece-captured-red-dot = захоплена червона крапка
piece-captured-blue-dot = захоплена синя крапка
piece-red-area = червона територія
piece-blue-area = синя територія
bot-traps = Пастки
bot-monte-carlo = Тисяча партій, рівень { $level }
bot-short-monte-carlo = Партії { $level }
plan-traps = шукає пастки й драбини на чотири ходи вперед.
plan-monte-carlo = { $level ->
        [1] грає кілька сотень випадкових партій і йде туди, де виграють.
        [2] грає тисячі випадкових партій і йде туди, де виграють.
       *[other] грає стільки випадкових партій, скільки встигне.
    }
reason-surround-dots = { $count ->
        [0] Оточує крапки суперника.
        [one] Оточує { $count } крапку.
        [few] Оточує { $count } крапки.
        [many] Оточує { $count } крапок.
       *[other] Оточує { $count } крапки.
    }
reason-save-dots = { $count ->
        [0] Рятує власні крапки.
        [one] Рятує { $count } крапку від оточення.
        [few] Рятує { $count } крапки від оточення.
        [many] Рятує { $count } крапок від оточення.
       *[other] Рятує { $count } крапки від оточення.
    }
reason-trap-dots = { $count ->
        [0] Пастка: загрожує у двох місцях.
        [one] Пастка: у двох місцях загрожує оточити { $count } крапку.
        [few] Пастка: у двох місцях загрожує оточити { $count } крапки.
        [many] Пастка: у двох місцях загрожує оточити { $count } крапок.
       *[other] Пастка: у двох місцях загрожує оточити { $count } крапки.
    }
reason-threaten-dots = { $count ->
        [0] Загрожує оточенням.
        [one] Загрожує оточити { $count } крапку.
        [few] Загрожує оточити { $count } крапки.
        [many] Загрожує оточити { $count } крапок.
       *[other] Загрожує оточити { $count } крапки.
    }
reason-empty-base = Замикає базу, до якої суперник уже не ввійде.
reason-link-chains = З’єднує ваші ланцюги.
reason-games-by-chance = У випадкових партіях звідси виграють найчастіше.
reason-nothing-open = Нема куди поставити крапку.
lessons-dots = Як оточують крапки
lesson-dots-surround = Замкнений ланцюг сусідніх крапок захоплює все, що в ньому, якщо там є хоча б одна чужа крапка. Для однієї досить чотирьох.
lesson-dots-base = Порожня база нічого не захоплює, але хто в неї ввійде, того одразу захоплено, якщо він цим нічого не оточить.
diagram-dots-threat = Малюнок: навколо синьої крапки на c3 три червоні
diagram-dots-captured = Малюнок: четверта червона на c2 захопила c3
diagram-dots-base = Малюнок: червоні замкнули порожню базу навколо c3
diagram-dots-trapped = Малюнок: синя ввійшла на c3, і її захоплено
