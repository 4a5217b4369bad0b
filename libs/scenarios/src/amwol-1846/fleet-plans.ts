import type { FleetPlan } from '../officers/fleet-plan.js';

/** What the commodores of 1846 are to do: the Gulf is blockaded, supplies are escorted, and the coast of California watched. */
export const FLEET_PLANS: readonly FleetPlan[] = [
  {
    player: 'conner',
    stations: [
      { flag: 'US1FR', task: 'blockade', sea: 'SGC', port: 'Veracruz' },
      { flag: 'US4FR', task: 'blockade', sea: 'SGC', port: 'Tampico' },
      { flag: 'US6SL', task: 'convoy', sea: 'WGC' },
      { flag: 'US7SL', task: 'convoy', sea: 'EGC' },
    ],
  },
  {
    player: 'sloat',
    stations: [
      { flag: 'US5FR', task: 'blockade', sea: 'SMC', port: 'Mazatlan' },
      { flag: 'US6FR', task: 'convoy', sea: 'ACC' },
      { flag: 'US10SL', task: 'blockade', sea: 'ACC', port: 'Monterey' },
    ],
  },
  { player: 'marin', stations: [{ flag: 'MX1SL', task: 'raid', sea: 'CAB' }] },
];
