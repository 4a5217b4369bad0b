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
