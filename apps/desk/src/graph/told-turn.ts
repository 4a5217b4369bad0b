import type { PrintedTheatreDocument } from '@vedette/contracts';
import type { PositionReport, TurnReport } from '@vedette/reports';
import type { ToldTurn } from '../seat/campaign.js';
import type { Theatre } from '../seat/theatre.js';
import { readDocument } from './documents-kept.js';
import { addressFor } from './for-whom.js';

/** What a seat was told at the end of a turn: both reports, in data; of what a campaign opens with, the position alone. @throws DeskProblem */
export async function toldTurn(
  campaign: string,
  seat: string,
  turn: number,
  isOpening: boolean,
): Promise<ToldTurn> {
  const at = (report: string): string =>
    addressFor(seat, `/campaigns/${encodeURIComponent(campaign)}/reports/${turn}/${report}.json`, 'player');
  const [report, position] = await Promise.all([
    isOpening ? null : readDocument<TurnReport>(at('turn'), seat),
    readDocument<PositionReport>(at('position'), seat),
  ]);
  return { turn, report, position };
}

/** The printed map of a campaign's theatre. @throws DeskProblem */
export const theatreOf = (campaign: string, seat: string | null): Promise<Theatre> =>
  readDocument<PrintedTheatreDocument>(`/campaigns/${encodeURIComponent(campaign)}/theatre`, seat);
