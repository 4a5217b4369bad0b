import { describe, expect, it } from '@jest/globals';
import { change, counted, figure, inWords, ordinal, share, times } from './figures.js';

describe('figures of reports', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [-4200, '-4,200'],
    [2.5, '2.5'],
    [2.05, '2.05'],
    [2.999, '3'],
    [-0.001, '0'],
    [-2.255, '-2.26'],
    [Number.NaN, 'unknown'],
    [Number.POSITIVE_INFINITY, 'unknown'],
  ])('writes %p as %p, with commas and two decimals at most', (value, written) => {
    expect(figure(value)).toBe(written);
  });

  it('writes shares in hundredths with one decimal at most', () => {
    expect([share(0.123), share(0.5), share(1), share(0.0004)]).toEqual(['12.3%', '50%', '100%', '0%']);
  });

  it('writes a change with its sign', () => {
    expect([change(3), change(-2.5), change(0), change(0.001)]).toEqual([
      '+3',
      '-2.5',
      'no change',
      'no change',
    ]);
  });

  it('counts one thing in the singular', () => {
    expect([counted(1, 'man', 'men'), counted(0, 'man', 'men'), counted(3000, 'man', 'men')]).toEqual([
      '1 man',
      '0 men',
      '3,000 men',
    ]);
  });

  it('writes small counts in words and large ones in figures', () => {
    expect([inWords(0, 'gun', 'guns'), inWords(1, 'gun', 'guns'), inWords(12, 'gun', 'guns')]).toEqual([
      'no guns',
      'one gun',
      'twelve guns',
    ]);
    expect(inWords(13, 'gun', 'guns')).toBe('13 guns');
    expect(inWords(2.5, 'square', 'squares')).toBe('2.5 squares');
    expect(inWords(-1, 'square', 'squares')).toBe('-1 squares');
  });

  it('counts places in a row and times', () => {
    expect([1, 3, 11, 12, 13, 21, 22, 23, 101, 112].map(ordinal)).toEqual([
      ...['first', 'third', '11th', '12th', '13th', '21st', '22nd', '23rd', '101st', '112th'],
    ]);
    expect([1, 2, 3, 14].map(times)).toEqual(['once', 'twice', 'three times', '14 times']);
  });
});
