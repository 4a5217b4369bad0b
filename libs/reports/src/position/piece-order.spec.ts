import { describe, expect, it } from '@jest/globals';
import { byRoll } from './piece-order.js';

describe('the order of a muster roll', () => {
  it('is by state, then type, then number', () => {
    const ids = ['US10IN', 'US2IN', 'MX1IN', 'US1LC', 'US1AQ', 'US1IN'];
    expect(ids.sort(byRoll)).toEqual(['MX1IN', 'US1AQ', 'US1IN', 'US2IN', 'US10IN', 'US1LC']);
  });

  it('puts up with ids of another form', () => {
    expect(['b', 'US1IN', 'a', 'a'].sort(byRoll)).toEqual(['US1IN', 'a', 'a', 'b']);
    expect(byRoll('US1IN', 'US1IN')).toBe(0);
  });
});
