import { lightOf, type BattleState } from '@vedette/battle';

const FAR_IN_TWILIGHT = 8;
const FAR_IN_RAIN = 8;
const FAR_AT_NIGHT = 1;
const FAR_IN_HAZE = 10;

/** True while it rains. */
export function isRaining(state: BattleState): boolean {
  return state.weather.rain !== null;
}

/** How far troops are seen, in hexes: the least of day, twilight, night, rain and haze (P-05.4, event T of P-21). */
export function farthestSight(state: BattleState): number {
  const part = lightOf(state.turn);
  const limits = [state.weather.visibility];
  if (part === 'night') limits.push(FAR_AT_NIGHT);
  if (part === 'dawn' || part === 'dusk') limits.push(FAR_IN_TWILIGHT);
  if (isRaining(state)) limits.push(FAR_IN_RAIN);
  if ('T' in state.progress.event) limits.push(FAR_IN_HAZE);
  return Math.min(...limits);
}
