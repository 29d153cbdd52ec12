# Words of the games, as in the printed rules.

term-robot-any = any robot (*)
term-robot-b = blue (b)
term-robot-g = green (g)
term-robot-k = neutral (k)
term-robot-r = red (r)
term-robot-t = transparent (t)
term-robot-y = yellow (y)
term-side-e = east
term-side-n = north
term-side-s = south
term-side-w = west
