import { Get, HttpStatus, Post, Res } from '@nestjs/common';
import { Args, Int, Query } from '@nestjs/graphql';
import { ApiOkResponse } from '@nestjs/swagger';
import {
  type AuditedPhase,
  type CampaignDocument,
  type CampaignMade,
  closeTurn,
  describeCampaign,
  listScenarios,
  openTurn,
  type ScenarioDocument,
  type TurnStateDocument,
} from '@vedette/contracts';
import { Asked, AsMutation, AsQuery, BothDoors, Sent, SentApart, Serves, Which } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Response } from 'express';
import { EVERYBODY, InCampaign, OperatorOnly, SignedInOnly } from '../access/access.js';
import { ByUmpire, Me, Place, type Umpire } from '../access/caller.js';
import { OpensTurn } from '../access/opens-turn.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import type { SignedIn } from '../callers/signed-in.js';
import { CloseTurnBody, NewCampaignBody, OpenTurnBody, TurnOfPath } from './campaign.dto.js';
import { CampaignService } from './campaign.service.js';
import { AuditedPhaseView, CampaignView, TurnView } from './campaign.views.js';
import { ScenarioView } from './scenarios.view.js';
import { turnAsTold } from './turn-as-told.js';

/** Campaigns and where their turns stand. */
@BothDoors('campaigns', 'campaigns')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly requests: RequestClient,
  ) {}

  @Get()
  @Serves(200, [CampaignView], 'The campaigns you have a place in')
  @AsQuery('campaigns')
  @SignedInOnly()
  @TokensWith('campaign:read')
  list(@Me() me: SignedIn): Promise<CampaignDocument[]> {
    return this.campaigns.ofCaller(me);
  }

  @Post()
  @Serves(201, CampaignView, 'Make a campaign and open its first turn')
  @ApiOkResponse({ type: CampaignView, description: 'the same campaign was there already, and is as it was' })
  @AsMutation('createCampaign')
  @OperatorOnly()
  async create(
    @Sent('campaign') body: NewCampaignBody,
    @Me() { account }: SignedIn,
    @Res({ passthrough: true }) response?: Response,
  ): Promise<CampaignMade> {
    const made = await this.campaigns.create(body, account.name);
    response?.status(made.created ? HttpStatus.CREATED : HttpStatus.OK);
    return made;
  }

  @Get(':id')
  @Serves(200, CampaignView, 'What everybody in the campaign knows of it')
  @AsQuery('campaign')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  describe(@Place() { campaign }: Standing): Promise<CampaignDocument> {
    return this.requests.request(describeCampaign, { campaign });
  }

  @Get(':id/turn')
  @Serves(200, TurnView, 'Where the latest turn stands; phases one by one, and since when, to administrators')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  latestTurn(@Place() standing: Standing): Promise<TurnStateDocument> {
    return this.turn(standing, {});
  }

  @Get(':id/turns/:turn')
  @Serves(200, TurnView, 'Where a turn stands')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  async turn(
    @Place() standing: Standing,
    @Asked(TurnOfPath) { turn }: Partial<TurnOfPath>,
  ): Promise<TurnStateDocument> {
    return turnAsTold(await this.campaigns.turn(standing.campaign, turn), standing);
  }

  @Query(() => TurnView, { name: 'turn', description: 'Where a turn stands' })
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  turnOrLatest(
    @Place() standing: Standing,
    @Args('turn', { type: () => Int, nullable: true, description: 'the latest unless given' })
    turn?: number | null,
  ): Promise<TurnStateDocument> {
    return this.turn(standing, turn === null || turn === undefined ? {} : { turn });
  }

  @Post(':id/turn/open')
  @Serves(200, TurnView, 'Open the next turn, or move the deadline of the open one')
  @AsMutation('openTurn')
  @InCampaign('administrator')
  open(@ByUmpire() umpire: Umpire, @SentApart(OpenTurnBody) body: OpenTurnBody): Promise<TurnStateDocument> {
    return this.requests.request(openTurn, { ...umpire, ...body });
  }

  @Post(':id/turn/close')
  @Serves(200, TurnView, 'Close the turn to orders and have it resolved')
  @AsMutation('closeTurn')
  @InCampaign('administrator')
  close(
    @ByUmpire() umpire: Umpire,
    @SentApart(CloseTurnBody) { turn }: CloseTurnBody,
  ): Promise<TurnStateDocument> {
    return this.requests.request(closeTurn, { ...umpire, turn });
  }

  @Post(':id/turns/:turn/audit')
  @Serves(
    200,
    [AuditedPhaseView],
    'Resolve the phases of a resolved turn once more and compare them with the log',
  )
  @AsMutation('auditTurn')
  @OperatorOnly()
  audit(
    @Which('id', undefined, 'campaign') campaign: string,
    @Asked(TurnOfPath) { turn }: TurnOfPath,
  ): Promise<AuditedPhase[]> {
    return this.campaigns.audit(campaign, turn);
  }
}

/** What campaigns can be made of. */
@BothDoors('scenarios', 'campaigns')
export class ScenariosController {
  constructor(private readonly requests: RequestClient) {}

  @Get()
  @Serves(200, [ScenarioView], 'The scenarios of the house')
  @AsQuery('scenarios')
  @SignedInOnly()
  async list(): Promise<ScenarioDocument[]> {
    return (await this.requests.request(listScenarios, {})).scenarios;
  }
}
