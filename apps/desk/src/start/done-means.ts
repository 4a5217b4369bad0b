import type { Clock } from '../seat/campaign.js';

/** The name of the sentence that says what it means just now to be done, by what the campaign agreed on. */
export const doneMeans = ({ terms }: Pick<Clock, 'terms'>): 'done-ends-turn' | 'done-ends-nothing' =>
  (terms as { readonly earlyEnd?: string }).earlyEnd === 'never' ? 'done-ends-nothing' : 'done-ends-turn';

/** Who has said of which turn that he is done, as it was told last. */
export interface SaidDone {
  readonly turn: number;
  readonly ready: boolean;
}

/** Whether it was taken back otherwise than by its button: by an order that was sent since, also from elsewhere. */
export const wasTakenBack = (before: SaidDone, now: SaidDone, byButton: boolean): boolean =>
  before.turn === now.turn && before.ready && !now.ready && !byButton;
