import { describe, expect, it } from '@jest/globals';
import { faultsOfBattleOrdersAlone } from './faults-of-battle-orders.js';

const faultsFor = (turn: unknown) =>
  faultsOfBattleOrdersAlone({ format: 'vedette/battle-orders@1', turn, orders: [] });

describe('the hour of an orders document', () => {
  it.each(['0740', '2400', '0200'])('%s is a turn of the track', (turn) => {
    expect(faultsFor(turn)).toEqual([]);
  });

  it.each(['0745', '2020', '2100'])('%s is an hour, but no turn', (turn) => {
    expect(faultsFor(turn)).toEqual([
      { pointer: '/turn', found: `"${turn}"`, allowed: 'a turn of the track (P-01), as 0740' },
    ]);
  });

  it('is told once where it is no hour at all', () => {
    expect(faultsFor('7:40').map(({ pointer }) => pointer)).toEqual(['/turn']);
  });
});
