import { byId, spareBatteries, whyNoBattery } from '@vedette/campaign';
import { knownUnit } from '../../authority/told-pieces.js';
import type { OptionsOf } from '../../options/order-option.js';

/** Units the asker knows of that could take a battery his unit has to spare. */
export const batteryOptions: OptionsOf<'battery'> = (asking) => {
  const { piece, state } = asking;
  if (piece.at !== 'land' || spareBatteries(piece.unit) < 1) return [];
  const { unit } = piece;
  return [...state.units.values()]
    .filter((to) => whyNoBattery(unit, to) === null && to.square === unit.square && knownUnit(asking, to.id))
    .sort(byId)
    .map(({ id }) => ({ field: '/to', order: { kind: 'battery', unit: unit.id, to: id } }));
};
