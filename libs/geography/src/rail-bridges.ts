import { TACTICAL_SQUARES, type TacticalMap } from './tactical-map.js';
import { TacticalTerrain } from './terrain.js';

/**
 * Tactical squares where a railway has its bridge: river and ford squares with track, in index order (ROTD 2.2, 12). A
 * bridge can be marched over like a ford as long as it stands; on a river without fords it is the only way.
 */
export function railBridges(map: TacticalMap): number[] {
  const bridges: number[] = [];
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    const terrain = map.terrain[tactical];
    const wet = terrain === TacticalTerrain.River || terrain === TacticalTerrain.Ford;
    if (wet && map.rail[tactical] === 1) bridges.push(tactical);
  }
  return bridges;
}
