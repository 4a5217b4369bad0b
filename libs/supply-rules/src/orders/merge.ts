import {
  OrderFailed,
  QUALITIES,
  UnitsMerged,
  type OrderOf,
  type Quality,
  type Unit,
} from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { sizeOfMerged } from './size-of-merged.js';
import { whyNotTogether } from './together.js';

/**
 * Merges one unit into another in the orders phase (GITM AMWOL 3.5): same state and type, both active (NWOL: or inactive), in one strategic
 * square, and with enemies there in one tactical square; not headquarters, nor militia but where the book lets them. Ratings
 * are means weighted by strength, rounded to the nearest with halves up; men above the limit go back to the pool, less two fifths
 * of them on foreign soil. Where regiments count, what most of the men, or batteries, carry is what all carry then (ROTD 3.5).
 */
export function mergeUnits(context: PhaseContext, order: OrderOf<'merge'>): void {
  const unit = order.unit ? context.state.units.get(order.unit) : undefined;
  const into = context.state.units.get(order.into);
  const reason = !unit || !into ? 'one of the units is no more' : whyNot(context, unit, into);
  if (reason !== null) {
    const audience = order.by ? { [order.by]: 'full' as const } : {};
    context.emit(OrderFailed, {
      rule: context.landRule('3.5'),
      data: { kind: 'merge', subject: order.unit ?? order.into, reason },
      audience,
    });
    return;
  }
  merge(context, unit!, into!);
}

function whyNot(context: PhaseContext, unit: Unit, into: Unit): string | null {
  const inactiveMerge = context.book.supply.inactiveMerge.value;
  if (unit.id === into.id) return 'a unit cannot be merged into itself';
  if (unit.state !== into.state || unit.type !== into.type)
    return 'only units of one state and type can be merged';
  if (!unit.kind.role.fights) return 'headquarters and militia cannot be merged';
  if (unit.kind.militia && !context.book.supply.militiaMerge.value) return 'militia cannot be merged';
  if (![unit, into].every(({ status }) => status === 'active' || (inactiveMerge && status === 'inactive')))
    return inactiveMerge ? 'both units must be active or inactive' : 'both units must be active';
  return whyNotTogether(context, unit, into);
}

function merge(context: PhaseContext, unit: Unit, into: Unit): void {
  const { book, state } = context;
  const men = unit.strength + into.strength;
  const size = sizeOfMerged(context, unit, into);
  const surplus = Math.max(0, men - size.most);
  const abroad =
    state.theatre.nations[state.theatre.nation[into.square]!] !==
    state.states.find(({ id }) => id === into.state)?.nation;
  const lost = abroad ? Math.floor(surplus * book.supply.mergerLossAbroad.value) : 0;
  const mean = (of: (one: Unit) => number): number =>
    men === 0 ? of(into) : (of(unit) * unit.strength + of(into) * into.strength) / men;
  const whole = (value: number): number => Math.floor(value + 0.5);
  context.emit(UnitsMerged, {
    rule: context.landRule('3.5'),
    square: into.square,
    units: [unit.id, into.id],
    data: {
      unit: unit.id,
      into: into.id,
      strength: men - surplus,
      batteries: size.batteries,
      ...(size.regiments === null
        ? {}
        : {
            regiments: size.regiments,
            weapon: unit.strength > into.strength ? unit.weapon : into.weapon,
            gun: unit.batteries > into.batteries ? unit.gun : into.gun,
            initiative:
              into.initiative === null ? null : whole(mean((one) => one.initiative ?? into.initiative!)),
          }),
      quality: QUALITIES[whole(mean((one) => QUALITIES.indexOf(one.quality)))] as Quality,
      experience: whole(mean((one) => one.experience)),
      morale: whole(mean((one) => one.morale)),
      fatigue: whole(mean((one) => one.fatigue)),
      ammunition: whole(mean((one) => one.ammunition)),
      supplies: unit.supplies > 0 && into.supplies > 0 ? 1 : 0,
      returned: surplus - lost,
      lost,
      seasons: book.season.seasonsToPool.value,
    },
    audience: { ...commandOf(unit), ...commandOf(into) },
  });
}
