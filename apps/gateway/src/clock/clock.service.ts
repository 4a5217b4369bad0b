import { Injectable } from '@nestjs/common';
import {
  type ClockActName,
  type ClockDocument,
  confirmTurn,
  describeClock,
  governClock,
  setCalendar,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Standing } from '../access/standing.js';
import { sightOf } from '../access/sight.js';
import { CampaignService } from '../campaigns/campaign.service.js';
import { readAct, readCalendar } from './clock.bodies.js';

/** The clocks of campaigns, as the conductor keeps them. */
@Injectable()
export class ClockService {
  constructor(
    private readonly requests: RequestClient,
    private readonly campaigns: CampaignService,
  ) {}

  /** The clock as somebody sees it; operators see what administrators do. */
  describe(campaign: string, standing: Standing): Promise<ClockDocument> {
    return this.requests.request(describeClock, { campaign, ...sightOf(standing) });
  }

  confirm(campaign: string, player: string, turn: number): Promise<ClockDocument> {
    return this.requests.request(confirmTurn, { campaign, turn, player, confirmed: 'yes' });
  }

  /** Takes a confirmation back; of the latest turn unless given. */
  async clear(campaign: string, player: string, turn?: number): Promise<ClockDocument> {
    const which = turn ?? (await this.campaigns.turn(campaign)).turn;
    return this.requests.request(confirmTurn, { campaign, turn: which, player, confirmed: 'no' });
  }

  /** @throws ClockBodyMalformedError */
  async setCalendar(campaign: string, calendar: unknown, terms: unknown, by: string): Promise<ClockDocument> {
    return this.requests.request(setCalendar, {
      campaign,
      by,
      ...readCalendar(calendar, terms ?? undefined),
    });
  }

  /** @throws ClockBodyMalformedError */
  async govern(campaign: string, act: ClockActName, how: unknown, by: string): Promise<ClockDocument> {
    return this.requests.request(governClock, { campaign, does: readAct(act, how), by });
  }
}
