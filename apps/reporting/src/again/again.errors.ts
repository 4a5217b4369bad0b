import type { ReportFormat, ReportKind } from '@vedette/contracts';

/** One report, in one form. */
export interface WhichReport {
  readonly player: string;
  readonly turn: number;
  /** From 1; the last of a turn is the one that counts. */
  readonly edition: number;
  readonly kind: ReportKind;
  readonly format: ReportFormat;
}

/** A report in which two ways of making it do not agree. */
export interface ReportDifference extends WhichReport {
  /** `missing` was kept and is not made any more, `added` is made and was not kept. */
  readonly what: 'differs' | 'missing' | 'added';
}

/** How many are told in words; of more only how many there are. */
const MOST_TOLD = 5;
const WORDS: Readonly<Record<ReportDifference['what'], string>> = {
  differs: 'says something else',
  missing: 'cannot be read any more',
  added: 'could not be read',
};

/** Reports of a campaign that are made of the log are others than those that were kept. */
export class ReportsDifferError extends Error {
  readonly code = 'reports-differ';

  constructor(
    readonly campaign: string,
    /** At least one. */
    readonly differences: readonly ReportDifference[],
  ) {
    const told = differences
      .slice(0, MOST_TOLD)
      .map(
        ({ player, turn, edition, kind, format, what }) =>
          `${kind}.${format} of turn ${turn} for ${player} (edition ${edition}) ${WORDS[what]}`,
      );
    const more = differences.length - told.length;
    super(
      `Reports of campaign ${campaign} that are made of the log differ from those that were kept: ${told.join('; ')}` +
        `${more > 0 ? `; and ${more} more` : ''}.`,
    );
    this.name = 'ReportsDifferError';
  }
}

/** A campaign whose reports cannot be made, by its name. */
export class NoReportsOfCampaignError extends Error {
  readonly code = 'no-reports-of-campaign';

  /**
   * @param why in words, as a clause that follows a colon
   * @param others campaigns of which there are reports
   */
  constructor(campaign: string, why: string, others: readonly string[]) {
    super(
      `Reports of campaign ${campaign} cannot be made: ${why}. There are reports of ${others.length > 0 ? others.join(', ') : 'no campaign'}.`,
    );
    this.name = 'NoReportsOfCampaignError';
  }
}
