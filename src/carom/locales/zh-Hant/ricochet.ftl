# Ricochet Robots on the site: the board, rounds, bids and ways.

## First page

ricochet-demo = 一塊小版圖：三個機械人共走六步，紅色到達它的三角形。

## Board

ricochet-board-help = 方向鍵逐格移動。按機械人的字母選它，再按方向鍵移動它，Esc 放開。
ricochet-cell-closed = 封閉
ricochet-cell-diagonal = { $robot }的斜牆
ricochet-cell-goal = 目標：{ $target }
ricochet-cell-stop = 可停在此
ricochet-cell-token = { $robot }的起點
ricochet-cell-walls = 牆壁：{ $sides }
ricochet-colour-any = 任何機械人
ricochet-colour-b = 藍色
ricochet-colour-g = 綠色
ricochet-colour-r = 紅色
ricochet-colour-y = 黃色
ricochet-robot-b = 藍色機械人
ricochet-robot-g = 綠色機械人
ricochet-robot-k = 中立機械人
ricochet-robot-r = 紅色機械人
ricochet-robot-t = 透明機械人
ricochet-robot-y = 黃色機械人
ricochet-symbol-circle = 圓形
ricochet-symbol-hexagon = 六角形
ricochet-symbol-plain = 目標
ricochet-symbol-square = 方形
ricochet-symbol-triangle = 三角形
ricochet-symbol-vortex = 旋渦，任何機械人
ricochet-target-name = { $colour }{ $symbol }

## Game

ricochet-bid = 競出
ricochet-bid-any = 每個機械人的每一步都算。
ricochet-bid-most = 新的競出最多 { $number }。
ricochet-bid-moves = 步數
ricochet-bid-of = 競出：
ricochet-bid-own = 你的競出：{ $number }。
ricochet-chip-back = 沒有人成功：棋子放回。
ricochet-chips = { $count } 枚棋子
ricochet-digit-back = 刪去最後一個數字
ricochet-digits = 數字
ricochet-done-bidding = 我不再競出
ricochet-face-down = 還有 { $count } 枚棋子蓋著
ricochet-look = { $name } 正在示範，請看版圖。
ricochet-move-wrong = 這一步不行。請輸入機械人字母和方向，例如 rE。
ricochet-moves-of = { $spent } / { $most }
ricochet-next-bidder = 輪到：{ $name }
ricochet-passes = 穿牆
ricochet-place-robot = 點一格放下下一個機械人。
ricochet-place-wait = 正在擺放機械人。
ricochet-quota = { $count } 枚棋子獲勝
ricochet-reset = 全部復位
ricochet-robots = 機械人
ricochet-round-failed = 第 { $number } 回合：沒有人示範成功。
ricochet-round-no_bid = 第 { $number } 回合：沒有人競出。
ricochet-round-skipped = 第 { $number } 回合：已換棋子。
ricochet-round-won = 第 { $number } 回合：{ $name }
ricochet-said-bid = { $name } 競出 { $number }。
ricochet-said-chip = 新目標：{ $target }，在 { $cell }。
ricochet-said-move = { $robot }到 { $cell }。
ricochet-skip-chip = 換這枚棋子
ricochet-waited = 我們等得夠久了
ricochet-wants-other = 想換一枚
ricochet-solo-moves = 你的總步數：{ $count }
ricochet-stage-bidding = { $bid } 步：{ $name }
ricochet-stage-bidding-hint = 誰能更少？沙漏流完之前都可競出。
ricochet-stage-last-call = 還沒有人競出
ricochet-stage-last-call-hint = 沙漏流完就換一枚棋子。
ricochet-stage-over = 遊戲結束
ricochet-stage-over-hint = 玩得好！
ricochet-stage-own-trial = 輪到你：用 { $bid } 步示範
ricochet-stage-own-trial-hint = 先選機械人，再讓它出發。已走 { $spent } / { $bid } 步。
ricochet-stage-placing = 機械人放在哪裡？
ricochet-stage-placing-hint = 每個只放一次。
ricochet-stage-ready = 準備好看下一枚棋子了嗎？
ricochet-stage-ready-hint = 大家都準備好就翻開。已準備好：{ $count } 人。
ricochet-stage-thinking = 大家思考
ricochet-stage-thinking-hint = 要幾步？第一個競出會翻轉沙漏。
ricochet-stage-trial = { $name } 示範 { $bid } 步
ricochet-stage-trial-hint = 已走 { $spent } / { $bid } 步。
ricochet-takes-chip = { $name } 得到棋子
ricochet-trial-failed = { $name } 沒有到達
ricochet-trial-given_up = { $name } 放棄
ricochet-trial-left = { $name } 不在
ricochet-trial-solved = { $name } 示範成功！
ricochet-trial-timed_out = { $name } 的時間到了
ricochet-turn-up = 準備好：翻開棋子
ricochet-turn-up-now = 現在就翻開
ricochet-type-move = 輸入一步，例如 rE
ricochet-ways = 方向

## Looking again

ricochet-bid-was = 競出 { $number }
ricochet-step-start = 機械人的起點。

## Puzzle board

ricochet-hint-robots = 會動的是：{ $robots }。
ricochet-hint-stop-centre = 最後由中央擋住機械人（{ $side }邊）。
ricochet-hint-stop-frame = 最後由版圖邊緣擋住機械人（{ $side }邊）。
ricochet-hint-stop-robot = 最後由{ $robot }擋住（{ $side }邊）。
ricochet-hint-stop-wall = 最後由牆壁擋住機械人（{ $side }邊）。
ricochet-robots-and-rules = 機械人與規則
ricochet-robots-put = 在版圖上拖動機械人，或在此選它再點一格。
ricochet-robots-toggle = 按一下加入或拿走機械人。
ricochet-target-for = 目標屬於
ricochet-tool-robots = 擺機械人
ricochet-tool-robots-hint = 把機械人拖到任何一格。用鍵盤：在機械人上按 Enter，再到新的一格按 Enter。
ricochet-tool-target = 目標
ricochet-tool-target-hint = 點要到達的那一格，或移到那裡按 Enter。
ricochet-tool-try = 試走
ricochet-tool-try-hint = 按住機械人滑動，或用它的字母和方向鍵。
ricochet-tool-walls = 牆壁
ricochet-tool-walls-hint = 點格子的一邊放上或拿走牆壁。用鍵盤：移到該格，再按 Shift 加方向鍵；按 Enter 會在下方列出四邊。
ricochet-wall-gone = { $cell } { $side }面沒有牆。
ricochet-wall-set = { $cell } { $side }面有牆。
ricochet-walls-of = { $cell } 的牆壁
