import { Injectable } from '@nestjs/common';
import { debriefIndex, listOrders } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { ArchivedCampaigns } from '../campaigns/archived-campaigns.js';
import type { PlayersOrdersView } from './debrief-orders.view.js';

/** Opens what everybody ordered when a campaign that has ended is published; to nobody before, not even administrators. */
@Injectable()
export class DebriefOrders {
  constructor(
    private readonly requests: RequestClient,
    private readonly archived: ArchivedCampaigns,
  ) {}

  /**
   * Every version of every order of a turn, by who sent it; of one player where he is named.
   * @throws ConflictError `campaign-not-ended`, `campaign-not-published` @throws NotFoundError for a player there is not, and
   * for a campaign in an archive, whose orders went there with it
   */
  async ofTurn(campaign: string, turn: number, player?: string): Promise<PlayersOrdersView[]> {
    // Reporting answers this only of a campaign that is published.
    const { players } = await this.requests.request(debriefIndex, { campaign });
    if (player !== undefined && !players.includes(player)) throw new NotFoundError('player', player);
    // An order book without its events is empty, as if nobody had ordered anything.
    if (await this.archived.one(campaign))
      throw new NotFoundError('order book', `of turn ${turn}: the campaign is in an archive`);
    const whose = player === undefined ? players : [player];
    return Promise.all(
      whose.map(async (id) => {
        const { orders } = await this.requests.request(listOrders, { campaign, turn, player: id });
        return { player: id, orders };
      }),
    );
  }
}
