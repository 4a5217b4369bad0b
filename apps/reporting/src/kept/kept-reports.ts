import {
  type AnswerOf,
  type DebriefFormat,
  type DebriefIndex,
  type DebriefSubject,
  type listArchived,
  type listReports,
  type QuestionOf,
  REPORT_KINDS,
  type ReportFormat,
  type ReportKind,
} from '@vedette/contracts';
import type { MapFile } from '@vedette/reports';
import { sql, type Kysely } from 'kysely';
import { bodyDigest, type Rendering } from '../rendering/player-reports.js';
import type { KeptSchema } from './kept-schema.js';
import { debriefNamed, mapNamed, MAPS, type ReportBundle, unpackReports } from './report-bundle.js';

/** The log has the manifest of the archive that its events went into, and none of a campaign that is in it. */
const IS_ARCHIVED = sql<boolean>`campaign.manifest IS NOT NULL`;

type Entry = AnswerOf<typeof listReports>['reports'][number];

/** Whose turn, and which edition of its reports; the one that counts if left out. */
interface WhoseTurn {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
  readonly edition?: number | undefined;
}

interface KeptTurn {
  readonly turn: number;
  readonly edition: number;
  readonly reason: string | null;
  readonly forms: readonly string[];
}

/** Reports of campaigns that are in an archive. Of one whose events are in the log, or that was archived without them, there are none. */
export class KeptReports {
  constructor(private readonly db: Kysely<KeptSchema>) {}

  /** What a player of an archived campaign can read, by turn; null where the campaign is none. */
  async list(campaign: string, player: string): Promise<Entry[] | null> {
    const kept = await this.turnsOf(campaign, player);
    const entries = [...new Set(kept.map(({ turn }) => turn))].flatMap((turn) => {
      const editions = kept.filter((one) => one.turn === turn);
      const { edition, forms } = editions.at(-1)!;
      const earlier = editions
        .slice(0, -1)
        .map((one) => ({ edition: one.edition, reason: one.reason ?? '' }));
      return REPORT_KINDS.map((kind): Entry => ({
        turn,
        kind,
        formats: formatsOf(forms, kind),
        edition,
        earlier,
      })).filter(({ formats }) => formats.length > 0);
    });
    return kept.length > 0 || (await this.isArchived(campaign)) ? entries : null;
  }

  /** A report of an archived campaign in one form of text; null where there is none. */
  async read(whose: WhoseTurn, file: `${ReportKind}.${ReportFormat}`): Promise<Rendering | null> {
    return rendered((await this.bundleOf(whose))?.[file]);
  }

  /** The maps of a position report of an archived campaign, in their order; null where none are kept. */
  async maps(whose: WhoseTurn): Promise<MapFile[] | null> {
    const bundle = await this.bundleOf(whose);
    const listed = bundle?.[MAPS];
    if (!bundle || listed === undefined) return null;
    const named = JSON.parse(listed) as Pick<MapFile, 'name' | 'title'>[];
    return named.map(({ name, title }) => ({ name, title, svg: bundle[mapNamed(name)]! }));
  }

  /** What there is to debrief of an archived campaign; null where nothing is kept. */
  async debriefIndex(campaign: string): Promise<DebriefIndex | null> {
    const kept = await this.db
      .selectFrom('reporting.kept_campaign as kept')
      .innerJoin('es.campaign as campaign', 'campaign.campaign_id', 'kept.campaign')
      .where(IS_ARCHIVED)
      .where('kept.campaign', '=', campaign)
      .select('kept.debrief')
      .executeTakeFirst();
    return kept?.debrief ? (JSON.parse(kept.debrief) as DebriefIndex) : null;
  }

  /** Belief against truth at the end of a turn of an archived campaign; null where there is none. */
  async debrief(
    campaign: string,
    turn: number,
    subject: DebriefSubject,
    format: DebriefFormat,
  ): Promise<Rendering | null> {
    const kept = await this.db
      .selectFrom('reporting.kept_debrief as debrief')
      .innerJoin('es.campaign as campaign', 'campaign.campaign_id', 'debrief.campaign')
      .where(IS_ARCHIVED)
      .where('debrief.campaign', '=', campaign)
      .where('debrief.turn', '=', turn)
      .select('debrief.bundle')
      .executeTakeFirst();
    return rendered(kept && (await unpackReports(kept.bundle))[debriefNamed(subject, format)]);
  }

  /** Which of some campaigns are in an archive and can be read on, by name. */
  async campaigns({
    campaigns,
  }: QuestionOf<typeof listArchived>): Promise<AnswerOf<typeof listArchived>['campaigns']> {
    if (campaigns.length === 0) return [];
    const kept = await this.db
      .selectFrom('reporting.kept_campaign as kept')
      .innerJoin('es.campaign as campaign', 'campaign.campaign_id', 'kept.campaign')
      .where(IS_ARCHIVED)
      .where('kept.campaign', 'in', campaigns)
      .select(['kept.campaign', 'kept.title', 'kept.published', 'kept.kept_at'])
      .orderBy('kept.campaign')
      .execute();
    if (kept.length === 0) return [];
    const told = await this.db
      .selectFrom('reporting.kept_report')
      .where(
        'campaign',
        'in',
        kept.map(({ campaign }) => campaign),
      )
      .select(['campaign', 'player'])
      .distinct()
      .orderBy('player')
      .execute();
    return kept.map(({ campaign, title, published, kept_at }) => ({
      ...{ id: campaign, title, published, archivedAt: kept_at.toISOString() },
      players: told.filter((one) => one.campaign === campaign).map(({ player }) => player),
    }));
  }

  private async bundleOf({ campaign, player, turn, edition }: WhoseTurn): Promise<ReportBundle | undefined> {
    const kept = await this.reportsOf(campaign, player)
      .where('turn', '=', turn)
      .$if(edition !== undefined, (query) => query.where('edition', '=', edition!))
      .orderBy('edition', 'desc')
      .select('bundle')
      .limit(1)
      .executeTakeFirst();
    return kept && unpackReports(kept.bundle);
  }

  private async isArchived(campaign: string): Promise<boolean> {
    return (await this.campaigns({ campaigns: [campaign] })).length > 0;
  }

  private turnsOf(campaign: string, player: string): Promise<KeptTurn[]> {
    return this.reportsOf(campaign, player)
      .select(['turn', 'edition', 'reason', 'forms'])
      .orderBy('turn')
      .orderBy('edition')
      .execute();
  }

  /** Those of one player, as long as their campaign is in an archive. */
  private reportsOf(campaign: string, player: string) {
    return this.db
      .selectFrom('reporting.kept_report as report')
      .innerJoin('es.campaign as campaign', 'campaign.campaign_id', 'report.campaign')
      .where(IS_ARCHIVED)
      .where('report.campaign', '=', campaign)
      .where('player', '=', player);
  }
}

const rendered = (body: string | undefined): Rendering | null =>
  body === undefined ? null : { body, digest: bodyDigest(body) };

const formatsOf = (forms: readonly string[], kind: ReportKind): ReportFormat[] =>
  forms
    .filter((form) => form.startsWith(`${kind}.`))
    .map((form) => form.slice(kind.length + 1) as ReportFormat);
