import type { CampaignState, Order, Player } from '@vedette/campaign';
import {
  type Books,
  cite,
  type LandRule,
  navalBookOf,
  type NavalFigures,
  type NavalRule,
} from '@vedette/rulebooks';
import type { Knowledge } from './knowledge.js';
import type { CommandRegister } from './command-register.js';
import type { Problems } from './problems.js';

/** What judging one order has at hand. */
export interface Judging {
  readonly state: CampaignState;
  readonly books: Books;
  /** Who commands what at this moment of the order-taking. */
  readonly register: CommandRegister;
  readonly problems: Problems;
  /** The sender, when the position knows him. */
  readonly player: Player | undefined;
  readonly by: string;
  /** What the sender can know: nothing else may show in an answer. */
  readonly knowledge: Knowledge;
}

/** Judges one kind of order: tells problems and puts the order into words. */
export type Judge<K extends Order['kind']> = (judging: Judging, order: Extract<Order, { kind: K }>) => string;

/** Cites a land rule by the number the book in force has for it. */
export function landRule(judging: Pick<Judging, 'books'>, rule: LandRule): string {
  return cite(judging.books.land, rule);
}

/** Cites a naval rule. */
export function navalRule(judging: Pick<Judging, 'books'>, rule: NavalRule): string {
  return cite(navalBookOf(judging.books), rule);
}

/** The figures of the naval book in force. */
export function navalFigures(judging: Pick<Judging, 'books'>): NavalFigures {
  return navalBookOf(judging.books).figures;
}

/** Cites a rule that not every book has; where the book in force lacks it, the rule on what may be ordered at all (6.1). */
export function ownRule(judging: Pick<Judging, 'books'>, rule: LandRule): string {
  return landRule(judging, judging.books.land.rules[rule] === null ? '6.1' : rule);
}
