import { canSee } from '@vedette/battle-sight';
import { distance, type Hex } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { nearest } from './walk.js';

/** Whether troops keep out of a hex. */
export type Shuns = (hex: Hex) => boolean;

/** On the march nobody comes nearer to an enemy in sight (G-98). */
export const MARCH_DISTANCE = 5;

/** What has been worked out on a table: contacts lie still while an officer plans. */
const WORKED_OUT = new WeakMap<MapTable, Map<string, Shuns>>();

/** Hexes within some hexes of an enemy seen lately. */
export function nearEnemies(table: MapTable, within: number): Shuns {
  return once(table, `near ${within}`, () => {
    const foes = table.contacts().map(({ hex }) => hex);
    return (hex) => nearest(hex, foes) <= within;
  });
}

/** Hexes from which a march would run into anybody ever seen, if he is still there. */
export function wideOfEnemies(table: MapTable): Shuns {
  return once(table, 'wide', () => {
    const foes = table.desk.view.contacts.map(({ hex }) => hex);
    return (hex) => nearest(hex, foes) <= MARCH_DISTANCE;
  });
}

/** Hexes no march may enter for an enemy who is seen from them (G-98). */
export function inSightOfEnemies(table: MapTable): Shuns {
  return once(table, 'in sight', () => {
    const foes = table.contacts().map(({ hex }) => hex);
    return (hex) =>
      foes.some((foe) => distance(foe, hex) < MARCH_DISTANCE && canSee(table.context, hex, foe));
  });
}

/** The same answer for the same question on a table, each hex asked about once. */
function once(table: MapTable, name: string, ask: () => Shuns): Shuns {
  let known = WORKED_OUT.get(table);
  if (!known) WORKED_OUT.set(table, (known = new Map()));
  let shuns = known.get(name);
  if (!shuns) {
    const asked = ask();
    const hexes = new Set(table.desk.ground.grid.hexes().filter(asked));
    known.set(name, (shuns = (hex) => hexes.has(hex)));
  }
  return shuns;
}
