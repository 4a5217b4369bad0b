import { afterQuiet, type QuietHours } from './quiet-hours.js';
import { nextShown, type TimeOfDay } from './wall-clock.js';

/** How somebody wants to be told. */
export interface TellingTimes {
  /** Name of his time zone, IANA. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
  /** At once, or all of a day together at a time. */
  readonly pace: 'at-once' | { readonly dailyAt: TimeOfDay };
}

/**
 * When he is told of what happens at a moment (milliseconds since 1970): at once or with the next digest, and never in a
 * quiet hour. A digest that falls into quiet hours is told when they are over.
 */
export function whenToTell({ zone, quiet, pace }: TellingTimes, happens: number): number {
  const due = pace === 'at-once' ? happens : nextShown(pace.dailyAt, happens, zone);
  return afterQuiet(quiet, due, zone);
}
