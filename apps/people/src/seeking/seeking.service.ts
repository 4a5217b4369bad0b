import { Injectable } from '@nestjs/common';
import {
  listCampaigns,
  type SeekingCampaign,
  type SeekingDocument,
  type SeekingWishes,
  type SignedInDocument as SignedIn,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import { Campaigns } from '../memberships/campaigns.js';
import { MembershipRepository } from '../memberships/membership.repository.js';
import { PlaceNotes } from '../memberships/place-notes.js';
import { offeredSeats } from './offered-seats.js';
import { type Seeking, SeekingRepository } from './seeking.repository.js';

const NONE: SeekingDocument = { seeks: false, words: null, seats: [], since: null };

/** Which campaigns seek players, and what they say of themselves. */
@Injectable()
export class SeekingService {
  constructor(
    private readonly seeking: SeekingRepository,
    private readonly memberships: MembershipRepository,
    private readonly campaigns: Campaigns,
    private readonly notes: PlaceNotes,
    private readonly requests: RequestClient,
  ) {}

  /** The campaigns that are played, seek players and have a free seat to offer, by id. */
  async list(): Promise<SeekingCampaign[]> {
    const seeking = await this.seeking.all();
    if (seeking.length === 0) return [];
    const [told, taken] = await Promise.all([
      this.requests.requestOfCells(listCampaigns, {}),
      this.memberships.seatsTaken(),
    ]);
    const campaigns = told.flatMap(({ answer }) => answer.campaigns);
    return seeking.flatMap(({ campaign, words, since, seats: sought }): SeekingCampaign[] => {
      const found = campaigns.find(({ id }) => id === campaign);
      if (found?.status !== 'playing') return [];
      const seats = offeredSeats(found, sought, new Set(taken.get(campaign)));
      if (seats.length === 0) return [];
      const { title, rulebooks, theatre, turn } = found;
      return [{ campaign, title, rulebooks, theatre, turn, words, since: since.toISOString(), seats }];
    });
  }

  async describe(campaign: string): Promise<SeekingDocument> {
    const found = await this.seeking.of(campaign);
    return found ? documentOf(found) : NONE;
  }

  /**
   * Has a campaign seek players, or say otherwise what it seeks; without wishes it seeks none any more.
   * @throws InvalidRequestError when the campaign has not one of the players
   */
  async seek(
    campaign: string,
    wishes: SeekingWishes | undefined,
    { account }: SignedIn,
  ): Promise<SeekingDocument> {
    const note = { campaign, account: null, role: null, player: null, by: account.name };
    if (!wishes) {
      if (await this.seeking.remove(campaign)) await this.notes.note({ ...note, act: 'sought-no-more' });
      return NONE;
    }
    const { players } = await this.campaigns.describe(campaign);
    wishes.seats.forEach(({ player }, index) => {
      if (!players.some(({ id }) => id === player))
        throw new InvalidRequestError({
          ...{ code: 'player-unknown', status: 422, field: `/seats/${index}/player` },
          message: `The campaign has no player ${player}; its players are ${players.map(({ id }) => id).join(', ')}.`,
        });
    });
    await this.seeking.put(campaign, wishes);
    await this.notes.note({ ...note, act: 'sought' });
    return this.describe(campaign);
  }
}

const documentOf = ({ words, seats, since }: Seeking): SeekingDocument => ({
  ...{ seeks: true, words, since: since.toISOString() },
  seats: [...seats],
});
