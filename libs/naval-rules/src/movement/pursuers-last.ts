import type { Ship } from '@vedette/campaign';
import { pursuersOf } from './pursuit.js';
import type { SailingGroup } from './sailing-groups.js';
import type { Voyages } from './voyages.js';

/**
 * The order in which the groups of a step sail: by lot, but whoever would follow another group waits until that one has
 * sailed or stayed, since to pursue is to give up one's own course for it (PATE 4.6, 6.9, P-69). A chain of pursuers goes
 * from its quarry backwards; of those who pursue each other the lot says who goes first.
 */
export function pursuersLast<T>(
  voyages: Voyages,
  groups: readonly SailingGroup<T>[],
): readonly SailingGroup<T>[] {
  const awaited = whoAwaitsWhom(voyages, groups);
  if (awaited.size === 0) return groups;
  const left = [...groups];
  const order: SailingGroup<T>[] = [];
  while (left.length > 0) {
    const next = left.findIndex((group) => awaitsNobodyElse(group, left, awaited));
    order.push(...left.splice(next, 1));
  }
  return order;
}

type Awaited = ReadonlyMap<object, ReadonlySet<object>>;

function whoAwaitsWhom<T>(voyages: Voyages, groups: readonly SailingGroup<T>[]): Awaited {
  const groupOf = new Map<Ship, object>();
  for (const group of groups) for (const ship of group.ships) groupOf.set(ship, group);
  const awaited = new Map<object, Set<object>>();
  for (const quarry of groups)
    for (const ship of pursuersOf(voyages, quarry.ships)) {
      const pursuer = groupOf.get(ship);
      if (!pursuer || pursuer === quarry) continue;
      const known = awaited.get(pursuer);
      if (known) known.add(quarry);
      else awaited.set(pursuer, new Set([quarry]));
    }
  return awaited;
}

/** Whether all that a group waits for, at one remove or more, wait for it too: then it may go, by lot among them. */
function awaitsNobodyElse(group: object, left: readonly object[], awaited: Awaited): boolean {
  return [...allAwaited(group, left, awaited)].every(
    (other) => other === group || allAwaited(other, left, awaited).has(group),
  );
}

function allAwaited(group: object, left: readonly object[], awaited: Awaited): ReadonlySet<object> {
  const found = new Set<object>();
  const open = [group];
  for (let at = open.pop(); at; at = open.pop())
    for (const other of awaited.get(at) ?? []) {
      if (found.has(other) || !left.includes(other)) continue;
      found.add(other);
      open.push(other);
    }
  return found;
}
