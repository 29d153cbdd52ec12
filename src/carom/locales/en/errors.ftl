# What was wrong and what would be right: one message a code, in the order of the keys.
# Sentences start in lower case and have no full stop: an edge may set something before them.

error-attempt-over = the attempt has already reached the target; start a new one to move on
error-bad-board-code = “{ $given }” names no board; a printed board is four quarters such as 1A4B3B2B
error-bad-cell = column { $column }: “{ $text }” is no cell; cells are a letter and a number, from a1 to { $last }
error-bad-diagonal = the diagonal on { $cell } does not fit: it needs a free cell, a colour r, b, g or y and a slant / or \
error-bad-option = option { $name } cannot be “{ $value }”; it takes { $allowed }
error-bad-quarters = quarters { $given } make no board; it takes one of each group 1 to 4, such as 1A 4B 3B 2B
error-bad-robots = robots “{ $robots }” with { $cells } cells do not fit; give one cell a robot, robots in the order r b g y k t
error-bad-size = a board of { $rows } rows and { $columns } columns cannot be; both must be { $low } to { $high }
error-bad-target = the target on { $cell } does not fit: it needs an open cell and a robot r, b, g, y or *
error-bad-walls = walls are given for { $given } cells and the board has { $size }; each cell takes one number from 0 to 15
error-blocked-move = { $move } is not possible: something closes that way right at { $cell }; moves of robot { $robot } from there: { $able }
error-cell-off-board = column { $column }: cell { $text } lies outside the board, whose last cell is { $last }
error-cell-outside = cell number { $cell } lies outside a board of { $size } cells
error-closed-not-walled = the closed cell { $cell } needs a wall on all four sides
error-no-such-game = there is no game “{ $name }”; there is: { $near }
error-no-such-robot = there is no robot “{ $robot }” here; robots present: { $robots }
error-one-sided-wall = the wall { $side } of { $cell } stands on one side only; enter it on the neighbouring cell too
error-open-frame = the frame is open on side { $side } of { $cell }; a board is closed all round
error-rebound-forbidden = { $move } goes straight back and rebounds are forbidden here; moves of robot { $robot } from { $cell }: { $able }
error-robot-on-closed = robot { $robot } stands on { $cell }, which is closed; choose an open cell
error-robot-outside = robot { $robot } stands on cell number { $cell }, outside a board of { $size } cells
error-robots-share-cell = robots { $robots } stand on the same cell { $cell }; each needs a cell of its own
error-target-on-closed = the target lies on { $cell }, which is closed; choose an open cell
error-target-outside = the target lies on cell number { $cell }, outside a board of { $size } cells
error-target-robot-missing = the target is for robot “{ $robot }”, which cannot be; it takes * or a coloured robot that is present: { $robots }
error-two-diagonals = two diagonals lie on one cell; a cell takes one at most
error-unknown-option = there is no option “{ $name }”; perhaps: { $near }
