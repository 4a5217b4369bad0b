import { signal } from '@preact/signals';

/** The square of a battlefield that was pointed at last, while a battlefield is open; null without one. */
export const pointedTactical = signal<string | null>(null);
/** The square of the map that was pointed at last; null without a map. */
export const pointedSquare = signal<string | null>(null);

/** What is in the square of the map that was pointed at last, as far as was told. */
export interface PointedThere {
  /** Its city, port or depot by name. */
  readonly place: string | null;
  readonly pieces: readonly string[];
}
export const NOTHING_THERE: PointedThere = { place: null, pieces: [] };
export const pointedThere = signal<PointedThere>(NOTHING_THERE);

/** The place that was pointed at and that fits a field, by what may stand there; null for none. */
export function pointedFor(
  pattern: string | null,
  [square, tactical]: readonly [string | null, string | null],
): string | null {
  if (pattern === null) return null;
  const fits = new RegExp(`^(?:${pattern})$`);
  return [tactical, square].find((place) => place !== null && fits.test(place)) ?? null;
}

/** Fields that name a unit or ship take no place, though their form may let one by. */
const NAMES_PIECE: ReadonlySet<string> = new Set([
  ...['unit', 'ship', 'into', 'attach', 'with', 'command', 'leader', 'for', 'group', 'odd', 'out'],
]);
/** A piece as all are called, to see whether a field takes any. */
const SOME_PIECE = 'US1IN';

/**
 * What a field takes of what was pointed at, by its name and by what may stand in it: a square; a place by its name where any name may
 * stand; pieces there, and of those where some are offered no others.
 */
export function takenByPointing(
  { name, pattern }: { readonly name: string; readonly pattern: string | null },
  offered: readonly string[],
): string[] {
  const { place, pieces } = pointedThere.value;
  const [square, tactical] = [pointedSquare.value, pointedTactical.value];
  const fits = (one: string): boolean => pattern !== null && new RegExp(`^(?:${pattern})$`).test(one);
  const isOffered = offered.some((one) => pieces.includes(one));
  const here =
    NAMES_PIECE.has(name) || fits(SOME_PIECE)
      ? pieces.filter((one) => (pattern === null || fits(one)) && (!isOffered || offered.includes(one)))
      : [];
  if (NAMES_PIECE.has(name)) return here;
  const free = name === 'square' ? square : place;
  const taken = pattern === null ? free : pointedFor(pattern, [square, tactical]);
  return taken === null ? here : [taken, ...here];
}
