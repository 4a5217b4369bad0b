import { Inject, Injectable } from '@nestjs/common';
import {
  courierEstimates,
  courierTimes,
  debriefIndex,
  type DebriefLetter,
  describeCampaign,
  type Letter,
  type LetterBox,
  type LetterDelivery,
  type LetterEstimate,
  LETTERS_A_PAGE,
  type NewLetter,
  type ReportedLetter,
  type SentLetter,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { CORRESPONDENCE_SETTINGS, type CorrespondenceSettings } from '../settings.js';
import { Correspondents } from '../database/correspondents.js';
import { LetterArrivals } from './letter-arrivals.js';
import { LetterBell } from './letter-bell.js';
import { MutedError, RecipientInvalidError, TooManyLettersError } from './letter.errors.js';
import { type LetterPage, LetterRepository, type Seat } from './letter.repository.js';

/** Reported letters an administrator is shown. */
const MOST_REPORTED = 500;

/** A page as asked for. */
interface PageAsked {
  readonly before?: string;
  readonly limit?: number;
}

const pageOf = ({ before, limit = LETTERS_A_PAGE }: PageAsked): LetterPage => ({ before, limit });

/** Letters between those who play a campaign. */
@Injectable()
export class LetterService {
  constructor(
    private readonly letters: LetterRepository,
    private readonly bell: LetterBell,
    private readonly arrivals: LetterArrivals,
    private readonly requests: RequestClient,
    private readonly people: Correspondents,
    @Inject(CORRESPONDENCE_SETTINGS) private readonly settings: CorrespondenceSettings,
  ) {}

  /**
   * Sends a letter.
   * @throws RecipientInvalidError when it is addressed to oneself, or to nobody of the campaign
   * @throws MutedError when whoever administers the campaign has forbidden him to write
   * @throws TooManyLettersError when this seat has sent too many within the hour
   */
  async send(seat: Seat, { to, text }: NewLetter): Promise<SentLetter> {
    const why = await this.people.whySilenced(seat.campaign, seat.player);
    if (why !== null) throw new MutedError(why);
    const { title, turn } = await this.addressed(seat, to);
    const allowed = this.settings.LETTERS_PER_HOUR;
    const dueTurns = await this.dueTurns(seat, to, turn);
    const atOnce = to.filter((recipient) => !dueTurns.has(recipient));
    const letter = await this.letters.transaction(async (executor) => {
      if ((await this.letters.sentWithinHour(seat, executor)) >= allowed)
        throw new TooManyLettersError(allowed);
      const sent = await this.letters.put(seat, { to, text }, dueTurns, executor);
      const arrival = { letter: sent.id, sender: seat.player, recipients: atOnce, at: sent.sentAt };
      if (atOnce.length > 0) await this.arrivals.write(arrival, { campaign: seat.campaign, title }, executor);
      return sent;
    });
    this.bell.ring(seat.campaign, atOnce);
    return told(letter);
  }

  /**
   * When a letter sent now would arrive at each, as far as its writer knows; sends nothing.
   * @throws RecipientInvalidError when it is addressed to oneself, or to nobody of the campaign
   */
  async estimate(seat: Seat, to: readonly string[]): Promise<LetterEstimate> {
    const { turn } = await this.addressed(seat, to);
    if ((await this.letters.delivery(seat.campaign)) === 'at-once')
      return { turn, arrivals: to.map((one) => ({ to: one, arrivesInTurn: turn })) };
    const { times } = await this.requests.request(courierEstimates, {
      ...{ campaign: seat.campaign, turn, from: seat.player },
      to: [...to],
    });
    return {
      turn,
      arrivals: times.map((one) => ({
        to: one.to,
        arrivesInTurn: one.turns === null ? null : turn + one.turns,
      })),
    };
  }

  /** The campaign, when a letter of this seat can go to all of them in it. */
  private async addressed(seat: Seat, to: readonly string[]) {
    const described = await this.describe(seat.campaign);
    const others = described.players.map(({ id }) => id).filter((id) => id !== seat.player);
    to.forEach((recipient, index) => {
      if (!others.includes(recipient)) throw new RecipientInvalidError(`/to/${index}`, recipient, others);
    });
    return described;
  }

  /** With which turns a letter arrives at those it does not reach at once. */
  private async dueTurns(
    { campaign, player }: Seat,
    to: readonly string[],
    turn: number,
  ): Promise<ReadonlyMap<string, number>> {
    if ((await this.letters.delivery(campaign)) === 'at-once') return new Map();
    const { times } = await this.requests.request(courierTimes, {
      campaign,
      turn,
      from: player,
      to: [...to],
    });
    return new Map(times.filter(({ turns }) => turns > 0).map((one) => [one.to, turn + one.turns]));
  }

  private describe(campaign: string) {
    return this.requests.request(describeCampaign, { campaign });
  }

  /** How the letters of a campaign travel. */
  delivery(campaign: string): Promise<LetterDelivery> {
    return this.letters.delivery(campaign);
  }

  /** Sets how letters travel from now on; those on their way arrive as they would have. */
  async setDelivery(campaign: string, delivery: LetterDelivery): Promise<LetterDelivery> {
    await this.letters.setDelivery(campaign, delivery);
    return delivery;
  }

  /** What has arrived, newest first. */
  async received(seat: Seat, page: PageAsked, only: 'all' | 'unread'): Promise<Letter[]> {
    return (await this.letters.received(seat, pageOf(page), only)).map(told);
  }

  /** What was sent, newest first. */
  async sent(seat: Seat, page: PageAsked): Promise<SentLetter[]> {
    return (await this.letters.sent(seat, pageOf(page))).map(told);
  }

  /** How many wait to be read, and the newest of them. */
  async box(seat: Seat): Promise<LetterBox> {
    const [unread, [newest]] = await Promise.all([
      this.letters.unread(seat),
      this.letters.received(seat, { limit: 1 }, 'unread'),
    ]);
    return { unread, newest: newest ? told(newest) : null };
  }

  /** @throws NotFoundError when no such letter has arrived here */
  async markRead(seat: Seat, letter: string): Promise<void> {
    mustHaveArrived(letter, await this.letters.markRead(seat, letter));
    this.bell.ring(seat.campaign, [seat.player]);
  }

  /** Lays a letter before the administrator. @throws NotFoundError when no such letter has arrived here */
  async report(seat: Seat, letter: string, reason: string): Promise<void> {
    mustHaveArrived(letter, await this.letters.report(seat, letter, reason));
  }

  /** Every letter of a campaign that has ended, newest first; the error of reporting while it has not. */
  async debrief(campaign: string, page: PageAsked): Promise<DebriefLetter[]> {
    await this.requests.request(debriefIndex, { campaign });
    return (await this.letters.all(campaign, pageOf(page))).map(told);
  }

  /** The letters that were laid before the administrator, newest first. */
  async reported(campaign: string): Promise<ReportedLetter[]> {
    return (await this.letters.reported(campaign, MOST_REPORTED)).map(told);
  }

  muted(seat: Seat): Promise<string[]> {
    return this.letters.muted(seat);
  }

  /** Hides the letters of a player, or shows them again. @throws NotFoundError when the campaign has no such player */
  async mute(seat: Seat, sender: string, hidden: boolean): Promise<string[]> {
    const { players } = await this.describe(seat.campaign);
    if (!players.some(({ id }) => id === sender)) throw new NotFoundError('player', sender.slice(0, 40));
    await (hidden ? this.letters.mute(seat, sender) : this.letters.unmute(seat, sender));
    return this.letters.muted(seat);
  }
}

type Told<T> = {
  [K in keyof T]: T[K] extends Date
    ? string
    : T[K] extends Date | null
      ? string | null
      : T[K] extends readonly string[]
        ? string[]
        : T[K];
};

/** Moments as text, as they leave the house. */
function told<T extends object>(letter: T): Told<T> {
  return Object.fromEntries(
    Object.entries(letter).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as Told<T>;
}

function mustHaveArrived(letter: string, found: boolean): void {
  if (!found) throw new NotFoundError('letter', letter);
}
