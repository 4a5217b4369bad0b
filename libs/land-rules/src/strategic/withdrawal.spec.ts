import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

const BATTLEFIELD = { battlesLastTurn: ['G3-V3'] };

function withdraw(
  others: readonly Record<string, unknown>[] = [],
  orders: Parameters<typeof landOrder>[1] = {},
  more: object = BATTLEFIELD,
  draws: Record<string, number> = {},
): Field {
  return new Field(
    { units: [{ id: 'US1IN', square: 'G3-V3', tactical: '7-7' }, ...others], ...more },
    [landOrder('US1IN', { strategic: { withdraw: true, path: ['G3-V4', 'G3-V5'] }, ...orders })],
    draws,
  );
}

describe('a strategic withdrawal (7.5)', () => {
  it('leaves a square in which a battle was fought last turn, at two points of fatigue', () => {
    const field = withdraw();
    field.play('strategic-withdrawal');
    expect(field.where('US1IN')).toMatch(/^G3-V4/);
    expect(field.state.unit('US1IN').fatigue).toBe(2);
    expect(field.data('UnitMarched')[0]).toMatchObject({ purpose: 'withdrawal', phase: 0, steps: 1 });
  });

  it('rests in the first strategic phase and marches on in the second', () => {
    const field = withdraw();
    field.play('strategic-withdrawal', 'strategic-1');
    expect(field.where('US1IN')).toMatch(/^G3-V4/);
    field.play('strategic-2');
    expect(field.where('US1IN')).toMatch(/^G3-V5/);
  });

  it('is an ordinary first step where no battle was fought (A-12)', () => {
    const field = withdraw([], {}, {});
    field.play('strategic-withdrawal');
    expect(field.where('US1IN')).toMatch(/^G3-V3/);
    field.play('strategic-1');
    expect(field.data('UnitMarched')[0]).toMatchObject({ purpose: 'path', cost: 1 });
  });

  it('is not made without the order to withdraw', () => {
    const field = withdraw([], { strategic: { path: ['G3-V4'] } });
    field.play('strategic-withdrawal');
    expect(field.data('UnitMarched')).toEqual([]);
  });

  it('does not lead where enemy combat units stood when the turn began', () => {
    const field = withdraw([{ id: 'MX1IN', square: 'G3-V4', tactical: '0-0' }]);
    field.play('strategic-withdrawal');
    expect(field.data('MarchBlocked')[0]).toMatchObject({ reason: 'held-at-start', purpose: 'withdrawal' });
    expect(field.where('US1IN')).toMatch(/^G3-V3/);
  });

  it('leads where only an enemy headquarters stood', () => {
    const field = withdraw([{ id: 'MX1CQ', square: 'G3-V4', tactical: '0-0' }]);
    field.play('strategic-withdrawal');
    expect(field.where('US1IN')).toMatch(/^G3-V4/);
  });

  it('leaves up to a twentieth behind as stragglers with no enemy near', () => {
    const field = withdraw([], {}, BATTLEFIELD, { '7.5 stragglers US1IN': 0.999999 });
    field.play('strategic-withdrawal');
    expect(field.data('StragglersLeft')[0]).toMatchObject({ men: 50, strength: 950, stragglers: 50 });
    const lucky = withdraw([], {}, BATTLEFIELD, { '7.5 stragglers US1IN': 0 });
    lucky.play('strategic-withdrawal');
    expect(lucky.data('StragglersLeft')[0]).toMatchObject({ men: 0, strength: 1000 });
  });

  it('leaves a tenth to a fifth behind with an enemy in an adjacent tactical square, diagonals too', () => {
    const near = { id: 'MX1IN', square: 'G3-V3', tactical: '8-6' };
    const field = withdraw([near], {}, BATTLEFIELD, { '7.5 stragglers US1IN': 0 });
    field.play('strategic-withdrawal');
    expect(field.data('StragglersLeft')[0]).toMatchObject({ men: 100, strength: 900 });
    const far = withdraw([{ ...near, tactical: '9-5' }], {}, BATTLEFIELD, { '7.5 stragglers US1IN': 0 });
    far.play('strategic-withdrawal');
    expect(far.data('StragglersLeft')[0]).toMatchObject({ men: 0 });
  });

  it('is not made diagonally where it would be interrupted', () => {
    const field = new Field(
      {
        ...BATTLEFIELD,
        units: [
          { id: 'US1IN', square: 'G3-V3', tactical: '7-7' },
          { id: 'MX1IN', square: 'G4-V3', tactical: '3-10' },
        ],
      },
      [landOrder('US1IN', { strategic: { withdraw: true, path: ['G4-V4'] } })],
      { '7.15 side US1IN G4-V4': 0 },
    );
    field.play('strategic-withdrawal');
    expect(field.data('MarchBlocked')[0]).toMatchObject({ reason: 'interrupted' });
    expect(field.where('US1IN')).toMatch(/^G3-V3/);
  });

  it('is followed by pursuers at once, who rest in the first strategic phase', () => {
    const field = new Field(
      {
        ...BATTLEFIELD,
        units: [
          { id: 'US1IN', square: 'G3-V3', tactical: '7-7' },
          { id: 'MX1LC', square: 'G3-V3', tactical: '7-5' },
        ],
      },
      [
        landOrder('US1IN', { strategic: { withdraw: true, path: ['G3-V4'] } }),
        landOrder('MX1LC', { strategic: { pursuit: true, path: ['G2-V3'] } }),
      ],
    );
    field.play('strategic-withdrawal');
    expect(field.where('MX1LC')).toMatch(/^G3-V4/);
    field.play('strategic-1');
    expect(field.where('MX1LC')).toMatch(/^G3-V4/);
    expect(field.folded()).toEqual(field.written());
  });

  it('is not stopped by a pursuer who came to the square first', () => {
    const field = new Field(
      {
        ...BATTLEFIELD,
        units: [
          { id: 'US1IN', square: 'G3-V3', tactical: '7-9' },
          { id: 'US2IN', square: 'G3-V3', tactical: '3-9' },
          { id: 'MX1LC', square: 'G3-V3', tactical: '7-3' },
        ],
      },
      [
        landOrder('US1IN', { strategic: { withdraw: true, path: ['G3-V4'] } }),
        landOrder('US2IN', { strategic: { withdraw: true, path: ['G3-V4'] } }),
        landOrder('MX1LC', { strategic: { pursuit: true, entry: '13-0' } }),
      ],
      { '7.7 order US1IN': 0.1, '7.7 order US2IN': 0.9, '7.7 order MX1LC': 0.5 },
    );
    field.play('strategic-withdrawal');
    expect(field.where('MX1LC')).toMatch(/^G3-V4/);
    expect(field.where('US2IN')).toMatch(/^G3-V4/);
  });
});
