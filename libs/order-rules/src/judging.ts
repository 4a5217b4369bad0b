import type { CampaignState, Order, PlayerDocument } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import type { Knowledge } from './authority/knowledge.js';
import type { CommandRegister } from './authority/command-register.js';
import type { Problems } from './problems.js';

/** What judging one order has at hand. */
export interface Judging {
  readonly state: CampaignState;
  readonly books: Books;
  /** Who commands what at this moment of the order-taking. */
  readonly register: CommandRegister;
  readonly problems: Problems;
  /** The sender, when the position knows him. */
  readonly player: PlayerDocument | undefined;
  readonly by: string;
  /** What the sender can know: nothing else may show in an answer. */
  readonly knowledge: Knowledge;
}

/** Judges one kind of order: tells problems and puts the order into words. */
export type Judge<K extends Order['kind']> = (judging: Judging, order: Extract<Order, { kind: K }>) => string;

/** Cites a land rule by its number in AMWOL, with the book in force. */
export function landRule(judging: Pick<Judging, 'books'>, amwolRule: string): string {
  return `${judging.books.land.id} ${judging.books.land.ruleNumber(amwolRule)}`;
}

/** Cites a naval rule. */
export function navalRule(judging: Pick<Judging, 'books'>, rule: string): string {
  return `${judging.books.naval?.id ?? 'pate-amwol'} ${rule}`;
}

/** Cites a rule that only the land book in force has, by its own number. */
export function ownRule(judging: Pick<Judging, 'books'>, rule: string): string {
  return `${judging.books.land.id} ${rule}`;
}
