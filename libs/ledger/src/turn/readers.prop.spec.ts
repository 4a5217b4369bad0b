import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@vedette/event-store';
import fc from 'fast-check';
import { acts, GRAPH, History } from '../../../turns/src/testing/histories.js';
import { ClockRecord } from '../clock/clock-record.js';
import { CampaignTurns } from '../position/campaign-turns.js';
import { Scribe } from '../testing/recorded-histories.js';
import { latestTurnAfter } from './read-turn-event.js';
import { TurnRecord } from './turn-record.js';

/** Everything in this room that reads what counts, filled from one log as it grows. */
class Readers {
  readonly turns = new CampaignTurns('war');
  readonly clock = new ClockRecord(['taylor']);
  latest = 0;
  private readonly records = new Map<number, TurnRecord>();

  add(event: RecordedEvent): void {
    if (event.stream === 'turn' || event.stream === 'umpire') this.turns.take(event);
    this.clock.add(event);
    this.latest = latestTurnAfter(this.latest, event);
    this.record(event.turn!).add([event]);
  }

  record(turn: number): TurnRecord {
    const record = this.records.get(turn) ?? new TurnRecord('war', turn);
    this.records.set(turn, record);
    return record;
  }
}

const piecesOf = (events: readonly { readonly data: unknown }[]): string[] =>
  events.map(({ data }) => (data as { readonly piece: string }).piece);

/** What a phase came to is told by the one event it has. */
const nameOf = (record: TurnRecord, phase: (typeof GRAPH)[number]['name']): string | null => {
  const event = record.phases.get(phase)?.events[0];
  return event ? (event.data as { readonly text: string }).text : null;
};

describe('readers of the log', () => {
  it('say the same of every turn after every event: the record, the start of turns, the clock, and a clerk', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const [readers, scribe] = [new Readers(), new Scribe()];
        History.of(all, ({ book: { page } }, news) => {
          for (const event of news.flatMap((one) => scribe.write(one))) readers.add(event);
          expect([readers.latest, readers.clock.state.turn?.turn ?? 0]).toEqual([page.latest, page.latest]);
          for (const [number, turn] of page.turns) {
            const record = readers.record(number);
            const work = ['book', ...GRAPH.map(({ name }) => name)] as const;
            const written = work.map((one) => turn.done.get(one)?.number ?? null);
            const folded = work.map((one) =>
              one === 'book' ? record.bookClosed?.filler : nameOf(record, one),
            );
            expect(folded.map((name) => name ?? null)).toEqual(
              written.map((one) => (one === null ? null : `work ${one}`)),
            );
            const edits = turn.byHand.filter((one) => one.startsWith('edit'));
            expect([piecesOf(record.edits()), piecesOf(readers.turns.edits(number))]).toEqual([edits, edits]);
            expect(record.byHand).toHaveLength(turn.byHand.length);
            expect(readers.turns.seasonOf(number) ?? null).toBe(turn.season);
            expect(record.opened?.at).toBe(turn.opened?.at);
            expect(record.resolved?.at ?? null).toBe(turn.resolvedAt);
          }
        });
      }),
      { numRuns: 40 },
    );
  });
});
