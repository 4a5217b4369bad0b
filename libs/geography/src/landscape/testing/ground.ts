import { Direction } from '../../direction.js';
import { isCrossing } from '../../tactical-regions.js';
import { TACTICAL_SIZE, TACTICAL_SQUARES, type TacticalMap } from '../../tactical-map.js';
import { tacticalStep } from '../../tactical-square.js';
import { TACTICAL_LETTERS, TacticalTerrain } from '../../terrain.js';
import type { Theatre } from '../../theatre.js';
import { behindSide, type Side } from '../side.js';

/** The map as letters, a line a row: what a failing test prints. */
export function picture(map: TacticalMap): string {
  return Array.from({ length: TACTICAL_SIZE }, (_, row) =>
    Array.from(
      { length: TACTICAL_SIZE },
      (__, column) => TACTICAL_LETTERS[map.terrain[row * TACTICAL_SIZE + column]!],
    ).join(''),
  ).join('\n');
}

/** Letters along a side of what neighbours share: river, mountain, water; anything else a point. */
export function sharedAlong(map: TacticalMap, side: Side): string {
  return Array.from({ length: TACTICAL_SIZE }, (_, along) => {
    const terrain = map.terrain[behindSide(side, 0, along)]!;
    const shared =
      terrain === TacticalTerrain.River ||
      terrain === TacticalTerrain.Mountain ||
      terrain === TacticalTerrain.Water;
    return shared ? TACTICAL_LETTERS[terrain] : '.';
  }).join('');
}

/** Groups of regions between which one can march by fords and passes. */
export function groupsOfBanks(map: TacticalMap): number[][] {
  const group = Array.from({ length: 256 }, (_, region) => region);
  const root = (region: number): number => (group[region] === region ? region : root(group[region]!));
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    if (!isCrossing(map.terrain[tactical]!)) continue;
    for (const direction of [Direction.North, Direction.East, Direction.South, Direction.West]) {
      const next = tacticalStep(tactical, direction);
      if (next >= 0 && map.region[next]! > 0) group[root(map.region[next]!)] = root(map.region[tactical]!);
    }
  }
  const regions = [...new Set(map.region)].filter((region) => region > 0);
  const roots = [...new Set(regions.map(root))];
  return roots.map((one) => regions.filter((region) => root(region) === one));
}

/** Every square of a theatre with its tactical map. */
export function* mapsOf(theatre: Theatre): Generator<readonly [number, TacticalMap]> {
  for (let square = 0; square < theatre.terrain.length; square++) yield [square, theatre.tacticalMap(square)];
}
