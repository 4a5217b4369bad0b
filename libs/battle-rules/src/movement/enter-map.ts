import {
  type BattleContext,
  bottomOf,
  isColumn,
  STACK_MOST,
  stackedSp,
  stackIn,
  type UnitState,
  unitsIn,
} from '@vedette/battle';
import { type GroundCost, hexCost, moverOf as groundMoverOf } from '../ground/ground-cost.js';
import { inEnemyZone } from '../ground/zones.js';
import { ROAD_COST } from '../tables/terrain.js';
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
  const price = entryPrice(context, unit, to);
  if (price === null) return no(['P-04'], `its kind cannot go into ${to}`);
  const before = usedBefore(context, to);
  const allowance = allowanceOf(context, {
    ...mover,
    onPike: map.roadIn(to) === 'pike',
    onRoad: map.roadIn(to) !== null,
  });
  const spent = mover.spent + price.cost;
  // The first by a hex can always come onto the map, as one hex can always be entered.
  const alone = before === 0 && mover.spent === 0;
  if (spent > allowance && !alone)
    return no(['P-31.6'], `${before} are before it: entering takes ${price.cost} of ${allowance} MP`);
  return {
    ok: true,
    after: {
      ...mover,
      unit: { ...unit, hex: to, stack: bottomOf(state, to) },
      start: to,
      spent: spent > allowance ? Infinity : spent,
      entered: [...mover.entered, to],
      amongFriends: stackIn(state, to).length > 0,
    },
    cost: price.cost,
    checks: price.disorders ? [{ cause: 'terrain', rule: ['P-04'] }] : [],
    rule: ['P-31.6', 'G-78'],
    ends: false,
  };
}

/** What entering by a hex asks: its ground, and one MP for each that entered by it this turn (P-31.6); null where its kind cannot. */
export function entryPrice(context: BattleContext, unit: UnitState, to: string): GroundCost | null {
  const byRoad = isColumn(unit) && context.map.roadIn(to) !== null;
  const ground = byRoad
    ? { cost: ROAD_COST.value, disorders: false }
    : hexCost(context, groundMoverOf(unit), to);
  return ground === null ? null : { ...ground, cost: ground.cost + usedBefore(context, to) };
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
  const isAffordable = (unit: UnitState, hex: string): boolean => {
    const price = entryPrice(context, unit, hex);
    return price !== null && (price.cost <= most || usedBefore(context, hex) === 0);
  };
  const free = (hex: string): boolean =>
    !unitsIn(state, hex).some(({ side }) => side !== arrival.side) &&
    stackedSp(state, hex) + Math.min(sp, STACK_MOST) <= STACK_MOST &&
    (!('type' in who) || isAffordable(who, hex));
  if (arrival.hex !== null && free(arrival.hex)) return arrival.hex;
  return hexes.find(free) ?? null;
}
