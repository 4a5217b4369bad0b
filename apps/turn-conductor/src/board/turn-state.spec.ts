import { describe, expect, it } from '@jest/globals';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';
import {
  DeadlineMoved,
  OrderBookClosed,
  PhaseResolved,
  PhaseStalled,
  storedEvent,
  TurnClosed,
  TurnOpened,
  TurnRecord,
  TurnResolved,
} from '@vedette/ledger';
import { GITM_TURNS } from '@vedette/rulebooks';
import { turnState, waitingSeconds } from './turn-state.js';

const ROOT = 'a'.repeat(64);
const SEQUENCE = GITM_TURNS.campaign;
const at = (second: number): string => `2025-03-01T12:00:${String(second).padStart(2, '0')}.000000Z`;

/** A record of a turn from its events, one second apart. */
class Log {
  readonly record = new TurnRecord('war', 3);
  private second = 0;
  private readonly versions: Record<string, number> = {};

  add(stream: string, event: NewEvent): this {
    const version = (this.versions[stream] = (this.versions[stream] ?? 0) + 1);
    this.record.add([
      {
        campaign: 'war',
        stream,
        version,
        sequence: this.second,
        commandId: '',
        schemaVersion: 1,
        turn: 3,
        phase: null,
        rule: null,
        dice: null,
        meta: {},
        recordedAt: at(this.second++),
        ...event,
      } as RecordedEvent,
    ]);
    return this;
  }

  opened(): this {
    return this.add(
      'turn',
      storedEvent(TurnOpened, { turn: 3, season: 'campaign', deadline: null, start: ROOT }, { turn: 3 }),
    );
  }

  closed(): this {
    return this.add(
      'orders',
      storedEvent(OrderBookClosed, { turn: 3, root: ROOT, filler: 'f', orders: ROOT }, { turn: 3 }),
    ).add('turn', storedEvent(TurnClosed, { turn: 3, orderBookRoot: ROOT }, { turn: 3 }));
  }

  done(...phases: (typeof SEQUENCE)[number]['name'][]): this {
    for (const phase of phases) {
      const { owner } = SEQUENCE.find(({ name }) => name === phase)!;
      const data = { turn: 3, phase, events: 0, inputs: ROOT, outcome: ROOT };
      this.add(owner, storedEvent(PhaseResolved, data, { turn: 3, phase }));
    }
    return this;
  }
}

const state = (log: Log) => turnState(log.record, SEQUENCE);
const phase = (log: Log, name: string) => state(log).phases.find((candidate) => candidate.name === name)!;

describe('where a turn stands', () => {
  it('is nowhere before it is opened', () => {
    expect(() => state(new Log())).toThrow(/no turn 3/);
  });

  it('is open until its book is closed, closing until the turn is, resolving until it is resolved', () => {
    const log = new Log().opened();
    expect(state(log)).toMatchObject({
      status: 'open',
      openedAt: at(0),
      closedAt: null,
      orderBookRoot: null,
    });
    log.add(
      'orders',
      storedEvent(OrderBookClosed, { turn: 3, root: ROOT, filler: 'f', orders: ROOT }, { turn: 3 }),
    );
    expect(state(log)).toMatchObject({ status: 'closing', orderBookRoot: ROOT, closedAt: null });
    log.add('turn', storedEvent(TurnClosed, { turn: 3, orderBookRoot: ROOT }, { turn: 3 }));
    expect(state(log)).toMatchObject({ status: 'resolving', closedAt: at(2), resolvedAt: null });
    log.add('turn', storedEvent(TurnResolved, { turn: 3, events: 0, end: ROOT }, { turn: 3 }));
    expect(state(log)).toMatchObject({ status: 'resolved', resolvedAt: at(3) });
  });

  it('has the deadline that was set last, or none', () => {
    const log = new Log().opened();
    log.add('turn', storedEvent(DeadlineMoved, { turn: 3, deadline: at(30) }, { turn: 3 }));
    expect(state(log).deadline).toBe(at(30));
    log.add('turn', storedEvent(DeadlineMoved, { turn: 3, deadline: null }, { turn: 3 }));
    expect(state(log).deadline).toBeNull();
  });

  it('lets every phase wait while the turn takes orders, and the first run when it is closed', () => {
    const log = new Log().opened();
    expect(state(log).phases.every(({ status, since }) => status === 'waiting' && since === null)).toBe(true);
    log.closed();
    expect(phase(log, 'orders')).toMatchObject({ status: 'running', since: at(2) });
    expect(phase(log, 'naval-repair')).toMatchObject({ status: 'waiting', since: null });
  });

  it('runs fleets and armies side by side, each since the phase it waited for was done', () => {
    const log = new Log().opened().closed().done('orders', 'naval-repair', 'supply', 'initial-amphibious');
    expect(phase(log, 'naval-combat')).toMatchObject({ status: 'running', since: at(6) });
    expect(phase(log, 'strategic-withdrawal')).toMatchObject({ status: 'running', since: at(6) });
    log.done('strategic-withdrawal');
    expect(phase(log, 'tactical-1')).toMatchObject({ status: 'running', since: at(7) });
    expect(phase(log, 'naval-combat')).toMatchObject({ status: 'running', since: at(6) });
  });

  it('lets a phase with two before it wait for the later one', () => {
    const log = new Log().opened().closed();
    const rest = SEQUENCE.map(({ name }) => name);
    const before = rest
      .slice(0, rest.indexOf('final-amphibious'))
      .filter((name) => name !== 'naval-movement-2');
    log.done(...before);
    expect(phase(log, 'final-amphibious').status).toBe('waiting');
    log.done('naval-movement-2');
    expect(phase(log, 'final-amphibious').status).toBe('running');
  });

  it('says that a phase is stuck once it was handed out again, and counts its wait from then', () => {
    const log = new Log().opened().closed();
    const plan = SEQUENCE[0]!;
    const now = Date.parse(at(50));
    expect(waitingSeconds(log.record, plan, now)).toBe(48);
    log.add(
      'turn',
      storedEvent(PhaseStalled, { turn: 3, phase: 'orders', attempt: 2, waitedSeconds: 48 }, { turn: 3 }),
    );
    expect(phase(log, 'orders')).toMatchObject({ status: 'running', stuck: true });
    expect(waitingSeconds(log.record, plan, now)).toBe(47);
    log.done('orders');
    expect(phase(log, 'orders')).toMatchObject({ status: 'done', stuck: false });
  });

  it('is the same whether an event is read once or again', () => {
    const log = new Log().opened().closed().done('orders');
    const before = JSON.stringify(state(log));
    log.record.add([
      {
        campaign: 'war',
        stream: 'turn',
        version: 1,
        turn: 3,
        type: 'TurnOpened',
        data: {},
        recordedAt: at(59),
      },
    ] as unknown as RecordedEvent[]);
    expect(JSON.stringify(state(log))).toBe(before);
  });
});
