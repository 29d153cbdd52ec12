/** What robots look like in every game, in units of 48 a cell. */

/** Disc, square, dome, hexagon, octagon and ghost: told apart without colour. */
export const OUTLINES: Record<string, string> = {
  r: 'M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z',
  b: 'M-9-16h18q7 0 7 7v18q0 7-7 7h-18q-7 0-7-7v-18q0-7 7-7z',
  g: 'M-16 13v-13a16 16 0 0 1 32 0v13q0 3-3 3h-26q-3 0-3-3z',
  y:
    'M-9.5-15.5h19q1.5 0 2.3 1.3l6 12.9q.6 1.3 0 2.6l-6 12.9q-.8 1.3-2.3 1.3h-19' +
    'q-1.5 0-2.3-1.3l-6-12.9q-.6-1.3 0-2.6l6-12.9q.8-1.3 2.3-1.3z',
  k: 'M-7-16.5h14l9.5 9.5v14l-9.5 9.5h-14l-9.5-9.5v-14z',
  t: 'M-16 17v-17a16 16 0 0 1 32 0v17l-5.3-4.5-5.3 4.5-5.4-4.5-5.3 4.5-5.3-4.5z',
};
