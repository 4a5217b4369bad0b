import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  debriefLetters,
  estimateLetter,
  letterBox,
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
  type QuestionOf,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { LetterService } from './letter.service.js';

/** What the gateway asks about letters. Who asks for which seat has been judged there. */
@Controller()
export class LettersController {
  constructor(private readonly letters: LetterService) {}

  @Answers(sendLetter)
  send({ campaign, player, ...letter }: QuestionOf<typeof sendLetter>): Promise<AnswerOf<typeof sendLetter>> {
    return this.letters.send({ campaign, player }, letter);
  }

  @Answers(estimateLetter)
  estimate({ to, ...seat }: QuestionOf<typeof estimateLetter>): Promise<AnswerOf<typeof estimateLetter>> {
    return this.letters.estimate(seat, to);
  }

  @Answers(receivedLetters)
  async received({ campaign, player, unread, ...page }: QuestionOf<typeof receivedLetters>) {
    const letters = await this.letters.received({ campaign, player }, page, unread ? 'unread' : 'all');
    return { letters };
  }

  @Answers(sentLetters)
  async sent({ campaign, player, ...page }: QuestionOf<typeof sentLetters>) {
    return { letters: await this.letters.sent({ campaign, player }, page) };
  }

  @Answers(letterBox)
  box(seat: QuestionOf<typeof letterBox>): Promise<AnswerOf<typeof letterBox>> {
    return this.letters.box(seat);
  }

  @Answers(readLetter)
  async read({ letter, ...seat }: QuestionOf<typeof readLetter>) {
    await this.letters.markRead(seat, letter);
    return {};
  }

  @Answers(reportLetter)
  async report({ letter, reason, ...seat }: QuestionOf<typeof reportLetter>) {
    await this.letters.report(seat, letter, reason);
    return {};
  }

  @Answers(reportedLetters)
  async reported({ campaign }: QuestionOf<typeof reportedLetters>) {
    return { letters: await this.letters.reported(campaign) };
  }

  @Answers(debriefLetters)
  async debrief({ campaign, ...page }: QuestionOf<typeof debriefLetters>) {
    return { letters: await this.letters.debrief(campaign, page) };
  }

  @Answers(letterDelivery)
  async delivery({ campaign }: QuestionOf<typeof letterDelivery>) {
    return { delivery: await this.letters.delivery(campaign) };
  }

  @Answers(setLetterDelivery)
  async setDelivery({ campaign, delivery }: QuestionOf<typeof setLetterDelivery>) {
    return { delivery: await this.letters.setDelivery(campaign, delivery) };
  }

  @Answers(mutedSenders)
  async muted(seat: QuestionOf<typeof mutedSenders>) {
    return { muted: await this.letters.muted(seat) };
  }

  @Answers(muteSender)
  async mute({ sender, hidden, ...seat }: QuestionOf<typeof muteSender>) {
    return { muted: await this.letters.mute(seat, sender, hidden) };
  }
}
