import { UnitActivated, UnitLanded, type Ship, type Unit } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import type { LandingPlace } from './landing-place.js';
import { commandsOf, landingAudience } from './tell-transfer.js';

/**
 * Puts a unit ashore (PATE 9.2, 10.1): on the land map it takes up arms and may move in the last tactical phase, and laid-up
 * strangers in the square take up theirs (GITM AMWOL 11.3); in a port off it the unit joins the garrison.
 */
export function goAshore(
  context: PhaseContext,
  ship: Ship,
  unit: Unit,
  place: Exclude<LandingPlace, { kind: 'none' }>,
  wanted: string | null,
): void {
  const { state } = context;
  const onMap = place.kind === 'map';
  const shared = { unit: unit.id, ship: ship.id, men: unit.strength };
  context.emit(UnitLanded, {
    rule: context.navalRule(onMap ? '9.2' : '10.1'),
    square: onMap ? place.square : -1,
    units: [unit.id],
    ships: [ship.id],
    data: onMap
      ? {
          ...shared,
          to: state.theatre.grid.nameOf(place.square),
          toTactical: place.name,
          wanted: wanted === place.name ? null : wanted,
        }
      : { ...shared, to: place.port.name, toTactical: null, wanted: null },
    audience: onMap
      ? landingAudience(state, ship, unit, place.square, place.tactical)
      : commandsOf(ship, unit),
  });
  if (onMap) rouse(context, unit);
}

function rouse(context: PhaseContext, arrival: Unit): void {
  const { state } = context;
  const sleepers = state
    .unitsIn(arrival.square)
    .filter((other) => other.status === 'inactive' && !state.areFriends(other.state, arrival.state));
  for (const sleeper of sleepers)
    context.emit(UnitActivated, {
      rule: context.landRule('11.3'),
      square: sleeper.square,
      units: [sleeper.id],
      data: { unit: sleeper.id, reason: 'strangers-entered' },
      audience: commandOf(sleeper),
    });
}
