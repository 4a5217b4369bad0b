import { partsOfId, type LandOrder } from '@vedette/campaign';
import { hasRailways } from '../engineers/railways.js';
import type { Judging } from '../judging.js';

/**
 * A land order as the book in force reads it: options it does not have are left out and the wanted supplies are within what
 * the type can carry (6.3, 10.7). What is left is what the receipt puts into words.
 */
export function asUnderstood(judging: Pick<Judging, 'books'>, order: LandOrder): LandOrder {
  const { strategic, rail, supply, ...rest } = order;
  return {
    ...rest,
    ...(strategic ? { strategic: strategicAsUnderstood(judging, strategic) } : {}),
    ...(rail && hasRailways(judging) ? { rail } : {}),
    ...(supply ? { supply: supplyAsUnderstood(judging, order.unit, supply) } : {}),
  };
}

function strategicAsUnderstood(
  { books }: Pick<Judging, 'books'>,
  strategic: NonNullable<LandOrder['strategic']>,
): NonNullable<LandOrder['strategic']> {
  const { noForcedMarch, marchTo, ...rest } = strategic;
  const { forcedMarchForbiddable, marchTo: known } = books.land.movement;
  const goals = known.value.filter((goal) => marchTo?.includes(goal));
  return {
    ...rest,
    ...(noForcedMarch !== undefined && forcedMarchForbiddable.value ? { noForcedMarch } : {}),
    ...(goals.length > 0 ? { marchTo: goals } : {}),
  };
}

function supplyAsUnderstood(
  judging: Pick<Judging, 'books'>,
  unit: string,
  supply: NonNullable<LandOrder['supply']>,
): NonNullable<LandOrder['supply']> {
  const { level } = supply;
  return typeof level === 'number'
    ? { ...supply, level: Math.min(level, mostCarried(judging, partsOfId(unit)?.type ?? '')) }
    : supply;
}

/** Supplies a unit of a type can carry (10.7). */
export function mostCarried({ books }: Pick<Judging, 'books'>, type: string): number {
  const { corpsCarries, unitCarries } = books.land.supply;
  return (books.land.unitTypes.get(type)?.role.feeds ? corpsCarries : unitCarries).value;
}
