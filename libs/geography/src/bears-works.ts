import { TacticalTerrain } from './terrain.js';

const NO_GROUND: ReadonlySet<number> = new Set<number>([
  TacticalTerrain.Water,
  TacticalTerrain.River,
  TacticalTerrain.Ford,
  TacticalTerrain.Mountain,
]);

/** Whether a tactical terrain bears works thrown up by troops (ROTD 10.6, R-78). */
export function bearsWorks(terrain: number): boolean {
  return !NO_GROUND.has(terrain);
}
