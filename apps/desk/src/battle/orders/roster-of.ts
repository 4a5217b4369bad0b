import type { BattleView } from '@vedette/battle-sight';
import type { EffectiveOrder } from '../../seat/campaign.js';

/** A command with its own pieces: its leader, its units; those of commands under it have groups of their own. */
export interface RosterGroup {
  readonly command: string | null;
  /** How many commands stand above it. */
  readonly depth: number;
  readonly pieces: readonly EffectiveOrder[];
}

/** The pieces of a seat by their commands, each below the one above it; what belongs to none comes last. */
export function rosterOf(effective: readonly EffectiveOrder[], view: BattleView): RosterGroup[] {
  const byId = new Map(effective.map((one) => [one.piece, one]));
  const taken = new Set<string>();
  const take = (ids: readonly string[]): EffectiveOrder[] =>
    ids.flatMap((id) => {
      const piece = byId.get(id);
      if (!piece || taken.has(id)) return [];
      taken.add(id);
      return [piece];
    });
  const groups: RosterGroup[] = [];
  const known = new Set(view.commands.map(({ id }) => id));
  const add = (command: BattleView['commands'][number], depth: number): void => {
    const pieces = take([
      command.id,
      ...view.leaders.filter((leader) => leader.command === command.id).map(({ id }) => id),
      ...view.units.filter((unit) => unit.command === command.id).map(({ id }) => id),
    ]);
    if (pieces.length > 0) groups.push({ command: command.id, depth, pieces });
    for (const below of view.commands.filter(({ superior }) => superior === command.id))
      add(below, depth + 1);
  };
  for (const top of view.commands.filter(({ superior }) => superior === null || !known.has(superior)))
    add(top, 0);
  const rest = take(effective.map(({ piece }) => piece));
  return rest.length > 0 ? [...groups, { command: null, depth: 0, pieces: rest }] : groups;
}
