import type { ReportHeading } from '../input/heading.schema.js';

/** What a first report says of the dice before any is thrown; null in others. */
export function dicePromise({ dice }: Pick<ReportHeading, 'dice'>): string | null {
  if (dice === undefined) return null;
  return dice === null
    ? 'keyed by a secret of which nothing was told beforehand'
    : `keyed by a secret with the SHA-256 ${dice}, which is told when the campaign is over`;
}
