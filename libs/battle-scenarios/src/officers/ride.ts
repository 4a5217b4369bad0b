import { groundCost } from '@vedette/battle-rules';
import { cheapestPath, distance, type Hex } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { nearest } from './walk.js';

/** MP a leader rides in a turn, with something left for what stands in his way (P-31.5). */
export const LEADER_MP = 14;

/** A leader rides no nearer to an enemy than this, but to troops of his own who are nearer. */
const RIDES_CLEAR = 3;

/** The way of a leader to the midst of some hexes, as far as he rides in a turn. */
export function rideTo(table: MapTable, from: Hex, hexes: readonly Hex[]): Hex[] {
  const goal = [...new Set(hexes)]
    .map((hex) => ({ hex, sum: hexes.reduce((sum, other) => sum + distance(hex, other), 0) }))
    .sort((a, b) => a.sum - b.sum || (a.hex < b.hex ? -1 : 1))[0]!.hex;
  const foes = table.contacts().map((contact) => contact.hex);
  const found = cheapestPath(
    {
      start: from,
      next: (hex) => table.desk.ground.grid.neighbours(hex),
      step: (at, to) =>
        nearest(to, foes) <= RIDES_CLEAR && nearest(to, foes) < distance(to, goal)
          ? null
          : (groundCost(table.context, 'leader', at, to, { inColumn: false })?.cost ?? null),
      most: 90,
    },
    (hex) => hex === goal,
  );
  const path: Hex[] = [];
  let spent = 0;
  for (const hex of found?.hexes ?? []) {
    spent += groundCost(table.context, 'leader', path.at(-1) ?? from, hex, { inColumn: false })!.cost;
    if (spent > LEADER_MP) break;
    path.push(hex);
  }
  return path;
}
