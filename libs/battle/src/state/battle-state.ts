import type { View } from '@vedette/record';
import type { CommandDocument, LeaderDocument, UnitDocument } from '../document/forces.schema.js';
import type { BattleDocument } from '../document/position.schema.js';

/** A battle as events change it: the position, its pieces by id. */
export type MutableBattleState = Omit<BattleDocument, 'units' | 'leaders' | 'commands' | 'step'> & {
  step: string | null;
  /** Changed by `putUnit` and `dropUnit` alone, which keep the muster of who stands where. */
  units: ReadonlyMap<string, UnitState>;
  leaders: Map<string, LeaderDocument>;
  commands: Map<string, CommandDocument>;
};

/** A battle as rules read it: nothing in it can be written to. */
export type BattleState = View<MutableBattleState>;
export type UnitState = View<UnitDocument>;
export type LeaderState = View<LeaderDocument>;
export type CommandState = View<CommandDocument>;

/** A battle of its own, whatever happens to the first. The ground never changes and is shared. */
export function copyBattle(state: BattleState): MutableBattleState {
  const { map, ...rest } = state;
  return {
    ...(structuredClone(rest) as Omit<MutableBattleState, 'map'>),
    map: map as MutableBattleState['map'],
  };
}
