const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Square names: letter and digit of the column, letter and digit of the row (GITM AMWOL 1.1, ROTD 1.1). */
export interface Labels {
  readonly firstRow: string;
  readonly skipped: string;
  nameOf(column: number, row: number): string;
  placeOf(name: string): [number, number] | null;
}

/** Names for a theatre whose rows begin with `firstRow` and leave out the letters `skipped`. */
export function makeLabels(options: { firstRow: string; skipped: string }): Labels {
  const rowLetters = [...ALPHABET.slice(ALPHABET.indexOf(options.firstRow))].filter(
    (letter) => !options.skipped.includes(letter),
  );
  return {
    ...options,
    nameOf: (column, row) =>
      `${ALPHABET[Math.floor(column / 10)]}${column % 10}-${rowLetters[Math.floor(row / 10)]}${row % 10}`,
    placeOf(name) {
      const match = /^([A-Z])(\d)-([A-Z])(\d)$/.exec(name);
      if (!match) return null;
      const row = rowLetters.indexOf(match[3] as string);
      if (row < 0) return null;
      return [ALPHABET.indexOf(match[1] as string) * 10 + Number(match[2]), row * 10 + Number(match[4])];
    },
  };
}
