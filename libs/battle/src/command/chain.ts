import type { BattleState, CommandState, LeaderState, UnitState } from '../state/battle-state.js';
import { musterOf } from '../state/muster.js';

/** The command of an id; the document has been judged, so it is there. */
export function commandOf(state: BattleState, id: string): CommandState {
  const command = state.commands.get(id);
  if (!command) throw new Error(`there is no command ${id}`);
  return command;
}

/** The unit of an id. Throws where it is no more: whoever asks has looked. */
export function unitOf(state: BattleState, id: string): UnitState {
  const unit = state.units.get(id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

/** The commands above one, the nearest first. */
export function superiorsOf(state: BattleState, id: string): CommandState[] {
  const above: CommandState[] = [];
  for (
    let superior = state.commands.get(id)?.superior ?? null;
    superior !== null && !above.some((one) => one.id === superior);
  ) {
    const command = state.commands.get(superior);
    if (!command) break;
    above.push(command);
    superior = command.superior;
  }
  return above;
}

/** Whether one command is another or stands somewhere below it. */
export function isWithin(state: BattleState, id: string, above: string): boolean {
  let at: string | null = id;
  // No chain is longer than there are commands, whatever a document says.
  for (let steps = 0; at !== null && steps <= state.commands.size; steps += 1) {
    if (at === above) return true;
    at = state.commands.get(at)?.superior ?? null;
  }
  return false;
}

/** The commands directly below one, in order of their ids. */
export function subordinatesOf(state: BattleState, id: string): CommandState[] {
  return byId([...state.commands.values()].filter(({ superior }) => superior === id));
}

/** All commands below one, and itself, in order of their ids. */
export function commandsWithin(state: BattleState, id: string): CommandState[] {
  return byId([...state.commands.values()].filter((one) => isWithin(state, one.id, id)));
}

/** The units directly of a command, in order of their ids. */
export function unitsOf(state: BattleState, id: string): readonly UnitState[] {
  return musterOf(state.units).of(id);
}

/** The units of a command and of all below it, in order of their ids. */
export function unitsWithin(state: BattleState, id: string): UnitState[] {
  return byId(commandsWithin(state, id).flatMap((one) => unitsOf(state, one.id)));
}

/** Who leads a command now: fit, whether on the map or not; null where nobody does. */
export function leaderOf(state: BattleState, id: string): LeaderState | null {
  const name = state.commands.get(id)?.leader ?? null;
  const leader = name === null ? undefined : state.leaders.get(name);
  return leader?.status === 'fit' ? leader : null;
}

/** Things in plain order of their ids (P-35). */
export function byId<T extends { readonly id: string }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => (a.id < b.id ? -1 : 1));
}
