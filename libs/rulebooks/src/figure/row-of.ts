import type { Figure } from '@vedette/record';

/** A table of a book that lacks a row somebody asks for. The shelf refuses books with such gaps, so it is a fault of the asker. */
export class RowMissingError extends Error {
  readonly code = 'ROW_MISSING';

  constructor(
    readonly rule: string,
    readonly found: string,
    readonly allowed: readonly string[],
  ) {
    super(`the table of rule ${rule} has no row "${found}"; it has ${allowed.join(', ')}`);
    this.name = 'RowMissingError';
  }
}

/** The row of a table that must have it. Throws {@link RowMissingError}: no default hides a gap. */
export function rowOf<T>({ value, rule }: Figure<Readonly<Record<string, T>>>, key: string): T {
  if (!Object.hasOwn(value, key)) throw new RowMissingError(rule, key, Object.keys(value));
  return value[key]!;
}
