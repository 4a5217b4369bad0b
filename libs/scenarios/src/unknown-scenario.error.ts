/** No scenario has this name. */
export class UnknownScenarioError extends Error {
  readonly code = 'UNKNOWN_SCENARIO';

  constructor(
    readonly scenario: string,
    readonly known: readonly string[],
  ) {
    super(`there is no scenario "${scenario}"; choose one of ${known.join(', ')}`);
    this.name = 'UnknownScenarioError';
  }
}
