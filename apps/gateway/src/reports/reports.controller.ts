import { Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { Query } from '@nestjs/graphql';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces } from '@nestjs/swagger';
import {
  describeProjections,
  explainPiece,
  listMaps,
  rebuildReports,
  type ReportDocument,
  retryProjection,
} from '@vedette/contracts';
import {
  AnswerContent,
  ArgsOf,
  Asked,
  AsMutation,
  AsQuery,
  BothDoors,
  BYTES,
  eitherOf,
  RequestDoor,
  SentApart,
  Serves,
  text,
  Which,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import type { Request, Response } from 'express';
import { EVERYBODY, InCampaign, OperatorOnly, SignedInOnly } from '../access/access.js';
import { ForbiddenError } from '../access/access.errors.js';
import { Me, Place } from '../access/caller.js';
import { OpensByLink } from '../access/opens-by-link.js';
import { OpensTurn } from '../access/opens-turn.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import type { SignedIn } from '../callers/signed-in.js';
import { inEveryCell, longest } from '../cells/in-every-cell.js';
import { PublishedCampaigns } from '../campaigns/published-campaigns.js';
import { ArchivedCampaigns } from '../campaigns/archived-campaigns.js';
import { ArchivesAtOnce, REQUESTS_OF_ARCHIVE } from './archives-at-once.js';
import { hand } from './hand-report.js';
import { PieceParam } from './piece-param.js';
import { ReportArchive } from './report-archive.js';
import { RetryBody } from './report.dto.js';
import {
  EditionQuestion,
  MapQuestion,
  ReadersQuestion,
  ReportQuestion,
  TurnOfReaderQuestion,
} from './report.questions.js';
import { ReportReaders } from './report-readers.js';
import { MEDIA_TYPES, negotiate, reportFile } from './report-representation.js';
import { ReportService } from './report.service.js';
import {
  ArchivedCampaignView,
  MapEntryView,
  ProjectionView,
  RebuildView,
  ReportEntryView,
  ReportView,
  RetryView,
} from './report.views.js';
import { PieceStoryView } from './why.views.js';

const REPORT_CONTENT = {
  [MEDIA_TYPES.json]: eitherOf('TurnReport', 'PositionReport'),
  [MEDIA_TYPES.txt]: text('the report in words'),
  [MEDIA_TYPES.html]: text('the report as a page'),
  [MEDIA_TYPES.svg]: text('the first map of a position report'),
  [MEDIA_TYPES.png]: BYTES,
};

/** Reports of turns and positions. */
@BothDoors('', 'reports')
export class ReportsController {
  constructor(
    private readonly requests: RequestClient,
    private readonly reports: ReportService,
    private readonly archives: ReportArchive,
    private readonly archivesAtOnce: ArchivesAtOnce,
    private readonly door: RequestDoor,
    private readonly readers: ReportReaders,
    private readonly published: PublishedCampaigns,
    private readonly archived: ArchivedCampaigns,
  ) {}

  @Get('campaigns/:id/reports')
  @Serves(200, [ReportEntryView], 'Which reports there are')
  @AsQuery('reports')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async list(
    @Place() standing: Standing,
    @Asked(ReadersQuestion) { player }: ReadersQuestion,
  ): Promise<ReportEntryView[]> {
    const { campaign } = standing;
    return this.reports.list(campaign, await this.readers.allowed({ standing, player }, { campaign }));
  }

  @Get('archived-campaigns')
  @Serves(
    200,
    [ArchivedCampaignView],
    'Campaigns you had a place in that are over and archived; their reports are read on',
  )
  @AsQuery('archivedCampaigns')
  @SignedInOnly()
  @TokensWith('reports:read')
  archivedCampaigns(@Me() me: SignedIn): Promise<ArchivedCampaignView[]> {
    return this.archived.ofCaller(me);
  }

  @Get('campaigns/:id/reports.zip')
  @OpensByLink()
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
    @Me() me: SignedIn,
    @Place() standing: Standing,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Asked(ReadersQuestion) { player: whose }: ReadersQuestion,
  ): Promise<StreamableFile> {
    const { campaign } = standing;
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
  @Serves(200, [MapEntryView], 'The maps of the position report')
  @AsQuery('maps')
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async maps(
    @Place() standing: Standing,
    @Asked(TurnOfReaderQuestion) asked: TurnOfReaderQuestion,
  ): Promise<MapEntryView[]> {
    return (await this.requests.request(listMaps, await this.readers.whose(standing, asked, 'map'))).maps;
  }

  @Get('campaigns/:id/reports/:turn/maps/:map')
  @OpensByLink()
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiOperation({ summary: 'One map of the position report, as SVG or PNG' })
  @ApiParam({ name: 'map', example: 'strategic-1.svg', description: 'with .svg or .png; svg unless stated' })
  @ApiProduces(MEDIA_TYPES.svg, MEDIA_TYPES.png)
  @ApiOkResponse({ description: 'the map' })
  @AnswerContent({ [MEDIA_TYPES.svg]: text('the map'), [MEDIA_TYPES.png]: BYTES })
  async map(
    @Param('map') name: string,
    @Place() standing: Standing,
    @Req() request: Request,
    @Res() response: Response,
    @Asked(TurnOfReaderQuestion) asked: TurnOfReaderQuestion,
  ): Promise<void> {
    const [, map, ending] = /^([A-Za-z0-9][A-Za-z0-9_-]{0,79})(?:\.(svg|png))?$/.exec(name) ?? [];
    const format = ending === 'png' ? 'png' : 'svg';
    if (map === undefined) throw new NotFoundError('map', name.slice(0, 40));
    hand(request, response, format, await this.drawMap(standing, { ...asked, name: map, format }));
  }

  @Query(() => ReportView, { name: 'map', description: 'One map of a position report; a PNG is in base64' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async drawMap(
    @Place() standing: Standing,
    @ArgsOf(MapQuestion) { name, format, ...asked }: MapQuestion,
  ): Promise<ReportDocument> {
    return this.reports.map(await this.readers.whose(standing, asked, 'map'), name, format);
  }

  @Get('campaigns/:id/reports/:turn/:report')
  @OpensByLink()
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
    @Param('report') name: string,
    @Place() standing: Standing,
    @Req() request: Request,
    @Res() response: Response,
    @Asked(EditionQuestion) asked: EditionQuestion,
  ): Promise<void> {
    const file = reportFile(name);
    if (!file) throw new NotFoundError('report', name.slice(0, 40));
    const format = file.format ?? negotiate((types) => request.accepts(types));
    hand(request, response, format, await this.report(standing, { ...asked, kind: file.kind, format }));
  }

  @Query(() => ReportView, { description: 'A report in one form' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @OpensTurn()
  async report(
    @Place() standing: Standing,
    @ArgsOf(ReportQuestion) { kind, format, edition, ...asked }: ReportQuestion,
  ): Promise<ReportDocument> {
    const whose = await this.readers.whose(standing, asked, `${kind}-report`);
    return this.reports.read(whose, kind, format, edition);
  }

  @Get('operator/projections')
  @Serves(
    200,
    [ProjectionView],
    'How far projections are behind the log, and the campaigns at which they stopped',
  )
  @AsQuery()
  @OperatorOnly()
  async projections(): Promise<ProjectionView[]> {
    const told = await this.requests.requestOfCells(describeProjections, {});
    return told.flatMap(({ cell, answer }) => answer.projections.map((one) => ({ ...one, cell })));
  }

  @Post('operator/projections/retry')
  @Serves(200, RetryView, 'Have a campaign go on at which a projection has stopped')
  @AsMutation('retryProjection')
  @OperatorOnly()
  retry(@SentApart(RetryBody) which: RetryBody): Promise<RetryView> {
    return this.requests.request(retryProjection, { ...which });
  }

  @Post('operator/reports/rebuild')
  @Serves(200, RebuildView, 'Make every report again from the events')
  @AsMutation('rebuildReports')
  @OperatorOnly()
  async rebuild(): Promise<RebuildView> {
    const made = await inEveryCell(this.requests, rebuildReports);
    const reports = made.reduce((sum, one) => sum + one.reports, 0);
    return { ...longest(made), reports };
  }
}

/** Why a piece fared as it did, from what its reader observed. */
@BothDoors('campaigns/:id/turns/:turn/why', 'reports')
export class WhyController {
  constructor(
    private readonly requests: RequestClient,
    private readonly readers: ReportReaders,
  ) {}

  @Get(':piece')
  @Serves(
    200,
    PieceStoryView,
    'Why a unit or ship fared as it did in a turn, and why it did no more, as far as you know',
  )
  @AsQuery()
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @ApiParam({ name: 'piece', example: 'US3IN' })
  async why(
    @Which('piece', PieceParam) piece: string,
    @Place() standing: Standing,
    @Asked(TurnOfReaderQuestion) asked: TurnOfReaderQuestion,
  ): Promise<PieceStoryView> {
    const whose = await this.readers.whose(standing, asked, 'turn-report');
    return this.requests.request(explainPiece, { ...whose, piece });
  }
}
