import { Injectable } from '@nestjs/common';
import { houseStalls, STALLS, turnsVerified, type VerificationDocument } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { Readiness } from '@vedette/platform';
import { CampaignService } from '../campaigns/campaign.service.js';
import { HOUSE_PARTS, type HousePart, PARTS } from './house-parts.js';
import type { TurnWaitingView, HouseStatusView } from './house-status.views.js';
import type { PartState } from './part-states.js';
import { latestOfEach } from './latest-of-each.js';
import { STALL_WORDS } from './stall-words.js';
import { whatATurnWaitsFor } from './what-a-turn-waits-for.js';

/** How long a look at the house is good for, in milliseconds, *our figure*: however many ask, services are asked so often. */
const GOOD_FOR_MS = 5_000;
/** What readiness calls the way to the other services. */
const THE_WAY = 'nats';

interface Look {
  readonly at: number;
  readonly seen: Promise<HouseStatusView>;
}

/** Looks which parts of the house are there, and when turns were last verified. */
@Injectable()
export class HouseStatusService {
  private last: Look | undefined;

  constructor(
    private readonly requests: RequestClient,
    private readonly readiness: Readiness,
    private readonly campaigns: CampaignService,
  ) {}

  /** The house as it was seen at most five seconds ago; who asks while it is looked at gets the same look. */
  house(): Promise<HouseStatusView> {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at >= GOOD_FOR_MS)
      this.last = { at: now, seen: this.look() };
    return this.last.seen;
  }

  /** What the latest turn of a campaign waits for. @throws NobodyAnswersError where nobody is there who conducts turns */
  async ofCampaign(campaign: string): Promise<TurnWaitingView> {
    const [state, { parts }] = await Promise.all([this.campaigns.turn(campaign), this.house()]);
    const { turn, status, deadline } = state;
    const states = new Map(parts.map((one) => [one.part, one.state]));
    const { lacking, ...wait } = whatATurnWaitsFor(state, states);
    return { turn, status, deadline, ...wait, lacking: [...lacking] };
  }

  private async look(): Promise<HouseStatusView> {
    const wayIsOpen = (await this.readiness.look()).get(THE_WAY)?.status !== 'down';
    const [states, verified, stalls] = await Promise.all([
      Promise.all(HOUSE_PARTS.map((part) => this.stateOf(part, wayIsOpen))),
      wayIsOpen ? this.verified() : null,
      wayIsOpen ? this.stalls() : null,
    ]);
    const parts = HOUSE_PARTS.map((part, at) => {
      const { does, waits } = PARTS[part];
      const state = states[at]!;
      return { part, state, does, waits: state === 'away' ? waits : null };
    });
    // Who cannot say what stands still may stand still himself: silence is no sign that a part is away.
    const runs = states.every((state) => state === 'runs') && stalls?.length === 0;
    return { runs, parts, stalls, verified };
  }

  private async stateOf(part: HousePart, wayIsOpen: boolean): Promise<PartState> {
    if (!wayIsOpen) return 'unknown';
    return (await this.requests.isServed(PARTS[part].question)) ? 'runs' : 'away';
  }

  /** Null where nobody can say. */
  private async stalls(): Promise<HouseStatusView['stalls']> {
    try {
      const told = await this.requests.requestOfCells(houseStalls, {});
      // Who is silent may stand still himself.
      if (told.length < this.requests.cells.length) return null;
      const stalls = STALLS.filter((stall) => told.some(({ answer }) => answer.stalls.includes(stall)));
      return stalls.map((stall) => ({ stall, words: STALL_WORDS[stall] }));
    } catch {
      return null;
    }
  }

  /** Null where nobody can say: that must not take the rest of the page along. */
  private async verified(): Promise<VerificationDocument[] | null> {
    try {
      const told = await this.requests.requestOfCells(turnsVerified, {});
      return latestOfEach(told.flatMap(({ answer }) => answer.verified));
    } catch {
      return null;
    }
  }
}
