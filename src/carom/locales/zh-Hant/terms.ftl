# 遊戲用語，與印刷規則一致。

term-robot-any = 任何機械人（*）
term-robot-b = 藍色（b）
term-robot-g = 綠色（g）
term-robot-k = 中立（k）
term-robot-r = 紅色（r）
term-robot-t = 透明（t）
term-robot-y = 黃色（y）
term-side-e = 東
term-side-n = 北
term-side-s = 南
term-side-w = 西
