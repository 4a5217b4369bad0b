import { FACINGS } from '@vedette/campaign';
import type { OptionsOf } from '../../options/order-option.js';

/** A work facing each way where the unit stands. */
export const fortifyOptions: OptionsOf<'fortify'> = ({ piece }) =>
  piece.at === 'land' && piece.unit.square >= 0 && piece.unit.status === 'active'
    ? FACINGS.map((facing) => ({
        field: '/facing',
        order: { kind: 'fortify' as const, unit: piece.unit.id, facing },
      }))
    : [];
