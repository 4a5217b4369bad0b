import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { MOST_EDITIONS, REPORT_FORMATS, REPORT_KINDS, type ReportDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import type { Membership } from '../campaigns/membership.repository.js';
import { ParameterInvalidError } from '../http/params.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { ReportReaders, type Wished } from '../reports/report-readers.js';
import { ReportService, type WhoseTurn } from '../reports/report.service.js';
import { MapEntryView, ReportEntryView, ReportView } from '../reports/report.views.js';

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
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportEntryView[]> {
    const reader = { place, player: player ?? undefined };
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
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
    @Args('edition', { type: () => Int, nullable: true, description: 'one before the last correction' })
    edition?: number | null,
  ): Promise<ReportDocument> {
    const [read, form] = [oneOf('kind', REPORT_KINDS, kind), oneOf('format', REPORT_FORMATS, format)];
    const whose = await this.whose({ campaign, turn, sight: `${read}-report` }, place, player);
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
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<MapEntryView[]> {
    return this.reportService.maps(await this.whose({ campaign, turn, sight: 'map' }, place, player));
  }

  @Query(() => ReportView, { name: 'map', description: 'One map of a position report, as SVG' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async drawMap(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('name') name: string,
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportDocument> {
    const whose = await this.whose({ campaign, turn, sight: 'map' }, place, player);
    return this.reportService.map(whose, name);
  }

  private async whose(
    wished: Wished & { readonly turn: number },
    place: Membership | null,
    player: string | null | undefined,
  ): Promise<WhoseTurn> {
    const { campaign, turn } = wished;
    const reader = { place, player: player ?? undefined };
    return { campaign, turn, player: await this.readers.playerFor(reader, wished) };
  }
}

function oneOf<const T extends string>(name: string, allowed: readonly T[], found: string): T {
  const match = allowed.find((value) => value === found);
  if (match === undefined) throw new ParameterInvalidError(name, `one of ${allowed.join(', ')}`);
  return match;
}
