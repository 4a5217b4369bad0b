import { partsOfLabel } from '../dice/battle-dice.js';
import { applyChange } from '../state/battle-change.js';
import type { MutableBattleState } from '../state/battle-state.js';
import type { BattleEvent } from './battle-event.js';

/** Changes a battle as one event says, and counts its dice: the only way a battle ever changes. */
export function applyBattleEvent(state: MutableBattleState, event: BattleEvent): void {
  for (const { label } of event.dice ?? []) {
    const { key, count } = partsOfLabel(label);
    state.progress.throws[key] = Math.max(count, state.progress.throws[key] ?? 0);
  }
  if (event.change) applyChange(state, event.change);
}
