import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

const HERE = { square: 'G3-V3' };

function engage(
  enemies: Readonly<Record<string, string>>,
  tactical: object = { engage: {} },
  unit: object = {},
): Field {
  return new Field(
    {
      units: [
        { id: 'US1IN', ...HERE, tactical: '7-7', ...unit },
        ...Object.entries(enemies).map(([id, at]) => ({ id, ...HERE, tactical: at })),
      ],
    },
    [landOrder('US1IN', { tactical })],
  );
}

const target = (field: Field): unknown => field.data('UnitMovedTactically')[0]?.['against'];

describe('an engage order (8.8)', () => {
  it('goes for the nearest enemy combat unit', () => {
    const field = engage({ MX1IN: '7-10', MX2IN: '7-12' });
    field.play('tactical-1');
    expect(target(field)).toBe('MX1IN');
    expect(field.data('EnemyEncountered')).toHaveLength(1);
  });

  it('prefers among equally near ones the fewest diagonal steps', () => {
    const field = engage({ MX1IN: '10-10', MX2IN: '10-7' });
    field.play('tactical-1');
    expect(target(field)).toBe('MX2IN');
  });

  it('settles what is still equal by a draw', () => {
    const field = engage({ MX1IN: '7-10', MX2IN: '10-7' });
    field.play('tactical-1');
    expect(field.events[0]?.dice?.map(({ label }) => label)).toContain('8.8 engage US1IN');
  });

  it('leaves headquarters alone while there is a combat unit', () => {
    const field = engage({ MX1CQ: '7-8', MX2IN: '7-12' });
    field.play('tactical-1');
    expect(target(field)).toBe('MX2IN');
    const alone = engage({ MX1CQ: '7-9' });
    alone.play('tactical-1');
    expect(target(alone)).toBe('MX1CQ');
  });

  it('goes as far as the allowance, and chooses anew next phase', () => {
    const field = engage({ MX1IN: '7-14' });
    field.play('tactical-1');
    expect(field.where('US1IN')).toBe('G3-V3 7-11');
    field.play('tactical-2');
    expect(field.data('EnemyEncountered')).toHaveLength(1);
  });

  it('holds in its phases only', () => {
    const field = engage({ MX1IN: '7-10' }, { engage: { from: 2, to: 2 } });
    field.play('tactical-1');
    expect(target(field)).toBeUndefined();
    field.play('tactical-2');
    expect(target(field)).toBe('MX1IN');
  });

  it('waits for an ordered move, and begins in the phase after it has arrived', () => {
    const field = engage({ MX1IN: '7-14' }, { destination: '7-9', engage: {} });
    field.play('tactical-1');
    expect(field.where('US1IN')).toBe('G3-V3 7-9');
    field.play('tactical-2');
    expect(field.data('UnitMovedTactically')[1]).toMatchObject({ purpose: 'engage' });
  });

  it('stops one square short on evade', () => {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', ...HERE, tactical: '7-7' },
          { id: 'MX1IN', ...HERE, tactical: '7-10' },
        ],
      },
      [landOrder('US1IN', { tactical: { engage: {} }, posture: { offensive: 'evade' } })],
    );
    field.play('tactical-1');
    expect(field.where('US1IN')).toBe('G3-V3 7-9');
  });
});
