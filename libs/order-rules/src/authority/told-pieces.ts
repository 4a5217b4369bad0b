import { partsOfId, type Ship, type Unit } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import type { Saying } from '../problems.js';

/*
 * Of friendly pieces a player is told those he commands or deputises, and ministers those of their service, wherever they
 * are (GITM AMWOL 3.4, 4.7, PATE 5.3). Others he knows while he has them in sight. Of the rest he gets one answer, whether they
 * exist or not, so that orders tell nobody who is left.
 */

/** A unit of the sender's side that he is told of wherever it is; undefined for any other, existing or not. */
export function toldUnit(judging: Judging, id: string): Unit | undefined {
  const unit = judging.knowledge.ownUnit(id);
  if (!unit) return undefined;
  const told =
    judging.register.capacityOf(judging.by, id) !== null ||
    judging.knowledge.isToldByOffice(unit.state, 'land');
  return told ? unit : undefined;
}

/** A ship of the sender's side that he is told of wherever it is; undefined for any other, existing or not. */
export function toldShip(judging: Judging, id: string): Ship | undefined {
  const ship = judging.knowledge.ownShip(id);
  if (!ship) return undefined;
  const told =
    judging.register.capacityOf(judging.by, id) !== null ||
    judging.knowledge.isToldByOffice(ship.state, 'sea');
  return told ? ship : undefined;
}

/** A friendly unit that the sender is told of or has in sight, on the map or from a ship in its port (GITM AMWOL 4.1, 4.3). */
export function knownUnit(judging: Judging, id: string): Unit | undefined {
  const told = toldUnit(judging, id);
  if (told) return told;
  const { state, knowledge } = judging;
  const unit = state.units.get(id);
  if (!unit || !knowledge.isFriend(unit.state)) return undefined;
  return knowledge.knowsPlaceOf(unit) || knowledge.seesFromPort(unit) ? unit : undefined;
}

/** A friendly ship that the sender is told of or has in sight, from the shore or from a ship beside it (GITM AMWOL 4.3, PATE 5.1). */
export function knownShip(judging: Judging, id: string): Ship | undefined {
  const told = toldShip(judging, id);
  if (told) return told;
  const ship = judging.state.ships.get(id);
  return ship && judging.knowledge.isFriend(ship.state) && judging.knowledge.seesShip(ship)
    ? ship
    : undefined;
}

/** Whether an id names, by its state, a piece of the sender's side or of its allies: what there is of them is another question. */
export function isFriendlyId(judging: Judging, id: string): boolean {
  const parts = partsOfId(id);
  return parts !== null && judging.knowledge.isFriend(parts.state);
}

/** Whether a name is that of a corps headquarters of the sender's side, as ids are made; whether there is one is not asked. */
export function isCorpsOfOwnSide({ books, knowledge }: Judging, name: string): boolean {
  const parts = partsOfId(name);
  if (!parts || !books.land.unitTypes.get(parts.type)?.role.feeds) return false;
  return knowledge.isOwnSide(parts.state);
}

/** Whether the sender is told of all troops of his state, or of all its ships, so that he may hear that an id of that service is none of them. */
export function isToldOfService(judging: Judging, id: string): boolean {
  const { books, knowledge, player } = judging;
  const type = partsOfId(id)?.type;
  if (!player || type === undefined) return false;
  return knowledge.isToldByOffice(player.state, books.land.unitTypes.has(type) ? 'land' : 'sea');
}

/** Whether an id is of the sender's own state and of a service he is told of whole: what he is not told of is not there. */
export function isNoneOfOwnState(judging: Judging, id: string): boolean {
  return partsOfId(id)?.state === judging.player?.state && isToldOfService(judging, id);
}

/** The one answer about a piece that the sender neither commands nor is told of, be it there or not. */
export function noneUnderCommand(piece: string): Saying {
  return [
    `there is no ${piece} under your command`,
    'orders are taken for units and ships from their commander and their deputy',
    'check the id, or ask whoever commands it',
  ];
}
