import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed } from '../../specimen/specimen-events.js';
import { SPECIMEN_HEADING } from '../../specimen/specimen-heading.js';
import { specimenTurn } from '../../specimen/specimen-turn.js';
import { composeTurnReport } from '../compose-turn-report.js';

const heading = { ...SPECIMEN_HEADING, standings: { US: 'same', MX: 'hostile' } as const };
const place = { port: 'Veracruz', area: 'coastal' };

function atSea(type: EventName, data: Record<string, unknown>, degree: ObservedEvent['degree'] = 'full') {
  return observed({
    phase: 'naval-combat',
    rule: 'pate-amwol 7.7',
    type,
    degree,
    data: { battle: '1', ...data },
  });
}

const EVENTS = [
  atSea('SeaBattleJoined', {
    place,
    sides: [
      { states: ['MX'], ships: ['MX1FR'], batteries: 0, gauge: null },
      { states: ['US'], ships: ['US1FR', 'US1SL'], batteries: 0, gauge: null },
    ],
  }),
  atSea('SeaBattleFought', {
    ...{ place, winners: ['US'], losers: ['MX'], minutes: 60, ended: 'beaten' },
    ships: ['MX1FR', 'US1FR', 'US1SL'],
  }),
  atSea('ShipBattered', { ship: 'US1FR', crewLost: 12, marinesLost: 3, hull: 2, rigging: 1 }),
  atSea('ShipTaken', { ship: 'MX1FR', by: 'US1FR', now: 'US9FR', crewTaken: 200, marinesTaken: 0 }),
  atSea('ShipSunk', {
    ship: 'US1SL',
    cause: 'hull',
    crew: 100,
    marines: 10,
    drowned: [{ unit: 'US1IN', men: 50 }],
  }),
];

const { summary } = composeTurnReport(specimenTurn({ heading, events: EVENTS }));

describe('battles at sea in the summary (PATE 7)', () => {
  it('have a result, both squadrons, and the own men lost', () => {
    expect(summary.battles.map(({ text }) => text)).toEqual([
      'Won, at sea off Veracruz (battle at sea): two ships of the United States, against one ship of Mexico; 175 men lost.',
    ]);
  });

  it('tell what became of ships on both sides', () => {
    expect(summary.losses.pieces.map(({ piece, lost, fate }) => [piece, lost.all, fate])).toEqual([
      ['US1FR', 15, null],
      ['US1SL', 160, 'sunk'],
    ]);
    expect(summary.enemy.map(({ text }) => text)).toEqual(['Taken: MX1FR.']);
  });
});
