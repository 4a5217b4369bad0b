import { isHeadquarters, type CampaignState, type StateId, type Unit } from '@vedette/campaign';
import { bearing, range } from './bearings.js';

const FAR = 255;

/** A unit that takes part in sighting: it sees others and hides what is behind it (GITM AMWOL 4.2, 11.3, 12.3). */
function watches(unit: Unit): boolean {
  return unit.status === 'active' && !isHeadquarters(unit);
}

/** Distance of the nearest of `screens` in each of the eight directions from a square; 255 where there is none. */
function nearestByBearing(from: number, screens: readonly number[]): Uint8Array {
  const nearest = new Uint8Array(8).fill(FAR);
  for (const square of screens) {
    if (square === from) continue;
    const toward = bearing(from, square);
    const distance = range(from, square);
    if (distance < nearest[toward]!) nearest[toward] = distance;
  }
  return nearest;
}

function inSight(from: number, to: number, nearest: Uint8Array): boolean {
  return from === to || range(from, to) <= nearest[bearing(from, to)]!;
}

/** Tactical squares, each once, of units that pass a test. */
function squaresOf(units: readonly Unit[], test: (unit: Unit) => boolean): number[] {
  const seen = new Set<number>();
  for (const unit of units) if (test(unit)) seen.add(unit.tactical);
  return [...seen];
}

/**
 * Whether any unit that is no friend of `unit` would see it standing in `tactical` of `square` (GITM AMWOL 4.2, 4.4, 4.5):
 * it must be the nearest of its kind, hostile or neutral, in one of the eight directions from a unit that is not a
 * headquarters. The unit itself is taken to stand there and nowhere else.
 */
export function isSeenByOthers(
  state: CampaignState,
  unit: Unit,
  square: number = unit.square,
  tactical: number = unit.tactical,
): boolean {
  const here = state.unitsIn(square);
  const strangers = new Set<StateId>();
  for (const other of here)
    if (other !== unit && watches(other) && !state.areFriends(other.state, unit.state))
      strangers.add(other.state);
  for (const viewer of strangers) {
    const standing = state.standing(viewer, unit.state);
    const screens = squaresOf(
      here,
      (other) => other !== unit && watches(other) && state.standing(viewer, other.state) === standing,
    );
    for (const from of squaresOf(here, (other) => watches(other) && other.state === viewer))
      if (inSight(from, tactical, nearestByBearing(from, screens))) return true;
  }
  return false;
}

/**
 * Units of others that a state sees on the tactical map of a square, pooled over all its friends there (4.2, 4.6); by id.
 */
export function unitsSeenBy(state: CampaignState, viewer: StateId, square: number): Unit[] {
  const here = state.unitsIn(square);
  const seen = new Set<Unit>();
  const lookouts = new Map<StateId, number[]>();
  for (const unit of here)
    if (watches(unit) && state.areFriends(viewer, unit.state) && !lookouts.has(unit.state))
      lookouts.set(
        unit.state,
        squaresOf(here, (other) => watches(other) && other.state === unit.state),
      );
  for (const [lookout, squares] of lookouts)
    for (const standing of ['hostile', 'neutral'] as const) {
      const targets = here.filter((unit) => state.standing(lookout, unit.state) === standing);
      if (targets.length === 0) continue;
      const screens = squaresOf(targets, watches);
      for (const from of squares) {
        const nearest = nearestByBearing(from, screens);
        for (const target of targets) if (inSight(from, target.tactical, nearest)) seen.add(target);
      }
    }
  return here.filter((unit) => seen.has(unit) && !state.areFriends(viewer, unit.state));
}
