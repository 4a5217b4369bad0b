import { describe, expect, it } from '@jest/globals';
import type { ConductorFindings } from '@vedette/contracts';
import type { TurnRecord } from '@vedette/ledger';
import type { TurnSequence } from '@vedette/rulebooks';
import { RoundFindings } from './round-findings.js';

const sequence = [
  { name: 'orders', owner: 'logistics', after: [] },
  { name: 'naval-combat', owner: 'naval', after: ['orders'] },
  { name: 'tactical-1', owner: 'land', after: ['orders'] },
] as unknown as TurnSequence;

const at = (second: number): string => new Date(second * 1_000).toISOString();
const done = (phases: Readonly<Record<string, number>>) =>
  new Map(Object.entries(phases).map(([name, second]) => [name, { at: at(second) }]));

const record = (more: Partial<Record<keyof TurnRecord, unknown>>): TurnRecord =>
  ({
    closedAt: at(100),
    resolved: null,
    rolledBack: null,
    setAside: null,
    phases: done({}),
    ...more,
  }) as TurnRecord;

describe('what a round over all campaigns finds', () => {
  const found = (...records: TurnRecord[]) => {
    const findings = new RoundFindings();
    for (const one of records) findings.note({ record: one, sequence }, 160_000);
    return { overdue: findings.overdue, ...Object.fromEntries(findings.waiting) };
  };
  const nothingWaits = { land: 0, naval: 0, logistics: 0, battle: 0 };
  const nothing = { overdue: 0, ...nothingWaits };

  it('is nothing where no turn waits', () => {
    expect(found()).toEqual(nothing);
    expect(found(record({ closedAt: null }), record({ resolved: { at: at(120) } }))).toEqual(nothing);
  });

  it('is how long the turn waits that waits longest, and since when each owner could have done his phase', () => {
    expect(found(record({}), record({ closedAt: at(130), phases: done({ orders: 150 }) }))).toEqual({
      overdue: 60,
      logistics: 60,
      naval: 10,
      land: 10,
      battle: 0,
    });
    expect(found(record({ phases: done({ orders: 150, 'naval-combat': 155 }) }))).toEqual({
      overdue: 60,
      logistics: 0,
      naval: 0,
      land: 10,
      battle: 0,
    });
  });

  it('leaves out turns that wait for their administrators, and a clock that goes after that of the log', () => {
    expect(
      found(record({ setAside: {} }), record({ rolledBack: {} }), record({ closedAt: at(170) })),
    ).toEqual(nothing);
  });

  it('is with what other conductors found what the whole house has', () => {
    const findings = new RoundFindings();
    findings.note({ record: record({}), sequence }, 160_000);
    findings.failing = 1;
    const others: ConductorFindings[] = [
      { overdue: 90, waiting: { logistics: 5 }, failing: 2 },
      { overdue: 10, waiting: { naval: 7, logistics: 70 }, failing: 0 },
    ];
    const house = findings.with(others);
    expect([house.overdue, house.failing]).toEqual([90, 3]);
    expect(Object.fromEntries(house.waiting)).toEqual({ ...nothingWaits, naval: 7, logistics: 70 });
    expect(findings.with([]).told()).toEqual(findings.told());
  });
});
