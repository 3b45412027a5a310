# Slovenčina. „&“ stojí pred písmenom, ktoré funguje s klávesom Alt.

## Hry, súperi

game-tic-tac-toe = Piškvorky 3 × 3
game-gomoku = Piškvorky
whole-name = { $game }, { $variant }
sized-name = { $game } { $size }
option-gomoku-board = Plocha
value-gomoku-board-endless = bez konca
option-gomoku-rule = Rad
value-gomoku-rule-free = 5 a viac
value-gomoku-rule-exact = presne 5
option-gomoku-opening = Otvorenie
value-gomoku-opening-none = bez otvorenia
value-gomoku-opening-swap2 = swap2
option-tic-tac-toe-begin = Začínajú
value-tic-tac-toe-begin-crosses = začínajú krížiky
value-tic-tac-toe-begin-noughts = začínajú krúžky
option-tic-tac-toe-misere = Trojica
value-tic-tac-toe-misere-no = trojica vyhráva
value-tic-tac-toe-misere-yes = trojica prehráva

bot-level-1 = 1. úroveň s počítačom
bot-level-2 = 2. úroveň s počítačom
bot-level-3 = 3. úroveň s počítačom
bot-weights = Váhová matica
bot-phases = Tri etapy
bot-first-free = Prvá voľná bunka
bot-random = Náhodný
bot-neighbour = Susedný
bot-attacks = Útoky
bot-engine = { $level }. úroveň: { $level ->
    [1] začiatočník
    [2] žiak
    [3] hráč
    [4] skúsený hráč
    [5] znalec
   *[6] majster
}
bot-short-engine = { $level }. úroveň

type-two-people = X proti 0

plan-level-1 = ťahá náhodne, každý voľný panel je rovnako pravdepodobný.
plan-level-2 = chce stred, potom doplní svoju trojicu alebo zastaví vašu.
plan-level-3 = prepočíta hru až do konca a nikdy neprehrá.
plan-weights = sčíta váhy línií, stredu a rohov a vezme najťažší panel.
plan-phases = vyhrá, ak môže, inak bráni, inak vezme prvý voľný panel.
plan-first-free = ide v poradí čítania.
plan-random = ťahá náhodne, kamkoľvek.
plan-neighbour = ťahá náhodne, ale vždy vedľa nejakej značky.
plan-attacks = sčíta útoky oboch strán na každej bunke a vezme najťažšiu; na odpoveď nehľadí.
plan-engine = { $level ->
    [1] vidí jeden ťah a často sa pomýli.
    [2] vidí jeden ťah a občas sa pomýli.
    [3] vidí dva ťahy dopredu.
    [4] vidí tri ťahy dopredu a krátke série štvoriek.
    [5] vidí šesť ťahov dopredu a dlhé série štvoriek.
   *[6] vidí, čo sa dá, a hľadá dôkaz výhry.
}

## Prihlásenie

login-title = Prihlásenie
login-name = Meno hráča:
login-note = Meno sa zobrazí pri hre a vo výsledkoch.
login-known = Známi hráči:
login-remove = O&dstrániť
login-restore = &Späť
login-remove-sure = Odstrániť hráča { $player } so všetkými jeho hrami? Tlačidlom Späť sa to dá vrátiť, kým je prihlásenie otvorené.
login-empty = Zadajte meno hráča. Prázdne meno alebo samé medzery nestačia.
login-long = Meno môže mať najviac { $most } znakov, toto ich má { $length }.
login-marks = Meno má priveľa znamienok nad písmenami a pod nimi.

ok = OK
cancel = Zrušiť
close = Zatvoriť

## Hlavné menu

menu-title = Piškvorky
menu-greeting = Vitajte, { $player }!
menu-play = &Hrať
menu-rules = &Pravidlá hry
menu-quit = &Koniec
menu-results = &Výsledky
menu-settings = &Nastavenia
menu-picture = Obrázok: rozohraté piškvorky s výhernou uhlopriečkou

## Hra

field-title = Hra
field-type = Typ hry
field-choose-type = Najprv vyberte typ hry!
field-begins = Začína
field-begins-me = Začínam ja
field-begins-computer = Začína počítač
field-begins-other = Začína súper
field-begins-chance = Náhodne
field-mark = Hrám za
field-mark-cross = krížik
field-mark-nought = krúžok
field-mark-chance = náhodne
field-confirm = Potvrdzovať ťahy
field-go = &Chodiť
field-turn = Na ťahu
field-turn-cross = Na ťahu je krížik
field-turn-nought = Na ťahu je krúžok
field-turn-nobody = Nikto nie je na ťahu
field-new = &Nová hra
field-undo = Krok &späť
field-redo = Krok &vpred
field-hint = Po&raď
field-main-menu = Hlavné &menu
field-close-picture = kliknutím alebo klávesom zatvoríte

## Panely

panel = riadok { $row }, stĺpec { $column }, { $content }
panel-empty = prázdne
piece-cross = krížik
piece-nought = krúžok
panel-cross-meant = krížik, nepotvrdený
panel-nought-meant = krúžok, nepotvrdený
panel-won = { $panel }, vo výhernej trojici
panel-hint = { $panel }, odporúčaný ťah
panel-opinion = { $panel }, { $opinion }

## Stavový riadok

status-choose-type = Vyberte typ hry
status-choose-type-more = Hra sa začne hneď, ako si vyberiete typ v zozname vpravo.
status-your-turn = Váš ťah
status-your-turn-more = Hráte za { $mark ->
        [cross] krížik
       *[nought] krúžok
    }. Kliknite na voľný panel.
status-thinking = Počítač premýšľa…
status-thinking-more = Hrá { $opponent }.
status-cross-turn = Na ťahu je krížik
status-nought-turn = Na ťahu je krúžok
status-people-more = Hrajú dvaja ľudia pri jednom počítači.
status-confirm-more = Druhým kliknutím značku zoberiete späť, tlačidlom Chodiť ťah potvrdíte.
status-next-game-more = Táto voľba platí od ďalšej hry.
status-draw-more = Nikto nemá tri v rade. Skúste to ešte raz.
status-resigned = Súper sa vzdal.
status-you-resigned = Vzdali ste sa.
status-agreed = Hráči sa dohodli na remíze.
status-line = { $kind ->
        [row] Riadok
        [column] Stĺpec
       *[diagonal] Uhlopriečka
    } { $from }–{ $to }
status-two-lines = { $first } a { $second }
status-won-more = { $line } – všetky tri sú vaše.
status-lost-more = { $line } – všetky tri má počítač.
status-cross-won-more = { $line } – tri krížiky v rade.
status-nought-won-more = { $line } – tri krúžky v rade.
status-hint = Rada: { $cell }

result-you-won = Vyhrali ste!
result-you-lost = Prehrali ste
result-draw = Remíza
won-crosses = Vyhrali krížiky!
won-noughts = Vyhrali krúžky!

score = { $first } { $wins } : { $losses } { $second }
score-draws = remízy { $draws }
score-computer = Počítač
score-crosses = Krížiky
score-noughts = Krúžky
score-spoken = Skóre: { $score }, { $draws }
twin = { $mark } { $name }
twin-spoken = { $name } ({ $mark })

## Ponuka

bar-game = &Hra
bar-view = &Zobraziť
bar-help = &Pomocník
bar-new = &Nová hra
bar-undo = Krok &späť
bar-redo = Krok &vpred
bar-hint = Po&raď
bar-resign = Vz&dať sa…
bar-agree-draw = Do&hodnutá remíza…
bar-load = &Otvoriť…
bar-save = &Uložiť ako…
bar-copy = Kopírovať po&zíciu
bar-paste = V&ložiť
bar-results = V&ýsledky
bar-settings = N&astavenia
bar-main-menu = Hlavné &menu
bar-quit = &Koniec
bar-weights = &Váhy buniek
bar-rules = &Pravidlá hry
bar-keys = &Klávesy
bar-about = &O programe
bar = Ponuka

## Dôvody: prečo práve tam

reason-win = Tu vyhrávate.
reason-block = Inak súper vyhrá tu.
reason-fork = Dvojitá hrozba: súper ubráni len jednu.
reason-force = { $count ->
        [0] Odtiaľto vyhráte, nech súper hrá čokoľvek.
       *[other] Odtiaľto vyhráte, nech súper hrá čokoľvek: { $count ->
            [one] { $count } ťah
            [few] { $count } ťahy
           *[other] { $count } ťahov
        }.
    }
reason-block-fork = Inak súper urobí dvojitú hrozbu.
reason-centre = Stred má najviac línií.
reason-hold = Iný ťah by prehral, tento udrží remízu.
reason-trap = Ak súper odpovie zle, vyhráte.
reason-corner = Rohom vedú tri línie, stranou len dve.
reason-edge = Nič lepšie už nezostalo.
reason-only-move = Je to posledný voľný panel.
reason-draw = Hra sa skončí remízou, nech ťaháte kamkoľvek.
reason-random = Vybrala to náhoda.
reason-block-four = Tu by súper urobil otvorenú štvorku alebo dve štvorky naraz.
reason-block-three = Blokuje otvorenú trojku.
reason-fours = { $count ->
        [0] Víťazná séria štvoriek.
       *[other] Víťazná séria štvoriek, { $count ->
            [one] { $count } ťah
            [few] { $count } ťahy
           *[other] { $count } ťahov
        }.
    }
reason-threes = { $count ->
        [0] Víťazná séria štvoriek a otvorených trojok.
       *[other] Víťazná séria štvoriek a otvorených trojok, { $count ->
            [one] { $count } ťah
            [few] { $count } ťahy
           *[other] { $count } ťahov
        }.
    }
reason-opening = Hra sa začína pri strede.
reason-search = Najlepší ťah, kam som dovidel.
reason-first-free = Prvý voľný panel v poradí čítania.

## Pravidlá, podľa ktorých súper ťahá, ako stoja v paneloch

rule-win = výhra
rule-block = obrana
rule-centre = stred
rule-random = náhoda
rule-first-free = prvý voľný

## Pravidlá hry

help-title = Pravidlá hry
help-rules-heading = Ako sa hrá
rules-tic-tac-toe =
    Hrá sa na ploche 3 × 3. Hráči striedavo kladú svoju značku – krížik alebo krúžok – na voľné panely. Kto má prvý tri svoje značky v riadku, v stĺpci alebo na uhlopriečke, vyhráva. Keď je plocha plná a nikto tri v rade nemá, je remíza.
rules-tic-tac-toe-misere =
    Hrá sa na ploche 3 × 3. Hráči striedavo kladú svoju značku – krížik alebo krúžok – na voľné panely. Kto má prvý tri svoje značky v riadku, v stĺpci alebo na uhlopriečke, prehráva. Keď je plocha plná a nikto tri v rade nemá, je remíza.
lessons-tic-tac-toe = Ako neprehrať
lesson-tic-tac-toe-centre =
    Začínate? Hrajte do stredu. Stredom vedú štyri línie, rohom tri a stranou len dve.
lesson-tic-tac-toe-corner =
    Súper začal v strede? Odpovedzte rohom. Potom stačí včas brániť a hra sa skončí remízou.
lesson-tic-tac-toe-edge =
    Strana je chyba. Krížik dá roh, krúžok musí brániť v protiľahlom rohu, a tretí krížik hrozí na dvoch miestach naraz. Obe ubrániť nejde.
help-levels-heading = Súperi
diagram-tic-tac-toe-centre = Obrázok: krížik v strede prázdnej plochy
diagram-tic-tac-toe-corner = Obrázok: krížik v strede, krúžok v ľavom hornom rohu
diagram-tic-tac-toe-edge = Obrázok: krížik v strede a v ľavom hornom rohu, krúžok na hornej strane
diagram-tic-tac-toe-fork = Obrázok: krížik hrozí na dvoch miestach naraz

## Klávesy

keys-title = Klávesy
keys-heading = Klávesy
keys-arrows = šípky
keys-arrows-do = pohyb po paneloch
keys-enter = Enter, medzerník
keys-enter-do = položiť značku
keys-digits = 1 – 9
keys-digits-do = panely ako na numerickej klávesnici: 7 je vľavo hore
keys-escape = Escape
keys-escape-do = zavrieť obrázok, inak krok späť do menu
keys-new = Ctrl+N
keys-new-do = nová hra
keys-undo = Ctrl+Z
keys-undo-do = krok späť
keys-redo = Ctrl+Y, Ctrl+Shift+Z
keys-redo-do = krok vpred
keys-hint = Ctrl+H
keys-hint-do = poradí najlepší ťah
keys-weights = T
keys-weights-do = váhy buniek: čo si o paneloch myslí súper
keys-help = F1
keys-help-do = pravidlá hry
keys-zoom = Ctrl+plus, mínus, 0
keys-zoom-do = zväčšiť okná, zmenšiť ich, vrátiť pôvodnú veľkosť
keys-quit = Ctrl+Q
keys-quit-do = koniec

## O programe

about-title = O programe
about-version = Verzia { $version }
about-what = Hry na papieri so súpermi, ktorých si možno prezrieť zvnútra. Začalo sa to piškvorkami po vzore študentskej práce: tri formuláre a deväť panelov.
about-toolkit = Okná kreslí FLTK, https://www.fltk.org
about-licence = Licencia MIT

## Okno so správou

message-title = Piškvorky

## Pokračovanie

resume = Pokračovať v rozohratej hre? { $game }, súper: { $opponent }
resume-yes = &Pokračovať
resume-no = &Nechať tak

resign-sure = Naozaj sa chcete vzdať? Hru tým vyhrá súper.
resign-yes = &Vzdať sa
agree-draw-sure = Súhlasia obaja hráči s remízou?
agree-draw-yes = &Súhlasia
end-no = &Hrať ďalej

## Výsledky

date = { $day }. { $month }. { $year } { $time }
decimal-mark = ,

results-title = Výsledky
results-player = Hráč
results-game = Hra
results-opponent = Súper
results-all = Všetko
results-table = Výsledky podľa hráča, hry a súpera
results-wins = Výhry
results-draws = Remízy
results-losses = Prehry
results-percent = %
results-series = Séria
results-plies = Ťahy
results-chart = Priebeh v čase: { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
       *[other] { $wins } výhier
    }, { $draws ->
        [one] { $draws } remíza
        [few] { $draws } remízy
       *[other] { $draws } remíz
    }, { $losses ->
        [one] { $losses } prehra
        [few] { $losses } prehry
       *[other] { $losses } prehier
    }
results-games = Posledné hry
results-when = Kedy
results-ending = Výsledok
results-duration = Trvanie
results-open = &Prehrať
results-export = &Exportovať…

ending-win = výhra
ending-draw = remíza
ending-loss = prehra
ending-none = nedohraná
# V zozname hier.
ending-agreed = dohodnutá remíza
ending-resigned = { $ending }, vzdané
ending-forfeit = { $ending } kontumačne
# Body hráča a súpera.
ending-points = { $ending } { $own } : { $other }
# Prečo sa hra skončila pred koncom podľa pravidiel; „súper“ je súper toho, kto vyhral.
ending-why = { $ending } – { $why }
why-resigned = vzdal sa súper
why-you-resigned = vzdali ste sa
why-forfeit = program súpera zlyhal

## Prehrávanie

replay-title = Prehrávanie hry
replay-players = { $game }: { $player } – { $opponent }
replay-winner = Víťaz: { $name }
replay-start = Začiatok hry
replay-ply = { $ply }. ťah z { $plies }: { $notation }
replay-picture = Pozícia: { $board }
replay-moves = Ťahy
replay-number = č.
side-first = prvý
side-second = druhý
side-crosses = krížik
side-noughts = krúžok
replay-continue = &Hraj odtiaľto
replay-save = &Uložiť ako…
replay-copy = &Kopírovať
replay-unknown = Túto hru sa nedá prehrať: program ju nepozná, alebo jej ťahy nie sú podľa pravidiel.
replay-no-form = Túto hru sa dá len prezerať.
replay-gone = Táto hra tu už nie je.
step-start = na začiatok
step-back = ťah späť
step-on = ťah vpred
step-end = na koniec

## Súbory

file-open = Otvoriť hru
file-save = Uložiť hru
file-export = Exportovať výsledky
file-game = Záznam hry
file-table = Tabuľka CSV
file-name = Názov súboru:
file-choose = &Otvoriť
file-write = &Uložiť
file-exists = Súbor s týmto názvom už existuje.
file-replace = &Nahradiť
file-failed = So súborom { $file } sa to nepodarilo: { $cause }.
file-bad = { $file }: nie je to záznam hry. { $cause }
file-no-game = Zatiaľ sa nič nehrá. Najprv vyberte typ hry!
clipboard = Schránka

notice-line = { $file }: { $kind }.
notice-cause = { $kind } ({ $cause })
notice-at-line = riadok { $line }
notice-rescued = { $text } { $games ->
        [one] Zachránila sa z neho { $games } hra.
        [few] Zachránili sa z neho { $games } hry.
       *[other] Zachránilo sa z neho { $games } hier.
    }
notice-moved = { $text } Súbor je odložený ako { $aside }.
notice-not-saving = Výsledky sa neukladajú.
trouble-damaged = súbor je poškodený
trouble-empty = súbor je prázdny
trouble-foreign = toto nie je súbor tohto programu
trouble-newer = súbor zapísala novšia verzia programu; číta sa, ale nemení
trouble-no-rights = nemáte právo zapisovať do súboru alebo do jeho priečinka
trouble-read-only = na tento disk sa nedá zapisovať
trouble-disk-full = na disku nie je miesto
trouble-busy = súbor drží iný program
trouble-no-folder = priečinok neexistuje a nedá sa vytvoriť
trouble-folder = je to priečinok, nie súbor
trouble-not-file = nie je to obyčajný súbor
trouble-dead-link = odkaz nikam nevedie
trouble-broken = súbor sa nedá čítať ani zapisovať
trouble-bad-value = v nastaveniach je neplatná hodnota

## Nastavenia

settings-title = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
settings-delay = Počítač odpovie
settings-confirm = Potvrdzovať ťahy
settings-no-letters = { $name } – chýba písmo
language-uk = Ukrajinčina (Ukrajinska)
language-ru = Ruština (Russkij)
language-zh = Čínština (Zhongwen)
language-ar = Arabčina (al-Arabija)
theme-paper = Zošit
theme-grey = Sivý formulár
theme-dark = Tmavý
theme-contrast = Vysoký kontrast
delay-none = hneď
delay = po { $ms } ms

## Ďalšie hry

game-wild = Divoké piškvorky
option-wild-misere = Trojica
value-wild-misere-no = trojica vyhráva
value-wild-misere-yes = trojica prehráva
bot-careful = Opatrný
bot-perfect = Neomylný
plan-careful = vyhrá, ak môže, inak sa postará, aby hneď neprehral a súper nevyhral ďalším ťahom.
plan-perfect = pozná hru až do konca a nikdy nezahrá horšie, než musí.
reason-even = Hra je vyrovnaná, nech ťaháte kamkoľvek.
reason-delay = Prehráva každý ťah, tento najneskôr.
reason-guess = Na premýšľanie nebol čas.

menu-games = Ď&alšie hry
bar-games = Ďalšie hr&y…
games-title = Ďalšie hry
games-heading = Vyberte si hru

## Stôl

bar-move-for-me = Nech ťahá počí&tač
bar-opinions = Čo si &myslí súper
bar-whole = &Celá hra
bar-latest = &Posledný ťah
table-numbers = Čísla na ploche: čo si o ťahoch myslí { $opponent }
size-other = iná veľkosť…
size-part = { $option }, { $part ->
    [1] prvý rozmer
   *[2] druhý rozmer
}
table-first = Prvý hráč
table-second = Druhý hráč
table-person = Človek
table-other = Druhý hráč
table-time = čas { $time }
table-time-points = čas { $time }, body: { $points }
table-again = Ďalšia hra sa začne sama
table-run = &Ďalej
table-pause = P&auza
table-single = &Ťah
table-speed = Rýchlosť
speed-slow = pomaly
speed-medium = stredne
speed-fast = rýchlo
table-move = ťah
table-map = Prehľad celej hry
table-board = Hracia plocha: { $place }
table-board-empty = Hracia plocha
table-place = { $name }, { $content }
table-edge = hrana medzi { $from } a { $to }, { $state ->
        [drawn] nakreslená
       *[free] voľná
    }
table-turn = Na ťahu: { $name }
table-won = Vyhráva { $name }
table-held = Pauza
table-plan = { $opponent }: { $plan }
table-your-turn-more = Kliknite na pole, alebo napíšte ťah na klávesnici.
table-picked-more = Teraz vyberte, kam.
table-choose-more = Teraz si vyberte jednu z možností.
table-moved-for-you = Za vás ťahal počítač ({ $opponent }): { $notation }.
table-looking-more = Pozeráte si skorší ťah. Kliknutím alebo klávesom Escape sa vrátite.
table-over-more = Počet ťahov: { $plies }.
table-typed = Ťah: { $text }
table-typed-more = Enter ho zahrá, Escape zruší.
table-no-move = „{ $text }“ nie je ťah
table-no-move-more = Píše sa napríklad { $example }, tak ako v zozname ťahov.

rules-five =
    Hráči striedavo kladú krížik a krúžok na voľné polia. Kto má prvý päť svojich značiek v rade – vodorovne, zvislo alebo šikmo – vyhráva; počíta sa aj dlhší rad. Plná plocha bez päťky je remíza.
rules-five-endless =
    Hráči striedavo kladú krížik a krúžok na voľné polia. Kto má prvý päť svojich značiek v rade – vodorovne, zvislo alebo šikmo – vyhráva; počíta sa aj dlhší rad. Hárok bez konca siaha vždy najmenej deväť voľných polí za krajné značky.
rules-five-exact =
    Hráči striedavo kladú krížik a krúžok na voľné polia. Vyhráva presne päť značiek v rade – vodorovne, zvislo alebo šikmo; šesť a viac sa nepočíta. Plná plocha bez päťky je remíza.
rules-five-endless-exact =
    Hráči striedavo kladú krížik a krúžok na voľné polia. Vyhráva presne päť značiek v rade – vodorovne, zvislo alebo šikmo; šesť a viac sa nepočíta. Hárok bez konca siaha vždy najmenej deväť voľných polí za krajné značky.
rules-five-swap2 =
    Prvý hráč položí tri značky: krížik, krúžok, krížik. Druhý si vyberie krížiky, krúžky (tie sú na ťahu), alebo položí ešte krúžok a krížik a vyberá si prvý. Potom sa hrá ako zvyčajne: vyhráva päť alebo viac značiek v rade.
rules-five-exact-swap2 =
    Prvý hráč položí tri značky: krížik, krúžok, krížik. Druhý si vyberie krížiky, krúžky (tie sú na ťahu), alebo položí ešte krúžok a krížik a vyberá si prvý. Potom sa hrá ako zvyčajne: vyhráva presne päť značiek v rade, šesť a viac sa nepočíta.
rules-wild =
    Hrá sa na ploche 3 × 3 a obaja hráči smú kresliť krížik aj krúžok. Najprv vyberte značku, potom panel. Kto doplní tri rovnaké značky v rade, vyhráva, nech ostatné nakreslil ktokoľvek. Plná plocha bez trojice je remíza.
rules-wild-misere =
    Hrá sa na ploche 3 × 3 a obaja hráči smú kresliť krížik aj krúžok. Najprv vyberte značku, potom panel. Kto doplní tri rovnaké značky v rade, prehráva, nech ostatné nakreslil ktokoľvek. Plná plocha bez trojice je remíza.
keys-type = napríklad h8
keys-type-do = ťah napísaný na klávesnici; Enter ho zahrá hneď
keys-for-me = D
keys-for-me-do = ťahá za vás počítač
keys-sight = Home, End
keys-sight-do = celá hra, posledný ťah
keys-wheel = koliesko, Ctrl+koliesko
keys-wheel-do = posunúť plochu, zväčšiť ju

## Prečo systém odmietol

denied-not-found = taký súbor alebo priečinok tu nie je
denied-no-rights = nemáte naň právo
denied-folder = je to priečinok, nie súbor
denied-not-folder = časť cesty nie je priečinok
denied-not-file = nie je to obyčajný súbor
denied-full = na disku nie je miesto
denied-read-only = na tento disk sa nedá zapisovať
denied-busy = používa ho iný program
denied-bad-name = taký názov súbor nemôže mať

## Čo je v zázname hry zle

fault-place = Riadok { $line }, znak { $column }: { $reason }.
fault-too-long = text je na záznam pridlhý, môže mať najviac { $most } bajtov
fault-utf16 = text je v UTF-16, uložte ho ako UTF-8
fault-not-utf8 = tieto bajty nie sú UTF-8, uložte text ako UTF-8
fault-control = riadiaci znak { $sign } tu nemôže byť
fault-unexpected = znakom { $sign } sa žiadny ťah nezačína; poznámky patria do {"{"} {"}"}
fault-late-tag = značka je až za ťahmi; značky patria pred ne a v súbore je jedna hra
fault-no-name = značke chýba názov
fault-no-value = značke { $name } chýba hodnota v úvodzovkách
fault-no-bracket = značka { $name } sa tu má končiť znakom ]
fault-open-value = hodnota značky { $name } sa nekončí úvodzovkami na tom istom riadku
fault-open-comment = poznámka, ktorá sa tu začína, sa nekončí znakom {"}"}
fault-escape = { $text } neznamená žiadny znak; samotná opačná lomka sa píše dvakrát
fault-too-many-tags = značiek je viac ako { $most }
fault-second-tag = značka { $name } je už na riadku { $line }
fault-no-game = chýba značka { $name }, ktorá hovorí, čo sa hralo
fault-no-version = { $text } nie je verzia záznamu
fault-newer = záznam má verziu { $version }, na ktorú treba novší program
fault-not-result = { $text } nie je výsledok; píše sa { $results }
fault-two-results = tu je výsledok { $end }, ale v značke je { $tag }
fault-too-many-moves = ťahov je viac ako { $most }
fault-no-result = text sa nekončí výsledkom; píše sa { $results }
fault-after-result = za výsledkom už nemôže nič byť; v súbore je jedna hra
fault-game = hru { $key } program nepozná
fault-setup = táto hra sa nezačína takto: { $setup }
fault-move = { $number }. ťah { $text } nie je podľa pravidiel
fault-after-end = hra sa skončila už pred { $number }. ťahom
fault-result = výsledok je { $says }, ale podľa ťahov je to { $is }

## Programy

bar-programs = Súper z pro&gramu…
programs-title = Súper z programu
programs-what = Hrať môže program s protokolom Gomocup; swap2 len taký, ktorý ho ovláda.
programs-known = Známe programy
programs-name = Meno
programs-path = Program
programs-arguments = Argumenty
programs-browse = &Prehľadávať…
programs-add = &Vyskúšať a pridať
programs-remove = &Odstrániť
programs-pick = Vybrať program
programs-kind = Programy
programs-plan = cudzí program.
programs-hint = Vyberte program. Skôr než sa pridá, spustí sa na skúšku.
programs-trying = Program sa skúša…
programs-no-path = Najprv vyberte program.
programs-bad-arguments = V argumentoch chýba úvodzovka.
programs-added = Pridaný: { $name }. Program o sebe hovorí: { $about }
lacks-gomocup-swap2 = Otvorenie swap2 nepozná: takú hru by prehral.
failure-not-started = Program sa nepodarilo spustiť: { $why }
failure-gone = Program sám skončil: { $said }
failure-no-program = systém ho nevie spustiť ako program
failure-said = { $said } ({ $how })
end-code = kód { $code }
end-signal = signál { $signal }
end-closed = zavrel svoj výstup
end-unknown = nevie sa ako
failure-silent = Program neodpovedal včas a nič nepovedal.
failure-late = Program neodpovedal včas. Naposledy povedal: { $said }
failure-nonsense = Odpovedi programu sa nedá rozumieť: { $said }
failure-illegal = Program ťahal tam, kam sa nesmie: { $said }
table-failure = { $name } prehráva. { $why }

file-variations = { $file }: prečítala sa hlavná vetva hry. Vynechané varianty: { $count }.
file-choices = { $file }: uložili sa len značky. Kto si v úvode čo vybral, tento formát nezaznamená.
fault-byte = Bajt { $byte }: { $fault }.
fault-board = Na ploche { $width } × { $height } sa tu nič nehrá.
fault-expected = tu malo stáť niečo iné
fault-size = plocha môže mať { $least } až { $most } riadkov a stĺpcov
fault-outside = toto pole nie je na ploche
fault-taken = toto pole už obsadil ťah { $number }
fault-turn = na ťahu je druhá strana
fault-pass = v tejto hre sa ťah nedá vynechať
fault-marks = značky položené pred prvým ťahom sa nedajú prevziať
fault-other-game = je to záznam inej hry
fault-cut = súbor sa skončil priskoro
fault-more = za koncom hry ešte niečo stojí
format-game = Do tohto formátu sa { $game } uložiť nedá
format-size = Tento formát nepozná plochu tejto veľkosti: počet riadkov a stĺpcov v ňom je { $sides }
format-name = Niektoré meno sa v tomto formáte nedá zapísať
fault-alone = { $reason }.

## Čo si súper myslí a čo nejde

won-first = Vyhral prvý hráč!
won-second = Vyhral druhý hráč!
thought = { $who }: hĺbka { $depth }, { $verdict }, { $nodes }: { $line }
thought-certain = { $who }: { $verdict }, { $nodes }: { $line }
thought-worth = hodnota { $worth }
thought-wins = { $moves ->
        [one] výhra jedným ťahom
        [few] výhra { $moves } ťahmi
       *[other] výhra { $moves } ťahmi
    }
thought-loses = { $moves ->
        [one] prehra súperovým ťahom
        [few] prehra po { $moves } súperových ťahoch
       *[other] prehra po { $moves } súperových ťahoch
    }
thought-positions = { $count ->
        [one] { $count } pozícia
        [few] { $count } pozície
       *[other] { $count } pozícií
    }
thought-thousands = { $count } tisíc pozícií
thought-millions = { $count ->
        [one] { $count } milión pozícií
        [few] { $count } milióny pozícií
       *[other] { $count } miliónov pozícií
    }
table-left-more = Rozohraná hra je odložená, Krok späť ju vráti.
refusal-taken = Pole { $place } je obsadené
refusal-not-here = Tu sa ťah nezačína
table-not-here-more = Vyberte si jedno zo zvýraznených miest.
refusal-mark-first = Najprv vyberte značku
refusal-choose-first = Najprv si vyberte značku
action-pass = Vyn&echať ťah
task-swap2-opening = Položte tri značky: krížik, krúžok, krížik. Potom si súper vyberie.
task-swap2-choice = Vyberte si vpravo krížiky alebo krúžky, alebo položte ešte dve značky.
task-swap2-more = Položte ešte krúžok a krížik. Potom si súper vyberie.
task-swap2-last-choice = Vyberte si vpravo krížiky alebo krúžky.
task-wild = Vyberte značku vpravo a potom panel.
task-misere = Kto má tri v rade, prehráva.
task-wild-misere = Vyberte značku a potom panel. Trojica prehráva.
choice-cross = vybrať krížik
choice-nought = vybrať krúžok
choice-crosses = hrať s krížikmi
choice-noughts = hrať s krúžkami
choice-more = položiť ešte dve značky

## Priestorové piškvorky

game-cube = Priestorové piškvorky
rules-cube =
    Tri poschodia po deviatich políčkach nad sebou. Hráči striedavo kladú biele a čierne guľôčky na voľné políčka; biely začína. Vyhráva, kto má tri svoje guľôčky v rade: na poschodí, zvislo cez poschodia, po uhlopriečke steny alebo po uhlopriečke celej kocky. Takých radov je 49 a remíza nie je možná.
lessons-cube = Kde vedú čiary
lesson-cube-lines = Tri guľôčky môžu ležať na poschodí, na stene aj naprieč kockou. Čiar je dokopy 49.
lesson-cube-centre = Stredom kocky ide 13 čiar, rohom 7, stredom steny 5, hranou 4. Kto začne v strede, vie vyhrať.
lesson-cube-fork = Hrozte na dvoch miestach naraz: súper zastaví len jedno z nich.
diagram-cube-space = Obrázok: trojica naprieč kockou, z rohu do rohu
diagram-cube-wall = Obrázok: trojica na uhlopriečke steny
diagram-cube-centre = Obrázok: biela guľôčka v strede kocky
diagram-cube-fork = Obrázok: biely hrozí na dvoch zvýraznených miestach
bot-lines = { $level }. úroveň: { $level ->
    [1] hráč
   *[2] skúsený hráč
}
bot-short-lines = { $level }. úroveň
plan-lines = { $level ->
    [1] doplní svoj rad, zastaví váš a sleduje otvorené rady; často sa pomýli.
   *[2] doplní svoj rad, zastaví váš a vidí dvojité hrozby; občas sa pomýli.
}
reason-win-level = Doplní tri v rade na jednom poschodí.
reason-win-pillar = Doplní tri nad sebou.
reason-win-wall = Doplní uhlopriečku zvislej steny.
reason-win-space = Doplní uhlopriečku celej kocky.
reason-block-level = Zastaví súperov rad na poschodí.
reason-block-pillar = Zastaví súperov rad zvislo cez poschodia.
reason-block-wall = Zastaví súperovu uhlopriečku steny.
reason-block-space = Zastaví súperovu uhlopriečku kocky.
reason-open-lines = Necháva vám najviac otvorených radov.
side-white = biely
side-black = čierny
won-white = Vyhrali biele!
won-black = Vyhrali čierne!
piece-white-ball = biela guľôčka
piece-black-ball = čierna guľôčka
view-stacked = Poschodia nad se&bou
view-beside = Poschodia &vedľa seba

## Chodbičky

game-dots-and-boxes = Chodbičky
rules-dots-and-boxes =
    Hráči striedavo spájajú susedné bodky vodorovnými a zvislými čiarami. Kto nakreslí štvrtú čiaru políčka, políčko je jeho a musí ťahať znova; uzavrieť políčko nie je povinné. Keď sú nakreslené všetky čiary, vyhráva ten, kto má viac políčok; pri rovnosti je remíza. Okraj kreslia hráči, alebo je nakreslený vopred.
task-dots-and-boxes = Nakreslite čiaru medzi bodkami. Kto uzavrie políčko, ťahá znova.
lessons-dots-and-boxes = Ako nedarovať políčka
lesson-dots-and-boxes-third = Tretia strana políčka je dar: súper ho uzavrie štvrtou a ťahá znova. Kým sa dá, kreslite inde.
lesson-dots-and-boxes-chains = Nakoniec daruje niečo každá čiara. Políčka tvoria chodbičky, ktoré sa berú naraz: otvorte tú kratšiu.
lesson-dots-and-boxes-double = Neberte všetko: posledné dve políčka dlhej chodbičky nechajte. Súper ich vezme jednou čiarou a musí otvoriť ďalšiu.
diagram-dots-and-boxes-third = Obrázok: políčko má dve strany, tretia je zvýraznená
diagram-dots-and-boxes-closed = Obrázok: súper ho uzavrel
diagram-dots-and-boxes-chains = Obrázok: chodbička z troch políčok hore, zo šiestich dole
diagram-dots-and-boxes-double = Obrázok: dve políčka ostávajú, zvýraznená je vzdialená čiara
diagram-dots-and-boxes-control = Obrázok: súper má dve políčka a ostáva mu len dlhá chodbička
option-dots-and-boxes-size = Veľkosť
option-dots-and-boxes-border = Okraj
value-dots-and-boxes-border-open = voľný okraj
value-dots-and-boxes-border-drawn = nakreslený okraj
bot-greedy = Chamtivý
bot-chains = Reťaze
bot-exact = Presný
plan-greedy = vezme, čo môže; ďalej nevidí.
plan-chains = počíta dlhé chodby, aby prvú musel otvoriť súper, a radšej obetuje dve políčka.
plan-exact = koniec hry vypočíta presne, predtým skúša tisíce možných pokračovaní.
reason-take-boxes = { $count ->
        [0] Uzavrie políčka.
        [one] Uzavrie { $count } políčko.
        [few] Uzavrie { $count } políčka.
       *[other] Uzavrie { $count } políčok.
    }
reason-leave-boxes = { $count ->
        [0] Dvojitý ťah: obetuje políčka a udrží si ťah.
        [one] Dvojitý ťah: obetuje { $count } políčko a udrží si ťah.
        [few] Dvojitý ťah: obetuje { $count } políčka a udrží si ťah.
       *[other] Dvojitý ťah: obetuje { $count } políčok a udrží si ťah.
    }
reason-last-safe-edge = Posledná bezpečná čiara: dlhú chodbu musí otvoriť súper.
reason-chain-parity = Bezpečná čiara so správnym počtom dlhých chodieb.
reason-safe-edge = Bezpečná čiara: súperovi nič nedá.
reason-give-boxes = { $count ->
        [0] Niečo dá každá čiara, táto stojí najmenej.
        [one] Niečo dá každá čiara, táto stojí najmenej: { $count } políčko.
        [few] Niečo dá každá čiara, táto stojí najmenej: { $count } políčka.
       *[other] Niečo dá každá čiara, táto stojí najmenej: { $count } políčok.
    }
reason-sacrifice-boxes = { $count ->
        [0] Obeta, ktorá sa oplatí.
        [one] Obeta, ktorá sa oplatí: { $count } políčko.
        [few] Obeta, ktorá sa oplatí: { $count } políčka.
       *[other] Obeta, ktorá sa oplatí: { $count } políčok.
    }
piece-border = okraj
refusal-drawn = Čiara { $place } je už nakreslená
reason-cube-centre = { $count ->
        [0] Stred kocky: ide ním trinásť radov.
        [one] Stred kocky: ide ním trinásť radov. Odtiaľ vyhráte { $count } ťahom.
       *[other] Stred kocky: ide ním trinásť radov. Odtiaľ vyhráte { $count } ťahmi.
    }

game-bridg-it = Plôtiky
option-bridg-it-size = Strana
rules-bridg-it =
    Červené krúžky spájajú ľavú stranu s pravou, modré štvorčeky hornú s dolnou. Kto je na ťahu, nakreslí čiaru medzi dvoma susednými vlastnými bodmi; čiary súperov sa nesmú krížiť. Vyhráva, kto prvý spojí svoje dve strany súvislým plôtikom. Remíza nie je možná: kto odreže súpera, sám spojil strany.
bot-paths = Cestičky, { $level }. úroveň
bot-resistance = Odpory, { $level }. úroveň
bot-short-paths = Cestičky { $level }
bot-short-resistance = Odpory { $level }
plan-paths =
    počíta najkratšie cesty oboch strán a { $level ->
        [1] veľmi často
        [2] často
       *[other] občas
    } sa pomýli.
plan-resistance =
    meria prúd v sieti odporov { $level ->
        [1] po jednom ťahu
       *[other] a pozerá šesť ťahov dopredu
    }.
reason-join-edges = Spojí obe strany.
reason-last-gap = Zavrie poslednú medzeru, inak súper vyhrá.
reason-any-move = Vyhráva každý ťah; tento je najkratší.
reason-join-trees = Spojí dva stromy: kde súper pretne jeden, druhý ho spojí.
reason-crossing = Skráti vašu cestu a predĺži súperovu.
reason-block-way = Zahradí súperovu najkratšiu cestu.
reason-shorten-way = Skráti vašu najkratšiu cestu.
reason-many-ways = Tadiaľto vedie najviac ciest oboch strán.
task-bridg-it-across = Spojte ľavú stranu s pravou.
task-bridg-it-down = Spojte hornú stranu s dolnou.
refusal-crossing = Na mieste { $place } už čiara je
side-discs = krúžky
side-squares = štvorčeky
won-discs = Vyhrali krúžky!
won-squares = Vyhrali štvorčeky!
piece-dot-line = červená čiara
piece-square-line = modrá čiara
explanation-trees-to-join = Na ťahu je ten, kto vyhráva: plné a čiarkované čiary sú dva stromy a zakrúžkované miesto ich spojí.
explanation-trees-joined = Na ťahu je ten, kto vyhráva: kde mu pretnú jeden strom, druhý ho spojí.
explanation-trees-of-other = Vyhráva ten, kto nie je na ťahu: kde mu pretnete jeden strom, druhý ho spojí.
lessons-bridg-it = Ako sa spájajú strany
lesson-bridg-it-cross = Čiary sa nesmú krížiť: každá vaša čiara je pre súpera plot. Kto spojí svoje dve strany, vyhral.
lesson-bridg-it-trees = Body tvoria dva stromy bez spoločnej čiary. Keď súper pretne jeden, spojte ho čiarou z druhého: preto vyhráva ten, kto začína.
diagram-bridg-it-cross = Obrázok: po dve čiary oboch strán
diagram-bridg-it-won = Obrázok: krúžky spojili ľavú stranu s pravou
diagram-bridg-it-trees = Obrázok: súper pretol strom, zvýraznené je miesto, ktoré ho spojí

## Intellector

game-intellector = Intellector
rules-intellector =
    Šach na 59 šesťuholníkoch. Biely začína, každý má 14 figúrok; ako chodia, ukazujú obrázky. Figúrka berie tak, že príde na pole súperovej. Vyhráva, kto zajme súperovho Intelektora; nikto naň neupozorní. Na poslednom rade sa Progresor zmení na inú figúrku okrem Intelektora. Kto nemá ťah, prehral. Dvesto ťahov bez brania a bez kroku Progresora je remíza. Voliteľne v prvých dvoch ťahoch nesmie figúrka za stredný rad.
rules-intellector-official =
    Šach na 59 šesťuholníkoch. Biely začína, každý má 14 figúrok; ako chodia, ukazujú obrázky. Figúrka berie tak, že príde na pole súperovej. Vyhráva, kto zajme súperovho Intelektora; nikto naň neupozorní. Na poslednom rade sa Progresor zmení na inú figúrku okrem Intelektora. Kto nemá ťah, prehral. Liberátor smie aj na voľné susedné pole. Figúrka pri svojom Intelektorovi sa smie zmeniť na to, čo berie; Progresor nie. Intelektor na poslednom rade vyhráva. Remíza: pozícia tretí raz alebo šesťdesiat ťahov bez brania a Progresora. Voliteľne v prvých dvoch ťahoch nesmie figúrka za stredný rad.
option-intellector-rules = Pravidlá
option-intellector-middle = Prvé dva ťahy
value-intellector-rules-hse2020 = z roku 2020
value-intellector-rules-official = oficiálne
value-intellector-middle-no = kamkoľvek
value-intellector-middle-yes = po stred
view-white-below = &Biele dole
view-black-below = Čierne &dole
task-intellector = Vyberte figúrku a potom pole, na ktoré má ísť.
refusal-no-piece = Na poli { $place } nie je vaša figúrka
refusal-not-yours = Figúrka na poli { $place } je súperova
refusal-piece-stuck = Figúrka na poli { $place } nemá kam ísť
refusal-out-of-reach = Na pole { $place } táto figúrka nemôže
piece-white-defensor = biely Defenzor
piece-black-defensor = čierny Defenzor
piece-white-liberator = biely Liberátor
piece-black-liberator = čierny Liberátor
piece-white-aggressor = biely Agresor
piece-black-aggressor = čierny Agresor
piece-white-dominator = biely Dominátor
piece-black-dominator = čierny Dominátor
piece-white-progressor = biely Progresor
piece-black-progressor = čierny Progresor
piece-white-intellector = biely Intelektor
piece-black-intellector = čierny Intelektor
choice-defensor = bude Defenzor
choice-liberator = bude Liberátor
choice-aggressor = bude Agresor
choice-dominator = bude Dominátor
choice-progressor = bude Progresor
bot-alpha-beta = { $level }. úroveň
plan-alpha-beta = { $level ->
    [one] vidí { $level } ťah dopredu a počíta, čo je na ploche.
    [few] vidí { $level } ťahy dopredu a počíta, čo je na ploche.
   *[other] vidí { $level } ťahov dopredu a počíta, čo je na ploche.
}
bot-master = Majster
plan-master = počíta tak hlboko, ako stihne, hlavne výmeny a hrozby, a pozná dobré miesta figúrok.
reason-capture-intellector = Zajme súperovho Intelektora a vyhráva.
reason-breakthrough = Intelektor dôjde na posledný rad a vyhráva.
reason-takes-defensor = Berie Defenzora.
reason-takes-liberator = Berie Liberátora.
reason-takes-aggressor = Berie Agresora.
reason-takes-dominator = Berie Dominátora.
reason-takes-progressor = Berie Progresora.
reason-turns = Berie a zmení sa na to, čo vzala.
reason-promotes = Progresor sa mení na silnejšiu figúrku.
reason-saves-intellector = Váš Intelektor je napadnutý z vyznačeného poľa, takto sa zachráni.
reason-saves-piece = Zachráni napadnutú figúrku.
reason-attacks-intellector = Napáda súperovho Intelektora.
lessons-intellector = Ako chodia figúrky
lesson-intellector-progressor =
    Krokuje dopredu, rovno aj šikmo, a tak aj berie; späť nikdy. Na konci cesty sa zmení na inú figúrku.
diagram-intellector-progressor = Začiatok hry: biely Progresor z e2 môže na e3, d2 alebo f2.
lesson-intellector-defensor =
    Krokuje na ktorékoľvek susedné pole. Drží sa pri Intelektorovi: môžu si vymeniť miesta.
diagram-intellector-defensor = Defenzor z d2 môže na c3, d1, d3 alebo e3; na zvyšných dvoch poliach stoja vlastné figúrky.
lesson-intellector-liberator =
    Skočí v rade na druhé pole. Čo stojí medzi, preskočí, nič ho nezastaví.
diagram-intellector-liberator = Liberátor z b3 môže na b5, b1, d4 alebo d2.
lesson-intellector-aggressor =
    Ide cez rohy polí ďaleko, aj pomedzi dve figúrky. Ostáva na poliach jednej farby.
diagram-intellector-aggressor = Agresor z e4 vidí jedenásť polí; na c7 a g7 by vzal súperových Agresorov.
lesson-intellector-dominator =
    Ide cez strany polí šiestimi smermi, kým mu nič nestojí v ceste. Je najsilnejší.
diagram-intellector-dominator = Dominátor z a4 vidí jedenásť polí; na a5 by vzal Progresora.
lesson-intellector-intellector =
    Krokuje len na voľné susedné pole a neberie. Kto oň príde, prehral.
diagram-intellector-intellector = Intelektor z e1 môže na voľné d1 alebo si vymeniť miesto s Defenzorom na f1.
lesson-intellector-exercise-one =
    Cvičenie: biely zajme Intelektora dvoma ťahmi. Všimnite si Liberátora. (Riešenie: d2-d4.)
lesson-intellector-exercise-two =
    Cvičenie: biely zajme Intelektora dvoma ťahmi. Dominátor stojí už blízko. (Riešenie: h6xg6.)
lesson-intellector-exercise-three =
    Cvičenie: biely zajme Intelektora dvoma ťahmi. Niekedy treba najprv niečo vziať. (Riešenie: f3xf6.)
diagram-intellector-exercise-one = Čierny Intelektor stojí na d6, biely Liberátor na d2.
diagram-intellector-exercise-two = Čierny Intelektor stojí na f6, biely Dominátor na h6.
diagram-intellector-exercise-three = Čierny Intelektor stojí na e7, biely Dominátor na f3.

game-virus-war = Vojna vírusov
option-virus-war-size = Strana
option-virus-war-pass = Celý ťah
option-virus-war-first = Prvý ťah
option-virus-war-full = Kto nemá všetky kroky
value-virus-war-pass-no = treba hrať
value-virus-war-pass-yes = možno vynechať
value-virus-war-first-3 = tri kroky
value-virus-war-first-1 = jeden krok
value-virus-war-full-no = stratí ich
value-virus-war-full-yes = prehrá
rules-virus-war =
    Dvaja hráči začínajú v protiľahlých rohoch a ťah má tri kroky. Krokom sa položí vírus na voľné pole alebo zje súperov vírus; zjedené pole ostáva navždy pevnosťou toho, kto jedol. Krok musí susediť, aj uhlopriečne, s vlastným živým vírusom alebo s pevnosťou, ktorej reťaz sa dotýka vlastného živého vírusu. Prvý krok každého hráča je jeho roh. Kto nemá kam ísť, príde o zvyšok ťahu. Vyhráva, kto zje posledný súperov vírus; keď ani jeden nemá kam ísť, je to remíza. Podľa voľby možno celý ťah vynechať (dve vynechania po sebe sú remíza), prvý ťah hry má jeden krok, alebo prehráva ten, kto neurobí všetky kroky.
task-virus-war-enter = Vstúpte do hry vo svojom rohu, kde je bodka.
task-virus-war-three = Tri kroky: bodka je voľné pole, čiarkovaný rámček vírus, ktorý možno zjesť.
task-virus-war-two = Zostávajú dva kroky.
task-virus-war-one = Zostáva jeden krok.
news-turn-lost = Druhá strana nemá kam ísť a jej ťah prepadol.
news-stuck = Druhá strana teraz nemá kam ísť.
refusal-corner = Prvý krok je do vlastného rohu, nie na { $place }
refusal-fortress = Na { $place } je pevnosť a tá zostane
refusal-own-virus = Na { $place } je váš vírus
refusal-not-near = Pole { $place } nesusedí s vaším vírusom ani s pevnosťou, ktorá sa ho drží
piece-cross-fortress = pevnosť krížika
piece-nought-fortress = pevnosť krúžku
bot-turns = Celé ťahy, { $level }. úroveň
bot-short-turns = Ťahy { $level }
plan-turns = { $level ->
        [1] vyberá najlepší celý ťah.
        [2] pozerá na celé ťahy a odpovede, často sa pomýli.
        [3] pozerá na celé ťahy a odpovede.
       *[other] pozerá na celé ťahy tak ďaleko, ako stihne.
    }
reason-eat-last = Zje posledný vírus a vyhrá.
reason-win-turn = { $count ->
        [0] Vyhrá v tomto ťahu.
        [one] Vyhrá { $count } krokom.
        [few] Vyhrá { $count } krokmi tohto ťahu.
       *[other] Vyhrá { $count } krokmi tohto ťahu.
    }
reason-only-step = Je to jediný možný krok.
reason-refuse-turn = Každý krok by uškodil, ťah sa oplatí vynechať.
reason-cut-forts = { $count ->
        [0] Odreže súperove pevnosti.
        [one] Odreže { $count } pevnosť od živých vírusov súpera.
        [few] Odreže { $count } pevnosti od živých vírusov súpera.
       *[other] Odreže { $count } pevností od živých vírusov súpera.
    }
reason-cut-viruses = { $count ->
        [0] Odreže vírusy od pevnosti.
        [one] Odreže { $count } vírus od pevnosti.
        [few] Odreže { $count } vírusy od pevnosti.
       *[other] Odreže { $count } vírusov od pevnosti.
    }
reason-save-viruses = { $count ->
        [0] Zachráni vlastné vírusy.
        [one] Zachráni { $count } vlastný vírus.
        [few] Zachráni { $count } vlastné vírusy.
       *[other] Zachráni { $count } vlastných vírusov.
    }
reason-chain-forts = { $count ->
        [0] Predĺži reťaz pevností.
        [one] Začne reťaz { $count } pevnosti.
        [few] Spojí reťaz { $count } pevností.
       *[other] Spojí reťaz { $count } pevností.
    }
reason-eat-viruses = { $count ->
        [0] Zje súperove vírusy.
        [one] Zje { $count } vírus.
        [few] V tomto ťahu zje { $count } vírusy.
       *[other] V tomto ťahu zje { $count } vírusov.
    }
reason-attack-viruses = { $count ->
        [0] Dostane sa k súperovým vírusom.
        [one] Dostane sa k { $count } súperovmu vírusu.
       *[other] Dostane sa k { $count } súperovým vírusom.
    }
reason-spread-viruses = { $count ->
        [0] Otvorí cestu k voľným poliam.
        [one] Otvorí cestu k { $count } voľnému poľu.
       *[other] Otvorí cestu k { $count } voľným poliam.
    }
reason-fill-ground = Zapĺňa vlastné územie; nič lepšie nie je.
lessons-virus-war = Ako sa vírusy šíria a žerú
lesson-virus-war-steps = Tri kroky ťahu idú jeden po druhom, každý ráta s predošlým. Zjedený vírus už nikto nezje: pevnosť je aj most, po ktorom sa dá ísť ďalej.
lesson-virus-war-chain = Pevnosť slúži, len kým sa jej reťaz dotýka živého vírusu. Kto zje ten vírus, vyradí celú reťaz: pevnosť bez pozadia práve neslúži.
diagram-virus-war-steps = Obrázok: prvý ťah krížikov z rohu
diagram-virus-war-fortress = Obrázok: krúžky zjedli c3, je tam ich pevnosť
diagram-virus-war-chain = Obrázok: dve pevnosti krížikov sa držia vírusu na c3
diagram-virus-war-cut = Obrázok: krúžky zjedli c3 a pevnosti krížikov neslúžia

game-dots = Bodky
option-dots-size = Pole
option-dots-start = Začiatok
option-dots-zone = Prvé bodky
option-dots-stop = STOP
value-dots-start-empty = prázdne pole
value-dots-start-cross = kríž v strede
value-dots-zone-no = kdekoľvek
value-dots-zone-yes = v stredovej zóne
value-dots-stop-free = STOP bez straty
value-dots-stop-grounded = STOP so stratou
rules-dots =
    Hráči striedavo kladú bodky na priesečníky štvorčekového papiera. Susedné vlastné bodky, aj uhlopriečne, tvoria reťaz. Uzavretá reťaz okolo aspoň jednej súperovej bodky zajme celé územie: bodky v ňom sú mŕtve, vaše zajaté bodky ožijú a nikto tam už nepoloží ďalšiu. Reťaz bez súperovej bodky uzavrie prázdnu základňu; bodka, ktorú tam položí súper, je hneď zajatá, ak práve ona niečo neobkľúči. Kraj poľa nie je stena. Na poli 39 × 32 ležia prvé bodky v stredovej zóne. Hra sa skončí, keď nie je kam položiť bodku alebo keď niekto povie STOP; vyhráva, kto zajal viac bodiek. Podľa voľby stojí STOP bodky, ktoré nie sú reťazou spojené s krajom.
task-dots = Obkľúčte súperove bodky uzavretou reťazou.
task-dots-zone = Prvá bodka patrí do orámovanej zóny v strede.
action-stop = ST&OP
refusal-captured = Miesto { $place } je v zajatom území
refusal-zone = Prvá bodka patrí do zóny v strede, nie na { $place }
side-red = červené
side-blue = modré
won-red = Vyhrali červené!
won-blue = Vyhrali modré!
piece-red-dot = červená bodka
piece-blue-dot = modrá bodka
piece-captured-red-dot = zajatá červená bodka
piece-captured-blue-dot = zajatá modrá bodka
piece-red-area = červené územie
piece-blue-area = modré územie
bot-traps = Pasce
bot-monte-carlo = Tisíc partií, { $level }. úroveň
bot-short-monte-carlo = Partie { $level }
plan-traps = hľadá pasce a rebríky na štyri ťahy dopredu.
plan-monte-carlo = { $level ->
        [1] odohrá pár stoviek náhodných partií a vyberie, kde sa vyhráva.
        [2] odohrá tisíce náhodných partií a vyberie, kde sa vyhráva.
       *[other] odohrá toľko náhodných partií, koľko stihne.
    }
reason-surround-dots = { $count ->
        [0] Obkľúči súperove bodky.
        [one] Obkľúči { $count } bodku.
        [few] Obkľúči { $count } bodky.
       *[other] Obkľúči { $count } bodiek.
    }
reason-save-dots = { $count ->
        [0] Zachráni vlastné bodky.
        [one] Zachráni { $count } bodku pred obkľúčením.
        [few] Zachráni { $count } bodky pred obkľúčením.
       *[other] Zachráni { $count } bodiek pred obkľúčením.
    }
reason-trap-dots = { $count ->
        [0] Pasca: hrozí na dvoch miestach.
        [one] Pasca: hrozí na dvoch miestach, že obkľúči { $count } bodku.
        [few] Pasca: hrozí na dvoch miestach, že obkľúči { $count } bodky.
       *[other] Pasca: hrozí na dvoch miestach, že obkľúči { $count } bodiek.
    }
reason-threaten-dots = { $count ->
        [0] Hrozí obkľúčením.
        [one] Hrozí, že obkľúči { $count } bodku.
        [few] Hrozí, že obkľúči { $count } bodky.
       *[other] Hrozí, že obkľúči { $count } bodiek.
    }
reason-empty-base = Uzavrie základňu, do ktorej súper už nemôže.
reason-link-chains = Spojí vaše reťaze.
reason-games-by-chance = V náhodných partiách sa odtiaľto vyhráva najčastejšie.
reason-nothing-open = Niet kam položiť bodku.
lessons-dots = Ako sa bodky obkľučujú
lesson-dots-surround = Uzavretá reťaz susedných bodiek zajme všetko, čo je v nej, ak je tam aspoň jedna súperova bodka. Štyri bodky stačia na jednu.
lesson-dots-base = Prázdna základňa nezajíma nič, ale kto do nej vstúpi, je zajatý hneď, ak tým sám niečo neobkľúči.
diagram-dots-threat = Obrázok: modrá bodka na c3 má okolo seba tri červené
diagram-dots-captured = Obrázok: štvrtá červená na c2 zajala c3
diagram-dots-base = Obrázok: červené uzavreli prázdnu základňu okolo c3
diagram-dots-trapped = Obrázok: modrá vstúpila na c3 a je zajatá
