import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { Player } from '../access/caller.js';
import { QueryOf } from '../shapes/question-of.js';
import {
  DebriefLetterView,
  LetterDeliveryBody,
  LetterView,
  NewLetterBody,
  ReportedLetterView,
  ReportLetterBody,
  SentLetterView,
} from './letter.dto.js';
import { LetterPageQuestion, ReceivedQuestion } from './letter.questions.js';
import { LetterService } from './letter.service.js';

/** Letters between those who play a campaign. */
@ApiTags('letters')
@Controller('campaigns/:id/letters')
export class LettersController {
  constructor(private readonly letters: LetterService) {}

  @Post()
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Write to others who play in the campaign' })
  @ApiCreatedResponse({ type: SentLetterView })
  send(
    @Param('id') campaign: string,
    @Player() player: string,
    @Body() letter: NewLetterBody,
  ): Promise<SentLetterView> {
    return this.letters.send({ campaign, player }, letter);
  }

  @Get()
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Letters that have arrived, newest first' })
  @ApiOkResponse({ type: [LetterView] })
  received(
    @Param('id') campaign: string,
    @Player() player: string,
    @QueryOf(ReceivedQuestion) asked: ReceivedQuestion,
  ): Promise<LetterView[]> {
    return this.letters.received({ campaign, player }, asked);
  }

  @Get('sent')
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Letters you have sent, newest first' })
  @ApiOkResponse({ type: [SentLetterView] })
  sent(
    @Param('id') campaign: string,
    @Player() player: string,
    @QueryOf(LetterPageQuestion) page: LetterPageQuestion,
  ): Promise<SentLetterView[]> {
    return this.letters.sent({ campaign, player }, page);
  }

  @Get('reported')
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Letters that their recipients laid before you; no others can be read' })
  @ApiOkResponse({ type: [ReportedLetterView] })
  reported(@Param('id') campaign: string): Promise<ReportedLetterView[]> {
    return this.letters.reported(campaign);
  }

  @Get('debrief')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'Every letter of the campaign, newest first, once it has ended' })
  @ApiOkResponse({ type: [DebriefLetterView] })
  debrief(
    @Param('id') campaign: string,
    @QueryOf(LetterPageQuestion) page: LetterPageQuestion,
  ): Promise<DebriefLetterView[]> {
    return this.letters.debrief(campaign, page);
  }

  @Get('delivery')
  @InCampaign(...EVERYBODY)
  @ApiOperation({ summary: 'How letters travel: at once, or by courier' })
  @ApiOkResponse({ type: LetterDeliveryBody })
  async delivery(@Param('id') campaign: string): Promise<LetterDeliveryBody> {
    return { delivery: await this.letters.delivery(campaign) };
  }

  @Put('delivery')
  @InCampaign('administrator')
  @ApiOperation({ summary: 'Set how letters travel from now on' })
  @ApiOkResponse({ type: LetterDeliveryBody })
  async setDelivery(
    @Param('id') campaign: string,
    @Body() { delivery }: LetterDeliveryBody,
  ): Promise<LetterDeliveryBody> {
    return { delivery: await this.letters.setDelivery(campaign, delivery) };
  }

  @Post(':letter/read')
  @HttpCode(204)
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Note that you have read a letter; its sender is not told' })
  @ApiNoContentResponse()
  read(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('letter') letter: string,
  ): Promise<void> {
    return this.letters.markRead({ campaign, player }, letter);
  }

  @Post(':letter/report')
  @HttpCode(204)
  @InCampaign(...PLAYS)
  @ApiOperation({ summary: 'Lay a letter you have received before the administrator, who then can read it' })
  @ApiNoContentResponse()
  report(
    @Param('id') campaign: string,
    @Player() player: string,
    @Param('letter') letter: string,
    @Body() { reason }: ReportLetterBody,
  ): Promise<void> {
    return this.letters.report({ campaign, player }, letter, reason);
  }
}
