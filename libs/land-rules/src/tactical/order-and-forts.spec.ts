import { describe, expect, it } from '@jest/globals';
import { effectiveOrders } from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { booksOf, PhaseContext } from '@vedette/rulebooks';
import { Field, landOrder, stateOf } from '../testing/field.js';
import { fortSpaces } from '../orders/fort-entry.js';
import { initiativeOf } from './initiative.js';

const HERE = { square: 'G3-V3' };

function initiative(unit: Record<string, unknown>, more: object = {}): number {
  const state = stateOf({
    units: [{ ...HERE, tactical: '7-7', ...unit }],
    rulebooks: { land: 'gitm-amwol' },
    ...more,
  });
  const context = new PhaseContext(
    state,
    effectiveOrders([]),
    Dice.keyed('order', 1, 'tactical-1'),
    booksOf(state.rulebooks),
    'tactical-1',
  );
  return initiativeOf(context, state.unit(String(unit['id'])));
}

describe('the initiative number (8.6, A-30)', () => {
  it('is 1 or 2 for fast units with enough men, 3 to 5 for all others', () => {
    expect(initiative({ id: 'US1LC', strength: 250 })).toBe(1);
    expect(initiative({ id: 'US1LC', strength: 249 })).toBe(4);
    expect(initiative({ id: 'US1HA', strength: 100 })).toBe(1);
    expect(initiative({ id: 'US1HA', strength: 99 })).toBe(4);
    expect(initiative({ id: 'US1IN' })).toBe(4);
    expect(initiative({ id: 'US1AQ' })).toBe(4);
  });

  it('rises with fatigue within its band', () => {
    expect(initiative({ id: 'US1LC', fatigue: 18 })).toBe(2);
    expect(initiative({ id: 'US1IN', fatigue: 5 })).toBe(5);
    expect(initiative({ id: 'US1IN', fatigue: 18 })).toBe(5);
  });

  it('falls with communications from US1AQ within its band', () => {
    const inspired = { derived: { communications: true, communicationsSource: 'US1AQ' } };
    expect(initiative({ id: 'US1IN', fatigue: 5, ...inspired })).toBe(4);
    expect(initiative({ id: 'US1IN', ...inspired })).toBe(3);
    expect(initiative({ id: 'US1LC', fatigue: 5, ...inspired })).toBe(1);
    expect(initiative({ id: 'US1LC', ...inspired })).toBe(1);
  });

  it('is one of two groups in NWOL, whatever the strength and fatigue', () => {
    const nwol = { rulebooks: { land: 'gitm-nwol' } };
    expect(initiative({ id: 'US1LC', strength: 1, fatigue: 18 }, nwol)).toBe(1);
    expect(initiative({ id: 'US1HC', strength: 2000 }, nwol)).toBe(2);
    expect(initiative({ id: 'US1IN', fatigue: 18 }, nwol)).toBe(2);
  });
});

describe('the order of a tactical phase (8.6)', () => {
  it('puts lower numbers first and settles equal ones by draw', () => {
    const field = new Field(
      {
        units: ['US1IN', 'US2IN', 'US3LC'].map((id, i) => ({ id, ...HERE, tactical: `${i}-0` })),
      },
      ['US1IN', 'US2IN', 'US3LC'].map((id) => landOrder(id, { tactical: { destination: '5-5' } })),
      { '8.6 order US1IN': 0.9, '8.6 order US2IN': 0.1, '8.6 order US3LC': 0.99 },
    );
    field.play('tactical-1');
    expect(field.data('UnitMovedTactically').map((leg) => leg['unit'])).toEqual(['US3LC', 'US2IN', 'US1IN']);
  });
});

describe('a fort (2.6, 8.2)', () => {
  const city = {
    name: 'Monterrey',
    ...HERE,
    tactical: '7-7',
    state: 'US',
    fort: { level: 3, capacity: 2500 },
  };

  it('measures men like a transport: 1 for foot, 3 for horse, 2 for gunners, 100 gunners a battery', () => {
    const { land } = booksOf({ land: 'gitm-amwol' });
    const spaces = (unit: Record<string, unknown>): number =>
      fortSpaces(land, stateOf({ units: [{ ...HERE, tactical: '7-7', ...unit }] }).unit(String(unit['id'])));
    expect(spaces({ id: 'US1IN', strength: 1500 })).toBe(1500);
    expect(spaces({ id: 'US1IN', strength: 3500, batteries: 1 })).toBe(3600);
    expect(spaces({ id: 'US1LC', strength: 1500, batteries: 1 })).toBe(4400);
    expect(spaces({ id: 'US1LA', strength: 300, batteries: 3 })).toBe(600);
    expect(spaces({ id: 'US1AQ', strength: 250 })).toBe(250);
  });

  function enter(units: readonly Record<string, unknown>[], orders: ReturnType<typeof landOrder>[]): Field {
    const field = new Field({ cities: [city], units: units.map((unit) => ({ ...HERE, ...unit })) }, orders);
    field.play('tactical-1');
    return field;
  }

  it('takes in a friend that moves to its square, unless told to stay out', () => {
    const move = (doNotEnterFort: boolean): boolean =>
      enter(
        [{ id: 'US1IN', tactical: '7-5' }],
        [landOrder('US1IN', { tactical: { destination: '7-7', doNotEnterFort } })],
      ).state.unit('US1IN').inFort;
    expect(move(false)).toBe(true);
    expect(move(true)).toBe(false);
  });

  it('takes in nobody above its capacity: he stays in the square outside', () => {
    const field = enter(
      [
        { id: 'US1IN', tactical: '7-7', strength: 1600, inFort: true },
        { id: 'US2IN', tactical: '7-5', strength: 1000 },
      ],
      [landOrder('US2IN', { tactical: { destination: '7-7' } })],
    );
    expect(field.where('US2IN')).toBe('G3-V3 7-7');
    expect(field.state.unit('US2IN').inFort).toBe(false);
  });

  it('is entered and left by an order to move to the own square, before all others and at no cost', () => {
    const field = enter(
      [
        { id: 'US1IN', tactical: '7-7', inFort: true },
        { id: 'US2IN', tactical: '7-7' },
        { id: 'MX1LC', tactical: '0-0' },
      ],
      [
        landOrder('US1IN', { tactical: { destination: '7-7', doNotEnterFort: true } }),
        landOrder('US2IN', { tactical: { destination: '7-7' } }),
        landOrder('MX1LC', { tactical: { destination: '1-1' } }),
      ],
    );
    expect(field.events.slice(0, 4).map(({ type }) => type)).toEqual([
      'FortChanged',
      'FortChangeSighted',
      'FortChanged',
      'FortChangeSighted',
    ]);
    expect(field.state.unit('US1IN')).toMatchObject({ inFort: false, fatigue: 0 });
    expect(field.state.unit('US2IN')).toMatchObject({ inFort: true, fatigue: 0 });
    expect(field.state.unit('US2IN').turn.tactics.movedIn).toBe(0);
  });

  it('is left behind when the unit moves off', () => {
    const field = enter(
      [{ id: 'US1IN', tactical: '7-7', inFort: true }],
      [landOrder('US1IN', { tactical: { destination: '7-9' } })],
    );
    expect(field.state.unit('US1IN').inFort).toBe(false);
  });
});
