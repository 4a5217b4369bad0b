import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '@vedette/campaign';
import { Instant } from '@vedette/contracts';
import { bodyOf } from '../shapes/body-of.js';
import { type Shown, viewOf } from '../shapes/view-of.js';
import { NOTICE_KINDS } from './notice-kinds.js';

const timeOfDay = (name: string, description?: string) =>
  Type.String({
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    refusal: `${name} must be a time of the day, HH:MM`,
    ...(description ? { description } : {}),
  });
const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const QuietHours = Type.Object({
  from: timeOfDay('from'),
  until: timeOfDay('until', 'of the next day when it is the earlier'),
});
/** Hours of every day in which one is not told: as they are set, and as they are told. */
bodyOf('QuietHoursInput', QuietHours, { component: 'QuietHoursBody' });
viewOf('QuietHours', QuietHours, { component: 'QuietHoursBody' });

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
export const NoticeSettingsBody = bodyOf('NoticeSettingsInput', Type.Object(settings), {
  component: 'NoticeSettingsBody',
});
export type NoticeSettingsBody = InstanceType<typeof NoticeSettingsBody>;

const condition = {
  waiting: Type.Integer({ description: 'messages that wait to be sent' }),
  dead: Type.Integer({ description: 'messages of the last 30 days that were given up' }),
  lastSentAt: orNull(Instant),
  lastFailedAt: orNull(Instant),
  lastError: textOrNull('what went wrong the last time'),
};
const ChannelCondition = Type.Object(condition);
/** How a way of telling fares. */
export const ChannelConditionView = viewOf('ChannelCondition', ChannelCondition);
export type ChannelConditionView = Shown<typeof ChannelConditionView>;

/** How one is told, and how that fares. */
export const NoticeSettingsView = viewOf(
  'NoticeSettings',
  Type.Object({
    ...settings,
    mailAddress: textOrNull('the verified mail address of the account'),
    mailIsSent: Type.Boolean({ description: 'whether this installation can send mail' }),
    webhookSecret: textOrNull('what your webhooks are signed with; shown once, when it was made'),
    byMail: ChannelCondition,
    byWebhook: ChannelCondition,
  }),
);
export type NoticeSettingsView = Shown<typeof NoticeSettingsView>;

/** What came of a webhook sent as a test. */
export const WebhookTestView = viewOf(
  'WebhookTest',
  Type.Object({ delivered: Type.Boolean(), error: orNull(Type.String()) }),
);
export type WebhookTestView = Shown<typeof WebhookTestView>;

const OutboxChannel = Type.Object({
  ...condition,
  ready: Type.Boolean({ description: 'whether the installation can send by it' }),
  oldestDue: Type.Union([Instant, Type.Null()], {
    description: 'when the oldest message that is due was written',
  }),
});
/** How a way of telling fares for the whole installation. */
viewOf('OutboxChannel', OutboxChannel);

/** What is to be told outside of Vedette, for those who run it: how many and why not, never what or to whom. */
export const OutboxView = viewOf('Outbox', Type.Object({ mail: OutboxChannel, webhook: OutboxChannel }));
export type OutboxView = Shown<typeof OutboxView>;
