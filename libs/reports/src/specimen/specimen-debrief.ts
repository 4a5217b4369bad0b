import { composeDebrief, type DebriefOf } from '../debrief/compose-debrief.js';
import type { Debrief } from '../debrief/debrief.schema.js';
import type { StaffContact } from '../debrief/staff-estimates.js';
import type { ReportedPosition } from '../debrief/reported-position.js';
import { specimenFleet } from './specimen-fleet.js';
import { specimenLand, unitStatus } from './specimen-land.js';

/** What two officers on two sides were reported: Arista's first is where Taylor sees troops, his second where he sees none. */
export function specimenReported(): ReportedPosition[] {
  const units = [
    unitStatus('MX1IN', { square: 'G5-V6', strength: 700 }),
    unitStatus('MX2IN', { square: 'G9-V9', strength: 400 }),
  ];
  return [
    { player: 'taylor', state: 'US', side: 'north', land: specimenLand(), fleet: specimenFleet() },
    {
      player: 'arista',
      state: 'MX',
      side: 'south',
      land: { ...specimenLand(), squares: [], units },
      fleet: null,
    },
  ];
}

/** What two staffs believed: of the one a group too large and a name out of date, of the other a group where nobody is. */
export function specimenContacts(): StaffContact[] {
  const mexican = { state: 'MX', arm: 'land', within: null, reliability: 'B' } as const;
  const staff = { staff: 'US', side: 'north', desk: 'war', held: ['taylor'] };
  return [
    { ...staff, ...mexican, id: 'MX-1', unit: null, place: 'G5-V6', least: 2, most: 4, age: 0 },
    { ...staff, ...mexican, id: 'MX2IN', unit: 'MX2IN', place: 'G8-V8', least: 1, most: 1, age: 2 },
    {
      ...{ staff: 'MX', side: 'south', desk: 'supreme', held: [], id: 'US-1', unit: null, within: null },
      ...{ state: 'US', arm: 'land', reliability: 'F', place: 'G1-V1', least: 5, most: 9, age: 4 },
    },
  ];
}

/** SHA-256 of the specimen's secret. */
export const SPECIMEN_COMMITMENT = '52e841c8d336b80ffc262f211c951b095e62c1dfb5b7661cbcb740a2e26cd8c9';

/** A debrief that has something of everything. */
export function specimenDebrief(of: DebriefOf = { kind: 'player', name: 'taylor' }): Debrief {
  return composeDebrief({
    campaign: 'Rio Grande & beyond',
    turn: 3,
    of,
    states: { US: 'United States', MX: 'Mexico', GT: 'Guatemala' },
    players: { taylor: 'Zachary Taylor', arista: 'Mariano Arista' },
    secret: 'halls of montezuma',
    commitment: { told: SPECIMEN_COMMITMENT, holds: true },
    reported: specimenReported(),
    contacts: specimenContacts(),
    sizeOf: (_, word) => (word === '' ? { least: 1, most: 1 } : { least: 2, most: 4 }),
  });
}
