import { describe, expect, it } from '@jest/globals';
import { pointWay, withFacing, withTarget, withUnitPlan } from './plan-pointing.js';

const way = (place: string, path: string[], phase = 1) => ({
  ...{ place, path, phase, fatigue: null, forced: false, doubts: [] },
});
const reach = {
  ...{ turn: 1, piece: 'us-8il', goal: null },
  reached: [way('1108', ['1108']), way('1110', ['1108', '1109', '1110'], 2)],
  barred: [{ place: '1207', code: 'barred', rule: 'gbacw-3dog G-25', message: 'no' }],
} as never;
const from = '1107';

describe('a way by pointing', () => {
  it('is the proposed one, with the level it needs', () => {
    expect(pointWay({ steps: [], from, hex: '1110', reach })).toEqual({
      ...{ is: 'way', steps: ['1108', '1109', '1110'], needsME: true },
    });
  });
  it('goes on beside its end, is cut at a hex before, and loses its last hex when that is pointed at again', () => {
    const steps = ['1108', { face: 2 }, '1109'];
    expect(pointWay({ steps, from, hex: '1110', reach })).toMatchObject({ steps: [...steps, '1110'] });
    expect(pointWay({ steps, from, hex: '1108', reach })).toMatchObject({ steps: ['1108'] });
    expect(pointWay({ steps, from, hex: '1109', reach })).toMatchObject({ steps: ['1108', { face: 2 }] });
  });
  it('says which rule bars a hex, and of all others that they are too far', () => {
    expect(pointWay({ steps: [], from, hex: '1207', reach })).toMatchObject({
      is: 'barred',
      rule: 'gbacw-3dog G-25',
    });
    expect(pointWay({ steps: [], from, hex: '2020', reach })).toEqual({ is: 'out-of-reach' });
  });
});

describe('a plan by pointing', () => {
  it('turns at the end of the way, and only once', () => {
    const turned = withFacing(['1108'], from, '1308');
    expect(turned).toEqual(['1108', { face: 0 }]);
    expect(withFacing(turned, from, '1106')).toEqual(['1108', { face: expect.any(Number) }]);
  });
  it('has a target until it is pointed at again, and keeps what else is said of the fire', () => {
    const plan = { unit: 'a', fire: { rapid: true } };
    const aimed = withTarget(plan, 'fire', '1207');
    expect(aimed).toEqual({ unit: 'a', fire: { rapid: true, at: '1207' } });
    expect(withTarget(aimed, 'fire', '1207')).toEqual(plan);
    expect(withTarget(withTarget({ unit: 'a' }, 'shock', '1207'), 'shock', '1207')).toEqual({ unit: 'a' });
  });
  it('is that of one unit among others', () => {
    const order = { kind: 'activate', command: 'gamble', plan: [{ unit: 'a' }, { unit: 'b' }] };
    expect(withUnitPlan(order, 'b', (plan) => ({ ...plan, do: ['0101'] }))['plan']).toEqual([
      { unit: 'a' },
      { unit: 'b', do: ['0101'] },
    ]);
    expect(withUnitPlan(order, 'c', (plan) => plan)['plan']).toHaveLength(3);
  });
});
