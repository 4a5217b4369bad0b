import { TacticalTerrain, type TacticalMap } from '@vedette/geography';

/** Why a straight line cannot be marched, by code; null when it can. */
export type GroundFault = 'impassable-ground' | 'cliff' | 'no-named-crossing' | null;

function isHill(terrain: number | undefined): boolean {
  return terrain === TacticalTerrain.Hills || terrain === TacticalTerrain.HighHills;
}

/** An edge between a high-hills square and one that is no hill (GITM AMWOL 8.5). */
export function isCliff(map: TacticalMap, a: number, b: number): boolean {
  const [first, second] = [map.terrain[a], map.terrain[b]];
  return (
    (first === TacticalTerrain.HighHills && !isHill(second)) ||
    (second === TacticalTerrain.HighHills && !isHill(first))
  );
}

/** A ford or a mountain pass (8.7). */
export function isCrossing(map: TacticalMap, tactical: number): boolean {
  const terrain = map.terrain[tactical];
  return terrain === TacticalTerrain.Ford || terrain === TacticalTerrain.Pass;
}

/**
 * Why a line from `from` cannot be marched while the ground binds: it crosses impassable ground or a cliff (8.5), or gets
 * from one bank or side to the other without a ford or pass that was named, which can only be its last square (8.7).
 */
export function groundFault(map: TacticalMap, from: number, line: readonly number[]): GroundFault {
  let bank = isCrossing(map, from) ? 0 : map.region[from]!;
  let previous = from;
  for (const square of line) {
    if (map.region[square] === 0) return 'impassable-ground';
    if (isCliff(map, previous, square)) return 'cliff';
    if (!isCrossing(map, square)) {
      const region = map.region[square]!;
      if (bank !== 0 && region !== bank) return 'no-named-crossing';
      bank = region;
    }
    previous = square;
  }
  return null;
}

/** Why a line cannot be marched where only rivers and ranges bind, enemies or not (ROTD 9.7). */
export function barrierFault(map: TacticalMap, from: number, line: readonly number[]): GroundFault {
  const barrier = (square: number): boolean =>
    map.terrain[square] === TacticalTerrain.River || map.terrain[square] === TacticalTerrain.Mountain;
  if (line.some(barrier)) return 'impassable-ground';
  const fault = groundFault(map, from, line);
  return fault === 'no-named-crossing' ? fault : null;
}
