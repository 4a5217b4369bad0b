import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PhaseName } from '@vedette/campaign';
import { CountedTurn } from './counted-turn.js';
import { CountedTurns, foldTurns } from './counted-turns.js';
import { acts, GRAPH, History, type Named, type NamedEvent, streamOf } from './testing/histories.js';
import type { TurnOnPage } from './testing/copybook.js';

/** What the library says of a turn, in the copybook's terms. */
function asFolded(turn: CountedTurn<Named> | undefined) {
  const { opened, season, deadline, closedAt, resolved, rolledBack, setAside, stalls, forgiven, generation } =
    (turn ?? new CountedTurn<Named>(0)).standing;
  return {
    ...{ opened: opened && { at: opened.at, season: opened.season }, season, deadline, closedAt, generation },
    resolvedAt: resolved?.at ?? null,
    waitsSince: rolledBack?.at ?? null,
    setAsideSince: setAside?.at ?? null,
    attempts: [...stalls].map(([phase, { attempt }]) => [phase, attempt]).sort(),
    forgiven: [...forgiven].sort(),
    phases: [...(turn?.phases ?? [])].sort(),
    book: turn?.book() ?? null,
    byHand: turn?.byHand() ?? [],
  };
}

function asWritten({ done, ...turn }: TurnOnPage, generation: number): ReturnType<typeof asFolded> {
  const { opened, season, deadline, closedAt, resolvedAt, waitsSince, setAsideSince, byHand } = turn;
  const phases = GRAPH.map(({ name }) => name).filter((name) => done.has(name));
  return {
    ...{ opened, season, deadline, closedAt, generation, resolvedAt, waitsSince, setAsideSince, byHand },
    attempts: [...turn.attempts].sort(),
    forgiven: [...turn.forgiven].sort(),
    phases: phases.map((name): [typeof name, string] => [name, `work ${done.get(name)!.number}`]).sort(),
    book: done.has('book') ? `work ${done.get('book')!.number}` : null,
  };
}

function mustAgree(turns: CountedTurns<Named>, history: History): void {
  const { page, laidBy } = history.book;
  expect(turns.latest ?? 0).toBe(page.latest);
  for (const number of page.turns.keys())
    expect([number, asFolded(turns.turn(number))]).toEqual([
      number,
      asWritten(page.turn(number), history.generationOf(number)),
    ]);
  const last = laidBy.at(-1);
  if (!last) return expect(turns.turn(page.latest)?.restorable() ?? null).toBeNull();
  for (const number of [last.turn, ...last.later]) {
    const { opened, resolvedAt, deadline, done } = last.page.turn(number);
    const restorable = { season: opened!.season, resolved: resolvedAt !== null };
    const until = done.has('book') ? null : deadline;
    expect(turns.turn(number)!.restorable()).toEqual({ ...restorable, deadline: until });
  }
}

/** The events of a log, each stream in its own order, the streams mixed as `picks` says. */
function mixed(events: readonly NamedEvent[], picks: readonly number[]): NamedEvent[] {
  const streams = (['turn', 'orders', 'umpire', 'land'] as const).map((stream) =>
    events.filter((event) => streamOf(event) === stream),
  );
  const out: NamedEvent[] = [];
  for (let i = 0; out.length < events.length; i++) {
    const open = streams.filter((stream) => stream.length > 0);
    out.push(open[(picks[i % picks.length] ?? 0) % open.length]!.shift()!);
  }
  return out;
}

const OFTEN = { numRuns: 60 };

describe('what counts of a campaign', () => {
  it('is after every event what a clerk has on his page who copies and rubs out', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const turns = new CountedTurns<Named>();
        History.of(all, (history, news) => {
          for (const event of news) turns.take(event);
          mustAgree(turns, history);
        });
      }),
      OFTEN,
    );
  });

  it('is the same however the streams are mixed, all turns at once or one by itself', () => {
    fc.assert(
      fc.property(acts, fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }), (all, picks) => {
        const history = History.of(all);
        const read = mixed(history.events, picks);
        const turns = foldTurns<Named>(read);
        mustAgree(turns, history);
        for (const number of history.book.page.turns.keys()) {
          const alone = new CountedTurn<Named>(number);
          for (const event of read) if (event.data.turn === number) alone.take(event);
          expect(asFolded(alone)).toEqual(asFolded(turns.turn(number)));
        }
      }),
      OFTEN,
    );
  });

  it('knows how often turns before one were rolled back or restored', () => {
    fc.assert(
      fc.property(acts, fc.integer({ min: 1, max: 6 }), (all, turn) => {
        const { events } = History.of(all);
        const upset = events.filter(
          ({ type, data }) => (type === 'TurnRolledBack' || type === 'RollBackUndone') && data.turn < turn,
        );
        expect(foldTurns(events).upsetBefore(turn)).toBe(upset.length);
      }),
    );
  });

  it('is tried on histories that meet everything: rollbacks in rollbacks, undone ones, late work that counts again', () => {
    const met = new Map<string, number>();
    const meet = (what: string): unknown => met.set(what, (met.get(what) ?? 0) + 1);
    const samples = fc.sample(acts, { numRuns: 200, seed: 7 });
    for (const all of samples) {
      History.of(all, ({ book: { laidBy, page } }, news) => {
        if (laidBy.length > 1) meet('a rollback in a rollback');
        for (const { type, data } of news) {
          if (type === 'TurnRestored') meet('a turn restored with another');
          if (type === 'RollBackUndone' && laidBy.length > 0)
            meet('a rollback that stands after another was undone');
          if (type === 'TurnRolledBack' && data.orders) meet('orders reopened');
          if (type === 'PhaseResolved' && !page.turn(data.turn).done.has(data.phase as PhaseName))
            meet('late work that is void');
        }
      });
    }
    expect([...met.keys()].sort()).toEqual([
      'a rollback in a rollback',
      'a rollback that stands after another was undone',
      'a turn restored with another',
      'late work that is void',
      'orders reopened',
    ]);
    for (const [what, often] of met) expect([what, often >= 20]).toEqual([what, true]);
  });
});
