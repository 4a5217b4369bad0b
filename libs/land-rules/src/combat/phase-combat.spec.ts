import { describe, expect, it } from '@jest/globals';
import {
  effectiveOrders,
  fold,
  readPosition,
  tacticalName,
  writePosition,
  type MutableCampaignState,
  type Order,
} from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { makeInlineTheatre } from '@vedette/geography';
import {
  type Books,
  booksOf,
  type LandRule,
  PhaseContext,
  type RuleNumbers,
  pieceTypes,
} from '@vedette/rulebooks';
import { resolveCombat } from './phase-combat.js';

type UnitEntry = Record<string, unknown>;

function position(units: UnitEntry[], more: object = {}): MutableCampaignState {
  return readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
      theatre: {
        kind: 'inline',
        origin: 'G4-V5',
        strategic: ['.....', '.....', '.....'],
        nations: ['UUMMM', 'UUMMM', 'UUMMM'],
        nationKey: { U: 'United States', M: 'Mexico' },
      },
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: [
        { id: 'taylor', state: 'US' },
        { id: 'arista', state: 'MX' },
      ],
      units: units.map((unit) => ({
        square: 'G6-V6',
        tactical: '7-7',
        commander: String(unit['id']).startsWith('US') ? 'taylor' : 'arista',
        ...unit,
      })),
      cities: [
        { name: 'Monterrey', square: 'G8-V6', tactical: '7-7', state: 'MX' },
        { name: 'Austin', square: 'G4-V6', tactical: '7-7', state: 'US' },
      ],
      ...more,
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
}

interface LossData {
  readonly unit: string;
  readonly segment: string;
  readonly lost: number;
  readonly strength: number;
}

function fight(
  state: MutableCampaignState,
  orders: Order[] = [],
  seed = 'seed',
  draws: Readonly<Record<string, number>> = {},
  books: Books = booksOf(state.rulebooks),
): PhaseContext {
  const context = new PhaseContext(
    state,
    effectiveOrders(orders),
    Dice.keyed(seed, 1, 'tactical-1').withFixed(draws),
    books,
    'tactical-1',
  );
  for (const unit of state.units.values())
    if (unit.state === 'US') Object.assign(unit.turn.tactics, { movedIn: 1, enteredFrom: 6 });
  resolveCombat(context, 1);
  return context;
}

const men = (state: MutableCampaignState): number =>
  [...state.units.values()].reduce(
    (sum, { strength, casualties: { killed, wounded, prisoners, stragglers } }) =>
      sum + strength + killed + wounded + prisoners + stragglers,
    state.destroyed.reduce((gone, { men: left }) => gone + (left ?? 0), 0),
  );

describe('combat by a book with numbers of its own', () => {
  const sections: Readonly<Record<string, string>> = { '9': '10', '10': '11', '12': '14' };
  const elsewhere = (number: string): string => {
    const [section = '', paragraph = ''] = number.split('.');
    return `${sections[section] ?? section}.${paragraph}`;
  };

  it('goes as ever, and is told and thrown by those numbers', () => {
    const army = [
      { id: 'US1IN', strength: 1000 },
      { id: 'MX1IN', strength: 1000 },
    ];
    const state = position(army);
    const { land, naval } = booksOf(state.rulebooks);
    const numbers = Object.fromEntries(
      Object.entries(land.rules).map(([rule, number]) => [rule, number && elsewhere(number)]),
    ) as RuleNumbers<LandRule>;
    const third = { ...land, rules: numbers, drawNumbers: numbers };
    const fixed = { '9.7 7 heat': 0.6 };
    const known = fight(position(army), [], 'seed', fixed).events;
    const labels = [...new Set(known.flatMap(({ dice = [] }) => dice.map(({ label }) => label)))];
    const told = fight(
      state,
      [],
      'seed',
      Object.fromEntries(labels.map((label) => [renumbered(label), rollOf(label, fixed)])),
      { land: third, naval },
    ).events;
    expect(told.map(({ type }) => type)).toEqual(known.map(({ type }) => type));
    expect(told.map(({ rule }) => rule)).toEqual(
      known.map(({ rule }) => `gitm-amwol ${elsewhere(rule.split(' ')[1]!)}`),
    );
    expect(told.map(({ data }) => data)).toEqual(known.map(({ data }) => data));
    expect(labels.length).toBeGreaterThan(5);
    expect(
      told.flatMap(({ dice = [] }) => dice.map(({ label }) => label)).filter((l) => /^(9|12)\./.test(l)),
    ).toEqual([]);

    function renumbered(label: string): string {
      const [number = '', ...what] = label.split(' ');
      return [elsewhere(number), ...what].join(' ');
    }
  });

  /** What falls for a label where nothing is told of it. */
  function rollOf(label: string, fixed: Readonly<Record<string, number>>): number {
    return fixed[label] ?? Dice.keyed('seed', 1, 'tactical-1').fraction(label, 0, 1).value;
  }
});

describe('combat at the end of a tactical phase', () => {
  it('begins where hostile units share a tactical square and costs both sides men', () => {
    const state = position([
      { id: 'US1IN', strength: 1000 },
      { id: 'MX1IN', strength: 1000 },
    ]);
    const { events } = fight(state, [], 'seed', { '9.7 7 heat': 0.6 });
    const types = events.map(({ type }) => type);
    expect(types).toContain('BattleOpened');
    expect(types).toContain('MeleeDecided');
    const losses = events.flatMap(({ type, data }) => (type === 'UnitLostMen' ? [data as LossData] : []));
    for (const unit of ['US1IN', 'MX1IN']) {
      const own = losses.filter((loss) => loss.unit === unit);
      expect(own.map(({ segment }) => segment)).toEqual(['firing', 'melee']);
      for (const { lost } of own) expect(lost).toBeGreaterThan(0);
      expect(state.unit(unit).strength).toBe(own.at(-1)!.strength);
    }
  });

  it('does not begin between units of neutral states', () => {
    const state = position(
      [{ id: 'US1IN' }, { id: 'MX1IN' }].map((unit) => ({ ...unit, strength: 500 })),
      {
        relations: [{ between: ['US', 'MX'], stance: 'neutral' }],
      },
    );
    expect(fight(state).events).toEqual([]);
  });

  it.each([
    ['falling back', 'UnitFellBack', { rout: 0.99, retreat: 0.99 }],
    ['in retreat', 'UnitRetreated', { rout: 0.99, retreat: 0 }],
    ['in rout', 'UnitRouted', { rout: 0, retreat: 0.99 }],
  ])('makes the loser of the melee leave the square to the winner, %s', (_, type, rolls) => {
    const state = position([
      { id: 'US1IN', strength: 1500, quality: 'Very Good' },
      { id: 'MX1IN', strength: 900, quality: 'Poor' },
    ]);
    const { events } = fight(state, [], 'seed', {
      '9.7 7 heat': 0.9,
      '9.8 7/112 MX1IN rout firing': 0.99,
      '9.8 7/112 MX1IN retreat firing': 0.99,
      '9.8 7/112 MX1IN rout melee': rolls.rout,
      '9.8 7/112 MX1IN retreat melee': rolls.retreat,
    });
    expect(events.find((event) => event.type === 'MeleeDecided')?.data).toMatchObject({
      winners: ['US'],
      losers: ['MX'],
    });
    const leaving = events
      .filter(({ units }) => units?.includes('MX1IN'))
      .find((event) => event.type === type);
    expect(leaving?.data).toMatchObject({ unit: 'MX1IN', from: '7-7' });
    const { square, tactical, status } = state.unit('MX1IN');
    expect({ square, at: tacticalName(tactical), status }).toMatchObject({
      at:
        type === 'UnitRouted'
          ? (leaving?.data as { tactical: string }).tactical
          : (leaving?.data as { to: string }).to,
      status: 'active',
    });
    expect(tactical === 112 && square === 7).toBe(false);
    expect(tacticalName(state.unit('US1IN').tactical)).toBe('7-7');
  });

  it('loses no man from the count: present, lost by kind, or gone with a destroyed unit', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = position([
        { id: 'US1IN', strength: 1200, batteries: 1 },
        { id: 'US1MC', strength: 600 },
        { id: 'MX1IN', strength: 1400 },
        { id: 'MX2MI', strength: 700, quality: 'Poor' },
        { id: 'MX1MA', strength: 200, batteries: 2, tactical: '7-8' },
      ]);
      const before = men(state);
      fight(state, [], `seed ${seed}`);
      expect(men(state)).toBe(before);
    }
  });

  it('is told whole by its events: folding them over the start gives the end', () => {
    const units = [
      { id: 'US1IN', strength: 1200, batteries: 1 },
      { id: 'US1CQ' },
      { id: 'MX1IN', strength: 1400 },
      { id: 'MX1LN', strength: 500 },
      { id: 'MX1CQ', supplies: 4 },
    ];
    const played = position(units);
    const { events } = fight(played);
    const folded = position(units);
    for (const unit of folded.units.values())
      if (unit.state === 'US') Object.assign(unit.turn.tactics, { movedIn: 1, enteredFrom: 6 });
    expect(writePosition(fold(folded, events))).toEqual(writePosition(played));
  });

  it('lets headquarters leave before the enemy and lose the supplies they carry', () => {
    const state = position([
      { id: 'US1IN', strength: 1000 },
      { id: 'MX1CQ', supplies: 6 },
    ]);
    fight(state);
    const headquarters = state.unit('MX1CQ');
    expect(headquarters.supplies).toBe(0);
    expect(headquarters.tactical).not.toBe(112);
  });

  it('lets guns beside the enemy bombard when nobody has come to grips with them', () => {
    const state = position([
      { id: 'US1IN', strength: 1000, tactical: '7-7' },
      { id: 'MX1MA', strength: 300, batteries: 3, tactical: '7-8' },
    ]);
    const { events } = fight(state);
    expect(events.find(({ type }) => type === 'Bombarded')?.units).toEqual(['MX1MA']);
    expect(state.unit('US1IN').strength).toBeLessThan(1000);
  });

  it('gives a city to the enemy who alone stands in its square', () => {
    const state = position([{ id: 'US1IN', strength: 1000, square: 'G8-V6' }]);
    fight(state);
    expect(state.city('Monterrey').state).toBe('US');
  });
});
