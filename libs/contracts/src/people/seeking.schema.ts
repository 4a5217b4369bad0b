import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { CampaignDocument } from '../campaign/campaign-requests.js';
import { CampaignIdText, Instant } from '../names.schema.js';
import { AccountName } from './account.schema.js';

const words = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, description });

/** What one who asks for a seat says of himself, and what he is answered. */
export const AskingWords = words(1000, 'who you are and why; who administers the campaign reads it');
export const AnsweringWords = Type.Optional(words(1000, 'what the asker reads beside it'));

/** A seat that is offered, as whoever administers its campaign says it. */
export const SoughtSeat = Type.Object({
  player: PlayerIdText,
  words: Type.Optional(words(300, 'what of this seat is told')),
});
export type SoughtSeat = Static<typeof SoughtSeat>;

/** What a campaign that seeks players tells everybody who is signed in. */
export const SeekingWishes = Type.Object({
  words: words(
    2000,
    'what the campaign is, its pace, and whom it looks for; everybody who is signed in reads it',
  ),
  seats: Type.Array(SoughtSeat, {
    minItems: 1,
    maxItems: 60,
    description: 'the seats that are offered; one that somebody takes is offered no more',
  }),
});
export type SeekingWishes = Static<typeof SeekingWishes>;

/** Whether a campaign seeks players, for who administers it. */
export const SeekingDocument = Type.Object({
  seeks: Type.Boolean(),
  words: orNull(Type.String()),
  seats: Type.Array(SoughtSeat),
  since: orNull(Instant),
});
export type SeekingDocument = Static<typeof SeekingDocument>;

const { title, rulebooks, theatre, turn } = CampaignDocument.properties;

/** A free seat as everybody who is signed in reads of it. */
export const OfferedSeat = Type.Object({
  player: PlayerIdText,
  name: Type.String({ description: 'whom he plays who takes it' }),
  state: Type.String(),
  side: Type.String(),
  words: orNull(Type.String()),
});
export type OfferedSeat = Static<typeof OfferedSeat>;

/** A campaign that seeks players: nothing of how it goes but which turn it is. */
export const SeekingCampaign = Type.Object({
  campaign: CampaignIdText,
  ...{ title, rulebooks, theatre, turn },
  words: Type.String(),
  since: Instant,
  seats: Type.Array(OfferedSeat, { description: 'those nobody has' }),
});
export type SeekingCampaign = Static<typeof SeekingCampaign>;

/** What has become of a request to join. */
export const JOIN_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type JoinStatus = (typeof JOIN_STATUSES)[number];

const request = {
  id: Type.String(),
  player: PlayerIdText,
  words: Type.String(),
  askedAt: Instant,
  status: oneOf(JOIN_STATUSES),
  decidedAt: orNull(Instant),
  answer: Type.Union([Type.String(), Type.Null()], { description: 'what was said to it' }),
};

/** A request to join, as its asker reads it. */
export const OwnJoinRequest = Type.Object({ campaign: CampaignIdText, ...request });
export type OwnJoinRequest = Static<typeof OwnJoinRequest>;

/** A request to join, as the administrators of its campaign read it. */
export const JoinRequestDocument = Type.Object({
  account: AccountName,
  ...request,
  decidedBy: Type.Union([AccountName, Type.Null()], { description: 'account' }),
});
export type JoinRequestDocument = Static<typeof JoinRequestDocument>;
