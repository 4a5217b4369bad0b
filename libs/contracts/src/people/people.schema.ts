import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { AccountName, CAMPAIGN_ROLES } from './account.schema.js';
import { CampaignIdText, CLOSED, Instant } from '../names.schema.js';

/** What a personal access token may be good for. */
export const TOKEN_SCOPES = [
  'campaign:read',
  'clock:write',
  'orders:read',
  'orders:write',
  'reports:read',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What may happen to an account. */
export const ACCOUNT_EVENTS = [
  'registered',
  'made',
  'signed-in',
  'sign-in-failed',
  'session-ended',
  'sessions-ended',
  'refresh-token-reused',
  'password-changed',
  'password-reset-asked',
  'password-reset-link-made',
  'password-reset',
  'email-asked',
  'email-set',
  'email-removed',
  'token-made',
  'token-revoked',
  'place-taken',
  'place-given',
  'place-lost',
  'disabled',
  'enabled',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** What has become of an invitation. */
export const INVITATION_STATUSES = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

/** From where somebody asks. */
export const ClientDocument = Type.Object(
  {
    network: Type.String({ description: 'address, or the /64 of an IPv6 one' }),
    userAgent: Type.Union([Type.String(), Type.Null()]),
    device: Type.Union([Type.String(), Type.Null()], {
      description: 'the device code that was sent, genuine or not',
    }),
  },
  CLOSED,
);

/** Name and password as they were sent, from a program or a browser. */
export const SignInQuestion = Type.Object(
  { account: Type.String(), password: Type.String(), client: ClientDocument },
  CLOSED,
);

/** What an account is made of, from a program or a browser; an invitation gives it its first place. */
export const RegistrationQuestion = Type.Object(
  {
    account: Type.String(),
    password: Type.String(),
    invitation: Type.Optional(Type.String()),
    client: ClientDocument,
  },
  CLOSED,
);

/** An account that is signed in, and by which session or token. */
export const SignedInDocument = Type.Object(
  {
    account: Type.Object({ id: Type.String(), name: Type.String(), operator: Type.Boolean() }, CLOSED),
    session: Type.String(),
  },
  CLOSED,
);
export type SignedInDocument = Static<typeof SignedInDocument>;

/** What a client gets when it signs in or renews. */
export const TokensDocument = Type.Object({
  accessToken: Type.String({ description: 'send it as "Authorization: Bearer ..."' }),
  expiresIn: Type.Integer({ description: 'seconds the access token is good' }),
  refreshToken: Type.String({ description: 'renews the session once; keep it secret' }),
  device: Type.Optional(
    Type.String({
      description:
        'given on signing in: keep it and send it as the header Vedette-Device when you sign in again, so that wrong ' +
        'passwords given by others do not hold you up',
    }),
  ),
});
export type TokensDocument = Static<typeof TokensDocument>;

/** A session of one's own that is not over. */
export const SessionDocument = Type.Object({
  id: Type.String(),
  current: Type.Boolean({ description: 'the one this is asked in' }),
  device: textOrNull('sessions of one device have the same'),
  userAgent: textOrNull('what the program calls itself'),
  network: textOrNull('address, or the /64 of an IPv6 one'),
  createdAt: Instant,
  lastUsedAt: Type.Unsafe<string>({ ...Instant, description: 'right to some minutes' }),
  expiresAt: Instant,
});
export type SessionDocument = Static<typeof SessionDocument>;

const token = {
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(oneOf(TOKEN_SCOPES)),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Type.Union([Instant, Type.Null()], { description: 'right to a minute' }),
};

/** A personal access token. */
export const PersonalTokenDocument = Type.Object(token);
export type PersonalTokenDocument = Static<typeof PersonalTokenDocument>;

/** A new personal access token. */
export const PersonalTokenMade = Type.Object({
  ...token,
  token: Type.String({ description: 'begins with vdt_; it is not told again' }),
});
export type PersonalTokenMade = Static<typeof PersonalTokenMade>;

/** Something that happened to an account. */
export const AccountEventDocument = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: oneOf(ACCOUNT_EVENTS),
  network: textOrNull('address, or the /64 of an IPv6 one'),
  userAgent: textOrNull('what the program called itself'),
  data: Type.Record(Type.String(), Type.Unknown(), {
    description: 'what belongs to it: a token, a place, who did it',
  }),
});
export type AccountEventDocument = Static<typeof AccountEventDocument>;

const Role = oneOf(CAMPAIGN_ROLES);
const PlayerOrNone = orNull(PlayerIdText);

/** A place in a campaign: a seat with its player, or the office of an administrator without one. */
export const PlaceDocument = Type.Object({ campaign: CampaignIdText, role: Role, player: PlayerOrNone });
export type PlaceDocument = Static<typeof PlaceDocument>;

/** Somebody's place in a campaign. */
export const MemberDocument = Type.Object({ account: AccountName, role: Role, player: PlayerOrNone });
export type MemberDocument = Static<typeof MemberDocument>;

const place = { role: Role, player: orNull(Type.String()) };
const invitation = {
  id: Type.String(),
  ...place,
  note: orNull(Type.String()),
  status: oneOf(INVITATION_STATUSES),
  invitedBy: textOrNull('account'),
  acceptedBy: textOrNull('account'),
  createdAt: Instant,
  expiresAt: Instant,
};

/** An invitation as the administrators of its campaign see it. */
export const InvitationDocument = Type.Object(invitation);
export type InvitationDocument = Static<typeof InvitationDocument>;

/** A new invitation, with the code that is told this once. */
export const InvitationMade = Type.Object({
  ...invitation,
  code: Type.String({ description: 'give it to whom you invite; it is not told again' }),
  link: textOrNull('the same as a link, if PUBLIC_URL is set'),
});
export type InvitationMade = Static<typeof InvitationMade>;

/** An invitation as whoever holds its code sees it. */
export const InvitationOffer = Type.Object({
  campaign: CampaignIdText,
  title: Type.String(),
  ...place,
  playerName: textOrNull('the name of the player in the campaign'),
  expiresAt: Instant,
});
export type InvitationOffer = Static<typeof InvitationOffer>;

/** A place that was accepted. */
export const AcceptedPlace = Type.Object({ campaign: CampaignIdText, ...place });
export type AcceptedPlace = Static<typeof AcceptedPlace>;
