import type { Season } from '@vedette/campaign';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import { CountedTurns } from '@vedette/turns';
import type { StreamName } from '../streams.js';
import type { AnyGame } from '../turn/game-of-record.js';
import { readEventOf } from '../turn/read-event-of.js';
import { isEdit } from '../turn/turn-record.js';
import { readTurnEvent } from '../turn/read-turn-event.js';

const READ: readonly StreamName[] = ['turn', 'umpire'];

/** Of what was done by hand, the edits; nothing of phases and books decides where turns start. */
interface Kept {
  readonly phase: never;
  readonly book: never;
  readonly byHand: AnyGame['event'];
}

/** What decides beside the phases where turns of a campaign start: their seasons, edits by hand, and rollbacks. */
export class CampaignTurns {
  private readonly turns = new CountedTurns<Kept>();
  private readonly versions = new Map<StreamName, number>();

  constructor(private readonly campaign: string) {}

  /** Reads what has been written since the last look. */
  async refresh(store: EventStore): Promise<void> {
    const read = await Promise.all(
      READ.map((stream) =>
        store.readStream(this.campaign, stream, { from: (this.versions.get(stream) ?? 0) + 1 }),
      ),
    );
    for (const event of read.flat()) this.take(event);
  }

  /** The season of a turn, also of one that was superseded since; undefined while it was never opened. */
  seasonOf(turn: number): Season | undefined {
    return this.turns.turn(turn)?.standing.season ?? undefined;
  }

  /** The edits of the position a turn starts from, in order. */
  edits(turn: number): readonly AnyGame['event'][] {
    return this.turns.turn(turn)?.byHand() ?? [];
  }

  /** The edits that count of every turn from one to another, also of that which is to be opened next, in order. */
  editsOf(from: number, until = Infinity): AnyGame['event'][] {
    const last = Math.min(until, (this.turns.latest ?? from - 1) + 1);
    const edits: AnyGame['event'][] = [];
    for (let turn = from; turn <= last; turn++) edits.push(...this.edits(turn));
    return edits;
  }

  /** How often turns before this one were rolled back, or were again what they had been: what was come to before that counts no more. */
  rollbacksBefore(turn: number): number {
    return this.turns.upsetBefore(turn);
  }

  /** Takes in an event, after those before it in its stream; one it has seen already changes nothing. */
  take(event: RecordedEvent): void {
    const stream = event.stream as StreamName;
    // Two questions may have read the same at once.
    if (event.version <= (this.versions.get(stream) ?? 0)) return;
    this.versions.set(stream, event.version);
    const { turn, version } = event;
    if (isEdit(event.type) && turn !== null)
      this.turns.take({ type: 'DoneByHand', data: { turn, version, kept: readEventOf(event) } });
    const course = readTurnEvent(event);
    if (course) this.turns.take(course);
  }
}
