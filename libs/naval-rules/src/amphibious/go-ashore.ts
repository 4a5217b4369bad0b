import { LandingSighted, UnitActivated, UnitLanded, type Ship, type Unit } from '@vedette/campaign';
import { arrivalAudience, commandOf, sightingOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import type { LandingPlace } from './landing-place.js';
import { commandsOf, together } from './tell-transfer.js';

/**
 * Puts a unit ashore (PATE 9.2, 10.1): on the land map it takes up arms and may move in the last tactical phase, and laid-up
 * strangers in the square take up theirs (GITM AMWOL 11.3); in a port off it the unit joins the garrison. Friends about see which unit comes, strangers that a force
 * does (GITM AMWOL 4.5, A-60).
 */
export function goAshore(
  context: PhaseContext,
  ship: Ship,
  unit: Unit,
  place: Exclude<LandingPlace, { kind: 'none' }>,
  wanted: string | null,
): void {
  const { state } = context;
  const shared = { unit: unit.id, ship: ship.id, men: unit.strength };
  if (place.kind === 'garrison') {
    context.emit(UnitLanded, {
      rule: context.navalRule('10.1'),
      square: -1,
      units: [unit.id],
      ships: [ship.id],
      data: { ...shared, to: place.port.name, toTactical: null, wanted: null },
      audience: commandsOf(ship, unit),
    });
    return;
  }
  const { friends, strangers } = arrivalAudience(state, unit, place.square, place.tactical);
  const sighting = sightingOf(context, unit, strangers);
  const spot = { to: state.theatre.grid.nameOf(place.square), toTactical: place.name };
  context.emit(UnitLanded, {
    rule: context.navalRule('9.2'),
    square: place.square,
    units: [unit.id],
    ships: [ship.id],
    data: { ...shared, ...spot, wanted: wanted === place.name ? null : wanted },
    audience: together(commandsOf(ship, unit), friends),
  });
  if (sighting)
    context.emit(LandingSighted, {
      rule: context.landRule('4.5'),
      square: place.square,
      units: [unit.id],
      data: { unit: unit.id, force: sighting.force, ...spot },
      dice: sighting.dice,
      audience: sighting.audience,
    });
  rouse(context, unit);
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
