import {
  BattleContext,
  BattleDice,
  type BattleEvent,
  type BattleStep,
  type MutableBattleState,
  type ToldList,
  type TurnOrders,
} from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import type { HexMap } from '@vedette/hex';
import { playSteps } from './play-steps.js';

/** What a step of a turn is decided from beside the battle itself. */
export interface StepSetting {
  readonly map: HexMap;
  /** Orders of the turn, as judged at its beginning. */
  readonly orders: TurnOrders;
  /** Keys the dice. */
  readonly seed: string;
  readonly told: ToldList;
}

/**
 * Decides one step of a turn, all before it being done, and returns what happened, numbered from 0. The state given is changed to
 * the end of the step. A turn decided step by step is, but for numbers, the turn played at once.
 */
export function decideStep(
  state: MutableBattleState,
  step: BattleStep,
  { map, orders, seed, told }: StepSetting,
): readonly BattleEvent[] {
  const dice = new BattleDice(seed, `${state.date} ${state.turn}`, told, state.progress.throws);
  const context = new BattleContext(state, { map, dice, orders, firstSeq: 0 });
  // Contacts are taken when a position is read; one that was written has them already.
  if (state.step === null) lookAround(context);
  playSteps(context, { step, impulse: null });
  return context.events;
}
