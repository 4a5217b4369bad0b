import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Calendar, USUAL_TERMS, WEEKDAYS } from './calendar.schema.js';
import { instantOf, inWords, isZone, localTimeOf } from './local-time.js';
import { deadlineOf, nextMoments } from './next-deadline.js';

const iso = (instant: number): string => new Date(instant).toISOString();
const at = (text: string, zone: string): string => {
  const [year, month, day, hour, minute] = text.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return iso(instantOf({ year, month, day, hour, minute }, zone));
};

/** Zones whose clocks change by an hour in the north and in the south, by half an hour, at midnight, and never. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
];

describe('a time on the clocks of a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-01-14 20:00', '2026-01-14T19:00:00.000Z'],
    ['Europe/Berlin', '2026-07-15 20:00', '2026-07-15T18:00:00.000Z'],
    // Skipped: 02:00 is followed by 03:00, so the deadline is as long after the change as it stands after 02:00.
    ['Europe/Berlin', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08 02:30', '2026-03-08T07:30:00.000Z'],
    ['Australia/Sydney', '2026-10-04 02:30', '2026-10-03T16:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-03T15:45:00.000Z'],
    // Shown twice: the second time counts.
    ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T01:30:00.000Z'],
    ['America/New_York', '2026-11-01 01:30', '2026-11-01T06:30:00.000Z'],
    ['Australia/Sydney', '2026-04-05 02:30', '2026-04-04T16:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05 01:45', '2026-04-04T15:15:00.000Z'],
  ])('in %s, %s, is %s', (zone, text, instant) => {
    expect(at(text, zone)).toBe(instant);
  });

  it('is the one its zone shows at that moment, and no later moment shows it, unless clocks skip it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }),
        (zone, instant) => {
          const minute = Math.floor(instant / 60_000) * 60_000;
          const shown = localTimeOf(minute, zone);
          const back = instantOf(shown, zone);
          expect(back).toBeGreaterThanOrEqual(minute);
          expect(back - minute).toBeLessThanOrEqual(3_600_000);
          expect(localTimeOf(back, zone)).toEqual(shown);
        },
      ),
    );
  });

  it('is told in words with its zone and what that is', () => {
    expect(inWords(Date.parse('2026-10-25T19:00:00Z'), 'Europe/Berlin')).toBe(
      'Sunday 25 October 2026, 20:00 (Europe/Berlin, UTC+01:00)',
    );
    expect(inWords(Date.parse('2026-10-04T09:00:00Z'), 'Australia/Lord_Howe')).toContain(
      '20:00 (Australia/Lord_Howe, UTC+11:00)',
    );
    expect(isZone('Europe/Berlin')).toBe(true);
    for (const name of ['Europe/Atlantis', '', 'tomorrow', '../etc']) expect(isZone(name)).toBe(false);
  });
});

describe('a weekly calendar', () => {
  const twice = (zone: string): Calendar => ({
    kind: 'weekly',
    zone,
    at: [
      { weekday: 'sunday', time: '20:00' },
      { weekday: 'wednesday', time: '20:00' },
    ],
  });

  it('goes by the clocks of its zone across their change: Wednesdays and Sundays at 20:00', () => {
    const moments = nextMoments(twice('Europe/Berlin'), Date.parse('2026-10-21T18:00:00Z'), 4);
    expect(moments.map(iso)).toEqual([
      '2026-10-25T19:00:00.000Z',
      '2026-10-28T19:00:00.000Z',
      '2026-11-01T19:00:00.000Z',
      '2026-11-04T19:00:00.000Z',
    ]);
  });

  it('leaves the time agreed on, or takes the next of its times', () => {
    const opened = Date.parse('2026-11-22T18:00:00Z');
    const first = deadlineOf(twice('Europe/Berlin'), USUAL_TERMS, opened);
    expect(iso(first!)).toBe('2026-11-22T19:00:00.000Z');
    const later = deadlineOf(twice('Europe/Berlin'), { ...USUAL_TERMS, leastMinutes: 24 * 60 }, opened);
    expect(iso(later!)).toBe('2026-11-25T19:00:00.000Z');
    expect(deadlineOf({ kind: 'manual', zone: 'UTC' }, USUAL_TERMS, opened)).toBeNull();
    expect(deadlineOf({ kind: 'every', zone: 'Europe/Berlin', minutes: 4320 }, USUAL_TERMS, opened)).toBe(
      opened + 72 * 3_600_000,
    );
  });

  it('gives moments later than asked, in order, on its days and at its times, none left out', () => {
    const times = fc.uniqueArray(
      fc.record({
        weekday: fc.constantFrom(...WEEKDAYS),
        time: fc.constantFrom('00:00', '00:30', '01:45', '02:15', '02:30', '20:00', '23:59'),
      }),
      { minLength: 1, maxLength: 4, selector: ({ weekday, time }) => `${weekday} ${time}` },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        times,
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
        (zone, entries, after) => {
          const calendar: Calendar = { kind: 'weekly', zone, at: entries };
          const moments = nextMoments(calendar, after, 3);
          expect(moments).toEqual([...moments].sort((a, b) => a - b));
          expect(moments[0]!).toBeGreaterThan(after);
          for (const moment of moments) {
            const { year, month, day } = localTimeOf(moment, zone);
            // A time that clocks skip may stand on the day before, as long before midnight as they are put forward.
            const meant = entries.flatMap(({ weekday, time }) =>
              [0, -1].flatMap((before) => {
                if (WEEKDAYS[(localTimeOf(moment, zone).weekday - 1 + before + 7) % 7] !== weekday) return [];
                const [hour, minute] = time.split(':').map(Number) as [number, number];
                return [instantOf({ year, month, day: day + before, hour, minute }, zone)];
              }),
            );
            expect(meant).toContain(moment);
            // Nothing between: asked from just before, the calendar gives this very moment first.
            expect(nextMoments(calendar, moment - 1, 1)).toEqual([moment]);
          }
        },
      ),
    );
  });
});
