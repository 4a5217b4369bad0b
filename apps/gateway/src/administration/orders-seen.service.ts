import { Injectable } from '@nestjs/common';
import { listOrders, noteOrdersSeen } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Umpire } from '../access/caller.js';
import type { PlayersOrdersView } from '../reports/debrief-orders.view.js';
import type { OrdersSeenQuestion } from './administration.bodies.js';

/** What everybody ordered, for who runs a campaign that is played; the conductor writes down that he looked before anything is read. */
@Injectable()
export class OrdersSeenService {
  constructor(private readonly requests: RequestClient) {}

  /** Every version of every order of a turn, by who sent it. @throws NotFoundError for a turn or player there is not */
  async ofTurn(umpire: Umpire, asked: OrdersSeenQuestion): Promise<PlayersOrdersView[]> {
    const { campaign } = umpire;
    const { turn, players } = await this.requests.request(noteOrdersSeen, { ...umpire, ...asked });
    return Promise.all(
      players.map(async (player) => {
        const { orders } = await this.requests.request(listOrders, { campaign, turn, player });
        return { player, orders };
      }),
    );
  }
}
