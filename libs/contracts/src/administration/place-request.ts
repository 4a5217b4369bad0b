import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { AdministratorAccount, CampaignIdText, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** What is done about places in a campaign. */
export const PLACE_ACTS = [
  'invited',
  'invitation-revoked',
  'invitation-accepted',
  'given',
  'taken',
  'left',
  'sought',
  'sought-no-more',
  'asked',
  'admitted',
  'declined',
  'banned',
  'unbanned',
  'muted',
  'unmuted',
] as const;
export const PlaceAct = oneOf(PLACE_ACTS);
export type PlaceAct = Static<typeof PlaceAct>;

/** Which place, and whose. */
export const PlaceFacts = {
  account: Type.Union([AdministratorAccount, Type.Null()], {
    description: 'whose place it is; null where nobody has it yet',
  }),
  role: Type.Union([oneOf(['player', 'minister', 'administrator']), Type.Null()], {
    description: 'null where a place is taken, whatever its role was',
  }),
  player: Type.Union([PlayerIdText, Type.Null()], {
    description: 'null for an administrator, and where every place of an account is taken',
  }),
  reason: Type.Optional(
    Type.String({ minLength: 1, maxLength: 500, description: 'why, of what asks for a reason' }),
  ),
};

/**
 * People has invited somebody, given a place or taken one; the conductor writes it into the log of administration, which
 * administrators alone read of it. A note told again under its id changes nothing.
 */
export const notePlace = defineRequest({
  subject: 'administration.place',
  owner: 'turn-conductor',
  askedBy: ['people'],
  question: Type.Object(
    {
      campaign: CampaignIdText,
      id: Type.String({ minLength: 1, maxLength: 64 }),
      ...PlaceFacts,
      act: PlaceAct,
      by: AdministratorAccount,
    },
    CLOSED,
  ),
  answer: Type.Object({}, CLOSED),
});
