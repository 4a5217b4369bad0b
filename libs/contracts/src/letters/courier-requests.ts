import { Type } from '@sinclair/typebox';
import { orNull, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** Between whom, and as which turn begins. */
const Couriers = Type.Object(
  {
    campaign: CampaignIdText,
    turn: TurnNumber,
    from: PlayerIdText,
    to: Type.Array(PlayerIdText, { minItems: 1, maxItems: 20 }),
  },
  CLOSED,
);

/** How many turns a letter by courier takes from one player to others as a turn begins. 0: it arrives in the turn it is sent. */
export const courierTimes = defineRequest({
  subject: 'logistics.couriers',
  owner: 'logistics',
  askedBy: ['correspondence'],
  question: Couriers,
  answer: Type.Object(
    { times: Type.Array(Type.Object({ to: PlayerIdText, turns: Type.Integer({ minimum: 0 }) }, CLOSED)) },
    CLOSED,
  ),
});

/** The same as far as `from` knows; null where he knows of no post of the other's. */
export const courierEstimates = defineRequest({
  subject: 'logistics.estimates',
  owner: 'logistics',
  askedBy: ['correspondence'],
  question: Couriers,
  answer: Type.Object(
    {
      times: Type.Array(
        Type.Object({ to: PlayerIdText, turns: orNull(Type.Integer({ minimum: 0 })) }, CLOSED),
      ),
    },
    CLOSED,
  ),
});
