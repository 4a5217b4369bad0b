import { describe, expect, it } from '@jest/globals';
import type { Order } from '@vedette/campaign';
import {
  type Books,
  GITM_AMWOL,
  type LandRulebook,
  type NavalRulebook,
  PATE_AMWOL,
  stated,
} from '@vedette/rulebooks';
import type { Receipt } from './receipt.js';
import { frontier, judge, problem, receiptOf, type Changes } from './testing/desk.js';

const codes = (receipt: Receipt): string[] => receipt.problems.map(({ code }) => code);

describe('orders under NWOL', () => {
  const nwol = { rulebooks: { land: 'gitm-nwol' } };
  const land = (sections: object, changes: Changes = {}): Receipt =>
    receiptOf({ kind: 'land', unit: 'US1IN', ...sections } as Order, { ...nwol, ...changes });

  it('cite the rules of that book by its numbers', () => {
    expect(land({ strategic: { path: ['nowhere'] } }).problems[0]!.rule).toBe('gitm-nwol 7.4');
    // A blank box is rule 7.6 in AMWOL and 7.5 in NWOL; pursuit 7.12 and 7.11.
    expect(land({ strategic: { pursuitLimit: 2 } }).problems[0]!.rule).toBe('gitm-nwol 7.11');
  });

  it.each([
    ['a ban on forced marches', { strategic: { noForcedMarch: true } }, '/strategic/noForcedMarch'],
    ['marches to allies', { strategic: { marchTo: ['battle', 'allies'] } }, '/strategic/marchTo/1'],
    ['the nearest ford as a destination', { tactical: { destination: 'ford' } }, '/tactical/destination'],
    ['moves by rail', { rail: { destination: 'G8-V5' } }, '/rail'],
    ['ferries', { tactical: { destination: '5-12', waypoint: 'US1TR' } }, '/tactical/waypoint'],
  ])('do not have %s: ignored and said', (_, sections, field) => {
    const receipt = land(sections);
    expect(receipt.accepted).toBe(true);
    expect(receipt.problems).toEqual([
      expect.objectContaining({ code: 'option-not-in-book', severity: 'warning', field }),
    ]);
  });

  it('are understood without what was ignored', () => {
    const receipt = land({ strategic: { path: ['G6-V5'], noForcedMarch: true, marchTo: ['enemy'] } });
    expect(receipt.understood).toBe('US1IN marches G6-V5');
    expect(land({ strategic: { marchTo: ['battle', 'allies'] } }).understood).toContain('marches to battle');
  });

  it('reckon forced marches though they were forbidden, for nobody can forbid them', () => {
    const path = ['G8-V5', 'G8-V4', 'G8-V3', 'G7-V3'];
    expect(codes(land({ strategic: { path, noForcedMarch: true } }))).toEqual([
      'forced-march',
      'option-not-in-book',
    ]);
  });

  it('understand a limit of pursuit like every book', () => {
    expect(land({ strategic: { pursuit: true, pursuitLimit: 1 } })).toMatchObject({
      problems: [],
      understood: 'US1IN pursues up to 1 square',
    });
  });
});

describe('militia under ROTD (7.1)', () => {
  /** A nation of two states: the west is the United States', the square next to Austin is Texas'. */
  const rotd: Changes = {
    rulebooks: { land: 'rotd-euwol' },
    ships: [],
    cities: [
      { name: 'Depot', square: 'G6-V5', tactical: '7-7', state: 'US' },
      { name: 'Austin', square: 'G9-V4', tactical: '7-7', state: 'TX' },
    ],
    pieces: { US1MI: { square: 'G7-V4' } },
  };
  const march = (path: string[], changes: Changes = rotd): Receipt =>
    receiptOf({ kind: 'land', unit: 'US1MI', strategic: { path } } as Order, changes);

  it('is told that it does not leave its home state, and may set out', () => {
    const receipt = march(['G8-V4']);
    expect(receipt.accepted).toBe(true);
    expect(problem(receipt, 'militia-stays-home')).toMatchObject({
      severity: 'warning',
      rule: 'rotd-euwol 7.1',
      message: expect.stringMatching(/G8-V4 is not ground of US.*its home state.*halts in G7-V4/s),
    });
  });

  it('is told nothing within it, nor where another holds no city', () => {
    expect(codes(march(['G6-V4']))).toEqual([]);
    expect(codes(march(['G6-V4', 'G7-V4']))).toEqual([]);
  });

  it('is refused what lies outside its nation', () => {
    const receipt = march(['G5-V4'], { ...rotd, pieces: { US1MI: { square: 'G6-V4' } } });
    expect(receipt.accepted).toBe(false);
    expect(problem(receipt, 'militia-stays-home')?.message).toContain('home state');
  });

  it('is placed in its own state alone, and anywhere on the map it stands on', () => {
    const place = (where: object): Receipt =>
      receiptOf({ kind: 'deploy', unit: 'US1MI', ...where } as Order, {
        ...rotd,
        season: 'deployment',
        pieces: { US1MI: { square: 'G8-V4' } },
      });
    expect(place({ square: 'G9-V5' }).accepted).toBe(false);
    expect(place({ square: 'G6-V4' }).accepted).toBe(true);
    expect(place({ tactical: '3-4' }).accepted).toBe(true);
  });
});

const AMWOL_CORPS = GITM_AMWOL.unitTypes.get('CQ')!;

/** A book with railways and bridge trains; only what orders are judged by is filled in. */
const RAILWAY_BOOK: LandRulebook = {
  ...GITM_AMWOL,
  title: 'a book with railways',
  map: { ...GITM_AMWOL.map, keepsHolders: true },
  rules: {
    ...GITM_AMWOL.rules,
    'rail-movement': '8.1',
    'track-works': '8.5',
    depots: '11.5',
    'pontoon-bridges': '12.4',
  },
  turns: {
    ...GITM_AMWOL.turns,
    campaign: [
      ...GITM_AMWOL.turns.campaign,
      { name: 'rail', owner: 'land', after: ['strategic-6'], rule: '8.1' },
    ],
  },
  unitTypes: new Map([
    ...GITM_AMWOL.unitTypes,
    [
      'PB',
      {
        ...AMWOL_CORPS,
        ...{ code: 'PB', name: 'bridge train', arm: 'engineers' },
        role: { ...AMWOL_CORPS.role, ...{ commands: null, feeds: false, heardOf: false, bridges: true } },
      },
    ],
  ]),
};
const BOOKS: Books = { land: RAILWAY_BOOK, naval: null };

describe('orders under a book with railways', () => {
  const base = frontier();
  const withRails = (): Changes => ({
    theatre: { ...(base.theatreDocument as object), rails: [['G7-V5', 'G8-V5']] },
    units: [
      { id: 'US1IN', square: 'G7-V5', tactical: '3-10', strength: 900, commander: 'taylor' },
      { id: 'US1PB', square: 'G7-V5', tactical: '3-8', commander: 'taylor' },
      { id: 'US1MI', square: 'G7-V5', tactical: '3-10', strength: 300, commander: 'taylor' },
    ],
    ships: [],
    players: [
      { id: 'taylor', state: 'US' },
      { id: 'marcy', state: 'US', ministries: ['war'] },
      { id: 'walker', state: 'US', ministries: ['treasury'] },
    ],
    depots: [{ id: 'US-D1', kind: 'depot', state: 'US', square: 'G8-V5', tactical: '7-7' }],
  });
  const send = (by: string, order: object): Receipt =>
    judge([{ ...order, by } as Order], withRails(), BOOKS).receipts[0]!;

  it('take a move by rail from one railway square to another', () => {
    const receipt = send('taylor', {
      kind: 'land',
      unit: 'US1IN',
      rail: { destination: 'G8-V5', entry: '7-7' },
    });
    expect(receipt).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US1IN goes by rail to G8-V5, getting off at 7-7',
    });
  });

  it.each([
    ['no railway', 'US1IN', { rail: { destination: 'G8-V4' } }, 'no-railway', 'warning'],
    ['no square', 'US1IN', { rail: { destination: 'Z9-Z9' } }, 'unknown-square', 'error'],
    [
      'no waypoint',
      'US1IN',
      { rail: { destination: 'G8-V5', waypoint: 'Z9-Z9' } },
      'unknown-square',
      'error',
    ],
    ['militia', 'US1MI', { rail: { destination: 'G8-V5' } }, 'militia-walks', 'error'],
    [
      'a march besides',
      'US1IN',
      { rail: { destination: 'G8-V5' }, strategic: { path: ['G8-V4'] } },
      'rail-and-march',
      'warning',
    ],
  ])('tell of a move by rail with %s', (_, unit, sections, code, severity) => {
    expect(problem(send('taylor', { kind: 'land', unit, ...sections }), code)).toMatchObject({
      severity,
      rule: 'gitm-amwol 8.1',
    });
  });

  it('let only its officers throw a bridge, and only a bridge train', () => {
    const throws = { kind: 'pontoon', unit: 'US1PB', action: 'deploy', tactical: '3-7' };
    expect(send('taylor', throws)).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US1PB throws its bridge at 3-7',
    });
    expect(codes(send('marcy', throws))).toEqual(['not-your-command']);
    expect(codes(send('taylor', { ...throws, unit: 'US1IN' }))).toEqual(['not-a-bridge-train']);
    expect(codes(send('taylor', { ...throws, tactical: null }))).toEqual(['bridge-without-square']);
    expect(send('taylor', { kind: 'pontoon', unit: 'US1PB', action: 'remove' }).understood).toBe(
      'US1PB takes up its bridge',
    );
  });

  it('let the treasury place depots and the war ministry remove them', () => {
    const place = { kind: 'depot', action: 'place', depot: 'depot', square: 'G8-V5', tactical: '7-7' };
    const remove = { kind: 'depot', action: 'remove', depot: 'US-D1', square: 'G8-V5' };
    expect([send('walker', place).accepted, send('marcy', place).accepted]).toEqual([true, false]);
    expect([send('walker', remove).accepted, send('marcy', remove).accepted]).toEqual([false, true]);
    expect(codes(send('marcy', { ...remove, depot: 'MX-D1' }))).toEqual(['unknown-place']);
    expect(codes(send('walker', { ...place, square: 'Z9-Z9' }))).toEqual(['unknown-square']);
  });

  it('draw supplies from a depot of the side', () => {
    expect(codes(send('taylor', { kind: 'land', unit: 'US1IN', supply: { source: 'US-D1' } }))).toEqual([]);
    expect(codes(send('taylor', { kind: 'land', unit: 'US1IN', supply: { source: 'MX-D1' } }))).toEqual([
      'unknown-source',
    ]);
  });

  it('have track destroyed by a unit on the spot and repaired by ministers', () => {
    const destroy = { kind: 'track', action: 'destroy', square: 'G7-V5', unit: 'US1IN' };
    expect(send('taylor', destroy)).toMatchObject({
      accepted: true,
      problems: [],
      understood: 'US1IN destroys the track in G7-V5',
    });
    expect(codes(send('taylor', { ...destroy, square: 'G8-V5' }))).toEqual(['not-there']);
    expect(codes(send('taylor', { ...destroy, unit: undefined }))).toEqual(['nobody-to-do-it']);
    expect(codes(send('marcy', destroy))).toEqual(['not-your-command']);
    const repair = { kind: 'track', action: 'repair', what: 'bridge', square: 'G7-V5' };
    expect([
      send('walker', repair).accepted,
      send('marcy', repair).accepted,
      send('taylor', repair).accepted,
    ]).toEqual([true, true, false]);
    expect(send('walker', repair).understood).toBe('repairs the railway bridge in G7-V5');
  });

  it('still have no naval orders without a naval book', () => {
    expect(codes(send('taylor', { kind: 'naval', ship: 'US1FR' }))).toContain('not-in-this-book');
  });
});

describe('naval orders under a book with figures of its own', () => {
  const { figures } = PATE_AMWOL;
  const naval: NavalRulebook = {
    ...PATE_AMWOL,
    figures: {
      ...figures,
      mostStores: stated(10, '3.4'),
      movement: { ...figures.movement, seasATurn: stated(1, '4.5') },
    },
  };
  const most = (books: Books) => {
    const order = {
      kind: 'naval',
      ship: 'US1FR',
      movement: { seas: ['WGC', 'SGC'] },
      loading: { stores: 20 },
    } as Order;
    const receipt = judge([{ ...order, by: 'taylor' } as Order], {}, books).receipts[0]!;
    return [problem(receipt, 'too-many-seas')?.field, problem(receipt, 'level-clamped')?.message];
  };

  it('are held to its limits, not to those of PATE', () => {
    expect(most({ land: GITM_AMWOL, naval: PATE_AMWOL })).toEqual([undefined, undefined]);
    expect(most({ land: GITM_AMWOL, naval })).toEqual([
      '/movement/seas/1',
      expect.stringContaining('a ship carries at most 10'),
    ]);
  });
});
