import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { isQuiet, nextAttemptIn, type QuietHours, reminderTime, whenToTell } from './index.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe', // changes by half an hour
  'America/Santiago', // changes at midnight
  'Asia/Kathmandu',
  'Africa/Casablanca', // goes back for Ramadan
  'Pacific/Apia',
);
/** Moments by the minute around changes of clocks as well as any of eight years. */
const moments = fc.oneof(
  fc.integer({ min: 0, max: 8 * 366 * 24 * 60 }).map((minutes) => Date.UTC(2024, 0, 1) + minutes * MINUTE),
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-29T01:00Z',
        '2026-10-25T01:00Z',
        '2026-11-01T06:00Z',
        '2026-09-06T04:00Z',
        '2026-04-04T15:00Z',
      ),
      fc.integer({ min: -40 * 60, max: 40 * 60 }),
    )
    .map(([change, minutes]) => Date.parse(change) + minutes * MINUTE),
);
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const quietHours = fc.option(fc.record({ from: times, until: times }), { nil: null });

/** Whether it is quiet, told by writing the clock's time down and comparing texts. */
function plainlyQuiet({ from, until }: QuietHours, instant: number, zone: string): boolean {
  const shown = DateTime.fromMillis(instant, { zone }).toFormat('HH:mm');
  return from <= until ? from <= shown && shown < until : shown >= from || shown < until;
}

describe('quiet hours', () => {
  it('are what the clock on the wall says, whatever was done to it', () => {
    fc.assert(
      fc.property(fc.record({ from: times, until: times }), moments, zones, (quiet, instant, zone) => {
        expect(isQuiet(quiet, instant, zone)).toBe(plainlyQuiet(quiet, instant, zone));
      }),
      { numRuns: 400 },
    );
  });

  it('put a notice off to the first minute that is not quiet, and no other notice at all', () => {
    fc.assert(
      fc.property(quietHours, moments, zones, (quiet, happens, zone) => {
        const told = whenToTell({ zone, quiet, pace: 'at-once' }, happens);
        let first = happens;
        while (quiet && plainlyQuiet(quiet, first, zone)) first += MINUTE;
        expect(told).toBe(first);
      }),
      { numRuns: 200 },
    );
  });

  it('are left at once when clocks are set back to before they began', () => {
    const quiet = { from: '01:31', until: '00:00' };
    const wish = { zone: 'Australia/Lord_Howe', quiet, pace: 'at-once' } as const;
    const change = Date.parse('2026-04-04T15:00Z');
    expect(whenToTell(wish, change - MINUTE)).toBe(change);
  });
});

describe('a digest', () => {
  it('comes at its time, within a day and the hours clocks are changed by, and never in quiet hours', () => {
    fc.assert(
      fc.property(times, quietHours, moments, zones, (dailyAt, quiet, happens, zone) => {
        const told = whenToTell({ zone, quiet, pace: { dailyAt } }, happens);
        expect(told).toBeGreaterThanOrEqual(happens);
        expect(told - happens).toBeLessThanOrEqual((quiet ? 49 : 25) * HOUR);
        if (quiet) expect(plainlyQuiet(quiet, told, zone)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it('gathers everything of a day: what happens between two digests is told at the same moment', () => {
    fc.assert(
      fc.property(
        times,
        quietHours,
        moments,
        zones,
        fc.nat(1_000),
        (dailyAt, quiet, happens, zone, share) => {
          const wish = { zone, quiet, pace: { dailyAt } } as const;
          const told = whenToTell({ ...wish, quiet: null }, happens);
          const between = happens + Math.floor(((told - happens) * share) / 1_000);
          expect(whenToTell(wish, between)).toBe(whenToTell(wish, happens));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['a time that is skipped is when clocks change', '02:30', '2026-03-28T12:00Z', '2026-03-29T01:00Z'],
    ['a time shown twice is the first of the two', '02:30', '2026-10-24T12:00Z', '2026-10-25T00:30Z'],
    ['what happens between the two is told at the second', '02:30', '2026-10-25T00:31Z', '2026-10-25T01:30Z'],
    ['what happens at its very time is told at once', '18:00', '2026-06-01T16:00Z', '2026-06-01T16:00Z'],
  ])('%s', (_, dailyAt, happens, told) => {
    const wish = { zone: 'Europe/Berlin', quiet: null, pace: { dailyAt } };
    expect(new Date(whenToTell(wish, Date.parse(happens))).toISOString()).toBe(new Date(told).toISOString());
  });
});

describe('a reminder', () => {
  it('comes so long before the deadline, or before the quiet hours that lie there, never later', () => {
    fc.assert(
      fc.property(
        quietHours,
        moments,
        zones,
        fc.integer({ min: 1, max: 72 }),
        (quiet, deadline, zone, hoursBefore) => {
          const reminded = reminderTime({ hoursBefore, zone, quiet }, deadline);
          let last = deadline - hoursBefore * HOUR;
          while (quiet && plainlyQuiet(quiet, last, zone)) last -= MINUTE;
          expect(reminded).toBe(last);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('attempts', () => {
  const plan = { first: 1_000, longest: 60_000, attempts: 12 };

  it('come ever further apart up to the longest wait, at least half of it, until there are no more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, jitter) => {
          const whole = Math.min(60_000, 1_000 * 2 ** (attempt - 1));
          const wait = nextAttemptIn(plan, attempt, jitter)!;
          expect(wait).toBeGreaterThanOrEqual(whole / 2 - 1);
          expect(wait).toBeLessThanOrEqual(whole);
        },
      ),
    );
    expect(nextAttemptIn(plan, 12, 0)).toBeNull();
  });
});
