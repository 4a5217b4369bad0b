/** A campaign whose turn is resolved while it happens. */
export const TURN = 'drilled';
/** One that goes on taking orders. */
export const TALK = 'talking';
/** Who plays in both. */
export const PLAYERS = ['taylor', 'worth', 'arista'];
