import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditedPhase, CampaignDocument, CampaignMade, TurnStateDocument } from '@vedette/contracts';
import type { Response } from 'express';
import { EVERYBODY, InCampaign, OperatorOnly, SignedInOnly } from '../access/access.js';
import { Me, Place } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import { TokensWith } from '../access/token-scope.js';
import { OpensTurn } from '../clock/opens-turn.js';
import { TurnParam } from '../http/params.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { CloseTurnBody, NewCampaignBody, OpenTurnBody } from './campaign.dto.js';
import { CampaignService } from './campaign.service.js';
import { turnAsTold } from './turn-as-told.js';
import { AuditedPhaseView, CampaignView, TurnView } from './campaign.views.js';

/** Campaigns and where their turns stand. */
@ApiTags('campaigns')
@Controller('campaigns')
export class CampaignsController {
  constructor(private readonly campaigns: CampaignService) {}

  @Get()
  @SignedInOnly()
  @TokensWith('campaign:read')
  @ApiOperation({ summary: 'The campaigns you have a place in' })
  @ApiOkResponse({ type: [CampaignView] })
  list(@Me() me: SignedIn): Promise<CampaignDocument[]> {
    return this.campaigns.ofCaller(me);
  }

  @Post()
  @OperatorOnly()
  @ApiOperation({ summary: 'Make a campaign and open its first turn' })
  @ApiCreatedResponse({ type: CampaignView })
  @ApiOkResponse({ type: CampaignView, description: 'the same campaign was there already, and is as it was' })
  async create(
    @Body() body: NewCampaignBody,
    @Me() { account }: SignedIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CampaignMade> {
    const made = await this.campaigns.create(body, account.name);
    response.status(made.created ? HttpStatus.CREATED : HttpStatus.OK);
    return made;
  }

  @Get(':id')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @ApiOperation({ summary: 'What everybody in the campaign knows of it' })
  @ApiOkResponse({ type: CampaignView })
  describe(@Param('id') id: string): Promise<CampaignDocument> {
    return this.campaigns.describe(id);
  }

  @Get(':id/turn')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @OpensTurn()
  @ApiOperation({
    summary: 'Where the latest turn stands; phases one by one, and since when, to administrators',
  })
  @ApiOkResponse({ type: TurnView })
  async latestTurn(@Param('id') id: string, @Place() standing: Standing): Promise<TurnStateDocument> {
    return turnAsTold(await this.campaigns.turn(id), standing);
  }

  @Get(':id/turns/:turn')
  @InCampaign(...EVERYBODY)
  @TokensWith('campaign:read')
  @ApiOperation({ summary: 'Where a turn stands' })
  @ApiOkResponse({ type: TurnView })
  async turn(
    @Param('id') id: string,
    @Param('turn', TurnParam) turn: number,
    @Place() standing: Standing,
  ): Promise<TurnStateDocument> {
    return turnAsTold(await this.campaigns.turn(id, turn), standing);
  }

  @Post(':id/turn/open')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Open the next turn, or move the deadline of the open one' })
  @ApiOkResponse({ type: TurnView })
  open(
    @Param('id') id: string,
    @Body() body: OpenTurnBody,
    @Me() { account }: SignedIn,
  ): Promise<TurnStateDocument> {
    return this.campaigns.open(id, body, account.name);
  }

  @Post(':id/turn/close')
  @HttpCode(200)
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Close the turn to orders and have it resolved' })
  @ApiOkResponse({ type: TurnView })
  close(
    @Param('id') id: string,
    @Body() { turn }: CloseTurnBody,
    @Me() { account }: SignedIn,
  ): Promise<TurnStateDocument> {
    return this.campaigns.close(id, turn, account.name);
  }

  @Post(':id/turns/:turn/audit')
  @HttpCode(200)
  @OperatorOnly()
  @ApiOperation({ summary: 'Resolve the phases of a resolved turn once more and compare them with the log' })
  @ApiOkResponse({ type: [AuditedPhaseView] })
  audit(@Param('id') id: string, @Param('turn', TurnParam) turn: number): Promise<AuditedPhase[]> {
    return this.campaigns.audit(id, turn);
  }
}
