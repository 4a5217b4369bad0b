import { describe, expect, it } from '@jest/globals';
import { Field, landOrder, type FieldPosition } from '../testing/field.js';

const HERE = { square: 'G3-V3' };
type Units = FieldPosition['units'];

/** US1IN attacks MX1IN, who stands at 10-5 unless told otherwise; whoever is named may support. */
function battle(supporters: Units, orders: ReturnType<typeof landOrder>[], more: Units = []): Field {
  const field = new Field(
    {
      units: [
        { id: 'US1IN', ...HERE, tactical: '10-8' },
        { id: 'MX1IN', ...HERE, tactical: '10-5' },
        ...supporters.map((unit) => ({ ...HERE, ...unit })),
        ...more.map((unit) => ({ ...HERE, ...unit })),
      ],
    },
    [landOrder('US1IN', { tactical: { destination: '10-5' } }), landOrder('MX1IN', {}), ...orders],
  );
  field.play('tactical-1');
  return field;
}

function supports(field: Field): unknown[] {
  return field
    .data('UnitMovedTactically')
    .filter((leg) => leg['purpose'] === 'support')
    .map((leg) => `${String(leg['unit'])} ${String(leg['to'])}`);
}

const support = (id: string, center = '10-5', radius = 2, more: object = {}): ReturnType<typeof landOrder> =>
  landOrder(id, { reaction: { support: { center, radius } }, ...more });

describe('support (8.10)', () => {
  it('joins a battle inside its box once all others have moved', () => {
    expect(supports(battle([{ id: 'US2IN', tactical: '9-7' }], [support('US2IN')]))).toEqual(['US2IN 10-5']);
  });

  it('joins on the defender’s side as well', () => {
    expect(supports(battle([{ id: 'MX2IN', tactical: '9-3' }], [support('MX2IN')]))).toEqual(['MX2IN 10-5']);
  });

  it('covers centre and radius: 10-5 with radius 2 is columns 8 to 12, rows 3 to 7', () => {
    const field = (center: string): Field =>
      battle([{ id: 'US2IN', tactical: '9-6' }], [support('US2IN', center)]);
    expect(supports(field('12-7'))).toHaveLength(1);
    expect(supports(field('13-7'))).toHaveLength(0);
  });

  it('reaches two squares, three for fast units', () => {
    const far = battle([{ id: 'US2IN', tactical: '7-5' }], [support('US2IN')]);
    expect(supports(far)).toHaveLength(0);
    const fast = battle([{ id: 'US2LC', tactical: '7-5' }], [support('US2LC')]);
    expect(supports(fast)).toHaveLength(1);
  });

  it('comes by default orders within two squares of where the turn began (6.9)', () => {
    expect(supports(battle([{ id: 'US2IN', tactical: '9-7' }], []))).toEqual(['US2IN 10-5']);
  });

  it('does not come with an order that asks for none', () => {
    expect(supports(battle([{ id: 'US2IN', tactical: '9-7' }], [landOrder('US2IN')]))).toEqual([]);
  });

  it('does not come from a unit that evades or is in contact itself', () => {
    const evading = support('US2IN', '10-5', 2, { posture: { offensive: 'evade' } });
    expect(supports(battle([{ id: 'US2IN', tactical: '9-7' }], [evading]))).toEqual([]);
    const held = battle(
      [{ id: 'US2IN', tactical: '9-7' }],
      [support('US2IN'), landOrder('MX2IN', { tactical: { destination: '9-7' } })],
      [{ id: 'MX2IN', tactical: '8-8' }],
    );
    expect(supports(held)).toEqual([]);
  });

  it('costs a second point in AMWOL after a move of the same phase, and none in NWOL (A-26)', () => {
    const moveAndSupport = (land: string, fatigue: number): Field => {
      const field = new Field(
        {
          rulebooks: { land },
          units: [
            { id: 'US1IN', ...HERE, tactical: '10-8' },
            { id: 'MX1IN', ...HERE, tactical: '10-5' },
            { id: 'US2IN', ...HERE, tactical: '9-9', fatigue },
          ],
        },
        [
          landOrder('US1IN', { tactical: { destination: '10-5' } }),
          support('US2IN', '10-5', 2, { tactical: { destination: '9-7' } }),
        ],
      );
      field.play('tactical-1');
      return field;
    };
    const costs = (field: Field): unknown[] =>
      field
        .data('UnitMovedTactically')
        .filter((leg) => leg['unit'] === 'US2IN')
        .map((leg) => leg['cost']);
    expect(costs(moveAndSupport('gitm-amwol', 0))).toEqual([1, 1]);
    expect(costs(moveAndSupport('gitm-nwol', 0))).toEqual([1, 0]);
    expect(costs(moveAndSupport('gitm-amwol', 8))).toEqual([1]);
  });

  it('goes to the nearest battle, and of equally near ones to that with the worst odds', () => {
    const two = (strength: number): Field => {
      const field = new Field(
        {
          units: [
            { id: 'US1IN', ...HERE, tactical: '10-8' },
            { id: 'MX1IN', ...HERE, tactical: '10-5' },
            { id: 'US3IN', ...HERE, tactical: '6-8' },
            { id: 'MX3IN', ...HERE, tactical: '6-5', strength },
            { id: 'US2IN', ...HERE, tactical: '8-6' },
          ],
        },
        [
          landOrder('US1IN', { tactical: { destination: '10-5' } }),
          landOrder('US3IN', { tactical: { destination: '6-5' } }),
          support('US2IN', '8-5', 3),
        ],
      );
      field.play('tactical-1');
      return field;
    };
    expect(supports(two(1400))).toEqual(['US2IN 6-5']);
    expect(supports(two(600))).toEqual(['US2IN 10-5']);
  });
});
