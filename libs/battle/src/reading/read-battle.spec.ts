import { describe, expect, it } from '@jest/globals';
import { MalformedDocumentError } from '@vedette/documents';
import { readBattle } from './read-battle.js';
import { writeBattle } from './write-battle.js';

const ground = { columns: 4, rows: 3, terrainRows: ['....', '.w..', '....'] };
const smallest = {
  format: 'vedette/battle@1',
  turn: '0740',
  map: ground,
  commands: [
    { id: 'archer', side: 'CSA' },
    { id: 'gamble', side: 'US' },
  ],
  units: [
    { id: 'cs-13al', command: 'archer', sp: 6, hex: '0101' },
    { id: 'us-8il', command: 'gamble', type: 'CAV', sp: 9, hex: '0403', cohesion: 6 },
  ],
};

function faultsOf(change: object): { pointer: string; found: string }[] {
  try {
    readBattle({ ...smallest, ...change });
    return [];
  } catch (error) {
    return (error as MalformedDocumentError).faults.map(({ pointer, found }) => ({ pointer, found }));
  }
}

describe('a battle position', () => {
  it('needs little: everything else has its default', () => {
    const state = readBattle(smallest);
    expect(state.players.map(({ id, side }) => [id, side])).toEqual([
      ['us', 'US'],
      ['csa', 'CSA'],
    ]);
    expect(state.units.get('us-8il')).toMatchObject({
      ...{ side: 'US', startSP: 9, weapon: 'R', cohesion: 6, cohesionDisordered: 4, ammo: 6 },
      ...{ formation: 'mounted', facing: 0, state: 'ordered' },
    });
    expect(state.units.get('cs-13al')).toMatchObject({
      cohesion: 7,
      cohesionDisordered: 5,
      ammo: 4,
      formation: 'line',
    });
    expect(state.commands.get('archer')).toMatchObject({
      order: 'HOLD',
      arm: 'INF',
      startSP: 6,
      ineffectiveAt: 3,
    });
    expect(state.commands.get('gamble')).toMatchObject({ order: 'SKPD', arm: 'CAV', class: 'average' });
  });

  it('read, written and read again is the same, and ignores what is derived', () => {
    const once = writeBattle(readBattle(smallest));
    const twice = writeBattle(readBattle(JSON.parse(JSON.stringify(once))));
    expect(twice).toEqual(once);
    expect((once['units'] as { derived: object }[])[1]!.derived).toEqual({
      ...{ inCommand: false, firingSP: 4, inFront: true, order: 'SKPD' },
    });
  });

  it.each([
    [{ turn: '0750' }, '/turn', '"0750"'],
    [{ units: [{ id: 'a', command: 'nobody' }] }, '/units/0/command', '"nobody"'],
    [{ units: [{ id: 'a' }] }, '/units/0/command', 'nothing'],
    [{ units: [{ id: 'a', command: 'archer', hex: '0504' }] }, '/units/0/hex', '"0504"'],
    [{ leaders: [{ id: 'x' }, { id: 'x' }] }, '/leaders/1', 'the id "x" again'],
    [{ map: { ...ground, rows: 4 } }, '/map/terrainRows', '3 rows'],
    [{ map: { ...ground, terrainRows: ['....', '.q..', '....'] } }, '/map/terrainRows/1', '".q.."'],
    [
      { commands: [{ id: 'archer', superior: 'archer' }], units: [] },
      '/commands/0/superior',
      'a chain that leads back to archer',
    ],
    [{ units: [{ id: 'a', command: 'archer', formation: 'limbered' }] }, '/units/0/formation', '"limbered"'],
    [{ step: 'cleanup/2' }, '/step', '"cleanup/2"'],
    [{ units: [{ id: 'a', command: 'archer', sp: 0 }] }, '/units/0/sp', '0'],
  ])('%j is malformed at %s', (change, pointer, found) => {
    expect(faultsOf(change)).toContainEqual({ pointer, found });
  });
});
