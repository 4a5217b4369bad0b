import { standingIn } from '../seat/stand-in.js';

/** Whether a seat is another's, for whom the reader plays. */
export const isAnothers = (seat: string | null): boolean =>
  seat !== null && standingIn.peek()?.player === seat;

/** The seat from which something of a seat is asked: whoever stands in asks from his own. */
export const askerOf = <Id extends string | null>(seat: Id): Id | string =>
  isAnothers(seat) ? standingIn.peek()!.by : seat;

/** From which seat, and of whom, a question is asked of a seat: the variables that every document has for it. */
export const askedFor = <Id extends string>(seat: Id): { readonly seat: string; readonly for?: Id } =>
  isAnothers(seat) ? { seat: askerOf(seat), for: seat } : { seat };

/** The address of something of a seat. Of another's it says whose it is, by the word that the route has for it. */
export const addressFor = (seat: string, path: string, word: 'officer' | 'player'): string =>
  isAnothers(seat) ? `${path}${path.includes('?') ? '&' : '?'}${word}=${encodeURIComponent(seat)}` : path;

/** An order as a seat sends it: for another it is given in his name. */
export const signed = <Order extends object>(seat: string, order: Order): Order =>
  isAnothers(seat) ? { ...order, by: seat } : order;
