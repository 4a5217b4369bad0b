import { Type, type Static } from '@sinclair/typebox';
import { defineRequest } from '../service-request.js';
import { AccountName } from './account.schema.js';
import { ClientDocument, RegistrationQuestion, SignInQuestion } from './people.schema.js';
import { CLOSED, Instant } from '../names.schema.js';

/** The session of a browser: what its cookie holds, and until when. Only the gateway is told, which sets the cookie. */
export const BrowserSessionDocument = Type.Object(
  { account: Type.String(), code: Type.String(), expiresAt: Instant },
  CLOSED,
);
export type BrowserSessionDocument = Static<typeof BrowserSessionDocument>;

/** Signs a browser in with name and password. */
export const signInBrowser = defineRequest({
  subject: 'people.browser',
  owner: 'people',
  question: SignInQuestion,
  answer: BrowserSessionDocument,
});

/** Makes an account, takes the place of an invitation if there is one, and signs the browser in. */
export const registerInBrowser = defineRequest({
  subject: 'people.browserregister',
  owner: 'people',
  question: RegistrationQuestion,
  answer: BrowserSessionDocument,
});

/** Signs a browser of this very computer in with a code that the start of the house printed; the code is spent by it. */
export const startBrowser = defineRequest({
  subject: 'people.browserstart',
  owner: 'people',
  question: Type.Object({ code: Type.String(), client: ClientDocument }, CLOSED),
  answer: BrowserSessionDocument,
});

/** A code that signs a browser of this very computer in as the owner of an account, once, within minutes. */
export const makeStartCode = defineRequest({
  subject: 'accounts.startcode',
  owner: 'people',
  askedBy: ['operator'],
  question: Type.Object({ account: AccountName }, CLOSED),
  answer: Type.Object({ code: Type.String(), expiresAt: Instant }, CLOSED),
});
