import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { NotFoundError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { AnswerContent, BYTES, eitherOf, text } from '../openapi/described-content.js';
import { ForbiddenError } from '../access/access.errors.js';
import { EVERYBODY, InCampaign, OperatorOnly } from '../access/access.js';
import { Me, Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { PublishedCampaigns } from '../campaigns/published-campaigns.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { TurnParam } from '../http/params.js';
import { RequestDoor } from '../http/request-door.js';
import { QueryOf } from '../shapes/question-of.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { ArchivesAtOnce, REQUESTS_OF_ARCHIVE } from './archives-at-once.js';
import { hand } from './hand-report.js';
import { ReportArchive } from './report-archive.js';
import { ReportReaders, type Wished } from './report-readers.js';
import { ReportService, type WhoseTurn } from './report.service.js';
import { MEDIA_TYPES, negotiate, reportFile } from './report-representation.js';
import { EditionQuestion, ReadersQuestion } from './report.questions.js';
import { RetryBody } from './report.dto.js';
import { MapEntryView, ProjectionView, RebuildView, ReportEntryView, RetryView } from './report.views.js';

const REPORT_CONTENT = {
  [MEDIA_TYPES.json]: eitherOf('TurnReport', 'PositionReport'),
  [MEDIA_TYPES.txt]: text('the report in words'),
  [MEDIA_TYPES.html]: text('the report as a page'),
  [MEDIA_TYPES.svg]: text('the first map of a position report'),
  [MEDIA_TYPES.png]: BYTES,
};

/** Reports of turns and positions. */
@ApiTags('reports')
@Controller()
export class ReportsController {
  constructor(
    private readonly reports: ReportService,
    private readonly archives: ReportArchive,
    private readonly archivesAtOnce: ArchivesAtOnce,
    private readonly door: RequestDoor,
    private readonly readers: ReportReaders,
    private readonly published: PublishedCampaigns,
  ) {}

  @Get('campaigns/:id/reports')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'Which reports there are' })
  @ApiOkResponse({ type: [ReportEntryView] })
  async list(
    @Param('id') campaign: string,
    @Place() standing: Standing,
    @QueryOf(ReadersQuestion) { player }: ReadersQuestion,
  ): Promise<ReportEntryView[]> {
    const allowed = await this.readers.allowed({ standing, player }, { campaign });
    return this.reports.list(campaign, allowed);
  }

  @Get('campaigns/:id/reports.zip')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({
    summary:
      'Every report of every past turn, in every form, as one archive; it counts as fifty requests, and two at a time are written for one account',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'the archive, as it is written' })
  @AnswerContent({ 'application/zip': BYTES })
  async archive(
    @Param('id') campaign: string,
    @Me() me: SignedIn,
    @Place() standing: Standing,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @QueryOf(ReadersQuestion) { player: whose }: ReadersQuestion,
  ): Promise<StreamableFile> {
    // Whoever stands in reads turn by turn, so that each is noted when he reads it.
    const isAnothers = standing.kind === 'seat' && whose !== undefined && whose !== standing.player;
    if (isAnothers && !(await this.published.isOpen(campaign)))
      throw new ForbiddenError('administrators of the campaign');
    const owner = await this.readers.playerFor({ standing, player: whose }, { campaign });
    const disposition = `attachment; filename="${campaign}-${owner}.zip"`;
    await this.door.weigh(request, response, REQUESTS_OF_ARCHIVE);
    const done = this.archivesAtOnce.begin(me.account.id);
    response.once('close', done);
    return new StreamableFile(await this.archives.stream(campaign, owner), {
      type: 'application/zip',
      disposition,
    });
  }

  @Get('campaigns/:id/reports/:turn/maps')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'The maps of the position report' })
  @ApiOkResponse({ type: [MapEntryView] })
  async maps(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Place() standing: Standing,
    @QueryOf(ReadersQuestion) { player }: ReadersQuestion,
  ): Promise<MapEntryView[]> {
    return this.reports.maps(await this.whose({ campaign, turn, sight: 'map' }, standing, player));
  }

  @Get('campaigns/:id/reports/:turn/maps/:map')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'One map of the position report, as SVG or PNG' })
  @ApiParam({ name: 'map', example: 'strategic-1.svg', description: 'with .svg or .png; svg unless stated' })
  @ApiProduces(MEDIA_TYPES.svg, MEDIA_TYPES.png)
  @ApiOkResponse({ description: 'the map' })
  @AnswerContent({ [MEDIA_TYPES.svg]: text('the map'), [MEDIA_TYPES.png]: BYTES })
  async map(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('map') name: string,
    @Place() standing: Standing,
    @Req() request: Request,
    @Res() response: Response,
    @QueryOf(ReadersQuestion) { player }: ReadersQuestion,
  ): Promise<void> {
    const [, map, ending] = /^([A-Za-z0-9][A-Za-z0-9_-]{0,79})(?:\.(svg|png))?$/.exec(name) ?? [];
    const format = ending === 'png' ? 'png' : 'svg';
    if (map === undefined) throw new NotFoundError('map', name.slice(0, 40));
    const whose = await this.whose({ campaign, turn, sight: 'map' }, standing, player);
    hand(request, response, format, await this.reports.map(whose, map, format));
  }

  @Get('campaigns/:id/reports/:turn/:report')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @OpensTurn()
  @ApiOperation({
    summary: 'A report: "turn" or "position", with .json, .txt, .html, .svg or .png, or by Accept',
  })
  @ApiParam({ name: 'report', example: 'turn.html' })
  @ApiProduces(...Object.values(MEDIA_TYPES))
  @ApiOkResponse({ description: 'the report' })
  @AnswerContent(REPORT_CONTENT)
  async read(
    @Param('id') campaign: string,
    @Param('turn', TurnParam) turn: number,
    @Param('report') name: string,
    @Place() standing: Standing,
    @Req() request: Request,
    @Res() response: Response,
    @QueryOf(EditionQuestion) { player, edition }: EditionQuestion,
  ): Promise<void> {
    const file = reportFile(name);
    if (!file) throw new NotFoundError('report', name.slice(0, 40));
    const format = file.format ?? negotiate((types) => request.accepts(types));
    const sight = `${file.kind}-report` as const;
    const whose = await this.whose({ campaign, turn, sight }, standing, player);
    const report = await this.reports.read(whose, file.kind, format, edition);
    hand(request, response, format, report);
  }

  @Get('operator/projections')
  @OperatorOnly()
  @ApiOperation({
    summary: 'How far projections are behind the log, and the campaigns at which they stopped',
  })
  @ApiOkResponse({ type: [ProjectionView] })
  projections(): Promise<ProjectionView[]> {
    return this.reports.projections();
  }

  @Post('operator/projections/retry')
  @HttpCode(200)
  @OperatorOnly()
  @ApiOperation({ summary: 'Have a campaign go on at which a projection has stopped' })
  @ApiOkResponse({ type: RetryView })
  retry(@Body() { projection, campaign }: RetryBody): Promise<RetryView> {
    return this.reports.retry(projection, campaign);
  }

  @Post('operator/reports/rebuild')
  @HttpCode(200)
  @OperatorOnly()
  @ApiOperation({ summary: 'Make every report again from the events' })
  @ApiOkResponse({ type: RebuildView })
  rebuild(): Promise<RebuildView> {
    return this.reports.rebuild();
  }

  private async whose(
    wished: Wished & { readonly turn: number },
    standing: Standing,
    player: string | undefined,
  ): Promise<WhoseTurn> {
    const { campaign, turn } = wished;
    const reader = { standing, player };
    return { campaign, turn, player: await this.readers.playerFor(reader, wished) };
  }
}
