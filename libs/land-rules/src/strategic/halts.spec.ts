import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

describe('halt on detection (7.10)', () => {
  function march(haltOnDetection: boolean): string {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', square: 'G1-V1', tactical: '7-7' },
          { id: 'MX1IN', square: 'G2-V1', tactical: '0-14' },
        ],
      },
      [landOrder('US1IN', { strategic: { path: ['G2-V1', 'G3-V1'], haltOnDetection } })],
    );
    field.play('strategic-1', 'strategic-2');
    return field.where('US1IN').split(' ')[0]!;
  }

  it('ends the path in a square with an enemy', () => expect(march(true)).toBe('G2-V1'));
  it('must be asked for', () => expect(march(false)).toBe('G3-V1'));
});

describe('halt on enemy entry (7.11)', () => {
  function march(haltOnEnemyEntry: boolean, entry: string, screen: object[] = []): Field {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', square: 'G1-V1', tactical: '7-7' },
          { id: 'MX1IN', square: 'G1-V2', tactical: '7-0' },
          ...(screen as Record<string, unknown>[]),
        ],
      },
      [
        landOrder('US1IN', { strategic: { path: [null, 'G2-V1'], haltOnEnemyEntry } }),
        landOrder('MX1IN', { strategic: { path: ['G1-V1'], entry } }),
      ],
    );
    field.play('strategic-1', 'strategic-2');
    return field;
  }

  it('ends the path of a unit that sees an enemy come into its square', () => {
    const field = march(true, '7-14');
    expect(field.where('US1IN')).toMatch(/^G1-V1/);
    expect(field.data('MarchHalted')).toEqual([{ unit: 'US1IN', at: 'G1-V1', reason: 'enemy-entered' }]);
  });

  it('must be asked for', () => expect(march(false, '7-14').where('US1IN')).toMatch(/^G2-V1/));

  it('does not happen when nobody sees the enemy come', () => {
    const screen = [{ id: 'MX2IN', square: 'G1-V1', tactical: '7-9' }];
    expect(march(true, '7-14', screen).where('US1IN')).toMatch(/^G2-V1/);
  });

  it('says nothing to a unit with nothing left to march', () => {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', square: 'G1-V1', tactical: '7-7' },
          { id: 'MX1IN', square: 'G1-V2', tactical: '7-0' },
        ],
      },
      [
        landOrder('US1IN', { strategic: { haltOnEnemyEntry: true } }),
        landOrder('MX1IN', { strategic: { path: ['G1-V1'] } }),
      ],
    );
    field.play('strategic-1');
    expect(field.data('MarchHalted')).toEqual([]);
  });
});

describe('an inactive unit (11.3)', () => {
  it('takes up arms when an enemy comes into its square, and not when a friend does', () => {
    const sleeper = { id: 'MX2IN', square: 'G2-V1', tactical: '3-3', status: 'inactive' };
    const field = new Field({ units: [{ id: 'US1IN', square: 'G1-V1', tactical: '7-7' }, sleeper] }, [
      landOrder('US1IN', { strategic: { path: ['G2-V1'] } }),
    ]);
    field.play('strategic-1');
    expect(field.state.unit('MX2IN').status).toBe('active');
    const friendly = new Field({ units: [{ id: 'MX1IN', square: 'G1-V1', tactical: '7-7' }, sleeper] }, [
      landOrder('MX1IN', { strategic: { path: ['G2-V1'] } }),
    ]);
    friendly.play('strategic-1');
    expect(friendly.state.unit('MX2IN').status).toBe('inactive');
  });
});
