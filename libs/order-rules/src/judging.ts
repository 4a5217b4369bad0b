import type { CampaignState, Order, PlayerDocument } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import type { CommandRegister } from './command-register.js';
import type { Problems } from './problems.js';

/** What judging one order has at hand. */
export interface Judging {
  readonly state: CampaignState;
  readonly books: Books;
  readonly register: CommandRegister;
  readonly problems: Problems;
  /** The sender, when the position knows him. */
  readonly player: PlayerDocument | undefined;
  readonly by: string;
}

/** Judges one kind of order: tells problems and puts the order into words. */
export type Judge<K extends Order['kind']> = (judging: Judging, order: Extract<Order, { kind: K }>) => string;
