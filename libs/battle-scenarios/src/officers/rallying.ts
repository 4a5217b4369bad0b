import { type BattleOrder, type LeaderState, leaderOf, type UnitState } from '@vedette/battle';
import { distance } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { rideTo } from './ride.js';

/** Who sees to regiments that have run. */
export interface Rallying {
  readonly rides: readonly BattleOrder<'leader'>[];
  /** Leaders who are with such a regiment, or on their way: they do not go with the others. */
  readonly busy: ReadonlySet<string>;
}

/** Priority of these rides: before the brigades act. */
const AT_ONCE = 2;

/**
 * Leaders of brigades ride to a regiment of theirs that has run: beside him it rallies much more readily, and left alone it is soon off the map and
 * lost whole (P-12.4, G-65). He goes where that leaves no more than half of his men out of his range (G-17).
 */
export function rallying(table: MapTable): Rallying {
  const rides: BattleOrder<'leader'>[] = [];
  const busy = new Set<string>();
  for (const unit of table.desk.view.units) {
    if (unit.state !== 'routed' || unit.hex === null) continue;
    const leader = leaderOf(table.battle, unit.command);
    if (leader === null || leader.hex === null || leader.status !== 'fit' || busy.has(leader.id)) continue;
    if (!mayGo(table, leader, unit)) continue;
    const path = leader.hex === unit.hex ? [] : rideTo(table, leader.hex, [unit.hex]);
    if (leader.hex !== unit.hex && path.at(-1) !== unit.hex) continue;
    busy.add(leader.id);
    if (path.length > 0) rides.push({ kind: 'leader', leader: leader.id, path, priority: AT_ONCE });
  }
  return { rides, busy };
}

/** Whether enough of a brigade stays within its leader's range where he stands beside one of its units. */
function mayGo(
  { desk }: MapTable,
  leader: LeaderState,
  { hex, command }: Pick<UnitState, 'hex' | 'command'>,
): boolean {
  const there = desk.view.units.filter((one) => one.command === command && one.hex !== null);
  const out = there.filter((one) => distance(one.hex!, hex!) > leader.range);
  return out.length * 2 <= there.length;
}
