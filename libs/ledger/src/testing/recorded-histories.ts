import { AnnouncementMade, type GameEvent, type PhaseName, PieceEdited } from '@vedette/campaign';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';
import { type NamedEvent, streamOf } from '../../../turns/src/testing/histories.js';
import { storedEvent } from '../stored/define-stored.js';
import { recordGameEvent } from '../stored/game-event-record.js';
import { OrderBookClosed } from '../stored/order-events.js';
import { PhaseResolved } from '../stored/phase-resolved.js';
import { TURN_STREAM_EVENTS } from '../stored/turn-events.js';

const NONE = '0'.repeat(64);
const BY = 'umpire';

/** What an administrator did, or a phase came to, as a name that everybody is told. */
function said(
  event: Pick<GameEvent, 'turn' | 'phase'>,
  words: string,
  audience: GameEvent['audience'],
): NewEvent {
  const isEdit = words.startsWith('edit');
  return recordGameEvent({
    ...event,
    ...(isEdit
      ? { type: PieceEdited.type, data: { piece: words, by: BY } }
      : { type: AnnouncementMade.type, data: { text: words, by: BY } }),
    ...{ seq: 0, rule: 'vedette umpire', audience },
  } as GameEvent);
}

/** An event of a history as the house writes it; a phase has one event, which tells its name to those of the audience. */
export function writtenAs(event: NamedEvent, audience: GameEvent['audience'] = {}): readonly NewEvent[] {
  const { turn } = event.data;
  switch (event.type) {
    case 'DoneByHand':
      return [said({ turn, phase: 'orders' }, event.data.kept, audience)];
    case 'OrderBookClosed': {
      const { generation, kept } = event.data;
      const data = {
        turn,
        root: NONE,
        filler: kept,
        orders: NONE,
        ...(generation > 0 ? { generation } : {}),
      };
      return [storedEvent(OrderBookClosed, data, { turn })];
    }
    case 'PhaseResolved': {
      const { phase, generation, kept } = event.data;
      const digests = { inputs: NONE, outcome: NONE, events: 1 };
      const data = { turn, phase, ...digests, ...(generation > 0 ? { generation } : {}) };
      return [
        said({ turn, phase: phase as PhaseName }, kept, audience),
        storedEvent(PhaseResolved, data, { turn, phase }),
      ];
    }
    default: {
      const { type, data } = event;
      const { version } = TURN_STREAM_EVENTS.find((one) => one.type === type)!;
      const more = { by: BY, with: turn, trouble: 'none', waitedSeconds: 1, events: 0, orderBookRoot: NONE };
      return [{ type, schemaVersion: version, data: { ...more, ...data }, audience: {}, turn }];
    }
  }
}

/** Writes a history down as the log holds it: every stream has versions of its own, rising by one. */
export class Scribe {
  private readonly versions: Record<string, number> = {};
  private sequence = 0;

  write(event: NamedEvent): RecordedEvent[] {
    const stream = streamOf(event);
    const recordedAt = 'at' in event ? event.at : '2025-03-01T12:00:00.000Z';
    return writtenAs(event).map((written): RecordedEvent => {
      const version = (this.versions[stream] = (this.versions[stream] ?? 0) + 1);
      const unread = { commandId: '', phase: null, rule: null, dice: null, meta: {}, turn: null };
      const place = { campaign: 'war', stream, version, sequence: ++this.sequence, recordedAt };
      return { ...unread, ...written, ...place } as RecordedEvent;
    });
  }
}
