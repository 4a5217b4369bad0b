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
import type { Membership } from '../campaigns/membership.repository.js';
import { CampaignService } from '../campaigns/campaign.service.js';
import { readAct, readCalendar } from './clock.bodies.js';

/** The clocks of campaigns, as the conductor keeps them. */
@Injectable()
export class ClockService {
  constructor(
    private readonly requests: RequestClient,
    private readonly campaigns: CampaignService,
  ) {}

  /** The clock as somebody with this place sees it; operators without a place see what administrators do. */
  describe(campaign: string, place: Membership | null): Promise<ClockDocument> {
    const seenBy = !place || place.role === 'administrator' ? 'administrator' : 'player';
    return this.requests.request(describeClock, { campaign, seenBy, player: place?.player ?? null });
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
  async setCalendar(campaign: string, calendar: unknown, terms: unknown): Promise<ClockDocument> {
    return this.requests.request(setCalendar, { campaign, ...readCalendar(calendar, terms ?? undefined) });
  }

  /** @throws ClockBodyMalformedError */
  async govern(campaign: string, act: ClockActName, how: unknown): Promise<ClockDocument> {
    return this.requests.request(governClock, { campaign, does: readAct(act, how) });
  }
}
