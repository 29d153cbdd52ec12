# 終端機中加入別處的桌。

join-connecting = 連線中…
join-lobby = 所有人準備好後遊戲開始。
join-lost = 連線中斷，正在重試…
join-watching = 你正在旁觀。
join-way = 第 { $number } 種走法，共 { $count } 種
join-write = 說些什麼，或輸入 /help 查看指令
