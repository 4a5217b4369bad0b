import { type DecidedPhase, honestTelling, type Telling } from './telling.js';

/** Two worlds that differ in one secret, and a player who lawfully knows the same of both. */
interface Pair {
  readonly what: string;
  readonly secret: string;
  readonly phase: string;
  readonly player: string;
  readonly one: DecidedPhase;
  readonly other: DecidedPhase;
}

/** What the worlds of many wars have shown. */
export interface Looked {
  /** The first thing told of each pair that a player could tell apart. */
  readonly leaks: readonly { readonly what: string; readonly one: string; readonly other: string }[];
  readonly pairs: number;
  readonly secrets: ReadonlySet<string>;
  readonly phases: ReadonlySet<string>;
  /** Faults of planted leaks by which no pair could be told apart. */
  readonly missed: readonly string[];
}

/**
 * Looks over the pairs of worlds of many wars, one pair at a time, and forgets each when it was looked at: what a hundred wars
 * are made of does not fit into memory.
 */
export function lookOverWars(
  wars: Iterable<Pair>,
  planted: readonly { readonly fault: string; readonly telling: Telling }[],
): Looked {
  const leaks: { what: string; one: string; other: string }[] = [];
  const secrets = new Set<string>();
  const phases = new Set<string>();
  let pairs = 0;
  let missing = planted;
  for (const pair of wars) {
    pairs++;
    secrets.add(pair.secret);
    phases.add(pair.phase);
    leaks.push(...leakOf(pair));
    missing = missing.filter(({ telling }) => !isToldApart(pair, telling));
  }
  return { leaks, pairs, secrets, phases, missed: missing.map(({ fault }) => fault) };
}

function leakOf({ what, player, one, other }: Pair): Looked['leaks'] {
  const [told, toldOther] = [one, other].map((world) =>
    honestTelling(world, player).map((item) => JSON.stringify(item)),
  ) as [string[], string[]];
  const at = told.findIndex((item, i) => item !== toldOther[i]);
  if (at < 0 && told.length === toldOther.length) return [];
  return [
    { what, one: told[at] ?? 'nothing more', other: toldOther[at < 0 ? told.length : at] ?? 'nothing' },
  ];
}

const isToldApart = ({ player, one, other }: Pair, telling: Telling): boolean =>
  JSON.stringify(telling(one, player)) !== JSON.stringify(telling(other, player));
