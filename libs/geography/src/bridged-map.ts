import type { TacticalMap } from './tactical-map.js';
import { tacticalRegions } from './tactical-regions.js';
import { TacticalTerrain } from './terrain.js';

const bridgedMaps = new WeakMap<TacticalMap, Map<string, TacticalMap>>();

/**
 * A tactical map with bridges over some of its river squares: they are crossings as fords are (ROTD 12.2, 12.4), and the regions
 * are found anew. `fords` stays what it was: a bridge is no ford that one could ask the way to (9.7). Squares that are no river
 * change nothing. The same bridges give the same map.
 */
export function bridgedMap(map: TacticalMap, bridges: readonly number[]): TacticalMap {
  const over = bridges.filter((tactical) => map.terrain[tactical] === TacticalTerrain.River);
  if (over.length === 0) return map;
  const key = [...over].sort((a, b) => a - b).join();
  let known = bridgedMaps.get(map);
  if (!known) bridgedMaps.set(map, (known = new Map()));
  let bridged = known.get(key);
  if (!bridged) {
    const terrain = map.terrain.slice();
    for (const tactical of over) terrain[tactical] = TacticalTerrain.Ford;
    bridged = { ...map, terrain, region: tacticalRegions(terrain) };
    known.set(key, bridged);
  }
  return bridged;
}
