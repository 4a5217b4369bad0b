import { tacticalName, type Unit } from '@vedette/campaign';
import {
  bridgedMap,
  isCrossing,
  railBridges,
  RiverClass,
  TACTICAL_SIZE,
  type TacticalMap,
  TacticalTerrain,
} from '@vedette/geography';
import { landRule, type Judging } from '../judging.js';

/** A tactical move on one map, from where the unit stands or is to enter; -1 for a start that is not known, or no waypoint. */
export interface TacticalLeg {
  readonly square: number;
  readonly from: number;
  readonly waypoint: number;
  readonly to: number;
}

const PHASES = 5;

/** Whether one can stand on both ends of a move; tells where not (GITM AMWOL 2.2). */
export function standable(judging: Judging, leg: TacticalLeg): boolean {
  const { state, problems } = judging;
  const map = withBridges(judging, leg);
  const bad = (
    [
      ['/tactical/destination', leg.to],
      ['/tactical/waypoint', leg.waypoint],
    ] as const
  ).filter(([, tactical]) => tactical >= 0 && map.region[tactical] === 0);
  for (const [field, tactical] of bad) {
    const bridgeable = mayBeBridged(judging, leg.square, tactical);
    problems.warn(
      bridgeable ? 'only-on-a-bridge' : 'impassable-destination',
      landRule(judging, '2.2'),
      field,
      [
        `${tacticalName(tactical)} of ${state.theatre.grid.nameOf(leg.square)} is river, mountain or water`,
        bridgeable ? 'one stands there only on a bridge' : 'nobody can stand there',
        bridgeable
          ? 'the unit does not move unless one spans it by then'
          : 'the unit does not move; name a square beside it',
      ],
    );
  }
  return bad.length === 0;
}

/** Whether a bridge train, of whoever it may be, could span a square: then the turn tells whether one does (ROTD 12.4, 12.6). */
function mayBeBridged({ state: { theatre }, books }: Judging, square: number, tactical: number): boolean {
  return (
    books.land.map.keepsHolders &&
    theatre.tacticalMap(square).terrain[tactical] === TacticalTerrain.River &&
    theatre.riverClass[square] !== RiverClass.Unbridgeable
  );
}

/**
 * The map of a move with every bridge that may be there: of a railway, whether it stands or not, and a pontoon where the sender knows
 * a friendly bridge train in the square. Whether it is there at the time, the turn tells (ROTD 12.2, 12.4).
 */
function withBridges({ state, books, knowledge }: Judging, leg: TacticalLeg): TacticalMap {
  const map = state.theatre.tacticalMap(leg.square);
  if (!books.land.map.keepsHolders) return map;
  const trains = state
    .unitsIn(leg.square)
    .some((unit) => unit.kind.role.bridges && knowledge.isFriend(unit.state) && knowledge.knowsPlaceOf(unit));
  const ends = trains ? [leg.to, leg.waypoint].filter((tactical) => tactical >= 0) : [];
  return bridgedMap(map, [...railBridges(map), ...ends]);
}

/** Tells when a move gets from one bank or side to the other without a ford or pass named on the way (GITM AMWOL 8.7). */
export function checkCrossing(judging: Judging, leg: TacticalLeg): void {
  if (leg.from < 0) return;
  const { state, problems, books } = judging;
  const map = withBridges(judging, leg);
  const stops = [leg.from, ...(leg.waypoint >= 0 ? [leg.waypoint] : []), leg.to];
  const crosses = stops.slice(1).some((to, i) => differ(map, stops[i]!, to));
  if (!crosses) return;
  const bridges = books.land.map.keepsHolders ? railBridges(state.theatre.tacticalMap(leg.square)) : [];
  const fords = [...map.fords, ...map.passes, ...bridges].map(tacticalName);
  const always = books.land.movement.barriersAlwaysBind.value;
  problems.warn('no-ford-on-the-way', landRule(judging, '8.7'), '/tactical/waypoint', [
    `${stops.map(tacticalName).join(' to ')} crosses a river or range`,
    `${always ? '' : 'with an enemy in the square '}a unit crosses only at a ford or pass named as waypoint or destination`,
    fords.length > 0 ? `there are some at ${fords.join(', ')}` : 'this map has none',
  ]);
}

/** Whether two squares lie on different banks or sides; a ford or pass is on both. */
function differ(map: TacticalMap, a: number, b: number): boolean {
  if (isCrossing(map.terrain[a]!) || isCrossing(map.terrain[b]!)) return false;
  return map.region[a] !== 0 && map.region[b] !== 0 && map.region[a] !== map.region[b];
}

/** Tells when the destination cannot be reached in the tactical phases that are left (GITM AMWOL 8.1, 8.2). */
export function checkReach(judging: Judging, unit: Unit, leg: TacticalLeg, phase: number): void {
  const allowance = unit.kind.tacticalAllowance;
  if (leg.from < 0 || allowance === 0) return;
  const length =
    leg.waypoint >= 0 ? range(leg.from, leg.waypoint) + range(leg.waypoint, leg.to) : range(leg.from, leg.to);
  const phases = PHASES - phase + 1;
  if (length > allowance * phases)
    judging.problems.warn('out-of-reach', landRule(judging, '8.2'), '/tactical/destination', [
      `${tacticalName(leg.to)} is ${length} squares away`,
      `${unit.id} moves ${allowance} a phase, from phase ${phase} at most ${allowance * phases}`,
      'it goes as far as it can this turn',
    ]);
}

/** Distance of two tactical squares, a diagonal step counting one (reading H1). */
function range(a: number, b: number): number {
  return Math.max(
    Math.abs((a % TACTICAL_SIZE) - (b % TACTICAL_SIZE)),
    Math.abs(Math.floor(a / TACTICAL_SIZE) - Math.floor(b / TACTICAL_SIZE)),
  );
}
