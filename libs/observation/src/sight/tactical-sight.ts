import { type CampaignState, type StateId, type Unit } from '@vedette/campaign';
import { bearing, range } from './bearings.js';

const FAR = 255;

/** A unit that takes part in sighting: it sees others and hides what is behind it (GITM AMWOL 4.2, 11.3, 12.3). */
function watches(unit: Unit): boolean {
  return unit.status === 'active' && unit.kind.role.sees;
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

/** Where the units of one state look from, and where units stand that hide others behind them, as tactical squares. */
interface Lookout {
  readonly from: readonly number[];
  readonly screens: readonly number[];
}

/** What those who are no friends of a unit watch a square from; the unit itself is left out of it. */
export type Lookouts = readonly Lookout[];

/** The lookouts of others in a square where `unit` stands or would stand (GITM AMWOL 4.2): ask once for many squares. */
export function lookoutsOfOthers(state: CampaignState, unit: Unit, square: number = unit.square): Lookouts {
  const here = state.unitsIn(square).filter((other) => other !== unit && watches(other));
  const strangers = new Set<StateId>();
  for (const other of here) if (!state.areFriends(other.state, unit.state)) strangers.add(other.state);
  return [...strangers].map((viewer) => {
    const standing = state.standing(viewer, unit.state);
    return {
      from: squaresOf(here, (other) => other.state === viewer),
      screens: squaresOf(here, (other) => state.standing(viewer, other.state) === standing),
    };
  });
}

/** Whether any of the lookouts sees a tactical square: nothing that hides stands nearer in the same direction. */
export function isSeenFrom(lookouts: Lookouts, tactical: number): boolean {
  return lookouts.some(({ from, screens }) =>
    from.some((square) => !screens.some((screen) => hides(square, screen, tactical))),
  );
}

function hides(from: number, screen: number, target: number): boolean {
  return (
    screen !== from &&
    range(from, screen) < range(from, target) &&
    bearing(from, screen) === bearing(from, target)
  );
}

/**
 * Whether any unit that is no friend of `unit` would see it standing in `tactical` of `square` (GITM AMWOL 4.2, 4.4, 4.5):
 * it must be the nearest of its kind, hostile or neutral, in one of the eight directions from a unit of a type that
 * sees. The unit itself is taken to stand there and nowhere else.
 */
export function isSeenByOthers(
  state: CampaignState,
  unit: Unit,
  square: number = unit.square,
  tactical: number = unit.tactical,
): boolean {
  return isSeenFrom(lookoutsOfOthers(state, unit, square), tactical);
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
