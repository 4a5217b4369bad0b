import type { OptionsOf } from '../../options/order-option.js';
import { idOf } from '../../authority/piece.js';

/** Calling the piece up or laying it up. */
export const activationOptions: OptionsOf<'activation'> = ({ piece }) =>
  (['activate', 'inactivate'] as const).map((action) => ({
    field: '/action',
    order: { kind: 'activation', unit: idOf(piece), action },
  }));
