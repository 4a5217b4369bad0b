import {
  type BattleContext,
  fitsAmongFriends,
  hexesOf,
  isColumn,
  orderOf,
  stackedSp,
  type UnitState,
} from '@vedette/battle';
import { groundKnown } from '@vedette/battle-sight';
import { cheapestPath, distance, type Hex, reachable } from '@vedette/hex';
import { groundCost, moverOf } from '../ground/ground-cost.js';
import { hexesToRear } from '../ground/step-away.js';
import { areaHexes } from '../judging/judge-segments.js';

const SP_A_POINT = 4;

/** Whether a unit stands where others of its side are to enter who wait off the map (P-31.6). */
export function barsEntry({ state }: BattleContext, unit: UnitState): boolean {
  const held = hexesOf(unit);
  return state.arrivals.some(
    ({ id, side, arrived, area, alternative }) =>
      side === unit.side &&
      arrived &&
      areaHexes(state, alternative?.area ?? area).some((entry) => held.includes(entry)) &&
      [...state.units.values()].some((one) => one.hex === null && one.group === id),
  );
}

/**
 * The way on from where one's side enters, so that those who follow find room: to the hex with room farthest from the own edge that `most`
 * MP reach, of as many the cheapest, then the lowest number; under HOLD one hex. The bounds of orders hold on it.
 */
export function inland(context: BattleContext, unit: UnitState, from: Hex, most: number): Hex[] {
  const { map, state } = context;
  const entries = new Set(
    Object.values(state.map.areas)
      .filter(({ side }) => side === unit.side)
      .flatMap(({ hexes }) => hexes),
  );
  const known = groundKnown(context, unit.side);
  const search = {
    start: from,
    next: (hex: Hex) => map.grid.neighbours(hex),
    step: (at: Hex, to: Hex) => {
      const ground = groundCost(known, moverOf(unit), at, to, { inColumn: isColumn(unit) });
      // Friends one passes on the way take time (G-29).
      const crowd = at === from ? 0 : Math.floor(stackedSp(state, at, unit.id, unit.side) / SP_A_POINT);
      return ground === null ? null : ground.cost + crowd;
    },
    most,
  };
  const depth = (hex: Hex): number => hexesToRear(context, unit.side, hex);
  const far = orderOf(state, unit) === 'HOLD' ? 1 : Number.POSITIVE_INFINITY;
  const fits = (hex: Hex): boolean => fitsAmongFriends(state, { ...unit, hex, extended: [] });
  const goals = [...reachable(search)]
    .filter(
      ([hex]) => distance(hex, from) <= far && !entries.has(hex) && depth(hex) > depth(from) && fits(hex),
    )
    .sort((a, b) => depth(b[0]) - depth(a[0]) || a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  const [goal] = goals;
  return goal ? [...(cheapestPath(search, (hex) => hex === goal[0])?.hexes ?? [])] : [];
}
