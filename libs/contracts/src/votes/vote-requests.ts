import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { AdministrationReason } from '../administration/administration.schema.js';
import { AdministratorAccount, CampaignIdText, CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/** What those who play are asked: whether the clock shall be stopped, or the campaign end. Neither is done by the vote itself. */
export const VOTE_SUBJECTS = ['pause', 'end'] as const;
export type VoteSubject = (typeof VOTE_SUBJECTS)[number];
/** What a seat may say while a vote is open, as often as it likes: the last counts, and `none` takes it back. */
export const BALLOTS = ['yes', 'no', 'none'] as const;
export type Ballot = (typeof BALLOTS)[number];

export const VoteNumber = Type.Integer({
  ...{ minimum: 1, maximum: 10_000 },
  description: 'number of a vote in its campaign, from 1',
});
const Count = Type.Integer({ minimum: 0 });

/** A vote as one person may read it: how each seat voted nobody reads but itself. */
export const VoteDocument = Type.Object(
  {
    number: VoteNumber,
    about: oneOf(VOTE_SUBJECTS, 'pause: stop the clock; end: end the campaign'),
    reason: Type.String(),
    openedAt: Instant,
    closedAt: orNull(Instant),
    seats: Type.Unsafe<number>({ ...Count, description: 'how many may vote: one ballot a seat' }),
    cast: Type.Unsafe<number>({ ...Count, description: 'how many have' }),
    tally: Type.Union([Type.Object({ yes: Count, no: Count }, CLOSED), Type.Null()], {
      description: 'told to administrators, and to everybody once it is closed',
    }),
    own: Type.Union([oneOf(BALLOTS), Type.Null()], {
      description: 'how your seat has voted; null where it has not, or has taken it back',
    }),
  },
  CLOSED,
);
export type VoteDocument = Static<typeof VoteDocument>;

const owner = 'turn-conductor';
const campaign = CampaignIdText;
const by = AdministratorAccount;

/** The votes of a campaign as one person reads them, newest first. */
export const listVotes = defineRequest({
  subject: 'votes.list',
  owner,
  question: Type.Object(
    { campaign, seenBy: oneOf(['player', 'administrator']), player: orNull(PlayerIdText) },
    CLOSED,
  ),
  answer: Type.Object({ votes: Type.Array(VoteDocument) }, CLOSED),
});

/** Asks those who play; one vote is open at a time. */
export const openVote = defineRequest({
  subject: 'votes.open',
  owner,
  question: Type.Object({ campaign, about: oneOf(VOTE_SUBJECTS), reason: AdministrationReason, by }, CLOSED),
  answer: VoteDocument,
});

/** Votes from a seat, once. */
export const castVote = defineRequest({
  subject: 'votes.cast',
  owner,
  question: Type.Object(
    { campaign, number: VoteNumber, player: PlayerIdText, ballot: oneOf(BALLOTS) },
    CLOSED,
  ),
  answer: VoteDocument,
});

/** Closes a vote; everybody is told how it came out. What follows is the administrator's to do. */
export const closeVote = defineRequest({
  subject: 'votes.close',
  owner,
  question: Type.Object({ campaign, number: VoteNumber, by }, CLOSED),
  answer: VoteDocument,
});

/** What is asked about votes. */
export const VOTE_REQUESTS = [listVotes, openVote, castVote, closeVote] as const;
