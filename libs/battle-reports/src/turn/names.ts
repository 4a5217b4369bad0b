import type { BattleState, Side } from '@vedette/battle';
import { toldContactsOf } from '@vedette/battle-sight';

/** How things are called in a report. */
export interface Names {
  readonly side: Side;
  /** Name of a unit or leader, own or as the enemy's is told; of what has no name its id. */
  of(id: string): string;
  /** An own leader with his office; anybody else as `of` calls him. */
  leader(id: string): string;
  /** An own command by who leads it; anything else as `of` calls it. */
  command(id: string): string;
  /** Whether an id is an own unit's, leader's or command's. */
  isOwn(id: string): boolean;
  /** A hex with the place it is known by. */
  hex(hex: string): string;
}

/** Names of own pieces and of those enemies a side has named before it; places by the map. Ids stand for whatever is no more. */
export function namesOf(state: BattleState, side: Side): Names {
  const names = new Map<string, string>();
  for (const one of [...state.units.values(), ...state.leaders.values()])
    if (one.side === side) names.set(one.id, one.name);
  for (const contact of toldContactsOf(state, side))
    for (const unit of contact.units) names.set(unit.id, unit.name);
  const places: Readonly<Record<string, string>> = state.map.names;
  const of = (id: string): string => names.get(id) ?? id;
  const isOwn = (id: string): boolean =>
    [state.units, state.leaders, state.commands].some((pieces) => pieces.get(id)?.side === side);
  return {
    side,
    of,
    isOwn,
    leader: (id) => {
      const leader = state.leaders.get(id);
      return leader?.side === side ? `${officeOf(state, leader)}${leader.name}` : of(id);
    },
    command: (id) => {
      const command = state.commands.get(id);
      if (command?.side !== side) return of(id);
      return `${of(command.leader ?? id)}’s ${command.level}`;
    },
    hex: (hex) => (places[hex] === undefined ? hex : `${hex} (${places[hex]})`),
  };
}

/** What a leader is, before his name: the position knows offices, not ranks. */
function officeOf(state: BattleState, { kind, command }: { kind: string | null; command: string | null }) {
  if (kind === 'artillery-chief') return 'chief of artillery ';
  if (kind === 'engineer') return 'chief engineer ';
  const level = command === null ? undefined : state.commands.get(command)?.level;
  return level === undefined ? '' : `${level} commander `;
}
