# 指令行：說明頁、標題、附註。

## 說明頁

cli-carom = carom：遊玩、求解及研究 Ricochet Robots 及同系列遊戲。
cli-carom-about =
    carom play ricochet             在此終端機遊玩
    carom solve POSITION            找出最短路線並畫出來
    carom board --random            製作局面

    POSITION 是局面：可以是代碼，例如 r1_1A4B3B2B_ro3bn12gb3ya1_bd10_5；也可以是檔案名稱、代表標準輸入的 -，或記法頁所列的任何一種寫法：JSON、文字版圖、DriftingDroids 編號、ASP 事實、PDDL。
cli-opt-allow-host = 伺服器也可使用的名稱，例如 play.example.org；每個名稱給一次。
cli-play = 在此終端機玩一局。
cli-solve = 找出到達目的地的最短路線並畫出來。
cli-solve-about = 答案會說明是否已經證明。結束代碼：0 最少步數已證明，1 已證明沒有路線，3 未證明前因限額停止。
cli-hints = 提示最短路線，由最含蓄的開始。
cli-board = 畫出局面，或製作局面。
cli-board-about =
    局面可以直接給出，也可以由選項製作；選項沒有定的部分由種子抽出。

    carom board --printed 1A4B3B2B --robots "rb3 gn12 be14 yl4" --target "rd10"
    carom board --free 12x20 --walls 20 --seed today
    carom board --game micro --expert --seed today
    carom board --game escape --seed today
cli-verify = 檢查對局記錄能否證明自己的結果。
cli-replay = 逐步重播對局記錄。
cli-doctor = 說明安裝了什麼，由哪個求解器作答。
cli-usage = 用法：{ $words }
cli-word-command = 指令
cli-word-options = 選項
cli-word-yes = 是
cli-word-no = 否
cli-group-commands = 指令
cli-group-arguments = 參數
cli-group-options = 選項
cli-help-choices = 可選：{ $choices }。
cli-help-default = 預設：{ $value }。
cli-flag-help = 顯示此頁。
cli-flag-version = 顯示版本。
cli-arg-game = 要玩的遊戲。
cli-arg-position = 局面的代碼、檔案、代表標準輸入的 -，或文字。
cli-arg-record = 對局記錄的檔案，- 代表標準輸入。
cli-opt-all = 列出所有最短路線。
cli-opt-as = 以此寫法寫出局面，不畫圖。
cli-opt-bot = 一同遊戲的電腦玩者的級別，例如 easy；每位一次。
cli-opt-call = Micro Robots：剛好這個步數的競出能否證明，並顯示一條路線。
cli-opt-count = 計算最短路線的數目。
cli-opt-degree = 提示的程度，1 至 6：由步數範圍到整條路線。
cli-opt-expert = Micro Robots：隨機抽出這樣的格。
cli-opt-extra-robot = 四個有色機械人以外的機械人。
cli-opt-free = 自製版圖：隨機牆壁，橫行 x 直列，由 2x2 至 32x32，例如 16x16；Micro Robots 則為隨機排列的骰子，6x6。
cli-opt-game = 製作哪個遊戲的局面；預設為 ricochet。
cli-opt-ghost-landing = 透明機械人可否停在有色符號上？strict：不可。
cli-opt-ghost-passes = 透明機械人一步可穿過的牆壁數目。
cli-opt-json = 以一個 JSON 物件作答。
cli-opt-lang = 語言：en、fr、nl、it 或 zh-Hant。
cli-opt-limit-mb = 搜尋的表格超過這個 MB 數便停止。
cli-opt-limit-nodes = 搜尋到這個節點數便停止；在任何電腦上結果相同。
cli-opt-limit-seconds = 到這個秒數便停止。
cli-opt-most = 最多列出這個數目的路線。
cli-opt-option = 更改一項規則選項，例如 clock_s=90；可重複。
cli-opt-play-record = 結束時把對局記錄寫入此檔案。
cli-opt-play-seed = 決定一切隨機的文字；相同文字得出相同遊戲。
cli-opt-player = 玩者名字；每位玩者一次，連電腦玩者最多 9 位。
cli-opt-ply = 顯示這個數目的行動之後的狀態。
cli-opt-preset = 該遊戲的規則組合，例如 classic、tournament、beginner 或 solo。
cli-opt-printed = 印刷版圖：由西北角起順時針的四個版圖塊，例如 1A4B3B2B；Micro Robots 則為同一面的四塊拼板，例如 B1N2N3N4N；1, 2, 3… robot! 則為平面圖的代碼。
cli-opt-random = 製作隨機局面。
cli-opt-rebound = 機械人可否直接折返？
cli-opt-record-seed = 種子保密的記錄所用的種子。
cli-opt-running = 接受遊戲未完便結束的記錄。
cli-opt-ricochet = 目標機械人是否必須拐彎？turn：必須；no_one_move：只有一步的路線不算；none：不必。
cli-opt-robots = 機械人及所在的格，例如 "rb3 gn12 be14 yl4"；Micro Robots 則為起點，例如 W6；1, 2, 3… robot! 則為三個機械人的格，例如 "c8 h8E x"（E：眼睛，x：已出）。
cli-opt-route = 要畫出的路線，例如 "rE bS rN"。
cli-opt-seed = 決定未定部分的文字；相同文字得出相同局面。
cli-opt-side = Micro Robots：四塊印刷拼板的一面。
cli-opt-solver = 由哪個求解器作答；auto 選用現有最快的。
cli-opt-svg = 把 SVG 圖寫入此檔案（- 代表標準輸出）。
cli-opt-target = 機械人及格，例如 "rd10"；* 代表任何機械人；Micro Robots 則為一格，例如 G3。
cli-opt-theme = 圖的顏色。
cli-opt-walls = 自由版圖內側邊為牆壁的百分比。
cli-opt-waypoint = Micro Robots：到目的地前要停留的格，例如 P3。

## 指令顯示的內容

cli-call-not = 不能證明 { $call } 步的競出。
cli-call-proved = 可以證明 { $call } 步的競出。路線數目：{ $count }
cli-calls-all = 可以證明的競出：{ $all } 及以上任何數字
cli-calls-and-all = 可以證明的競出：{ $calls }，以及 { $all } 起任何數字
cli-calls-every-second = 可以證明的競出：{ $first } 及其上每隔一個數字
cli-hint-entrances = 最短路線到達目的地前的一格：{ $fields }
cli-hint-first = 第一步：{ $move }
cli-hint-halves = 到中途格的步數：{ $before }；由該格到目的地：{ $after }
cli-hint-length = 最短路線的步數：{ $length }
cli-hint-length-least = 最短路線要 { $least } 步或以上。
cli-hint-length-range = 最短路線要 { $least } 至 { $most } 步。
cli-hint-more = 用 --degree { $degree } 看更多；最後一級是 { $most }。
cli-hint-robots = 要移動的機械人：{ $robots }。到達目的地的是：{ $active }。
cli-hint-stop-centre = 令它停在目的地的是{ $side }邊的中央。
cli-hint-stop-frame = 令它停在目的地的是{ $side }邊的版圖邊緣。
cli-hint-stop-robot = 令它停在目的地的是{ $side }邊的機械人{ $robot }。
cli-hint-stop-wall = 令它停在目的地的是{ $side }邊的牆壁。
cli-interrupted = 已中斷
cli-rating = 難度：{ $level }／5
cli-replay-bid = { $seat } 號座位的競出：{ $number }
cli-replay-call = { $seat } 號座位的競出：{ $number }
cli-replay-head = 遊戲 { $game }，座位：{ $seats }，行動：{ $plies }
cli-replay-no-chip = 此刻沒有翻開的目標棋子。
cli-replay-no-drawing = 遊戲 { $game } 在此沒有圖；--json 可給出狀態。
cli-replay-no-target = 此刻沒有擲出目標；機械人在 { $start }。
cli-replay-out = 座位 { $seat }：已出 { $robots } 個機械人，剩路程 { $way }
cli-replay-points = 第 { $round } 回合，座位 { $seat }：剩 { $points } 點
cli-replay-seat = { $seat } 號座位：棋子 { $chips }，步數 { $moves }
cli-replay-tile = 拼板 { $number }／{ $most }：座位 { $seat }
cli-replay-tokens = { $seat } 號座位：標記 { $tokens }
cli-result-seat = { $seat } 號座位：{ $points } 分，第 { $rank } 名
cli-route-fails = 這條路線到不了目的地。
cli-route-solves = 這條路線到達目的地。
cli-searching = 已搜尋 { $seconds } 秒，按 Ctrl-C 停止
cli-show-position = 局面：{ $position }
cli-show-target = 目標：{ $target }
cli-solve-count = 最短路線數目：{ $count }
cli-solve-cut = 只列出首 { $most } 條路線；用 --most 可列出更多。
cli-solve-effort = 搜尋：{ $nodes } 個節點，{ $milliseconds } 毫秒，求解器 { $solver }
cli-solve-line = 路線：{ $line }
cli-solve-optimal = 最少步數：{ $length }（已證明）
cli-solve-stopped = 因限額停止：尚未找到路線；沒有少於 { $bound } 步的路線。
cli-solve-stopped-best = 因限額停止：找到的最佳路線為 { $length } 步；沒有少於 { $bound } 步的路線。
cli-solve-unsolvable = 沒有路線可到達目的地（已證明）。
cli-svg-dice = Micro Robots：{ $target }
cli-svg-dice-solved = Micro Robots：{ $target }；路線 { $moves } 步
cli-svg-robots = 機械人：{ $places }。
cli-svg-route = 路線：{ $route }。
cli-svg-rows = 由上而下各行的骰子：{ $rows }。
cli-svg-title = Ricochet Robots：{ $target }
cli-svg-title-solved = { $moves ->
   *[other] Ricochet Robots：{ $target }，{ $moves } 步完成
}
cli-target-circle = { $robot }到 { $cell } 的圓形
cli-target-field = { $target }，由 { $start } 出發
cli-target-field-via = { $target }，由 { $start } 出發，途經 { $waypoint }
cli-target-hexagon = { $robot }到 { $cell } 的六角形
cli-target-plain = { $robot }到 { $cell }
cli-target-square = { $robot }到 { $cell } 的正方形
cli-target-triangle = { $robot }到 { $cell } 的三角形
cli-target-vortex = { $robot }到 { $cell } 的旋渦
cli-verify-game = 遊戲：{ $game }，規則版本 { $rules }
cli-verify-hash = 雜湊值：{ $hash }
cli-verify-plies = 行動：{ $plies }，時間 { $time }
cli-verify-proved = 記錄完整，並證明了結果。
cli-verify-running = 記錄到此為止完整；遊戲尚未結束。

## doctor

cli-doctor-boards = 印刷版圖：{ $value }
cli-doctor-box-characters = 框線字元：{ $value }
cli-doctor-colours = 顏色：{ $value }
cli-doctor-columns = 欄數：{ $value }
cli-doctor-cores = 核心：{ $value }
cli-doctor-encoding = 編碼：{ $value }
cli-doctor-kernel = 原生核心：{ $value }
cli-doctor-kernel-not-built = 未編譯；請在有 C++ 編譯器或 ziglang 套件的環境重新安裝 carom
cli-doctor-kernel-not-loadable = 已編譯，但此系統無法載入；請在此重新安裝 carom
cli-doctor-kernel-other-version = 是為另一版本的 carom 編譯的；請重新安裝 carom
cli-doctor-kernel-ready = 就緒
cli-doctor-language = 語言：{ $value }
cli-doctor-python = Python：{ $value }
cli-doctor-solver = 作答的求解器：{ $value }
cli-doctor-system = 系統：{ $value }
cli-doctor-version = carom：{ $value }

## serve

cli-serve = 在瀏覽器中開桌，讓同一網路或網際網路上的朋友加入。
cli-opt-host = 接聽的位址；127.0.0.1 只允許本機。
cli-opt-port = 接聽的埠；0 代表任一可用的埠。
cli-opt-database = 檔案、sqlite:///檔案 或 postgresql://使用者@主機/名稱；未指定則用你自己的檔案。
cli-opt-public-url = 對外公開的網址，例如 https://play.example.org。
cli-opt-keep-days = 刪除這麼多天沒有動靜的桌。
cli-opt-trusted-proxies = 可信任的代理伺服器位址，以逗號分隔；採信其轉告的用戶端位址。
cli-opt-graceful-shutdown = 伺服器停止時，讓請求完成的秒數。
cli-opt-open = 在瀏覽器開啟網站。
cli-serve-ready = carom 位於 { $address }
cli-serve-database = 各桌存於 { $database }
cli-serve-stop = 按 Ctrl-C 停止；各桌與座位都會保留。
cli-doctor-web-client = 網頁介面已建置：{ $value }
cli-doctor-postgresql-driver = PostgreSQL 驅動程式：{ $value }
cli-doctor-fast-event-loop = 快速事件迴圈：{ $value }

## join

cli-join = 從這個終端機加入別人主持的桌。
cli-arg-table = 桌的網址，例如 http://192.168.1.5:8123/t/abc234。
cli-opt-name = 在桌上的名字；未指定時用登入名稱。
cli-opt-watch = 只觀看，不入座。
cli-replay-card = 卡：{ $card }
cli-replay-holds = 座位 { $seat }：卡 { $cards }，分 { $points }
cli-replay-treasures = 寶藏：{ $names }
cli-replay-turn = 第 { $number } 輪：座位 { $seat }
cli-solve-turns = 記憶完美時的輪次：{ $turns }，滑動次數：{ $slides }
cli-svg-box = Ramses：{ $target }
cli-svg-box-solved = Ramses：{ $target }；滑動 { $moves } 次
cli-svg-spaces = 由上而下各行的格：{ $rows }。
cli-target-no-treasure = 沒有寶藏；空格是 { $hole }
cli-target-treasure = { $treasure }；空格是 { $hole }
cli-hint-leaving = 機械人逃出的次序：{ $robots }
cli-hint-turns = 最少輪次：{ $length }
cli-hint-turns-least = 至少需要 { $least } 輪。
cli-hint-turns-range = 需要 { $least } 至 { $most } 輪。
cli-solve-in-turns = 最少數以每輪 { $points } 點的輪次計算；其他機械人不動。
cli-svg-factory = 1, 2, 3… robot!：{ $target }
cli-svg-squares = 自上而下各行的格：{ $rows }。
cli-target-all-out = 所有機械人都已逃出（{ $colour }）
cli-target-out = 要逃出的機械人：{ $robots }；剩路程：{ $way }
cli-way-none = 無路可出
cli-way-some = { $steps }；{ $robots } 個無路可出
