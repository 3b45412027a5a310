# 简体中文。“&”后面的字母可与 Alt 键一起使用。

## 游戏、对手

game-tic-tac-toe = 井字棋 3 × 3
game-gomoku = 五子棋
whole-name = { $game }，{ $variant }
sized-name = { $game } { $size }
option-gomoku-board = 棋盘
value-gomoku-board-endless = 无界
option-gomoku-rule = 连子
value-gomoku-rule-free = 五子及以上
value-gomoku-rule-exact = 恰好五子
option-gomoku-opening = 开局
value-gomoku-opening-none = 无开局规则
value-gomoku-opening-swap2 = 三手交换
option-tic-tac-toe-begin = 先手
value-tic-tac-toe-begin-crosses = 叉先行
value-tic-tac-toe-begin-noughts = 圈先行
option-tic-tac-toe-misere = 三连
value-tic-tac-toe-misere-no = 三连获胜
value-tic-tac-toe-misere-yes = 三连判负

bot-level-1 = 电脑（第 1 级）
bot-level-2 = 电脑（第 2 级）
bot-level-3 = 电脑（第 3 级）
bot-weights = 权重矩阵
bot-phases = 三阶段策略
bot-first-free = 首个空格
bot-random = 随机
bot-neighbour = 紧邻
bot-attacks = 攻势
bot-engine = 第 { $level } 级：{ $level ->
    [1] 新手
    [2] 学徒
    [3] 棋手
    [4] 老手
    [5] 高手
   *[6] 大师
}
bot-short-engine = 第 { $level } 级

type-two-people = 双人对战

plan-level-1 = 随机落子，每个空格机会均等。
plan-level-2 = 先占中心，再连成三子或阻止您连成三子。
plan-level-3 = 一直算到终局，从不输棋。
plan-weights = 累加连线、中心和角的权重，选最重的格子。
plan-phases = 能赢就赢，否则防守，再不然就下首个空格。
plan-first-free = 按阅读顺序落子。
plan-random = 随机落子，哪里都下。
plan-neighbour = 随机落子，但总是紧挨着已有的棋子。
plan-attacks = 累加双方在每个空格的攻势，选最强的一格，不考虑对方的应手。
plan-engine = { $level ->
    [1] 只看一步，经常失误。
    [2] 只看一步，偶尔失误。
    [3] 能看两步。
    [4] 能看三步，会短的连续冲四。
    [5] 能看六步，会长的连续冲四。
   *[6] 能看多远就看多远，并寻找必胜的证明。
}

## 登录

login-title = 登录
login-name = 玩家姓名：
login-note = 姓名会显示在游戏和战绩中。
login-known = 已有玩家：
login-remove = 删除(&D)
login-restore = 撤销(&U)
login-remove-sure = 要删除玩家 { $player } 及其所有对局吗？在此窗口关闭之前，可以用“撤销”恢复。
login-empty = 请输入玩家姓名。姓名不能为空，也不能只有空格。
login-long = 姓名最多 { $most } 个字符，当前有 { $length } 个。
login-marks = 姓名中的附加符号太多。

ok = 确定
cancel = 取消
close = 关闭

## 主菜单

menu-title = 井字棋
menu-greeting = 欢迎您，{ $player }！
menu-play = 开始游戏(&P)
menu-rules = 游戏规则(&R)
menu-quit = 退出(&X)
menu-results = 战绩(&E)
menu-settings = 设置(&S)
menu-picture = 图片：一局井字棋，对角线获胜

## 游戏

field-title = 游戏
field-type = 游戏类型
field-choose-type = 请先选择游戏类型！
field-begins = 先手
field-begins-me = 我先
field-begins-computer = 电脑先
field-begins-other = 对手先
field-begins-chance = 随机
field-mark = 我的棋子
field-mark-cross = 叉
field-mark-nought = 圈
field-mark-chance = 随机
field-confirm = 落子需确认
field-go = 落子(&P)
field-turn = 轮到
field-turn-cross = 轮到叉方
field-turn-nought = 轮到圈方
field-turn-nobody = 现在没有人走棋
field-new = 新游戏(&N)
field-undo = 悔棋(&U)
field-redo = 恢复(&R)
field-hint = 提示(&I)
field-main-menu = 主菜单(&M)
field-close-picture = 点击或按任意键关闭

## 格子

panel = 第 { $row } 行，第 { $column } 列，{ $content }
panel-empty = 空
piece-cross = 叉
piece-nought = 圈
panel-cross-meant = 叉，未确认
panel-nought-meant = 圈，未确认
panel-won = { $panel }，获胜连线
panel-hint = { $panel }，建议落子处
panel-opinion = { $panel }，{ $opinion }

## 状态栏

status-choose-type = 请选择游戏类型
status-choose-type-more = 在右侧列表中选定类型后，游戏立即开始。
status-your-turn = 轮到您了
status-your-turn-more = 您执{ $mark ->
        [cross] 叉
       *[nought] 圈
    }。请点击空格。
status-thinking = 电脑正在思考…
status-thinking-more = 对手：{ $opponent }。
status-cross-turn = 轮到叉方
status-nought-turn = 轮到圈方
status-people-more = 两人在同一台电脑上对弈。
status-confirm-more = 再次点击棋子可收回，按“落子”确认。
status-next-game-more = 此选项从下一局起生效。
status-draw-more = 双方都没有连成三子。再来一局吧。
status-resigned = 对手认输了。
status-you-resigned = 您认输了。
status-agreed = 双方同意平局。
status-line = { $kind ->
        [row] 横线
        [column] 竖线
       *[diagonal] 对角线
    } { $from }–{ $to }
status-two-lines = { $first } 和 { $second }
status-won-more = { $line }：三格都是您的。
status-lost-more = { $line }：三格都是电脑的。
status-cross-won-more = { $line }：三个叉连成一线。
status-nought-won-more = { $line }：三个圈连成一线。
status-hint = 提示：{ $cell }

result-you-won = 您赢了！
result-you-lost = 您输了
result-draw = 平局
won-crosses = 叉方获胜！
won-noughts = 圈方获胜！

score = { $first } { $wins } : { $losses } { $second }
score-draws = 平局：{ $draws }
score-computer = 电脑
score-crosses = 叉方
score-noughts = 圈方
score-spoken = 比分：{ $score }，{ $draws }
twin = { $mark } { $name }
twin-spoken = { $name }（{ $mark }）

## 菜单栏

bar-game = 游戏(&G)
bar-view = 查看(&V)
bar-help = 帮助(&H)
bar-new = 新游戏(&N)
bar-undo = 悔棋(&U)
bar-redo = 恢复(&R)
bar-hint = 提示(&I)
bar-resign = 认输(&F)…
bar-agree-draw = 协议平局(&H)…
bar-load = 打开(&O)…
bar-save = 另存为(&A)…
bar-copy = 复制局面(&C)
bar-paste = 粘贴(&P)
bar-results = 战绩(&E)
bar-settings = 设置(&S)
bar-main-menu = 主菜单(&M)
bar-quit = 退出(&X)
bar-weights = 格子权重(&W)
bar-rules = 游戏规则(&R)
bar-keys = 快捷键(&K)
bar-about = 关于(&A)
bar = 菜单栏

## 理由：为什么下在那里

reason-win = 下在这里您就赢了。
reason-block = 否则对手会在这里获胜。
reason-fork = 双重威胁：对手只能挡住一个。
reason-force = { $count ->
        [0] 由此无论对手怎么走，您都能赢。
       *[other] 由此无论对手怎么走，您都能赢：{ $count } 步。
    }
reason-block-fork = 否则对手会形成双重威胁。
reason-centre = 经过中心的连线最多。
reason-hold = 下别处会输，下这里能守和。
reason-trap = 只要对手应错，您就赢了。
reason-corner = 角上有三条连线，边上只有两条。
reason-edge = 没有更好的位置了。
reason-only-move = 这是最后一个空格。
reason-draw = 无论怎么走，都是平局。
reason-random = 随机选择。
reason-block-four = 否则对手会在这里形成活四或双四。
reason-block-three = 挡住活三。
reason-fours = { $count ->
        [0] 连续冲四取胜。
       *[other] 连续冲四取胜，{ $count } 步。
    }
reason-threes = { $count ->
        [0] 连续冲四和活三取胜。
       *[other] 连续冲四和活三取胜，{ $count } 步。
    }
reason-opening = 开局从中心附近下起。
reason-search = 就我所见，这是最好的一步。
reason-first-free = 按阅读顺序的首个空格。

## 对手落子的规则，显示在格子里

rule-win = 取胜
rule-block = 防守
rule-centre = 中心
rule-random = 随机
rule-first-free = 首个空格

## 游戏规则

help-title = 游戏规则
help-rules-heading = 怎么玩
rules-tic-tac-toe =
    棋盘有 3 × 3 个格子。双方轮流在空格中画上自己的记号（叉或圈）。谁先在横线、竖线或对角线上连成三个，谁就获胜。棋盘下满而无人连成三个，则为平局。
rules-tic-tac-toe-misere =
    棋盘有 3 × 3 个格子。双方轮流在空格中画上自己的记号（叉或圈）。谁先在横线、竖线或对角线上连成三个，谁就输。棋盘下满而无人连成三个，则为平局。
lessons-tic-tac-toe = 怎样不输
lesson-tic-tac-toe-centre =
    您先走？请占中心。经过中心的连线有四条，经过角的有三条，经过边的只有两条。
lesson-tic-tac-toe-corner =
    对手先占了中心？请占角。之后只要及时防守，就是平局。
lesson-tic-tac-toe-edge =
    走边是失误。叉方占角，圈方必须在对角防守，第三个叉便同时在两处构成威胁，无法两处都挡住。
help-levels-heading = 对手
diagram-tic-tac-toe-centre = 图片：空棋盘中心有一个叉
diagram-tic-tac-toe-corner = 图片：中心有一个叉，左上角有一个圈
diagram-tic-tac-toe-edge = 图片：中心和左上角各有一个叉，上边有一个圈
diagram-tic-tac-toe-fork = 图片：叉方同时在两处构成威胁

## 快捷键

keys-title = 快捷键
keys-heading = 快捷键
keys-arrows = 方向键
keys-arrows-do = 在格子之间移动
keys-enter = Enter、空格键
keys-enter-do = 落子
keys-digits = 1 – 9
keys-digits-do = 对应数字小键盘上的位置：7 在左上角
keys-escape = Esc
keys-escape-do = 关闭图片，否则返回菜单
keys-new = Ctrl+N
keys-new-do = 新游戏
keys-undo = Ctrl+Z
keys-undo-do = 悔棋
keys-redo = Ctrl+Y、Ctrl+Shift+Z
keys-redo-do = 恢复悔掉的棋
keys-hint = Ctrl+H
keys-hint-do = 提示最佳落子处
keys-weights = T
keys-weights-do = 格子权重：对手如何看待各个格子
keys-help = F1
keys-help-do = 游戏规则
keys-zoom = Ctrl+加号、减号、0
keys-zoom-do = 放大窗口、缩小窗口、恢复大小
keys-quit = Ctrl+Q
keys-quit-do = 退出

## 关于

about-title = 关于
about-version = 版本 { $version }
about-what = 纸笔游戏合集，还可以看到对手的内部思路。最初是仿照学生作业制作的井字棋：三个窗体、九个面板。
about-toolkit = 窗口由 FLTK 绘制：https://www.fltk.org
about-licence = MIT 许可证

## 消息框

message-title = 井字棋

## 继续

resume = 要继续未下完的对局吗？{ $game }，对手：{ $opponent }
resume-yes = 继续(&C)
resume-no = 不继续(&N)

resign-sure = 确定要认输吗？这样对手就赢了这盘棋。
resign-yes = 认输(&R)
agree-draw-sure = 双方都同意平局吗？
agree-draw-yes = 同意(&A)
end-no = 继续下棋(&P)

## 战绩

date = { $year }/{ $month }/{ $day } { $time }
decimal-mark = .

results-title = 战绩
results-player = 玩家
results-game = 游戏
results-opponent = 对手
results-all = 全部
results-table = 按玩家、游戏和对手统计的战绩
results-wins = 胜
results-draws = 平
results-losses = 负
results-percent = %
results-series = 连胜
results-plies = 步数
results-chart = 历史走势：{ $wins } 胜，{ $draws } 平，{ $losses } 负
results-games = 最近的对局
results-when = 时间
results-ending = 结果
results-duration = 用时
results-open = 回放(&R)
results-export = 导出(&E)…

ending-win = 胜
ending-draw = 平
ending-loss = 负
ending-none = 未下完
ending-agreed = 协议平局
ending-resigned = { $ending }（认输）
ending-forfeit = { $ending }（故障）
ending-points = { $ending } { $own } : { $other }
ending-why = { $ending }（{ $why }）
why-resigned = 对手认输
why-you-resigned = 您认输
why-forfeit = 对手的程序出错

## 回放

replay-title = 对局回放
replay-players = { $game }：{ $player } – { $opponent }
replay-winner = 胜者：{ $name }
replay-start = 对局开始
replay-ply = 第 { $ply } 步，共 { $plies } 步：{ $notation }
replay-picture = 局面：{ $board }
replay-moves = 棋步
replay-number = 回合
side-first = 先手
side-second = 后手
side-crosses = 叉
side-noughts = 圈
replay-continue = 从这里继续(&P)
replay-save = 另存为(&A)…
replay-copy = 复制(&C)
replay-unknown = 无法回放此对局：程序不认识这种游戏，或棋步不合规则。
replay-no-form = 此对局只能观看。
replay-gone = 这局游戏已不在这里。
step-start = 回到开头
step-back = 上一步
step-on = 下一步
step-end = 跳到末尾

## 文件

file-open = 打开对局
file-save = 保存对局
file-export = 导出战绩
file-game = 棋谱
file-table = CSV 表格
file-name = 文件名：
file-choose = 打开(&O)
file-write = 保存(&S)
file-exists = 已有同名文件。
file-replace = 替换(&R)
file-failed = 无法处理文件 { $file }：{ $cause }。
file-bad = { $file }：不是棋谱。{ $cause }
file-no-game = 还没有对局。请先选择游戏类型！
clipboard = 剪贴板

notice-line = { $file }：{ $kind }。
notice-cause = { $kind }（{ $cause }）
notice-at-line = 第 { $line } 行
notice-rescued = { $text } 从中恢复了 { $games } 局。
notice-moved = { $text } 原文件已另存为 { $aside }。
notice-not-saving = 战绩未保存。
trouble-damaged = 文件已损坏
trouble-empty = 文件是空的
trouble-foreign = 这不是本程序的文件
trouble-newer = 文件由更新版本的程序写入，只能读取，不能更改
trouble-no-rights = 没有写入该文件或其文件夹的权限
trouble-read-only = 此磁盘无法写入
trouble-disk-full = 磁盘空间不足
trouble-busy = 文件正被其他程序使用
trouble-no-folder = 文件夹不存在，也无法创建
trouble-folder = 这是文件夹，不是文件
trouble-not-file = 这不是普通文件
trouble-dead-link = 链接的目标不存在
trouble-broken = 无法读取或写入文件
trouble-bad-value = 设置中有无效的值

## 设置

settings-title = 设置
settings-language = 语言
settings-theme = 外观
settings-delay = 电脑落子
settings-confirm = 落子需确认
settings-no-letters = { $name } – 缺少字体
language-uk = 乌克兰语 (Ukrainska)
language-ru = 俄语 (Russkiy)
language-zh = 中文
language-ar = 阿拉伯语 (al-Arabiyya)
theme-paper = 练习本
theme-grey = 灰色窗体
theme-dark = 深色
theme-contrast = 高对比度
delay-none = 立即
delay = { $ms } 毫秒后

## 更多游戏

game-wild = 自选符号井字棋
option-wild-misere = 三连
value-wild-misere-no = 三连获胜
value-wild-misere-yes = 三连判负
bot-careful = 谨慎
bot-perfect = 完美
plan-careful = 能赢就赢，否则不让自己马上输，也不让对手一步取胜。
plan-perfect = 算清整局棋，从不走出更差的棋。
reason-even = 怎么走都势均力敌。
reason-delay = 每一步都会输，这一步输得最晚。
reason-guess = 没有时间思考。

menu-games = 更多游戏(&M)
bar-games = 更多游戏(&G)…
games-title = 更多游戏
games-heading = 请选择游戏

## 棋桌

bar-move-for-me = 让电脑走(&D)
bar-opinions = 对手的看法(&T)
bar-whole = 全局(&W)
bar-latest = 最后一步(&L)
table-numbers = 棋盘上的数字：{ $opponent } 对各着法的评价
size-other = 其他大小…
size-part = { $option }，{ $part ->
    [1] 第一个数
   *[2] 第二个数
}
table-first = 先手
table-second = 后手
table-person = 人
table-other = 对方
table-time = 用时 { $time }
table-time-points = 用时 { $time }，得分 { $points }
table-again = 自动开始下一局
table-run = 继续(&O)
table-pause = 暂停(&A)
table-single = 单步(&S)
table-speed = 速度
speed-slow = 慢
speed-medium = 中
speed-fast = 快
table-move = 着法
table-map = 全局小地图
table-board = 棋盘：{ $place }
table-board-empty = 棋盘
table-place = { $name }，{ $content }
table-edge = { $from } 与 { $to } 之间的边，{ $state ->
        [drawn] 已画
       *[free] 未画
    }
table-turn = 轮到 { $name }
table-won = { $name } 获胜
table-held = 已暂停
table-plan = { $opponent }：{ $plan }
table-your-turn-more = 点击棋盘，或用键盘输入着法。
table-picked-more = 现在请选择位置。
table-choose-more = 现在请选择其一。
table-moved-for-you = 电脑（{ $opponent }）替您走了 { $notation }。
table-looking-more = 您正在看之前的局面。点击棋盘或按 Escape 返回。
table-over-more = 共 { $plies } 步。
table-typed = 着法：{ $text }
table-typed-more = 按 Enter 落子，按 Escape 取消。
table-no-move = “{ $text }”不是着法
table-no-move-more = 请按着法列表中的写法输入，例如 { $example }。

rules-five =
    双方轮流在空格里画叉或画圈。谁先在横、竖或斜线上连成五子，谁就获胜；超过五子也算。棋盘下满而无五连则为平局。
rules-five-endless =
    双方轮流在空格里画叉或画圈。谁先在横、竖或斜线上连成五子，谁就获胜；超过五子也算。无界的棋盘总是至少比最外面的棋子多出九个空格。
rules-five-exact =
    双方轮流在空格里画叉或画圈。横、竖或斜线上恰好五子相连才算获胜，六子及以上不算。棋盘下满而无五连则为平局。
rules-five-endless-exact =
    双方轮流在空格里画叉或画圈。横、竖或斜线上恰好五子相连才算获胜，六子及以上不算。无界的棋盘总是至少比最外面的棋子多出九个空格。
rules-five-swap2 =
    先手先摆三子：叉、圈、叉。后手可选叉，或选圈（轮到圈走），或再摆一圈一叉，改由先手选择。此后照常对局：五子或更多相连者获胜。
rules-five-exact-swap2 =
    先手先摆三子：叉、圈、叉。后手可选叉，或选圈（轮到圈走），或再摆一圈一叉，改由先手选择。此后照常对局：恰好五子相连才算获胜，六子及以上不算。
rules-wild =
    在 3 × 3 的棋盘上进行，双方都可以画叉或画圈。先选符号，再选格子。谁补成三个相同符号的一线，谁就获胜，不论其余符号是谁画的。棋盘画满而无三连则为平局。
rules-wild-misere =
    在 3 × 3 的棋盘上进行，双方都可以画叉或画圈。先选符号，再选格子。谁补成三个相同符号的一线，谁就输，不论其余符号是谁画的。棋盘画满而无三连则为平局。
keys-type = 例如 h8
keys-type-do = 用键盘输入着法，按 Enter 立即落子
keys-for-me = D
keys-for-me-do = 让电脑替您走
keys-sight = Home、End
keys-sight-do = 全局、最后一步
keys-wheel = 滚轮、Ctrl+滚轮
keys-wheel-do = 移动棋盘、放大棋盘

## 系统拒绝的原因

denied-not-found = 没有这个文件或文件夹
denied-no-rights = 没有权限
denied-folder = 这是文件夹，不是文件
denied-not-folder = 路径中有一部分不是文件夹
denied-not-file = 这不是普通文件
denied-full = 磁盘空间不足
denied-read-only = 此磁盘无法写入
denied-busy = 正被其他程序使用
denied-bad-name = 文件不能用这个名称

## 棋谱的错误

fault-place = 第 { $line } 行第 { $column } 个字符：{ $reason }。
fault-too-long = 文本过长，棋谱最多 { $most } 字节
fault-utf16 = 文本编码为 UTF-16，请另存为 UTF-8
fault-not-utf8 = 这些字节不是 UTF-8，请将文本另存为 UTF-8
fault-control = 此处不能有控制字符 { $sign }
fault-unexpected = 没有以 { $sign } 开头的着法；注释写在 {"{"} {"}"} 中
fault-late-tag = 标签在着法之后；标签应在着法之前，一个文件只存一局
fault-no-name = 标签没有名称
fault-no-value = 标签 { $name } 缺少引号中的值
fault-no-bracket = 标签 { $name } 应在此处以 ] 结束
fault-open-value = 标签 { $name } 的值没有在同一行以引号结束
fault-open-comment = 此处开始的注释没有以 {"}"} 结束
fault-escape = { $text } 不代表任何字符；反斜杠本身要写两次
fault-too-many-tags = 标签超过 { $most } 个
fault-second-tag = 标签 { $name } 已在第 { $line } 行出现
fault-no-game = 缺少说明棋种的标签 { $name }
fault-no-version = { $text } 不是棋谱版本
fault-newer = 棋谱版本为 { $version }，需要更新的程序
fault-not-result = { $text } 不是结果；应写 { $results }
fault-two-results = 此处结果为 { $end }，而标签中为 { $tag }
fault-too-many-moves = 着法超过 { $most } 步
fault-no-result = 文本末尾没有结果；应写 { $results }
fault-after-result = 结果之后不能再有内容；一个文件只存一局
fault-game = 程序不认识棋种 { $key }
fault-setup = 此棋种不能这样开局：{ $setup }
fault-move = 第 { $number } 步 { $text } 不合规则
fault-after-end = 对局在第 { $number } 步之前已结束
fault-result = 结果写为 { $says }，但按着法应为 { $is }

## 程序

bar-programs = 外部程序对手(&J)…
programs-title = 外部程序对手
programs-what = 支持 Gomocup 协议的程序均可对局；三手交换须程序支持。
programs-known = 已添加的程序
programs-name = 名称
programs-path = 程序
programs-arguments = 参数
programs-browse = 浏览(&B)…
programs-add = 测试并添加(&T)
programs-remove = 删除(&R)
programs-pick = 选择程序
programs-kind = 程序
programs-plan = 外部程序。
programs-hint = 请选择程序。添加之前会先试运行一次。
programs-trying = 正在测试程序…
programs-no-path = 请先选择程序。
programs-bad-arguments = 参数中缺少一个引号。
programs-added = 已添加：{ $name }。程序自述：{ $about }
lacks-gomocup-swap2 = 它不支持三手交换，这种对局会判负。
failure-not-started = 程序无法启动：{ $why }
failure-gone = 程序自行退出：{ $said }
failure-no-program = 系统无法将其作为程序运行
failure-said = { $said }（{ $how }）
end-code = 代码 { $code }
end-signal = 信号 { $signal }
end-closed = 它关闭了输出
end-unknown = 原因不明
failure-silent = 程序没有按时回答，也没有任何输出。
failure-late = 程序没有按时回答，最后的输出是：{ $said }
failure-nonsense = 程序的回答无法理解：{ $said }
failure-illegal = 程序下在了不允许的位置：{ $said }
table-failure = { $name } 判负。{ $why }

file-variations = { $file }：已读取棋谱主线，略去的变化数：{ $count }。
file-choices = { $file }：只保存了棋子。此格式不记录开局时双方的选择。
fault-byte = 第 { $byte } 字节：{ $fault }。
fault-board = 这里没有使用 { $width } × { $height } 棋盘的游戏。
fault-expected = 此处应为其他内容
fault-size = 棋盘的行列数应在 { $least } 到 { $most } 之间
fault-outside = 此格不在棋盘上
fault-taken = 此格已被第 { $number } 手占据
fault-turn = 现在轮到另一方
fault-pass = 此游戏不能弃权
fault-marks = 第一手之前摆放的棋子无法导入
fault-other-game = 这是另一种游戏的棋谱
fault-cut = 文件提前结束
fault-more = 对局结束之后还有多余内容
format-game = 此格式无法保存“{ $game }”
format-size = 此格式没有这种大小的棋盘：行列数为 { $sides }
format-name = 有的名字无法用此格式写出
fault-alone = { $reason }。

## 对手的思考与不能做的事

won-first = 先手获胜！
won-second = 后手获胜！
thought = { $who }：深度 { $depth }，{ $verdict }，{ $nodes }：{ $line }
thought-certain = { $who }：{ $verdict }，{ $nodes }：{ $line }
thought-worth = 估值 { $worth }
thought-wins = { $moves } 步取胜
thought-loses = { $moves } 步后落败
thought-positions = { $count } 个局面
thought-thousands = { $count }000 个局面
thought-millions = { $count }00 万个局面
table-left-more = 未下完的棋局已搁置，“悔棋”可将其恢复。
refusal-taken = { $place } 处已有棋子
refusal-not-here = 这里不能开始走
table-not-here-more = 请选择一处高亮的位置。
refusal-mark-first = 请先选择符号
refusal-choose-first = 请先选择您的符号
action-pass = 停一手(&P)
task-swap2-opening = 请放三个符号：叉、圈、叉，然后由对手选择。
task-swap2-choice = 请在右侧选择叉或圈，或再放两个符号。
task-swap2-more = 请再放一个圈和一个叉，然后由对手选择。
task-swap2-last-choice = 请在右侧选择叉或圈。
task-wild = 请先在右侧选择符号，再选择格子。
task-misere = 谁连成三个，谁就输。
task-wild-misere = 先选符号，再选格子。三连判负。
choice-cross = 选择叉
choice-nought = 选择圈
choice-crosses = 执叉
choice-noughts = 执圈
choice-more = 再放两个符号

## 立体井字棋

game-cube = 立体井字棋
rules-cube =
    三层棋盘上下叠放，每层九格。双方轮流在空格放白球和黑球，白方先行。三个己方的球连成一线即获胜：在同一层、上下垂直、沿侧面对角线或沿整个立方体的对角线。这样的线共有 49 条，不可能和棋。
lessons-cube = 哪些是线
lesson-cube-lines = 三颗球可以连在一层上、一面墙上，也可以斜穿整个立方体。一共有 49 条线。
lesson-cube-centre = 立方体中心有 13 条线经过，角上 7 条，面心 5 条，棱上 4 条。先手占中心就能赢。
lesson-cube-fork = 同时在两处构成威胁：对手只能挡住其中一处。
diagram-cube-space = 图：从一角到对角斜穿立方体的三连
diagram-cube-wall = 图：墙面对角线上的三连
diagram-cube-centre = 图：白球在立方体中心
diagram-cube-fork = 图：白方在标出的两处构成威胁
bot-lines = 第 { $level } 级：{ $level ->
    [1] 棋手
   *[2] 老手
}
bot-short-lines = 第 { $level } 级
plan-lines = { $level ->
    [1] 会连成己线、堵住您的线并留意开放的线，经常失误。
   *[2] 会连成己线、堵住您的线并看出双重威胁，偶尔失误。
}
reason-win-level = 在同一层连成三子。
reason-win-pillar = 上下连成三子。
reason-win-wall = 连成侧面的对角线。
reason-win-space = 连成整个立方体的对角线。
reason-block-level = 堵住对手在这一层的线。
reason-block-pillar = 堵住对手上下的线。
reason-block-wall = 堵住对手侧面的对角线。
reason-block-space = 堵住对手立方体的对角线。
reason-open-lines = 为您保留最多开放的线。
side-white = 白方
side-black = 黑方
won-white = 白方获胜！
won-black = 黑方获胜！
piece-white-ball = 白球
piece-black-ball = 黑球
view-stacked = 各层上下叠放(&A)
view-beside = 各层并排(&S)

## 点格棋

game-dots-and-boxes = 点格棋
rules-dots-and-boxes =
    双方轮流用横线或竖线连接相邻的点。谁画出一个格子的第四条边，格子就归谁，并且必须再走一步；不强制围格。所有线画完后，格子多的一方获胜，相等则为和棋。外框由双方画出，或者开局时已经画好。
task-dots-and-boxes = 在两点之间画线。围成格子的一方再走一步。
lessons-dots-and-boxes = 怎样不白送格子
lesson-dots-and-boxes-third = 画格子的第三条边等于送礼：对手画上第四条边，还能再走一步。能画别处就画别处。
lesson-dots-and-boxes-chains = 到最后每条线都会送出格子。格子连成可以一次吃完的长链：先打开较短的一条。
lesson-dots-and-boxes-double = 不要全吃：把长链的最后两格留给对手。他一笔吃下这两格，就不得不打开下一条链。
diagram-dots-and-boxes-third = 图：格子已有两条边，第三条被标出
diagram-dots-and-boxes-closed = 图：对手围成了这一格
diagram-dots-and-boxes-chains = 图：上方是三格的链，下方是六格的链
diagram-dots-and-boxes-double = 图：还剩两格，标出的是远端的边
diagram-dots-and-boxes-control = 图：对手得到两格，只剩下长链
option-dots-and-boxes-size = 大小
option-dots-and-boxes-border = 外框
value-dots-and-boxes-border-open = 外框未画
value-dots-and-boxes-border-drawn = 外框已画
bot-greedy = 贪心
bot-chains = 长链
bot-exact = 精确
plan-greedy = 能吃就吃，看得不远。
plan-chains = 计算长链的数目，让您先打开长链，为此愿意让出两格。
plan-exact = 残局精确计算，之前尝试成千上万种下法。
reason-take-boxes = { $count ->
        [0] 围住格子。
       *[other] 围住 { $count } 个格子。
    }
reason-leave-boxes = { $count ->
        [0] 双交：让出格子，保住主动。
       *[other] 双交：让出 { $count } 个格子，保住主动。
    }
reason-last-safe-edge = 最后一条安全线：对手只能打开长链。
reason-chain-parity = 安全线，并使长链的数目合适。
reason-safe-edge = 安全线：不给对手任何格子。
reason-give-boxes = { $count ->
        [0] 画哪条线都要送格子，这条损失最小。
       *[other] 画哪条线都要送格子，这条损失最小：{ $count } 格。
    }
reason-sacrifice-boxes = { $count ->
        [0] 值得的牺牲。
       *[other] 值得的牺牲：{ $count } 格。
    }
piece-border = 外框
refusal-drawn = { $place } 这条线已经画了
reason-cube-centre = { $count ->
        [0] 立方体中心：有十三条线经过。
       *[other] 立方体中心：有十三条线经过，{ $count } 步获胜。
    }

game-bridg-it = 搭桥棋
option-bridg-it-size = 边长
rules-bridg-it =
    红圆点连接左右两边，蓝方块连接上下两边。轮到的一方在两个相邻的己方点之间画一条线；双方的线不能交叉。谁先用连续的线接通自己的两边，谁就获胜。没有平局：切断对手就等于接通自己的两边。
bot-paths = 路径，第 { $level } 级
bot-resistance = 电阻，第 { $level } 级
bot-short-paths = 路径 { $level }
bot-short-resistance = 电阻 { $level }
plan-paths =
    计算双方的最短路径，{ $level ->
        [1] 经常
        [2] 时常
       *[other] 偶尔
    }出错。
plan-resistance =
    测量电阻网络中的电流，{ $level ->
        [1] 只看一步
       *[other] 向前看六步
    }。
reason-join-edges = 接通两边。
reason-last-gap = 堵住最后的缺口，否则对手获胜。
reason-any-move = 怎么走都赢；这一步最快。
reason-join-trees = 接上两棵树：对手切断一棵，另一棵就接上它。
reason-crossing = 缩短己方路径并加长对手的路径。
reason-block-way = 堵住对手的最短路径。
reason-shorten-way = 缩短己方的最短路径。
reason-many-ways = 双方最多的路径经过这里。
task-bridg-it-across = 请接通左边和右边。
task-bridg-it-down = 请接通上边和下边。
refusal-crossing = { $place } 处已经有线
side-discs = 圆点
side-squares = 方块
won-discs = 圆点获胜！
won-squares = 方块获胜！
piece-dot-line = 红线
piece-square-line = 蓝线
explanation-trees-to-join = 轮到的一方必胜：实线和虚线是两棵树，圈出的位置把它们接上。
explanation-trees-joined = 轮到的一方必胜：一棵树被切断，另一棵就接上它。
explanation-trees-of-other = 等待的一方必胜：您切断一棵树，另一棵就接上它。
lessons-bridg-it = 怎样接通两边
lesson-bridg-it-cross = 线不能交叉：您的每条线都是对手的篱笆。谁接通自己的两边，谁就赢。
lesson-bridg-it-trees = 这些点构成两棵没有公共线的树。对手切断一棵，就用另一棵的线接上：所以先手必胜。
diagram-bridg-it-cross = 图：双方各有两条线
diagram-bridg-it-won = 图：圆点接通了左右两边
diagram-bridg-it-trees = 图：对手切断了一棵树，标出的位置能接上它

## Intellector

game-intellector = 智者棋
rules-intellector =
    在 59 个六边形上下的国际象棋。白方先走，各有 14 枚棋子，走法见图。走到对方棋子所在的格即吃掉它。吃掉对方智者者获胜，不会有人提醒。先锋到底线变为智者以外的其他棋子。无子可走者输。连续二百步既无吃子、先锋也未走动，即为和棋。可选：双方前两步不得越过中线。
rules-intellector-official =
    在 59 个六边形上下的国际象棋。白方先走，各有 14 枚棋子，走法见图。走到对方棋子所在的格即吃掉它。吃掉对方智者者获胜，不会有人提醒。先锋到底线变为智者以外的其他棋子。无子可走者输。解放者也可走到相邻空格。与己方智者相邻的棋子（先锋除外）吃子时可变成被吃的棋子。智者到达底线获胜。同一局面第三次出现，或六十步无吃子且先锋未动，为和棋。可选：双方前两步不得越过中线。
option-intellector-rules = 规则
option-intellector-middle = 前两步
value-intellector-rules-hse2020 = 2020 年
value-intellector-rules-official = 官方
value-intellector-middle-no = 不限
value-intellector-middle-yes = 不过中线
view-white-below = 白方在下(&A)
view-black-below = 黑方在下(&S)
task-intellector = 先选棋子，再选它要去的格。
refusal-no-piece = { $place } 上没有您的棋子
refusal-not-yours = { $place } 上是对手的棋子
refusal-piece-stuck = { $place } 上的棋子无处可走
refusal-out-of-reach = 该棋子不能走到 { $place }
piece-white-defensor = 白方守卫
piece-black-defensor = 黑方守卫
piece-white-liberator = 白方解放者
piece-black-liberator = 黑方解放者
piece-white-aggressor = 白方突击者
piece-black-aggressor = 黑方突击者
piece-white-dominator = 白方主宰
piece-black-dominator = 黑方主宰
piece-white-progressor = 白方先锋
piece-black-progressor = 黑方先锋
piece-white-intellector = 白方智者
piece-black-intellector = 黑方智者
choice-defensor = 成为守卫
choice-liberator = 成为解放者
choice-aggressor = 成为突击者
choice-dominator = 成为主宰
choice-progressor = 成为先锋
bot-alpha-beta = 第 { $level } 级
plan-alpha-beta = 向前看 { $level } 步，计算棋盘上的子力。
bot-master = 大师
plan-master = 在时间内尽量深算，尤其是交换与威胁，并懂得棋子的好位置。
reason-capture-intellector = 吃掉对方智者，获胜。
reason-breakthrough = 智者到达底线，获胜。
reason-takes-defensor = 吃掉守卫。
reason-takes-liberator = 吃掉解放者。
reason-takes-aggressor = 吃掉突击者。
reason-takes-dominator = 吃掉主宰。
reason-takes-progressor = 吃掉先锋。
reason-turns = 吃子，并变成被吃的棋子。
reason-promotes = 先锋变成更强的棋子。
reason-saves-intellector = 您的智者正受到所标格的攻击，这样可以得救。
reason-saves-piece = 救出受攻击的棋子。
reason-attacks-intellector = 攻击对方智者。
lessons-intellector = 棋子的走法
lesson-intellector-progressor =
    向正前或斜前走一步，吃子也一样，从不后退。走到尽头变成别的棋子。
diagram-intellector-progressor = 开局：白方先锋可从 e2 走到 e3、d2 或 f2。
lesson-intellector-defensor =
    走到任一相邻格。它守在智者身边，两者可以互换位置。
diagram-intellector-defensor = d2 的守卫可走到 c3、d1、d3 或 e3；另外两格有己方棋子。
lesson-intellector-liberator =
    沿直线跳到第二格，越过中间的一切，什么也挡不住。
diagram-intellector-liberator = b3 的解放者可走到 b5、b1、d4 或 d2。
lesson-intellector-aggressor =
    穿过格的角远行，甚至从两子之间穿过，总在同一颜色的格上。
diagram-intellector-aggressor = e4 的突击者可达十一格；在 c7 和 g7 可吃掉对方突击者。
lesson-intellector-dominator =
    穿过格的边向六个方向直行，直到有子挡路。它最强。
diagram-intellector-dominator = a4 的主宰可达十一格；在 a5 可吃掉先锋。
lesson-intellector-intellector =
    只走到相邻的空格，从不吃子。失去它就输了。
diagram-intellector-intellector = e1 的智者可走到空格 d1，或与 f1 的守卫互换位置。
lesson-intellector-exercise-one =
    练习：白方两步吃掉智者。请留意解放者。（答案：d2-d4。）
lesson-intellector-exercise-two =
    练习：白方两步吃掉智者。主宰已经很近了。（答案：h6xg6。）
lesson-intellector-exercise-three =
    练习：白方两步吃掉智者。有时要先吃掉点什么。（答案：f3xf6。）
diagram-intellector-exercise-one = 黑方智者在 d6，白方解放者在 d2。
diagram-intellector-exercise-two = 黑方智者在 f6，白方主宰在 h6。
diagram-intellector-exercise-three = 黑方智者在 e7，白方主宰在 f3。

game-virus-war = 病毒战争
option-virus-war-size = 边长
option-virus-war-pass = 整个回合
option-virus-war-first = 第一回合
option-virus-war-full = 走不满的一方
value-virus-war-pass-no = 必须走
value-virus-war-pass-yes = 可以放弃
value-virus-war-first-3 = 三步
value-virus-war-first-1 = 一步
value-virus-war-full-no = 失去余步
value-virus-war-full-yes = 判负
rules-virus-war =
    双方从相对的两角开始，每回合走三步。一步可以在空格放一个病毒，或者吃掉对方的病毒；被吃的格子从此成为吃方的堡垒。每步必须与自己的活病毒相邻（含斜向），或与一座堡垒相邻，而这座堡垒所在的链与自己的活病毒相邻。各方第一步必须走自己的角。无处可走的一方失去剩余步数。吃掉对方最后一个病毒者获胜；双方都无处可走则为和棋。可选：整个回合可以放弃（连续两次放弃为和棋），第一回合只走一步，或者走不满所有步数的一方判负。
task-virus-war-enter = 请从自己的角（有圆点处）进入。
task-virus-war-three = 共三步：圆点是空格，虚线框是可以吃掉的病毒。
task-virus-war-two = 还剩两步。
task-virus-war-one = 还剩一步。
news-turn-lost = 对方无处可走，失去了这一回合。
news-stuck = 对方现在无处可走。
refusal-corner = 第一步要走自己的角，不能走 { $place }
refusal-fortress = { $place } 是堡垒，不会再变
refusal-own-virus = { $place } 是您自己的病毒
refusal-not-near = { $place } 不与您的病毒或相连的堡垒相邻
piece-cross-fortress = 叉方堡垒
piece-nought-fortress = 圈方堡垒
bot-turns = 整回合，第 { $level } 级
bot-short-turns = 回合 { $level }
plan-turns = { $level ->
        [1] 选最好的一个完整回合。
        [2] 看完整回合和应着，时常出错。
        [3] 看完整回合和应着。
       *[other] 在时间内尽量往前看完整回合。
    }
reason-eat-last = 吃掉最后一个病毒，获胜。
reason-win-turn = { $count ->
        [0] 本回合获胜。
       *[other] 本回合 { $count } 步获胜。
    }
reason-only-step = 这是唯一能走的一步。
reason-refuse-turn = 走哪一步都有害，不如放弃这一回合。
reason-cut-forts = { $count ->
        [0] 切断对方堡垒与活病毒的联系。
       *[other] 使对方 { $count } 座堡垒与活病毒断开。
    }
reason-cut-viruses = { $count ->
        [0] 切断病毒与堡垒的联系。
       *[other] 使 { $count } 个病毒与堡垒断开。
    }
reason-save-viruses = { $count ->
        [0] 救下自己的病毒。
       *[other] 救下自己的 { $count } 个病毒。
    }
reason-chain-forts = { $count ->
        [0] 延长堡垒链。
       *[other] 连成 { $count } 座堡垒的链。
    }
reason-eat-viruses = { $count ->
        [0] 吃掉病毒。
       *[other] 本回合吃掉 { $count } 个病毒。
    }
reason-attack-viruses = { $count ->
        [0] 能吃到对方的病毒。
       *[other] 能吃到对方 { $count } 个病毒。
    }
reason-spread-viruses = { $count ->
        [0] 能走到更多空格。
       *[other] 能走到 { $count } 个新的空格。
    }
reason-fill-ground = 填自己的地盘；没有更好的走法。
lessons-virus-war = 病毒如何扩散和吞吃
lesson-virus-war-steps = 一回合的三步依次走，每一步都可以利用前面的步。被吃的病毒不能再被吃：堡垒也是继续前进的桥。
lesson-virus-war-chain = 只有当堡垒所在的链与活病毒相邻时，堡垒才起作用。吃掉那个病毒，整条链就失效：没有底色的堡垒此刻不起作用。
diagram-virus-war-steps = 图：叉方从角落走出的第一回合
diagram-virus-war-fortress = 图：圈方吃掉了 c3，那里成了圈方堡垒
diagram-virus-war-chain = 图：叉方的两座堡垒与 c3 的病毒相连
diagram-virus-war-cut = 图：圈方吃掉了 c3，叉方的堡垒不起作用

game-dots = 围点
option-dots-size = 棋盘
option-dots-start = 开局
option-dots-zone = 首个点
option-dots-stop = 停止
value-dots-start-empty = 空棋盘
value-dots-start-cross = 中央十字
value-dots-zone-no = 不限
value-dots-zone-yes = 中央区域
value-dots-stop-free = 停止无损失
value-dots-stop-grounded = 停止有损失
rules-dots =
    双方轮流在方格纸的交叉点上放点。同色相邻的点（含斜向）连成链。闭合的链如果围住对方至少一个点，就占领整块区域：其中对方的点死去，自己被俘的点复活，谁也不能再往里放点。没有围住对方点的闭合链形成空营；对方放进去的点立即被俘，除非它自己围住了什么。棋盘边缘不是墙。在 39 × 32 的棋盘上，双方的第一个点要放在中央区域。无处可放或者有人说停止时游戏结束；俘获更多点的一方获胜。可选：说停止的一方失去没有用链与边缘相连的点。
task-dots = 用闭合的链围住对方的点。
task-dots-zone = 第一个点要放在中央的框内。
action-stop = 停止(&T)
refusal-captured = { $place } 在已被占领的区域内
refusal-zone = 第一个点要放在中央区域，不能放在 { $place }
side-red = 红方
side-blue = 蓝方
won-red = 红方获胜！
won-blue = 蓝方获胜！
piece-red-dot = 红点
piece-blue-dot = 蓝点
piece-captured-red-dot = 被俘的红点
piece-captured-blue-dot = 被俘的蓝点
piece-red-area = 红方区域
piece-blue-area = 蓝方区域
bot-traps = 陷阱
bot-monte-carlo = 千局模拟，第 { $level } 级
bot-short-monte-carlo = 模拟 { $level }
plan-traps = 向前看四步，寻找陷阱和征子。
plan-monte-carlo = { $level ->
        [1] 随机下几百局，走胜得多的地方。
        [2] 随机下几千局，走胜得多的地方。
       *[other] 在时间内随机下尽量多的局。
    }
reason-surround-dots = { $count ->
        [0] 围住对方的点。
       *[other] 围住 { $count } 个点。
    }
reason-save-dots = { $count ->
        [0] 救下自己的点。
       *[other] 救下 { $count } 个点，不被围住。
    }
reason-trap-dots = { $count ->
        [0] 陷阱：两处同时威胁。
       *[other] 陷阱：两处同时威胁围住 { $count } 个点。
    }
reason-threaten-dots = { $count ->
        [0] 威胁围住对方。
       *[other] 威胁围住 { $count } 个点。
    }
reason-empty-base = 围成对方不能再进的空营。
reason-link-chains = 连接自己的链。
reason-games-by-chance = 在随机对局中，从这里获胜最多。
reason-nothing-open = 没有可以放点的地方。
lessons-dots = 如何围点
lesson-dots-surround = 相邻的点连成的闭合链会占领其中的一切，只要里面至少有对方一个点。围住一个点只需四个点。
lesson-dots-base = 空营不俘获任何点，但进入其中的点立即被俘，除非它自己围住了什么。
diagram-dots-threat = 图：c3 的蓝点周围有三个红点
diagram-dots-captured = 图：第四个红点 c2 俘获了 c3
diagram-dots-base = 图：红方在 c3 周围围成空营
diagram-dots-trapped = 图：蓝方进入 c3，被俘
