import { type Direction, DIRECTION_STEPS, isDiagonal } from './direction.js';
import { TACTICAL_SIZE, type TacticalMap } from './tactical-map.js';
import { tacticalAt, tacticalStep } from './tactical-square.js';
import { TacticalTerrain } from './terrain.js';

const LAST = TACTICAL_SIZE - 1;

/** Banks of a river or sides of a range by region number; see {@link TacticalMap.region}. */
export type Banks = ReadonlySet<number>;

function isCrossing(map: TacticalMap, tactical: number): boolean {
  const terrain = map.terrain[tactical];
  return terrain === TacticalTerrain.Ford || terrain === TacticalTerrain.Pass;
}

/** Banks a tactical square belongs to: one, or for a ford or pass every bank it touches (details 7). */
export function banksOf(map: TacticalMap, tactical: number): Banks {
  const banks = new Set<number>();
  const own = map.region[tactical]!;
  if (own > 0) banks.add(own);
  if (!isCrossing(map, tactical)) return banks;
  for (let direction = 0; direction < DIRECTION_STEPS.length; direction++) {
    const next = tacticalStep(tactical, direction);
    if (next >= 0 && map.region[next]! > 0) banks.add(map.region[next]!);
  }
  return banks;
}

/** Squares of the edge in a straight direction, from west to east or north to south. */
export function edgeSquares(direction: Direction): readonly number[] {
  return EDGES[direction]!;
}

function squaresOfEdge(direction: Direction): readonly number[] {
  const [columns, rows] = DIRECTION_STEPS[direction]!;
  return Array.from({ length: TACTICAL_SIZE }, (_, i) =>
    columns === 0 ? tacticalAt(i, rows < 0 ? 0 : LAST) : tacticalAt(columns < 0 ? 0 : LAST, i),
  );
}

const EDGES: readonly (readonly number[])[] = DIRECTION_STEPS.map((_, direction) =>
  isDiagonal(direction) ? [] : squaresOfEdge(direction),
);

/** Squares through which a diagonal step leaves: the corner, or the passable squares next to it along both edges. */
export function cornerExits(map: TacticalMap, direction: Direction): number[] {
  const [columns, rows] = DIRECTION_STEPS[direction]!;
  const column = columns < 0 ? 0 : LAST;
  const row = rows < 0 ? 0 : LAST;
  if (map.region[tacticalAt(column, row)]! > 0) return [tacticalAt(column, row)];
  const found: number[] = [];
  for (let i = 1; i < TACTICAL_SIZE && found.length === 0; i++) {
    const along = [tacticalAt(column - columns * i, row), tacticalAt(column, row - rows * i)];
    found.push(...along.filter((tactical) => map.region[tactical]! > 0));
  }
  return found;
}

function exitsOf(map: TacticalMap, direction: Direction): readonly number[] {
  return isDiagonal(direction) ? cornerExits(map, direction) : edgeSquares(direction);
}

/** Whether a unit can leave the map in a direction without crossing a river or range (GITM AMWOL 7.9). */
export function leavesDry(map: TacticalMap, tactical: number, direction: Direction): boolean {
  const banks = banksOf(map, tactical);
  return exitsOf(map, direction).some((exit) => intersect(banksOf(map, exit), banks));
}

/**
 * Banks of the next map that continue the banks a unit is on (7.14): those that meet them over the common edge, or for a
 * diagonal step at the common corner.
 */
export function banksBeyond(
  map: TacticalMap,
  tactical: number,
  next: TacticalMap,
  direction: Direction,
): Banks {
  const banks = banksOf(map, tactical);
  const beyond = new Set<number>();
  const back = (direction + 4) & 7;
  if (isDiagonal(direction)) {
    for (const entry of cornerExits(next, back)) for (const bank of banksOf(next, entry)) beyond.add(bank);
    return beyond;
  }
  const entries = edgeSquares(back);
  edgeSquares(direction).forEach((exit, i) => {
    if (!intersect(banksOf(map, exit), banks)) return;
    for (const bank of banksOf(next, entries[i]!)) beyond.add(bank);
  });
  return beyond;
}

function intersect(a: Banks, b: Banks): boolean {
  for (const bank of a) if (b.has(bank)) return true;
  return false;
}
