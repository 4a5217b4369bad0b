import {
  OrderFailed,
  QUALITIES,
  UnitsMerged,
  type OrderOf,
  type Quality,
  type Unit,
  mostMenOf,
} from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { whyNotTogether } from './together.js';

/**
 * Merges one unit into another in the orders phase (GITM AMWOL 3.5): same state and type, both active (NWOL: or inactive), in one strategic
 * square, and with enemies there in one tactical square; not headquarters or militia. Ratings are means weighted
 * by strength, rounded to the nearest with halves up; men above the type's limit go back to the pool, less two fifths
 * of them on foreign soil.
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
  if (!unit.kind.role.fights || unit.kind.militia) return 'headquarters and militia cannot be merged';
  if (![unit, into].every(({ status }) => status === 'active' || (inactiveMerge && status === 'inactive')))
    return inactiveMerge ? 'both units must be active or inactive' : 'both units must be active';
  return whyNotTogether(context, unit, into);
}

function merge(context: PhaseContext, unit: Unit, into: Unit): void {
  const { book, state } = context;
  const type = into.kind;
  const men = unit.strength + into.strength;
  const most = mostMenOf(state, into) ?? men;
  const surplus = Math.max(0, men - most);
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
      batteries: Math.min(type.mostBatteries, unit.batteries + into.batteries),
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
