import { WEEKDAYS, type Calendar, type Terms } from './calendar.schema.js';
import { instantOf, localTimeOf } from './local-time.js';

const MINUTE = 60_000;
const WEEK = 7;

/**
 * The deadline of a turn that is opened at `opened`: the first moment of the calendar that leaves at least the agreed time;
 * null when turns end by hand.
 */
export function deadlineOf(calendar: Calendar, terms: Terms, opened: number): number | null {
  const earliest = opened + terms.leastMinutes * MINUTE;
  if (calendar.kind === 'every') return Math.max(earliest, opened + calendar.minutes * MINUTE);
  return nextMoments(calendar, earliest, 1)[0] ?? null;
}

/** The next `count` moments of a weekly calendar after a moment, in order; none for other calendars. */
export function nextMoments(calendar: Calendar, after: number, count: number): number[] {
  if (calendar.kind !== 'weekly') return [];
  const { zone, at } = calendar;
  const { year, month, day, weekday } = localTimeOf(after, zone);
  const found = new Set<number>();
  // From yesterday, because a time that is skipped or repeated may fall on the other side of midnight.
  for (let ahead = -1; found.size < count + at.length; ahead++)
    for (const entry of at) {
      const away = (WEEKDAYS.indexOf(entry.weekday) + 1 - weekday + 2 * WEEK) % WEEK;
      if (((ahead % WEEK) + WEEK) % WEEK !== away) continue;
      const [hour, minute] = entry.time.split(':').map(Number) as [number, number];
      const moment = instantOf({ year, month, day: day + ahead, hour, minute }, zone);
      if (moment > after) found.add(moment);
    }
  return [...found].sort((a, b) => a - b).slice(0, count);
}
