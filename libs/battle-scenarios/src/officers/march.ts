import type { UnitState } from '@vedette/battle';
import type { Hex } from '@vedette/hex';
import { inSightOfEnemies, wideOfEnemies } from './keeping-clear.js';
import type { MapTable } from './map-table.js';
import { settingOut, type Walk, walkBy } from './walk.js';
import { wayField } from './ways.js';

/** MP of a march and of one at double time (P-03, G-31), and the fatigue up to which troops are asked for it. */
const DOUBLE_TIME = { from: 12, upTo: 15 } as const;
const TIRED = 2;

/** A march: in column, and well clear of whomever it could run into; nearer by only where there is no other way. */
export function march(table: MapTable, unit: UnitState, level: 'ME' | 'RE', legs: readonly Hex[]): Walk {
  const end = legs.at(-1)!;
  const from = {
    ...settingOut(unit, level, 'MRCH'),
    doubleTime: level === 'ME' && hurries(table, unit, end),
  };
  const first = unit.formation === 'line' ? { first: 'column' as const } : {};
  const inSight = inSightOfEnemies(table);
  const wide = wideOfEnemies(table);
  for (const errand of [
    { ...first, shuns: wide, round: true },
    { ...first, shuns: inSight, round: true },
    { ...first, shuns: wide },
    { ...first, shuns: inSight },
  ]) {
    // A place of its way that it keeps out of would end the march before it.
    const open = legs.filter((hex) => hex === end || !errand.shuns(hex));
    const walk = walkBy(table, from, open, errand);
    if (walk.steps.some((step) => typeof step === 'string') && !strays(table, unit, walk, open[0]!))
      return walk;
  }
  return walkBy(table, from, legs, { ...first, shuns: inSight });
}

/** MP a march goes out of its way at most to keep clear of the enemy. */
const OUT_OF_WAY = 4;

/** Whether a way round the enemy leads too far back. */
function strays(table: MapTable, unit: UnitState, { unit: then }: Walk, goal: Hex): boolean {
  const left = wayField(table.context, 'foot', true, goal);
  const from = unit.hex === null ? Infinity : (left.get(unit.hex) ?? Infinity);
  return then.hex !== null && (left.get(then.hex) ?? Infinity) > from + OUT_OF_WAY;
}

/** Whether infantry on the march goes at double time: only where that brings it to its end this turn, for it tires badly (G-31, P-14). */
export function hurries(table: MapTable, { type, hex, command }: UnitState, end: Hex): boolean {
  if (type !== 'INF' || hex === null || table.battle.commands.get(command)!.fatigue > TIRED) return false;
  const left = wayField(table.context, 'foot', true, end).get(hex) ?? 0;
  return left > DOUBLE_TIME.from && left <= DOUBLE_TIME.upTo;
}
