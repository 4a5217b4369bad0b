import { OrderFailed, UnitActivated, UnitInactivated, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/** What an order wants of a unit: to be laid up or called up. */
export type Activation = 'activate' | 'inactivate';

/**
 * Calls a unit up or lays it up (GITM AMWOL 11.1, 11.2): none is laid up with neutrals or enemies in its strategic square,
 * nor beyond two a square, three with a city; militia at home and units in forts are not counted.
 */
export function changeActivation(context: PhaseContext, unit: Unit, action: Activation): void {
  const wanted = action === 'activate' ? 'active' : 'inactive';
  if (unit.status === wanted) return;
  const reason = whyNot(context, unit, action);
  const shared = { square: unit.square, units: [unit.id], audience: commandOf(unit) };
  if (reason !== null)
    context.emit(OrderFailed, {
      rule: context.landRule('11.2'),
      ...shared,
      data: { kind: 'activation', subject: unit.id, reason },
    });
  else if (action === 'activate')
    context.emit(UnitActivated, {
      rule: context.landRule('11.1'),
      ...shared,
      data: { unit: unit.id, reason: 'by order' },
    });
  else context.emit(UnitInactivated, { rule: context.landRule('11.1'), ...shared, data: { unit: unit.id } });
}

function whyNot(context: PhaseContext, unit: Unit, action: Activation): string | null {
  const { state, book } = context;
  if (unit.status !== 'active' && unit.status !== 'inactive')
    return `a unit that is ${unit.status} can be neither laid up nor called up`;
  if (action === 'activate') return null;
  const there = state.unitsIn(unit.square);
  if (there.some((other) => other.status !== 'shattered' && !state.areFriends(unit.state, other.state)))
    return 'strangers stand in its square';
  if (isExempt(context, unit)) return null;
  const laidUp = there.filter((other) => other.status === 'inactive' && !isExempt(context, other)).length;
  const most = (state.cityIn(unit.square) ? book.movement.inactiveCapInCity : book.movement.inactiveCap)
    .value;
  return laidUp >= most ? `${laidUp} units are laid up there already` : null;
}

/** Militia in the city it was raised in, and units in forts, do not count against the limit (1.4, 11.2). */
function isExempt(context: PhaseContext, unit: Unit): boolean {
  const city = context.state.cityIn(unit.square);
  const atHome = unit.kind.militia && unit.homeCity !== null && city?.name === unit.homeCity;
  return unit.inFort || atHome;
}
