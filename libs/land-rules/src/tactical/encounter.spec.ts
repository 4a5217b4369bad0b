import { describe, expect, it } from '@jest/globals';
import type { OffensivePosture } from '@vedette/campaign';
import { Field, landOrder } from '../testing/field.js';

const HERE = { square: 'G3-V3' };

function advance(
  others: readonly Record<string, unknown>[],
  options: { id?: string; posture?: OffensivePosture; more?: object; destination?: string } = {},
): Field {
  const { id = 'US1IN', posture, more = {}, destination = '10-2' } = options;
  return new Field({ units: [{ id, ...HERE, tactical: '2-2' }, ...others], ...more }, [
    landOrder(id, { tactical: { destination }, ...(posture ? { posture: { offensive: posture } } : {}) }),
  ]);
}

const legs = (field: Field): unknown[] => field.data('UnitMovedTactically').map((leg) => leg['to']);
const enemy = (tactical: string, more: object = {}): Record<string, unknown> => ({
  id: 'MX1IN',
  ...HERE,
  tactical,
  ...more,
});

describe('a unit that runs into an enemy (8.3)', () => {
  it('stops in the enemy’s square, and a battle is joined there', () => {
    const field = advance([enemy('4-2')]);
    field.play('tactical-1');
    expect(legs(field)[0]).toBe('4-2');
    expect(field.data('UnitMovedTactically')[0]).toMatchObject({ stopped: 'enemy-met', enteredFrom: 6 });
    expect(field.data('EnemyEncountered')[0]).toMatchObject({ unit: 'US1IN', at: '4-2', met: ['MX1IN'] });
    expect(field.data('BattleOpened')).toHaveLength(1);
  });

  it('stops the enemy, too, who makes no more move in that phase', () => {
    const field = new Field({ units: [{ id: 'US1LC', ...HERE, tactical: '2-2' }, enemy('5-2')] }, [
      landOrder('US1LC', { tactical: { destination: '5-2' } }),
      landOrder('MX1IN', { tactical: { destination: '5-9' } }),
    ]);
    field.play('tactical-1');
    const moved = field.data('UnitMovedTactically').map((leg) => leg['unit']);
    expect(moved).toEqual(['US1LC']);
  });

  it('stops one square short when it is told to evade', () => {
    const field = advance([enemy('5-2')], { posture: 'evade' });
    field.play('tactical-1');
    expect(field.where('US1IN')).toBe('G3-V3 4-2');
    expect(field.data('UnitMovedTactically')[0]).toMatchObject({ stopped: 'evading' });
    expect(field.data('BattleOpened')).toEqual([]);
  });

  it('stops one square short when it is a headquarters', () => {
    const field = advance([enemy('5-2')], { id: 'US1CQ' });
    field.play('tactical-1');
    expect(field.where('US1CQ')).toBe('G3-V3 4-2');
  });

  it('stops one square short in the last phase, which has no combat (A-11)', () => {
    const field = advance([enemy('5-2')]);
    field.play('tactical-5');
    expect(field.where('US1IN')).toBe('G3-V3 4-2');
    expect(field.data('BattleOpened')).toEqual([]);
  });

  it('does not move when it stands next to an enemy it may not attack', () => {
    const field = advance([enemy('3-2')], { posture: 'evade' });
    field.play('tactical-1');
    expect(field.data('TacticalMoveBlocked')[0]).toMatchObject({ reason: 'evading' });
    expect(field.state.unit('US1IN').fatigue).toBe(0);
  });
});

describe('a unit whose move would meet a neutral (8.3)', () => {
  it('does not move at all, however far off he stands', () => {
    const field = advance([enemy('9-2')], { more: { relations: [] } });
    field.play('tactical-1');
    expect(field.where('US1IN')).toBe('G3-V3 2-2');
    expect(field.data('TacticalMoveBlocked')[0]).toMatchObject({ reason: 'neutral-on-the-way' });
  });

  it('passes where he does not stand', () => {
    const field = advance([enemy('9-3')], { more: { relations: [] } });
    field.play('tactical-1');
    expect(field.where('US1IN')).toBe('G3-V3 6-2');
  });
});

describe('a besieged city (8.4)', () => {
  const city = { name: 'Monterrey', ...HERE, tactical: '7-7', state: 'US', besieged: true };
  const inside = (destination: string, others: readonly Record<string, unknown>[]): Field => {
    const field = new Field(
      { cities: [city], units: [{ id: 'US1IN', ...HERE, tactical: '7-7' }, ...others] },
      [landOrder('US1IN', { tactical: { destination } })],
    );
    field.play('tactical-1');
    return field;
  };
  const besiegers = [enemy('8-7', { strength: 4000 })];

  it('is left only by a sally of one square against a besieger', () => {
    expect(inside('8-7', besiegers).data('EnemyEncountered')[0]).toMatchObject({ at: '8-7' });
    const away = inside('6-7', besiegers);
    expect(away.data('TacticalMoveBlocked')[0]).toMatchObject({ reason: 'besieged' });
  });

  it('is entered by enemies of its holder and by nobody else', () => {
    const field = (id: string): Field => {
      const table = new Field(
        {
          cities: [{ ...city, besieged: true }],
          units: [
            { id: 'US9IN', ...HERE, tactical: '7-7' },
            { id, ...HERE, tactical: '7-5' },
            enemy('8-8', { id: 'MX8IN', strength: 4000 }),
          ],
        },
        [landOrder(id, { tactical: { destination: '7-7' } })],
      );
      table.play('tactical-1');
      return table;
    };
    expect(field('MX1IN').data('EnemyEncountered')[0]).toMatchObject({ at: '7-7' });
    expect(field('US1IN').data('TacticalMoveBlocked')[0]).toMatchObject({ reason: 'closed-city' });
  });
});
