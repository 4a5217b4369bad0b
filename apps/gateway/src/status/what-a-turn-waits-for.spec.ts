import { describe, expect, it } from '@jest/globals';
import { TURN_STATUSES, type TurnStateDocument } from '@vedette/contracts';
import { turnAsTold } from '../campaigns/turn-as-told.js';
import { aTurn } from '../testing/samples.js';
import { HOUSE_PARTS, type HousePart, partsForTurn } from './house-parts.js';
import type { PartState } from './part-states.js';
import { whatATurnWaitsFor } from './what-a-turn-waits-for.js';

const all = (state: PartState, ...but: readonly HousePart[]): ReadonlyMap<HousePart, PartState> =>
  new Map(HOUSE_PARTS.map((part) => [part, but.includes(part) ? 'away' : state]));
const phase = aTurn().phases[0]!;
const turn = (more: Partial<TurnStateDocument>): TurnStateDocument =>
  aTurn({
    phases: [
      { ...phase, owner: 'land' },
      { ...phase, owner: 'logistics' },
    ],
    ...more,
  });

describe('what a turn waits for', () => {
  it.each([
    ['open', 'orders'],
    ['closing', 'resolution'],
    ['resolving', 'resolution'],
    ['rolled-back', 'administrator'],
    ['set-aside', 'administrator'],
    ['resolved', 'next-turn'],
  ] as const)('is, of a turn that is %s in a house that runs, %s', (status, waitsFor) => {
    expect(whatATurnWaitsFor(turn({ status }), all('runs'))).toMatchObject({ waitsFor, lacking: [] });
  });

  it('is workers while one is away whom its phases need, and he is named', () => {
    for (const status of ['closing', 'resolving'] as const)
      expect(whatATurnWaitsFor(turn({ status }), all('runs', 'logistics', 'reports'))).toMatchObject({
        waitsFor: 'workers',
        lacking: ['logistics'],
      });
  });

  it('is not workers while only those are away whom its phases do not need, or while nothing can be learned of them', () => {
    const state = turn({ status: 'resolving' });
    for (const states of [all('runs', 'battle', 'letters'), all('unknown')])
      expect(whatATurnWaitsFor(state, states)).toMatchObject({ waitsFor: 'resolution', lacking: [] });
  });

  it('is not workers while orders can be given: only a closed turn needs them', () => {
    expect(whatATurnWaitsFor(turn({ status: 'open' }), all('away')).waitsFor).toBe('orders');
  });

  it('is alike for a quiet turn and a bloody one, and the same as of the turn that a seat is told', () => {
    const seat = { kind: 'seat', campaign: 'mexico', role: 'player', player: 'taylor' } as const;
    for (const status of TURN_STATUSES)
      for (const states of [all('runs'), all('runs', 'land'), all('unknown')]) {
        const quiet = turn({ status });
        const bloody: TurnStateDocument = {
          ...quiet,
          orderBookRoot: 'f'.repeat(64),
          phases: quiet.phases.map((one) => ({
            ...one,
            status: 'running',
            since: '2025-03-02T12:00:31.900000Z',
            stuck: true,
          })),
        };
        const told = [quiet, bloody, turnAsTold(bloody, seat)].map((one) => whatATurnWaitsFor(one, states));
        expect([status, told[1], told[2]]).toEqual([status, told[0], told[0]]);
      }
  });

  it('counts who takes orders in and who conducts among those whom every turn needs', () => {
    expect(partsForTurn([])).toEqual(['orders', 'turns']);
    expect(partsForTurn([{ owner: 'battle' }])).toEqual(['orders', 'turns', 'battle']);
  });
});
