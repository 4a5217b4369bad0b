import { ask } from './ask.js';
import { askerOf } from './for-whom.js';
import { graphql } from './graphql.js';

export const CONFIRM = graphql(`
  mutation Confirm($campaign: String!, $turn: Int!, $seat: String) {
    confirmTurn(campaign: $campaign, turn: $turn, seat: $seat) {
      turn
    }
  }
`);
export const CLEAR = graphql(`
  mutation Clear($campaign: String!, $seat: String) {
    clearConfirmation(campaign: $campaign, seat: $seat) {
      turn
    }
  }
`);

/** Says that the seat is done with the turn, or is not after all; who stands in says it of his own, and speaks for both. @throws DeskProblem */
export async function sayDone(campaign: string, of: string, turn: number, done: boolean): Promise<void> {
  const seat = askerOf(of);
  if (done) await ask(CONFIRM, { campaign, turn, seat });
  else await ask(CLEAR, { campaign, seat });
}
