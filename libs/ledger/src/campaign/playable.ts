import { placeOf, type SeasonPlan, type Season } from '@vedette/campaign';
import type { NewEvent } from '@vedette/event-store';
import { InvalidRequestError } from '@vedette/platform';
import type { CampaignCreated } from '../stored/administration-events.js';

/** What a position of any game comes to when a campaign is made of it. */
export interface Playable {
  readonly facts: CampaignCreated['campaign'];
  readonly firstTurn: number;
  /** After which it ends by itself; null where it goes on until it is ended. */
  readonly lastTurn: number | null;
  readonly season: Season;
  readonly calendar: readonly SeasonPlan[];
  /** What players are told before the first turn. */
  readonly opening: readonly NewEvent[];
}

/** The position a campaign should begin with cannot be played. */
export class PositionUnplayableError extends InvalidRequestError {
  constructor(
    faults: readonly { readonly pointer: string; readonly line: string }[],
    format = 'vedette/position@1',
  ) {
    super({
      code: 'position-unplayable',
      status: 422,
      rule: format,
      message: faults.map(({ line }) => line).join('; '),
      field: faults[0] ? placeOf(faults[0]) : '/position',
      errors: faults.map((fault) => ({
        code: 'position-unplayable',
        message: fault.line,
        field: placeOf(fault),
      })),
    });
  }
}
