import type { Ship } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** Ships that sail together in one step, by id, with what they were bound for. */
export interface SailingGroup<T> {
  readonly ships: readonly Ship[];
  readonly bound: T;
}

/** One ship and what it is bound for; ships with the same `key` start at one place and have the same destination. */
export interface Bound<T> {
  readonly ship: Ship;
  readonly key: string;
  readonly alone: boolean;
  readonly bound: T;
}

/**
 * Who sails together: friends at one place with one destination, unless they sail alone; attachment plays no part
 * (PATE 4.5, 6.6). Groups come in random order (6.4), the same for every order in which orders were sent.
 */
export function sailingGroups<T>(
  context: PhaseContext,
  step: string,
  all: readonly Bound<T>[],
): SailingGroup<T>[] {
  const { state, dice } = context;
  const byKey = new Map<string, { ships: Ship[]; bound: T }[]>();
  const groups = new Map<string, SailingGroup<T>>();
  for (const { ship, key, alone, bound } of [...all].sort((a, b) => (a.ship.id < b.ship.id ? -1 : 1))) {
    const companies = byKey.get(key) ?? [];
    byKey.set(key, companies);
    const company = alone
      ? undefined
      : companies.find(({ ships }) => ships.every((other) => state.areFriends(other.state, ship.state)));
    if (company) {
      company.ships.push(ship);
      continue;
    }
    const founded = { ships: [ship], bound };
    if (!alone) companies.push(founded);
    groups.set(ship.id, founded);
  }
  return dice.shuffle(context.navalLabel('6.4', step), [...groups.keys()]).map((id) => groups.get(id)!);
}
