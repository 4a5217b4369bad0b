import {
  hasMoved,
  hexesOf,
  isColumn,
  lightOf,
  orderOf,
  stackedSp,
  type Activation,
  type Drm,
  type UnitState,
} from '@vedette/battle';
import { isRaining } from '@vedette/battle-sight';
import { distance, entrySides } from '@vedette/hex';
import { worksOn, type Field } from '../ground/ground-cost.js';
import { fatigueOf } from '../morale/check-drms.js';
import { ORDER_TABLE } from '../tables/order-table.js';
import { AMMUNITION } from '../tables/ammunition.js';
import { FIRE_FROM_WORKS } from '../tables/terrain.js';
import type { Attack } from './attack.js';
import { entryOf, type Entry } from './entry.js';
import { isBattery, isFoot, rangeDrm } from '../tables/weapons.js';

const DENSE_FROM = 9;
const HORSES_A_POINT = 4;

/** Kinds of fire given in answer to an activating unit (P-10.1). */
const IN_ANSWER: ReadonlySet<Attack['kind']> = new Set(['cease-movement', 'return', 'defensive']);

/**
 * All modifiers of a fire attack (P-08.4). Where units of a stack differ the best for the other side counts (G-28): the worst of several
 * firers, of several targets the best for the firer.
 */
export function fireDrms(
  field: Field,
  attack: Attack,
  struck: readonly UnitState[],
  activation: Activation | null,
): Drm[] {
  const entry = entryOf(field, attack.target, attack.from, struck);
  return [
    ...ordersDrms(field, attack, struck),
    ...firerDrms(field, attack, activation),
    ...answerDrms(attack, struck, activation),
    ...entryDrms(entry),
    ...targetDrms(field, attack, struck),
    ...airDrms(field, attack),
  ];
}

function ordersDrms({ state }: Field, { shots }: Attack, struck: readonly UnitState[]): Drm[] {
  const firing = shots.map(({ unit }) => ORDER_TABLE[orderOf(state, unit)]);
  const worst = firing.reduce((a, b) => (b.fire < a.fire ? b : a));
  const targets = struck.map((unit) => ORDER_TABLE[orderOf(state, unit)]);
  const best = targets.reduce((a, b) => (b.asTarget > a.asTarget ? b : a));
  return [
    { rule: worst.rule, value: worst.fire, why: 'orders of the firer' },
    { rule: best.rule, value: best.asTarget, why: 'orders of the target' },
  ];
}

function firerDrms(
  field: Field,
  { shots, from, target, kind }: Attack,
  activation: Activation | null,
): Drm[] {
  const { state } = field;
  const units = shots.map(({ unit }) => unit);
  const range = distance(from, target);
  const guns = units.some(isBattery);
  // The brigade's own skirmishers bring it a hex nearer; where it could not reach without them it cannot with them (G-68).
  const screened = (unit: UnitState): boolean =>
    !isBattery(unit) && (state.commands.get(unit.command)?.skirmishers ?? null) !== null;
  // In a barrage the range is that of the farthest battery, which is the first (P-16.3).
  const ranging = kind === 'barrage' ? units.slice(0, 1) : units;
  const reaches = ranging.map((unit) => rangeDrm(unit, screened(unit) ? Math.max(1, range - 1) : range) ?? 0);
  const reach = Math.min(...reaches);
  const out = units.every(screened);
  const moved =
    (kind === 'phasing' || kind === 'barrage') &&
    activation !== null &&
    units.some((unit) => isBattery(unit) && hasMoved(activation, unit.id));
  const worksKinds = entrySides(from, target).map((side) => worksOn(state, from, side)?.kind);
  const works = worksKinds.find((one) => one !== undefined);
  const low = state.switches.ammunition && units.some((unit) => unit.ammo <= AMMUNITION.value.low);
  return [
    {
      rule: guns ? 'P-08.5' : 'G-54',
      value: reach,
      why: `range ${range}, ${units[0]!.weapon}${out ? ', skirmishers out' : ''}`,
    },
    {
      rule: 'G-52',
      value: works === undefined ? 0 : FIRE_FROM_WORKS.value[works],
      why: `firing from ${works ?? 'works'}`,
    },
    { rule: 'G-52', value: moved ? -2 : 0, why: 'moved artillery' },
    {
      rule: 'P-08.4',
      value: units.some((unit) => unit.state === 'disordered') ? -1 : 0,
      why: 'firer disordered',
    },
    {
      rule: 'P-14',
      value: -Math.max(...units.map((unit) => fatigueOf(field, unit))),
      why: 'fatigue of the firer',
    },
    { rule: 'P-08.4', value: units.some(isMounted) ? -1 : 0, why: 'firing from the saddle' },
    { rule: 'P-17', value: low ? -1 : 0, why: 'low on ammunition' },
  ];
}

function answerDrms(
  { kind, shots }: Attack,
  struck: readonly UnitState[],
  activation: Activation | null,
): Drm[] {
  if (!IN_ANSWER.has(kind) || activation === null) return [];
  const moved = struck.some((unit) => hasMoved(activation, unit.id));
  const footAtGuns = shots.every(({ unit }) => isFoot(unit)) && struck.some(isBattery);
  return [
    { rule: 'G-52', value: moved ? 1 : 0, why: 'at a unit that has moved' },
    { rule: 'G-52', value: footAtGuns ? 3 : 0, why: 'infantry reaction fire at artillery' },
  ];
}

function entryDrms({ zone, cover }: Entry): Drm[] {
  return [
    { rule: 'G-52', value: zone === 'rear' ? 2 : 0, why: 'through a rear hexside' },
    { rule: 'P-08.4', value: zone === 'left' || zone === 'right' ? 1 : 0, why: 'through a flank hexside' },
    { rule: 'P-04', value: cover, why: cover > 0 ? 'along the cut' : 'cover' },
  ];
}

function targetDrms({ state }: Field, { shots, target }: Attack, struck: readonly UnitState[]): Drm[] {
  const smallArms = !shots.some(({ unit }) => isBattery(unit));
  const riders = struck.filter(isMounted).reduce((sum, unit) => sum + unit.sp, 0);
  const marching = struck.some(
    (unit) => isColumn(unit) && (unit.extended.length > 0 || orderOf(state, unit) === 'MRCH'),
  );
  const softer = struck.every(
    (unit) => !isBattery(unit) && (isOnFoot(unit) || ['B', 'SR', 'C'].includes(unit.weapon)),
  );
  const thin = struck.every((unit) => unit.formation === 'skirmish' || isMarker(unit, target));
  const teams = struck.some(
    (unit) => unit.type === 'WAG' || (isBattery(unit) && unit.formation === 'limbered'),
  );
  const atGuns = (unit: UnitState): boolean => isBattery(unit) && unit.formation === 'unlimbered';
  return [
    { rule: 'G-52', value: marching ? 1 : 0, why: 'target in strategic movement or extended column' },
    { rule: 'G-52', value: Math.ceil(riders / HORSES_A_POINT), why: 'target mounted cavalry' },
    { rule: 'G-52', value: softer ? -1 : 0, why: 'target dismounted, or armed with B, SR or C' },
    { rule: 'P-08.4', value: teams ? 1 : 0, why: 'target limbered, or wagons' },
    {
      rule: 'P-08.4',
      value: smallArms && struck.every(atGuns) ? -1 : 0,
      why: 'small arms at unlimbered guns',
    },
    { rule: 'P-08.4', value: thin ? -1 : 0, why: 'target extended or in skirmish order' },
    {
      rule: 'P-08.4',
      value: stackedSp(state, target) >= DENSE_FROM ? 1 : 0,
      why: 'nine SP or more in the hex',
    },
    {
      rule: 'P-27',
      value: shots.every(({ unit }) => unit.type === 'SS') && struck.some(atGuns) ? 1 : 0,
      why: 'sharpshooters at gun crews',
    },
  ];
}

function airDrms({ state }: Field, { shots }: Attack): Drm[] {
  const guns = shots.some(({ unit }) => isBattery(unit));
  const light = lightOf(state.turn);
  return [
    { rule: 'G-49', value: guns && isRaining(state) ? -2 : 0, why: 'guns in rain' },
    { rule: 'G-50', value: guns && state.weather.mud ? -1 : 0, why: 'guns in mud' },
    {
      rule: 'P-20',
      value: light === 'night' ? -2 : light === 'day' ? 0 : -1,
      why: light === 'night' ? 'night' : 'half light',
    },
  ];
}

function isMounted({ type, formation }: UnitState): boolean {
  return type === 'CAV' && formation !== 'dismounted';
}

function isOnFoot({ type, formation }: UnitState): boolean {
  return type === 'CAV' && formation === 'dismounted';
}

/** The hex struck is one of a line's or battery's extensions, not its own. */
function isMarker(unit: UnitState, hex: string): boolean {
  return !isColumn(unit) && unit.hex !== hex && hexesOf(unit).includes(hex);
}
