import { Injectable } from '@nestjs/common';
import {
  debriefLetters,
  letterBox,
  type LetterDelivery,
  letterDelivery,
  mutedSenders,
  muteSender,
  readLetter,
  receivedLetters,
  reportedLetters,
  reportLetter,
  sendLetter,
  sentLetters,
  setLetterDelivery,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { ParameterInvalidError } from '../http/params.js';
import type {
  DebriefLetterView,
  LetterBoxView,
  LetterView,
  NewLetterBody,
  ReportedLetterView,
  SentLetterView,
} from './letter.dto.js';
import type { LetterPageQuestion, ReceivedQuestion } from './letter.questions.js';

/** One who plays, in his campaign. */
export interface Seat {
  readonly campaign: string;
  readonly player: string;
}

/** Letters between those who play a campaign, as correspondence keeps them. */
@Injectable()
export class LetterService {
  constructor(private readonly requests: RequestClient) {}

  send(seat: Seat, letter: NewLetterBody): Promise<SentLetterView> {
    return this.requests.request(sendLetter, { ...seat, ...letter });
  }

  /** What has arrived, newest first. */
  async received(seat: Seat, asked: ReceivedQuestion): Promise<LetterView[]> {
    return (await this.requests.request(receivedLetters, { ...seat, ...asked })).letters;
  }

  /** What was sent, newest first. */
  async sent(seat: Seat, page: LetterPageQuestion): Promise<SentLetterView[]> {
    return (await this.requests.request(sentLetters, { ...seat, ...page })).letters;
  }

  /** How many wait to be read, and the newest of them. */
  box(seat: Seat): Promise<LetterBoxView> {
    return this.requests.request(letterBox, { ...seat });
  }

  async markRead(seat: Seat, letter: string): Promise<void> {
    await this.requests.request(readLetter, { ...seat, letter: letterId(letter) });
  }

  /** Lays a letter before the administrator. */
  async report(seat: Seat, letter: string, reason: string): Promise<void> {
    await this.requests.request(reportLetter, { ...seat, letter: letterId(letter), reason });
  }

  /** Every letter of a campaign that has ended, newest first; the error of reporting while it has not. */
  async debrief(campaign: string, page: LetterPageQuestion): Promise<DebriefLetterView[]> {
    return (await this.requests.request(debriefLetters, { campaign, ...page })).letters;
  }

  /** The letters that were laid before the administrator, newest first. */
  async reported(campaign: string): Promise<ReportedLetterView[]> {
    return (await this.requests.request(reportedLetters, { campaign })).letters;
  }

  /** How the letters of a campaign travel. */
  async delivery(campaign: string): Promise<LetterDelivery> {
    return (await this.requests.request(letterDelivery, { campaign })).delivery;
  }

  async setDelivery(campaign: string, delivery: LetterDelivery): Promise<LetterDelivery> {
    return (await this.requests.request(setLetterDelivery, { campaign, delivery })).delivery;
  }

  /** Whose letters a seat does not see. */
  async muted(seat: Seat): Promise<string[]> {
    return (await this.requests.request(mutedSenders, { ...seat })).muted;
  }

  /** Hides the letters of a player, or shows them again. */
  async mute(seat: Seat, sender: string, hidden: boolean): Promise<string[]> {
    return (await this.requests.request(muteSender, { ...seat, sender, hidden })).muted;
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function letterId(text: string): string {
  if (!ID.test(text)) throw new ParameterInvalidError('letter', 'the id of a letter');
  return text;
}
