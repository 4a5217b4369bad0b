import type { NAVAL_RULEBOOKS } from '@vedette/campaign';
import type { NavalFigures } from './figures/naval-figures.js';

export type NavalRulebookId = (typeof NAVAL_RULEBOOKS)[number];

/** A naval rule book: its figures as tables. */
export interface NavalRulebook {
  readonly id: NavalRulebookId;
  readonly title: string;
  readonly figures: NavalFigures;
}
