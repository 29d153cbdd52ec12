# Le parole dei giochi, come nelle regole stampate.

term-robot-any = qualsiasi robot (*)
term-robot-b = blu (b)
term-robot-g = verde (g)
term-robot-k = neutro (k)
term-robot-r = rosso (r)
term-robot-t = trasparente (t)
term-robot-y = giallo (y)
term-side-e = est
term-side-n = nord
term-side-s = sud
term-side-w = ovest
