import type { UnitType } from '@vedette/campaign';
import type { LandRulebook } from '../land-rulebook.js';

/** A type code that no unit of the book can have: whoever asks has it from somewhere else than a position of that book. */
export class UnknownUnitTypeError extends Error {
  readonly code = 'UNKNOWN_UNIT_TYPE';

  constructor(
    readonly found: string,
    readonly allowed: readonly string[],
  ) {
    super(`there is no unit type "${found}"; the book has ${allowed.join(', ')}`);
    this.name = 'UnknownUnitTypeError';
  }
}

/** What a unit is by its code, where only a report of it is at hand. Throws {@link UnknownUnitTypeError}. */
export function unitTypeOf(book: Pick<LandRulebook, 'unitTypes'>, code: string): UnitType {
  const type = book.unitTypes.get(code);
  if (!type) throw new UnknownUnitTypeError(code, [...book.unitTypes.keys()]);
  return type;
}
