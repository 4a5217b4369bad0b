import type { Figure } from '@vedette/record';

/** What a table by type code should be like. */
export interface Expected {
  /** The book and the table, for whoever mends it. */
  readonly table: string;
  /** Codes that need a row. */
  readonly needed: readonly string[];
  /** Codes that may have one. */
  readonly known: readonly string[];
}

/** Rows a table lacks, and rows of codes nobody has, in words. */
export function rowFaults(
  figure: Figure<Readonly<Record<string, unknown>>> | null,
  { table, needed, known }: Expected,
): string[] {
  const rows = Object.keys(figure?.value ?? {});
  return [
    ...needed.filter((code) => !rows.includes(code)).map((code) => `${table} has no row for "${code}"`),
    ...unknownCodes(rows, table, known),
  ];
}

/** Codes of a list that nobody has, in words. */
export function unknownCodes(codes: readonly string[], table: string, known: readonly string[]): string[] {
  return codes
    .filter((code) => !known.includes(code))
    .map((code) => `${table} has "${code}", which is none of ${known.join(', ')}`);
}
