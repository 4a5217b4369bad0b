import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CAMPAIGN_ROLES } from './account.schema.js';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import {
  AcceptedPlace,
  ClientDocument,
  InvitationDocument,
  InvitationMade,
  InvitationOffer,
  MemberDocument,
  SignedInDocument,
} from './people.schema.js';

const NOTHING = Type.Object({}, CLOSED);
const inCampaign = { campaign: Type.String() };
const wanted = {
  role: oneOf(CAMPAIGN_ROLES),
  player: Type.Union([Type.String(), Type.Null()]),
};

/** Everybody with a place in a campaign. */
export const listMembers = defineRequest({
  subject: 'people.members',
  owner: 'people',
  question: Type.Object(inCampaign, CLOSED),
  answer: Type.Object({ members: Type.Array(MemberDocument) }, CLOSED),
});

/** Gives an account a place beside those it has. */
export const giveSeat = defineRequest({
  subject: 'people.give',
  owner: 'people',
  question: Type.Object(
    { ...inCampaign, account: Type.String(), ...wanted, me: SignedInDocument, client: ClientDocument },
    CLOSED,
  ),
  answer: MemberDocument,
});

/** Takes an account one seat, or every place it has in a campaign. */
export const takeSeat = defineRequest({
  subject: 'people.take',
  owner: 'people',
  question: Type.Object(
    {
      ...inCampaign,
      account: Type.String(),
      player: Type.Optional(Type.String()),
      me: SignedInDocument,
      client: ClientDocument,
    },
    CLOSED,
  ),
  answer: NOTHING,
});

/** Gives up a seat of one's own; whoever administers the campaign is told. */
export const leaveSeat = defineRequest({
  subject: 'people.leave',
  owner: 'people',
  question: Type.Object(
    { ...inCampaign, player: Type.String(), me: SignedInDocument, client: ClientDocument },
    CLOSED,
  ),
  answer: NOTHING,
});

/** Has an account administer a campaign that was just made; without the campaign it only looks whether there is such an account. */
export const appointAdministrator = defineRequest({
  subject: 'people.appoint',
  owner: 'people',
  question: Type.Object(
    { account: Type.String(), campaign: Type.Optional(Type.String()), by: Type.String() },
    CLOSED,
  ),
  answer: NOTHING,
});

/** The invitations to a campaign, newest first. */
export const listInvitations = defineRequest({
  subject: 'people.invitations',
  owner: 'people',
  question: Type.Object(inCampaign, CLOSED),
  answer: Type.Object({ invitations: Type.Array(InvitationDocument) }, CLOSED),
});

/** Offers a place; whoever brings the code first has it. */
export const makeInvitation = defineRequest({
  subject: 'people.invite',
  owner: 'people',
  question: Type.Object(
    {
      ...inCampaign,
      ...wanted,
      days: Type.Optional(Type.Integer({ minimum: 1 })),
      note: Type.Optional(Type.String()),
      me: SignedInDocument,
    },
    CLOSED,
  ),
  answer: InvitationMade,
});

/** Takes an invitation back. */
export const revokeInvitation = defineRequest({
  subject: 'people.uninvite',
  owner: 'people',
  question: Type.Object({ ...inCampaign, invitation: Type.String(), me: SignedInDocument }, CLOSED),
  answer: NOTHING,
});

/** What a code invites to. */
export const describeInvitation = defineRequest({
  subject: 'people.offer',
  owner: 'people',
  question: Type.Object({ code: Type.String() }, CLOSED),
  answer: InvitationOffer,
});

/** Takes the place of an invitation with the account that is signed in. */
export const acceptInvitation = defineRequest({
  subject: 'people.accept',
  owner: 'people',
  question: Type.Object({ code: Type.String(), me: SignedInDocument, client: ClientDocument }, CLOSED),
  answer: AcceptedPlace,
});
