import { Type } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import { AdministratorAccount, CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { AdministrationReason } from './administration.schema.js';

/**
 * Somebody who runs a campaign is about to look at what players ordered for a turn, the latest unless named. That he does, and why, is
 * written down for everybody before he is answered; the answer names the turn and whose orders he may read.
 */
export const noteOrdersSeen = defineRequest({
  subject: 'administration.orders',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: Type.Optional(TurnNumber),
      player: Type.Optional(PlayerIdText),
      reason: AdministrationReason,
      by: AdministratorAccount,
    },
    CLOSED,
  ),
  answer: Type.Object({ turn: TurnNumber, players: Type.Array(PlayerIdText) }, CLOSED),
});
