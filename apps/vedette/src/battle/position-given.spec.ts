import { describe, expect, it } from '@jest/globals';
import { readBattle } from '@vedette/battle';
import { battleScenario } from '@vedette/battle-scenarios';
import { battleBench } from './battle-bench.js';
import { EXAMPLE_BATTLE } from './battle-example.js';
import { positionGiven } from './position-given.js';

const SHEET = {
  name: 'A morning on the pike',
  turns: ['0740', '0800'],
  map: { columns: 8, rows: 3, terrainRows: ['........', '........', '........'] },
  leaders: [
    { id: 'archer', side: 'CSA', level: 'brigade', rating: 5, range: 5, command: 'archer', hex: '0102' },
    {
      id: 'gamble',
      side: 'US',
      level: 'cavalry brigade',
      rating: 5,
      range: 8,
      command: 'gamble',
      hex: '0802',
    },
  ],
  units: [
    { id: 'cs-13al', side: 'CSA', command: 'archer', type: 'INF', sp: 6, hex: '0202' },
    { id: 'us-8il', side: 'US', command: 'gamble', type: 'CAV', sp: 9, hex: '0702' },
  ],
};

describe('the position that is meant', () => {
  it('is that of a battle that ships, by its name', () => {
    expect(positionGiven('the-first-day')).toEqual(battleScenario('the-first-day'));
  });

  it('is the document itself, and whatever else was given', () => {
    expect(positionGiven(EXAMPLE_BATTLE)).toBe(EXAMPLE_BATTLE);
    expect(positionGiven('nowhere')).toBe('nowhere');
  });

  it('is laid out from a scenario’s sheet, and played to its end', () => {
    expect([...readBattle(positionGiven(SHEET)).commands.keys()]).toEqual(['archer', 'gamble']);
    const { position } = battleBench({ position: SHEET, orders: null, seed: 'sheet', dice: null, turns: 2 });
    expect(position['result']).toEqual({ winner: null, level: 'draw' });
  });
});
