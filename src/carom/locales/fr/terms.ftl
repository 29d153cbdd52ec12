# Les mots des jeux, tels que dans les règles imprimées.

term-robot-any = n’importe quel robot (*)
term-robot-b = bleu (b)
term-robot-g = vert (g)
term-robot-k = neutre (k)
term-robot-r = rouge (r)
term-robot-t = transparent (t)
term-robot-y = jaune (y)
term-side-e = est
term-side-n = nord
term-side-s = sud
term-side-w = ouest
