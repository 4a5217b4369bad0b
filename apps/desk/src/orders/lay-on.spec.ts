import { describe, expect, it } from '@jest/globals';
import { laidOn, withoutPiece } from './lay-on.js';

const march = {
  kind: 'land',
  unit: 'US3IN',
  by: 'taylor',
  at: '1846-05-01T00:00:00Z',
  strategic: { path: ['J9-V4'] },
};

describe('an order that is laid on another piece', () => {
  it('says the same of it, and nothing of whose it was and who sent it', () => {
    expect(laidOn(march, 'US4IN', 'land')).toEqual({
      kind: 'land',
      unit: 'US4IN',
      strategic: { path: ['J9-V4'] },
    });
    expect(withoutPiece(march)).toEqual({ kind: 'land', strategic: { path: ['J9-V4'] } });
  });
  it('is not laid on a piece of another branch, nor is one that is no piece’s', () => {
    expect(laidOn(march, 'US1TR', 'sea')).toBeNull();
    expect(laidOn({ kind: 'depot', depot: 'D1' }, 'US4IN', 'land')).toBeNull();
    expect(laidOn({ kind: 'naval', ship: 'US2TR', commerce: 'raid' }, 'US1TR', 'sea')).toEqual({
      ...{ kind: 'naval', ship: 'US1TR', commerce: 'raid' },
    });
  });
});
