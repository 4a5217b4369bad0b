import { describe, expect, it } from '@jest/globals';
import {
  effectiveOrders,
  readPosition,
  type MutableCampaignState,
  type Order,
  type PhaseName,
} from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { deriveSituation } from '@vedette/contact';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, PhaseContext, pieceTypes } from '@vedette/rulebooks';
import { supplyPhases } from './index.js';

function position(units: object[], cities: object[] = [], more: object = {}): MutableCampaignState {
  const state = readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
      theatre: { kind: 'inline', origin: 'A0-P0', strategic: ['hhhhhhD', 'hhhhhhh', '.......'] },
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: [{ id: 'marcy', state: 'US', ministries: ['war'] }],
      units: units.map((unit) => ({ tactical: '7-7', strength: 500, commander: 'marcy', ...unit })),
      cities: cities.map((city) => ({ tactical: '2-2', state: 'US', ...city })),
      ...more,
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
  deriveSituation(state, booksOf(state.rulebooks).land);
  for (const unit of state.units.values())
    Object.assign(unit.turn, { startSquare: unit.square, startStrength: unit.strength });
  return state;
}

function run(
  state: MutableCampaignState,
  phase: PhaseName,
  orders: Order[] = [],
  rolls: Record<string, number> = {},
): PhaseContext {
  const context = new PhaseContext(
    state,
    effectiveOrders(orders),
    Dice.keyed('seed', 1, phase).withFixed(rolls),
    booksOf(state.rulebooks),
    phase,
  );
  supplyPhases[phase]!(context);
  return context;
}

const level = (unit: string, wanted: number | null, source?: string): Order => ({
  kind: 'land',
  unit,
  by: 'marcy',
  supply: { level: wanted, ...(source ? { source } : {}) },
});

describe('the supply phase (10.5-10.9)', () => {
  it('has a unit eat what it carries before it draws', () => {
    const state = position(
      [{ id: 'US1IN', square: 'A1-P0', supplies: 1 }],
      [{ name: 'Austin', square: 'A1-P0', supplies: 9 }],
    );
    run(state, 'supply', [level('US1IN', null)]);
    expect(state.unit('US1IN').supplies).toBe(0);
    expect(state.city('Austin').supplies).toBe(9);
    expect(state.unit('US1IN').turn.fed).toBe('carried');
  });

  it('draws from the city behind a corps headquarters while that has supplies, then from what the headquarters carries', () => {
    const units = [
      { id: 'US1CQ', square: 'A2-P0', supplies: 5 },
      { id: 'US1IN', square: 'A3-P0' },
    ];
    const stocked = position(units, [{ name: 'Austin', square: 'A0-P0', supplies: 4 }]);
    run(stocked, 'supply', [level('US1IN', null), level('US1CQ', null)]);
    expect(stocked.city('Austin').supplies).toBe(3);
    const empty = position(units, [{ name: 'Austin', square: 'A0-P0', supplies: 0 }]);
    run(empty, 'supply', [level('US1IN', null), level('US1CQ', null)]);
    expect(empty.unit('US1CQ').supplies).toBe(3);
    expect(empty.unit('US1IN').turn.fed).toBe('source');
  });

  it('loads a headquarters to twelve at most and others to one, and fills ammunition when it draws', () => {
    const state = position(
      [
        { id: 'US1CQ', square: 'A1-P0' },
        { id: 'US1IN', square: 'A1-P0', ammunition: 1 },
      ],
      [{ name: 'Austin', square: 'A1-P0', supplies: 50 }],
    );
    run(state, 'supply', [level('US1CQ', 30), level('US1IN', 5)]);
    expect(state.unit('US1CQ').supplies).toBe(12);
    expect(state.unit('US1IN')).toMatchObject({ supplies: 1, ammunition: 5 });
    expect(state.city('Austin').supplies).toBe(50 - 2 - 12 - 1);
  });

  it('unloads to the level asked for, but not with an enemy in the square', () => {
    const units = [{ id: 'US1CQ', square: 'A1-P0', supplies: 10 }];
    const cities = [{ name: 'Austin', square: 'A1-P0', supplies: 0 }];
    const quiet = position(units, cities);
    run(quiet, 'supply', [level('US1CQ', 2)]);
    expect(quiet.unit('US1CQ').supplies).toBe(2);
    expect(quiet.city('Austin').supplies).toBe(7);
    const threatened = position([...units, { id: 'MX1IN', square: 'A1-P0', tactical: '12-12' }], cities);
    run(threatened, 'supply', [level('US1CQ', 2)]);
    expect(threatened.unit('US1CQ').supplies).toBe(9);
  });

  it('lets at most eighteen units, the headquarters included, feed from one corps headquarters', () => {
    const units = [
      { id: 'US1CQ', square: 'A2-P0', supplies: 12 },
      ...Array.from({ length: 20 }, (_, i) => ({
        id: `US${i + 1}IN`,
        square: 'A3-P0',
        tactical: `${i % 10}-3`,
      })),
    ];
    const state = position(units, [{ name: 'Austin', square: 'A0-P0', supplies: 500 }]);
    run(
      state,
      'supply',
      units.map(({ id }) => level(id, null)),
    );
    const fed = [...state.units.values()].filter((unit) => unit.turn.fed === 'source').length;
    expect(fed).toBe(17);
  });

  it('has units that find nothing requisition on open ground with few neighbours, and lose fewer men by it', () => {
    const state = position([
      { id: 'US1IN', square: 'A1-P2', strength: 1000 },
      { id: 'US2IN', square: 'A4-P0', strength: 1000 },
    ]);
    run(state, 'supply', [level('US1IN', null), level('US2IN', null)]);
    expect(state.unit('US1IN').turn.fed).toBe('requisition');
    expect(state.unit('US2IN').turn.fed).toBe('none');
    expect(1000 - state.unit('US1IN').strength).toBeLessThanOrEqual(Math.floor(1000 * 0.04 * 1.25));
    expect(1000 - state.unit('US2IN').strength).toBeGreaterThanOrEqual(Math.floor(1000 * 0.03 * 1.25));
  });

  it('destroys an unfed unit in high desert', () => {
    const state = position([{ id: 'US1IN', square: 'A6-P0' }]);
    run(state, 'supply', [level('US1IN', null)]);
    expect(state.units.has('US1IN')).toBe(false);
    expect(state.destroyed).toMatchObject([{ unit: 'US1IN', men: 500 }]);
  });

  it('moves supplies along a line of at most ten squares, sixty a turn, and says why when it cannot', () => {
    const cities = [
      { name: 'Austin', square: 'A0-P0', supplies: 100 },
      { name: 'Bexar', square: 'A5-P0', supplies: 0 },
      { name: 'Monterrey', square: 'A3-P2', supplies: 0, state: 'MX' },
    ];
    const state = position([], cities);
    const move = (to: string, amount: number): Order => ({
      kind: 'move-supplies',
      from: 'Austin',
      to,
      amount,
      by: 'marcy',
    });
    const { events } = run(state, 'supply', [move('Bexar', 80), move('Monterrey', 5)]);
    expect(state.city('Bexar').supplies).toBe(60);
    expect(state.city('Austin').supplies).toBe(40);
    expect(events.find(({ type }) => type === 'GoodsNotMoved')?.data).toMatchObject({
      to: 'Monterrey',
      reason: 'Monterrey is not in friendly hands',
    });
  });
});

describe('the end of the turn', () => {
  it('surrenders the whole garrison of a besieged city without supplies on one roll', () => {
    const units = [
      { id: 'US1IN', square: 'A4-P0', tactical: '2-2' },
      { id: 'US2IN', square: 'A4-P0', tactical: '2-2' },
      { id: 'MX1IN', square: 'A4-P0', tactical: '2-3', strength: 3000 },
    ];
    const city = { name: 'Austin', square: 'A4-P0', supplies: 0 };
    const lucky = position(units, [city]);
    run(lucky, 'siege-surrender', [], { '10.3 Austin surrenders': 0.5 });
    expect(lucky.units.size).toBe(3);
    const unlucky = position(units, [city]);
    run(unlucky, 'siege-surrender', [], { '10.3 Austin surrenders': 0.2 });
    expect([...unlucky.units.keys()]).toEqual(['MX1IN']);
  });

  it('brings stragglers back, twice as many to a unit without a march order', () => {
    const units = ['US1IN', 'US2IN'].map((id) => ({ id, square: 'A1-P0', casualties: { stragglers: 100 } }));
    const state = position(units, [{ name: 'Austin', square: 'A1-P0' }]);
    run(state, 'recovery', [{ kind: 'land', unit: 'US2IN', by: 'marcy', strategic: { path: ['A2-P0'] } }]);
    expect(state.unit('US1IN').strength).toBe(550);
    expect(state.unit('US2IN').strength).toBe(525);
  });

  it('recovers fatigue by type and lets morale drift a fifth of the way to 50', () => {
    const state = position([
      { id: 'US1IN', square: 'A1-P0', fatigue: 10, morale: 70 },
      { id: 'US1LC', square: 'A1-P0', fatigue: 10, morale: 30 },
    ]);
    run(state, 'recovery');
    expect(state.unit('US1IN')).toMatchObject({ fatigue: 7, morale: 66 });
    expect(state.unit('US1LC')).toMatchObject({ fatigue: 6, morale: 34 });
  });

  it('reforms a shattered unit whose time is up where it has supply and communications, and destroys it after three turns without', () => {
    const shattered = (waited: number) => ({
      id: 'US1IN',
      square: 'A4-P0',
      tactical: '5-5',
      status: 'shattered',
      reforming: { turnsLeft: 1, waited },
    });
    const home = position([shattered(0)], [{ name: 'Austin', square: 'A4-P0' }]);
    run(home, 'recovery');
    expect(home.unit('US1IN').status).toBe('active');
    const lost = position([shattered(1)]);
    run(lost, 'recovery');
    expect(lost.unit('US1IN').reforming).toEqual({ turnsLeft: 1, waited: 2 });
    const gone = position([shattered(2)]);
    run(gone, 'recovery');
    expect(gone.units.size).toBe(0);
  });
});
