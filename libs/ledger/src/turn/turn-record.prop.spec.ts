import { describe, expect, it } from '@jest/globals';
import { OrderStood, type GameEvent } from '@vedette/campaign';
import type { ReceiptDocument } from '@vedette/contracts';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';
import { GITM_TURNS } from '@vedette/rulebooks';
import fc from 'fast-check';
import { storedEvent } from '../stored/define-stored.js';
import { recordGameEvent } from '../stored/game-event-record.js';
import { OrderAccepted, OrderBookClosed, OrderWithdrawn } from '../stored/order-events.js';
import { PhaseResolved } from '../stored/phase-resolved.js';
import { TurnClosed, TurnOpened, TurnRolledBack } from '../stored/turn-events.js';
import { endDigest, inputsDigest, ordersDigest } from './digests.js';
import { tellTurn } from './tell-turn.js';
import { TurnRecord } from './turn-record.js';

const DIGEST = 'c'.repeat(64);
const SEQUENCE = GITM_TURNS.campaign;
const TURN = 3;

const happened = (phase: GameEvent['phase'], seq: number): NewEvent =>
  recordGameEvent({
    seq,
    turn: TURN,
    phase,
    type: OrderStood.type,
    rule: 'gitm-amwol 6.1',
    data: { order: seq, kind: 'land', subject: phase, by: '', understood: '', warnings: [] },
    audience: {},
  });

const accepted = (n: number): NewEvent => {
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const receipt = { id, player: 'taylor', accepted: true } as ReceiptDocument;
  return storedEvent(OrderAccepted, { order: { kind: 'land', unit: `US${n}IN` }, receipt }, { turn: TURN });
};
const withdrawn = (n: number): NewEvent =>
  storedEvent(
    OrderWithdrawn,
    { turn: TURN, player: 'taylor', id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` },
    { turn: TURN },
  );

/** Every stream of a whole turn; how many events a phase has differs. */
function streams(
  eventsOfPhase: (phase: string) => number,
  outcomeOf: (phase: string) => string = () => DIGEST,
): Record<string, NewEvent[]> {
  const all: Record<string, NewEvent[]> = {
    turn: [
      storedEvent(
        TurnOpened,
        { turn: TURN, season: 'campaign', deadline: null, start: DIGEST },
        { turn: TURN },
      ),
      storedEvent(TurnClosed, { turn: TURN, orderBookRoot: DIGEST }, { turn: TURN }),
    ],
    orders: [
      accepted(1),
      accepted(2),
      withdrawn(1),
      accepted(3),
      storedEvent(OrderBookClosed, { turn: TURN, root: DIGEST, filler: 'f', orders: DIGEST }, { turn: TURN }),
    ],
    land: [],
    naval: [],
    logistics: [],
  };
  for (const { name, owner } of SEQUENCE) {
    const count = eventsOfPhase(name);
    for (let seq = 0; seq < count; seq++) all[owner]!.push(happened(name, seq));
    const done = { turn: TURN, phase: name, events: count, inputs: DIGEST, outcome: outcomeOf(name) };
    all[owner]!.push(storedEvent(PhaseResolved, done, { turn: TURN, phase: name }));
  }
  return all;
}

const recorded = (stream: string, event: NewEvent, version: number): RecordedEvent =>
  ({
    campaign: 'war',
    stream,
    version,
    sequence: version,
    commandId: '',
    meta: {},
    schemaVersion: 1,
    turn: null,
    phase: null,
    rule: null,
    dice: null,
    recordedAt: '2025-03-01T12:00:00Z',
    ...event,
  }) as RecordedEvent;

/** The events of all streams, mixed as `picks` says but each stream in its own order. */
function mixed(all: Record<string, NewEvent[]>, picks: readonly number[]): RecordedEvent[] {
  const rest = Object.entries(all).map(([stream, events]) =>
    events.map((event, i) => recorded(stream, event, i + 1)),
  );
  const out: RecordedEvent[] = [];
  for (let i = 0; rest.some((events) => events.length > 0); i++) {
    const open = rest.filter((events) => events.length > 0);
    out.push(open[(picks[i % picks.length] ?? 0) % open.length]!.shift()!);
  }
  return out;
}

const picks = fc.array(fc.nat(4), { minLength: 1, maxLength: 60 });
const counts = fc.array(fc.nat(3), { minLength: SEQUENCE.length, maxLength: SEQUENCE.length });

describe('the record of a turn', () => {
  it('is the same however the streams are mixed in the log, and tells the turn in one order', () => {
    fc.assert(
      fc.property(picks, picks, counts, (one, other, many) => {
        const all = () => streams((phase) => many[SEQUENCE.findIndex(({ name }) => name === phase)]!);
        const first = new TurnRecord('war', TURN).add(mixed(all(), one));
        const second = new TurnRecord('war', TURN).add(mixed(all(), other));
        expect(tellTurn(second, SEQUENCE)).toEqual(tellTurn(first, SEQUENCE));
        expect(tellTurn(first, SEQUENCE).map(({ seq }) => seq)).toEqual(
          Array.from({ length: many.reduce((sum, n) => sum + n, 0) }, (_, i) => i),
        );
        expect(endDigest(second, SEQUENCE)).toBe(endDigest(first, SEQUENCE));
      }),
    );
  });

  it('is the same whether it is filled at once or bit by bit, with whatever is read twice', () => {
    fc.assert(
      fc.property(picks, fc.array(fc.nat(120), { maxLength: 8 }), (order, cuts) => {
        const log = mixed(
          streams(() => 2),
          order,
        );
        const whole = new TurnRecord('war', TURN).add(log);
        const bits = new TurnRecord('war', TURN);
        // Each read begins where it likes, at the latest where the last one ended.
        for (const cut of [...cuts].sort((a, b) => a - b)) bits.add(log.slice(0, cut));
        bits.add(log);
        expect(tellTurn(bits, SEQUENCE)).toEqual(tellTurn(whole, SEQUENCE));
        expect(bits.versions).toEqual(whole.versions);
        expect(bits.standing().map(({ order: sent }) => sent)).toEqual(
          whole.standing().map(({ order: sent }) => sent),
        );
      }),
    );
  });

  it('counts phases as rolled back, and as resolved again, in whatever order the streams are read', () => {
    fc.assert(
      fc.property(picks, fc.nat(SEQUENCE.length - 1), (order, from) => {
        const all = streams(() => 1);
        const superseded = SEQUENCE.slice(from).map(({ name }) => name);
        all['turn']!.push(
          storedEvent(
            TurnRolledBack,
            { turn: TURN, generation: 1, to: superseded[0]!, superseded, reason: 'r', by: 'b' },
            { turn: TURN },
          ),
        );
        for (const { name, owner } of SEQUENCE.slice(from)) {
          all[owner]!.push(happened(name, 0));
          const done = {
            turn: TURN,
            phase: name,
            events: 1,
            inputs: DIGEST,
            outcome: 'e'.repeat(64),
            generation: 1,
          };
          all[owner]!.push(storedEvent(PhaseResolved, done, { turn: TURN, phase: name }));
        }
        const record = new TurnRecord('war', TURN).add(mixed(all, order));
        expect(record.phases.size).toBe(SEQUENCE.length);
        const again = [...record.phases].filter(([, { outcome }]) => outcome !== DIGEST);
        expect(new Set(again.map(([name]) => name))).toEqual(new Set(superseded));
        expect(tellTurn(record, SEQUENCE)).toHaveLength(SEQUENCE.length);
        expect([record.generation, record.rolledBack?.to]).toEqual([1, superseded[0]]);
      }),
    );
  });

  it('holds a phase only when it is complete', () => {
    const all = streams(() => 3);
    const land = all['land']!.map((event, i) => recorded('land', event, i + 1));
    const record = new TurnRecord('war', TURN);
    const lengths = land.map((event) => {
      record.add([event]);
      return [...record.phases.values()].map(({ events }) => events.length);
    });
    for (const done of lengths) expect(done.every((count) => count === 3)).toBe(true);
    expect(record.phases.size).toBe(SEQUENCE.filter(({ owner }) => owner === 'land').length);
  });

  it('knows which orders stand: those sent and not taken back, in the order of sending', () => {
    const record = new TurnRecord('war', TURN).add(
      mixed(
        streams(() => 0),
        [0],
      ),
    );
    expect(record.submissions).toHaveLength(3);
    expect(record.standing().map(({ order }) => ('unit' in order ? order.unit : ''))).toEqual([
      'US2IN',
      'US3IN',
    ]);
  });

  it('takes in nothing of another turn', () => {
    const record = new TurnRecord('war', TURN + 1).add(
      mixed(
        streams(() => 1),
        [0],
      ),
    );
    expect(record.opened).toBeNull();
    expect(record.phases.size).toBe(0);
  });
});

describe('digests of a turn', () => {
  const record = new TurnRecord('war', TURN).add(
    mixed(
      streams(() => 1),
      [0],
    ),
  );

  it('of orders leave out when they were sent, and nothing else', () => {
    const order = { kind: 'land' as const, unit: 'US1IN', by: 'taylor' };
    const later = { ...order, at: '2025-03-01T12:00:00Z' };
    expect(ordersDigest([later])).toBe(ordersDigest([order]));
    expect(ordersDigest([order, { ...order, unit: 'US2IN' }])).not.toBe(
      ordersDigest([{ ...order, unit: 'US2IN' }, order]),
    );
    expect(ordersDigest([{ ...order, by: 'worth' }])).not.toBe(ordersDigest([order]));
  });

  it('of inputs change with the secret, the phase and what its ancestors did, and not with what runs beside it', () => {
    const inputs = inputsDigest(record, SEQUENCE, 'tactical-1', 'secret');
    expect(inputsDigest(record, SEQUENCE, 'tactical-1', 'other')).not.toBe(inputs);
    expect(inputsDigest(record, SEQUENCE, 'tactical-2', 'secret')).not.toBe(inputs);
    const changed = (phase: 'weather' | 'supply'): string => {
      const other = new TurnRecord('war', TURN).add(
        mixed(
          streams(
            () => 1,
            (name) => (name === phase ? 'e'.repeat(64) : DIGEST),
          ),
          [0],
        ),
      );
      return inputsDigest(other, SEQUENCE, 'tactical-1', 'secret');
    };
    expect(changed('weather')).toBe(inputs);
    expect(changed('supply')).not.toBe(inputs);
  });

  it('do not give the secret away: the same secret in another phase shows nothing alike', () => {
    const one = inputsDigest(record, SEQUENCE, 'orders', 'secret');
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toContain(Buffer.from('secret').toString('hex'));
  });
});
