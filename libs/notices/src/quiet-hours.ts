import { changeOfClocks, lastShown, minutesOf, nextShown, shownAt, type TimeOfDay } from './wall-clock.js';

/** Hours of every day in which nothing is told, by the clocks of a zone; over midnight when `until` is the earlier. */
export interface QuietHours {
  readonly from: TimeOfDay;
  /** Not quiet any more. The same time as `from`: no hour is quiet. */
  readonly until: TimeOfDay;
}

/** Whether clocks of a zone show a quiet hour at a moment (milliseconds since 1970). */
export function isQuiet({ from, until }: QuietHours, instant: number, zone: string): boolean {
  const [first, last] = [minutesOf(from), minutesOf(until)];
  const shown = shownAt(instant, zone);
  return first <= last ? first <= shown && shown < last : shown >= first || shown < last;
}

/** The first moment at or after another that is not quiet. */
export function afterQuiet(quiet: QuietHours | null, instant: number, zone: string): number {
  let moment = instant;
  // Clocks that are set back while the quiet hours end show a quiet hour again.
  while (quiet && isQuiet(quiet, moment, zone)) {
    const over = nextShown(quiet.until, moment + 1, zone);
    // Nor need they run to their end: clocks may be set back to before they began.
    const change = changeOfClocks(moment, over, zone);
    moment = change !== null && !isQuiet(quiet, change, zone) ? change : over;
  }
  return moment;
}

/** The last moment at or before another from which it has not been quiet: a minute before the quiet hours begin. */
export function beforeQuiet(quiet: QuietHours | null, instant: number, zone: string): number {
  let moment = instant;
  while (quiet && isQuiet(quiet, moment, zone)) {
    const before = lastShown(quiet.from, moment, zone) - 60_000;
    // Clocks that are set back may lead into the middle of them.
    const change = changeOfClocks(before, moment, zone);
    moment = change !== null && !isQuiet(quiet, change - 60_000, zone) ? change - 60_000 : before;
  }
  return moment;
}
