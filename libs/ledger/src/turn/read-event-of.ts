import type { BattleEvent } from '@vedette/battle';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import type { GameEvent } from '@vedette/campaign';
import type { RecordedEvent } from '@vedette/event-store';
import { readBattleEvent } from '../stored/battle-event-record.js';
import { readGameEvent } from '../stored/game-event-record.js';

const TYPES_OF_BATTLES: ReadonlySet<string> = new Set(BATTLE_EVENTS.definitions.map(({ type }) => type));

/** Whether an event of the log is one of a battle: no type of event is of two games, or no service starts. */
export function isOfBattle({ type }: Pick<RecordedEvent, 'type'>): boolean {
  return TYPES_OF_BATTLES.has(type);
}

/** An event of whichever game it is of, as it was decided. */
export function readEventOf(event: RecordedEvent): GameEvent | BattleEvent {
  return isOfBattle(event) ? readBattleEvent(event) : readGameEvent(event);
}
