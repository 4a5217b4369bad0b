import { isColumn, type OrderName, type UnitPlan, type UnitState } from '@vedette/battle';
import type { ToldContact } from '@vedette/battle-sight';
import { distance, type Hex } from '@vedette/hex';
import { nearEnemies } from './keeping-clear.js';
import type { MapTable } from './map-table.js';
import { nearest, settingOut, type Errand, type Walk, walkToward } from './walk.js';

/** Enemies this near are gone for; beyond, troops go for the ground they are to take. */
const FIGHTS_WITHIN = 5;
/** Enemies this near make a column form its line. */
const FORMS_WITHIN = 6;
/** Men who stop this near draw fire at once (G-37). */
const EXPOSED = 2;
/** What each SP already sent against an enemy weighs against sending more, in hexes. */
const CROWDING = 0.15;

/** Who has been sent against whom so far this turn, in SP by hex. */
export type Sent = Map<Hex, number>;

/** What an infantry unit in assault does at a level: against an enemy near by, else on toward its ground. */
export function assault(
  table: MapTable,
  unit: UnitState,
  level: 'ME' | 'RE',
  order: OrderName,
  ground: Hex,
  sent: Sent,
): Walk {
  const from = settingOut(unit, level, order);
  const foe = nearestFoe(table, unit, sent);
  const enemies = table.contacts().map(({ hex }) => hex);
  const clear = nearEnemies(table, EXPOSED);
  if (foe === undefined) return walkToward(table, from, onward(table, unit, ground, clear));
  const walk = walkToward(table, from, against(table, unit, foe));
  const end = walk.unit.hex;
  // Who cannot close now stays out of reach of the fire that would answer him (G-37).
  const short =
    end !== null &&
    unit.hex !== null &&
    nearest(end, enemies) === EXPOSED &&
    nearest(unit.hex, enemies) > EXPOSED;
  return short ? walkToward(table, from, { ...against(table, unit, foe), shuns: clear }) : walk;
}

/** The enemy a unit goes for: near, and not yet met by enough. */
export function nearestFoe(
  table: MapTable,
  unit: UnitState,
  sent: Sent,
  within = FIGHTS_WITHIN,
): ToldContact | undefined {
  const from = unit.hex;
  if (from === null) return undefined;
  return table
    .contacts()
    .filter(({ hex, kind }) => distance(hex, from) <= within && kind !== 'wagons')
    .map((contact) => ({
      contact,
      weight: distance(contact.hex, from) + CROWDING * (sent.get(contact.hex) ?? 0),
    }))
    .sort((a, b) => a.weight - b.weight || (a.contact.hex < b.contact.hex ? -1 : 1))[0]?.contact;
}

function against(table: MapTable, unit: UnitState, { hex }: ToldContact): Errand {
  const enemies = new Set(table.contacts().map((contact) => contact.hex));
  const errand: Errand = { goal: hex, toward: hex, shuns: (one) => enemies.has(one) };
  return isColumn(unit) ? { ...errand, first: 'line' } : errand;
}

function onward(table: MapTable, unit: UnitState, ground: Hex, shuns: (hex: Hex) => boolean): Errand {
  const enemies = table.contacts().map(({ hex }) => hex);
  const away = unit.hex === null ? Infinity : nearest(unit.hex, enemies);
  const far = unit.hex === null ? Infinity : distance(unit.hex, ground);
  if (isColumn(unit) && away <= FORMS_WITHIN) return { goal: ground, shuns, first: 'line' };
  if (!isColumn(unit) && away > FORMS_WITHIN + 1 && far > 5) return { goal: ground, shuns, first: 'column' };
  return { goal: ground, shuns };
}

/** A walk as the plan of a unit. */
export function planOf(unit: UnitState, { steps, fireAt }: Walk): UnitPlan {
  // Who follows into a hex he has won is disordered by it; he takes it in good order next turn (P-11.8).
  return {
    unit: unit.id,
    do: steps,
    advance: false,
    ...(fireAt === undefined ? {} : { fire: { at: fireAt } }),
  };
}
