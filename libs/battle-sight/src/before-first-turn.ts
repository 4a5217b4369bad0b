import { type BattleState, SIDES, type Side } from '@vedette/battle';
import { HexMap } from '@vedette/hex';
import { heardObserversOf } from './couriers.js';
import type { KeptContact } from './kept-contact.js';
import { look } from './look.js';

/**
 * A battle as both sides see it before its first turn is played: contacts are taken when a position is read (P-25), which the first step does in
 * earnest. Numbers are those they will have then. Where sizes are guessed (P-25.4) none is told yet: the guess is a die of the turn, and
 * a second one would let the two be compared. Where a position has contacts of its own, or stands between steps, it is left as it is.
 */
export function lookedAround(state: BattleState): BattleState {
  const isFresh = state.step === null && SIDES.every((side) => state.contacts[side].length === 0);
  if (!isFresh) return state;
  const field = { state, map: new HexMap(state.map) };
  const contactsOf = (side: Side): KeptContact[] =>
    look(field, side, null, heardObserversOf(state, side)).contacts.map((contact) =>
      state.switches.roughBands && contact.level === 'arm' ? { ...contact, band: null } : contact,
    );
  return { ...state, contacts: { US: contactsOf('US'), CSA: contactsOf('CSA') } };
}
