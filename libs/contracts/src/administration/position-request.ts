import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
import { AdministratorAccount, CampaignIdText, CLOSED, Digest, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { AdministrationReason } from './administration.schema.js';

/** Before or after a turn, or a phase of it. */
export const POSITION_MOMENTS = ['start', 'end'] as const;
export type PositionMoment = (typeof POSITION_MOMENTS)[number];

/** Of which moment a position is. */
export const PositionMomentDocument = Type.Object(
  {
    turn: TurnNumber,
    phase: Type.Union([oneOf(PHASES_OF_TURNS), Type.Null()], { description: 'null: the turn as a whole' }),
    at: oneOf(['start', 'end', 'now'], 'now: as far as the turn has been resolved'),
  },
  CLOSED,
);
export type PositionMomentDocument = Static<typeof PositionMomentDocument>;

/**
 * The whole position at a moment, as nobody who plays sees it. It lies in the vault, because it is too large for the broker, and is named by its
 * digest; that somebody looked is written down before he is answered.
 */
export const wholePosition = defineRequest({
  subject: 'administration.position',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: Type.Optional(TurnNumber),
      phase: Type.Optional(oneOf(PHASES_OF_TURNS)),
      at: Type.Optional(oneOf(POSITION_MOMENTS)),
      reason: AdministrationReason,
      by: AdministratorAccount,
    },
    CLOSED,
  ),
  answer: Type.Object(
    { campaign: CampaignIdText, ...PositionMomentDocument.properties, document: Digest },
    CLOSED,
  ),
  timeoutMs: 60_000,
});
