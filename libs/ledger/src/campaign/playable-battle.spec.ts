import { describe, expect, it } from '@jest/globals';
import { playableBattle } from './playable-battle.js';

const battle = (more: object = {}) => ({
  format: 'vedette/battle@1',
  turn: '0740',
  map: { columns: 9, rows: 9, terrainRows: Array.from({ length: 9 }, () => '.'.repeat(9)) },
  commands: [{ id: 'gamble', side: 'US', level: 'brigade' }],
  units: [{ id: 'us-1', command: 'gamble', hex: '0305' }],
  ...more,
});
const refusal = (document: object): unknown => {
  try {
    return playableBattle('one', 'One', document).firstTurn;
  } catch (error) {
    return error;
  }
};

describe('a battle that is to be a campaign', () => {
  it.each([[{}], [{ windows: 1 }], [{ switches: { courierDelay: true } }]])('is played with %j', (more) => {
    expect(refusal(battle(more))).toBe(1);
  });

  it('has two turns for each of its own where those close twice', () => {
    const of = (more: object) => playableBattle('one', 'One', battle({ lastTurn: '0820', ...more }));
    expect([of({}).lastTurn, of({}).facts.windows]).toEqual([3, undefined]);
    expect([of({ windows: 2 }).lastTurn, of({ windows: 2 }).facts.windows]).toEqual([6, 2]);
  });

  it('is malformed where its turns would close three times', () => {
    expect(refusal(battle({ windows: 3 }))).toMatchObject({ field: '/position/windows' });
  });
});
