import { UnitActivated, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * Inactive units take up arms when an enemy or a neutral comes into their strategic square (GITM AMWOL 11.3); from then on
 * they carry out what is left of their orders (11.5).
 */
export function rouseInactive(context: PhaseContext, arrival: Unit): void {
  const { state } = context;
  const sleepers = state
    .unitsIn(arrival.square)
    .filter((unit) => unit.status === 'inactive' && !state.areFriends(unit.state, arrival.state));
  for (const unit of sleepers)
    context.emit(UnitActivated, {
      rule: context.landRule('11.3'),
      square: unit.square,
      units: [unit.id],
      data: { unit: unit.id, reason: 'strangers-entered' },
      audience: commandOf(unit),
    });
}
