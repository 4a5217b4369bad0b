import type { BattleState, Side } from '@vedette/battle';

/** How things are called in a report. */
export interface Names {
  readonly side: Side;
  /** Name of a unit or leader, own or as the enemy's is told; of what has no name its id. */
  of(id: string): string;
  /** A hex with the place it is known by. */
  hex(hex: string): string;
}

/** Names of own pieces and of those enemies a side has named before it; places by the map. Ids stand for whatever is no more. */
export function namesOf(state: BattleState, side: Side): Names {
  const names = new Map<string, string>();
  for (const one of [...state.units.values(), ...state.leaders.values()])
    if (one.side === side) names.set(one.id, one.name);
  for (const contact of state.contacts[side]) for (const unit of contact.units) names.set(unit.id, unit.name);
  const places: Readonly<Record<string, string>> = state.map.names;
  return {
    side,
    of: (id) => names.get(id) ?? id,
    hex: (hex) => (places[hex] === undefined ? hex : `${hex} (${places[hex]})`),
  };
}
