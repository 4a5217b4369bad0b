import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Calendar, type Terms, USUAL_TERMS } from './calendar/calendar.schema.js';
import { deadlineOf } from './calendar/next-deadline.js';
import * as clock from './index.js';
import { PlainClock } from './testing/plain-clock.js';
import { TwoConductors } from './testing/two-conductors.js';

const MINUTE = 60_000;
const PLAYERS = ['taylor', 'worth', 'arista'];
const STATED = { reason: 'so that it is known', audience: 'everybody' } as const;
type Command = fc.Command<PlainClock, TwoConductors>;

/** Both clocks tell the same, and the log holds what it must. */
function compare(plain: PlainClock, real: TwoConductors): void {
  const { turn, missed } = real.state;
  expect({
    now: real.now,
    turn: turn!.turn,
    ended: turn!.ending?.ending ?? null,
    deadline: turn!.ending ? null : turn!.deadline,
    held: turn!.held !== null,
    waitsFor: turn!.grace,
    misses: PLAYERS.map((player) => clock.missesOf(real.state, player)),
  }).toEqual({
    now: plain.now,
    turn: plain.turn,
    ended: plain.ended,
    deadline: plain.ended ? null : plain.deadline,
    held: plain.held,
    waitsFor: plain.waitsFor,
    misses: PLAYERS.map((player) => plain.note(player).misses),
  });
  expect(missed).toBeDefined();
  for (const player of plain.isOpen ? PLAYERS : []) {
    const { opened, orders, confirmed } = plain.note(player);
    const standing = clock.standingOf(real.state, player);
    if (confirmed) expect(standing).toBe(orders > 0 ? 'confirmed' : 'confirmed-empty');
    else if (orders > 0) expect(standing).toBe('ordered');
    else if (opened) expect(standing).toBe('no-order');
  }
  onceAndNeverEarly(real);
}

/** By the log alone: every turn ends once and its book closes once, after that; a deadline that ended a turn had come. */
function onceAndNeverEarly({ log }: TwoConductors): void {
  for (let turn = 1; log.some(({ type, data }) => type === 'TurnOpened' && data.turn === turn); turn++) {
    const own = log.filter(({ data }) => 'turn' in data && data.turn === turn);
    const endings = own.filter(({ type }) => type === 'TurnEnding');
    const closings = own.filter(({ type }) => type === 'BookClosed');
    expect(endings.length).toBeLessThanOrEqual(1);
    expect(closings.length).toBe(endings.length);
    const [ending] = endings;
    if (ending?.type !== 'TurnEnding' || ending.data.ending !== 'deadline') continue;
    const before = own.slice(0, own.indexOf(ending));
    const promised = before.findLast(({ data }) => 'deadline' in data && data.deadline !== null);
    const { deadline } = promised!.data as { deadline: string };
    const waited = before.find(({ type }) => type === 'GraceGranted') as
      { data: { players: string[] } } | undefined;
    // Whoever is waited for may speak before his grace is over.
    if (!waited) expect(ending.at).toBeGreaterThanOrEqual(Date.parse(deadline));
    const stops = before.filter(({ type }) => type === 'ClockPaused').length;
    expect(before.filter(({ type }) => type === 'ClockResumed').length).toBe(stops);
  }
}

function command(
  name: string,
  check: (plain: PlainClock) => boolean,
  onPlain: (plain: PlainClock) => void,
  onReal: (real: TwoConductors) => void,
): Command {
  return {
    toString: () => name,
    check: (plain) => check(plain as PlainClock),
    run: (plain, real) => {
      onPlain(plain);
      onReal(real);
      compare(plain, real);
    },
  };
}

const whenOpen = (plain: PlainClock): boolean => plain.isOpen;
const player = fc.constantFrom(...PLAYERS);
const minutes = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 60, max: 5000 }));
/** Does something on both, then lets both conductors look. */
const acting = (
  name: string,
  check: (plain: PlainClock) => boolean,
  onPlain: (plain: PlainClock) => void,
  decide: Parameters<TwoConductors['act']>[0],
  dies = false,
): Command =>
  command(
    name,
    check,
    (plain) => {
      onPlain(plain);
      plain.settle();
    },
    (real) => {
      real.act(decide);
      real.look(dies);
    },
  );
const turnOf = (state: clock.ClockState): number => state.turn!.turn;
let ids = 0;

const resolving = (calendar: Calendar, terms: Terms): Command =>
  acting(
    'resolve',
    (plain) => !plain.isOpen && !plain.stoppedWith,
    (plain) => plain.nextTurn(deadlineOf(calendar, terms, plain.now)),
    (state) => [{ type: 'TurnResolved', data: { turn: turnOf(state) } }],
  );

const commands = (calendar: Calendar, terms: Terms): fc.Arbitrary<Command>[] => [
  fc.constantFrom(3, 5, 8).map((days) => {
    const ms = days * 1440 * MINUTE;
    return command(
      `pass ${days} days`,
      () => true,
      (plain) => plain.pass(ms),
      (real) => real.pass(ms),
    );
  }),
  fc.constant(resolving(calendar, terms)),
  fc.constant(resolving(calendar, terms)),
  minutes.map((n) =>
    command(
      `pass ${n}`,
      () => true,
      (plain) => plain.pass(n * MINUTE),
      (real) => real.pass(n * MINUTE),
    ),
  ),
  minutes.map((n) =>
    command(
      `outage ${n}`,
      () => true,
      (plain) => plain.outage(n * MINUTE),
      (real) => real.outage(n * MINUTE),
    ),
  ),
  player.map((p) =>
    acting(
      `open ${p}`,
      whenOpen,
      (plain) => (plain.note(p).opened = true),
      (state) => clock.seeTurn(state, p),
    ),
  ),
  fc.tuple(player, fc.boolean()).map(([p, dies]) =>
    acting(
      `order, or amend ${p}`,
      whenOpen,
      (plain) => plain.sends(p, 1),
      (state) => [{ type: 'OrderSent', data: { turn: turnOf(state), player: p, by: 'player' } }],
      dies,
    ),
  ),
  player.map((p) =>
    acting(
      `take back ${p}`,
      (plain) => plain.isOpen && plain.note(p).orders > 0,
      (plain) => plain.sends(p, -1),
      (state) => [{ type: 'OrderTakenBack', data: { turn: turnOf(state), player: p } }],
    ),
  ),
  fc.tuple(player, fc.boolean()).map(([p, dies]) =>
    acting(
      `confirm ${p}`,
      whenOpen,
      (plain) => (plain.note(p).confirmed = true),
      (state, now) => clock.confirmTurn(state, turnOf(state), p, now),
      dies,
    ),
  ),
  player.map((p) =>
    acting(
      `clear ${p}`,
      whenOpen,
      (plain) => (plain.note(p).confirmed = false),
      (state, now) => clock.clearConfirmation(state, turnOf(state), p, now),
    ),
  ),
  minutes.map((n) =>
    acting(
      `extend by ${n}`,
      (plain) => plain.isOpen && !plain.stoppedWith && (plain.held || plain.deadline !== null),
      (plain) => {
        plain.deadline = (plain.held ? plain.now : plain.deadline!) + n * MINUTE;
        plain.held = false;
      },
      (state, now) => clock.extendTurn(state, { minutes: n }, STATED, now),
    ),
  ),
  fc.constant(
    acting(
      'pause',
      (plain) => plain.isOpen && !plain.stoppedWith,
      (plain) => {
        plain.stoppedWith = { left: plain.deadline === null ? null : plain.deadline - plain.now };
        plain.deadline = null;
      },
      (state, now) => clock.pauseClock(state, STATED, now),
    ),
  ),
  fc.constant(
    acting(
      'resume',
      (plain) => plain.stoppedWith !== null && plain.isOpen,
      (plain) => {
        const { left } = plain.stoppedWith!;
        plain.deadline = left === null ? null : plain.now + left;
        plain.stoppedWith = null;
      },
      (state, now) => clock.resumeClock(state, STATED, now),
    ),
  ),
  player.map((p) =>
    acting(
      `excuse ${p}`,
      whenOpen,
      (plain) => (plain.note(p).excused = true),
      (state) => clock.excusePlayer(state, { player: p, reason: 'away' }),
    ),
  ),
  player.map((p) =>
    acting(
      `replace ${p}`,
      whenOpen,
      (plain) => Object.assign(plain.note(p), { opened: false, confirmed: false, misses: 0, graces: 0 }),
      (state) => clock.replacePlayer(state, p),
    ),
  ),
  fc.tuple(player, player).map(([p, deputy]) =>
    acting(
      `${deputy} deputy of ${p}`,
      (plain) => plain.isOpen && p !== deputy && plain.note(p).deputy === null,
      (plain) => (plain.note(p).deputy = deputy),
      () => [
        {
          type: 'CommandHandedOver',
          data: { id: `${p} ${ids++}`, player: p, to: deputy, from: 1, until: 10_000 },
        },
      ],
    ),
  ),
  player.map((p) =>
    acting(
      `deputy of ${p} hands back`,
      (plain) => plain.note(p).deputy !== null,
      (plain) => (plain.note(p).deputy = null),
      (state) =>
        [...state.handOvers]
          .filter(([, { player: whose }]) => whose === p)
          .map(([id]) => ({ type: 'CommandHandedBack' as const, data: { id } })),
    ),
  ),
  fc.boolean().map((dies) =>
    acting(
      'release',
      (plain) => plain.held && !plain.stoppedWith,
      (plain) => plain.end('released'),
      (state) => clock.releaseTurn(state, turnOf(state)),
      dies,
    ),
  ),
  fc.constant(
    acting(
      'end by hand',
      whenOpen,
      (plain) => plain.end('by-hand'),
      (state) => clock.endByHand(state, turnOf(state)),
    ),
  ),
];

/** Clocks change within days of each of these, forward and back, in the north and in the south, by an hour and by half. */
const starts = fc.constantFrom(
  ['Europe/Berlin', '2026-03-27T12:00:00Z'],
  ['Europe/Berlin', '2026-10-23T12:00:00Z'],
  ['America/New_York', '2026-03-06T12:00:00Z'],
  ['Australia/Sydney', '2026-04-03T12:00:00Z'],
  ['Australia/Sydney', '2026-10-02T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-03T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-02T12:00:00Z'],
);
const terms: fc.Arbitrary<Terms> = fc.record({
  earlyEnd: fc.constantFrom('when-all-ready' as const, 'never' as const),
  grace: fc.record({ minutes: fc.constantFrom(0, 30, 720), each: fc.constantFrom(null, 1, 2) }),
  heldAbove: fc.constantFrom(null, null, 0, 1 / 3, 2 / 3),
  leastMinutes: fc.constantFrom(0, 1440),
  outage: fc.record({ fromMinutes: fc.constantFrom(10, 60), finalMinutes: fc.constantFrom(0, 360) }),
  nextTurn: fc.constant('opens' as const),
  counts: fc.constant('told' as const),
  expected: fc.constant(null),
});
const weekly = fc.constantFrom<Extract<Calendar, { kind: 'weekly' }>['at']>(
  [
    { weekday: 'wednesday', time: '20:00' },
    { weekday: 'sunday', time: '20:00' },
  ],
  [{ weekday: 'sunday', time: '02:15' }],
);
const campaigns = fc
  .record({ start: starts, at: weekly, terms, every: fc.option(fc.integer({ min: 60, max: 5000 })) })
  .chain(({ start: [zone, from], at, terms: agreed, every }) => {
    const calendar: Calendar =
      every === null ? { kind: 'weekly', zone: zone!, at } : { kind: 'every', zone: zone!, minutes: every };
    return fc.record({
      calendar: fc.constant(calendar),
      terms: fc.constant(agreed),
      from: fc.constant(Date.parse(from!)),
      acts: fc.commands(commands(calendar, agreed), { maxCommands: 60, size: 'max' }),
    });
  });

describe('the clock of a turn', () => {
  it('ends a turn exactly once and never early, whatever is done, on two conductors of which one is behind', () => {
    fc.assert(
      fc.property(campaigns, ({ calendar, terms: agreed, from, acts }) => {
        fc.modelRun(() => {
          const deadline = deadlineOf(calendar, agreed, from);
          const real = new TwoConductors(PLAYERS, from);
          real.append({ type: 'CalendarSet', data: { calendar, terms: agreed } });
          real.append({
            type: 'TurnOpened',
            data: { turn: 1, deadline: deadline === null ? null : new Date(deadline).toISOString() },
          });
          return { model: new PlainClock(PLAYERS, agreed, from, deadline), real };
        }, acts);
      }),
      { numRuns: 500 },
    );
  });

  it('is put off only for an outage that is long enough, reaches the last hours, and began before the deadline', () => {
    const from = Date.parse('2026-11-22T12:00:00Z');
    const hour = 60 * MINUTE;
    const deadlineAfter = (...outages: readonly (readonly [number, number])[]): number | null => {
      const real = new TwoConductors(PLAYERS, from);
      real.append({
        type: 'TurnOpened',
        data: { turn: 1, deadline: new Date(from + 24 * hour).toISOString() },
      });
      real.now = from + 30 * hour;
      for (const [begun, over] of outages)
        real.outages.push({ from: from + begun * hour, to: from + over * hour });
      real.look();
      return real.log.some(({ type }) => type === 'TurnEnding')
        ? null
        : (real.state.turn!.deadline! - from) / hour;
    };
    expect(deadlineAfter([20, 30])).toBe(34);
    expect(deadlineAfter([23.9, 30])).toBeCloseTo(30.1);
    expect(deadlineAfter([17, 19], [22, 30])).toBe(34);
    expect(deadlineAfter([24, 30])).toBeNull();
    expect(deadlineAfter([-2, 30])).toBe(54);
    expect(deadlineAfter([-30, 0])).toBeNull();
    expect(deadlineAfter([2, 17])).toBeNull();
    expect(deadlineAfter([23.9, 24.05])).toBeNull();
  });

  it('refuses what makes no sense, with a code, the value at fault, and what to do', () => {
    const real = new TwoConductors(PLAYERS, Date.parse('2026-11-22T12:00:00Z'));
    const refusal = (decide: Parameters<TwoConductors['act']>[0]): unknown => {
      try {
        real.act(decide);
        return 'done';
      } catch (error) {
        return error instanceof clock.ClockRefusal ? [error.code, error.field] : error;
      }
    };
    expect(refusal((state, now) => clock.confirmTurn(state, 1, 'taylor', now))).toEqual([
      'turn-not-open',
      '',
    ]);
    real.append({ type: 'TurnOpened', data: { turn: 1, deadline: null } });
    const by = { minutes: 60 };
    expect(refusal((state, now) => clock.confirmTurn(state, 2, 'taylor', now))).toEqual([
      'turn-not-open',
      '/turn',
    ]);
    expect(refusal((state, now) => clock.confirmTurn(state, 1, 'nobody', now))).toEqual([
      'player-unknown',
      '/player',
    ]);
    expect(refusal((state, now) => clock.extendTurn(state, by, STATED, now))).toEqual([
      'no-deadline',
      '/minutes',
    ]);
    expect(
      refusal((state, now) => clock.extendTurn(state, { until: '2026-11-22T11:00:00Z' }, STATED, now)),
    ).toEqual(['deadline-too-early', '/until']);
    expect(refusal((state, now) => clock.resumeClock(state, STATED, now))).toEqual(['clock-running', '']);
    expect(refusal((state) => clock.releaseTurn(state, 1))).toEqual(['turn-not-held', '/turn']);
    expect(refusal((state) => clock.excusePlayer(state, { player: 'worth', turn: 9, reason: 'x' }))).toEqual([
      'turn-unknown',
      '/turn',
    ]);
    const nowhere: Calendar = { kind: 'manual', zone: 'Europe/Atlantis' };
    expect(refusal((state, now) => [clock.setCalendar(state, nowhere, USUAL_TERMS, now).event])).toEqual([
      'zone-unknown',
      '/calendar/zone',
    ]);
    expect(refusal((state, now) => clock.pauseClock(state, STATED, now))).toBe('done');
    expect(refusal((state, now) => clock.extendTurn(state, by, STATED, now))).toEqual(['clock-paused', '']);
  });
});
