import { signal } from '@preact/signals';

/** The square of a battlefield that was pointed at last, while a battlefield is open; null without one. */
export const pointedTactical = signal<string | null>(null);
/** The square of the map that was pointed at last; null without a map. */
export const pointedSquare = signal<string | null>(null);

/** The place that was pointed at and that fits a field, by what may stand there; null for none. */
export function pointedFor(
  pattern: string | null,
  [square, tactical]: readonly [string | null, string | null],
): string | null {
  if (pattern === null) return null;
  const fits = new RegExp(`^(?:${pattern})$`);
  return [tactical, square].find((place) => place !== null && fits.test(place)) ?? null;
}
