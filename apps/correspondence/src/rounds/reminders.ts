import { Injectable } from '@nestjs/common';
import { type ClockDocument, describeCampaign, describeClock, describeTurn } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { isQuiet, reminderTime } from '@vedette/notices';
import { InjectDatabase } from '@vedette/platform';
import { Kysely } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { NoticeSettingsRepository, type Recipient } from '../notices/notice-settings.repository.js';
import { NoticeWriter, quietHoursOf } from '../notices/notice-writer.js';

/** Reminds those who have not confirmed of the deadline, before it, and tells administrators how many are silent. */
@Injectable()
export class Reminders {
  constructor(
    @InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>,
    private readonly requests: RequestClient,
    private readonly settings: NoticeSettingsRepository,
    private readonly writer: NoticeWriter,
  ) {}

  /** Campaigns in which somebody may have to be reminded. */
  campaigns(): Promise<string[]> {
    return this.settings.campaignsWithReminders();
  }

  /** Writes the reminders of a campaign that are due. Written again, they change nothing. */
  async remind(campaign: string, now: number): Promise<void> {
    const clock = await this.requests.request(describeClock, {
      campaign,
      seenBy: 'administrator',
      player: null,
    });
    const deadline = clock.deadline && Date.parse(clock.deadline.at);
    if (deadline === null || deadline <= now || !['open', 'grace'].includes(clock.status)) return;
    const silent = silenceIn(clock);
    const [late, ruling] = await Promise.all([
      this.settings.recipients({ campaign, players: lateIn(clock) }, 'reminder'),
      silent === null ? [] : this.settings.recipients({ campaign, audience: 'administrators' }, 'reminder'),
    ]);
    const candidates = [
      ...late.map((recipient) => ({ recipient, about: 'reminder' as const, text: null })),
      ...ruling.map((recipient) => ({ recipient, about: 'late' as const, text: silent })),
    ].filter(({ recipient }) => hoursDue(recipient, { deadline, now, openedAt: -Infinity }) !== null);
    if (candidates.length === 0) return;
    const [{ title }, turn] = await Promise.all([
      this.requests.request(describeCampaign, { campaign }),
      this.requests.request(describeTurn, { campaign, turn: clock.turn }),
    ]);
    const openedAt = Date.parse(turn.openedAt ?? '') || -Infinity;
    await this.writer.put(
      candidates.flatMap(({ recipient, about, text }) => {
        const hours = hoursDue(recipient, { deadline, now, openedAt });
        if (hours === null) return [];
        const notice = {
          about,
          campaign,
          title,
          turn: clock.turn,
          deadline: new Date(deadline).toISOString(),
          ...(text === null ? {} : { text }),
        };
        return [{ recipient, notice, id: `${about}-${clock.turn}-${deadline}-${hours}`, at: now }];
      }),
      this.db,
    );
  }
}

/** Players the turn waits for who have not confirmed. */
function lateIn({ players }: ClockDocument): string[] {
  return (players ?? []).filter(({ expected, ready }) => expected && !ready).map(({ player }) => player);
}

const SILENT: readonly string[] = ['never-opened', 'no-order'];

/** How many of those the turn waits for have sent nothing and confirmed nothing, in words; null when nobody. Never who. */
function silenceIn({ players, terms }: ClockDocument): string | null {
  const expected = (players ?? []).filter((player) => player.expected);
  const silent = expected.filter(({ standing, ready }) => !ready && SILENT.includes(standing)).length;
  if (silent === 0) return null;
  const held = terms.heldAbove !== null && silent / expected.length > terms.heldAbove;
  return `${silent} of ${expected.length} have sent nothing${held ? ': it will be held' : ''}`;
}

/**
 * Which of the reminders somebody wants is due: the last of those whose time has come, so that a turn that is short, or a
 * service that was away, brings one and not all. None while it is quiet, and none whose time came before the turn opened: that
 * it opened he is told anyway.
 */
export function hoursDue(
  wishes: Recipient,
  { deadline, now, openedAt }: { deadline: number; now: number; openedAt: number },
): number | null {
  const quiet = quietHoursOf(wishes);
  if (quiet && isQuiet(quiet, now, wishes.zone)) return null;
  const due = wishes.reminderHours.filter((hoursBefore) => {
    const moment = reminderTime({ hoursBefore, zone: wishes.zone, quiet }, deadline);
    return moment <= now && moment > openedAt;
  });
  return due.length > 0 ? Math.min(...due) : null;
}
