import { type GameEvent, PieceEdited, type Season } from '@vedette/campaign';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import { isStored } from '../stored/define-stored.js';
import { readGameEvent } from '../stored/game-event-record.js';
import { TurnOpened, TurnRolledBack } from '../stored/turn-events.js';
import type { StreamName } from '../streams.js';

const READ: readonly StreamName[] = ['turn', 'umpire'];

/** What decides beside the phases where turns of a campaign start: their seasons, edits by hand, and rollbacks. */
export class CampaignTurns {
  private readonly seasons = new Map<number, Season>();
  private readonly rolledBack: number[] = [];
  private readonly edited = new Map<number, GameEvent[]>();
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

  /** The season of a turn; undefined while it was never opened. */
  seasonOf(turn: number): Season | undefined {
    return this.seasons.get(turn);
  }

  /** The edits of the position a turn starts from, in order. */
  edits(turn: number): readonly GameEvent[] {
    return this.edited.get(turn) ?? [];
  }

  /** How often turns before this one were rolled back: what was come to before that counts no more. */
  rollbacksBefore(turn: number): number {
    return this.rolledBack.filter((one) => one < turn).length;
  }

  private take(event: RecordedEvent): void {
    const stream = event.stream as StreamName;
    // Two questions may have read the same at once.
    if (event.version <= (this.versions.get(stream) ?? 0)) return;
    this.versions.set(stream, event.version);
    if (isStored(TurnOpened, event)) this.seasons.set(event.data.turn, event.data.season);
    else if (isStored(TurnRolledBack, event)) this.rolledBack.push(event.data.turn);
    else if (event.type === PieceEdited.type && event.turn !== null)
      this.edited.set(event.turn, [...this.edits(event.turn), readGameEvent(event)]);
  }
}
