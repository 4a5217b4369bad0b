import type { JsonPointer } from '@vedette/campaign';

/** Codes of what the clock refuses; stable, for programs. */
export type ClockRefusalCode =
  | 'clock-paused'
  | 'clock-running'
  | 'deadline-passed'
  | 'deadline-too-early'
  | 'no-deadline'
  | 'player-unknown'
  | 'turn-not-held'
  | 'turn-not-open'
  | 'turn-unknown'
  | 'zone-unknown';

/** The clock does not allow what was asked: what stands against it, and what to do. */
export class ClockRefusal extends Error {
  constructor(
    readonly code: ClockRefusalCode,
    message: string,
    /** JSON pointer of the value at fault; empty when it is the time that is wrong. */
    readonly field: JsonPointer = '',
  ) {
    super(message);
    this.name = 'ClockRefusal';
  }
}
