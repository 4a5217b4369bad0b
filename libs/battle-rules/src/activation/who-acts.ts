import {
  type BattleState,
  commandsWithin,
  inCommand,
  isCommanderOut,
  leaderOf,
  type CommandState,
  superiorsOf,
  type UnitState,
  unitsWithin,
} from '@vedette/battle';

/** Who of a command acts in its activation, and who is found out of command (G-16). */
export interface WhoActs {
  readonly units: readonly UnitState[];
  readonly out: readonly UnitState[];
  /** Commands that take part, itself among them. */
  readonly commands: readonly string[];
}

/** Whether a unit can act at all this turn: on the map or just come, not routed, not out as skirmishers, not having acted. */
export function mayAct(state: BattleState, unit: UnitState): boolean {
  if (unit.acted || unit.state === 'routed') return false;
  if (unit.hex !== null) return true;
  return state.arrivals.some(({ id, arrived }) => id === unit.group && arrived);
}

/**
 * Who acts when a command is activated (G-14, G-16): units in the range of their own leader, who with every commander between is in the
 * range of his next superior; those who have acted and commands that a superior's attempt left out stay aside.
 */
export function whoActs(state: BattleState, command: CommandState): WhoActs {
  const commands = commandsWithin(state, command.id).filter((one) => belongs(state, one, command.id));
  const ids = new Set(commands.map(({ id }) => id));
  const there = unitsWithin(state, command.id).filter((unit) => ids.has(unit.command) && mayAct(state, unit));
  return {
    units: there.filter((unit) => inCommand(state, unit)),
    out: there.filter((unit) => !inCommand(state, unit)),
    commands: [...ids],
  };
}

/** Whether a command takes part in that of one above: no commander between is out of command, none has acted by himself. */
function belongs(state: BattleState, one: CommandState, above: string): boolean {
  if (one.id === above) return true;
  if (state.progress.activated.includes(one.id)) return false;
  const chain = [one, ...superiorsOf(state, one.id)];
  const between = chain.slice(
    0,
    chain.findIndex(({ id }) => id === above),
  );
  return between.every((each) => leaderOf(state, each.id) === null || !isCommanderOut(state, each));
}
