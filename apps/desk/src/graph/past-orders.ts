import { ask } from './ask.js';
import { askedFor } from './for-whom.js';
import { graphql } from './graphql.js';

export const PAST_ORDERS = graphql(`
  query PastOrders($campaign: String!, $seat: String, $for: String, $turn: Int!) {
    effectiveOrders(campaign: $campaign, seat: $seat, officer: $for, turn: $turn) {
      turn
      pieces {
        piece
        origin
        by
        words
        problems {
          message
          rule
        }
        notDone {
          text
          rule
        }
      }
    }
  }
`);

/** By which orders the pieces of a seat acted in a turn, and what of it was not done as far as its report tells. @throws DeskProblem */
export const pastOrdersOf = async (campaign: string, seat: string, turn: number) =>
  (await ask(PAST_ORDERS, { campaign, ...askedFor(seat), turn })).effectiveOrders;
