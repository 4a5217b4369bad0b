import { ConflictError, NotFoundError } from '@vedette/platform';

/** There is no such campaign. */
export class CampaignNotFoundError extends NotFoundError {
  constructor(campaign: string) {
    super('campaign', campaign);
  }
}

/** The campaign has ended: nothing is opened or closed in it any more. */
export class CampaignOverError extends ConflictError {
  constructor(campaign: string, turn: number) {
    super('campaign-ended', `Campaign ${campaign} ended with turn ${turn}; no turn follows.`);
  }
}

/** The campaign goes on: it cannot be reopened or published, and what is hidden stays hidden, from everybody. */
export class CampaignNotEndedError extends ConflictError {
  constructor(campaign: string) {
    super(
      'campaign-not-ended',
      `Campaign ${campaign} goes on; belief and truth are opened when it has ended and is published.`,
    );
  }
}

/** The campaign has ended and may be reopened still: what is hidden stays hidden until then. */
export class CampaignNotPublishedError extends ConflictError {
  constructor(campaign: string, opensAt: string) {
    super(
      'campaign-not-published',
      `Campaign ${campaign} has ended; belief and truth are opened at ${opensAt}, or when its administrator publishes it.`,
    );
  }
}

/** The campaign has ended for good: everything that was hidden in it is open. */
export class CampaignPublishedError extends ConflictError {
  constructor(campaign: string, publishedAt: string) {
    super(
      'campaign-published',
      `Campaign ${campaign} was opened to all its members at ${publishedAt}; it cannot be reopened.`,
    );
  }
}

/** There is no such turn in the campaign. */
export class TurnNotFoundError extends NotFoundError {
  constructor(campaign: string, turn: number) {
    super('turn', `${turn} of campaign ${campaign}`);
  }
}

/** The position before a turn is asked for, and a turn before that is not resolved. */
export class TurnNotResolvedError extends ConflictError {
  constructor(campaign: string, turn: number) {
    super('turn-not-resolved', `Turn ${turn} of campaign ${campaign} is not resolved yet; wait until it is.`);
  }
}
