/** Most suggestions that help rather than confuse. */
const MOST = 3;
/** Letters of a word for each slip of the pen that is forgiven. */
const LETTERS_A_SLIP = 3;

/**
 * Words that were perhaps meant, the likeliest first: those within one slip of the pen for every three letters. Case does not
 * count. Of words equally near the order given decides.
 */
export function nearest(words: Iterable<string>, written: string): string[] {
  const wanted = written.toLowerCase();
  const most = Math.floor(wanted.length / LETTERS_A_SLIP);
  const near: { readonly word: string; readonly slips: number }[] = [];
  for (const word of new Set(words)) {
    if (Math.abs(word.length - wanted.length) > most) continue;
    const slips = slipsBetween(wanted, word.toLowerCase());
    if (slips <= most) near.push({ word, slips });
  }
  return near
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** `, perhaps you mean A or B`, or nothing. */
export function perhaps(words: readonly string[]): string {
  return words.length > 0 ? `, perhaps you mean ${words.join(' or ')}` : '';
}

/** Letters changed, missing, added or swapped with their neighbour between two words. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
