# Русский. «&» стоит перед буквой, которая действует с клавишей Alt.

## Игры, соперники

game-tic-tac-toe = Крестики-нолики 3 × 3
game-gomoku = Пять в ряд
whole-name = { $game }, { $variant }
sized-name = { $game } { $size }
option-gomoku-board = Поле
value-gomoku-board-endless = без границ
option-gomoku-rule = Ряд
value-gomoku-rule-free = 5 и больше
value-gomoku-rule-exact = ровно 5
option-gomoku-opening = Дебют
value-gomoku-opening-none = без дебюта
value-gomoku-opening-swap2 = обмен
option-tic-tac-toe-begin = Начинают
value-tic-tac-toe-begin-crosses = начинают крестики
value-tic-tac-toe-begin-noughts = начинают нолики
option-tic-tac-toe-misere = Тройка
value-tic-tac-toe-misere-no = тройка выигрывает
value-tic-tac-toe-misere-yes = поддавки

bot-level-1 = Компьютер, уровень 1
bot-level-2 = Компьютер, уровень 2
bot-level-3 = Компьютер, уровень 3
bot-weights = Матрица весов
bot-phases = Три этапа
bot-first-free = Первая свободная
bot-random = Случайный
bot-neighbour = Соседний
bot-attacks = Атаки
bot-engine = Уровень { $level }: { $level ->
    [1] новичок
    [2] ученик
    [3] игрок
    [4] опытный игрок
    [5] знаток
   *[6] мастер
}
bot-short-engine = Уровень { $level }

type-two-people = Два игрока

plan-level-1 = ходит наугад: все свободные клетки равны.
plan-level-2 = берёт центр, завершает тройку или мешает вашей.
plan-level-3 = просчитывает игру до конца и не проигрывает.
plan-weights = складывает веса линий, центра и углов, берёт лучшую.
plan-phases = выигрывает или защищается, иначе первая свободная.
plan-first-free = ходит в порядке чтения.
plan-random = ходит наугад, куда угодно.
plan-neighbour = ходит наугад, но всегда рядом с какой-нибудь меткой.
plan-attacks = складывает атаки обеих сторон в каждой клетке и берёт самую весомую; об ответе не думает.
plan-engine = { $level ->
    [1] видит на один ход вперёд и часто ошибается.
    [2] видит на один ход вперёд и иногда ошибается.
    [3] видит на два хода вперёд.
    [4] видит на три хода вперёд и короткие серии четвёрок.
    [5] видит на шесть ходов вперёд и длинные серии четвёрок.
   *[6] видит так далеко, как может, и ищет доказанный выигрыш.
}

## Вход

login-title = Вход
login-name = Имя игрока:
login-note = Имя будет видно в игре и в результатах.
login-known = Известные игроки:
login-remove = &Удалить
login-restore = &Вернуть
login-remove-sure = Удалить игрока { $player } со всеми его играми? Кнопка «Вернуть» действует, пока открыто это окно.
login-empty = Введите имя игрока. Пустое имя или одни пробелы не подходят.
login-long = В имени может быть до { $most } символов, а в этом их { $length }.
login-marks = В имени слишком много значков над буквами и под ними.

ok = ОК
cancel = Отмена
close = Закрыть

## Главное меню

menu-title = Крестики-нолики
menu-greeting = Здравствуйте, { $player }!
menu-play = &Играть
menu-rules = &Правила игры
menu-quit = &Выход
menu-results = &Результаты
menu-settings = &Настройки
menu-picture = Рисунок: партия в крестики-нолики с выигрышной диагональю

## Игра

field-title = Игра
field-type = Тип игры
field-choose-type = Сначала выберите тип игры!
field-begins = Кто начинает
field-begins-me = Я
field-begins-computer = Компьютер
field-begins-other = Соперник
field-begins-chance = Случайно
field-mark = Мой знак
field-mark-cross = крестик
field-mark-nought = нолик
field-mark-chance = случайно
field-confirm = Подтверждать ходы
field-go = &Ходить
field-turn = Ход
field-turn-cross = Ходят крестики
field-turn-nought = Ходят нолики
field-turn-nobody = Сейчас никто не ходит
field-new = &Новая игра
field-undo = Ход на&зад
field-redo = Ход вп&ерёд
field-hint = &Подсказка
field-main-menu = Главное &меню
field-close-picture = щёлкните или нажмите любую клавишу

## Клетки

panel = строка { $row }, столбец { $column }, { $content }
panel-empty = пусто
piece-cross = крестик
piece-nought = нолик
panel-cross-meant = крестик, не подтверждён
panel-nought-meant = нолик, не подтверждён
panel-won = { $panel }, в выигрышной тройке
panel-hint = { $panel }, совет
panel-opinion = { $panel }, { $opinion }

## Строка состояния

status-choose-type = Выберите тип игры
status-choose-type-more = Игра начнётся, как только вы выберете тип в списке справа.
status-your-turn = Ваш ход
status-your-turn-more = Вы играете { $mark ->
        [cross] крестиками
       *[nought] ноликами
    }. Щёлкните свободную клетку.
status-thinking = Компьютер думает…
status-thinking-more = Соперник: { $opponent }.
status-cross-turn = Ходят крестики
status-nought-turn = Ходят нолики
status-people-more = Двое играют за одним компьютером.
status-confirm-more = Щёлкните знак ещё раз, чтобы убрать его, или подтвердите ход кнопкой «Ходить».
status-next-game-more = Этот выбор действует со следующей игры.
status-draw-more = Ни у кого нет трёх в ряд. Попробуйте ещё раз.
status-resigned = Соперник сдался.
status-you-resigned = Вы сдались.
status-agreed = Игроки согласились на ничью.
status-line = { $kind ->
        [row] Строка
        [column] Столбец
       *[diagonal] Диагональ
    } { $from }–{ $to }
status-two-lines = { $first } + { $second }
status-won-more = { $line } – все три ваши.
status-lost-more = { $line } – все три у компьютера.
status-cross-won-more = { $line } – три крестика в ряд.
status-nought-won-more = { $line } – три нолика в ряд.
status-hint = Совет: { $cell }

result-you-won = Вы выиграли!
result-you-lost = Вы проиграли
result-draw = Ничья
won-crosses = Победа крестиков!
won-noughts = Победа ноликов!

score = { $first } { $wins } : { $losses } { $second }
score-draws = ничьи: { $draws }
score-computer = Компьютер
score-crosses = Крестики
score-noughts = Нолики
score-spoken = Счёт: { $score }, { $draws }
twin = { $mark } { $name }
twin-spoken = { $name } ({ $mark })

## Строка меню

bar-game = &Игра
bar-view = &Вид
bar-help = &Справка
bar-new = &Новая игра
bar-undo = Ход на&зад
bar-redo = Ход вп&ерёд
bar-hint = &Подсказка
bar-resign = С&даться…
bar-agree-draw = Ни&чья по соглашению…
bar-load = &Открыть…
bar-save = &Сохранить как…
bar-copy = &Копировать позицию
bar-paste = &Вставить
bar-results = &Результаты
bar-settings = Нас&тройки
bar-main-menu = Главное &меню
bar-quit = Вы&ход
bar-weights = &Веса клеток
bar-rules = &Правила игры
bar-keys = &Клавиши
bar-about = &О программе
bar = Строка меню

## Причины: почему именно туда

reason-win = Здесь вы выигрываете.
reason-block = Иначе соперник выиграет здесь.
reason-fork = Двойная угроза: соперник отразит только одну.
reason-force = { $count ->
        [0] Отсюда вы выиграете, как бы ни играл соперник.
       *[other] Отсюда вы выиграете, как бы ни играл соперник: { $count ->
            [one] { $count } ход
            [few] { $count } хода
            [many] { $count } ходов
           *[other] { $count } хода
        }.
    }
reason-block-fork = Иначе соперник создаст двойную угрозу.
reason-centre = Через центр проходит больше всего линий.
reason-hold = Другой ход проигрывает, а этот сохраняет ничью.
reason-trap = Если соперник ошибётся, вы выиграете.
reason-corner = Через угол проходят три линии, через край – только две.
reason-edge = Ничего лучшего уже не осталось.
reason-only-move = Это последняя свободная клетка.
reason-draw = Игра закончится вничью, куда бы вы ни пошли.
reason-random = Выбрано наугад.
reason-block-four = Иначе соперник сделает здесь открытую четвёрку или две четвёрки сразу.
reason-block-three = Блокирует открытую тройку.
reason-fours = { $count ->
        [0] Выигрышная серия четвёрок.
       *[other] Выигрышная серия четвёрок, { $count ->
            [one] { $count } ход
            [few] { $count } хода
            [many] { $count } ходов
           *[other] { $count } хода
        }.
    }
reason-threes = { $count ->
        [0] Выигрышная серия четвёрок и открытых троек.
       *[other] Выигрышная серия четвёрок и открытых троек, { $count ->
            [one] { $count } ход
            [few] { $count } хода
            [many] { $count } ходов
           *[other] { $count } хода
        }.
    }
reason-opening = Игру начинают у центра.
reason-search = Лучший ход, насколько мне видно.
reason-first-free = Первая свободная клетка в порядке чтения.

## Правила, по которым ходит соперник, как они стоят в клетках

rule-win = выигрыш
rule-block = защита
rule-centre = центр
rule-random = наугад
rule-first-free = по порядку

## Правила игры

help-title = Правила игры
help-rules-heading = Как играть
rules-tic-tac-toe =
    Игроки по очереди ставят свой знак – крестик или нолик – в свободную клетку поля 3 × 3. Выигрывает первый, у кого три знака в строке, в столбце или на диагонали. Если поле заполнено, а трёх в ряд нет, – ничья.
rules-tic-tac-toe-misere =
    Игроки по очереди ставят свой знак – крестик или нолик – в свободную клетку поля 3 × 3. Проигрывает первый, у кого три знака в строке, в столбце или на диагонали. Если поле заполнено, а трёх в ряд нет, – ничья.
lessons-tic-tac-toe = Как не проиграть
lesson-tic-tac-toe-centre =
    Начинаете вы? Ходите в центр. Через него проходят четыре линии, через угол – три, через край – только две.
lesson-tic-tac-toe-corner =
    Соперник начал с центра? Отвечайте в угол. Дальше достаточно вовремя защищаться, и будет ничья.
lesson-tic-tac-toe-edge =
    Край – это ошибка. Крестик занимает угол, нолик вынужден защищаться в противоположном, а третий крестик грозит сразу в двух местах. Оба не закрыть.
help-levels-heading = Соперники
diagram-tic-tac-toe-centre = Рисунок: крестик в центре пустого поля
diagram-tic-tac-toe-corner = Рисунок: крестик в центре, нолик в левом верхнем углу
diagram-tic-tac-toe-edge = Рисунок: крестики в центре и в левом верхнем углу, нолик на верхнем краю
diagram-tic-tac-toe-fork = Рисунок: крестик грозит сразу в двух местах

## Клавиши

keys-title = Клавиши
keys-heading = Клавиши
keys-arrows = стрелки
keys-arrows-do = перемещение по клеткам
keys-enter = Enter, пробел
keys-enter-do = поставить знак
keys-digits = 1 – 9
keys-digits-do = клетки, как на цифровом блоке: 7 слева вверху
keys-escape = Escape
keys-escape-do = закрыть рисунок, иначе вернуться в меню
keys-new = Ctrl+N
keys-new-do = новая игра
keys-undo = Ctrl+Z
keys-undo-do = ход назад
keys-redo = Ctrl+Y, Ctrl+Shift+Z
keys-redo-do = ход вперёд
keys-hint = Ctrl+H
keys-hint-do = подсказать лучший ход
keys-weights = T
keys-weights-do = веса: что соперник думает о клетках
keys-help = F1
keys-help-do = правила игры
keys-zoom = Ctrl+плюс, минус, 0
keys-zoom-do = увеличить окна, уменьшить, вернуть размер
keys-quit = Ctrl+Q
keys-quit-do = выход

## О программе

about-title = О программе
about-version = Версия { $version }
about-what = Игры на бумаге с соперниками, которым можно заглянуть в мысли. Началось всё с крестиков-ноликов по образцу студенческой работы: три формы, девять панелей.
about-toolkit = Окна рисует FLTK, https://www.fltk.org
about-licence = Лицензия MIT

## Окно сообщения

message-title = Крестики-нолики

## Продолжение

resume = Продолжить незаконченную игру? { $game }, соперник: { $opponent }
resume-yes = &Продолжить
resume-no = &Не надо

resign-sure = Действительно сдаться? Тогда партию выиграет соперник.
resign-yes = &Сдаться
agree-draw-sure = Оба игрока согласны на ничью?
agree-draw-yes = Со&гласны
end-no = &Играть дальше

## Результаты

date = { $day }.{ $month }.{ $year } { $time }
decimal-mark = ,

results-title = Результаты
results-player = Игрок
results-game = Игра
results-opponent = Соперник
results-all = Все
results-table = Результаты по игрокам, играм и соперникам
results-wins = Победы
results-draws = Ничьи
results-losses = Пораж.
results-percent = %
results-series = Серия
results-plies = Ходы
results-chart = Динамика: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, { $draws ->
        [one] { $draws } ничья
        [few] { $draws } ничьи
       *[many] { $draws } ничьих
    }, { $losses ->
        [one] { $losses } поражение
        [few] { $losses } поражения
       *[many] { $losses } поражений
    }
results-games = Последние игры
results-when = Когда
results-ending = Итог
results-duration = Время
results-open = &Просмотреть
results-export = &Экспорт…

ending-win = победа
ending-draw = ничья
ending-loss = поражение
ending-none = прервана
ending-agreed = ничья, согласие
ending-resigned = { $ending }, сдача
ending-forfeit = { $ending }, сбой
ending-points = { $ending } { $own } : { $other }
ending-why = { $ending } – { $why }
why-resigned = соперник сдался
why-you-resigned = вы сдались
why-forfeit = программа соперника подвела

## Просмотр игры

replay-title = Просмотр игры
replay-players = { $game }: { $player } – { $opponent }
replay-winner = Победитель: { $name }
replay-start = Начало игры
replay-ply = Ход { $ply } из { $plies }: { $notation }
replay-picture = Позиция: { $board }
replay-moves = Ходы
replay-number = №
side-first = первый
side-second = второй
side-crosses = крестик
side-noughts = нолик
replay-continue = &Играть отсюда
replay-save = &Сохранить как…
replay-copy = &Копировать
replay-unknown = Эту игру нельзя просмотреть: программа её не знает или её ходы не по правилам.
replay-no-form = Эту игру можно только просматривать.
replay-gone = Этой игры здесь больше нет.
step-start = в начало
step-back = на ход назад
step-on = на ход вперёд
step-end = в конец

## Файлы

file-open = Открыть игру
file-save = Сохранить игру
file-export = Экспорт результатов
file-game = Запись игры
file-table = Таблица CSV
file-name = Имя файла:
file-choose = &Открыть
file-write = &Сохранить
file-exists = Файл с таким именем уже существует.
file-replace = За&менить
file-failed = Не удалось обработать файл { $file }: { $cause }.
file-bad = { $file }: это не запись игры. { $cause }
file-no-game = Игры ещё нет. Сначала выберите тип игры!
clipboard = Буфер обмена

notice-line = { $file }: { $kind }.
notice-cause = { $kind } ({ $cause })
notice-at-line = строка { $line }
notice-rescued = { $text } { $games ->
        [one] Из него спасена { $games } игра.
        [few] Из него спасены { $games } игры.
       *[other] Из него спасено { $games } игр.
    }
notice-moved = { $text } Файл сохранён отдельно как { $aside }.
notice-not-saving = Результаты не сохраняются.
trouble-damaged = файл повреждён
trouble-empty = файл пуст
trouble-foreign = это не файл этой программы
trouble-newer = файл записан более новой версией программы; его можно читать, но не изменять
trouble-no-rights = нет права записывать в файл или в его папку
trouble-read-only = на этот диск нельзя записывать
trouble-disk-full = на диске нет места
trouble-busy = файл занят другой программой
trouble-no-folder = папки нет, и создать её нельзя
trouble-folder = это папка, а не файл
trouble-not-file = это не обычный файл
trouble-dead-link = ссылка никуда не ведёт
trouble-broken = файл не удаётся ни прочитать, ни записать
trouble-bad-value = в настройках есть недопустимое значение

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-delay = Компьютер отвечает
settings-confirm = Подтверждать ходы
settings-no-letters = { $name } – нет шрифта
language-uk = Украинский (Ukrajinska)
language-ru = Русский
language-zh = Китайский (Zhongwen)
language-ar = Арабский (al-Arabija)
theme-paper = Тетрадь
theme-grey = Серая форма
theme-dark = Тёмное
theme-contrast = Высокая контрастность
delay-none = сразу
delay = через { $ms } мс

## Другие игры

game-wild = Дикие крестики-нолики
option-wild-misere = Тройка
value-wild-misere-no = тройка выигрывает
value-wild-misere-yes = поддавки
bot-careful = Осторожный
bot-perfect = Безупречный
plan-careful = выигрывает, если может, иначе не проигрывает сразу и не оставляет выигрыша в один ход.
plan-perfect = знает игру до конца и никогда не играет хуже, чем вынужден.
reason-even = Игра равна, как ни ходи.
reason-delay = Проигрывает каждый ход, этот – позже всех.
reason-guess = Времени подумать не было.

menu-games = Дру&гие игры
bar-games = Другие и&гры…
games-title = Другие игры
games-heading = Выберите игру

## Стол

bar-move-for-me = Пусть ходит компь&ютер
bar-opinions = Что &думает соперник
bar-whole = &Вся игра
bar-latest = &Последний ход
table-numbers = Числа на поле: что думает о ходах { $opponent }
size-other = другая…
size-part = { $option }, { $part ->
    [1] первое число
   *[2] второе число
}
table-first = Первый игрок
table-second = Второй игрок
table-person = Человек
table-other = Второй игрок
table-time = время { $time }
table-time-points = время { $time }, очки: { $points }
table-again = Следующая игра начнётся сама
table-run = &Дальше
table-pause = П&ауза
table-single = &Ход
table-speed = Скорость
speed-slow = медленно
speed-medium = средне
speed-fast = быстро
table-move = ход
table-map = Карта всей игры
table-board = Поле: { $place }
table-board-empty = Поле
table-place = { $name }, { $content }
table-edge = ребро между { $from } и { $to }, { $state ->
        [drawn] проведённое
       *[free] свободное
    }
table-turn = Ходит { $name }
table-won = Выигрывает { $name }
table-held = Пауза
table-plan = { $opponent }: { $plan }
table-your-turn-more = Щёлкните по месту или наберите ход на клавиатуре.
table-picked-more = Теперь выберите, куда.
table-choose-more = Теперь выберите одну из возможностей.
table-moved-for-you = За вас ходил компьютер ({ $opponent }): { $notation }.
table-looking-more = Вы смотрите прежний ход. Щелчок или Escape вернёт назад.
table-over-more = Ходов: { $plies }.
table-typed = Ход: { $text }
table-typed-more = Enter – сыграть, Escape – отменить.
table-no-move = «{ $text }» – это не ход
table-no-move-more = Пишите, например, { $example }, так, как в списке ходов.

rules-five =
    Игроки по очереди ставят крестик или нолик на свободные клетки. Кто первым соберёт пять своих знаков в ряд – по горизонтали, вертикали или диагонали, – тот выигрывает; более длинный ряд тоже считается. Полное поле без пятёрки – ничья.
rules-five-endless =
    Игроки по очереди ставят крестик или нолик на свободные клетки. Кто первым соберёт пять своих знаков в ряд – по горизонтали, вертикали или диагонали, – тот выигрывает; более длинный ряд тоже считается. Лист без границ всегда простирается не меньше чем на девять свободных клеток за крайние знаки.
rules-five-exact =
    Игроки по очереди ставят крестик или нолик на свободные клетки. Выигрывают ровно пять знаков в ряд – по горизонтали, вертикали или диагонали; шесть и больше не считаются. Полное поле без пятёрки – ничья.
rules-five-endless-exact =
    Игроки по очереди ставят крестик или нолик на свободные клетки. Выигрывают ровно пять знаков в ряд – по горизонтали, вертикали или диагонали; шесть и больше не считаются. Лист без границ всегда простирается не меньше чем на девять свободных клеток за крайние знаки.
rules-five-swap2 =
    Первый игрок ставит три знака: крестик, нолик, крестик. Второй берёт крестики, или нолики (их ход), или ставит ещё нолик и крестик, и тогда выбирает первый. Дальше игра идёт как обычно: выигрывают пять или больше знаков в ряд.
rules-five-exact-swap2 =
    Первый игрок ставит три знака: крестик, нолик, крестик. Второй берёт крестики, или нолики (их ход), или ставит ещё нолик и крестик, и тогда выбирает первый. Дальше игра идёт как обычно: выигрывают ровно пять знаков в ряд; шесть и больше не считаются.
rules-wild =
    Играют на поле 3 × 3, и оба игрока могут рисовать и крестик, и нолик. Сначала выберите знак, потом клетку. Кто завершит три одинаковых знака в ряд, тот выигрывает, кто бы ни нарисовал остальные. Полное поле без тройки – ничья.
rules-wild-misere =
    Играют на поле 3 × 3, и оба игрока могут рисовать и крестик, и нолик. Сначала выберите знак, потом клетку. Кто завершит три одинаковых знака в ряд, тот проигрывает, кто бы ни нарисовал остальные. Полное поле без тройки – ничья.
keys-type = например h8
keys-type-do = ход с клавиатуры; Enter играет его сразу
keys-for-me = D
keys-for-me-do = компьютер ходит за вас
keys-sight = Home, End
keys-sight-do = вся игра, последний ход
keys-wheel = колесо, с Ctrl
keys-wheel-do = сдвинуть поле, увеличить его

## Почему система отказывает

denied-not-found = такого файла или папки нет
denied-no-rights = у вас нет на это права
denied-folder = это папка, а не файл
denied-not-folder = часть пути не является папкой
denied-not-file = это не обычный файл
denied-full = на диске нет места
denied-read-only = на этот диск нельзя записывать
denied-busy = его использует другая программа
denied-bad-name = у файла не может быть такого имени

## Что не так с записью

fault-place = Строка { $line }, символ { $column }: { $reason }.
fault-too-long = текст слишком длинный для записи: не более { $most } байт
fault-utf16 = текст в UTF-16, сохраните его в UTF-8
fault-not-utf8 = эти байты не UTF-8, сохраните текст в UTF-8
fault-control = управляющего символа { $sign } здесь быть не может
fault-unexpected = ни один ход не начинается с { $sign }; комментарии пишут в {"{"} {"}"}
fault-late-tag = метка стоит после ходов; метки пишут перед ними, и в файле одна игра
fault-no-name = у метки нет имени
fault-no-value = у метки { $name } нет значения в кавычках
fault-no-bracket = метка { $name } должна закончиться здесь знаком ]
fault-open-value = значение метки { $name } не заканчивается кавычкой в той же строке
fault-open-comment = комментарий, который начинается здесь, не заканчивается знаком {"}"}
fault-escape = { $text } не означает никакого символа; саму обратную косую черту пишут дважды
fault-too-many-tags = меток больше, чем { $most }
fault-second-tag = метка { $name } уже есть в строке { $line }
fault-no-game = нет метки { $name }, которая говорит, во что играли
fault-no-version = { $text } не версия записи
fault-newer = у записи версия { $version }, нужна более новая программа
fault-not-result = { $text } не результат; пишут { $results }
fault-two-results = здесь результат { $end }, а в метке { $tag }
fault-too-many-moves = ходов больше, чем { $most }
fault-no-result = текст не заканчивается результатом; пишут { $results }
fault-after-result = после результата ничего быть не может; в файле одна игра
fault-game = программа не знает игры { $key }
fault-setup = эта игра так не начинается: { $setup }
fault-move = ход { $number }, { $text }, не по правилам
fault-after-end = игра закончилась ещё до хода { $number }
fault-result = результат { $says }, но по ходам это { $is }

## Программы

bar-programs = Соперник &из программы…
programs-title = Соперник из программы
programs-what = Играть может программа с протоколом Gomocup; обмен – лишь знающая его.
programs-known = Известные программы
programs-name = Название
programs-path = Программа
programs-arguments = Аргументы
programs-browse = &Обзор…
programs-add = &Проверить и добавить
programs-remove = &Удалить
programs-pick = Выбрать программу
programs-kind = Программы
programs-plan = сторонняя программа.
programs-hint = Выберите программу. Перед добавлением она будет запущена на пробу.
programs-trying = Программа проверяется…
programs-no-path = Сначала выберите программу.
programs-bad-arguments = В аргументах не хватает кавычки.
programs-added = Добавлено: { $name }. Программа говорит о себе: { $about }
lacks-gomocup-swap2 = Обмена она не знает и такую игру проиграла бы.
failure-not-started = Программу не удалось запустить: { $why }
failure-gone = Программа завершилась сама: { $said }
failure-no-program = система не может запустить это как программу
failure-said = { $said } ({ $how })
end-code = код { $code }
end-signal = сигнал { $signal }
end-closed = она закрыла свой вывод
end-unknown = неизвестно как
failure-silent = Программа не ответила вовремя и ничего не сказала.
failure-late = Программа не ответила вовремя. Её последние слова: { $said }
failure-nonsense = Ответ программы непонятен: { $said }
failure-illegal = Программа пошла туда, куда нельзя: { $said }
table-failure = { $name } проигрывает. { $why }

file-variations = { $file }: прочитана главная ветвь игры. Пропущено вариантов: { $count }.
file-choices = { $file }: сохранены только знаки. Кто что выбрал в дебюте, этот формат не хранит.
fault-byte = Байт { $byte }: { $fault }.
fault-board = На поле { $width } × { $height } здесь ни во что не играют.
fault-expected = здесь должно стоять что-то другое
fault-size = поле может иметь от { $least } до { $most } строк и столбцов
fault-outside = этой клетки нет на поле
fault-taken = эту клетку уже занял ход { $number }
fault-turn = сейчас ход другой стороны
fault-pass = в этой игре нельзя пропустить ход
fault-marks = знаки, поставленные до первого хода, перенести нельзя
fault-other-game = это запись другой игры
fault-cut = файл закончился слишком рано
fault-more = после конца игры ещё что-то есть
format-game = В этом формате нельзя сохранить игру «{ $game }»
format-size = Этот формат не знает поля такого размера: строк и столбцов в нём { $sides }
format-name = Какое-то имя нельзя записать в этом формате
fault-alone = { $reason }.

## Что думает соперник и чего нельзя

won-first = Победа первого!
won-second = Победа второго!
thought = { $who }: глубина { $depth }, { $verdict }, { $nodes }: { $line }
thought-certain = { $who }: { $verdict }, { $nodes }: { $line }
thought-worth = оценка { $worth }
thought-wins = { $moves ->
        [one] выигрыш за { $moves } ход
        [few] выигрыш за { $moves } хода
        [many] выигрыш за { $moves } ходов
       *[other] выигрыш за { $moves } хода
    }
thought-loses = { $moves ->
        [one] проигрыш за { $moves } ход
        [few] проигрыш за { $moves } хода
        [many] проигрыш за { $moves } ходов
       *[other] проигрыш за { $moves } хода
    }
thought-positions = { $count ->
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
thought-thousands = { $count } тыс. позиций
thought-millions = { $count } млн позиций
table-left-more = Начатая игра отложена, «Ход назад» её вернёт.
refusal-taken = Клетка { $place } занята
refusal-not-here = Здесь ход не начинается
table-not-here-more = Выберите одно из выделенных мест.
refusal-mark-first = Сначала выберите знак
refusal-choose-first = Сначала выберите свой знак
action-pass = Пр&опустить ход
task-swap2-opening = Поставьте три знака: крестик, нолик, крестик. Потом выбирает соперник.
task-swap2-choice = Выберите справа крестики или нолики, или поставьте ещё два знака.
task-swap2-more = Поставьте ещё нолик и крестик. Потом выбирает соперник.
task-swap2-last-choice = Выберите справа крестики или нолики.
task-wild = Выберите знак справа, а потом клетку.
task-misere = Кто поставит три в ряд, тот проигрывает.
task-wild-misere = Выберите знак, потом клетку. Тройка проигрывает.
choice-cross = выбрать крестик
choice-nought = выбрать нолик
choice-crosses = играть крестиками
choice-noughts = играть ноликами
choice-more = поставить ещё два знака

## Крестики-нолики в пространстве

game-cube = Объёмные крестики
rules-cube =
    Три этажа по девять клеток один над другим. Игроки по очереди кладут белые и чёрные шарики на свободные клетки; начинают белые. Выигрывает тот, у кого три своих шарика в ряд: на этаже, отвесно, по диагонали стенки или по диагонали всего куба. Таких рядов 49, и ничья невозможна.
lessons-cube = Где проходят линии
lesson-cube-lines = Три шарика могут лежать на этаже, на стене или наискосок через весь куб. Линий 49.
lesson-cube-centre = Через центр куба идёт 13 линий, через угол – 7, через середину стены – 5, через ребро – 4. Кто начинает с центра, может выиграть.
lesson-cube-fork = Угрожайте в двух местах сразу: соперник остановит только одно из них.
diagram-cube-space = Рисунок: тройка через весь куб, из угла в угол
diagram-cube-wall = Рисунок: тройка на диагонали стены
diagram-cube-centre = Рисунок: белый шарик в центре куба
diagram-cube-fork = Рисунок: белые угрожают в двух выделенных местах
bot-lines = Уровень { $level }: { $level ->
    [1] игрок
   *[2] опытный игрок
}
bot-short-lines = Уровень { $level }
plan-lines = { $level ->
    [1] завершает свой ряд, закрывает ваш и следит за открытыми; часто ошибается.
   *[2] завершает свой ряд, закрывает ваш и видит двойные угрозы; иногда ошибается.
}
reason-win-level = Завершает три в ряд на одном этаже.
reason-win-pillar = Завершает три друг над другом.
reason-win-wall = Завершает диагональ отвесной стенки.
reason-win-space = Завершает диагональ всего куба.
reason-block-level = Закрывает ряд соперника на этаже.
reason-block-pillar = Закрывает отвесный ряд соперника.
reason-block-wall = Закрывает диагональ стенки соперника.
reason-block-space = Закрывает диагональ куба соперника.
reason-open-lines = Оставляет вам больше всего открытых рядов.
side-white = белые
side-black = чёрные
won-white = Выиграли белые!
won-black = Выиграли чёрные!
piece-white-ball = белый шарик
piece-black-ball = чёрный шарик
view-stacked = Этажи один &над другим
view-beside = Этажи &рядом

## Точки и квадраты

game-dots-and-boxes = Точки и квадраты
rules-dots-and-boxes =
    Игроки по очереди соединяют соседние точки горизонтальными и вертикальными линиями. Кто проводит четвёртую линию квадрата, забирает его и должен ходить ещё раз; замыкать квадрат не обязательно. Когда проведены все линии, выигрывает тот, у кого больше квадратов; если поровну – ничья. Границу проводят игроки, или она есть с самого начала.
task-dots-and-boxes = Проведите линию между точками. Кто замкнёт квадрат, ходит ещё раз.
lessons-dots-and-boxes = Как не дарить квадраты
lesson-dots-and-boxes-third = Третья сторона квадрата – подарок: соперник проведёт четвёртую и пойдёт ещё раз. Пока можно, рисуйте в другом месте.
lesson-dots-and-boxes-chains = В конце каждая линия что-то дарит. Квадраты образуют цепи, которые забирают разом: открывайте ту, что короче.
lesson-dots-and-boxes-double = Не забирайте всё: последние два квадрата длинной цепи оставьте. Соперник возьмёт их одной линией и должен будет открыть следующую.
diagram-dots-and-boxes-third = Рисунок: у квадрата две стороны, третья выделена
diagram-dots-and-boxes-closed = Рисунок: соперник его замкнул
diagram-dots-and-boxes-chains = Рисунок: вверху цепь из трёх квадратов, внизу – из шести
diagram-dots-and-boxes-double = Рисунок: остались два квадрата, выделена дальняя линия
diagram-dots-and-boxes-control = Рисунок: у соперника два квадрата, осталась только длинная цепь
option-dots-and-boxes-size = Размер
option-dots-and-boxes-border = Граница
value-dots-and-boxes-border-open = без рамки
value-dots-and-boxes-border-drawn = с рамкой
bot-greedy = Жадный
bot-chains = Цепочки
bot-exact = Точный
plan-greedy = берёт всё, что может; далеко не видит.
plan-chains = считает длинные цепочки, чтобы первую открыли вы, и жертвует ради этого два квадрата.
plan-exact = конец игры вычисляет точно, а до того пробует тысячи продолжений.
reason-take-boxes = { $count ->
        [0] Замыкает квадраты.
        [one] Замыкает { $count } квадрат.
        [few] Замыкает { $count } квадрата.
        [many] Замыкает { $count } квадратов.
       *[other] Замыкает { $count } квадрата.
    }
reason-leave-boxes = { $count ->
        [0] Двойной ход: отдаёт квадраты и сохраняет инициативу.
        [one] Двойной ход: отдаёт { $count } квадрат и сохраняет инициативу.
        [few] Двойной ход: отдаёт { $count } квадрата и сохраняет инициативу.
        [many] Двойной ход: отдаёт { $count } квадратов и сохраняет инициативу.
       *[other] Двойной ход: отдаёт { $count } квадрата и сохраняет инициативу.
    }
reason-last-safe-edge = Последняя безопасная линия: цепочку должен открыть соперник.
reason-chain-parity = Безопасная линия с нужным числом длинных цепочек.
reason-safe-edge = Безопасная линия: сопернику ничего не даёт.
reason-give-boxes = { $count ->
        [0] Что-то отдаёт каждая линия, эта стоит меньше всего.
        [one] Что-то отдаёт каждая линия, эта стоит меньше всего: { $count } квадрат.
        [few] Что-то отдаёт каждая линия, эта стоит меньше всего: { $count } квадрата.
        [many] Что-то отдаёт каждая линия, эта стоит меньше всего: { $count } квадратов.
       *[other] Что-то отдаёт каждая линия, эта стоит меньше всего: { $count } квадрата.
    }
reason-sacrifice-boxes = { $count ->
        [0] Жертва, которая окупится.
        [one] Жертва, которая окупится: { $count } квадрат.
        [few] Жертва, которая окупится: { $count } квадрата.
        [many] Жертва, которая окупится: { $count } квадратов.
       *[other] Жертва, которая окупится: { $count } квадрата.
    }
piece-border = граница
refusal-drawn = Линия { $place } уже проведена
reason-cube-centre = { $count ->
        [0] Центр куба: через него идут тринадцать рядов.
        [one] Центр куба: через него идут тринадцать рядов. Вы выиграете за { $count } ход.
        [few] Центр куба: через него идут тринадцать рядов. Вы выиграете за { $count } хода.
        [many] Центр куба: через него идут тринадцать рядов. Вы выиграете за { $count } ходов.
       *[other] Центр куба: через него идут тринадцать рядов. Вы выиграете за { $count } хода.
    }

game-bridg-it = Перегородки
option-bridg-it-size = Сторона
rules-bridg-it =
    Красные кружки соединяют левый край с правым, синие квадратики – верхний с нижним. За ход игрок проводит линию между двумя соседними своими точками; линии разных игроков не могут пересекаться. Выигрывает тот, кто первым соединит свои два края непрерывной линией. Ничьей не бывает: кто отрезал соперника, тот соединил свои края.
bot-paths = Пути, уровень { $level }
bot-resistance = Сопротивления, уровень { $level }
bot-short-paths = Пути { $level }
bot-short-resistance = Сопр. { $level }
plan-paths =
    считает кратчайшие пути обеих сторон и { $level ->
        [1] очень часто
        [2] часто
       *[other] иногда
    } ошибается.
plan-resistance =
    измеряет ток в сети сопротивлений { $level ->
        [1] после одного хода
       *[other] и смотрит на шесть ходов вперёд
    }.
reason-join-edges = Соединяет оба края.
reason-last-gap = Закрывает последнюю щель, иначе соперник выиграет.
reason-any-move = Выигрывает любой ход; этот самый короткий.
reason-join-trees = Соединяет два дерева: где соперник перережет одно, другое его соединит.
reason-crossing = Сокращает ваш путь и удлиняет путь соперника.
reason-block-way = Перегораживает кратчайший путь соперника.
reason-shorten-way = Сокращает ваш кратчайший путь.
reason-many-ways = Здесь проходит больше всего путей обеих сторон.
task-bridg-it-across = Соедините левый край с правым.
task-bridg-it-down = Соедините верхний край с нижним.
refusal-crossing = На месте { $place } линия уже есть
side-discs = кружки
side-squares = квадратики
won-discs = Выиграли кружки!
won-squares = Выиграли квадратики!
piece-dot-line = красная линия
piece-square-line = синяя линия
explanation-trees-to-join = Ходит тот, кто выигрывает: сплошные и штриховые линии – два дерева, обведённое место их соединяет.
explanation-trees-joined = Ходит тот, кто выигрывает: где перережут одно дерево, другое его соединит.
explanation-trees-of-other = Выигрывает тот, кто ждёт: где перережете одно дерево, другое его соединит.
lessons-bridg-it = Как соединять края
lesson-bridg-it-cross = Линии не могут пересекаться: каждая ваша линия – забор для соперника. Кто соединил свои два края, тот выиграл.
lesson-bridg-it-trees = Точки образуют два дерева без общей линии. Когда соперник перережет одно, соедините его линией другого: поэтому выигрывает тот, кто начинает.
diagram-bridg-it-cross = Рисунок: по две линии каждой стороны
diagram-bridg-it-won = Рисунок: кружки соединили левый край с правым
diagram-bridg-it-trees = Рисунок: соперник перерезал дерево, место соединения выделено

## Intellector

game-intellector = Интеллектор
rules-intellector =
    Шахматы на 59 шестиугольниках. Начинают белые, у каждого 14 фигур; как они ходят, видно на рисунках. Фигура бьёт, становясь на клетку чужой. Выигрывает тот, кто возьмёт чужого Интеллектора; никто не предупреждает. На последнем ряду Прогрессор становится другой фигурой, кроме Интеллектора. Кто не имеет хода, проиграл. Двести ходов без взятия и без шага Прогрессора – ничья. По выбору в первых двух ходах за средний ряд не ходят.
rules-intellector-official =
    Шахматы на 59 шестиугольниках. Начинают белые, у каждого 14 фигур; как они ходят, видно на рисунках. Фигура бьёт, становясь на клетку чужой. Выигрывает тот, кто возьмёт чужого Интеллектора; никто не предупреждает. На последнем ряду Прогрессор становится другой фигурой, кроме Интеллектора. Кто не имеет хода, проиграл. Либератор может шагнуть и на свободную соседнюю. Фигура возле своего Интеллектора, кроме Прогрессора, может стать тем, что берёт. Интеллектор на последнем ряду выигрывает. Ничья: позиция в третий раз или шестьдесят ходов без взятия и Прогрессора. По выбору в первых двух ходах за средний ряд не ходят.
option-intellector-rules = Правила
option-intellector-middle = Первые два хода
value-intellector-rules-hse2020 = 2020 года
value-intellector-rules-official = официально
value-intellector-middle-no = куда угодно
value-intellector-middle-yes = до центра
view-white-below = &Белые снизу
view-black-below = &Чёрные снизу
task-intellector = Выберите фигуру, а потом клетку, куда ей идти.
refusal-no-piece = На { $place } нет вашей фигуры
refusal-not-yours = Фигура на { $place } – соперника
refusal-piece-stuck = Фигуре на { $place } некуда ходить
refusal-out-of-reach = Эта фигура не может на { $place }
piece-white-defensor = белый Дефенсор
piece-black-defensor = чёрный Дефенсор
piece-white-liberator = белый Либератор
piece-black-liberator = чёрный Либератор
piece-white-aggressor = белый Агрессор
piece-black-aggressor = чёрный Агрессор
piece-white-dominator = белый Доминатор
piece-black-dominator = чёрный Доминатор
piece-white-progressor = белый Прогрессор
piece-black-progressor = чёрный Прогрессор
piece-white-intellector = белый Интеллектор
piece-black-intellector = чёрный Интеллектор
choice-defensor = будет Дефенсор
choice-liberator = будет Либератор
choice-aggressor = будет Агрессор
choice-dominator = будет Доминатор
choice-progressor = будет Прогрессор
bot-alpha-beta = Уровень { $level }
plan-alpha-beta = { $level ->
    [one] видит на { $level } ход вперёд и считает, что есть на поле.
    [few] видит на { $level } хода вперёд и считает, что есть на поле.
   *[other] видит на { $level } ходов вперёд и считает, что есть на поле.
}
bot-master = Мастер
plan-master = считает так глубоко, как успевает, прежде всего размены и угрозы, и знает хорошие места для фигур.
reason-capture-intellector = Берёт чужого Интеллектора и выигрывает.
reason-breakthrough = Интеллектор доходит до последнего ряда и выигрывает.
reason-takes-defensor = Берёт Дефенсора.
reason-takes-liberator = Берёт Либератора.
reason-takes-aggressor = Берёт Агрессора.
reason-takes-dominator = Берёт Доминатора.
reason-takes-progressor = Берёт Прогрессора.
reason-turns = Берёт и становится тем, что взяла.
reason-promotes = Прогрессор становится более сильной фигурой.
reason-saves-intellector = Вашего Интеллектора атакуют с отмеченной клетки, так он спасётся.
reason-saves-piece = Спасает атакованную фигуру.
reason-attacks-intellector = Атакует чужого Интеллектора.
lessons-intellector = Как ходят фигуры
lesson-intellector-progressor =
    Шагает вперёд, прямо и наискось, и так же бьёт; назад – никогда. В конце становится другой фигурой.
diagram-intellector-progressor = Начало игры: белый Прогрессор с e2 может пойти на e3, d2 или f2.
lesson-intellector-defensor =
    Шагает на любую соседнюю клетку. Держится у Интеллектора: они меняются местами.
diagram-intellector-defensor = Дефенсор с d2 может пойти на c3, d1, d3 или e3; на двух других клетках свои фигуры.
lesson-intellector-liberator =
    Прыгает в ряду на вторую клетку через всё, что между ними.
diagram-intellector-liberator = Либератор с b3 может пойти на b5, b1, d4 или d2.
lesson-intellector-aggressor =
    Идёт далеко через углы клеток, даже между двумя фигурами. Остаётся на одном цвете.
diagram-intellector-aggressor = Агрессор с e4 видит одиннадцать клеток; на c7 и g7 он взял бы чужих Агрессоров.
lesson-intellector-dominator =
    Идёт через стороны клеток в шести направлениях, пока свободно. Он самый сильный.
diagram-intellector-dominator = Доминатор с a4 видит одиннадцать клеток; на a5 он взял бы Прогрессора.
lesson-intellector-intellector =
    Шагает только на свободную соседнюю клетку и не бьёт. Кто его потерял, проиграл.
diagram-intellector-intellector = Интеллектор с e1 может пойти на свободную d1 или поменяться местами с Дефенсором на f1.
lesson-intellector-exercise-one =
    Упражнение: белые берут Интеллектора за два хода. Обратите внимание на Либератора. (Решение: d2-d4.)
lesson-intellector-exercise-two =
    Упражнение: белые берут Интеллектора за два хода. Доминатор уже близко. (Решение: h6xg6.)
lesson-intellector-exercise-three =
    Упражнение: белые берут Интеллектора за два хода. Иногда сначала нужно что-то взять. (Решение: f3xf6.)
diagram-intellector-exercise-one = Чёрный Интеллектор на d6, белый Либератор на d2.
diagram-intellector-exercise-two = Чёрный Интеллектор на f6, белый Доминатор на h6.
diagram-intellector-exercise-three = Чёрный Интеллектор на e7, белый Доминатор на f3.

game-virus-war = Война вирусов
option-virus-war-size = Сторона
option-virus-war-pass = Целый ход
option-virus-war-first = Первый ход
option-virus-war-full = Кому некуда идти
value-virus-war-pass-no = обязателен
value-virus-war-pass-yes = с пропуском
value-virus-war-first-3 = три шага
value-virus-war-first-1 = один шаг
value-virus-war-full-no = теряет шаги
value-virus-war-full-yes = проиграл
rules-virus-war =
    Двое начинают из противоположных углов, в ходе три шага. Шаг ставит вирус на свободную клетку или съедает чужой вирус; эта клетка навсегда становится крепостью съевшего. Шаг должен касаться, и по диагонали тоже, своего живого вируса или крепости, цепь которой касается своего живого вируса. Первый шаг каждого – его угол. Кому некуда идти, теряет остаток хода. Выигрывает тот, кто съест последний чужой вирус; если некуда идти обоим, ничья. По выбору целый ход можно пропустить (два пропуска подряд – ничья), первый ход игры состоит из одного шага, или проигрывает тот, кто не сделал все шаги.
task-virus-war-enter = Войдите в игру в своём углу, где точка.
task-virus-war-three = Три шага: точка – свободная клетка, пунктирная рамка – вирус, который можно съесть.
task-virus-war-two = Осталось два шага.
task-virus-war-one = Остался один шаг.
news-turn-lost = Другой стороне некуда идти, её ход пропал.
news-stuck = Другой стороне сейчас некуда идти.
refusal-corner = Первый шаг – в свой угол, не на { $place }
refusal-fortress = На { $place } крепость, она остаётся
refusal-own-virus = На { $place } ваш вирус
refusal-not-near = { $place } не касается вашего вируса или связанной с ним крепости
piece-cross-fortress = крепость крестиков
piece-nought-fortress = крепость ноликов
bot-turns = Целые ходы, уровень { $level }
bot-short-turns = Ходы { $level }
plan-turns = { $level ->
        [1] выбирает лучший целый ход.
        [2] смотрит целые ходы и ответы, часто ошибается.
        [3] смотрит целые ходы и ответы.
       *[other] смотрит целые ходы так далеко, как успеет.
    }
reason-eat-last = Съедает последний вирус и выигрывает.
reason-win-turn = { $count ->
        [0] Выигрывает этим ходом.
        [one] Выигрывает за { $count } шаг.
        [few] Выигрывает этим ходом за { $count } шага.
        [many] Выигрывает этим ходом за { $count } шагов.
       *[other] Выигрывает этим ходом за { $count } шага.
    }
reason-only-step = Это единственный возможный шаг.
reason-refuse-turn = Любой шаг навредит: ход лучше пропустить.
reason-cut-forts = { $count ->
        [0] Отрезает крепости от живых вирусов соперника.
        [one] Отрезает { $count } крепость от живых вирусов соперника.
        [few] Отрезает { $count } крепости от живых вирусов соперника.
        [many] Отрезает { $count } крепостей от живых вирусов соперника.
       *[other] Отрезает { $count } крепости от живых вирусов соперника.
    }
reason-cut-viruses = { $count ->
        [0] Отрезает вирусы от крепости.
        [one] Отрезает { $count } вирус от крепости.
        [few] Отрезает { $count } вируса от крепости.
        [many] Отрезает { $count } вирусов от крепости.
       *[other] Отрезает { $count } вируса от крепости.
    }
reason-save-viruses = { $count ->
        [0] Спасает свои вирусы.
        [one] Спасает { $count } свой вирус.
        [few] Спасает { $count } своих вируса.
        [many] Спасает { $count } своих вирусов.
       *[other] Спасает { $count } своего вируса.
    }
reason-chain-forts = { $count ->
        [0] Удлиняет цепь крепостей.
        [one] Начинает цепь из { $count } крепости.
       *[other] Соединяет цепь из { $count } крепостей.
    }
reason-eat-viruses = { $count ->
        [0] Съедает вирусы.
        [one] Съедает { $count } вирус.
        [few] Этим ходом съедает { $count } вируса.
        [many] Этим ходом съедает { $count } вирусов.
       *[other] Этим ходом съедает { $count } вируса.
    }
reason-attack-viruses = { $count ->
        [0] Достаёт до вирусов соперника.
        [one] Достаёт до { $count } вируса соперника.
       *[other] Достаёт до { $count } вирусов соперника.
    }
reason-spread-viruses = { $count ->
        [0] Открывает путь к свободным клеткам.
        [one] Открывает путь к { $count } свободной клетке.
       *[other] Открывает путь к { $count } свободным клеткам.
    }
reason-fill-ground = Заполняет свою территорию; лучшего нет.
lessons-virus-war = Как вирусы растут и едят
lesson-virus-war-steps = Три шага хода идут один за другим, каждый опирается на предыдущие. Съеденный вирус никто больше не съест: крепость – ещё и мост, по которому можно идти дальше.
lesson-virus-war-chain = Крепость действует, только пока её цепь касается живого вируса. Кто съест этот вирус, выключит всю цепь: крепость без фона сейчас не действует.
diagram-virus-war-steps = Рисунок: первый ход крестиков из угла
diagram-virus-war-fortress = Рисунок: нолики съели c3, там их крепость
diagram-virus-war-chain = Рисунок: две крепости крестиков держатся за вирус на c3
diagram-virus-war-cut = Рисунок: нолики съели c3, и крепости крестиков не действуют

game-dots = Точки
option-dots-size = Поле
option-dots-start = Начало
option-dots-zone = Первые точки
option-dots-stop = СТОП
value-dots-start-empty = пустое поле
value-dots-start-cross = с крестом
value-dots-zone-no = где угодно
value-dots-zone-yes = в центре
value-dots-stop-free = СТОП даром
value-dots-stop-grounded = СТОП с ценой
rules-dots =
    Игроки по очереди ставят точки на пересечения клеток. Соседние точки одного цвета, и по диагонали тоже, образуют цепь. Замкнутая цепь вокруг хотя бы одной чужой точки захватывает всю область: точки в ней мертвы, ваши захваченные точки оживают, и никто больше туда не ставит. Цепь без чужих точек замыкает пустую базу; точка, которую туда поставит соперник, захвачена сразу, если она сама ничего не окружит. Край поля – не стена. На поле 39 × 32 первые точки ставят в центральной зоне. Игра кончается, когда ставить некуда или кто-то говорит СТОП; выигрывает тот, кто захватил больше точек. По выбору СТОП стоит точек, не связанных цепью с краем.
task-dots = Окружите точки соперника замкнутой цепью.
task-dots-zone = Первая точка – в рамке в центре.
action-stop = С&ТОП
refusal-captured = { $place } лежит в захваченной области
refusal-zone = Первая точка – в центральной зоне, не на { $place }
side-red = красные
side-blue = синие
won-red = Красные выиграли!
won-blue = Синие выиграли!
piece-red-dot = красная точка
piece-blue-dot = синяя точка
piece-captured-red-dot = захваченная красная точка
piece-captured-blue-dot = захваченная синяя точка
piece-red-area = красная область
piece-blue-area = синяя область
bot-traps = Ловушки
bot-monte-carlo = Тысяча партий, уровень { $level }
bot-short-monte-carlo = Партии { $level }
plan-traps = ищет ловушки и лестницы на четыре хода вперёд.
plan-monte-carlo = { $level ->
        [1] играет сотни случайных партий и идёт туда, где выигрывают.
        [2] играет тысячи случайных партий и идёт туда, где выигрывают.
       *[other] играет столько случайных партий, сколько успеет.
    }
reason-surround-dots = { $count ->
        [0] Окружает точки соперника.
        [one] Окружает { $count } точку.
        [few] Окружает { $count } точки.
        [many] Окружает { $count } точек.
       *[other] Окружает { $count } точки.
    }
reason-save-dots = { $count ->
        [0] Спасает свои точки.
        [one] Спасает { $count } точку от окружения.
        [few] Спасает { $count } точки от окружения.
        [many] Спасает { $count } точек от окружения.
       *[other] Спасает { $count } точки от окружения.
    }
reason-trap-dots = { $count ->
        [0] Ловушка: угроза в двух местах.
        [one] Ловушка: в двух местах грозит окружить { $count } точку.
        [few] Ловушка: в двух местах грозит окружить { $count } точки.
        [many] Ловушка: в двух местах грозит окружить { $count } точек.
       *[other] Ловушка: в двух местах грозит окружить { $count } точки.
    }
reason-threaten-dots = { $count ->
        [0] Грозит окружением.
        [one] Грозит окружить { $count } точку.
        [few] Грозит окружить { $count } точки.
        [many] Грозит окружить { $count } точек.
       *[other] Грозит окружить { $count } точки.
    }
reason-empty-base = Замыкает базу, куда соперник уже не войдёт.
reason-link-chains = Соединяет ваши цепи.
reason-games-by-chance = В случайных партиях отсюда выигрывают чаще всего.
reason-nothing-open = Ставить некуда.
lessons-dots = Как окружают точки
lesson-dots-surround = Замкнутая цепь соседних точек захватывает всё внутри, если там есть хотя бы одна чужая точка. Для одной хватает четырёх.
lesson-dots-base = Пустая база ничего не захватывает, но вошедший в неё захвачен сразу, если сам этим ничего не окружит.
diagram-dots-threat = Рисунок: вокруг синей точки на c3 три красные
diagram-dots-captured = Рисунок: четвёртая красная на c2 захватила c3
diagram-dots-base = Рисунок: красные замкнули пустую базу вокруг c3
diagram-dots-trapped = Рисунок: синяя вошла на c3 и захвачена
