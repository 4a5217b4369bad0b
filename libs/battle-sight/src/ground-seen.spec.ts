import { describe, expect, it } from '@jest/globals';
import { readBattle } from '@vedette/battle';
import { HexMap } from '@vedette/hex';
import { battleViewOf } from './battle-view.js';
import { groundKnown } from './ground-seen.js';

const works = (hex: string, side: 'US' | 'CSA') => ({ hex, side, facing: 0, kind: 'breastworks', turns: 2 });

describe('the works a side weighs when it looks for a way', () => {
  const state = readBattle({
    format: 'vedette/battle@1',
    turn: '0740',
    map: { columns: 20, rows: 5, terrainRows: Array<string>(5).fill('.......w............') },
    commands: [{ id: 'gamble', side: 'US' }],
    units: [{ id: 'us-8il', command: 'gamble', hex: '0203' }],
    works: [works('0603', 'CSA'), works('1203', 'CSA'), works('0903', 'CSA'), works('1503', 'US')],
  });
  const map = new HexMap(state.map);

  it('are its own and those it sees: not those far off or behind a wood', () => {
    const known = groundKnown({ state, map }, 'US').state.works.map(({ hex }) => hex);
    expect(known).toEqual(['0603', '1503']);
    expect(state.works).toHaveLength(4);
  });

  it('are at night those a hex off, as troops are, on the table and in what it is told', () => {
    const night = { ...state, turn: '2200' };
    expect(groundKnown({ state: night, map }, 'US').state.works.map(({ hex }) => hex)).toEqual(['1503']);
    expect(battleViewOf({ state: night, map }, 'US').works.map(({ hex }) => hex)).toEqual(['1503']);
    const beside = { ...night, works: [...night.works, { ...night.works[0]!, hex: '0303' }] };
    expect(battleViewOf({ state: beside, map }, 'US').works.map(({ hex }) => hex)).toEqual(['1503', '0303']);
  });

  it('are all there are where the enemy has none', () => {
    const own = { ...state, works: state.works.filter(({ side }) => side === 'US') };
    expect(groundKnown({ state: own, map }, 'US').state).toBe(own);
  });
});
