import type { CampaignState, Unit } from '@vedette/campaign';
import type { Audience, Degree } from '@vedette/record';
import { isSeenByOthers, isSeenFrom, lookoutsOfOthers } from '../sight/tactical-sight.js';
import { tellCommand, tellUnitsIn, type Gathering } from './audience.js';

/** Who sees a unit move: its command and friends, who know which it is, and strangers, who only see a force go by. */
export interface Onlookers {
  readonly friends: Audience;
  readonly strangers: Audience;
}

const friendOf =
  (state: CampaignState, unit: Unit) =>
  (other: Unit): boolean =>
    state.areFriends(other.state, unit.state);
const strangerTo =
  (state: CampaignState, unit: Unit) =>
  (other: Unit): boolean =>
    !state.areFriends(other.state, unit.state);

function degreeOf(start: boolean, end: boolean): Degree | null {
  if (start && end) return 'partial';
  return start ? 'start' : end ? 'end' : null;
}

/**
 * Who sees one leg of a tactical move, asked before the unit moves (GITM AMWOL 4.4): friends in the strategic square
 * from where to where, its command all of it; everybody else there the ends that any of them can see.
 */
export function tacticalMoveAudience(state: CampaignState, unit: Unit, to: number): Onlookers {
  const friends: Gathering = {};
  const strangers: Gathering = {};
  tellUnitsIn(friends, state, unit.square, friendOf(state, unit), 'partial');
  tellCommand(friends, unit, 'full');
  const lookouts = lookoutsOfOthers(state, unit);
  const degree = degreeOf(isSeenFrom(lookouts, unit.tactical), isSeenFrom(lookouts, to));
  if (degree) tellUnitsIn(strangers, state, unit.square, strangerTo(state, unit), degree);
  return { friends, strangers };
}

/**
 * Who sees a strategic step, asked before the unit moves (GITM AMWOL 4.5, reading A-10): friends where it leaves and where
 * it arrives; all others at either end if any of them could see the unit there.
 */
export function marchAudience(state: CampaignState, unit: Unit, to: number, tactical: number): Onlookers {
  const friends: Gathering = {};
  const strangers: Gathering = {};
  tellUnitsIn(friends, state, unit.square, friendOf(state, unit), 'start');
  tellUnitsIn(friends, state, to, friendOf(state, unit), 'end');
  tellCommand(friends, unit, 'full');
  if (isSeenByOthers(state, unit))
    tellUnitsIn(strangers, state, unit.square, strangerTo(state, unit), 'start');
  if (isSeenByOthers(state, unit, to, tactical))
    tellUnitsIn(strangers, state, to, strangerTo(state, unit), 'end');
  return { friends, strangers };
}

/** Who sees a unit do something where it stands: friends in its strategic square, and the others if any of them sees it. */
export function onTheSpot(state: CampaignState, unit: Unit): Onlookers {
  const friends: Gathering = {};
  const strangers: Gathering = {};
  tellUnitsIn(friends, state, unit.square, friendOf(state, unit), 'partial');
  tellCommand(friends, unit, 'full');
  if (isSeenByOthers(state, unit))
    tellUnitsIn(strangers, state, unit.square, strangerTo(state, unit), 'partial');
  return { friends, strangers };
}

/** Who sees a unit come into a square from the sea, asked before it does: friends there, and the others if any of them sees it. */
export function arrivalAudience(
  state: CampaignState,
  unit: Unit,
  square: number,
  tactical: number,
): Onlookers {
  const friends: Gathering = {};
  const strangers: Gathering = {};
  tellUnitsIn(friends, state, square, friendOf(state, unit), 'end');
  tellCommand(friends, unit, 'full');
  if (isSeenByOthers(state, unit, square, tactical))
    tellUnitsIn(strangers, state, square, strangerTo(state, unit), 'end');
  return { friends, strangers };
}

/** Who learns of a clash of units: everybody in the strategic square who has a friend in it. */
export function clashAudience(state: CampaignState, square: number, units: readonly Unit[]): Audience {
  const gathering: Gathering = {};
  const states = new Set(units.map((unit) => unit.state));
  const takesPart = (other: Unit): boolean => [...states].some((one) => state.areFriends(one, other.state));
  tellUnitsIn(gathering, state, square, takesPart, 'partial');
  return gathering;
}
