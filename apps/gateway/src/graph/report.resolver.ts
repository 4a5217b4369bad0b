import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import {
  MAP_FORMATS,
  MOST_EDITIONS,
  REPORT_FORMATS,
  REPORT_KINDS,
  type ReportDocument,
} from '@vedette/contracts';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { ParameterInvalidError } from '../http/params.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { ReportReaders, type Wished } from '../reports/report-readers.js';
import { ReportService, type WhoseTurn } from '../reports/report.service.js';
import { MapEntryView, ReportEntryView, ReportView } from '../reports/report.views.js';
import { PieceStoryView } from '../reports/why.views.js';

const PLAYER = {
  type: () => String,
  nullable: true,
  description: 'whose report, instead of your own: for administrators and stand-ins',
};

/** Reports of turns and positions. */
@Resolver()
export class ReportResolver {
  constructor(
    private readonly reportService: ReportService,
    private readonly readers: ReportReaders,
  ) {}

  @Query(() => [ReportEntryView], { description: 'Which reports there are' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async reports(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportEntryView[]> {
    const reader = { standing, player: player ?? undefined };
    return this.reportService.list(campaign, await this.readers.allowed(reader, { campaign }));
  }

  @Query(() => ReportView, { description: 'A report in one form' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @OpensTurn()
  async report(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('kind', { description: `one of ${REPORT_KINDS.join(', ')}` }) kind: string,
    @Args('format', { description: `one of ${REPORT_FORMATS.join(', ')}`, defaultValue: 'json' })
    format: string,
    @Place() standing: Standing,
    @Args('player', PLAYER) player?: string | null,
    @Args('edition', { type: () => Int, nullable: true, description: 'one before the last correction' })
    edition?: number | null,
  ): Promise<ReportDocument> {
    const [read, form] = [oneOf('kind', REPORT_KINDS, kind), oneOf('format', REPORT_FORMATS, format)];
    const whose = await this.whose({ campaign, turn, sight: `${read}-report` }, standing, player);
    if (edition !== undefined && edition !== null && (edition < 1 || edition > MOST_EDITIONS))
      throw new ParameterInvalidError('edition', `a whole number from 1 to ${MOST_EDITIONS}`);
    return this.reportService.read(whose, read, form, edition ?? undefined);
  }

  @Query(() => [MapEntryView], { description: 'The maps of a position report' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async maps(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Place() standing: Standing,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<MapEntryView[]> {
    return this.reportService.maps(await this.whose({ campaign, turn, sight: 'map' }, standing, player));
  }

  @Query(() => ReportView, { name: 'map', description: 'One map of a position report; a PNG is in base64' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async drawMap(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('name') name: string,
    @Args('format', { description: `one of ${MAP_FORMATS.join(', ')}`, defaultValue: 'svg' }) format: string,
    @Place() standing: Standing,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportDocument> {
    const whose = await this.whose({ campaign, turn, sight: 'map' }, standing, player);
    return this.reportService.map(whose, name, oneOf('format', MAP_FORMATS, format));
  }

  @Query(() => PieceStoryView, {
    description: 'Why a unit or ship fared as it did in a turn, and why it did no more, as far as you know',
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async why(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('piece') piece: string,
    @Place() standing: Standing,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<PieceStoryView> {
    const whose = await this.whose({ campaign, turn, sight: 'turn-report' }, standing, player);
    return this.reportService.explain(whose, piece);
  }

  private async whose(
    wished: Wished & { readonly turn: number },
    standing: Standing,
    player: string | null | undefined,
  ): Promise<WhoseTurn> {
    const { campaign, turn } = wished;
    const reader = { standing, player: player ?? undefined };
    return { campaign, turn, player: await this.readers.playerFor(reader, wished) };
  }
}

function oneOf<const T extends string>(name: string, allowed: readonly T[], found: string): T {
  const match = allowed.find((value) => value === found);
  if (match === undefined) throw new ParameterInvalidError(name, `one of ${allowed.join(', ')}`);
  return match;
}
