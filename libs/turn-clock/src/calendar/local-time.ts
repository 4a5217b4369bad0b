import { DateTime, IANAZone } from 'luxon';

const DAY = 86_400_000;

/** Whether a name is that of a time zone. */
export function isZone(name: string): boolean {
  return IANAZone.isValidZone(name);
}

/** A day of the calendar and a time on it, as people in the zone write them. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/**
 * The moment (milliseconds since 1970) at which clocks of a zone show a time. A time that they show twice is the second
 * one, and a time that they skip is as long after the change as it would have been without it: whoever reads a deadline
 * off his own clock is never late by the rule that settles it.
 */
export function instantOf({ year, month, day, hour, minute }: LocalTime, zone: string): number {
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  const clock = IANAZone.create(zone);
  // Clocks are not changed twice within two days, so one of the offsets around the time is in force at it.
  const moments = [shown - DAY, shown + DAY].map((around) => shown - clock.offset(around) * 60_000);
  const real = moments.filter((moment) => moment + clock.offset(moment) * 60_000 === shown);
  return Math.max(...(real.length > 0 ? real : moments));
}

/** A moment as clocks of a zone show it. */
export function localTimeOf(instant: number, zone: string): LocalTime & { readonly weekday: number } {
  const { year, month, day, hour, minute, weekday } = DateTime.fromMillis(instant, { zone, locale: 'en-GB' });
  return { year, month, day, hour, minute, weekday };
}

/** A moment in words of a zone: "Sunday 25 October 2026, 20:00 (Europe/Berlin, UTC+01:00)". */
export function inWords(instant: number, zone: string): string {
  const local = DateTime.fromMillis(instant, { zone, locale: 'en-GB' });
  return `${local.toFormat('cccc d LLLL yyyy, HH:mm')} (${zone}, UTC${local.toFormat('ZZ')})`;
}
