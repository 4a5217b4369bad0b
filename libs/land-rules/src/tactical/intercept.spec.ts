import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

const HERE = { square: 'G3-V3' };
const BOX = { center: '7-7', radius: 3 };

interface Setting {
  readonly at?: string;
  readonly id?: string;
  readonly box?: object;
  readonly phase?: 'tactical-1' | 'tactical-5';
  readonly posture?: 'attack' | 'evade';
  readonly more?: object;
  readonly waypoint?: string;
  readonly interceptor?: object;
  readonly mover?: string;
}

/** MX1IN (or another mover) goes from one square to another past an interceptor, in the book's examples at 7-7. */
function passBy(from: string, to: string, setting: Setting = {}): Field {
  const { id = 'US1IN', at = '7-7', box = BOX, phase = 'tactical-1', mover = 'MX1IN' } = setting;
  const field = new Field(
    {
      units: [
        { id, ...HERE, tactical: at, ...setting.interceptor },
        { id: mover, ...HERE, tactical: from },
      ],
      ...setting.more,
    },
    [
      landOrder(id, {
        reaction: { intercept: box as typeof BOX },
        posture: { offensive: setting.posture ?? 'attack' },
      }),
      landOrder(mover, {
        tactical: {
          destination: to,
          phase: 1,
          ...(setting.waypoint ? { waypoint: setting.waypoint } : {}),
        },
      }),
    ],
  );
  field.play(phase);
  return field;
}

function caughtAt(field: Field): unknown {
  return field.data('UnitMovedTactically').find((leg) => leg['purpose'] === 'intercept')?.['to'] ?? null;
}

describe('an interception (8.11)', () => {
  it('catches a mover from 5-5 to 5-7 with the interceptor at 7-7: two steps each', () => {
    const field = passBy('5-5', '5-7');
    expect(caughtAt(field)).toBe('5-7');
    expect(field.data('UnitMovedTactically')[0]).toMatchObject({
      unit: 'MX1IN',
      to: '5-7',
      stopped: 'intercepted',
    });
    expect(field.data('EnemyEncountered')).toHaveLength(1);
    expect(field.data('BattleOpened')).toHaveLength(1);
  });

  it('does not catch a mover from 4-4 to 4-6: two steps against three', () => {
    expect(caughtAt(passBy('4-4', '4-6'))).toBeNull();
  });

  it('does not catch a mover from 9-7 to 12-7, which goes straight away', () => {
    expect(caughtAt(passBy('9-7', '12-7'))).toBeNull();
  });

  it('does not catch a move of one square', () => {
    expect(caughtAt(passBy('5-6', '5-7', { at: '6-7' }))).toBeNull();
  });

  it('treats the way to a waypoint and the way on as two moves', () => {
    expect(caughtAt(passBy('5-5', '5-7'))).toBe('5-7');
    expect(caughtAt(passBy('5-5', '5-7', { waypoint: '5-6' }))).toBeNull();
  });

  it('is made where the mover first enters the box in time', () => {
    expect(caughtAt(passBy('7-2', '7-6', { at: '7-6', box: { center: '7-7', radius: 3 } }))).toBe('7-4');
  });

  it('needs a square of the box on the way', () => {
    expect(caughtAt(passBy('5-5', '5-7', { box: { center: '9-9', radius: 2 } }))).toBeNull();
  });

  it('is not made by a unit that evades, by headquarters, or out of its phases', () => {
    expect(caughtAt(passBy('5-5', '5-7', { posture: 'evade' }))).toBeNull();
    expect(caughtAt(passBy('5-5', '5-7', { id: 'US1CQ' }))).toBeNull();
    expect(caughtAt(passBy('5-5', '5-7', { box: { ...BOX, from: 2, to: 4 } }))).toBeNull();
  });

  it('is not made in the last phase, which has no combat', () => {
    expect(caughtAt(passBy('5-5', '5-7', { phase: 'tactical-5' }))).toBeNull();
  });

  it('is not made above eight points of fatigue', () => {
    expect(caughtAt(passBy('5-5', '5-7', { interceptor: { fatigue: 9 } }))).toBeNull();
    expect(caughtAt(passBy('5-5', '5-7', { interceptor: { fatigue: 8 } }))).toBe('5-7');
  });

  it('goes as far as it can and fails when the point lies beyond the allowance', () => {
    const field = passBy('13-12', '13-6', { mover: 'MX1LC', box: { center: '13-7', radius: 1 }, at: '8-7' });
    expect(field.data('UnitMovedTactically')).toMatchObject([
      { unit: 'MX1LC', to: '13-6' },
      { unit: 'US1IN', purpose: 'intercept', to: '12-7', stopped: 'allowance-used' },
    ]);
  });

  it('stops a neutral without combat, only where the own state owns the square', () => {
    const neutral = { relations: [] };
    const field = passBy('5-5', '5-7', { more: neutral });
    expect(caughtAt(field)).toBe('5-7');
    expect(field.data('EnemyEncountered')).toEqual([]);
    expect(field.data('BattleOpened')).toEqual([]);
    const nations = Array.from({ length: 7 }, () => 'MMMMMMM');
    expect(caughtAt(passBy('5-5', '5-7', { more: { ...neutral, theatre: { nations } } }))).toBeNull();
  });

  it('is fixed for all by the first who makes it', () => {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', ...HERE, tactical: '9-6' },
          { id: 'US2IN', ...HERE, tactical: '9-8' },
          { id: 'MX1LC', ...HERE, tactical: '5-7', strength: 600 },
        ],
      },
      [
        landOrder('US1IN', { reaction: { intercept: { center: '8-7', radius: 1 } } }),
        landOrder('US2IN', { reaction: { intercept: { center: '9-7', radius: 2 } } }),
        landOrder('MX1LC', { tactical: { destination: '11-7' } }),
      ],
      { '8.6 order US1IN': 0.1, '8.6 order US2IN': 0.5 },
    );
    field.play('tactical-1');
    const interceptions = field.data('UnitMovedTactically').filter((leg) => leg['purpose'] === 'intercept');
    expect(interceptions.map((leg) => leg['to'])).toEqual(['7-7', '7-7']);
  });
});

describe('the one move of a phase (8.12)', () => {
  function both(moverFirst: boolean, sections: object): Field {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', ...HERE, tactical: '7-7' },
          { id: 'MX1IN', ...HERE, tactical: '5-5' },
        ],
      },
      [
        landOrder('US1IN', { reaction: { intercept: BOX }, ...sections }),
        landOrder('MX1IN', { tactical: { destination: '5-7' } }),
      ],
      { '8.6 order MX1IN': moverFirst ? 0.1 : 0.9, '8.6 order US1IN': 0.5 },
    );
    field.play('tactical-1');
    return field;
  }
  const purposes = (field: Field): unknown[] =>
    field
      .data('UnitMovedTactically')
      .filter((leg) => leg['unit'] === 'US1IN')
      .map((leg) => leg['purpose']);

  it('goes to an interception when the chance comes before the own turn', () => {
    expect(purposes(both(true, { tactical: { destination: '12-12' } }))).toEqual(['intercept']);
  });

  it('goes to the ordered move when the own turn comes first, and there is no interception after it', () => {
    expect(purposes(both(false, { tactical: { destination: '9-9' } }))).toEqual(['order']);
  });

  it('goes to an engage move before a later interception, too', () => {
    expect(purposes(both(false, { tactical: { engage: {} } }))).toEqual(['engage']);
  });

  it('is left for an interception after an own turn without a move', () => {
    expect(purposes(both(false, {}))).toEqual(['intercept']);
  });
});
