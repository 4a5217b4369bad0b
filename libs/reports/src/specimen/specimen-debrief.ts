import { composeDebrief, type DebriefOf } from '../debrief/compose-debrief.js';
import type { Debrief } from '../debrief/debrief.schema.js';
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

/** A debrief that has something of everything. */
export function specimenDebrief(of: DebriefOf = { kind: 'player', name: 'taylor' }): Debrief {
  return composeDebrief({
    campaign: 'Rio Grande & beyond',
    turn: 3,
    of,
    states: { US: 'United States', MX: 'Mexico', GT: 'Guatemala' },
    secret: 'halls of montezuma',
    reported: specimenReported(),
  });
}
