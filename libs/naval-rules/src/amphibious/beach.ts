import {
  Direction,
  DIRECTION_STEPS,
  opposite,
  StrategicTerrain,
  strategicStep,
  TACTICAL_SIZE,
  TACTICAL_SQUARES,
  tacticalColumn,
  tacticalRow,
  tacticalStep,
  TacticalTerrain,
  type Theatre,
} from '@vedette/geography';

const LAST = TACTICAL_SIZE - 1;
const DIRECTIONS = Array.from({ length: 8 }, (_, direction) => direction as Direction);

/**
 * Tactical squares over which boats come ashore, in index order (PATE 9.2, P-22): from every edge beyond which the strategic map
 * has water, straight in, the first square that is not water itself, if one can stand on it and it lies no deeper than
 * `depth` squares. Where the sea only touches a corner, boats come in over that corner.
 */
export function beachOf(theatre: Theatre, square: number, depth: number): readonly number[] {
  const key = square * TACTICAL_SIZE + depth;
  let beaches = known.get(theatre);
  if (!beaches) known.set(theatre, (beaches = new Map()));
  let beach = beaches.get(key);
  if (!beach) beaches.set(key, (beach = findBeach(theatre, square, depth)));
  return beach;
}

/** A theatre never changes, so a beach is found once. */
const known = new WeakMap<Theatre, Map<number, readonly number[]>>();

function findBeach(theatre: Theatre, square: number, depth: number): number[] {
  const { region, terrain } = theatre.tacticalMap(square);
  const beach = new Set<number>();
  for (const direction of DIRECTIONS) {
    const beyond = strategicStep(theatre.grid, square, direction);
    if (beyond < 0 || theatre.terrain[beyond] !== StrategicTerrain.Water) continue;
    for (const surf of EDGES[direction]!) {
      let at = surf;
      for (let deep = 1; deep < depth && terrain[at] === TacticalTerrain.Water; deep++)
        at = tacticalStep(at, opposite(direction));
      if (region[at] !== 0) beach.add(at);
    }
  }
  return [...beach].sort((a, b) => a - b);
}

/** Squares along an edge; the corner, for a diagonal. */
const EDGES: readonly (readonly number[])[] = DIRECTION_STEPS.map(([east, south]) =>
  Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) => isAt(tacticalColumn(tactical), east) && isAt(tacticalRow(tactical), south),
  ),
);

function isAt(place: number, step: number): boolean {
  return step === 0 || place === (step > 0 ? LAST : 0);
}
