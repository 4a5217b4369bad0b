import { describe, expect, it } from '@jest/globals';
import { EVENT_DEFINITIONS } from '@vedette/campaign';
import { observed } from '../specimen/specimen-events.js';
import { FAILURES, isFailure } from './failures.js';

const SOUNDS_LIKE_ONE = /Blocked$|Failed$|Refused$|Not[A-Z]|Halted$|Held$|Kept|Caught/;
// Ships that kept clear of each other did as they were told.
const NONE = new Set(['ShipsKeptClear']);

describe('what failed', () => {
  it('is known for every event that sounds like a failure, and names no event there is not', () => {
    const types = EVENT_DEFINITIONS.map(({ type }) => type);
    expect(types.filter((type) => SOUNDS_LIKE_ONE.test(type) && !NONE.has(type)).sort()).toEqual(
      [...FAILURES].sort(),
    );
  });

  it('is told of by its own side only, and hunger is a failure', () => {
    const hungry = { type: 'SupplyConsumed', data: { unit: 'US1IN', fed: 'none' } } as const;
    expect(isFailure(observed(hungry))).toBe(true);
    expect(isFailure(observed({ ...hungry, data: { unit: 'US1IN', fed: 'carried' } }))).toBe(false);
    expect(isFailure(observed({ type: 'MarchBlocked', degree: 'partial', data: {} }))).toBe(false);
  });
});
