import { DateTime, IANAZone } from 'luxon';

const DAY = 86_400_000;

/** A time of the day, `HH:MM` from 00:00 to 23:59. */
export type TimeOfDay = string;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a text is a time of the day. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** Minutes from midnight. @throws RangeError for a text that is no time of the day */
export function minutesOf(time: TimeOfDay): number {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`${time} is no time of the day; write HH:MM`);
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes from midnight that clocks of a zone show at a moment (milliseconds since 1970). */
export function shownAt(instant: number, zone: string): number {
  const { hour, minute } = DateTime.fromMillis(instant, { zone });
  return hour * 60 + minute;
}

/**
 * The first moment after another, or at it, at which clocks of a zone show a time of the day. A time that they skip on
 * a day is the moment of the change; of a time that they show twice it is whichever comes first.
 */
export function nextShown(time: TimeOfDay, from: number, zone: string): number {
  const { year, month, day } = DateTime.fromMillis(from, { zone });
  const midnight = Date.UTC(year, month - 1, day);
  for (let ahead = -1; ; ahead += 1) {
    const moments = momentsOf(midnight + ahead * DAY + minutesOf(time) * 60_000, zone);
    const next = moments.find((moment) => moment >= from);
    if (next !== undefined) return next;
  }
}

/** The last moment before another, or at it, at which clocks of a zone show a time of the day. */
export function lastShown(time: TimeOfDay, until: number, zone: string): number {
  const { year, month, day } = DateTime.fromMillis(until, { zone });
  const midnight = Date.UTC(year, month - 1, day);
  for (let back = 1; ; back -= 1) {
    const moments = momentsOf(midnight + back * DAY + minutesOf(time) * 60_000, zone);
    const last = moments.reverse().find((moment) => moment <= until);
    if (last !== undefined) return last;
  }
}

/** The moment, later than one and not later than another, at which the clocks of a zone are changed; null when they are not. */
export function changeOfClocks(after: number, until: number, zone: string): number | null {
  const clock = IANAZone.create(zone);
  return clock.offset(after) === clock.offset(until) ? null : changeWithin(after, until, clock);
}

/** The moments at which clocks of a zone show what a clock in UTC shows at `shown`: one, two, or that of the change. */
function momentsOf(shown: number, zone: string): number[] {
  const clock = IANAZone.create(zone);
  // Clocks are not changed twice within two days, so the offsets around the time are all that can be in force at it.
  const offsets = [...new Set([shown - DAY, shown + DAY].map((around) => clock.offset(around)))];
  const moments = offsets.map((offset) => shown - offset * 60_000);
  const real = moments.filter((moment) => moment + clock.offset(moment) * 60_000 === shown);
  return real.length > 0
    ? real.sort((a, b) => a - b)
    : [changeWithin(Math.min(...moments), Math.max(...moments), clock)];
}

/** The moment between two at which the offset of a zone changes, to the minute. */
function changeWithin(before: number, after: number, clock: IANAZone): number {
  // Clocks are changed at full minutes.
  let [low, high] = [Math.floor(before / 60_000) * 60_000, Math.ceil(after / 60_000) * 60_000];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (clock.offset(middle) === clock.offset(before)) low = middle;
    else high = middle;
  }
  return high;
}
