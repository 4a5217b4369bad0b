import { type BattleContext, isLastTurn } from '@vedette/battle';
import { gunsTaken, holderOf } from '../losses/guns-in-hand.js';
import { GunsSettled } from './end.events.js';

/** When the battle ends, as at 2400, guns left inside own lines go back to their battery; the others are the enemy's for good (G-43, P-37). */
export function settleGuns(context: BattleContext): void {
  if (!isLastTurn(context.state)) return;
  for (const left of [...context.state.abandonedGuns]) {
    const { hex, battery, guns } = left;
    const { saved, owner, change } = gunsTaken(context.state, left, guns, holderOf(context, hex));
    context.emit(GunsSettled, {
      rule: ['G-43', 'P-37'],
      hex,
      data: { hex, battery, guns, captured: !saved },
      audience: context.toSide(owner),
      change,
    });
  }
}
