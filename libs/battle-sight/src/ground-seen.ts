import type { BattleState, Side } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { type Couriers, courierTurns, type Dispatch } from './couriers.js';
import { nearestObserver, observersOf, type SightField } from './observers.js';
import { farthestSight } from './sight-limit.js';

/** Within these hexes an observer with a line to them makes out works, and abandoned guns (P-25.2). */
export const WORKS_WITHIN = 8;
export const GUNS_WITHIN = 3;

/** Hexes within which something of a kind is made out now: no farther than troops are (P-05.4, P-20, P-25.2). */
export const madeOutWithin = (state: BattleState, hexes: number): number =>
  Math.min(hexes, farthestSight(state));

type Works = BattleState['works'][number];
type Guns = BattleState['abandonedGuns'][number];

/** What lies on the ground and is not told of at once, with the turns a courier rides with the news of it. */
export interface FarGround {
  readonly works: readonly { readonly one: Works; readonly turns: number }[];
  readonly guns: readonly { readonly one: Guns; readonly turns: number }[];
}

/** Works of the enemy and abandoned guns that only those see who are far from every leader, but what their side has been told so already. */
export function farGround(field: SightField, side: Side, told: Couriers): FarGround {
  const { state } = field;
  const observers = observersOf(state, side);
  const turnsTo = (hex: Hex, within: number): number => {
    const rides = observers
      .filter((observer) => (nearestObserver(field, [observer], hex) ?? Number.POSITIVE_INFINITY) <= within)
      .map((observer) => courierTurns(state, side, observer));
    return rides.length === 0 ? 0 : Math.min(...rides);
  };
  const carried = [told, ...told.underway];
  const isCarried = (kind: 'works' | 'guns', one: Works | Guns): boolean =>
    carried.some((by) => (by[kind] ?? []).some((other) => JSON.stringify(other) === JSON.stringify(one)));
  const works = state.works
    .filter((one) => one.side !== side && !isCarried('works', one))
    .map((one) => ({ one, turns: turnsTo(one.hex, madeOutWithin(state, WORKS_WITHIN)) }));
  const guns = state.abandonedGuns
    .filter((one) => !isCarried('guns', one))
    .map((one) => ({ one, turns: turnsTo(one.hex, madeOutWithin(state, GUNS_WITHIN)) }));
  return { works: works.filter(({ turns }) => turns > 0), guns: guns.filter(({ turns }) => turns > 0) };
}

/** What a side knows of works and guns when a courier has come in: of a hex he tells of, what he tells. */
export function groundDelivered(told: Couriers, dispatch: Dispatch): Pick<Couriers, 'works' | 'guns'> {
  const merged = <One extends { readonly hex: Hex }>(
    known: readonly One[] = [],
    news: readonly One[] = [],
  ) => [...known.filter(({ hex }) => !news.some((one) => one.hex === hex)), ...news];
  return { works: merged(told.works, dispatch.works), guns: merged(told.guns, dispatch.guns) };
}

/**
 * A battle with no works of the enemy but those a side's troops see: who looks for a way weighs these alone, or his way would tell of others. On
 * the way he meets whatever is there.
 */
export function groundKnown({ state, map }: SightField, side: Side): SightField {
  if (state.works.every((works) => works.side === side)) return { state, map };
  const observers = observersOf(state, side);
  const isSeen = ({ hex }: Works): boolean =>
    (nearestObserver({ state, map }, observers, hex) ?? Number.POSITIVE_INFINITY) <=
    madeOutWithin(state, WORKS_WITHIN);
  return { map, state: { ...state, works: state.works.filter((one) => one.side === side || isSeen(one)) } };
}
