import type { Debrief } from '../graph/debrief-desk.js';

/** A place in a turn where somebody believed one thing and another was true. */
export interface Difference {
  readonly turn: number;
  readonly whose: string;
  readonly place: string;
  readonly state: string;
  /** In how many pieces belief and truth differed. */
  readonly by: number;
  readonly kind: 'unseen' | 'nobody-there' | 'too-many' | 'too-few';
  readonly believed: string;
  readonly truly: readonly string[];
  readonly strength: number;
}

export const MOST_DIFFERENCES = 10;

/** A place of a turn, at which a player's belief is looked at once. */
const placeKey = ({ turn, whose, place, state }: Difference): string => [turn, whose, place, state].join(' ');

/**
 * Where belief and truth differed most, greatest first, at most ten: in pieces that were not there, that were not counted, or that nobody
 * knew of; where as many pieces differ, in men, then the earlier.
 */
export function greatestErrors(debriefs: readonly Debrief[]): Difference[] {
  const all = debriefs.flatMap(({ turn, of, beliefs, unseen }) => [
    ...beliefs.flatMap(
      ({ player, place, state, believed, truly, strength, error, least, verdict }): Difference[] => {
        const told = { turn, whose: player, place, state, believed, truly, strength };
        if (verdict === 'nobody there') return [{ ...told, by: Math.max(1, least), kind: 'nobody-there' }];
        return error === 0
          ? []
          : [{ ...told, by: Math.abs(error), kind: error > 0 ? 'too-many' : 'too-few' }];
      },
    ),
    ...unseen.map(({ place, state, pieces, strength }): Difference => ({
      turn,
      whose: of.name,
      place,
      state,
      by: pieces.length,
      kind: 'unseen',
      believed: '',
      truly: pieces,
      strength,
    })),
  ]);
  const once = new Map<string, Difference>();
  for (const one of all) {
    const before = once.get(placeKey(one));
    if (!before || before.by < one.by) once.set(placeKey(one), one);
  }
  const sorted = [...once.values()].sort(
    (a, b) => b.by - a.by || b.strength - a.strength || a.turn - b.turn || (a.place < b.place ? -1 : 1),
  );
  return eachOnce(sorted).slice(0, MOST_DIFFERENCES);
}

/** The same troops that stay unknown for many turns are one matter: of differences over mostly the same pieces the greatest counts. */
function eachOnce(sorted: readonly Difference[]): Difference[] {
  const told = new Map<string, Set<string>>();
  return sorted.filter(({ whose, truly }) => {
    const known = told.get(whose) ?? new Set<string>();
    told.set(whose, known);
    const isOld = truly.length > 0 && truly.filter((piece) => known.has(piece)).length * 2 >= truly.length;
    for (const piece of truly) known.add(piece);
    return !isOld;
  });
}
