import { isColumn, lightOf, orderOf, type Drm, type UnitState } from '@vedette/battle';
import { directionTo, type Hex } from '@vedette/hex';
import { worksOn, type Field } from '../ground/ground-cost.js';
import { fatigueOf } from '../morale/check-drms.js';
import { currentCohesion } from '../morale/cohesion.js';
import { ORDER_TABLE } from '../tables/order-table.js';
import { CROSSED, GROUND } from '../tables/terrain.js';
import type { Contact } from './pre-shock.js';
import { besideHexes, worstZone } from './strengths.js';

const MOST_DIFFERENCE = 3;

/** All modifiers of a shock, from the attacker's side (P-11.7): of several units of a side the worst for it counts. */
export function shockDrms(field: Field, contact: Contact, countered: boolean): Drm[] {
  return [
    ...ordersDrms(field, contact),
    ...postureDrms(field, contact),
    ...groundDrms(field, contact),
    ...moraleDrms(field, contact),
    ...chargeDrms(contact, countered),
    { rule: 'P-20', value: lightOf(field.state.turn) === 'night' ? -2 : 0, why: 'night' },
  ];
}

function ordersDrms({ state }: Field, { attackers, defenders }: Contact): Drm[] {
  const attack = attackers
    .map((unit) => ORDER_TABLE[orderOf(state, unit)])
    .reduce((a, b) => (b.shock < a.shock ? b : a));
  const stand = defenders
    .map((unit) => ORDER_TABLE[orderOf(state, unit)])
    .reduce((a, b) => (b.asDefender > a.asDefender ? b : a));
  return [
    { rule: attack.rule, value: attack.shock, why: 'orders of the attacker' },
    { rule: stand.rule, value: stand.asDefender, why: 'orders of the defender' },
  ];
}

function postureDrms({ state }: Field, { defenders, bayonet }: Contact): Drm[] {
  const marching = defenders.some(
    (unit) => isColumn(unit) && (unit.extended.length > 0 || orderOf(state, unit) === 'MRCH'),
  );
  const onFoot = defenders.some((unit) => unit.type === 'CAV' && unit.formation === 'dismounted');
  return [
    { rule: 'G-56', value: marching ? 3 : 0, why: 'defender in strategic movement or extended column' },
    { rule: 'G-56', value: bayonet ? 1 : 0, why: 'bayonet charge' },
    { rule: 'G-56', value: onFoot ? 3 : 0, why: 'defender is dismounted cavalry' },
  ];
}

function groundDrms(field: Field, { hex, attackers, defenders }: Contact): Drm[] {
  const { map } = field;
  const from = besideHexes(attackers, hex);
  const inHex = [
    GROUND.value[map.terrain(hex)].shock,
    map.isCut(hex) ? CROSSED.value.cut.shock : 0,
    map.isRun(hex) ? CROSSED.value.run.shock : 0,
  ].reduce((sum, one) => sum + one, 0);
  const crossing = Math.min(...from.map((one) => crossingDrm(field, one, hex)));
  const zones = defenders.map((unit) => worstZone(unit, hex, from));
  const flank = zones.includes('rear') ? 4 : zones.some((zone) => zone !== 'front') ? 2 : 0;
  const downhill = from.every((one) => map.level(one) > map.level(hex));
  return [
    { rule: 'P-04', value: inHex, why: 'ground of the defender' },
    { rule: 'P-04', value: crossing, why: 'what the attack crosses' },
    { rule: 'P-11.7', value: flank, why: flank === 4 ? 'through the rear' : 'through a flank' },
    { rule: 'P-11.7', value: downhill ? 1 : 0, why: 'wholly downhill' },
  ];
}

/** What one attack crosses or climbs, added up: creek, wall, works, levels. */
function crossingDrm({ map, state }: Field, from: Hex, hex: Hex): number {
  const side = directionTo(hex, from);
  if (side === null) return 0;
  const { wall, creek, bridge } = map.side(hex, side);
  const works = worksOn(state, hex, side);
  const climb = map.level(hex) - map.level(from);
  return [
    wall ? CROSSED.value.wall.shock : 0,
    creek && !bridge ? CROSSED.value.creek.shock : 0,
    works ? CROSSED.value[works.kind].shock : 0,
    climb === 1 ? CROSSED.value.up.shock : climb >= 2 ? CROSSED.value.steepUp.shock : 0,
  ].reduce((sum, one) => sum + one, 0);
}

function moraleDrms(field: Field, { attackers, defenders }: Contact): Drm[] {
  const mean = (units: readonly UnitState[]) =>
    units.reduce((sum, unit) => sum + currentCohesion(unit), 0) / units.length;
  const difference = Math.trunc(mean(attackers) - mean(defenders));
  const tired = (units: readonly UnitState[]) => Math.max(...units.map((unit) => fatigueOf(field, unit)));
  return [
    {
      rule: 'P-11.7',
      value: Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference)),
      why: 'cohesion',
    },
    {
      rule: 'P-11.7',
      value: defenders.some(({ state }) => state !== 'ordered') ? 1 : 0,
      why: 'defender disordered',
    },
    { rule: 'P-14', value: -tired(attackers), why: 'fatigue of the attacker' },
    { rule: 'P-14', value: tired(defenders), why: 'fatigue of the defender' },
  ];
}

function chargeDrms({ charge, defenders, hex, attackers }: Contact, countered: boolean): Drm[] {
  const from = besideHexes(attackers, hex);
  const steady = defenders.some(
    (unit) =>
      unit.type === 'INF' &&
      unit.state === 'ordered' &&
      unit.formation === 'line' &&
      worstZone(unit, hex, from) === 'front',
  );
  return [
    { rule: 'P-11.7', value: charge ? 2 : 0, why: 'mounted charge' },
    { rule: 'P-11.7', value: charge && steady ? -2 : 0, why: 'charge at ordered infantry in front' },
    { rule: 'P-10.7', value: charge && countered ? -2 : 0, why: 'counter-charge' },
  ];
}
