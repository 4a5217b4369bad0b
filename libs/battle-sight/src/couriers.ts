import type { BattleChange, BattleState, Side } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import type { KeptContact } from './kept-contact.js';
import { observersOf } from './observers.js';

/** A leader hears at once of what is seen from this near to him (P-25.4). */
const HEARD_WITHIN = 8;
/** Hexes beyond that a courier rides in a turn. */
const HEXES_A_TURN = 12;

/** What a side has been told of the enemy, and the couriers still on their way to it. */
export type Couriers = NonNullable<NonNullable<BattleState['couriers']>[Side]>;

/** What one courier carries: contacts as they were at the end of the turn he left in, and hexes found empty then. */
export type Dispatch = Couriers['underway'][number];

/**
 * Turns a report from a hex needs to the nearest leader of its side: none within eight hexes of him, then one for every twelve hexes,
 * rounded up, of the distance beyond eight (P-25.4). None either where the switch is off, and where no leader is on the map to ride to.
 */
export function courierTurns(state: BattleState, side: Side, hex: Hex): number {
  if (!state.switches.courierDelay) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const leader of state.leaders.values())
    if (leader.side === side && leader.hex !== null && leader.status === 'fit')
      nearest = Math.min(nearest, distance(leader.hex, hex));
  if (!Number.isFinite(nearest)) return 0;
  return Math.max(0, Math.ceil((nearest - HEARD_WITHIN) / HEXES_A_TURN));
}

/** Observers of a side whose reports are heard in the turn itself: all of them, unless couriers take their time (P-25.4). */
export function heardObserversOf(state: BattleState, side: Side): Hex[] {
  const observers = observersOf(state, side);
  return state.switches.courierDelay
    ? observers.filter((hex) => courierTurns(state, side, hex) === 0)
    : observers;
}

/** What a side has been told: before anybody was sent, what the position says it knows. */
export function couriersOf(state: BattleState, side: Side): Couriers {
  return (
    state.couriers?.[side] ?? {
      contacts: state.contacts[side],
      next: state.nextContact[side],
      underway: [],
    }
  );
}

/**
 * The contacts a side's players know of. Troops act by what they see themselves, the contacts of the position; where couriers take their
 * time (P-25.4) players know less, and nothing they are shown or judged by may come from the others.
 */
export function toldContactsOf(state: BattleState, side: Side): readonly KeptContact[] {
  return state.switches.courierDelay ? couriersOf(state, side).contacts : state.contacts[side];
}

/** A battle with the contacts its players know of in the place of those their troops see, for judging and showing. */
export function asTold(state: BattleState, side: Side): BattleState {
  if (!state.switches.courierDelay) return state;
  return { ...state, contacts: { ...state.contacts, [side]: toldContactsOf(state, side) } };
}

/** A turn begins: what one's own fire did, as its players know it, is of the turn before (P-25.5). */
export function couriersWithoutEffects(couriers: NonNullable<BattleState['couriers']>) {
  return Object.fromEntries(
    Object.entries(couriers).map(([side, one]) => [
      side,
      {
        ...one,
        contacts: one.contacts.map((contact) =>
          contact.effect === null ? contact : { ...contact, effect: null },
        ),
      },
    ]),
  );
}

/** What a side knows of all its contacts, seen and told, when one's own fire has been seen to do something (P-25.5). */
export function withEffect(
  state: BattleState,
  side: Side,
  changed: (contact: KeptContact) => KeptContact,
): Pick<BattleChange, 'contacts' | 'couriers'> {
  const contacts = { [side]: state.contacts[side].map(changed) };
  if (!state.switches.courierDelay) return { contacts };
  const told = couriersOf(state, side);
  return { contacts, couriers: { [side]: { ...told, contacts: told.contacts.map(changed) } } };
}
