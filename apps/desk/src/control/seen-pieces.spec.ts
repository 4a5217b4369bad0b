import { describe, expect, it } from '@jest/globals';
import { seenPieces } from './seen-pieces.js';

describe('what is seen behind the veil', () => {
  it('is every unit and every ship, wherever it is', () => {
    const seen = seenPieces({
      units: [
        {
          id: 'US1IN',
          square: 'J9-V4',
          tactical: '7-3',
          strength: 400,
          status: 'active',
          commander: 'taylor',
        },
        { id: 'US2IN', square: null, aboard: 'US1TR', strength: 300 },
        { id: 'US3IN', square: null },
      ],
      ships: [
        { id: 'US1FR', at: { port: 'Veracruz', area: 'harbor' }, crew: 350, commander: 'conner' },
        { id: 'US2FR', at: { sea: 'WGC', tacticalArea: 0 } },
        { id: 'US3SL', at: { transit: { to: 'Monterey', turnsLeft: 3 } }, status: 'active' },
        { id: 'US4SL', at: { river: 'J9-V4', tactical: '1-1' } },
      ],
    });
    expect(seen.map(({ id, where }) => [id, where])).toEqual([
      ['US1IN', 'J9-V4 7-3'],
      ['US2IN', 'US1TR'],
      ['US3IN', '–'],
      ['US1FR', 'Veracruz harbor'],
      ['US2FR', 'WGC 0'],
      ['US3SL', '→ Monterey (3)'],
      ['US4SL', 'J9-V4 1-1'],
    ]);
    expect(seen[0]).toMatchObject({ square: 'J9-V4', men: 400, commander: 'taylor', state: 'active' });
    expect(seen[3]).toMatchObject({ square: null, men: 350, commander: 'conner' });
    expect(seen[6]).toMatchObject({ square: 'J9-V4' });
  });

  it('is of a battle its hex, its strength points and its state', () => {
    expect(seenPieces({ units: [{ id: 'us-8il', hex: '2310', sp: 5, state: 'ordered' }] })).toEqual([
      { id: 'us-8il', square: null, where: '2310', men: 5, commander: undefined, state: 'ordered' },
    ]);
  });
});
