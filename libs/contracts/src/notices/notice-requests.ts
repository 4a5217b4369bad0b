import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CampaignIdText, CLOSED, Instant } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import { NoticeSettings, NoticeWishes, Outbox, WebhookTest } from './notice.schema.js';

const owner = 'correspondence';
const UUID = { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;
const AccountId = Type.String({ ...UUID, description: 'id of an account' });
const OfAccount = Type.Object({ account: AccountId }, CLOSED);

/** How the owner of an account is told. */
export const noticeSettings = defineRequest({
  subject: 'correspondence.settings',
  owner,
  question: OfAccount,
  answer: NoticeSettings,
});

/** Sets how an account is told; with the first webhook the answer has its secret. */
export const setNoticeSettings = defineRequest({
  subject: 'correspondence.wish',
  owner,
  question: Type.Object({ account: AccountId, ...NoticeWishes.properties }, CLOSED),
  answer: NoticeSettings,
});

/** Gives an account another secret for its webhooks. */
export const renewWebhookSecret = defineRequest({
  subject: 'correspondence.renew',
  owner,
  question: OfAccount,
  answer: NoticeSettings,
});

/** Sends a webhook as a test, at once; what became of it within its ten seconds is the answer. */
export const testWebhook = defineRequest({
  subject: 'correspondence.test',
  owner,
  question: OfAccount,
  answer: WebhookTest,
  timeoutMs: 60_000,
});

/** How the ways of telling fare for the whole installation. */
export const outboxCondition = defineRequest({
  subject: 'correspondence.outbox',
  owner,
  question: Type.Object({}, CLOSED),
  answer: Outbox,
});

/** What is mailed to the owner of an account about the account itself. */
export const ACCOUNT_MAILS = [
  'password-reset',
  'password-changed',
  'email-verification',
  'email-changed',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** A mail about an account, as whoever keeps accounts hands it over. */
export const AccountMail = Type.Object(
  {
    id: Type.String({ ...UUID, description: 'the same however often it is handed over' }),
    account: AccountId,
    kind: oneOf(ACCOUNT_MAILS),
    to: Type.Union([Type.String(), Type.Null()], {
      description: 'where it goes; null for the address of the account',
    }),
    secret: Type.Union([Type.String(), Type.Null()], { description: 'the code it brings' }),
    minutes: Type.Union([Type.Integer(), Type.Null()], { description: 'how long the code is good' }),
    writtenAt: Instant,
  },
  CLOSED,
);
export type AccountMail = Static<typeof AccountMail>;

/** Takes a mail about an account to be sent. Once it has answered, it goes out; handed over again, it changes nothing. */
export const acceptMail = defineRequest({
  subject: 'correspondence.mail',
  owner,
  askedBy: ['people'],
  question: AccountMail,
  answer: Type.Object({}, CLOSED),
});

/** Something about places in a campaign that one account is told, in one line without words of others; it goes out as that account wishes to be told of announcements. */
export const PlaceNews = Type.Object(
  {
    id: Type.String({ ...UUID, description: 'the same however often it is handed over' }),
    account: AccountId,
    campaign: CampaignIdText,
    title: Type.String({ minLength: 1, maxLength: 120 }),
    text: Type.String({ minLength: 1, maxLength: 300 }),
    writtenAt: Instant,
  },
  CLOSED,
);
export type PlaceNews = Static<typeof PlaceNews>;

/** Takes such news to be told; handed over again, it changes nothing. */
export const acceptPlaceNews = defineRequest({
  subject: 'correspondence.place',
  owner,
  askedBy: ['people'],
  question: PlaceNews,
  answer: Type.Object({}, CLOSED),
});

/** What is asked about notices and mail. */
export const NOTICE_REQUESTS = [
  noticeSettings,
  setNoticeSettings,
  renewWebhookSecret,
  testWebhook,
  outboxCondition,
  acceptMail,
  acceptPlaceNews,
] as const;
