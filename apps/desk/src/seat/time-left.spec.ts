import { describe, expect, it } from '@jest/globals';
import { isLastHour, timeLeft } from './time-left.js';

const at = Date.parse('1846-05-08T20:00:00Z');

describe('the time left', () => {
  it.each([
    [1, { days: 0, hours: 0, minutes: 1 }],
    [60_000, { days: 0, hours: 0, minutes: 1 }],
    [3_600_000, { days: 0, hours: 1, minutes: 0 }],
    [86_400_000 + 60_001, { days: 1, hours: 0, minutes: 2 }],
  ])('%i ms before the deadline', (left, expected) => expect(timeLeft(at, at - left)).toEqual(expected));

  it('is none at the deadline itself and after it', () => {
    expect(timeLeft(at, at)).toBeNull();
    expect(timeLeft(at, at + 1)).toBeNull();
  });
});

describe('the last hour', () => {
  it('begins an hour before the deadline and ends with it', () => {
    const [deadline, hour] = [10_000_000, 3_600_000];
    const moments = [deadline - hour - 1, deadline - hour, deadline - 1, deadline];
    expect(moments.map((now) => isLastHour(deadline, now))).toEqual([false, true, true, false]);
  });
});
