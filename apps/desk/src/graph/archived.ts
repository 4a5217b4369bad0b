import { ask } from './ask.js';
import { graphql } from './graphql.js';

export const ARCHIVED = graphql(`
  query Archived {
    archivedCampaigns {
      id
      title
      players
    }
  }
`);

/** A campaign that is over and archived, and whose reports in it the reader can open. */
export interface Archived {
  readonly id: string;
  readonly title: string;
  readonly players: readonly string[];
}

/** The reader's campaigns that are over and archived. @throws DeskProblem */
export const archivedCampaigns = async (): Promise<readonly Archived[]> =>
  (await ask(ARCHIVED, {})).archivedCampaigns;

export const REPORTS_THERE = graphql(`
  query ReportsThere($campaign: String!, $seat: String, $player: String) {
    reports(campaign: $campaign, seat: $seat, player: $player) {
      turn
      kind
    }
  }
`);

/** A report that can be opened: its turn, and whether it tells of the turn or of the position after it. */
export interface ReportThere {
  readonly turn: number;
  readonly kind: string;
}

/** Whose reports: of a seat of the reader's own, or of a player of whom he may read. */
export type Whose = { readonly seat: string } | { readonly player: string };

/** Which reports there are of a player of an archived campaign. @throws DeskProblem */
export const reportsThere = async (campaign: string, whose: Whose): Promise<readonly ReportThere[]> =>
  (await ask(REPORTS_THERE, { campaign, ...whose })).reports;
