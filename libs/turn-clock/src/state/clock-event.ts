import type { ClockData, ClockEventType } from './clock-events.schema.js';

/** An event of the clock that is to be written. */
export type NewClockEvent = {
  [T in ClockEventType]: { readonly type: T; readonly data: ClockData<T> };
}[ClockEventType];

/** What others write that the clock looks at. */
export type WatchedEvent =
  | {
      readonly type: 'TurnOpened';
      readonly data: { readonly turn: number; readonly deadline: string | null };
    }
  | {
      readonly type: 'DeadlineMoved';
      readonly data: { readonly turn: number; readonly deadline: string | null };
    }
  /** `by: 'itself'`: a standing order, or one sent ahead of its turn; it undoes no confirmation. */
  | {
      readonly type: 'OrderSent';
      readonly data: { readonly turn: number; readonly player: string; readonly by: 'player' | 'itself' };
    }
  | { readonly type: 'OrderTakenBack'; readonly data: { readonly turn: number; readonly player: string } }
  /** From one turn to another, both included, `to` acts for the player. */
  | {
      readonly type: 'CommandHandedOver';
      readonly data: {
        readonly id: string;
        readonly player: string;
        readonly to: string;
        readonly from: number;
        readonly until: number;
      };
    }
  | { readonly type: 'CommandHandedBack'; readonly data: { readonly id: string } }
  | { readonly type: 'BookClosed'; readonly data: { readonly turn: number } }
  | { readonly type: 'TurnResolved'; readonly data: { readonly turn: number } };

/** An event as the clock reads it; `at` in milliseconds since 1970. */
export type ClockEvent = (NewClockEvent | WatchedEvent) & { readonly at: number };

/** An event of the clock, its data checked against its type. */
export function clockEvent<T extends ClockEventType>(type: T, data: ClockData<T>): NewClockEvent {
  return { type, data } as NewClockEvent;
}
