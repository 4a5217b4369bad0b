import { ours } from '@vedette/record';
import type { CourierFigures } from '../../figures/courier-figures.js';

/** Couriers in AMWOL; NWOL has the same. */
export const AMWOL_COURIERS: CourierFigures = {
  atOnceWithin: ours(4, '7.1', 'two days in the saddle, well before the orders of a turn are due'),
  squaresATurn: ours(
    16,
    '7.1',
    'riders who change horses cover four times the ground of cavalry on the march; the length of the map is some months, as it was',
  ),
  withoutPost: ours(1, '7.1', 'ministers and commanders at sea are reached with the mails of a turn'),
  throughTheLines: ours(
    2,
    '7.1',
    'a letter under a flag of truce passes many hands; a time that depends on distance would tell where the enemy is',
  ),
};
