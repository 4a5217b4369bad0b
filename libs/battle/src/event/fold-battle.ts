import { partsOfLabel } from '../dice/battle-dice.js';
import { applyChange } from '../state/battle-change.js';
import type { MutableBattleState } from '../state/battle-state.js';
import type { BattleEvent } from './battle-event.js';

/** Changes a battle as one event says, and counts its dice: the only way a battle ever changes. */
export function evolveBattle(state: MutableBattleState, event: BattleEvent): MutableBattleState {
  for (const { label } of event.dice ?? []) {
    const { key, count } = partsOfLabel(label);
    state.progress.throws[key] = Math.max(count, state.progress.throws[key] ?? 0);
  }
  if (event.change) applyChange(state, event.change);
  return state;
}

/** Folds events over a battle, in their order. */
export function foldBattle(state: MutableBattleState, events: Iterable<BattleEvent>): MutableBattleState {
  for (const event of events) evolveBattle(state, event);
  return state;
}
