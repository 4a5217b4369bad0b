import { signal } from '@preact/signals';
import type { AnswerOf } from '../graph/shapes.js';

type SupplyWay = AnswerOf['supply']['ways'][number];

/** The squares by which supplies come to the piece whose card is open, source first; none where none do, or where nobody knows. */
export const supplyLine = signal<readonly string[]>([]);

const serves = ({ path, closed }: SupplyWay): boolean => path !== null && closed === null;

/**
 * The ways in the sequence in which they matter to an order: from the source that it names, else from the one that the unit was told,
 * else as they were answered, which is the nearest first; apart from them those that do not serve.
 */
export function waysFor(
  ways: readonly SupplyWay[],
  sources: readonly unknown[],
): { readonly serving: readonly SupplyWay[]; readonly barred: readonly SupplyWay[] } {
  const wanted = sources.find((source) => ways.some((way) => way.source === source));
  const sorted = [...ways].sort((a, b) => Number(b.source === wanted) - Number(a.source === wanted));
  return { serving: sorted.filter(serves), barred: sorted.filter((way) => !serves(way)) };
}
