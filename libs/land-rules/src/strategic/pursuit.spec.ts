import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { Field, landOrder } from '../testing/field.js';

function chase(
  pursuer: Record<string, unknown>,
  pursuerOrder: object,
  leaverPath: (string | null)[],
  others: readonly Record<string, unknown>[] = [],
): Field {
  const id = String(pursuer['id']);
  return new Field(
    {
      units: [
        { id: 'MX1IN', square: 'G3-V3', tactical: '12-7' },
        { square: 'G3-V3', tactical: '7-7', ...pursuer },
        ...others,
      ],
    },
    [
      landOrder('MX1IN', { strategic: { path: leaverPath } }),
      landOrder(id, { strategic: { pursuit: true, ...pursuerOrder } }),
    ],
    { '7.7 order MX1IN': 0, [`7.7 order ${id}`]: 0.5 },
  );
}

describe('a pursuit (7.12)', () => {
  it('follows an enemy that leaves the square, in the same phase', () => {
    const field = chase({ id: 'US1IN' }, {}, ['G4-V3']);
    field.play('strategic-1');
    expect(field.where('US1IN')).toMatch(/^G4-V3/);
    expect(field.data('UnitMarched')[1]).toMatchObject({ purpose: 'pursuit', follows: 'MX1IN' });
  });

  it('strikes out the path once it has got away', () => {
    const field = chase({ id: 'US1IN' }, { path: [null, 'G2-V3'] }, ['G4-V3']);
    field.play('strategic-1', 'strategic-2');
    expect(field.where('US1IN')).toMatch(/^G4-V3/);
  });

  it('does not happen for a unit that made its step of the phase already', () => {
    const field = new Field(
      {
        units: [
          { id: 'MX1IN', square: 'G3-V3', tactical: '12-7' },
          { id: 'US1IN', square: 'G2-V3', tactical: '7-7' },
        ],
      },
      [
        landOrder('MX1IN', { strategic: { path: ['G4-V3'] } }),
        landOrder('US1IN', { strategic: { pursuit: true, path: ['G3-V3'] } }),
      ],
      { '7.7 order MX1IN': 0.9, '7.7 order US1IN': 0.1 },
    );
    field.play('strategic-1');
    expect(field.where('MX1IN')).toMatch(/^G4-V3/);
    expect(field.where('US1IN')).toMatch(/^G3-V3/);
  });

  it('may fail because the way out is barred', () => {
    const barrier = { id: 'MX2IN', square: 'G3-V3', tactical: '9-7' };
    const field = chase({ id: 'US1IN' }, {}, ['G4-V3'], [barrier]);
    // MX1IN is hidden behind MX2IN from US1IN, so a lookout of the same side sees it leave.
    field.play('strategic-1');
    expect(field.where('US1IN')).toMatch(/^G3-V3/);
    const lookout = { id: 'US9IN', square: 'G3-V3', tactical: '12-0' };
    const seen = chase({ id: 'US1IN' }, {}, ['G4-V3'], [barrier, lookout]);
    seen.play('strategic-1');
    expect(seen.data('MarchBlocked')[0]).toMatchObject({ purpose: 'pursuit', reason: 'exit-barred' });
  });

  it('is forced march if it must be, and ends with the forced square', () => {
    const phases: PhaseName[] = ['strategic-1', 'strategic-2', 'strategic-3', 'strategic-4'];
    const field = chase({ id: 'US1IN', supplies: 1, derived: { communications: false } }, {}, [
      'G4-V3',
      'G5-V3',
      'G6-V3',
    ]);
    field.play(...phases);
    expect(field.where('MX1IN')).toMatch(/^G6-V3/);
    expect(field.where('US1IN')).toMatch(/^G5-V3/);
    expect(field.data('MarchBlocked').at(-1)).toMatchObject({ purpose: 'pursuit', reason: 'allowance-used' });
  });

  it('is not forced against orders (6.3)', () => {
    const field = chase(
      { id: 'US1IN', supplies: 1, derived: { communications: false } },
      { noForcedMarch: true },
      ['G4-V3', 'G5-V3'],
    );
    field.play('strategic-1', 'strategic-2');
    expect(field.where('US1IN')).toMatch(/^G4-V3/);
  });

  it('makes no more steps than its limit', () => {
    const field = chase({ id: 'US1IN' }, { pursuitLimit: 1 }, ['G4-V3', 'G5-V3']);
    field.play('strategic-1', 'strategic-2');
    expect(field.where('US1IN')).toMatch(/^G4-V3/);
  });

  it('is drawn on by a pursuer in his turn', () => {
    const field = new Field(
      {
        units: [
          { id: 'MX1IN', square: 'G3-V3', tactical: '12-7' },
          { id: 'US1IN', square: 'G3-V3', tactical: '7-7' },
          { id: 'MX2IN', square: 'G3-V3', tactical: '2-7' },
        ],
      },
      [
        landOrder('MX1IN', { strategic: { path: ['G4-V3'] } }),
        landOrder('US1IN', { strategic: { pursuit: true } }),
        landOrder('MX2IN', { strategic: { pursuit: true } }),
      ],
    );
    field.play('strategic-1');
    expect(['US1IN', 'MX1IN', 'MX2IN'].map((id) => field.where(id).split(' ')[0])).toEqual([
      'G4-V3',
      'G4-V3',
      'G4-V3',
    ]);
  });
});
