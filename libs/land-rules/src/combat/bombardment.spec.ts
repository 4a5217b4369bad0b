import { describe, expect, it } from '@jest/globals';
import { Field } from '../testing/field.js';

describe('bombardment', () => {
  it('lets guns that others destroy to the last man in the same phase have fired', () => {
    const at = { US: '7-8', MX: '7-7' };
    const guns = (state: 'US' | 'MX', number: number, strength: number, batteries: number) => ({
      id: `${state}${number}SA`,
      square: 'G3-V3',
      tactical: at[state],
      strength,
      batteries,
    });
    const units = [guns('MX', 1, 60, 1), guns('US', 1, 300, 3), guns('US', 2, 300, 3), guns('US', 3, 300, 3)];
    const field = new Field({ units }, [], {}, 'guns');
    field.play('tactical-1');
    expect(field.data('Bombarded').map(({ units: list }) => list)).toEqual([
      ['US1SA', 'US2SA', 'US3SA'],
      ['MX1SA'],
    ]);
    expect(field.data('UnitDestroyed').concat(field.data('UnitShattered'))).toMatchObject([
      { unit: 'MX1SA' },
    ]);
  });
});
