import type { ShipType } from '@vedette/campaign';

/** Ship types of PATE (2.1, 2.3, 2.4). */
export const PATE_SHIP_TYPES: readonly ShipType[] = [
  {
    code: 'FR',
    name: 'frigate',
    deepDraft: true,
    role: { fights: true, carries: false, scouts: false, heavy: true },
  },
  {
    code: 'SL',
    name: 'sloop',
    deepDraft: true,
    role: { fights: true, carries: false, scouts: true, heavy: false },
  },
  {
    code: 'TR',
    name: 'transport group',
    deepDraft: true,
    role: { fights: false, carries: true, scouts: false, heavy: false },
  },
];
