# De woorden van de spellen, zoals in de gedrukte regels.

term-robot-any = elke robot (*)
term-robot-b = blauw (b)
term-robot-g = groen (g)
term-robot-k = neutraal (k)
term-robot-r = rood (r)
term-robot-t = doorzichtig (t)
term-robot-y = geel (y)
term-side-e = oost
term-side-n = noord
term-side-s = zuid
term-side-w = west
