import { describe, expect, it } from '@jest/globals';
import { MalformedDocumentError } from '@vedette/documents';
import { readBattle } from '../reading/read-battle.js';
import { battleOfSheet, isScenarioSheet } from './battle-of-sheet.js';

const SHEET = {
  name: 'A morning on the pike',
  date: '1863-07-01',
  note: 'what is for people is passed over',
  turns: ['0740', '0800', '0820'],
  map: { columns: 8, rows: 4, terrainRows: ['........', '........', '........', '........'] },
  leaders: [
    {
      id: 'heth',
      side: 'CSA',
      level: 'division',
      rating: 3,
      range: 9,
      stars: 2,
      command: 'hethDivision',
      arrival: '0740',
    },
    {
      id: 'archer',
      name: 'Archer',
      side: 'CSA',
      level: 'brigade',
      rating: 5,
      range: 5,
      superior: 'heth',
      command: 'archer',
      arrival: '0740',
    },
    {
      id: 'pettigrew',
      side: 'CSA',
      level: 'brigade',
      rating: 5,
      range: 5,
      superior: 'heth',
      command: 'pettigrew',
      arrival: '0820',
    },
    {
      id: 'gamble',
      side: 'US',
      level: 'cavalry brigade',
      rating: 5,
      range: 8,
      command: 'gamble',
      hex: '0702',
    },
  ],
  units: [
    { id: 'cs-13al', side: 'CSA', command: 'archer', type: 'INF', sp: 6, men: 308, arrival: '0740' },
    { id: 'cs-26nc', side: 'CSA', command: 'pettigrew', type: 'INF', sp: 8, arrival: '0820' },
    {
      id: 'us-8il',
      side: 'US',
      command: 'gamble',
      type: 'CAV',
      sp: 9,
      hex: '0603',
      facing: 3,
      formation: 'dismounted',
    },
  ],
  commands: { archer: { startSP: 24, ineffectiveAt: 10 } },
  startingOrders: { archer: 'SKPD', gamble: 'SKPD', laterArrivals: 'MRCH+RSM' },
  freeStartingOrders: ['archer'],
  overallCommanders: { CSA: ['heth'] },
  entry: { CSA: { area: 2, hexes: ['0102', '0101'] } },
  rearEdges: { CSA: 'west', US: 'east' },
  victory: {
    objectives: [{ hex: '0603', csa: 5 }],
    usDelay: { turns: ['0800'], vp: 4, condition: 'no ordered CSA infantry unit in column 5 or higher' },
    levels: [
      { margin: 10, level: 'marginal' },
      { margin: 0, level: 'draw' },
    ],
  },
} as const;

/** Faults of a sheet with some of its keys changed. */
function faultsWith(changed: object): readonly { readonly pointer: string }[] {
  try {
    battleOfSheet({ ...SHEET, ...changed });
  } catch (error) {
    if (error instanceof MalformedDocumentError) return error.faults;
    throw error;
  }
  return [];
}

describe('a battle from a scenario’s sheet', () => {
  it('is known by what it lists and by saying no format', () => {
    expect(isScenarioSheet(SHEET)).toBe(true);
    expect(isScenarioSheet({ ...SHEET, format: 'vedette/battle@1' })).toBe(false);
    expect(isScenarioSheet({ 'fire:*': [3] })).toBe(false);
    expect(isScenarioSheet(null)).toBe(false);
  });

  it('has a command for each leader, under that of his superior, and arms as they are said', () => {
    const { commands } = readBattle(battleOfSheet(SHEET));
    expect(commands.get('archer')).toMatchObject({
      level: 'brigade',
      superior: 'hethDivision',
      order: 'SKPD',
      rsm: false,
      startSP: 24,
      ineffectiveAt: 10,
    });
    expect(commands.get('gamble')).toMatchObject({ level: 'brigade', arm: 'CAV', order: 'SKPD' });
  });

  it('brings those who come in one hour as a group, later ones on the march with the marker', () => {
    const { arrivals, commands, units } = readBattle(battleOfSheet(SHEET));
    expect(arrivals).toMatchObject([
      { id: 'heth', side: 'CSA', turn: '0740', area: '2', certain: true },
      { id: 'pettigrew', side: 'CSA', turn: '0820', area: '2', certain: true },
    ]);
    expect(commands.get('pettigrew')).toMatchObject({ order: 'MRCH', rsm: true });
    expect(units.get('cs-13al')).toMatchObject({ hex: null, group: 'heth', formation: 'column', facing: 0 });
    expect(units.get('us-8il')).toMatchObject({ hex: '0603', group: null, formation: 'dismounted' });
  });

  it('is decided by what its sheet counts', () => {
    const { victory, lastTurn, sides } = readBattle(battleOfSheet(SHEET));
    expect(lastTurn).toBe('0820');
    expect(sides.find(({ id }) => id === 'CSA')).toMatchObject({ rear: 'west', overall: ['heth'] });
    expect(victory).toMatchObject({
      objectives: [{ hex: '0603', points: { CSA: 5 } }],
      delay: [{ side: 'US', turns: ['0800'], points: 4, noEnemyInfantryFromColumn: 5 }],
      levels: [{ margin: 10, level: 'marginal' }],
    });
  });

  it.each([
    ['/units/0/command', { units: [{ ...SHEET.units[0], command: 'nobody' }] }],
    ['/leaders/0/superior', { leaders: [{ ...SHEET.leaders[1] }, SHEET.leaders[3], SHEET.leaders[2]] }],
    ['/turns', { turns: [] }],
    ['/leaders/0/arrival', { entry: {} }],
  ])('is refused with the place in the sheet: %s', (pointer, changed) => {
    expect(faultsWith(changed).map((fault) => fault.pointer)).toContain(pointer);
  });
});
