/** One thing wrong with an order (`error`: it is refused) or doubtful (`warning`: it is accepted and said). */
export interface OrderProblem {
  readonly severity: 'error' | 'warning';
  /** Stable code, for instance `not-your-unit`. */
  readonly code: string;
  /** Rule number within the land or naval book. */
  readonly rule: string;
  /** Place in the order, for instance `strategic.path[2]`. */
  readonly field: string;
  /** What was found, what is allowed, what to do. */
  readonly message: string;
}

/** The answer to one order (umpire bench, receipts). */
export interface Receipt {
  /** Place of the order in what was sent, from 0. */
  readonly order: number;
  readonly accepted: boolean;
  /** The order in words, as the referee understood it. */
  readonly understood: string;
  readonly problems: readonly OrderProblem[];
}
