/** Whose turn of attention it is: the colour of the stage. */

export type Tone = 'calm' | 'bids' | 'own' | 'other' | 'over' | 'won' | 'lost';
