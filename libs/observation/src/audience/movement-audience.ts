import type { Audience, CampaignState, Degree, Unit } from '@vedette/campaign';
import { isSeenByOthers, isSeenFrom, lookoutsOfOthers } from '../sight/tactical-sight.js';
import { tellCommand, tellUnitsIn, type Gathering } from './audience.js';

function degreeOf(start: boolean, end: boolean): Degree | null {
  if (start && end) return 'partial';
  return start ? 'start' : end ? 'end' : null;
}

/**
 * Who sees one leg of a tactical move, asked before the unit moves (GITM AMWOL 4.4): friends in the strategic square all
 * of it; everybody else there the ends that any of them can see.
 */
export function tacticalMoveAudience(state: CampaignState, unit: Unit, to: number): Audience {
  const gathering: Gathering = {};
  tellUnitsIn(gathering, state, unit.square, (other) => state.areFriends(other.state, unit.state), 'full');
  tellCommand(gathering, unit, 'full');
  const lookouts = lookoutsOfOthers(state, unit);
  const degree = degreeOf(isSeenFrom(lookouts, unit.tactical), isSeenFrom(lookouts, to));
  if (degree)
    tellUnitsIn(gathering, state, unit.square, (other) => !state.areFriends(other.state, unit.state), degree);
  return gathering;
}

/**
 * Who sees a strategic step, asked before the unit moves (GITM AMWOL 4.5, reading A-10): friends where it leaves and where
 * it arrives; all others at either end if any of them could see the unit there.
 */
export function marchAudience(state: CampaignState, unit: Unit, to: number, tactical: number): Audience {
  const gathering: Gathering = {};
  const friend = (other: Unit): boolean => state.areFriends(other.state, unit.state);
  const stranger = (other: Unit): boolean => !friend(other);
  tellUnitsIn(gathering, state, unit.square, friend, 'start');
  tellUnitsIn(gathering, state, to, friend, 'end');
  if (isSeenByOthers(state, unit)) tellUnitsIn(gathering, state, unit.square, stranger, 'start');
  if (isSeenByOthers(state, unit, to, tactical)) tellUnitsIn(gathering, state, to, stranger, 'end');
  tellCommand(gathering, unit, 'full');
  return gathering;
}

/** Who sees something happen to a unit where it stands: friends in its strategic square, and the others if they see it. */
export function onTheSpotAudience(state: CampaignState, unit: Unit): Audience {
  const gathering: Gathering = {};
  const friend = (other: Unit): boolean => state.areFriends(other.state, unit.state);
  tellUnitsIn(gathering, state, unit.square, friend, 'full');
  tellCommand(gathering, unit, 'full');
  if (isSeenByOthers(state, unit))
    tellUnitsIn(gathering, state, unit.square, (other) => !friend(other), 'partial');
  return gathering;
}

/** Who learns of a clash of units: everybody in the strategic square who has a friend in it. */
export function clashAudience(state: CampaignState, square: number, units: readonly Unit[]): Audience {
  const gathering: Gathering = {};
  const states = new Set(units.map((unit) => unit.state));
  const takesPart = (other: Unit): boolean => [...states].some((one) => state.areFriends(one, other.state));
  tellUnitsIn(gathering, state, square, takesPart, 'partial');
  return gathering;
}
