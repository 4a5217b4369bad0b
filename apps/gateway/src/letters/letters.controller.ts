import { Get, Post, Put } from '@nestjs/common';
import { ID } from '@nestjs/graphql';
import {
  debriefLetters,
  estimateLetter,
  LETTER_DELIVERIES,
  letterDelivery,
  readLetter,
  receivedLetters,
  reportedLetters,
  reportLetter,
  sendLetter,
  sentLetters,
  setLetterDelivery,
} from '@vedette/contracts';
import {
  Asked,
  AsMutation,
  AsQuery,
  BothDoors,
  enumerationOf,
  IdParam,
  Sent,
  SentApart,
  Serves,
  Which,
} from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import { EVERYBODY, InCampaign, PLAYS } from '../access/access.js';
import { ByUmpire, FromSeat, Place, type Seat, type Umpire } from '../access/caller.js';
import type { Standing } from '../access/standing.js';
import {
  DebriefLetterView,
  LetterDeliveryBody,
  LetterEstimateView,
  LetterRecipientsBody,
  LetterView,
  NewLetterBody,
  ReportedLetterView,
  ReportLetterBody,
  SentLetterView,
} from './letter.dto.js';
import { LetterPageQuestion, ReceivedQuestion } from './letter.questions.js';

const DELIVERY = enumerationOf(LETTER_DELIVERIES);
/** The id of a letter. */
const WhichLetter = () => Which('letter', IdParam, 'id', { type: () => ID });

/** Letters between those who play a campaign, as correspondence keeps them. */
@BothDoors('campaigns/:id/letters', 'letters')
export class LettersController {
  constructor(private readonly requests: RequestClient) {}

  @Post()
  @Serves(201, SentLetterView, 'Write to others who play in the campaign')
  @AsMutation('sendLetter')
  @InCampaign(...PLAYS)
  send(@FromSeat() seat: Seat, @Sent('letter') letter: NewLetterBody): Promise<SentLetterView> {
    return this.requests.request(sendLetter, { ...seat, ...letter });
  }

  @Post('estimate')
  @Serves(200, LetterEstimateView, 'When a letter sent now would arrive, as far as you know; nothing is sent')
  @AsQuery('letterEstimate')
  @InCampaign(...PLAYS)
  estimate(
    @FromSeat() seat: Seat,
    @Sent('recipients') { to }: LetterRecipientsBody,
  ): Promise<LetterEstimateView> {
    return this.requests.request(estimateLetter, { ...seat, to });
  }

  @Get()
  @Serves(200, [LetterView], 'Letters that have arrived, newest first')
  @AsQuery('letters')
  @InCampaign(...PLAYS)
  async received(
    @FromSeat() seat: Seat,
    @Asked(ReceivedQuestion) asked: ReceivedQuestion,
  ): Promise<LetterView[]> {
    return (await this.requests.request(receivedLetters, { ...seat, ...asked })).letters;
  }

  @Get('sent')
  @Serves(200, [SentLetterView], 'Letters you have sent, newest first')
  @AsQuery('sentLetters')
  @InCampaign(...PLAYS)
  async sent(
    @FromSeat() seat: Seat,
    @Asked(LetterPageQuestion) page: LetterPageQuestion,
  ): Promise<SentLetterView[]> {
    return (await this.requests.request(sentLetters, { ...seat, ...page })).letters;
  }

  @Get('reported')
  @Serves(200, [ReportedLetterView], 'Letters that their recipients laid before you; no others can be read')
  @AsQuery('reportedLetters')
  @InCampaign('administrator')
  async reported(@ByUmpire() { campaign }: Umpire): Promise<ReportedLetterView[]> {
    return (await this.requests.request(reportedLetters, { campaign })).letters;
  }

  @Get('debrief')
  @Serves(200, [DebriefLetterView], 'Every letter of the campaign, newest first, once it has ended')
  @AsQuery('debriefLetters')
  @InCampaign(...EVERYBODY)
  async debrief(
    @Place() { campaign }: Standing,
    @Asked(LetterPageQuestion) page: LetterPageQuestion,
  ): Promise<DebriefLetterView[]> {
    return (await this.requests.request(debriefLetters, { campaign, ...page })).letters;
  }

  @Get('delivery')
  @Serves(200, LetterDeliveryBody, 'How letters travel: at once, or by courier')
  @AsQuery('letterDelivery', DELIVERY, 'delivery')
  @InCampaign(...EVERYBODY)
  delivery(@Place() { campaign }: Standing): Promise<LetterDeliveryBody> {
    return this.requests.request(letterDelivery, { campaign });
  }

  @Put('delivery')
  @Serves(200, LetterDeliveryBody, 'Set how letters travel from now on')
  @AsMutation('setLetterDelivery', DELIVERY, 'delivery')
  @InCampaign('administrator')
  setDelivery(
    @ByUmpire() { campaign }: Umpire,
    @SentApart(LetterDeliveryBody) { delivery }: LetterDeliveryBody,
  ): Promise<LetterDeliveryBody> {
    return this.requests.request(setLetterDelivery, { campaign, delivery });
  }

  @Post(':letter/read')
  @Serves(204, null, 'Note that you have read a letter; its sender is not told')
  @AsMutation('markLetterRead', ID, 'letter')
  @InCampaign(...PLAYS)
  async read(@FromSeat() seat: Seat, @WhichLetter() letter: string): Promise<{ letter: string }> {
    await this.requests.request(readLetter, { ...seat, letter });
    return { letter };
  }

  @Post(':letter/report')
  @Serves(204, null, 'Lay a letter you have received before the administrator, who then can read it')
  @AsMutation('reportLetter', ID, 'letter')
  @InCampaign(...PLAYS)
  async report(
    @FromSeat() seat: Seat,
    @WhichLetter() letter: string,
    @Sent('report') { reason }: ReportLetterBody,
  ): Promise<{ letter: string }> {
    await this.requests.request(reportLetter, { ...seat, letter, reason });
    return { letter };
  }
}
