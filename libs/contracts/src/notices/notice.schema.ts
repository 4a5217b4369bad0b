import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull } from '@vedette/campaign';
import { Instant } from '../names.schema.js';

/** What one may be told of, or not. */
export const NOTICE_KINDS = ['turn', 'reminder', 'clock', 'letter', 'announcement'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const timeOfDay = (name: string, description?: string) =>
  Type.String({
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    refusal: `${name} must be a time of the day, HH:MM`,
    ...(description ? { description } : {}),
  });
const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

/** Hours of every day in which one is not told: as they are set, and as they are told. */
export const QuietHours = Type.Object({
  from: timeOfDay('from'),
  until: timeOfDay('until', 'of the next day when it is the earlier'),
});

const settings = {
  mail: Type.Boolean({ description: 'by mail, to the verified address of the account' }),
  webhook: Type.Union([Type.String({ minLength: 1, maxLength: 500 }), Type.Null()], {
    description: 'URL of a receiver, or null',
  }),
  kinds: Type.Array(oneOf(NOTICE_KINDS), { uniqueItems: true }),
  reminderHours: Type.Array(Type.Integer({ minimum: 1, maximum: 336 }), {
    maxItems: 5,
    uniqueItems: true,
    description: 'hours before a deadline at which you are reminded if you have not confirmed',
  }),
  dailyAt: Type.Union([timeOfDay('dailyAt'), Type.Null()], {
    description: 'time of a daily digest; null to be told at once',
  }),
  quietHours: orNull(QuietHours),
  zone: Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'name of your time zone, IANA',
    examples: ['Europe/Berlin'],
  }),
};

/** How one wants to be told; every member is given. */
export const NoticeWishes = Type.Object(settings);
export type NoticeWishes = Static<typeof NoticeWishes>;

const condition = {
  waiting: Type.Integer({ description: 'messages that wait to be sent' }),
  dead: Type.Integer({ description: 'messages of the last 30 days that were given up' }),
  lastSentAt: orNull(Instant),
  lastFailedAt: orNull(Instant),
  lastError: textOrNull('what went wrong the last time'),
};
/** How a way of telling fares. */
export const ChannelCondition = Type.Object(condition);
export type ChannelCondition = Static<typeof ChannelCondition>;

/** How one is told, and how that fares. */
export const NoticeSettings = Type.Object({
  ...settings,
  mailAddress: textOrNull('the verified mail address of the account'),
  mailIsSent: Type.Boolean({ description: 'whether this installation can send mail' }),
  webhookSecret: textOrNull('what your webhooks are signed with; shown once, when it was made'),
  byMail: ChannelCondition,
  byWebhook: ChannelCondition,
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** What came of a webhook sent as a test. */
export const WebhookTest = Type.Object({ delivered: Type.Boolean(), error: orNull(Type.String()) });
export type WebhookTest = Static<typeof WebhookTest>;

/** How a way of telling fares for the whole installation. */
export const OutboxChannel = Type.Object({
  ...condition,
  ready: Type.Boolean({ description: 'whether the installation can send by it' }),
  oldestDue: Type.Union([Instant, Type.Null()], {
    description: 'when the oldest message that is due was written',
  }),
});

/** What is to be told outside of Vedette, for those who run it: how many and why not, never what or to whom. */
export const Outbox = Type.Object({ mail: OutboxChannel, webhook: OutboxChannel });
export type Outbox = Static<typeof Outbox>;
