import { withArticle } from '@vedette/campaign';
import type { Order } from '@vedette/campaign';
import { landRule, type Judging } from './judging.js';
import { definitionOf } from './order-kinds.js';

/** Tells whether this turn and this book take orders of a kind at all. */
export function kindFault(judging: Judging, order: Pick<Order, 'kind'>): void {
  const { state, problems, books } = judging;
  const { kind, needs, seasons } = definitionOf(order);
  const lack = needs(books);
  if (lack !== null) {
    problems.error('not-in-this-book', landRule(judging, '6.1'), '/kind', [
      `an order of kind "${kind}"`,
      lack,
      'leave it out',
    ]);
    return;
  }
  const quiet = state.season !== 'campaign';
  if (seasons === (quiet ? 'campaign' : 'quiet'))
    problems.error('wrong-season', landRule(judging, quiet ? '7.18' : '6.1'), '/kind', [
      `an order of kind "${kind}" in ${withArticle(state.season)} turn`,
      quiet ? 'units move by orders of kind "deploy"' : 'units move by orders of kind "land"',
      'send the order of that kind instead',
    ]);
}
