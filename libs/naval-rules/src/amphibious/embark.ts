import { tacticalName, UnitEmbarked, type Ship, type Unit } from '@vedette/campaign';
import { spacesAboard, spacesOfUnit, type HandlingFigures, type PhaseContext } from '@vedette/rulebooks';
import { boardingAudience, tellFailure } from './tell-transfer.js';

/** Spaces a transport group has left (PATE 9.1); negative when it is overloaded. */
export function spacesLeft(context: PhaseContext, handling: HandlingFigures, ship: Ship): number {
  return (ship.capacity ?? 0) - spacesAboard(context.state, context.book, handling, ship);
}

/** Puts a unit aboard if it still fits; `atOnce` names the friendly harbour in which it is done at once (PATE 9.1, 9.4). */
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
  context.emit(UnitEmbarked, {
    rule: context.navalRule('9.4'),
    square: unit.square,
    units: [unit.id],
    ships: [ship.id],
    data: {
      unit: unit.id,
      ship: ship.id,
      from,
      fromTactical: unit.tactical >= 0 ? tacticalName(unit.tactical) : null,
      men: unit.strength,
      spaces,
      harbor: atOnce,
    },
    audience: boardingAudience(state, ship, unit),
  });
}
