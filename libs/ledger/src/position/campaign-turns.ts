import { type GameEvent, PieceEdited, type Season } from '@vedette/campaign';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import { isStored } from '../stored/define-stored.js';
import { readGameEvent } from '../stored/game-event-record.js';
import {
  RollBackUndone,
  TurnOpened,
  TurnRestored,
  TurnRolledBack,
  TurnSuperseded,
} from '../stored/turn-events.js';
import type { StreamName } from '../streams.js';

const READ: readonly StreamName[] = ['turn', 'umpire'];

/** What decides beside the phases where turns of a campaign start: their seasons, edits by hand, and rollbacks. */
export class CampaignTurns {
  private readonly seasons = new Map<number, Season>();
  private readonly rolledBack: number[] = [];
  private readonly edited = new Map<number, { readonly version: number; readonly event: GameEvent }[]>();
  /** Versions of edits up to which they count no more, the latest last, by the turn that was superseded. */
  private readonly voidUpTo = new Map<number, number[]>();
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
    const voidUpTo = this.voidUpTo.get(turn)?.at(-1) ?? 0;
    return (this.edited.get(turn) ?? [])
      .filter(({ version }) => version > voidUpTo)
      .map(({ event }) => event);
  }

  /** How often turns before this one were rolled back, or were again what they had been: what was come to before that counts no more. */
  rollbacksBefore(turn: number): number {
    return this.rolledBack.filter((one) => one < turn).length;
  }

  private take(event: RecordedEvent): void {
    const stream = event.stream as StreamName;
    // Two questions may have read the same at once.
    if (event.version <= (this.versions.get(stream) ?? 0)) return;
    this.versions.set(stream, event.version);
    if (isStored(TurnOpened, event)) this.seasons.set(event.data.turn, event.data.season);
    else if (isStored(TurnRolledBack, event) || isStored(RollBackUndone, event))
      this.rolledBack.push(event.data.turn);
    else if (isStored(TurnSuperseded, event)) {
      const { turn, byHand } = event.data;
      this.voidUpTo.set(turn, [...(this.voidUpTo.get(turn) ?? []), byHand]);
    } else if (isStored(TurnRestored, event)) this.voidUpTo.get(event.data.turn)?.pop();
    else if (event.type === PieceEdited.type && event.turn !== null) {
      const edits = this.edited.get(event.turn) ?? [];
      this.edited.set(event.turn, [...edits, { version: event.version, event: readGameEvent(event) }]);
    }
  }
}
