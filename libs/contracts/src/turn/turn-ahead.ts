import { Type, type Static } from '@sinclair/typebox';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';

/** A turn whose phases will be due before long: it takes orders from now on, or takes them no more. */
export const TurnAhead = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    /** How often the turn was rolled back; left out while it was not. */
    generation: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  CLOSED,
);
export type TurnAhead = Static<typeof TurnAhead>;

/**
 * Core NATS subject on which the conductor tells the workers of an owner of turns ahead. One of them hears it and may make ready; a
 * telling that is lost costs nothing but time.
 */
export const turnAheadSubject = (owner: string, campaign: string): string =>
  `turn.ahead.${owner}.${campaign}`;
