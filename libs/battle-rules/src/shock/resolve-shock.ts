import {
  enemyOf,
  HorsesBlown,
  ShockCalledOff,
  ShockDeclared,
  ShockResolved,
  UnitDisordered,
  weighed,
  type Activation,
  type BattleContext,
  type BattleDie,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience } from '@vedette/battle-sight';
import { directionTo, type Hex } from '@vedette/hex';
import { isBattery } from '../tables/weapons.js';
import { endangerLeaders } from '../leaders/leader-casualties.js';
import { loseStrength } from '../losses/lose-strength.js';
import { spread } from '../losses/spread.js';
import { checkDisorder, rout } from '../morale/check-disorder.js';
import { retreat } from '../morale/retreat.js';
import { bandOfLoss, effectSeen } from '../fire/seen-effect.js';
import { shockRow, type ShockFate } from '../tables/shock-table.js';
import { advance, takeGuns } from './advance.js';
import { charges, counterCharges } from './charge.js';
import { attackerGoesOn, defenderStands, type Contact } from './pre-shock.js';
import { retreatBeforeShock } from './retreat-before-shock.js';
import { shockDrms } from './shock-drms.js';
import { fireBeforeShock } from './shock-fire.js';
import { attackStrength, besideHexes, defenceStrength, oddsOf, worstZone } from './strengths.js';
import { defendersIn } from './who-shocks.js';

/** One attacked hex from its declaration to the advance (P-11.2 to P-11.8, P-33.7). */
export function resolveShock(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  declared: readonly string[],
): void {
  const first = attackersOf(context, hex, declared);
  const standing = defendersIn(context.state, activation.side, hex);
  if (first.length === 0 || standing.length === 0) return;
  const charging = first.filter((unit) => charges(context, activation, unit, hex)).map(({ id }) => id);
  const charge = charging.length > 0;
  const ids = first.map(({ id }) => id);
  context.emit(ShockDeclared, {
    rule: ['P-11.2', ...(charge ? (['P-11.7'] as const) : [])],
    hex,
    units: ids,
    data: { hex, attackers: ids, defenders: standing.map(({ id }) => id), charge },
    audience: context.toSide(activation.side, bySight(context, activation, hex)),
    change: { unitTurns: Object.fromEntries(ids.map((id) => [id, { shocked: true }])) },
  });
  const countering = charge ? counterCharges(context, hex, ids) : [];
  retreatBeforeShock(
    context,
    activation,
    { hex, attackers: first },
    standing.map(({ id }) => id).filter((id) => !countering.includes(id)),
  );
  const deserted = isDeserted(context, activation, hex, standing);
  if (vacated(context, activation, hex, ids, charging, deserted)) return;
  fireBeforeShock(context, activation, hex, attackersOf(context, hex, ids));
  if (vacated(context, activation, hex, ids, charging)) return;
  const contact = (attackers = attackersOf(context, hex, ids)): Contact => ({
    hex,
    attackers,
    defenders: inShock(context, activation, hex, countering),
    bayonet: attackers.some(({ bayonet, state }) => bayonet && state === 'ordered'),
    charge: attackers.some(({ id }) => charging.includes(id)),
  });
  const going = attackersOf(context, hex, ids)
    .map(({ id }) => id)
    .filter((id) => attackerGoesOn(context, id, contact()));
  if (going.length === 0) return callOff(context, activation, hex, ids);
  for (const { id } of inShock(context, activation, hex, countering))
    defenderStands(context, id, contact(attackersOf(context, hex, going)));
  if (vacated(context, activation, hex, going, charging)) return;
  const attackers = attackersOf(context, hex, going);
  if (attackers.length === 0) return callOff(context, activation, hex, ids);
  // Whose ranks are broken still has the bayonet fixed: in the fight itself it counts (G-41).
  const bayonet = attackers.some((unit) => unit.bayonet);
  fight(context, activation, { ...contact(attackers), bayonet }, countering.length > 0);
  endCharge(context, charging, going);
}

/** Attackers that still stand beside the hex, in their order. */
function attackersOf({ state }: BattleContext, hex: Hex, ids: readonly string[]): UnitState[] {
  return ids
    .map((id) => state.units.get(id))
    .filter((unit) => unit !== undefined)
    .filter(
      (unit) =>
        unit.state !== 'routed' &&
        [unit.hex!, ...unit.extended].some((own) => directionTo(hex, own) !== null),
    );
}

function inShock(
  { state }: BattleContext,
  { side }: Activation,
  hex: Hex,
  countering: readonly string[],
): UnitState[] {
  const others = countering
    .map((id) => state.units.get(id))
    .filter((unit) => unit !== undefined && unit.hex !== hex);
  return [...defendersIn(state, side, hex), ...(others as UnitState[])].filter(
    (unit) => unit.state !== 'routed',
  );
}

/** Whether men who stood with guns have gone back before the shock and left them (P-11.3). */
function isDeserted(
  { state }: BattleContext,
  { side }: Activation,
  hex: Hex,
  stood: readonly UnitState[],
): boolean {
  const men = stood.filter((unit) => !isBattery(unit) && unit.type !== 'WAG');
  const left = new Set(defendersIn(state, side, hex).map(({ id }) => id));
  return men.length > 0 && men.every(({ id }) => !left.has(id));
}

/** Nobody left to fight: guns that were left, or alone are taken from flank or rear, are captured (P-11.3, P-16.5), and the hex may be entered. */
function vacated(
  context: BattleContext,
  activation: Activation,
  hex: Hex,
  ids: readonly string[],
  charging: readonly string[],
  deserted = false,
): boolean {
  const left = defendersIn(context.state, activation.side, hex);
  const attackers = attackersOf(context, hex, ids);
  if (attackers.length === 0) return false;
  const from = besideHexes(attackers, hex);
  const helpless = (unit: UnitState) =>
    unit.type === 'WAG' ||
    unit.state === 'routed' ||
    (isBattery(unit) && (deserted || worstZone(unit, hex, from) !== 'front'));
  if (left.length > 0 && !left.every(helpless)) return false;
  endangerByGuns(context, activation, hex, takeGuns(context, hex, activation.side));
  advance(
    context,
    activation,
    hex,
    attackers.map(({ id }) => id),
  );
  endCharge(context, charging, ids);
  return true;
}

function fight(context: BattleContext, activation: Activation, contact: Contact, countered: boolean): void {
  const { hex, attackers, defenders, bayonet } = contact;
  const attack = attackStrength(attackers);
  const defence = defenceStrength(defenders, hex, besideHexes(attackers, hex));
  const column = oddsOf(attack, defence, bayonet);
  const rolled = weighed(context.dice.throw('shock', hex), shockDrms(context, contact, countered), {});
  const adjusted = rolled.adjusted + column.shift;
  const row = shockRow(adjusted);
  const die: BattleDie = {
    ...rolled,
    ...{ odds: column.name, shift: column.shift, adjusted, attack, defence, result: row.name },
  };
  const gives = (fate: ShockFate) => fate.retreat > 0 || fate.rout;
  const gaveWay = gives(row.defender) ? 'defender' : gives(row.attacker) ? 'attacker' : 'nobody';
  const ids = attackers.map(({ id }) => id);
  const against = defenders.map(({ id }) => id);
  // What its own shock did there a side sees as it sees what its fire does (P-25.5).
  const shares = spread(row.defender.lose, defenders, { zone: 'front', choice: null });
  const lostThere = defenders.reduce(
    (sum, unit) => sum + (unit.hex === hex ? (shares.get(unit.id) ?? 0) : 0),
    0,
  );
  const effect = bandOfLoss(context, { side: activation.side, target: hex }, lostThere);
  context.emit(ShockResolved, {
    rule: ['P-11.7', 'P-11.6', ...(bayonet ? (['G-41'] as const) : [])],
    hex,
    units: ids,
    data: { hex, attackers: ids, defenders: against, gaveWay },
    dice: [die],
    audience: context.toSide(activation.side, bySight(context, activation, hex)),
    change: {
      // The mark goes after the first shock, whichever side declared it (G-41).
      units: Object.fromEntries([...ids, ...against].map((id) => [id, { bayonet: false }])),
      ...effectSeen(context.state, activation.side, hex, effect),
    },
  });
  const cause = attackers[0]!.hex!;
  const enemy = defenders[0]!.side;
  const fallen = [
    ...lose(context, defenders, row.defender.lose),
    ...lose(context, attackers, row.attacker.lose),
  ];
  // Leaders are in danger where their own stack lost men; the hex that can be lost is the attacked one (P-19).
  const standing = [...defenders, ...attackers];
  for (const at of new Set([hex, ...standing.map((unit) => unit.hex!)])) {
    const here = standing.filter((unit) => unit.hex === at);
    const lost = fallen
      .filter(([id]) => here.some((unit) => unit.id === id))
      .reduce((sum, [, sp]) => sum + sp, 0);
    const side = here[0]?.side ?? enemy;
    endangerLeaders(context, side, at, { by: 'shock', lost, hexLost: at === hex && gives(row.defender) });
  }
  // Guns do not go back with those who stood beside them.
  const taken = gives(row.defender) ? takeGuns(context, hex, activation.side) : 0;
  const lostMen = defenders.some((unit) => unit.hex === hex && fallen.some(([id]) => id === unit.id));
  if (!lostMen) endangerByGuns(context, activation, hex, taken);
  for (const id of against) suffer(context, id, row.defender, cause);
  for (const id of ids) suffer(context, id, row.attacker, hex);
  if (gives(row.defender)) advance(context, activation, hex, ids);
}

/** Leaders with guns that are taken are in danger like those with men that fall (P-19), and once in a shock. */
function endangerByGuns(context: BattleContext, { side }: Activation, hex: Hex, taken: number): void {
  endangerLeaders(context, enemyOf(side), hex, { by: 'shock', lost: taken, hexLost: true });
}

/** A side loses SP, spread over its units (G-28); what each lost is given back. */
function lose(context: BattleContext, units: readonly UnitState[], lost: number): Map<string, number> {
  const shares = spread(lost, units, { zone: 'front', choice: null });
  for (const [unit, sp] of shares) {
    const guns = isBattery(context.state.units.get(unit)!);
    loseStrength(context, {
      unit,
      lost: sp,
      kind: guns ? 'destroyed' : 'casualties',
      rule: ['P-11.7', 'G-28'],
    });
  }
  return shares;
}

/** What a side's row of the Shock Table does to one of its units; disorder here costs no straggler (G-46). */
function suffer(context: BattleContext, id: string, fate: ShockFate, cause: Hex): void {
  const unit = context.state.units.get(id);
  if (!unit) return;
  if (fate.check) checkDisorder(context, id, { cause: 'shock', rule: ['P-11.7'], from: cause });
  if (fate.disordered && unit.state === 'ordered')
    context.emit(UnitDisordered, {
      rule: ['P-11.7', 'G-46'],
      ...(unit.hex === null ? {} : { hex: unit.hex }),
      units: [id],
      data: { unit: id },
      audience: context.toSide(unit.side),
      change: { units: { [id]: { state: 'disordered' } } },
    });
  if (fate.rout) rout(context, id, ['P-11.7']);
  else if (fate.retreat > 0) retreat(context, id, { hexes: fate.retreat, cause, rule: ['P-11.7', 'P-35'] });
}

/** Horses that charged are blown (P-11.8). */
function endCharge(context: BattleContext, charging: readonly string[], going: readonly string[]): void {
  const blown = charging.filter((id) => going.includes(id) && context.state.units.has(id));
  for (const id of blown) {
    const unit = context.state.units.get(id)!;
    context.emit(HorsesBlown, {
      rule: ['P-11.8'],
      ...(unit.hex === null ? {} : { hex: unit.hex }),
      units: [id],
      data: { unit: id },
      audience: context.toSide(unit.side),
      change: { units: { [id]: { blown: true } } },
    });
  }
}

function callOff(context: BattleContext, { side }: Activation, hex: Hex, units: readonly string[]): void {
  context.emit(ShockCalledOff, {
    rule: ['P-11.5'],
    hex,
    units,
    data: { hex, units: [...units], why: 'nobody goes on to the attack' },
    audience: context.toSide(side),
  });
}

/** Whoever is in a shock knows whom he faces, and how it ended. */
function bySight(context: BattleContext, { side }: Activation, hex: Hex) {
  const enemies = context.state.players.filter((one) => one.side !== side);
  return {
    ...enemyAudience(context, side, hex),
    ...Object.fromEntries(enemies.map(({ id }) => [id, 'named' as const])),
  };
}
