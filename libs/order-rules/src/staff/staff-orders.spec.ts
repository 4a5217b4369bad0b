import { describe, expect, it } from '@jest/globals';
import { readPosition, type Order } from '@vedette/campaign';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { judgeOrders } from '../judge-orders.js';
import type { Receipt } from '../receipt.js';
import { frontier, judge, problem, receiptOf, UNITS, type Changes } from '../testing/desk.js';
import { isNorthOf } from './deploy/deployment-bans.js';

const codes = (receipt: Receipt): string[] => receipt.problems.map(({ code }) => code);
const send = (by: string, order: object, changes: Changes = {}): Receipt =>
  receiptOf({ ...order, by } as unknown as Order, changes);
const who = (order: object, senders: readonly string[], changes: Changes = {}): string[] =>
  senders.filter((by) => send(by, order, changes).accepted);
const EVERYBODY = ['taylor', 'worth', 'twiggs', 'marcy', 'bancroft', 'polk', 'houston', 'arista'];

describe('the power matrix: who may', () => {
  it.each<[string, object, string[]]>([
    ['assign a unit', { kind: 'assign', unit: 'US3IN', commander: 'twiggs' }, ['taylor', 'marcy', 'polk']],
    [
      'name a deputy of a unit',
      { kind: 'assign', unit: 'US3IN', deputy: 'polk' },
      ['taylor', 'twiggs', 'marcy', 'polk'],
    ],
    ['assign a ship', { kind: 'assign', unit: 'US1FR', commander: 'twiggs' }, ['bancroft', 'polk']],
    ['lay up a unit', { kind: 'activation', unit: 'US3IN', action: 'inactivate' }, ['twiggs', 'marcy']],
    ['lay up a ship', { kind: 'activation', unit: 'US1FR', action: 'inactivate' }, ['taylor', 'bancroft']],
    ['merge units', { kind: 'merge', unit: 'US1IN', into: 'US2IN' }, ['taylor', 'marcy', 'polk']],
    [
      'merge transport groups',
      { kind: 'merge', ship: 'US1TR', into: 'US2TR' },
      ['taylor', 'worth', 'bancroft', 'polk'],
    ],
    [
      'split a transport group',
      { kind: 'split', ship: 'US1TR', capacity: 1000 },
      ['taylor', 'worth', 'bancroft', 'polk'],
    ],
    [
      'move supplies',
      { kind: 'move-supplies', from: 'Depot', to: 'Haven', amount: 1 },
      ['taylor', 'marcy', 'polk'],
    ],
    ['move stores', { kind: 'move-stores', from: 'Haven', to: 'Baltimore', amount: 1 }, ['bancroft', 'polk']],
  ])('%s', (_, order, allowed) => {
    expect(who(order, EVERYBODY)).toEqual(allowed);
  });

  it('says whose power it is', () => {
    const receipt = send('bancroft', { kind: 'move-supplies', from: 'Depot', to: 'Haven', amount: 1 });
    expect(problem(receipt, 'not-your-power')).toMatchObject({
      severity: 'error',
      rule: 'gitm-amwol 10.6',
      field: '/by',
      message: expect.stringContaining(
        'the war minister or head of state of US, or a commander of one of its army headquarters',
      ),
    });
  });

  it('gives the deputy of an army headquarters none of its commander’s powers', () => {
    const order = { kind: 'assign', unit: 'US3IN', commander: 'worth' };
    expect(send('worth', order).accepted).toBe(false);
    expect(
      send('worth', order, { pieces: { US1AQ: { commander: 'worth', deputy: 'taylor' } } }).accepted,
    ).toBe(true);
  });

  it('combines the offices of one person', () => {
    const players = [
      { id: 'taylor', state: 'US' },
      { id: 'polk', state: 'US', ministries: ['head', 'war', 'naval'] },
      { id: 'twiggs', state: 'US' },
    ];
    for (const unit of ['US3IN', 'US1FR']) {
      const order = { kind: 'activation', unit, action: 'inactivate' };
      expect(send('polk', order).accepted).toBe(false);
      expect(send('polk', order, { players }).accepted).toBe(true);
    }
  });

  it('stops at the border of a state: an ally’s minister has no power here', () => {
    expect(
      problem(send('houston', { kind: 'assign', unit: 'US1IN', commander: 'worth' }), 'unknown-unit'),
    ).toBeDefined();
    expect(
      problem(send('marcy', { kind: 'assign', unit: 'TX1IN', commander: 'worth' }), 'unknown-unit'),
    ).toBeDefined();
  });
});

describe('assignments (GITM AMWOL 3.4)', () => {
  it('name players of the side or its allies', () => {
    expect(send('marcy', { kind: 'assign', unit: 'US1IN', commander: 'houston' }).accepted).toBe(true);
    for (const commander of ['arista', 'nobody'])
      expect(
        problem(
          send('marcy', { kind: 'assign', unit: 'US1IN', commander }),
          'unknown-player',
        )?.message.replace(commander, '?'),
      ).toBe(
        'there is no "?" among the players of your side and its allies; units are given to those; check the name',
      );
  });

  it('are told in words, also when they change nothing', () => {
    const receipt = send('marcy', { kind: 'assign', unit: 'US1IN', commander: 'twiggs', deputy: 'worth' });
    expect(receipt.understood).toBe('US1IN gets twiggs as commander and worth as deputy');
    expect(codes(send('marcy', { kind: 'assign', unit: 'US1IN', commander: null }))).toEqual([
      'nothing-assigned',
    ]);
  });

  it('do not tell one minister of another side’s units', () => {
    for (const units of [
      ['MX1IN', 'US9IN', 'TX1IN'],
      ['MX1SL', 'US1FR', 'US9FR'],
    ]) {
      const answers = units.map((unit) =>
        JSON.stringify(send('marcy', { kind: 'assign', unit, commander: 'worth' })).replaceAll(unit, '?'),
      );
      expect(new Set(answers).size).toBe(1);
    }
  });
});

describe('activation (GITM AMWOL 11.1, PATE 2.6)', () => {
  it.each([
    ['active', 'activate', 'activation-idle'],
    ['inactive', 'inactivate', 'activation-idle'],
    ['shattered', 'activate', 'activation-idle'],
  ])('tells of a unit that is %s and is to %s', (status, action, code) => {
    const receipt = send(
      'marcy',
      { kind: 'activation', unit: 'US3IN', action },
      { pieces: { US3IN: { status } } },
    );
    expect(problem(receipt, code)?.severity).toBe('warning');
  });

  it('never lays up a transport group', () => {
    const receipt = send('bancroft', { kind: 'activation', unit: 'US1TR', action: 'inactivate' });
    expect(problem(receipt, 'transports-stay-active')).toMatchObject({ severity: 'error', field: '/action' });
  });
});

describe('mergers (GITM AMWOL 3.5, PATE 2.5)', () => {
  const merge = (unit: string, into: string, changes: Changes = {}): Receipt =>
    send('polk', { kind: 'merge', unit, into }, changes);

  it('take two units of one state and type in one square', () => {
    const mine = { pieces: { US1IN: { strength: 700 } } };
    expect(send('taylor', { kind: 'merge', unit: 'US1IN', into: 'US2IN' }, mine)).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US1IN is merged into US2IN',
    });
  });

  it('say how many men go back to the pool', () => {
    const receipt = send('taylor', { kind: 'merge', unit: 'US1IN', into: 'US2IN' });
    expect(problem(receipt, 'over-strength')?.message).toContain('200 go back to the pool');
  });

  it.each([
    ['US1IN', 'US1IN', 'merged-into-itself'],
    ['US1IN', 'US1LC', 'unlike-units'],
    ['US1IN', 'TX1IN', 'unknown-unit'],
    ['US1IN', 'MX1IN', 'unknown-unit'],
    ['US1IN', 'US9IN', 'unknown-unit'],
  ])('refuse %s into %s', (unit, into, code) => {
    const receipt = merge(unit, into);
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, code)?.severity).toBe('error');
  });

  it('refuse headquarters and militia', () => {
    const two = {
      units: [
        { id: 'US1CQ', square: 'G8-V5', tactical: '7-7', commander: 'taylor' },
        { id: 'US2CQ', square: 'G8-V5', tactical: '7-7', commander: 'taylor' },
        { id: 'US1MI', square: 'G8-V5', tactical: '7-7', commander: 'taylor' },
        { id: 'US2MI', square: 'G8-V5', tactical: '7-7', commander: 'taylor' },
      ],
    };
    for (const type of ['CQ', 'MI'])
      expect(problem(merge(`US1${type}`, `US2${type}`, two), 'not-mergeable')?.rule).toBe('gitm-amwol 3.5');
  });

  it('warn of units that are apart or inactive', () => {
    const apart = send(
      'taylor',
      { kind: 'merge', unit: 'US1IN', into: 'US2IN' },
      { pieces: { US1IN: { square: 'G8-V5', strength: 1 } } },
    );
    expect(codes(apart)).toEqual(['not-together']);
    const asleep = send(
      'taylor',
      { kind: 'merge', unit: 'US1IN', into: 'US2IN' },
      { pieces: { US1IN: { status: 'inactive', strength: 1 } } },
    );
    expect(codes(asleep)).toEqual(['not-active']);
  });

  it('tell nothing of the men of a comrade’s unit to who is neither its officer nor a minister', () => {
    const together = { pieces: { US3IN: { square: 'G7-V5', status: 'inactive' } } };
    const order = { kind: 'merge', unit: 'US1IN', into: 'US3IN' } as const;
    expect(send('taylor', order, together).problems).toEqual([]);
    expect(codes(send('marcy', order, together))).toEqual(['not-active', 'over-strength']);
  });

  it('need something that disappears', () => {
    expect(problem(send('polk', { kind: 'merge', into: 'US2IN' }), 'nothing-to-merge')?.severity).toBe(
      'error',
    );
  });

  it('take transport groups of lawful size that lie together', () => {
    const together = { pieces: { US2TR: { at: { port: 'Haven', area: 'harbor' } } } };
    expect(codes(send('taylor', { kind: 'merge', ship: 'US1TR', into: 'US2TR' }, together))).toEqual([]);
    expect(codes(send('taylor', { kind: 'merge', ship: 'US1TR', into: 'US2TR' }))).toEqual(['not-together']);
    const huge = { pieces: { US2TR: { at: { port: 'Haven', area: 'harbor' }, capacity: 18_000 } } };
    expect(codes(send('taylor', { kind: 'merge', ship: 'US1TR', into: 'US2TR' }, huge))).toEqual([
      'group-too-large',
    ]);
    expect(codes(send('taylor', { kind: 'merge', ship: 'US1TR', into: 'US2SL' }))).toEqual(['unlike-units']);
  });
});

describe('splitting a transport group (PATE 2.5, details 4.4)', () => {
  const cargo = {
    pieces: {
      US1IN: { status: 'embarked', square: null, tactical: null, aboard: 'US1TR' },
      US1TR: { cargo: { units: ['US1IN'], supplies: 20, stores: 0 } },
    },
  };
  const split = (more: object, changes: Changes = cargo): Receipt =>
    send('taylor', { kind: 'split', ship: 'US1TR', capacity: 1500, ...more }, changes);

  it('tells what goes with the new group', () => {
    expect(split({ units: ['US1IN'], supplies: 5 })).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'a group of capacity 1500 is split from US1TR with US1IN and 5 supplies',
    });
  });

  it.each([
    [{ capacity: 499 }, 'group-of-wrong-size'],
    [{ capacity: 2501 }, 'group-of-wrong-size'],
    [{ units: ['US2IN'] }, 'not-aboard'],
    [{ supplies: 21 }, 'stock-short'],
    [{ stores: 100 }, 'stock-short'],
    [{ capacity: 500, units: ['US1IN'] }, 'over-capacity'],
    [{ capacity: 2500 }, 'over-capacity'],
  ])('refuses %j', (more, code) => {
    const receipt = split(more);
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, code)).toBeDefined();
  });

  it('is for transport groups only', () => {
    expect(codes(send('taylor', { kind: 'split', ship: 'US1FR', capacity: 1000 }))).toEqual([
      'not-transports',
    ]);
  });
});

describe('transfers (GITM AMWOL 10.6, PATE 3.5)', () => {
  const supplied = {
    cities: [
      { name: 'Depot', supplies: 80 },
      { name: 'Haven', supplies: 10, stores: 5 },
    ],
  };
  const move = (from: string, to: string, amount: number, changes: Changes = supplied): Receipt =>
    send('marcy', { kind: 'move-supplies', from, to, amount }, changes);

  it('go from one’s own city to any other, even an enemy’s', () => {
    expect(move('Depot', 'Haven', 60)).toMatchObject({
      accepted: true,
      problems: [],
      understood: '60 supplies go from Depot to Haven',
    });
    expect(move('Depot', 'Villa', 1).accepted).toBe(true);
  });

  it('tell who may send nothing neither what is there nor who holds the place', () => {
    const order = { kind: 'move-supplies', from: 'Haven', to: 'Depot', amount: 99 } as const;
    const lost = { cities: [{ name: 'Haven', state: 'MX' }] };
    expect(send('twiggs', order, lost)).toEqual(send('twiggs', order, supplied));
    expect(codes(send('twiggs', order))).toEqual(['not-your-power']);
  });

  it('tell the commander of an army neither a stock nor a loss out of his sight, the war minister both', () => {
    const away = { pieces: Object.fromEntries(UNITS.map(({ id }) => [id as string, { square: 'G3-V3' }])) };
    const order = { kind: 'move-supplies', from: 'Haven', to: 'Depot', amount: 60 } as const;
    const lost = { ...away, cities: [{ name: 'Haven', state: 'MX' }] };
    const short = { ...away, ...supplied };
    expect(send('taylor', order, lost)).toEqual(send('taylor', order, short));
    expect(codes(send('taylor', order, short))).toEqual([]);
    expect(codes(send('marcy', order, lost))).toEqual(['not-your-city']);
    expect(codes(send('marcy', order, short))).toEqual(['stock-short']);
  });

  it('warn of more than a place sends in a campaign turn, and of more than it has', () => {
    expect(codes(move('Depot', 'Haven', 61))).toEqual(['beyond-limit']);
    expect(codes(move('Depot', 'Haven', 81))).toEqual(['beyond-limit', 'stock-short']);
    expect(codes(move('Depot', 'Haven', 61, { ...supplied, season: 'peace' }))).toEqual([]);
  });

  it.each([
    ['Atlantis', 'Haven', 'unknown-place'],
    ['Depot', 'Atlantis', 'unknown-place'],
    ['Depot', 'Depot', 'nowhere-to-go'],
    ['Villa', 'Depot', 'not-your-city'],
  ])('refuse from %s to %s', (from, to, code) => {
    const receipt = move(from, to, 1);
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, code)?.severity).toBe('error');
  });

  it('say nothing of what an enemy’s city holds', () => {
    const answers = [0, 500].map((supplies) =>
      JSON.stringify(move('Villa', 'Depot', 100, { cities: [{ name: 'Villa', supplies }] })),
    );
    expect(answers[0]).toBe(answers[1]);
  });
});

describe('placements before a campaign (GITM AMWOL 7.18, 7.19)', () => {
  const place = (where: object, changes: Changes = {}, unit = 'US1IN'): Receipt =>
    send('taylor', { kind: 'deploy', unit, ...where }, { season: 'deployment', ...changes });

  it.each([
    [{ square: 'G8-V5', tactical: '3-4' }, 'US1IN is placed in G8-V5, at 3-4'],
    [{ square: 'G8-V5' }, 'US1IN is placed in G8-V5'],
    [{ tactical: '3-4' }, 'US1IN is placed in its square, at 3-4'],
    [{ square: null, tactical: null }, 'US1IN stays where it is'],
    [{ square: 'Baltimore' }, 'US1IN is placed in Baltimore'],
  ])('understand %j', (where, words) => {
    expect(place(where)).toMatchObject({ accepted: true, understood: words, problems: [] });
  });

  it.each([
    ['a square that is none', { square: 'Q9-Q9' }, 'unknown-square'],
    ['a port on the map by its name', { square: 'Haven' }, 'unknown-square'],
    ['impassable ground', { square: 'G5-V5' }, 'impassable-ground'],
    ['a closed nation', { square: 'G3-V8' }, 'closed-nation'],
    ['the river', { square: 'G7-V5', tactical: '3-7' }, 'impassable-destination'],
  ])('refuse %s', (_, where, code) => {
    expect(problem(place(where), code)?.severity).toBe('error');
  });

  it('put nobody aboard a transport, be there one of that name or not', () => {
    for (const square of ['US1TR', 'US77TR'])
      expect(problem(place({ square }), 'no-boarding')).toMatchObject({
        severity: 'error',
        field: '/square',
        rule: 'gitm-amwol 7.18',
      });
  });

  it('leave militia where it is', () => {
    expect(problem(place({ square: 'G8-V5' }, {}, 'US1MI'), 'militia-stays')?.rule).toBe('gitm-amwol 7.18');
  });

  it('close Fort Dodge and Yerba Buena to the United States, in and out', () => {
    const dodge = { cities: [{ name: 'Fort Dodge', square: 'G8-V3', tactical: '7-7', state: 'US' }] };
    expect(codes(place({ square: 'G8-V3' }, dodge))).toEqual(['closed-city']);
    const inside = { ...dodge, pieces: { US1IN: { square: 'G8-V3' } } };
    expect(codes(place({ square: 'G8-V5' }, inside))).toEqual(['closed-city']);
    expect(codes(place({ square: 'G8-V3', tactical: '1-1' }, inside))).toEqual([]);
  });

  it('replace each other like marches', () => {
    const deploy = (by: string, square: string): Order => ({ kind: 'deploy', unit: 'US1IN', square, by });
    const { standing } = judge([deploy('taylor', 'G8-V5'), deploy('worth', 'G8-V4')], {
      season: 'deployment',
    });
    expect([...standing]).toEqual([0]);
  });
});

describe('ground kept off before a campaign (GITM AMWOL 7.19)', () => {
  const state = readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol' },
      season: 'deployment',
      theatre: 'amwol',
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      players: [{ id: 'arista', state: 'MX' }],
      units: [{ id: 'MX1IN', square: 'J9-V5', tactical: '3-3', strength: 500, commander: 'arista' }],
    },
    (id) => loadTheatre(id as TheatreId),
    pieceTypes,
  );
  const place = (square: string): Receipt =>
    judgeOrders(state, booksOf(state.rulebooks), [{ kind: 'deploy', unit: 'MX1IN', square, by: 'arista' }])
      .receipts[0]!;
  const squareOf = (name: string): string => {
    const city = state.theatre.cities.find((one) => one.name === name)!;
    return state.theatre.grid.nameOf(city.square);
  };

  it('leaves Mexico its own side of the Rio Grande', () => {
    expect(codes(place(squareOf('Monterrey')))).toEqual([]);
  });

  it('closes the cities of the far north and the land beyond the river to it', () => {
    expect(codes(place(squareOf('Santa Fe')))).toContain('closed-row');
    expect(codes(place(squareOf('San Antonio')))).toContain('closed-beyond-river');
  });

  it('draws a line from west to east and knows what lies north of it', () => {
    const { grid } = frontier().theatre;
    const line = ['G3-V5', 'G5-V5', 'G9-V7'];
    const isNorth = (name: string): boolean => isNorthOf(grid, grid.indexOf(name), line);
    expect(['G3-V4', 'G4-V4', 'G7-V5', 'G9-V6'].map(isNorth)).toEqual([true, true, true, true]);
    expect(['G3-V5', 'G4-V6', 'G7-V6', 'G9-V7', 'H0-V3'].map(isNorth)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
