import { Injectable, Logger } from '@nestjs/common';
import { type AnswerOf, campaignNews, NEWS_STREAMS } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InjectDatabase } from '@vedette/platform';
import { Kysely, sql } from 'kysely';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { LetterArrivals } from '../letters/letter-arrivals.js';
import { NoticeWriter } from '../notices/notice-writer.js';

/** News older than this is not told any more: nobody wants to be called to a turn of last week. */
const STALE_MS = 24 * 3_600_000;

/** Of each stream whichever was read further, and the mark of that. */
const FURTHER = {
  ...Object.fromEntries(
    NEWS_STREAMS.map((stream) => [
      stream,
      sql<number>`greatest(${sql.ref(`notice_progress.${stream}`)}, ${sql.ref(`excluded.${stream}`)})`,
    ]),
  ),
  marks: sql<string>`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    NEWS_STREAMS.flatMap((stream) => [
      sql.lit(stream),
      sql`CASE WHEN ${sql.ref(`excluded.${stream}`)} >= ${sql.ref(`notice_progress.${stream}`)}
               THEN ${sql.ref('excluded.marks')} -> ${sql.lit(stream)} ELSE ${sql.ref('notice_progress.marks')} -> ${sql.lit(stream)} END`,
    ]),
  )}))`,
};

type CampaignNews = AnswerOf<typeof campaignNews>['campaigns'][number];

/** Makes notices of what the conductor tells of campaigns. */
@Injectable()
export class NewsReader {
  private readonly logger = new Logger('News');

  constructor(
    @InjectDatabase() private readonly db: Kysely<CorrespondenceSchema>,
    private readonly requests: RequestClient,
    private readonly writer: NoticeWriter,
    private readonly arrivals: LetterArrivals,
  ) {}

  /**
   * Reads what is new and writes the notices of it, together with how far was read. Any number of processes may do so at
   * once: a notice has a key, and progress never goes back. A campaign whose news cannot be told holds up no other.
   */
  async read(now: number): Promise<void> {
    const progress = await this.db
      .selectFrom('correspondence.notice_progress')
      .select(['campaign', ...NEWS_STREAMS, 'marks'])
      .execute();
    const read = progress.map(({ marks, ...reached }) => ({ ...reached, ...(marks ? { marks } : {}) }));
    const told = await this.requests.requestOfCells(campaignNews, { read });
    const campaigns = told.flatMap(({ answer }) => answer.campaigns);
    for (const one of campaigns) {
      const { campaign } = one.read;
      await this.tell(one, now).catch((error: unknown) => {
        this.logger.warn({ campaign, err: error }, 'Could not tell the news of a campaign');
      });
    }
  }

  /** Writes the notices of a campaign's news and how far was read, both or neither. */
  private async tell({ title, read: reached, news, isCut }: CampaignNews, now: number): Promise<void> {
    const { campaign, marks = {} } = reached;
    if (isCut)
      this.logger.warn(
        { campaign },
        'The log of a campaign was cut, and its news is read from the beginning; nobody is told twice of what is still there',
      );
    const rung: string[] = [];
    await this.db.transaction().execute(async (executor) => {
      for (const { id, kind, at, turn, deadline, audience, text } of news) {
        if (kind === 'turn-opened')
          rung.push(...(await this.arrivals.arriveWith(turn, { campaign, title }, executor)));
        const happened = Date.parse(at);
        if (now - happened > STALE_MS) continue;
        const notice = {
          about: kind,
          campaign,
          title,
          turn: kind === 'calendar' ? null : turn,
          deadline,
          ...(text === null ? {} : { text }),
        };
        const to = { campaign, audience };
        await this.writer.write({ notice, to, id, at: Math.max(now, happened) }, executor);
      }
      await executor
        .insertInto('correspondence.notice_progress')
        .values({ ...reached, marks: JSON.stringify(marks) })
        .onConflict((conflict) =>
          conflict
            .column('campaign')
            .doUpdateSet(isCut ? { ...reached, marks: JSON.stringify(marks) } : FURTHER),
        )
        .execute();
    });
    this.arrivals.ring(campaign, rung);
  }
}
