/** Words by every spelling that is taken for them. */
export type Vocabulary = ReadonlyMap<string, string>;

/** Shorter words are too like each other to be guessed at. */
const SHORTEST_WORD = 5;
const SHORTEST_WRITTEN = 4;

/** A vocabulary of canonical words, each with its other spellings; hyphens, underscores and case do not matter. */
export function vocabulary(words: Readonly<Record<string, readonly string[]>>): Vocabulary {
  const spellings = new Map<string, string>();
  for (const [word, others] of Object.entries(words))
    for (const spelling of [word, ...others]) spellings.set(plain(spelling), word);
  return spellings;
}

/** A word without case, hyphens and underscores. */
export function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, '');
}

/** The canonical word of an exact spelling, or undefined. */
export function known(words: Vocabulary, written: string): string | undefined {
  return words.get(plain(written));
}

/**
 * The canonical word of a spelling with one letter wrong, missing, too many or swapped with its neighbour, when no other word
 * is as near; short words are not guessed.
 */
export function guessed(words: Vocabulary, written: string): string | undefined {
  const wanted = plain(written);
  if (wanted.length < SHORTEST_WRITTEN) return undefined;
  const near = new Set<string>();
  for (const [spelling, word] of words)
    if (spelling.length >= SHORTEST_WORD && oneSlip(wanted, spelling)) near.add(word);
  return near.size === 1 ? [...near][0] : undefined;
}

/** Whether two words differ by one slip of the pen. */
export function oneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restB.length > restA.length) return restB.slice(1) === restA;
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}
