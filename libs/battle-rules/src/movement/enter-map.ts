import {
  type BattleContext,
  isColumn,
  STACK_MOST,
  stackedSp,
  stackIn,
  type UnitState,
  unitsIn,
} from '@vedette/battle';
import { moverOf as groundMoverOf } from '../ground/ground-cost.js';
import { inEnemyZone } from '../ground/zones.js';
import { GROUND, ROAD_COST } from '../tables/terrain.js';
import { areaHexes } from '../judging/judge-segments.js';
import { allowanceOf, mayMove, type Mover } from './mover.js';
import { no, type StepJudged } from './step.js';

/**
 * A unit of a group that has come enters by a hex of its area: the k-th to use a hex pays k - 1 MP more, as it waited behind
 * (P-31.6).
 */
export function enterMap(context: BattleContext, mover: Mover, to: string): StepJudged {
  const { state, map } = context;
  const { unit } = mover;
  const arrival = state.arrivals.find(({ id }) => id === unit.group);
  if (!arrival?.arrived) return no(['G-78'], 'its group has not come');
  if (!mayMove(mover.level)) return no(['P-25.8'], 'it stands off the map');
  const hexes = areaHexes(state, arrival.alternative?.area ?? arrival.area);
  if (!hexes.includes(to)) return no(['P-31.6', 'P-22'], `it enters at ${hexes.join(', ')}`);
  if (unitsIn(state, to).some(({ side }) => side !== unit.side))
    return no(['P-31.6'], `the enemy is in ${to}`);
  if (inEnemyZone(context, unit.side, to)) return no(['P-02.5'], `${to} is in an enemy’s zone`);
  const cost = entryPrice(context, unit, to);
  if (cost === null) return no(['P-04'], `its kind cannot go into ${to}`);
  const before = usedBefore(context, to);
  const allowance = allowanceOf(context, {
    ...mover,
    onPike: map.roadIn(to) === 'pike',
    onRoad: map.roadIn(to) !== null,
  });
  if (mover.spent + cost > allowance)
    return no(['P-31.6'], `${before} are before it: entering takes ${cost} of ${allowance} MP`);
  return {
    ok: true,
    after: {
      ...mover,
      unit: { ...unit, hex: to, stack: stackIn(state, to).length },
      start: to,
      spent: mover.spent + cost,
      entered: [...mover.entered, to],
      amongFriends: stackIn(state, to).length > 0,
    },
    cost,
    checks: [],
    rule: ['P-31.6', 'G-78'],
    ends: false,
  };
}

/** MP to enter by a hex: its ground, and one for each that entered by it this turn (P-31.6); null where its kind cannot. */
export function entryPrice(context: BattleContext, unit: UnitState, to: string): number | null {
  const { map } = context;
  const byRoad = isColumn(unit) && map.roadIn(to) !== null;
  const ground = byRoad ? ROAD_COST.value : GROUND.value[map.terrain(to)].cost[groundMoverOf(unit)];
  return ground === null ? null : ground + usedBefore(context, to);
}

function usedBefore({ state }: BattleContext, hex: string): number {
  return Object.values(state.progress.units).filter(({ entry }) => entry === hex).length;
}

/**
 * The hex a unit or a leader enters by unless its plans say another: that of its order of entry, else the first of its area that holds no
 * enemy, has room for so many SP more and, of a unit, can still be entered for so many MP.
 */
export function entryHex(
  context: BattleContext,
  who: UnitState | { readonly group: string | null },
  sp = 0,
  most = Number.POSITIVE_INFINITY,
): string | null {
  const { state } = context;
  const arrival = state.arrivals.find(({ id }) => id === who.group);
  if (!arrival) return null;
  const hexes = areaHexes(state, arrival.alternative?.area ?? arrival.area);
  const free = (hex: string): boolean =>
    !unitsIn(state, hex).some(({ side }) => side !== arrival.side) &&
    stackedSp(state, hex) + Math.min(sp, STACK_MOST) <= STACK_MOST &&
    (!('type' in who) || (entryPrice(context, who, hex) ?? Number.POSITIVE_INFINITY) <= most);
  if (arrival.hex !== null && free(arrival.hex)) return arrival.hex;
  return hexes.find(free) ?? null;
}
