import type { TurnReport } from '@vedette/reports';
import { readDocument } from './documents-kept.js';
import { addressFor } from './for-whom.js';

/** An edition of a report that was corrected since, and why. */
export interface EarlierEdition {
  readonly edition: number;
  readonly reason: string;
}

/** The edition of a report that counts, and those before it. */
export interface EditionsOfReport {
  readonly turn: number;
  readonly kind: string;
  readonly edition: number;
  readonly earlier: readonly EarlierEdition[];
}

const reportsOf = (campaign: string): string => `/campaigns/${encodeURIComponent(campaign)}/reports`;

/** Which editions there are of the report of a turn; null while there is no report. @throws DeskProblem */
export async function editionsOf(
  campaign: string,
  seat: string,
  turn: number,
): Promise<EditionsOfReport | null> {
  const reports = await readDocument<readonly EditionsOfReport[]>(
    addressFor(seat, reportsOf(campaign), 'player'),
    seat,
  );
  return reports.find((one) => one.kind === 'turn' && one.turn === turn) ?? null;
}

/** An earlier edition of the report of a turn. @throws DeskProblem */
export const earlierEdition = (
  campaign: string,
  seat: string,
  turn: number,
  edition: number,
): Promise<TurnReport> =>
  readDocument(
    addressFor(seat, `${reportsOf(campaign)}/${turn}/turn.json?edition=${edition}`, 'player'),
    seat,
  );
