import { describe, expect, it } from '@jest/globals';
import {
  effectiveOrders,
  type GameEvent,
  MalformedDocumentError,
  mostMenOf,
  type MutableCampaignState,
  type Order,
  type PositionReport,
  readPosition,
  tacticalName,
} from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { deriveSituation } from '@vedette/contact';
import { type InlineTheatre, makeInlineTheatre } from '@vedette/geography';
import { scoutingRange } from '@vedette/observation';
import { judgeOrders } from '@vedette/order-rules';
import { ALL_DECIDERS, openTurn } from '@vedette/referee';
import { type Books, decidingIn, landTableFaults, PhaseContext, pieceTypesOf } from '@vedette/rulebooks';
import { INVENTED_BOOK } from './invented-book.js';

const BOOKS: Books = { land: INVENTED_BOOK, naval: null };
const UTOPIAN = { commander: 'more', strength: 1000 };
const HERE = { square: 'G1-V1', tactical: '7-7' };
const THERE = { square: 'G1-V1', tactical: '8-7' };
const BEHIND = { square: 'G0-V1', tactical: '7-7' };

/** Utopia has crossed into Erewhon: foot against foot, a bridge train on either side, staffs behind. */
const UNITS: readonly Record<string, unknown>[] = [
  { id: 'UT1RE', ...HERE, ...UTOPIAN, strength: 1500, weapon: 'rifle', batteries: 1, gun: 'rifled' },
  { id: 'UT2RE', ...HERE, ...UTOPIAN },
  { id: 'UT1BR', ...HERE, commander: 'more' },
  { id: 'UT1HU', ...BEHIND, ...UTOPIAN, strength: 600 },
  { id: 'UT1DQ', ...BEHIND, commander: 'more', supplies: 6 },
  { id: 'UT1GQ', ...BEHIND, commander: 'more' },
  { id: 'ER1RE', ...THERE, strength: 800, commander: 'butler' },
  { id: 'ER1BR', ...THERE, commander: 'butler' },
  { id: 'ER1BT', square: 'G2-V1', tactical: '7-7', strength: 100, batteries: 1, commander: 'butler' },
];

function positionOf(units = UNITS, more: object = {}): object {
  return {
    format: 'vedette/position@1',
    rulebooks: { land: 'rotd-euwol', naval: null },
    turn: 2,
    theatre: {
      ...{ kind: 'inline', origin: 'G0-V0', strategic: ['....', '....', '....'] },
      ...{ nations: ['UEEE', 'UEEE', 'UEEE'], nationKey: { U: 'Utopia', E: 'Erewhon' } },
    },
    states: [
      { id: 'UT', nation: 'Utopia', side: 'UT' },
      { id: 'ER', nation: 'Erewhon', side: 'ER' },
    ],
    relations: [{ between: ['UT', 'ER'], stance: 'hostile' }],
    players: [
      { id: 'more', state: 'UT', ministries: ['war'] },
      { id: 'butler', state: 'ER', ministries: ['war'] },
    ],
    cities: [{ name: 'Amaurot', square: 'G0-V1', tactical: '7-7', state: 'UT', level: 2, supplies: 40 }],
    ports: [{ name: 'Amaurot', sea: 'RIV', state: 'UT', square: 'G0-V1', tactical: '7-7' }],
    ships: [
      { id: 'UT1MN', at: { port: 'Amaurot', area: 'harbor' }, crew: 60, commander: 'more' },
      { id: 'UT1BG', at: { port: 'Amaurot', area: 'harbor' }, capacity: 800, commander: 'more' },
    ],
    units,
    ...more,
  };
}

function read(position: object): MutableCampaignState {
  return readPosition(
    position,
    (theatre) => makeInlineTheatre(theatre as unknown as InlineTheatre),
    () => pieceTypesOf(BOOKS),
  );
}

/** Plays a turn of the invented book, phase by phase as the referee does. */
function play(
  position: object,
  orders: readonly Order[],
): { state: MutableCampaignState; events: GameEvent[] } {
  const state = read(position);
  deriveSituation(state, INVENTED_BOOK);
  const { receipts } = judgeOrders(state, BOOKS, orders);
  const judged = orders.map((order, i) => ({ order, receipt: receipts[i]!, stands: receipts[i]!.accepted }));
  const effective = effectiveOrders(judged.filter(({ stands }) => stands).map(({ order }) => order));
  const events: GameEvent[] = [];
  for (const plan of INVENTED_BOOK.turns.campaign) {
    const dice = Dice.keyed('invented', state.turn, plan.name);
    const context = new PhaseContext(state, effective, dice, BOOKS, plan.name, events.length);
    if (plan.name === 'orders') openTurn(context, judged);
    for (const owner of decidingIn(plan)) ALL_DECIDERS[owner][plan.name]?.(context);
    events.push(...context.events);
  }
  return { state, events };
}

const ATTACK: readonly Order[] = [
  {
    kind: 'land',
    unit: 'UT1RE',
    by: 'more',
    tactical: { destination: '8-7', phase: 1 },
    posture: { offensive: 'attack', defensive: 'defend' },
  },
];
const of = (events: readonly GameEvent[], type: string): GameEvent[] =>
  events.filter((event) => event.type === type);

/** What a unit's firing weighed, before anybody fell. */
function fireOf(events: readonly GameEvent[], unit: string): number {
  const weighed = of(events, 'SegmentWeighed')
    .map(({ data }) => data as { segment: string; units: { unit: string; strength: number }[] })
    .find(({ segment, units }) => segment === 'firing' && units.some((one) => one.unit === unit));
  return weighed!.units.find((one) => one.unit === unit)!.strength;
}

describe('a book with types of its own', () => {
  it('leaves no table open', () => {
    expect(landTableFaults(INVENTED_BOOK)).toEqual([]);
  });

  it.each([
    [
      'a type of another book',
      { units: [{ id: 'UT1IN', ...HERE }] },
      '/units/0/id',
      'RE, HU, BT, BR, GQ, DQ',
    ],
    [
      'a ship of another book',
      { ships: [{ id: 'UT1FR', at: { port: 'Amaurot', area: 'harbor' } }] },
      '/ships/0/id',
      'MN, BG',
    ],
    [
      'a weapon the type cannot carry',
      { units: [{ id: 'UT1RE', ...HERE, weapon: 'pike' }] },
      '/units/0/weapon',
      'musket, rifle',
    ],
    [
      'a make of gun nobody has',
      { units: [{ id: 'UT1BT', ...HERE, batteries: 1, gun: 'carronade' }] },
      '/units/0/gun',
      'smoothbore, rifled',
    ],
  ])('refuses %s', (_, more, pointer, allowed) => {
    let faults: MalformedDocumentError['faults'] = [];
    try {
      read(positionOf(UNITS, more));
    } catch (error) {
      faults = (error as MalformedDocumentError).faults;
    }
    expect(faults).toEqual([
      expect.objectContaining({ pointer, allowed: expect.stringContaining(allowed) as unknown }),
    ]);
  });

  it('arms units with the first weapon of their type, and with a gun only who has one', () => {
    const { units } = read(positionOf());
    expect([units.get('UT2RE')!.weapon, units.get('UT2RE')!.gun]).toEqual(['musket', null]);
    expect([units.get('ER1BT')!.weapon, units.get('ER1BT')!.gun]).toEqual([null, 'smoothbore']);
    expect(units.get('UT1BR')!.strength).toBe(300);
  });

  it('sees in bands, and only in communications (4.1)', () => {
    const hussars = read(positionOf()).unit('UT1HU');
    const cut = { kind: hussars.kind, communications: false };
    expect([600, 300, 200].map((men) => scoutingRange(hussars, men, 1))).toEqual([3, 2, 1]);
    expect(scoutingRange(cut, 600, 1)).toBe(1);
  });

  it('limits men by nation, in mergers too (3.5)', () => {
    const state = read(positionOf());
    expect([mostMenOf(state, state.unit('UT1RE')), mostMenOf(state, state.unit('ER1RE'))]).toEqual([
      1800, 3000,
    ]);
    const merged = of(
      play(positionOf(), [{ kind: 'merge', unit: 'UT2RE', into: 'UT1RE', by: 'more' }]).events,
      'UnitsMerged',
    );
    expect(merged.map(({ data }) => (data as { strength: number }).strength)).toEqual([1800]);
  });
});

describe('a turn played by it', () => {
  const { state, events } = play(positionOf(), ATTACK);

  it('has a battle of those who fight, and nobody else in it (9.2)', () => {
    const opened = of(events, 'BattleOpened');
    expect(opened.length).toBeGreaterThan(0);
    const pieces = opened.flatMap(({ units = [] }) => units);
    expect(pieces).toEqual(expect.arrayContaining(['UT1RE', 'ER1RE']));
    expect(pieces.filter((id) => /(BR|DQ|GQ)$/.test(id))).toEqual([]);
  });

  it('weighs what men and guns are armed with (9.6)', () => {
    const armed = (weapon: string, gun: string) =>
      fireOf(
        play(
          positionOf(UNITS.map((unit) => (unit['id'] === 'UT1RE' ? { ...unit, weapon, gun } : unit))),
          ATTACK,
        ).events,
        'UT1RE',
      );
    const [rifles, muskets] = [armed('rifle', 'smoothbore'), armed('musket', 'smoothbore')];
    expect(rifles).toBeGreaterThan(muskets);
    expect(armed('musket', 'rifled')).toBeGreaterThan(muskets);
    // 1400 men of foot and a hundred gunners of nine: half as much again for the foot alone.
    expect(rifles / muskets).toBeCloseTo((1400 * 1.5 + 900) / (1400 + 900), 3);
  });

  it('leaves a bridge train where it is when its side is beaten off: it is no staff, and the book takes none', () => {
    const left = of(events, 'HeadquartersLeft').map(({ units }) => units);
    expect(left).not.toContainEqual(['ER1BR']);
    const { square, tactical } = state.unit('ER1BR');
    expect([state.theatre.grid.nameOf(square), tacticalName(tactical)]).toEqual([
      THERE.square,
      THERE.tactical,
    ]);
  });

  it('feeds from the staff that feeds, the bridge train too (10.5)', () => {
    expect(['UT2RE', 'UT1BR'].map((id) => state.unit(id).supplySource)).toEqual(['UT1DQ', 'UT1DQ']);
    expect(state.unit('UT1DQ').communicationsSource).toBe('UT1GQ');
  });

  it('lets ministers hear of staffs by their types, and of no bridge train as of one (4.7)', () => {
    const heard = Array.from({ length: 40 }, (_, turn) =>
      of(play(positionOf(UNITS, { turn: turn + 2 }), []).events, 'PositionReported').flatMap(
        ({ data }) => (data as PositionReport).headquartersHeardOf,
      ),
    ).flat();
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['GQ', 'DQ']));
  });

  it('reports the ships of its river to who stands by them (4.3)', () => {
    const report = of(events, 'PositionReported').find(
      ({ data }) => (data as PositionReport).player === 'more',
    );
    const ships = (report!.data as PositionReport).ports.flatMap(({ ships: there }) => there);
    expect(ships.map(({ ship, type }) => [ship, type])).toEqual([
      ['UT1BG', 'BG'],
      ['UT1MN', 'MN'],
    ]);
  });
});
