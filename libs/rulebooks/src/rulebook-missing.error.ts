/** A position names a rule book this installation cannot referee. */
export class RulebookMissingError extends Error {
  readonly code = 'RULEBOOK_MISSING';

  constructor(
    readonly found: string,
    readonly allowed: readonly string[],
  ) {
    super(`there is no rule book "${found}"; this version referees ${allowed.join(', ')}`);
    this.name = 'RulebookMissingError';
  }
}
