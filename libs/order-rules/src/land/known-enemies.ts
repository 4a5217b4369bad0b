import { type JsonPointer, type LandOrder, tacticalIndex, tacticalName, type Unit } from '@vedette/campaign';
import {
  type Direction,
  DIRECTION_NAMES,
  directionBetween,
  isCrossing,
  leavesDry,
  TACTICAL_SQUARES,
  type TacticalMap,
  TacticalTerrain,
} from '@vedette/geography';
import { bearing, range, unitsSeenBy } from '@vedette/observation';
import { landRule, type Judging } from '../judging.js';
import { listWords } from '../words/list-words.js';
import type { Itinerary } from './itinerary.js';

/**
 * Tells a unit whose first step enemies will stop that its commander has in sight on its own tactical map: they stand in its way
 * off the map (GITM AMWOL 7.8), or a river or range lies between while they are there (7.9). Only those his position report shows
 * count; an ordered tactical move is looked at as if it had been made.
 */
export function checkKnownEnemies(
  judging: Judging,
  unit: Unit,
  order: LandOrder,
  { steps, boards }: Itinerary,
): void {
  const { state, player } = judging;
  const [first] = steps;
  if (!first || boards || !player || unit.status !== 'active' || unit.square < 0) return;
  const direction = directionBetween(state.theatre.grid, unit.square, first.square);
  if (direction === -1) return;
  const enemies = unitsSeenBy(state, player.state, unit.square).filter(
    (other) => other.status === 'active' && state.areHostile(unit.state, other.state),
  );
  const from = standsAt(unit, order);
  const field = `/strategic/path/${first.box}` as const;
  if (!tellOfCone(judging, from, direction, enemies, field))
    tellOfCrossing(judging, unit, from, direction, enemies, field);
}

/** Where the unit stands when it marches: at the end of its ordered move if that is a square, else where it is. */
function standsAt(unit: Unit, { tactical }: LandOrder): number {
  const destination = tactical?.destination ?? null;
  const phase = tactical?.phase ?? 1;
  const ordered = destination !== null && /^\d/.test(destination) && phase <= 2;
  return ordered ? tacticalIndex(destination) : unit.tactical;
}

function tellOfCone(
  judging: Judging,
  from: number,
  direction: Direction,
  enemies: readonly Unit[],
  field: JsonPointer,
): boolean {
  const { books, problems } = judging;
  const onlyCombatUnits = books.land.movement.coneBlockers.value === 'combat-units';
  const barring = enemies.filter(
    (other) => other.tactical !== from && (!onlyCombatUnits || other.kind.role.fights),
  );
  const inWay = barring.filter((other) => bearing(from, other.tactical) === direction);
  if (inWay.length === 0) return false;
  const shut = new Set(barring.map((other) => bearing(from, other.tactical)));
  const free = DIRECTION_NAMES.filter((_, way) => !shut.has(way));
  problems.warn('known-enemy-in-the-way', landRule(judging, '7.8'), field, [
    `hostile troops at ${squaresOf(inWay)} are known to you`,
    `they stop the march to the ${DIRECTION_NAMES[direction]} as long as they stand there`,
    free.length > 0
      ? `drive them off first, or leave to the ${listWords(free)}, which nobody you know of bars`
      : 'drive them off first',
  ]);
  return true;
}

function tellOfCrossing(
  judging: Judging,
  unit: Unit,
  from: number,
  direction: Direction,
  enemies: readonly Unit[],
  field: JsonPointer,
): void {
  const troops = enemies.filter((other) => other.kind.role.fights);
  const map = judging.state.theatre.tacticalMap(unit.square);
  if (troops.length === 0 || leavesDry(map, from, direction)) return;
  const crossing = nearestCrossing(map, from, direction);
  judging.problems.warn('known-enemy-at-crossing', landRule(judging, '7.9'), field, [
    `hostile troops at ${squaresOf(troops)} are known to you`,
    `a river or range lies between ${unit.id} and the ${DIRECTION_NAMES[direction]}, and before enemies nobody crosses it on the march`,
    crossing === null
      ? 'drive them off first, or go round'
      : `move to the ${crossing.kind} at ${tacticalName(crossing.tactical)} first, or drive them off`,
  ]);
}

/** The nearest ford or pass from which the way in a direction is dry. */
function nearestCrossing(
  map: TacticalMap,
  from: number,
  direction: Direction,
): { readonly tactical: number; readonly kind: string } | null {
  let best: number | null = null;
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++)
    if (isCrossing(map.terrain[tactical]!) && leavesDry(map, tactical, direction))
      if (best === null || range(from, tactical) < range(from, best)) best = tactical;
  if (best === null) return null;
  return { tactical: best, kind: map.terrain[best] === TacticalTerrain.Ford ? 'ford' : 'pass' };
}

/** By place: in the order of their ids they would tell which of them stands where. */
function squaresOf(units: readonly Unit[]): string {
  const squares = [...new Set(units.map(({ tactical }) => tactical))].sort((a, b) => a - b);
  return listWords(squares.map(tacticalName));
}
