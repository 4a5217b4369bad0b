import type { ShipRole, ShipType } from '@vedette/campaign';

const warship = (heavy: boolean): ShipRole => ({ fights: true, carries: false, scouts: false, heavy });
const TRANSPORTS: ShipRole = { fights: false, carries: true, scouts: false, heavy: false };

/**
 * Ships that lie on rivers (1.3, R-69): deep draft on unbridgeable ones alone, shallow draft on unfordable ones too. No book of
 * river fleets is published, so they stay where they are.
 */
export const RIVER_SHIP_TYPES: readonly ShipType[] = [
  { code: 'IC', name: 'ironclad', deepDraft: true, role: warship(true) },
  { code: 'SL', name: 'sloop', deepDraft: true, role: { ...warship(false), scouts: true } },
  { code: 'FR', name: 'frigate', deepDraft: true, role: warship(true) },
  { code: 'TR', name: 'transport group', deepDraft: true, role: TRANSPORTS },
  { code: 'RI', name: 'river ironclad', deepDraft: false, role: warship(true) },
  { code: 'RG', name: 'river gunboat', deepDraft: false, role: warship(false) },
  { code: 'RT', name: 'river transport group', deepDraft: false, role: TRANSPORTS },
  { code: 'GB', name: 'gunboat', deepDraft: false, role: warship(false) },
];
