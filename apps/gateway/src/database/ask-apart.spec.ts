import { describe, expect, it } from '@jest/globals';
import { askApart } from './ask-apart.js';

const lengths =
  (read: string[][], failure: Error) =>
  async (asked: readonly string[]): Promise<number[]> => {
    read.push([...asked]);
    if (asked.includes('poison')) throw failure;
    return asked.map(({ length }) => length);
  };

describe('what is asked together', () => {
  it('is read at once', async () => {
    const read: string[][] = [];
    expect(await askApart(['a', 'bb'], lengths(read, new Error('never')))).toEqual([1, 2]);
    expect(read).toEqual([['a', 'bb']]);
  });

  it('costs nobody his answer when it fails for one', async () => {
    const failure = new Error('invalid byte sequence');
    const asked = ['a', 'bb', 'poison', 'cccc', 'ddddd'];
    expect(await askApart(asked, lengths([], failure))).toEqual([1, 2, failure, 4, 5]);
  });

  it('waits for a database that is away for a moment, and asks for all together', async () => {
    const read: string[][] = [];
    const away = Object.assign(new Error('cut'), { code: '57P01' });
    const cutTwice = (asked: readonly string[]): Promise<number[]> =>
      read.length < 2 ? (read.push([...asked]), Promise.reject(away)) : lengths(read, away)(asked);
    expect(await askApart(['a', 'bb'], cutTwice)).toEqual([1, 2]);
    expect(read).toEqual([
      ['a', 'bb'],
      ['a', 'bb'],
      ['a', 'bb'],
    ]);
  });

  it('is given up when the database stays away, and never asked for alone', async () => {
    const read: string[][] = [];
    const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(await askApart(['a', 'poison'], lengths(read, away))).toEqual([away, away]);
    expect(read.length).toBeGreaterThan(1);
    expect(new Set(read.map(({ length }) => length))).toEqual(new Set([2]));
  });
});
