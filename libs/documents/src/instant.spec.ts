import { describe, expect, it } from '@jest/globals';
import { isInstant } from './instant.js';

describe('a time of submission', () => {
  it.each([
    '2026-03-01T18:30Z',
    '2026-03-01T18:30:00Z',
    '2026-03-01T18:30:59.123456Z',
    '2026-03-01T18:30:00+01:00',
    '2026-03-01T18:30:00-05:30',
    '2028-02-29T00:00:00Z',
  ])('is %s', (text) => {
    expect(isInstant(text)).toBe(true);
    expect(Number.isNaN(Date.parse(text))).toBe(false);
  });

  it.each([
    ['no zone', '2026-03-01T18:30:00'],
    ['a space', '2026-03-01 18:30:00Z'],
    ['no time', '2026-03-01'],
    ['a day the month does not have', '2026-02-30T10:00:00Z'],
    ['a leap day in another year', '2026-02-29T10:00:00Z'],
    ['a thirteenth month', '2026-13-01T10:00:00Z'],
    ['the 25th hour', '2026-03-01T24:00:00Z'],
    ['minute 60', '2026-03-01T10:60:00Z'],
    ['second 60', '2026-03-01T10:00:60Z'],
    ['a zone beyond the day', '2026-03-01T10:00:00+24:00'],
    ['words', 'yesterday'],
    ['nothing', ''],
  ])('is not one with %s', (_, text) => {
    expect(isInstant(text)).toBe(false);
  });
});
