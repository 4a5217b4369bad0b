import { describe, expect, it } from '@jest/globals';
import { faultsOf, type PositionDocument } from '@vedette/campaign';
import {
  ALL_REQUESTS,
  createCampaign,
  phaseDueMessageId,
  phaseKey,
  requestsOf,
  SERVICE_NAMES,
  submitOrders,
  type QuestionOf,
} from './index.js';

describe('the contracts between the services', () => {
  it('name every subject once, so that a question has one answerer', () => {
    const subjects = ALL_REQUESTS.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('give every question to exactly one service', () => {
    const told = SERVICE_NAMES.flatMap((service) => requestsOf(service).map(({ subject }) => subject));
    expect([...told].sort()).toEqual(ALL_REQUESTS.map(({ subject }) => subject).sort());
  });

  it('are asked by somebody, and never by who answers them', () => {
    for (const { subject, owner, askedBy } of ALL_REQUESTS) {
      expect([subject, askedBy.length > 0]).toEqual([subject, true]);
      expect([subject, askedBy.some((asker) => asker === owner)]).toEqual([subject, false]);
    }
  });

  it('leave accounts to whoever runs the installation', () => {
    const accounts = ALL_REQUESTS.filter(({ subject }) => subject.startsWith('accounts.'));
    expect(accounts.length).toBeGreaterThan(0);
    for (const { subject, askedBy } of accounts)
      // By the command line, or by a session of theirs; the command line alone brings hashes, makes codes to begin with, and copies or
      // erases an account.
      expect(askedBy).toEqual(
        ['accounts.provision', 'accounts.copy', 'accounts.erase', 'accounts.startcode'].includes(subject)
          ? ['operator']
          : ['operator', 'gateway'],
      );
  });

  it('use subjects that are two plain tokens, which no wildcard or prefix can catch by accident', () => {
    for (const { subject } of ALL_REQUESTS) expect(subject).toMatch(/^[a-z]+\.[a-z]+$/);
  });

  it.each(ALL_REQUESTS.map((request) => [request.subject, request] as const))(
    '%s has schemas that can be compiled and refuse what is no object',
    (_, request) => {
      expect(faultsOf(request.questionSchema, 'a text')).not.toEqual([]);
      expect(faultsOf(request.answerSchema, 'a text')).not.toEqual([]);
      expect(request.timeoutMs).toBeGreaterThan(0);
    },
  );

  it('leave a slow machine half a minute, unless the asker tells his own asker the rest without them', () => {
    const hasty = ALL_REQUESTS.filter(({ timeoutMs }) => timeoutMs < 30_000);
    expect(hasty.map(({ subject }) => subject)).toEqual(['turns.verified', 'turns.stalls']);
  });

  it('take an order as the bench takes it, and nothing else beside it', () => {
    const question: QuestionOf<typeof submitOrders> = {
      campaign: 'mexico-1846',
      turn: 3,
      player: 'taylor',
      orders: [{ kind: 'land', unit: 'US1IN', strategic: { path: ['G5-V6', null] } }],
    };
    expect(faultsOf(submitOrders.questionSchema, question)).toEqual([]);
    expect(faultsOf(submitOrders.questionSchema, { ...question, as: 'arista' })).toHaveLength(1);
    expect(faultsOf(submitOrders.questionSchema, { ...question, orders: [] })).not.toEqual([]);
    expect(faultsOf(submitOrders.questionSchema, { ...question, campaign: '../etc' })).not.toEqual([]);
    expect(
      faultsOf(submitOrders.questionSchema, {
        ...question,
        orders: [{ kind: 'land', unit: "x'; drop table" }],
      }),
    ).not.toEqual([]);
  });

  it('never carry a position: a campaign is made from a digest or a scenario', () => {
    const position: Partial<PositionDocument> = { format: 'vedette/position@1' };
    const faults = faultsOf(createCampaign.questionSchema, { id: 'a', title: 'A', position });
    expect(faults).not.toEqual([]);
  });

  it('identify a phase by campaign, turn and name, and a further attempt as a further message', () => {
    const due = { campaign: 'a', turn: 2, phase: 'supply', attempt: 1 } as const;
    expect(phaseKey(due)).toBe('a/2/supply');
    expect(phaseDueMessageId(due)).toBe('a/2/supply');
    expect(phaseDueMessageId({ ...due, attempt: 3 })).toBe('a/2/supply/3');
  });
});
