import type { BattleEvent } from '@vedette/battle';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import type { NewEvent, RecordedEvent } from '@vedette/event-store';
import { upToDate } from './up-to-date.js';

/** What a column of the log does not hold of an event of a battle. */
interface BattleEventBody extends Pick<
  BattleEvent,
  'seq' | 'impulse' | 'hex' | 'units' | 'leaders' | 'data' | 'change'
> {
  /** The turn by its hour; the column counts turns of the battle. */
  readonly hour: string;
}

/** An event of a battle as it is appended; `turn` counts the turns of the battle, `seq` the events of its step. */
export function recordBattleEvent(event: BattleEvent, turn: number): NewEvent {
  const {
    seq,
    turn: hour,
    step,
    type,
    rule,
    impulse,
    hex,
    units,
    leaders,
    data,
    dice,
    audience,
    change,
  } = event;
  return {
    type,
    schemaVersion: BATTLE_EVENTS.definitionOf(type).version,
    turn,
    phase: step,
    rule,
    data: { seq, hour, impulse, hex, units, leaders, data, change } satisfies {
      [K in keyof BattleEventBody]: BattleEventBody[K] | undefined;
    },
    dice: dice ?? null,
    audience,
  };
}

/** An event of a battle as it was decided, its data brought up to the newest version of its type, its keys in the order they have. */
export function readBattleEvent(event: RecordedEvent): BattleEvent {
  const { seq, hour, impulse, hex, units, leaders, data, change } = event.data as BattleEventBody;
  return {
    seq,
    turn: hour,
    step: event.phase as BattleEvent['step'],
    type: event.type,
    rule: event.rule ?? '',
    ...(impulse === undefined ? {} : { impulse }),
    ...(hex === undefined ? {} : { hex }),
    ...(units === undefined ? {} : { units }),
    ...(leaders === undefined ? {} : { leaders }),
    data: upToDate(BATTLE_EVENTS, event.type, event.schemaVersion, data),
    ...(event.dice ? { dice: event.dice as NonNullable<BattleEvent['dice']> } : {}),
    audience: event.audience as BattleEvent['audience'],
    ...(change === undefined ? {} : { change }),
  };
}
