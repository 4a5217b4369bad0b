import type { TurnSequence, TurnSequences } from './turn-sequence.js';

/**
 * A campaign turn of ROTD (5.2). Trains run when the last march is done, and before troops deploy for the last time. Naval
 * phases stand where GITM has them and decide nothing while no book of river fleets is in force. Track is torn up and repaired as the recovery begins.
 */
const CAMPAIGN: TurnSequence = [
  { name: 'orders', owner: 'logistics', after: [], rule: '3.5' },
  { name: 'naval-repair', owner: 'naval', after: ['orders'], rule: 'PATE 3.3' },
  { name: 'supply', owner: 'logistics', after: ['naval-repair'], rule: '11.9' },
  { name: 'initial-amphibious', owner: 'naval', after: ['supply'], rule: 'PATE 3.6' },
  { name: 'naval-combat', owner: 'naval', after: ['initial-amphibious'], rule: 'PATE 3.7' },
  { name: 'strategic-withdrawal', owner: 'land', after: ['initial-amphibious'], rule: '7.5' },
  { name: 'tactical-1', owner: 'land', after: ['strategic-withdrawal'], rule: '5.2' },
  { name: 'tactical-2', owner: 'land', after: ['tactical-1'], rule: '5.2' },
  { name: 'strategic-1', owner: 'land', after: ['tactical-2'], rule: '5.2' },
  { name: 'tactical-3', owner: 'land', after: ['strategic-1'], rule: '5.2' },
  { name: 'tactical-4', owner: 'land', after: ['tactical-3'], rule: '5.2' },
  { name: 'strategic-2', owner: 'land', after: ['tactical-4'], rule: '5.2' },
  { name: 'strategic-3', owner: 'land', after: ['strategic-2'], rule: '5.2' },
  { name: 'strategic-4', owner: 'land', after: ['strategic-3'], rule: '5.2' },
  { name: 'strategic-5', owner: 'land', after: ['strategic-4'], rule: '5.2' },
  { name: 'strategic-6', owner: 'land', after: ['strategic-5'], rule: '5.2' },
  { name: 'rail', owner: 'land', after: ['strategic-6'], rule: '8.1' },
  { name: 'naval-movement-1', owner: 'naval', after: ['naval-combat'], rule: 'PATE 3.8' },
  { name: 'weather', owner: 'naval', after: ['naval-movement-1'], rule: 'PATE 8.1' },
  { name: 'naval-movement-2', owner: 'naval', after: ['weather'], rule: 'PATE 3.8' },
  { name: 'final-amphibious', owner: 'naval', after: ['rail', 'naval-movement-2'], rule: 'PATE 3.9' },
  { name: 'tactical-5', owner: 'land', after: ['final-amphibious'], rule: '5.2' },
  { name: 'siege-surrender', owner: 'logistics', after: ['tactical-5'], rule: '11.3' },
  { name: 'recovery', owner: 'logistics', ahead: ['land'], after: ['siege-surrender'], rule: '3.2' },
  { name: 'intelligence', owner: 'land', ahead: ['naval'], after: ['recovery'], rule: '4.7' },
];

/** A deployment, peace or truce turn: everybody moves at once and nobody eats, deserts or fights (5.2, 7.17, R-10). */
const QUIET: TurnSequence = [
  { name: 'orders', owner: 'logistics', after: [], rule: '3.5' },
  { name: 'deployment', owner: 'logistics', ahead: ['land'], after: ['orders'], rule: '7.17' },
  { name: 'recovery', owner: 'logistics', after: ['deployment'], rule: '3.2' },
  { name: 'intelligence', owner: 'land', ahead: ['naval'], after: ['recovery'], rule: '4.7' },
];

/** Turn sequences of ROTD. */
export const ROTD_TURNS: TurnSequences = {
  campaign: CAMPAIGN,
  deployment: QUIET,
  peace: QUIET,
  truce: QUIET,
};
