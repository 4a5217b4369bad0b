import type { PhaseContext } from '@vedette/rulebooks';
import { placeAndRemoveDepots } from '../depots/place-and-remove.js';
import { moveGoods } from '../transfer/move-goods.js';

/** What a turn without a supply phase does with goods once everybody has moved: supplies are moved, then depots placed (ROTD R-58). */
export function quietGoods(context: PhaseContext): void {
  if (context.book.supply.quietMoves.value === 'after-deployment') moveGoods(context);
  placeAndRemoveDepots(context);
}
