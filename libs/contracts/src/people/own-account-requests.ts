import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import {
  AccountEventDocument,
  ClientDocument,
  PersonalTokenDocument,
  PersonalTokenMade,
  SignedInDocument,
  TOKEN_SCOPES,
} from './people.schema.js';

const NOTHING = Type.Object({}, CLOSED);

/** The verified mail address of who asks; null for none. */
export const describeOwnAccount = defineRequest({
  subject: 'people.me',
  owner: 'people',
  question: Type.Object({ me: SignedInDocument }, CLOSED),
  answer: Type.Object({ email: Type.Union([Type.String(), Type.Null()]) }, CLOSED),
});

/** What happened to one's account, newest first, a hundred at a time. */
export const accountHistory = defineRequest({
  subject: 'people.history',
  owner: 'people',
  question: Type.Object({ me: SignedInDocument, before: Type.Optional(Type.String()) }, CLOSED),
  answer: Type.Object({ events: Type.Array(AccountEventDocument) }, CLOSED),
});

/** Changes the password of who knows the present one; every other session ends. */
export const changePassword = defineRequest({
  subject: 'people.password',
  owner: 'people',
  question: Type.Object(
    { me: SignedInDocument, present: Type.String(), next: Type.String(), client: ClientDocument },
    CLOSED,
  ),
  answer: NOTHING,
});

/** Has a code mailed that sets a new password, if there is such an account and it has a mail address; nobody is told which. */
export const forgotPassword = defineRequest({
  subject: 'people.forgotten',
  owner: 'people',
  question: Type.Object({ account: Type.String(), client: ClientDocument }, CLOSED),
  answer: NOTHING,
});

/** Sets a password with a code; every session ends. */
export const resetPassword = defineRequest({
  subject: 'people.reset',
  owner: 'people',
  question: Type.Object({ code: Type.String(), next: Type.String(), client: ClientDocument }, CLOSED),
  answer: NOTHING,
});

/** Has a code sent to a mail address, or forgets the one there is. */
export const changeEmail = defineRequest({
  subject: 'people.email',
  owner: 'people',
  question: Type.Object(
    {
      me: SignedInDocument,
      email: Type.Union([Type.String(), Type.Null()]),
      password: Type.String(),
      client: ClientDocument,
    },
    CLOSED,
  ),
  answer: NOTHING,
});

/** Takes a mail address for proved by the code that was sent to it. */
export const verifyEmail = defineRequest({
  subject: 'people.verify',
  owner: 'people',
  question: Type.Object({ code: Type.String(), client: ClientDocument }, CLOSED),
  answer: NOTHING,
});

/** One's own personal access tokens that are good. */
export const listTokens = defineRequest({
  subject: 'people.tokens',
  owner: 'people',
  question: Type.Object({ me: SignedInDocument }, CLOSED),
  answer: Type.Object({ tokens: Type.Array(PersonalTokenDocument) }, CLOSED),
});

/** Makes a personal access token, which is told this once. */
export const makeToken = defineRequest({
  subject: 'people.token',
  owner: 'people',
  question: Type.Object(
    {
      me: SignedInDocument,
      name: Type.String(),
      scopes: Type.Array(oneOf(TOKEN_SCOPES), { minItems: 1 }),
      days: Type.Optional(Type.Integer({ minimum: 1 })),
      client: ClientDocument,
    },
    CLOSED,
  ),
  answer: PersonalTokenMade,
});

/** Revokes one of one's own tokens. */
export const revokeToken = defineRequest({
  subject: 'people.revoke',
  owner: 'people',
  question: Type.Object({ me: SignedInDocument, token: Type.String(), client: ClientDocument }, CLOSED),
  answer: NOTHING,
});
