import {
  ChannelCondition,
  NoticeSettings,
  NoticeWishes,
  Outbox,
  OutboxChannel,
  QuietHours,
  WebhookTest,
} from '@vedette/contracts';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

/** Hours of every day in which one is not told: as they are set, and as they are told. */
bodyOf('QuietHoursInput', QuietHours, { component: 'QuietHoursBody' });
viewOf('QuietHours', QuietHours, { component: 'QuietHoursBody' });

/** How one wants to be told; every member is given. */
export const NoticeSettingsBody = bodyOf('NoticeSettingsInput', NoticeWishes, {
  component: 'NoticeSettingsBody',
});
export type NoticeSettingsBody = InstanceType<typeof NoticeSettingsBody>;

viewOf('ChannelCondition', ChannelCondition);

/** How one is told, and how that fares. */
export const NoticeSettingsView = viewOf('NoticeSettings', NoticeSettings);
export type NoticeSettingsView = Shown<typeof NoticeSettingsView>;

/** What came of a webhook sent as a test. */
export const WebhookTestView = viewOf('WebhookTest', WebhookTest);
export type WebhookTestView = Shown<typeof WebhookTestView>;

viewOf('OutboxChannel', OutboxChannel);

/** What is to be told outside of Vedette, for those who run it. */
export const OutboxView = viewOf('Outbox', Outbox);
export type OutboxView = Shown<typeof OutboxView>;
