import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { ReportDocument, ReportFormat } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Membership } from '../campaigns/membership.repository.js';
import { ParameterInvalidError, TurnParam } from '../http/params.js';
import { ReportService } from './report.service.js';
import { MEDIA_TYPES, negotiate, reportFile } from './report-representation.js';
import { MapEntryView, RebuildView, ReportEntryView } from './report.views.js';

const PLAYER = {
  name: 'player',
  required: false,
  description: 'whose report; only administrators may ask for others than their own',
};

function readPlayer(player: unknown): string | undefined {
  if (player === undefined) return undefined;
  if (typeof player !== 'string' || !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(player))
    throw new ParameterInvalidError('player', 'a player id of the campaign');
  return player;
}

/** Reports of turns and positions. */
@ApiTags('reports')
@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportService) {}

  @Get('campaigns/:id/reports')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'Which reports there are' })
  @ApiQuery(PLAYER)
  @ApiOkResponse({ type: [ReportEntryView] })
  list(
    @Param('id') campaign: string,
    @Place() place: Membership | null,
    @Query('player') player?: unknown,
  ): Promise<ReportEntryView[]> {
    return this.reports.list(campaign, this.reports.playerFor(place, readPlayer(player)));
  }

  @Get('campaigns/:id/reports/:turn/maps')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'The maps of the position report' })
  @ApiQuery(PLAYER)
  @ApiOkResponse({ type: [MapEntryView] })
  maps(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Place() place: Membership | null,
    @Query('player') player?: unknown,
  ): Promise<MapEntryView[]> {
    return this.reports.maps({ campaign, turn, player: this.reports.playerFor(place, readPlayer(player)) });
  }

  @Get('campaigns/:id/reports/:turn/maps/:map')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'One map of the position report, as SVG' })
  @ApiParam({ name: 'map', example: 'strategic-1.svg' })
  @ApiQuery(PLAYER)
  @ApiProduces(MEDIA_TYPES.svg)
  @ApiOkResponse({ description: 'the map' })
  async map(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('map') name: string,
    @Place() place: Membership | null,
    @Req() request: Request,
    @Res() response: Response,
    @Query('player') player?: unknown,
  ): Promise<void> {
    const map = /^([A-Za-z0-9][A-Za-z0-9_-]{0,79})(?:\.svg)?$/.exec(name)?.[1];
    if (map === undefined) throw new NotFoundError('map', name.slice(0, 40));
    const whose = { campaign, turn, player: this.reports.playerFor(place, readPlayer(player)) };
    hand(request, response, 'svg', await this.reports.map(whose, map));
  }

  @Get('campaigns/:id/reports/:turn/:report')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'A report: "turn" or "position", with .json, .txt, .html or .svg, or by Accept' })
  @ApiParam({ name: 'report', example: 'turn.html' })
  @ApiQuery(PLAYER)
  @ApiProduces(...Object.values(MEDIA_TYPES))
  @ApiOkResponse({ description: 'the report' })
  async read(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('report') name: string,
    @Place() place: Membership | null,
    @Req() request: Request,
    @Res() response: Response,
    @Query('player') player?: unknown,
  ): Promise<void> {
    const file = reportFile(name);
    if (!file) throw new NotFoundError('report', name.slice(0, 40));
    const format = file.format ?? negotiate((types) => request.accepts(types));
    const whose = { campaign, turn, player: this.reports.playerFor(place, readPlayer(player)) };
    hand(request, response, format, await this.reports.read(whose, file.kind, format));
  }

  @Post('operator/reports/rebuild')
  @HttpCode(200)
  @OperatorOnly()
  @ApiOperation({ summary: 'Make every report again from the events' })
  @ApiOkResponse({ type: RebuildView })
  rebuild(): Promise<RebuildView> {
    return this.reports.rebuild();
  }
}

/** Sends a report, or nothing when the client has this very one. */
function hand(
  request: Request,
  response: Response,
  format: ReportFormat,
  { body, digest }: ReportDocument,
): void {
  const tag = `"${digest}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Accept');
  // Not Express's own comparison: a client that revalidates with "no-cache" still has the very same bytes.
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(tag)) response.status(304).end();
  else response.type(`${MEDIA_TYPES[format]}; charset=utf-8`).send(body);
}
