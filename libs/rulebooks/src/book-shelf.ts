import type { CampaignState } from '@vedette/campaign';
import { GITM_AMWOL } from './books/gitm-amwol/index.js';
import { GITM_NWOL } from './books/gitm-nwol/index.js';
import { PATE_AMWOL } from './books/pate-amwol/index.js';
import { ROTD_EUWOL } from './books/rotd-euwol/index.js';
import type { LandRulebook } from './land-rulebook.js';
import type { NavalRulebook } from './naval-rulebook.js';
import type { Books } from './phase/phase-context.js';
import { LAND_RULES } from './rule/land-rule.js';
import { NAVAL_RULES } from './rule/naval-rule.js';
import { shelf } from './rule/shelf.js';
import { RulebookMissingError } from './rulebook-missing.error.js';
import { refuseGaps } from './table/refuse-gaps.js';
import type { TurnSequence } from './turn/turn-sequence.js';

/** Every land rule book by id. */
export const LAND_BOOKS: ReadonlyMap<string, LandRulebook> = shelf(
  [GITM_AMWOL, GITM_NWOL, ROTD_EUWOL],
  LAND_RULES,
);
/** Every naval rule book by id. */
export const NAVAL_BOOKS: ReadonlyMap<string, NavalRulebook> = shelf([PATE_AMWOL], NAVAL_RULES);

refuseGaps([...LAND_BOOKS.values()], [...NAVAL_BOOKS.values()]);

/** The books a position names. Throws {@link RulebookMissingError}. */
export function booksOf(rulebooks: CampaignState['rulebooks']): Books {
  const land = LAND_BOOKS.get(rulebooks.land);
  if (!land) throw new RulebookMissingError(rulebooks.land, [...LAND_BOOKS.keys()]);
  const naval = rulebooks.naval ? NAVAL_BOOKS.get(rulebooks.naval) : null;
  if (naval === undefined) throw new RulebookMissingError(String(rulebooks.naval), [...NAVAL_BOOKS.keys()]);
  return { land, naval };
}

/** The graph of the turn about to be played. */
export function sequenceOf(state: Pick<CampaignState, 'rulebooks' | 'season'>): TurnSequence {
  return booksOf(state.rulebooks).land.turns[state.season];
}
