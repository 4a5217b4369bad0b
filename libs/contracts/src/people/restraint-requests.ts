import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { AdministrationReason } from '../administration/administration.schema.js';
import { CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { AccountName } from './account.schema.js';
import { ClientDocument, SignedInDocument } from './people.schema.js';

/** What an account may not do in a campaign: hold or ask for a place, or write letters. */
export const RESTRAINT_KINDS = ['banned', 'muted'] as const;
export type RestraintKind = (typeof RESTRAINT_KINDS)[number];

/** Something an account may not do in a campaign. */
export const RestraintDocument = Type.Object({
  account: AccountName,
  kind: oneOf(RESTRAINT_KINDS, 'banned: it holds no place and asks for none; muted: it writes no letters'),
  reason: Type.String(),
  by: Type.Union([AccountName, Type.Null()], { description: 'account of the administrator' }),
  at: Instant,
});
export type RestraintDocument = Static<typeof RestraintDocument>;

const owner = 'people';
const which = { campaign: Type.String(), account: Type.String(), kind: oneOf(RESTRAINT_KINDS) };

/** Who is banned or muted in a campaign, by account. */
export const listRestraints = defineRequest({
  subject: 'people.restraints',
  owner,
  question: Type.Object({ campaign: Type.String() }, CLOSED),
  answer: Type.Object({ restraints: Type.Array(RestraintDocument) }, CLOSED),
});

/** Bans or mutes an account in a campaign; who is banned loses every place there. */
export const restrain = defineRequest({
  subject: 'people.restrain',
  owner,
  question: Type.Object(
    { ...which, reason: AdministrationReason, me: SignedInDocument, client: ClientDocument },
    CLOSED,
  ),
  answer: RestraintDocument,
});

/** Lifts a ban or a mute again. */
export const unrestrain = defineRequest({
  subject: 'people.unrestrain',
  owner,
  question: Type.Object({ ...which, me: SignedInDocument }, CLOSED),
  answer: Type.Object({}, CLOSED),
});

/** What is asked about who may not do what in a campaign. */
export const RESTRAINT_REQUESTS = [listRestraints, restrain, unrestrain] as const;
