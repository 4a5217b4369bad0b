import {
  isColumn,
  lowCheck,
  orderOf,
  PreShockChecked,
  type BattleContext,
  type Drm,
  type UnitState,
} from '@vedette/battle';
import { directionTo, type Hex } from '@vedette/hex';
import { isFoot } from '../tables/weapons.js';
import { worksOn } from '../ground/ground-cost.js';
import { loseStrength } from '../losses/lose-strength.js';
import { commonDrms } from '../morale/check-drms.js';
import { rout } from '../morale/check-disorder.js';
import { cohesionOf } from '../morale/cohesion.js';
import { retreat } from '../morale/retreat.js';
import { straggles } from '../morale/straggling.js';
import { besideHexes, worstZone } from './strengths.js';

/** A failure by up to this many disorders; by more nobody goes on (P-11.5). */
const NARROWLY = 3;

/** A shock as it is about to come: who attacks from where, and how. */
export interface Contact {
  readonly hex: Hex;
  readonly attackers: readonly UnitState[];
  readonly defenders: readonly UnitState[];
  readonly bayonet: boolean;
  readonly charge: boolean;
}

type Outcome = 'stands' | 'disordered' | 'drops-out' | 'retreats' | 'routs';

/** An attacker's nerve (P-11.5); true if he still attacks. */
export function attackerGoesOn(context: BattleContext, id: string, contact: Contact): boolean {
  const unit = context.state.units.get(id);
  if (!unit || unit.state === 'routed') return false;
  const disordered = contact.defenders.some(({ state }) => state !== 'ordered');
  const drms: Drm[] = [
    { rule: 'P-11.5', value: disordered ? -1 : 0, why: 'disordered enemies' },
    ...commonDrms(context, unit),
  ];
  const wasOrdered = unit.state === 'ordered';
  const { margin, emit } = check(context, unit, drms, true);
  if (margin <= 0) emit('stands');
  else if (!wasOrdered) {
    emit('retreats');
    retreat(context, id, { hexes: 1, cause: contact.hex, rule: ['P-11.5', 'P-35'] });
  } else {
    emit(margin <= NARROWLY ? 'disordered' : 'drops-out');
    straggle(context, id);
  }
  return margin <= 0 || (wasOrdered && margin <= NARROWLY && context.state.units.has(id));
}

/** A defender's nerve (P-11.5); true if he still stands. */
export function defenderStands(context: BattleContext, id: string, contact: Contact): boolean {
  const unit = context.state.units.get(id);
  if (!unit || unit.state === 'routed') return false;
  const wasOrdered = unit.state === 'ordered';
  const { margin, emit } = check(context, unit, defenderDrms(context, unit, contact), false);
  if (margin <= 0) emit('stands');
  else if (wasOrdered && margin <= NARROWLY) {
    emit('disordered');
    straggle(context, id);
  } else {
    emit('routs');
    if (wasOrdered) straggle(context, id);
    rout(context, id, ['P-11.5']);
    return false;
  }
  return context.state.units.has(id);
}

function defenderDrms(
  context: BattleContext,
  unit: UnitState,
  { hex, attackers, bayonet, charge }: Contact,
): Drm[] {
  const from = besideHexes(attackers, hex);
  const zone = worstZone(unit, hex, from);
  const kinds = from.map((one) => {
    const side = directionTo(hex, one);
    return side === null ? undefined : worksOn(context.state, hex, side)?.kind;
  });
  // Works shelter from those who come over them; from any other side they are none.
  const works = kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
  const marching = isColumn(unit) && (unit.extended.length > 0 || orderOf(context.state, unit) === 'MRCH');
  const unformed = isFoot(unit) && (unit.state !== 'ordered' || unit.formation !== 'line');
  return [
    {
      rule: 'G-55',
      value: works === 'entrenchments' ? -3 : works === 'breastworks' ? -2 : 0,
      why: works ?? '',
    },
    { rule: 'G-55', value: marching ? 1 : 0, why: 'in strategic movement or extended column' },
    { rule: 'G-41', value: bayonet ? 1 : 0, why: 'the bayonet' },
    {
      rule: 'P-11.5',
      value: zone === 'rear' ? 3 : zone === 'front' ? 0 : 1,
      why: `attacked in the ${zone === 'rear' ? 'rear' : 'flank'}`,
    },
    { rule: 'P-11.5', value: charge && unformed ? 1 : 0, why: 'charged, unformed on foot' },
    ...commonDrms(context, unit),
  ];
}

function check(context: BattleContext, unit: UnitState, drms: readonly Drm[], attacks: boolean) {
  const target = cohesionOf(unit);
  const die = lowCheck(context.dice.throw('preshock', unit.id), drms, target);
  return {
    margin: die.adjusted - target,
    emit: (outcome: Outcome) => {
      const falls = outcome !== 'stands' && unit.state === 'ordered';
      context.emit(PreShockChecked, {
        rule: ['P-11.5'],
        ...(unit.hex === null ? {} : { hex: unit.hex }),
        units: [unit.id],
        data: { unit: unit.id, attacks, outcome },
        dice: [die],
        audience: context.toSide(unit.side),
        ...(falls ? { change: { units: { [unit.id]: { state: 'disordered' } } } } : {}),
      });
    },
  };
}

/** Losing one's order before contact is by enemy action (G-46). */
function straggle(context: BattleContext, id: string): void {
  const unit = context.state.units.get(id);
  if (unit && straggles(context, unit))
    loseStrength(context, { unit: id, lost: 1, kind: 'stragglers', rule: ['G-45', 'G-46'] });
}
