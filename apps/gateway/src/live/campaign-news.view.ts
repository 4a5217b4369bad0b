import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '@vedette/campaign';
import { Instant, TurnNumber } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';
import { LIVE_KINDS } from '../shapes/live-kinds.js';

/** That something happened in a campaign; what it was is read where it stands. */
export const CampaignNewsView = viewOf(
  'CampaignNews',
  Type.Object({
    kind: oneOf(LIVE_KINDS),
    turn: Type.Union([TurnNumber, Type.Null()], { description: 'the turn it is about' }),
    deadline: Type.Union([Instant, Type.Null()], { description: 'the deadline it sets' }),
    text: orNull(Type.String({ description: 'of an announcement, in the words of who made it' })),
  }),
);
export type CampaignNewsView = Shown<typeof CampaignNewsView>;
