import { describe, expect, it } from '@jest/globals';
import type { LandOrder } from '@vedette/campaign';
import { problem, receiptOf, UNITS } from '../testing/desk.js';

const RIVER = 'G7-V5';
const enemyAt = (tactical: string, more = {}) => ({
  units: [...UNITS, { id: 'MX5IN', square: RIVER, tactical, strength: 800, commander: 'arista', ...more }],
});
const march = (to: string, more: Partial<LandOrder> = {}): LandOrder => ({
  kind: 'land',
  unit: 'US1IN',
  strategic: { path: [to] },
  ...more,
});

describe('enemies in sight who will stop a march', () => {
  it('are named at once where they stand in the way off the map (7.8)', () => {
    const told = problem(receiptOf(march('G7-V6'), enemyAt('3-13')), 'known-enemy-in-the-way');
    expect(told).toMatchObject({ severity: 'warning', field: '/strategic/path/0', rule: 'gitm-amwol 7.8' });
    expect(told!.message).toContain('hostile troops at 3-13 are known to you');
    expect(told!.message).toContain('leave to the');
  });

  it('are named at once where a river is to be crossed before them (7.9), with the ford to cross by', () => {
    const told = problem(receiptOf(march('G7-V4'), enemyAt('10-10')), 'known-enemy-at-crossing');
    expect(told).toMatchObject({ severity: 'warning', rule: 'gitm-amwol 7.9' });
    expect(told!.message).toContain('move to the ford at 7-7 first');
  });

  it('stop nobody who leaves on his own side of the river, nor who moves to the ford first', () => {
    for (const order of [march('G6-V6', {}), march('G7-V4', { tactical: { destination: '7-7' } })])
      expect(receiptOf(order, enemyAt('10-10')).problems.map(({ code }) => code)).not.toContain(
        'known-enemy-at-crossing',
      );
    expect(problem(receiptOf(march('G7-V4')), 'known-enemy-at-crossing')).toBeUndefined();
  });

  it('change nothing while nobody sees them, or where they are only a headquarters', () => {
    const clear = JSON.stringify(receiptOf(march('G7-V4')));
    // Behind another enemy of the same direction nobody is seen (4.2): one more there changes no byte.
    const one = enemyAt('3-13');
    const two = {
      units: [
        ...one.units,
        { id: 'MX6IN', square: RIVER, tactical: '3-14', strength: 800, commander: 'arista' },
      ],
    };
    expect(JSON.stringify(receiptOf(march('G7-V6'), two))).toBe(
      JSON.stringify(receiptOf(march('G7-V6'), one)),
    );
    expect(JSON.stringify(receiptOf(march('G7-V4'), enemyAt('10-10', { id: 'MX5CQ' })))).toBe(clear);
  });

  it('are named by where they stand, so that nobody learns which of them it is', () => {
    const enemy = (id: string, tactical: string) => ({
      ...{ id, square: RIVER, tactical, strength: 800, commander: 'arista' },
    });
    const told = [
      [enemy('MX5IN', '3-13'), enemy('MX6IN', '2-13')],
      [enemy('MX5IN', '2-13'), enemy('MX6IN', '3-13')],
    ].map((enemies) =>
      problem(receiptOf(march('G7-V6'), { units: [...UNITS, ...enemies] }), 'known-enemy-in-the-way'),
    );
    expect(told[0]?.message).toContain('hostile troops at 2-13 and 3-13 are known to you');
    expect(told[1]).toEqual(told[0]);
  });
});
