import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ReportDocument } from '@vedette/contracts';
import { EVERYBODY, InCampaign } from '../access/access.js';
import { Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { ReportReaders, type Wished } from '../reports/report-readers.js';
import {
  MapQuestion,
  ReadersQuestion,
  ReportQuestion,
  TurnOfReaderQuestion,
} from '../reports/report.questions.js';
import { ReportService, type WhoseTurn } from '../reports/report.service.js';
import { MapEntryView, ReportEntryView, ReportView } from '../reports/report.views.js';
import { ArgsOf } from '../shapes/question-of.js';
import { PieceStoryView } from '../reports/why.views.js';

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
    @ArgsOf(ReadersQuestion) { player }: ReadersQuestion,
  ): Promise<ReportEntryView[]> {
    return this.reportService.list(campaign, await this.readers.allowed({ standing, player }, { campaign }));
  }

  @Query(() => ReportView, { description: 'A report in one form' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  @OpensTurn()
  async report(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(ReportQuestion) { turn, kind, format, player, edition }: ReportQuestion,
  ): Promise<ReportDocument> {
    const whose = await this.whose({ campaign, turn, sight: `${kind}-report` }, standing, player);
    return this.reportService.read(whose, kind, format, edition);
  }

  @Query(() => [MapEntryView], { description: 'The maps of a position report' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async maps(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(TurnOfReaderQuestion) { turn, player }: TurnOfReaderQuestion,
  ): Promise<MapEntryView[]> {
    return this.reportService.maps(await this.whose({ campaign, turn, sight: 'map' }, standing, player));
  }

  @Query(() => ReportView, { name: 'map', description: 'One map of a position report; a PNG is in base64' })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async drawMap(
    @Args('campaign') campaign: string,
    @Place() standing: Standing,
    @ArgsOf(MapQuestion) { turn, name, format, player }: MapQuestion,
  ): Promise<ReportDocument> {
    const whose = await this.whose({ campaign, turn, sight: 'map' }, standing, player);
    return this.reportService.map(whose, name, format);
  }

  @Query(() => PieceStoryView, {
    description: 'Why a unit or ship fared as it did in a turn, and why it did no more, as far as you know',
  })
  @InCampaign(...EVERYBODY)
  @TokensWith('reports:read')
  async why(
    @Args('campaign') campaign: string,
    @Args('piece') piece: string,
    @Place() standing: Standing,
    @ArgsOf(TurnOfReaderQuestion) { turn, player }: TurnOfReaderQuestion,
  ): Promise<PieceStoryView> {
    const whose = await this.whose({ campaign, turn, sight: 'turn-report' }, standing, player);
    return this.reportService.explain(whose, piece);
  }

  private async whose(
    wished: Wished & { readonly turn: number },
    standing: Standing,
    player: string | undefined,
  ): Promise<WhoseTurn> {
    const { campaign, turn } = wished;
    return { campaign, turn, player: await this.readers.playerFor({ standing, player }, wished) };
  }
}
