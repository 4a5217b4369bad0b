import { describe, expect, it } from '@jest/globals';
import { playableBattle } from './playable-battle.js';
import { PositionUnplayableError } from './playable.js';

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

  it('is refused where its turns close twice, with the reason and what to do', () => {
    const refused = refusal(battle({ windows: 2 }));
    expect(refused).toBeInstanceOf(PositionUnplayableError);
    expect(refused).toMatchObject({ code: 'position-unplayable', status: 422, field: '/position/windows' });
    expect((refused as Error).message).toContain('leave the key out to play here');
  });

  it('is malformed where its turns would close three times', () => {
    expect(refusal(battle({ windows: 3 }))).toMatchObject({ field: '/position/windows' });
  });
});
