import { Injectable } from '@nestjs/common';
import { type ArchivedCampaignDocument, listArchived, MOST_ARCHIVED_ASKED } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { LivePeople } from '../callers/live-people.js';
import type { SignedIn } from '../callers/signed-in.js';

/** Campaigns that are over and in an archive, and of which the house still hands out reports. */
@Injectable()
export class ArchivedCampaigns {
  constructor(
    private readonly requests: RequestClient,
    private readonly people: LivePeople,
  ) {}

  /** Those an account has a place in, each with the players whose reports it may read: its own seats, or everybody's. */
  async ofCaller(me: SignedIn): Promise<ArchivedCampaignDocument[]> {
    const places = (await this.people.stillLive(me))?.places ?? [];
    const archived = await this.among([...new Set(places.map(({ campaign }) => campaign))]);
    return archived.map((one) => {
      const here = places.filter(({ campaign }) => campaign === one.id);
      const seesAll = one.published || here.some(({ role }) => role === 'administrator');
      return {
        ...one,
        players: one.players.filter((id) => seesAll || here.some(({ player }) => player === id)),
      };
    });
  }

  /** A campaign that is in an archive; undefined for every other. */
  async one(campaign: string): Promise<ArchivedCampaignDocument | undefined> {
    const { campaigns } = await this.requests.request(listArchived, { campaigns: [campaign] });
    return campaigns[0];
  }

  private async among(campaigns: readonly string[]): Promise<ArchivedCampaignDocument[]> {
    if (campaigns.length === 0) return [];
    const asked = { campaigns: campaigns.slice(0, MOST_ARCHIVED_ASKED) };
    const told = await this.requests.requestOfCells(listArchived, asked);
    return told
      .flatMap(({ answer }) => answer.campaigns)
      .sort((a, b) => (a.archivedAt < b.archivedAt ? 1 : -1));
  }
}
