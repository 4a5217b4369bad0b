import { Injectable } from '@nestjs/common';
import type { AnswerOf, listReports, ReportDocument, ReportFormat, ReportKind } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { NotFoundError } from '@vedette/platform';
import type { Kysely } from 'kysely';
import type { ReportTables } from '../projection/report-schema.js';

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
};

/** Reads reports as they stand now, whichever generation is live. */
@Injectable()
export class ReportReader {
  private readonly db: Kysely<ReportTables>;

  constructor(store: EventStore) {
    this.db = (store.database as unknown as Kysely<ReportTables>).withSchema('proj_reports');
  }

  /** @throws NotFoundError when the player has no such report, or has it not yet */
  async read(
    whose: { readonly campaign: string; readonly player: string; readonly turn: number },
    kind: ReportKind,
    format: ReportFormat,
  ): Promise<ReportDocument> {
    const { campaign, player, turn } = whose;
    const found = await this.db
      .selectFrom('report')
      .select(['body', 'digest'])
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .where('turn', '=', turn)
      .where('kind', '=', kind)
      .where('format', '=', format)
      .executeTakeFirst();
    if (!found) throw new NotFoundError('report', `${kind}.${format} of turn ${turn}`);
    return { mediaType: MEDIA_TYPES[format], ...found };
  }

  /** What a player can read, by turn. */
  async list(campaign: string, player: string): Promise<AnswerOf<typeof listReports>> {
    const rows = await this.db
      .selectFrom('report')
      .select(['turn', 'kind', 'format'])
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .orderBy('turn')
      .orderBy('kind', 'desc')
      .orderBy('format')
      .execute();
    const entries = new Map<string, AnswerOf<typeof listReports>['reports'][number]>();
    for (const { turn, kind, format } of rows) {
      const entry = entries.get(`${turn} ${kind}`) ?? { turn, kind, formats: [] };
      entry.formats.push(format);
      entries.set(`${turn} ${kind}`, entry);
    }
    return { reports: [...entries.values()] };
  }
}
