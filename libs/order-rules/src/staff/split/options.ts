import { navalFigures } from '../../judging.js';
import type { OptionsOf } from '../../options/order-option.js';

/** Every capacity of whole smallest groups that leaves as much behind, without cargo but its share of the stores. */
export const splitOptions: OptionsOf<'split'> = (asking) => {
  const { piece } = asking;
  if (piece.at !== 'sea') return [];
  const { id, capacity } = piece.ship;
  const least = navalFigures(asking).handling.smallestGroup.value;
  return Array.from({ length: Math.floor((capacity ?? 0) / least) }, (_, i) => ({
    field: '/capacity',
    order: { kind: 'split', ship: id, capacity: (i + 1) * least },
  }));
};
