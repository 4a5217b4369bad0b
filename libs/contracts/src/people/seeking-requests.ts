import { Type } from '@sinclair/typebox';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { ClientDocument, MemberDocument, SignedInDocument } from './people.schema.js';
import {
  AnsweringWords,
  AskingWords,
  JoinRequestDocument,
  OwnJoinRequest,
  SeekingCampaign,
  SeekingDocument,
  SeekingWishes,
} from './seeking.schema.js';

const owner = 'people';
const NOTHING = Type.Object({}, CLOSED);
const inCampaign = { campaign: Type.String() };
const me = SignedInDocument;
const decided = { ...inCampaign, request: Type.String(), words: AnsweringWords, me };

/** The campaigns that seek players and have a free seat to offer, for anybody who is signed in. */
export const listSeeking = defineRequest({
  subject: 'people.seeking',
  owner,
  question: NOTHING,
  answer: Type.Object({ campaigns: Type.Array(SeekingCampaign) }, CLOSED),
});

/** What a campaign says of itself while it seeks players. */
export const describeSeeking = defineRequest({
  subject: 'people.sought',
  owner,
  question: Type.Object(inCampaign, CLOSED),
  answer: SeekingDocument,
});

/** Has a campaign seek players, or say otherwise what it seeks; no wishes: it seeks none any more. */
export const seekPlayers = defineRequest({
  subject: 'people.seek',
  owner,
  question: Type.Object({ ...inCampaign, wishes: Type.Optional(SeekingWishes), me }, CLOSED),
  answer: SeekingDocument,
});

/** Asks for a seat of a campaign that seeks players. */
export const askToJoin = defineRequest({
  subject: 'people.ask',
  owner,
  question: Type.Object({ ...inCampaign, player: Type.String(), words: AskingWords, me }, CLOSED),
  answer: OwnJoinRequest,
});

/** What one has asked for, newest first. */
export const ownJoinRequests = defineRequest({
  subject: 'people.asked',
  owner,
  question: Type.Object({ me }, CLOSED),
  answer: Type.Object({ requests: Type.Array(OwnJoinRequest) }, CLOSED),
});

/** Takes an open request of one's own back. */
export const withdrawJoinRequest = defineRequest({
  subject: 'people.unask',
  owner,
  question: Type.Object({ request: Type.String(), me }, CLOSED),
  answer: NOTHING,
});

/** The requests to join a campaign, the open ones first, newest first. */
export const listJoinRequests = defineRequest({
  subject: 'people.requests',
  owner,
  question: Type.Object(inCampaign, CLOSED),
  answer: Type.Object({ requests: Type.Array(JoinRequestDocument) }, CLOSED),
});

/** Gives an asker the seat he asked for, or another. */
export const acceptJoinRequest = defineRequest({
  subject: 'people.admit',
  owner,
  question: Type.Object({ ...decided, player: Type.Optional(Type.String()), client: ClientDocument }, CLOSED),
  answer: MemberDocument,
});

/** Tells an asker that he does not get a seat. */
export const declineJoinRequest = defineRequest({
  subject: 'people.decline',
  owner,
  question: Type.Object(decided, CLOSED),
  answer: JoinRequestDocument,
});

/** What is asked about campaigns that seek players. */
export const SEEKING_REQUESTS = [
  listSeeking,
  describeSeeking,
  seekPlayers,
  askToJoin,
  ownJoinRequests,
  withdrawJoinRequest,
  listJoinRequests,
  acceptJoinRequest,
  declineJoinRequest,
] as const;
