import { Type } from '@sinclair/typebox';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import {
  ClientDocument,
  RegistrationQuestion,
  SessionDocument,
  SignedInDocument,
  SignInQuestion,
  TokensDocument,
} from './people.schema.js';

// Passwords, codes and tokens are asked about as they were sent. The broker lets nobody but people hear these questions, and
// the answers go to an inbox of the asker's own.

/** Signs in with name and password. */
export const signIn = defineRequest({
  subject: 'people.signin',
  owner: 'people',
  question: SignInQuestion,
  answer: TokensDocument,
});

/** Makes an account, takes the place of an invitation if there is one, and signs in. */
export const registerAccount = defineRequest({
  subject: 'people.register',
  owner: 'people',
  question: RegistrationQuestion,
  answer: TokensDocument,
});

/** Renews a session; a refresh token that comes twice ends it. */
export const renewSession = defineRequest({
  subject: 'people.renew',
  owner: 'people',
  question: Type.Object({ refreshToken: Type.String(), client: ClientDocument }, CLOSED),
  answer: TokensDocument,
});

/** Ends the session it is asked in. */
export const signOut = defineRequest({
  subject: 'people.signout',
  owner: 'people',
  question: Type.Object({ me: SignedInDocument }, CLOSED),
  answer: Type.Object({}, CLOSED),
});

/** Sessions of one's own that are not over, last used first. */
export const listSessions = defineRequest({
  subject: 'people.sessions',
  owner: 'people',
  question: Type.Object({ me: SignedInDocument }, CLOSED),
  answer: Type.Object({ sessions: Type.Array(SessionDocument) }, CLOSED),
});

/** Ends one of one's own sessions; every other one unless it is named. */
export const endSessions = defineRequest({
  subject: 'people.end',
  owner: 'people',
  question: Type.Object(
    { me: SignedInDocument, session: Type.Optional(Type.String()), client: ClientDocument },
    CLOSED,
  ),
  answer: Type.Object({}, CLOSED),
});

/** Notes that sessions and personal access tokens are in use, by their ids. */
export const noteInUse = defineRequest({
  subject: 'people.inuse',
  owner: 'people',
  question: Type.Object({ sessions: Type.Array(Type.String(), { maxItems: 1_000 }) }, CLOSED),
  answer: Type.Object({}, CLOSED),
});

/** The id of the device a code is of, if this installation made the code; whether anybody signed in with it plays no part. */
export const readDevice = defineRequest({
  subject: 'people.device',
  owner: 'people',
  question: Type.Object({ code: Type.String() }, CLOSED),
  answer: Type.Object({ device: Type.Union([Type.String(), Type.Null()]) }, CLOSED),
});
