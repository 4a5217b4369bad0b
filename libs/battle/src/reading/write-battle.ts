import { inCommand } from '../command/in-command.js';
import { orderOf } from '../command/order-in-force.js';
import type { BattleState } from '../state/battle-state.js';
import { firingSp, isInFront } from '../state/front.js';
import { stackIn } from '../state/stack.js';
import type { OrderName } from '../document/words.schema.js';

/** What is reckoned of a unit when a position is written; ignored on reading. */
export interface DerivedUnit {
  readonly inCommand: boolean;
  /** SP that G-24 lets it fire, before any halving. */
  readonly firingSP: number;
  readonly inFront: boolean;
  /** The order that binds it now. */
  readonly order: OrderName;
}

/** Writes a battle as a complete position: every key, each unit with what is derived of it, stacks counted from the top. */
export function writeBattle(state: BattleState): Record<string, unknown> {
  const { units, leaders, commands, step, ...rest } = state;
  return {
    ...rest,
    ...(step === null ? {} : { step }),
    leaders: [...leaders.values()],
    commands: [...commands.values()],
    units: [...units.values()].map((unit) => ({
      ...unit,
      stack: unit.hex === null ? 0 : stackIn(state, unit.hex).findIndex(({ id }) => id === unit.id),
      derived: derivedOf(state, unit),
    })),
  };
}

function derivedOf(state: BattleState, unit: Parameters<typeof orderOf>[1]): DerivedUnit {
  return {
    inCommand: inCommand(state, unit),
    firingSP: firingSp(state, unit),
    inFront: isInFront(state, unit),
    order: orderOf(state, unit),
  };
}
