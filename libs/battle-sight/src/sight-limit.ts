import { lightOf, type BattleState } from '@vedette/battle';
import { distance, type Hex } from '@vedette/hex';
import { hasLine, type SightField } from './observers.js';

const FAR_IN_TWILIGHT = 8;
const FAR_IN_RAIN = 8;
const FAR_AT_NIGHT = 1;
const FAR_IN_HAZE = 10;
const BESIDE = 1;

/** True while it rains. */
export function isRaining(state: BattleState): boolean {
  return state.weather.rain !== null;
}

/** True if a hex can be seen from another as light and weather are: an open line, no farther than one sees (P-05.4). */
export function inSightOf(field: SightField, observer: Hex, hex: Hex): boolean {
  return distance(observer, hex) <= farthestSight(field.state) && hasLine(field, observer, hex);
}

/** How far troops are seen, in hexes: the least of day, twilight, night, rain and haze, but whoever is beside always (P-05.4, event T of P-21). */
export function farthestSight(state: BattleState): number {
  const part = lightOf(state.turn);
  const limits = [state.weather.visibility];
  if (part === 'night') limits.push(FAR_AT_NIGHT);
  if (part === 'dawn' || part === 'dusk') limits.push(FAR_IN_TWILIGHT);
  if (isRaining(state)) limits.push(FAR_IN_RAIN);
  if ('T' in state.progress.event) limits.push(FAR_IN_HAZE);
  return Math.max(BESIDE, Math.min(...limits));
}
