import { byId } from '@vedette/campaign';
import { knownShip, knownUnit } from '../../authority/told-pieces.js';
import type { OptionsOf } from '../../options/order-option.js';

/** Pieces of its own type that the asker knows of and that it could disappear into. */
export const mergeOptions: OptionsOf<'merge'> = (asking) => {
  const { piece, state } = asking;
  if (piece.at === 'land') {
    const { unit } = piece;
    return [...state.units.values()]
      .filter((other) => other.type === unit.type && other.id !== unit.id && knownUnit(asking, other.id))
      .sort(byId)
      .map(({ id }) => ({ field: '/into', order: { kind: 'merge', unit: unit.id, into: id } }));
  }
  const { ship } = piece;
  return [...state.ships.values()]
    .filter((other) => other.type === ship.type && other.id !== ship.id && knownShip(asking, other.id))
    .sort(byId)
    .map(({ id }) => ({ field: '/into', order: { kind: 'merge', ship: ship.id, into: id } }));
};
