/** A rule was applied that the book in force does not have: a fault of the code that cites it. */
export class RuleNotInBookError extends Error {
  readonly code = 'RULE_NOT_IN_BOOK';

  constructor(
    readonly book: string,
    readonly rule: string,
  ) {
    super(
      `the book ${book} has no rule "${rule}", so nothing can be decided by it; ask the book first, or number the rule in it`,
    );
    this.name = 'RuleNotInBookError';
  }
}
