import { describe, expect, it } from '@jest/globals';
import { type AnyPlan, type AnyTurn, PhaseResolved, storedEvent, TurnRecord } from '@vedette/ledger';
import { GoneOnWith } from './gone-on-with.js';

const DIGEST = 'd'.repeat(64);
const NEXT: AnyPlan = { name: 'tactical-1', owner: 'land', after: ['strategic-withdrawal'], rule: '5.2' };
const DUE = { campaign: 'war', turn: 1, phase: NEXT.name, attempt: 1 } as const;

/** A turn whose withdrawal is done, by a worker that goes on with a phase or with none. */
const turn = (goesOnWith?: 'tactical-1' | 'tactical-2'): AnyTurn => {
  const data = {
    ...{ turn: 1, phase: 'strategic-withdrawal' as const, events: 0, inputs: DIGEST, outcome: DIGEST },
    ...(goesOnWith ? { goesOnWith } : {}),
  };
  const event = storedEvent(PhaseResolved, data, { turn: 1, phase: data.phase });
  const stored = { ...event, campaign: 'war', stream: 'land', version: 1, position: 1, meta: {} };
  return new TurnRecord('war', 1).add([
    { ...stored, recordedAt: '1846-05-08T12:00:00.000Z' } as unknown as Parameters<AnyTurn['add']>[0][number],
  ]);
};

describe('a phase that the worker of the one before goes on with', () => {
  it('is left to it for a while by this process’s own time, and then handed out', () => {
    let now = 1_000;
    const gone = new GoneOnWith(5_000, () => now);
    const record = turn('tactical-1');
    expect(gone.has(record, NEXT, DUE)).toBe(true);
    now += 4_999;
    expect(gone.has(record, NEXT, DUE)).toBe(true);
    now += 1;
    expect(gone.has(record, NEXT, DUE)).toBe(false);
    gone.forget('war');
    expect(gone.has(record, NEXT, DUE)).toBe(true);
  });

  it('is handed out at once when no worker said so, or one spoke of another phase', () => {
    const gone = new GoneOnWith(5_000, () => 0);
    expect(gone.has(turn(), NEXT, DUE)).toBe(false);
    expect(gone.has(turn('tactical-2'), NEXT, DUE)).toBe(false);
  });

  it('is handed out at once in every further attempt', () => {
    const gone = new GoneOnWith(5_000, () => 0);
    expect(gone.has(turn('tactical-1'), NEXT, { ...DUE, attempt: 2 })).toBe(false);
  });
});
