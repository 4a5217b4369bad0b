import { describe, expect, it } from '@jest/globals';
import type { PhaseStateDocument, TurnStateDocument } from '@vedette/contracts';
import type { Standing } from '../access/standing.js';
import { aTurn } from '../testing/samples.js';
import { turnAsTold } from './turn-as-told.js';

const campaign = 'mexico';
const SEATS: Record<string, Standing> = {
  player: { kind: 'seat', campaign, role: 'player', player: 'taylor' },
  minister: { kind: 'seat', campaign, role: 'minister', player: 'marcy' },
};
const phase = (more: Partial<PhaseStateDocument>): PhaseStateDocument => ({
  ...aTurn().phases[0]!,
  ...more,
});
/** The same turn, quiet and with a battle in it. */
const turns = (status: TurnStateDocument['status']): TurnStateDocument[] =>
  [
    ['30.100000', '30.200000', '34.000000'],
    ['31.000000', '35.900000', '38.123456'],
  ].map(([one, other, end]) =>
    aTurn({
      status,
      closedAt: '2025-03-02T12:00:30.000000Z',
      resolvedAt: status === 'resolved' ? `2025-03-02T12:00:${end}Z` : null,
      phases: [
        phase({ status: 'done', since: `2025-03-02T12:00:${one}Z` }),
        phase(
          status === 'resolved'
            ? { status: 'done', since: `2025-03-02T12:00:${other}Z` }
            : { status: 'running', since: `2025-03-02T12:00:${other}Z`, stuck: other === '35.900000' },
        ),
      ],
    }),
  );

describe('a turn as it is told', () => {
  it.each(Object.entries(SEATS))('to a %s is alike, however long its phases took', (_, seat) => {
    for (const status of ['resolving', 'set-aside', 'rolled-back', 'resolved'] as const) {
      const [quiet, loud] = turns(status).map((turn) => JSON.stringify(turnAsTold(turn, seat)));
      expect([status, quiet]).toEqual([status, loud]);
    }
  });

  it('says of a resolved turn that all is done, and one time for all of it', () => {
    const told = turnAsTold(turns('resolved')[0]!, SEATS['player']!);
    expect(told.phases.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(new Set([told.resolvedAt, ...told.phases.map(({ since }) => since)]).size).toBe(1);
    expect(told.resolvedAt! >= told.closedAt!).toBe(true);
  });

  it('is cut to the minute when the turn took longer', () => {
    const turn = { ...turns('resolved')[0]!, resolvedAt: '2025-03-02T12:03:59.999999Z' };
    expect(turnAsTold(turn, SEATS['player']!).resolvedAt).toBe('2025-03-02T12:03:00.000000Z');
  });

  it('to administrators and operators is exact', () => {
    const [turn] = turns('resolving') as [TurnStateDocument];
    expect(turnAsTold(turn, { kind: 'administrator', campaign })).toBe(turn);
    expect(turnAsTold(turn, { kind: 'operator', campaign })).toBe(turn);
  });
});
