import { describe, expect, it } from '@jest/globals';
import { type MutableBattleState, readBattle } from '@vedette/battle';
import { lookedAround } from './before-first-turn.js';

const battle = (change: object = {}): MutableBattleState =>
  readBattle({
    format: 'vedette/battle@1',
    turn: '0740',
    map: { columns: 40, rows: 10, terrainRows: Array(10).fill('.'.repeat(40)) },
    commands: [
      { id: 'gamble', side: 'US', level: 'brigade' },
      { id: 'archer', side: 'CSA', level: 'brigade' },
    ],
    units: [
      { id: 'us-8il', command: 'gamble', sp: 6, hex: '0305' },
      { id: 'cs-13al', command: 'archer', sp: 10, hex: '0905' },
      { id: 'cs-1tn', command: 'archer', sp: 3, hex: '0405' },
    ],
    ...change,
  });
const bands = (state: MutableBattleState) =>
  lookedAround(state).contacts.US.map(({ id, level, band }) => [id, level, band]);

describe('a battle before its first turn', () => {
  it('is seen as it will be when the turn is played, by both sides', () => {
    expect(bands(battle())).toEqual([
      ['K1', 'named', 'small'],
      ['K2', 'arm', 'large'],
    ]);
    expect(lookedAround(battle()).contacts.CSA).toHaveLength(1);
  });

  it('tells no size that the first turn will guess', () => {
    expect(bands(battle({ switches: { roughBands: true } }))).toEqual([
      ['K1', 'named', 'small'],
      ['K2', 'arm', null],
    ]);
  });

  it('is left as it is where it has contacts already', () => {
    const state = battle();
    const [contact] = lookedAround(state).contacts.US;
    state.contacts.US = [{ ...contact!, units: [], hex: '2005' }];
    expect(lookedAround(state)).toBe(state);
  });
});
