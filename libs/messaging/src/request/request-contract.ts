/**
 * A question one service asks another: its subject without the installation's prefix, and how long an answer may
 * take. The two phantom members carry the types; they never exist at run time.
 */
export interface RequestContract<Question, Answer> {
  readonly subject: string;
  /** How long to wait for the answer, in milliseconds. */
  readonly timeoutMs?: number;
  readonly question?: Question;
  readonly answer?: Answer;
}

/** Declares a question, e.g. `declareRequest<SubmitOrders, Receipt[]>('orders.submit')`. */
export const declareRequest = <Question, Answer>(
  subject: string,
  more: { readonly timeoutMs?: number } = {},
): RequestContract<Question, Answer> => ({ subject, ...more });
