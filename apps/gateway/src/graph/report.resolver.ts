import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { REPORT_FORMATS, REPORT_KINDS, type ReportDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import { TokensWith } from '../access/token-scope.js';
import type { Membership } from '../campaigns/membership.repository.js';
import { ParameterInvalidError } from '../http/params.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { ReportService } from '../reports/report.service.js';
import { MapEntryView, ReportEntryView, ReportView } from '../reports/report.views.js';

const PLAYER = { type: () => String, nullable: true, description: 'for administrators: whose report' };

/** Reports of turns and positions. */
@Resolver()
export class ReportResolver {
  constructor(private readonly reportService: ReportService) {}

  @Query(() => [ReportEntryView], { description: 'Which reports there are' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  reports(
    @Args('campaign') campaign: string,
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportEntryView[]> {
    return this.reportService.list(campaign, this.reportService.playerFor(place, player ?? undefined));
  }

  @Query(() => ReportView, { description: 'A report in one form' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @OpensTurn()
  report(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('kind', { description: `one of ${REPORT_KINDS.join(', ')}` }) kind: string,
    @Args('format', { description: `one of ${REPORT_FORMATS.join(', ')}`, defaultValue: 'json' })
    format: string,
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportDocument> {
    const whose = { campaign, turn, player: this.reportService.playerFor(place, player ?? undefined) };
    return this.reportService.read(
      whose,
      oneOf('kind', REPORT_KINDS, kind),
      oneOf('format', REPORT_FORMATS, format),
    );
  }

  @Query(() => [MapEntryView], { description: 'The maps of a position report' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  maps(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<MapEntryView[]> {
    return this.reportService.maps({
      campaign,
      turn,
      player: this.reportService.playerFor(place, player ?? undefined),
    });
  }

  @Query(() => ReportView, { name: 'map', description: 'One map of a position report, as SVG' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  drawMap(
    @Args('campaign') campaign: string,
    @Args('turn', { type: () => Int }) turn: number,
    @Args('name') name: string,
    @Place() place: Membership | null,
    @Args('player', PLAYER) player?: string | null,
  ): Promise<ReportDocument> {
    const whose = { campaign, turn, player: this.reportService.playerFor(place, player ?? undefined) };
    return this.reportService.map(whose, name);
  }
}

function oneOf<const T extends string>(name: string, allowed: readonly T[], found: string): T {
  const match = allowed.find((value) => value === found);
  if (match === undefined) throw new ParameterInvalidError(name, `one of ${allowed.join(', ')}`);
  return match;
}
