# The pages of the site.

## Every page

web-close = 關閉
web-home = 首頁
web-keys = 按鍵在整頁有效
web-keys-hint = 先按機械人的字母再按方向鍵，按數字競出。若單鍵造成干擾可關閉。
web-language = 語言
web-load-failed = 無法載入此頁。請檢查連線後再試。
web-loading = 載入中…
web-missing = 這裡停不了
web-missing-text = 這個網址沒有頁面。
web-motion = 動態
web-motion-auto = 依裝置
web-motion-full = 完整
web-motion-still = 靜止
web-nav = 頁面
web-no-game = 無法顯示這個遊戲
web-no-game-text = 伺服器上的這個遊戲是本頁不認識的。請重新載入頁面。
web-no-server = 伺服器沒有回應。請檢查連線後再試。
web-rules = 規則
web-server-fault = 伺服器出錯了。請稍後再試。
web-settings = 設定
web-skip = 跳到內容
web-solve = 解題
web-sound = 聲音
web-theme = 配色
web-theme-auto = 依裝置
web-theme-dark = 深色
web-theme-light = 淺色
web-thinking-for = 思考時間
web-title-landing = 首頁
web-title-missing = 找不到
web-title-replay = 重播
web-title-rules = 規則
web-title-solve = 解一個局面
web-title-table = 牌桌

## First page

web-game = 遊戲
web-game-escape = 1, 2, 3… robot!
web-game-micro = Micro Robots
web-game-ramses = Ramses
web-game-ricochet = 碰撞機器人
web-hero = 四個關於路的遊戲：找路、擋路、記路。
web-join = 加入
web-join-code = 牌桌的代碼或連結
web-join-fault = 這不是牌桌的代碼。
web-join-title = 加入牌桌
web-lead = 碰撞機器人、Micro Robots、1, 2, 3… robot! 和 Ramses：開一張牌桌，傳出連結，就能在瀏覽器裡一起玩。不用帳號，也不用安裝，玩過的每一步都可以重看。
web-more-options = 更多選項
web-name = 你的名字
web-name-default = 玩者
web-new-table = 開新牌桌
web-option-group-actions = 行動卡
web-option-group-bids = 競出
web-option-group-board = 版圖
web-option-group-cameras = 監視器
web-option-group-chips = 棋子
web-option-group-clocks = 沙漏
web-option-group-end = 遊戲結束
web-option-group-memory = 記憶
web-option-group-moves = 機械人與步
web-option-group-other = 其他
web-option-group-plan = 工廠
web-option-group-tokens = 標記
web-option-group-turns = 輪次
web-options-changed = 已改 { $count } 項
web-play-alone = 單人遊戲
web-preset = 規則
web-recent = 你的牌桌
web-rules-lead = 一頁圖解。
web-rules-title = 怎麼玩
web-solve-lead = 擺出任何局面：最少步數、提示、所有最短走法。
web-solve-title = 解一個局面

## Door and lobby

web-add-bot = 加入電腦玩者
web-add-bot-level = 電腦：{ $level }
web-bot-easy = 容易
web-bot-hard = 強
web-bot-medium = 中等
web-bot-name = 電腦 { $number }（{ $level }）
web-bot-random = 隨機
web-closed = 無法開啟牌桌
web-code = 代碼：
web-come-back = 回來
web-commitment = 開局前已定的隨機指紋：
web-copied = 已複製連結
web-copy = 複製連結
web-copy-yourself = 文字已選取，請自行複製。
web-door-lobby = 遊戲還沒開始。
web-door-playing = 遊戲進行中。你仍可加入，或在旁觀看。
web-host = 主持人
web-i-am-ready = 我準備好了
web-invite = 邀請別人
web-link = 這張牌桌的連結
web-make-host = 請 { $name } 當主持人
web-no-table = 這張牌桌不在了
web-no-table-text = 連結有誤，或這裡很久沒有人玩了。
web-not-ready = 未準備好
web-pause = 暫停
web-paused = 已暫停：所有沙漏都停住。
web-presence-lost = 斷線
web-presence-removed = 已移除
web-presence-stood = 已離開
web-qr = QR 碼
web-qr-of = { $url } 的 QR 碼
web-ready = 準備好
web-reconnecting = 連線中斷，正在重新連線…
web-remove = 移除 { $name }
web-resume = 繼續
web-seats = 在座
web-share = 分享
web-sit = 坐下
web-someone = 某人
web-stand = 離開牌桌
web-start = 立即開始
web-start-alone = 單人開始
web-superseded = 這個座位已在另一個分頁或裝置上開啟。
web-table-tools = 牌桌
web-take-over = 在這裡玩
web-waiting-others = 等待其他人：把連結傳給他們。
web-waiting-ready =
    { $count ->
        [0] 大家都準備好了。
       *[other] 還在等 { $count } 人。
    }
web-watch = 觀看
web-what-is-played = 玩什麼
web-you = 你
web-you-stood = 你已離開牌桌。

## Chat

web-chat = 聊天
web-chat-empty = 還沒有人說話。
web-chat-lines = 說過的話
web-chat-switch-off = 關閉聊天
web-chat-switch-on = 開啟聊天
web-chat-write = 說點什麼
web-phrase-again = 再來一局！
web-phrase-almost = 差一點！
web-phrase-brb = 馬上回來
web-phrase-hello = 你好！
web-phrase-nice = 漂亮！
web-phrase-oops = 哎呀
web-phrase-thinking = 還在想…
web-phrase-well_played = 玩得好！
web-phrases = 常用短句
web-send = 送出

## Board

web-board = 版圖
web-way-E = 東
web-way-N = 北
web-way-S = 南
web-way-W = 西

## Game

web-opens-round = 每回合最先
web-when-later = 再過 { $count } 輪
web-when-next = 下一個
web-when-now = 現在
web-clock = 沙漏
web-give-up = 放棄
web-go-on = 繼續
web-has-spoken = 準備好
web-has-waited = 不想再等
web-moves = { $count } 步
web-players = 玩者
web-ranking = 名次
web-rematch = 再玩一局
web-next-table = 前往下一局
web-replay = 重播
web-review = 再看一次
web-review-of = 第 { $number } 回合
web-round-number = 第 { $number } 回合
web-route = 走過的步
web-scratch = 你自己的試走版圖：別人看不到
web-scratch-solved = 已在自己的版圖上解出
web-seconds-left = 還剩 { $seconds } 秒
web-sentence = { $words }。
web-show-way = 示範你的走法
web-spectating = 你正在觀看。
web-stage = 現在的情況
web-undo = 退回一步

## Looking again

web-all-ways = 全部 { $count } 種走法
web-no-rounds = 還沒有結束的回合。
web-record = 下載棋譜
web-review-later = 同一局面可能再出現之前，最短走法保密。
web-rounds = 回合
web-searching = 搜尋中…
web-shortest-ways = 最短走法
web-step = 第幾步
web-step-back = 退一步
web-step-on = 進一步
web-step-play = 播放
web-stopped = 搜尋已停止。沒有比 { $bound } 步更短的走法。
web-to-table = 回到牌桌
web-unsolvable = 完全沒有走法。
web-way-count = 共 { $count } 種走法
web-ways-cut = 只列出前 { $count } 種走法。

## Puzzle board

web-answers = 解法
web-back-to-board = 回到版圖
web-copy-position = 複製局面
web-draw-position = 新局面
web-find-ways = 顯示最少步數
web-hint = 提示
web-hint-at-least = 至少要 { $least } 步。
web-hint-first = 第一步是 { $move }。
web-hint-length = { $count } 步就夠。
web-hint-line = 完整走法：{ $line }
web-hint-range = 要 { $least } 到 { $most } 步。
web-position = 局面
web-position-copied = 已複製局面
web-puzzle-reached = 用 { $count } 步到達目標。
web-puzzle-there = 到了
web-read = 讀取
web-tool = 工具
