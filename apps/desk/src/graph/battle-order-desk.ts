import type { AnyOrder } from '../seat/composing.js';
import { ask } from './ask.js';
import { askerOf, signed } from './for-whom.js';
import { graphql } from './graphql.js';
import type { Seat } from './order-desk.js';
import { send } from './send.js';
import { rememberingReceipts } from './sent-here.js';
import type { AnswerOf } from './shapes.js';

export const PREVIEW = graphql(`
  query Preview($campaign: String!, $seat: String, $orders: [JSON!]!) {
    previewOrders(campaign: $campaign, seat: $seat, orders: $orders) {
      order
      accepted
      understood
      problems {
        code
        field
        message
        rule
        severity
      }
    }
  }
`);

/** What would be made of orders of a battle if they were sent now, all in one question; nothing is recorded. @throws DeskProblem */
export async function tryBattleOrders(
  { campaign, player }: Seat,
  orders: readonly AnyOrder[],
): Promise<AnswerOf['preview']> {
  const { previewOrders } = await ask(PREVIEW, {
    campaign,
    seat: askerOf(player),
    orders: orders.map((order) => signed(player, order)),
  });
  return {
    results: previewOrders.map((judgement) => ({
      line: judgement.order + 1,
      text: '',
      judgement: { ...judgement, plan: null } as AnswerOf['preview']['results'][number]['judgement'],
    })),
    unreadable: [],
  };
}

/** Sends orders of a battle for a turn; `hour` is how the battle itself calls the turn that is played next. @throws DeskProblem */
export async function sendBattleOrders(
  { campaign, player }: Seat,
  { turn, hour }: { readonly turn: number; readonly hour: string },
  orders: readonly AnyOrder[],
  key: string,
): Promise<AnswerOf['receipts']> {
  return rememberingReceipts(async () => {
    const answer = await send(`/campaigns/${encodeURIComponent(campaign)}/orders/batch?turn=${turn}`, {
      method: 'POST',
      body: {
        format: 'vedette/battle-orders@1',
        turn: hour,
        orders: orders.map((order) => signed(player, order)),
      },
      seat: player,
      key,
    });
    return ((await answer.json()) as { receipts: AnswerOf['receipts'] }).receipts;
  });
}
