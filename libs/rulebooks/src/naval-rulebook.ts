import type { NAVAL_RULEBOOKS, ShipType } from '@vedette/campaign';
import type { NavalFigures } from './figures/naval-figures.js';
import type { NavalRule } from './rule/naval-rule.js';
import type { NumberedBook } from './rule/rule-numbers.js';

export type NavalRulebookId = (typeof NAVAL_RULEBOOKS)[number];

/** A naval rule book: its figures as tables. */
export interface NavalRulebook extends NumberedBook<NavalRule> {
  readonly id: NavalRulebookId;
  readonly title: string;
  readonly shipTypes: ReadonlyMap<string, ShipType>;
  readonly figures: NavalFigures;
}
