import { Type } from '@sinclair/typebox';
import { oneOf, SEASONS } from '@vedette/campaign';
import { AdministratorAccount, CampaignIdText, CLOSED, Instant, TurnNumber } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { TurnStateDocument } from './turn-state.schema.js';

/** Opens the next turn, when the last one is resolved. Opening an open turn again moves its deadline. */
export const openTurn = defineRequest({
  subject: 'turn.open',
  owner: 'turn-conductor',
  question: Type.Object(
    {
      campaign: CampaignIdText,
      turn: TurnNumber,
      season: Type.Optional(
        oneOf(
          SEASONS,
          'season of the turn; unless stated the calendar of the position names it, and without one it is that of the turn before',
        ),
      ),
      deadline: Type.Optional(Type.Union([Instant, Type.Null()])),
      by: Type.Optional(AdministratorAccount),
    },
    CLOSED,
  ),
  answer: TurnStateDocument,
});

/** Closes a turn to orders and has it resolved. Closing a closed turn changes nothing. */
export const closeTurn = defineRequest({
  subject: 'turn.close',
  owner: 'turn-conductor',
  question: Type.Object(
    { campaign: CampaignIdText, turn: TurnNumber, by: Type.Optional(AdministratorAccount) },
    CLOSED,
  ),
  answer: TurnStateDocument,
  timeoutMs: 60_000,
});

/** Where a turn stands; the latest one unless stated. */
export const describeTurn = defineRequest({
  subject: 'turn.state',
  owner: 'turn-conductor',
  askedBy: ['gateway', 'correspondence'],
  question: Type.Object({ campaign: CampaignIdText, turn: Type.Optional(TurnNumber) }, CLOSED),
  answer: TurnStateDocument,
});

/** Core NATS subject on which the conductor tells that a turn has moved on; the message is a turn's state. */
export const turnProgressSubject = (campaign: string): string => `turn.progress.${campaign}`;
