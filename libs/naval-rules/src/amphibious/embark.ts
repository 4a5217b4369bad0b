import { BoardingSighted, tacticalName, UnitEmbarked, type Ship, type Unit } from '@vedette/campaign';
import { onTheSpot, sightingOf } from '@vedette/observation';
import { spacesAboard, spacesOfUnit, type HandlingFigures, type PhaseContext } from '@vedette/rulebooks';
import { commandsOf, tellFailure, together } from './tell-transfer.js';

/** Spaces a transport group has left (PATE 9.1); negative when it is overloaded. */
export function spacesLeft(context: PhaseContext, handling: HandlingFigures, ship: Ship): number {
  return (ship.capacity ?? 0) - spacesAboard(context.state, context.book, handling, ship);
}

/**
 * Puts a unit aboard if it still fits; `atOnce` names the friendly harbour in which it is done at once (PATE 9.1, 9.4). Friends
 * about see which unit goes, strangers that a force goes (GITM AMWOL 4.4, A-60).
 */
export function embark(
  context: PhaseContext,
  handling: HandlingFigures,
  ship: Ship,
  unit: Unit,
  atOnce: string | null,
): void {
  const { state } = context;
  const spaces = spacesOfUnit(context.book, handling, unit);
  const from = unit.square >= 0 ? state.theatre.grid.nameOf(unit.square) : unit.place!;
  if (spaces > spacesLeft(context, handling, ship))
    return tellFailure(context, { ship, action: 'load', unit, place: from, reason: 'no-space', rule: '9.1' });
  const fromTactical = unit.tactical >= 0 ? tacticalName(unit.tactical) : null;
  const { friends, strangers } = unit.square >= 0 ? onTheSpot(state, unit) : { friends: {}, strangers: {} };
  const sighting = sightingOf(context, unit, strangers);
  const shared = { square: unit.square, units: [unit.id] };
  context.emit(UnitEmbarked, {
    ...shared,
    rule: context.navalRule('9.4'),
    ships: [ship.id],
    data: {
      unit: unit.id,
      ship: ship.id,
      from,
      fromTactical,
      men: unit.strength,
      spaces,
      harbor: atOnce,
    },
    audience: together(commandsOf(ship, unit), friends),
  });
  if (sighting)
    context.emit(BoardingSighted, {
      ...shared,
      rule: context.landRule('4.4'),
      data: { unit: unit.id, force: sighting.force, from, fromTactical: fromTactical! },
      dice: sighting.dice,
      audience: sighting.audience,
    });
}
