import { beforeQuiet, type QuietHours } from './quiet-hours.js';

/** Who is to be reminded, and how long before. */
export interface ReminderWish {
  readonly hoursBefore: number;
  readonly zone: string;
  readonly quiet: QuietHours | null;
}

/**
 * When somebody is reminded of a deadline (milliseconds since 1970): so many hours before, or, where that is quiet, just
 * before the quiet hours begin. A reminder is moved forward and never back: told when the night is over it might be too late.
 */
export function reminderTime({ hoursBefore, zone, quiet }: ReminderWish, deadline: number): number {
  return beforeQuiet(quiet, deadline - hoursBefore * 3_600_000, zone);
}
