import { withArticle } from '@vedette/campaign';
import type { OrderKind, Season } from '@vedette/campaign';
import { landRule, type Judging } from './judging.js';

/** Kinds of order that only campaign turns take: in quiet turns nobody marches, sails or fights (GITM AMWOL 5.2, 7.18, A-25). */
const CAMPAIGN_ONLY: readonly OrderKind[] = ['land', 'naval', 'pontoon', 'track'];
const QUIET_ONLY: readonly OrderKind[] = ['deploy'];
const ENGINEERS: readonly OrderKind[] = ['pontoon', 'depot', 'track'];
const BRIDGE_TRAIN = 'PB';

/** Tells whether this turn and this book take orders of a kind at all. */
export function kindFault(judging: Judging, kind: OrderKind): void {
  const { state, problems } = judging;
  if (ENGINEERS.includes(kind) && !hasKind(judging, kind)) {
    problems.error('not-in-this-book', landRule(judging, '6.1'), 'kind', [
      `an order of kind "${kind}"`,
      `${judging.books.land.title} has none`,
      'leave it out',
    ]);
    return;
  }
  if (kind === 'naval' && !judging.books.naval) {
    problems.error('not-in-this-book', landRule(judging, '6.1'), 'kind', [
      'an order of kind "naval"',
      'this campaign has no naval rule book',
      'leave it out',
    ]);
    return;
  }
  const quiet = state.season !== 'campaign';
  if (quiet ? CAMPAIGN_ONLY.includes(kind) : QUIET_ONLY.includes(kind))
    problems.error('wrong-season', landRule(judging, quiet ? '7.18' : '6.1'), 'kind', [
      `an order of kind "${kind}" in ${withArticle(nameOf(state.season))} turn`,
      quiet ? 'units move by orders of kind "deploy"' : 'units move by orders of kind "land"',
      'send the order of that kind instead',
    ]);
}

function hasKind({ books }: Judging, kind: OrderKind): boolean {
  if (kind === 'pontoon') return books.land.unitTypes.has(BRIDGE_TRAIN);
  return hasRailways({ books });
}

/** Whether the book in force knows railways, and with them depots (ROTD 8, 11.5): its turn then has a rail phase. */
export function hasRailways({ books }: Pick<Judging, 'books'>): boolean {
  return books.land.turns.campaign.some(({ name }) => name === 'rail');
}

function nameOf(season: Season): string {
  return season === 'campaign' ? 'campaign' : season;
}
