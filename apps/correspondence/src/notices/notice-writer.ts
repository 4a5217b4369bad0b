import { Injectable } from '@nestjs/common';
import { type QuietHours, whenToTell } from '@vedette/notices';
import type { Kysely, Transaction } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { kindOf, type Notice } from './notice-kinds.js';
import {
  channelsOf,
  NoticeSettingsRepository,
  type NoticeWishes,
  type Recipient,
  type RecipientsAsked,
} from './notice-settings.repository.js';

/** Messages that go out together: everything about campaigns. Messages about the account itself each go alone. */
export const NOTICES = 'notices';

type Executor = Kysely<CorrespondenceSchema> | Transaction<CorrespondenceSchema>;

/** A notice that is to be written for whoever it concerns. */
export interface NoticeToWrite {
  readonly notice: Notice;
  readonly to: RecipientsAsked;
  /** Names what it tells of, unique in the campaign. */
  readonly id: string;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
}

/** Writes notices for those whom they concern, as each of them wishes, into the outbox. */
@Injectable()
export class NoticeWriter {
  constructor(private readonly settings: NoticeSettingsRepository) {}

  /** Writes a notice for everybody it concerns. Written again, it changes nothing. */
  async write({ notice, to, id, at }: NoticeToWrite, executor: Executor): Promise<void> {
    const recipients = await this.settings.recipients(to, kindOf(notice), executor);
    await this.put(
      recipients.map((recipient) => ({ recipient, notice, id, at: dueFor(recipient, at) })),
      executor,
    );
  }

  /** Writes a notice for one account, whether or not it has a place in the campaign. Written again, it changes nothing. */
  async writeTo(
    account: string,
    { notice, id, at }: Omit<NoticeToWrite, 'to'>,
    executor: Executor,
  ): Promise<void> {
    const recipient = await this.settings.recipient(account, kindOf(notice), executor);
    if (recipient) await this.put([{ recipient, notice, id, at: dueFor(recipient, at) }], executor);
  }

  /** Writes notices whose recipients and times are known. */
  async put(
    notices: readonly { recipient: Recipient; notice: Notice; id: string; at: number }[],
    executor: Executor,
  ): Promise<void> {
    const rows = notices.flatMap(({ recipient, notice, id, at }) =>
      channelsOf(recipient).map((channel) => ({
        account: recipient.account,
        kind: kindOf(notice) as string,
        data: JSON.stringify(recipient.seats.length > 0 ? { ...notice, seats: recipient.seats } : notice),
        channel,
        key: `${notice.campaign}/${id}/${recipient.account}/${channel}`,
        bundle: NOTICES,
        due_at: new Date(at),
      })),
    );
    if (rows.length === 0) return;
    await executor
      .insertInto('correspondence.outgoing')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
}

/** The hours in which somebody is not told. */
export function quietHoursOf({ quietFrom, quietUntil }: NoticeWishes): QuietHours | null {
  return quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
}

function dueFor(wishes: NoticeWishes, at: number): number {
  const pace = wishes.dailyAt === null ? ('at-once' as const) : { dailyAt: wishes.dailyAt };
  return whenToTell({ zone: wishes.zone, quiet: quietHoursOf(wishes), pace }, at);
}
