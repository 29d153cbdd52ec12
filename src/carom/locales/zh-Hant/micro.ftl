# Micro Robots：現在的情況、發生了什麼、為什麼。

micro-call = { $name } 競出 { $number } 步
micro-rival = { $name } 競出 { $number }，遲了 { $ms } 毫秒
micro-rival-equal = { $name } 同時競出 { $number }

micro-trial-solved = { $name } 示範成功：{ $route }
micro-trial-wrong_end = { $name } 走完 { $number } 步，但不在目的地
micro-trial-waypoint_missed = { $name } 到了目的地，但沒停在中途格
micro-trial-not_in_line = { $name } 走到 { $field }，但不在同一直線上
micro-trial-shares_neither = { $name } 走到 { $field }，但顏色和數字都不同
micro-trial-given_up = { $name } 競出 { $number } 步，走了 { $made } 步就停下
micro-trial-timed_out = { $name } 的時間到了
micro-trial-left = { $name } 不在

micro-penalty-fewest = { $receiver } 的標記最少，得到 { $giver } 的一個標記
micro-penalty-next_seat = 標記最少：{ $fewest }；{ $receiver } 坐在 { $giver } 之後最近，得到一個
micro-penalty-chosen = 標記最少：{ $fewest }；{ $giver } 給 { $receiver } 一個
micro-penalty-no_token = { $giver } 沒有標記可給
micro-penalty-nobody_else = 沒有其他人可得標記
micro-penalty-giver_has_fewest = { $giver } 的標記最少，可保留

micro-round-won = { $name } 得到一個標記
micro-round-failed = 沒有人得到標記；機械人移到目的地
micro-round-skipped = 大家要換目的地；機械人不動
micro-round-no_call = 限時內沒有人競出；機械人不動

micro-phase-ready = 準備好下一個目的地了嗎？
micro-phase-thinking = 誰找到路？以最先競出為準
micro-phase-trial = { $name } 示範剛好 { $number } 步的路
micro-phase-choosing = { $name } 選擇誰得到標記：{ $fewest }

micro-end-tokens = 標記已夠獲勝
micro-end-stock = 最後一個標記已發出
micro-end-rounds = 這是最後一回合
