import type { JsonPointer } from '@vedette/campaign';

/** One thing wrong with an order (`error`: it is refused) or worth knowing (`warning`: it is accepted and said). */
export interface OrderProblem {
  readonly severity: 'error' | 'warning';
  /** Stable code, for instance `not-your-command`. */
  readonly code: string;
  /** Rule with its book, for instance `gitm-amwol 7.4`. */
  readonly rule: string;
  /** Place in the order, for instance `/strategic/path/2`. */
  readonly field: JsonPointer;
  /** What was found, what is allowed, what comes of it or what to do. */
  readonly message: string;
}

/** The answer to one order (umpire bench, receipts). */
export interface Receipt {
  /** Place of the order in what was sent, from 0. */
  readonly order: number;
  readonly accepted: boolean;
  /** The order in words, as the referee understood it: what the book does not have is left out, limits are applied. */
  readonly understood: string;
  readonly problems: readonly OrderProblem[];
}
