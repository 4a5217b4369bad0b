import { holdersThisTurn, isTrackWhole, type Unit } from '@vedette/campaign';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { isEnemy } from '../presence/strangers.js';
import { isBesieged } from '../strategic/besieged.js';
import { isHeldBy } from './rail-network.js';

/** Why a unit does not ride, and by which rule. */
export interface NoRide {
  readonly reason: string;
  readonly rule: LandRule;
}

/**
 * Why a unit cannot take a train where it stands, or null when it can (ROTD 8.1, 8.2): militia and guns that do not move never
 * ride; others ride from the square in which they began the turn, if its railway was theirs then and is now, when they have not
 * marched, and before enemies only from the track.
 */
export function noTrain(context: PhaseContext, unit: Unit): NoRide | null {
  const { state } = context;
  const { march, startSquare } = unit.turn;
  const because = (reason: string, rule: LandRule = 'rail-movement'): NoRide => ({ reason, rule });
  if (unit.status !== 'active') return because('unit-inactive');
  if (unit.kind.militia) return because('militia-walks');
  if (unit.kind.strategicAllowance === 0) return because('cannot-be-moved');
  if (unit.deployed) return because('bridge-in-use');
  if (march.steps > 0 || unit.square !== startSquare) return because('has-marched');
  if (isBesieged(context, unit)) return because('besieged', '2.7');
  const { rail } = state.theatre.tacticalMap(unit.square);
  if (!state.track.has(unit.square)) return because('no-railway');
  if (!isTrackWhole(state, unit.square)) return because('track-torn-up');
  if (!isHeldBy(state, unit.state, unit.square) || !wasHeldAtStart(context, unit))
    return because('railway-not-held', 'rail-control');
  const enemies = state.unitsIn(unit.square).some((other) => isEnemy(state, unit.state, other));
  return enemies && rail[unit.tactical] !== 1 ? because('off-the-track') : null;
}

/** Whether a friend held the railway of a unit's square when the turn began (8.1). */
function wasHeldAtStart({ state }: PhaseContext, unit: Unit): boolean {
  const [holder = null] = holdersThisTurn(state, unit.square);
  return holder !== null && state.areFriends(unit.state, holder);
}
