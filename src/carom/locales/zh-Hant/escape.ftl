# 1, 2, 3… robot! on the site: plan, turns, cameras, and why somebody is frozen.

escape-robot = { $name } 的 { $number } 號機械人
escape-frozen = { $robot }（{ $cell }）停住了：{ $name } 啟動了 { $camera } 的監視器，當時它朝向{ $heading }，看見了它。
escape-is-frozen = { $robot }（{ $cell }）停住了：監視器看見了它。
escape-is-out = { $robot } 已逃脫。
escape-stands = { $robot } 在 { $cell }，離出口 { $steps } 步。
escape-stands-shut-in = { $robot } 在 { $cell }，那裡沒有路通往出口。

escape-step-activate = 啟動監視器 { $cell }，看見 { $robots }
escape-step-move = { $robot } 向{ $way }走到 { $cell }
escape-step-nobody = 啟動監視器 { $cell }，沒有新看見誰
escape-step-out = { $robot } 逃脫了！
escape-step-place_camera = 在 { $cell } 放置監視器，朝向{ $heading }
escape-step-take_eye = { $robot }（{ $cell }）拿掉眼睛
escape-step-turn_camera = 監視器 { $cell } 轉向{ $heading }

escape-said-lay = { $name } 把拼板 { $tile } 放在 { $place } 號位置。
escape-said-undo = { $name } 退回一步。

## What is going on

escape-end-escaped = 三個機械人都出去了！
escape-end-idle = 太久沒有機械人移動
escape-end-max_rounds = 這是最後一回合
escape-hint-build = 第 { $number } 塊，共 10 塊。至少要接上一條路。
escape-hint-done = 點數用完了：結束這一輪，或退回一些。
escape-hint-number = 第 { $number } 塊，共 10 塊。
escape-hint-over = 玩得好！
escape-hint-points = 剩餘點數：{ $points }／3。
escape-hint-private = 這一輪結束後你就會看到。
escape-hint-turn = 剩餘點數：{ $points }／3。移動、拿掉眼睛、放置或轉動監視器、啟動監視器。
escape-own-build = 放一塊工廠拼板
escape-own-turn = 輪到你了
escape-phase-build = { $name } 正在放拼板
escape-phase-turn = 輪到 { $name }

## The board

escape-arrow-E = →
escape-arrow-N = ↑
escape-arrow-NE = ↗
escape-arrow-NW = ↖
escape-arrow-S = ↓
escape-arrow-SE = ↘
escape-arrow-SW = ↙
escape-arrow-W = ←
escape-board-help = 方向鍵逐格移動，Enter 選取。輪到你時，1、2、3 選機械人，C 選下一個監視器，R 轉動，A 啟動，X 拿掉眼睛，U 退回，句點結束這一輪。手上有東西時方向鍵移動它，Shift 加方向鍵則逐格移動。
escape-cell-aim = 從這裡瞄準
escape-cell-camera = 監視器，朝向{ $heading }
escape-cell-corridor = 走廊
escape-cell-deposit = 倉庫
escape-cell-empty = { $place } 號空位
escape-cell-exit = 出口
escape-cell-fits = { $place } 號位置，拼板可以放這裡
escape-cell-frozen = { $robot }，停住
escape-cell-seen = 監視器看得見
escape-cell-target = 你的機械人可以走到這裡
escape-cell-wall = 牆
escape-demo = 機械人走過工廠；一個監視器放置、轉動、啟動，讓視野內的所有機械人停住。
escape-heading-E = 東
escape-heading-N = 北
escape-heading-NE = 東北
escape-heading-NW = 西北
escape-heading-S = 南
escape-heading-SE = 東南
escape-heading-SW = 西南
escape-heading-W = 西

## Laying the plan

escape-choose-place = 請選一個亮起的位置。
escape-choose-tile = 請選一塊拼板。
escape-fits-not-there = 這塊拼板怎樣轉都放不進那個位置。
escape-fits-nowhere = 這塊拼板現在哪裡都放不下。
escape-no-tile-way = 往{ $way }再沒有放得下這塊拼板的位置。
escape-lay = 放在這裡
escape-over-place = 拼板 { $tile } 在 { $place } 號位置上方，門：{ $doors }
escape-place = { $place } 號位置
escape-place-taken = 那裡已經有拼板。
escape-places = 可以放的位置
escape-tile = 拼板 { $tile }
escape-tiles = 拼板
escape-turn-tile = 轉動

## A turn

escape-activate = 啟動
escape-aim = 瞄準中的監視器
escape-camera = 監視器 { $cell }，朝向{ $heading }
escape-camera-here = 新監視器在 { $cell }，朝向{ $heading }
escape-cameras = 監視器
escape-end-turn = 結束這一輪
escape-headings = 朝向
escape-look = 點一個機械人或監視器，看看它的情況。
escape-new-camera = 新監視器（剩 { $count }）
escape-no-hung-way = 往{ $way }再沒有監視器。
escape-no-new-way = 往{ $way }再沒有空的牆格。
escape-own-robot = { $number } 號
escape-own-robots = 你的機械人
escape-pad = 你的一輪
escape-pad-look = 機械人與監視器
escape-place-camera = 放置
escape-place-first = 放置後可以再花一點啟動它。
escape-points =
    { $points ->
       *[other] 剩 { $points } 點
    }
escape-shift = 移動位置
escape-state-frozen = 停住
escape-state-out = 已逃脫
escape-take-eye = 拿掉眼睛
escape-turn-camera = 這樣轉
escape-turn-first = 先轉到這個方向，才能啟動。
escape-used-activate = 這一輪已經啟動過監視器。
escape-used-camera = 這一輪已經放置或轉動過監視器。
escape-used-take_eye = 這一輪已經拿掉過一個眼睛。
escape-ways = 方向
escape-would-nobody = 它不會讓任何機械人停住。
escape-would-see = 它會讓 { $robots } 停住。

## Players and what has happened

escape-after-rounds =
    { $count ->
       *[other] 共 { $count } 回合。
    }
escape-building = 已放 { $number }／10 塊
escape-frozen-count = 停住：{ $count }
escape-head-out = 逃脫的機械人
escape-idle = 已有 { $number }／{ $count } 回合沒有機械人移動。
escape-last-turn = 上一輪：{ $name }
escape-no-step = 什麼也沒做。
escape-no-way-left = 無路可出
escape-out =
    { $count ->
       *[other] { $count } 個逃脫
    }
escape-turns-begin = { $name } 的一輪開始。
escape-watch-turns = 重看最近幾輪
escape-some-way-left = 還有 { $steps } 步，{ $robots } 個無路可出
escape-way-left = 還有 { $steps } 步
