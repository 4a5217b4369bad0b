import { type BattleState, hexesOf, lightOf, type UnitState } from '@vedette/battle';
import { distance, type HexMap } from '@vedette/hex';

/** How far one sees in this turn, in hexes (P-05.4, event T). */
export function visibilityOf(state: BattleState): number {
  const light = lightOf(state.turn);
  const byLight = light === 'night' ? 1 : light === 'day' ? state.weather.visibility : 8;
  const byRain = state.weather.rain === null ? byLight : Math.min(byLight, 8);
  return state.progress.event['T'] ? Math.min(byRain, 10) : byRain;
}

/** Within this a unit in woods or a town is seen (P-25.2); at night one hex less. */
const SEEN_IN_COVER = 2;

/** Whether somebody in one hex can see who stands in another: line of sight and visibility; cover hides from afar. */
export function canSee(state: BattleState, map: HexMap, from: string, to: string): boolean {
  const hexes = distance(from, to);
  if (hexes > visibilityOf(state)) return false;
  if (map.blocks(to) && hexes > (lightOf(state.turn) === 'night' ? 1 : SEEN_IN_COVER)) return false;
  return map.sight.isClear(from, to, map.hasTower(from) ? 3 : 0);
}

/** Whether a line of sight joins two hexes within visibility, cover of the ends aside. */
export function hasLine(state: BattleState, map: HexMap, from: string, to: string): boolean {
  return distance(from, to) <= visibilityOf(state) && map.sight.isClear(from, to, map.hasTower(from) ? 3 : 0);
}

/** Whether any enemy unit or leader has a line of sight to a unit. */
export function isSeenByEnemy(state: BattleState, map: HexMap, unit: UnitState): boolean {
  const own = hexesOf(unit);
  const enemies = [
    ...[...state.units.values()].filter(({ side }) => side !== unit.side).flatMap(hexesOf),
    ...[...state.leaders.values()].flatMap(({ side, hex, status }) =>
      side !== unit.side && hex !== null && status === 'fit' ? [hex] : [],
    ),
  ];
  return own.some((hex) => enemies.some((enemy) => hasLine(state, map, enemy, hex)));
}

/** Enemy units that somebody of a side sees now, with the hexes they are seen in. */
export function enemiesSeenFrom(state: BattleState, map: HexMap, from: string, side: string): UnitState[] {
  return [...state.units.values()].filter(
    (unit) => unit.side !== side && hexesOf(unit).some((hex) => hasLine(state, map, from, hex)),
  );
}
