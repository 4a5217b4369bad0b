import { describe, expect, it } from '@jest/globals';
import { hashFraction, hashNumbers, hashText } from './hash.js';

describe('numbers drawn by hash', () => {
  it('are the same on every machine', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
    expect(hashNumbers(1, 2, 3, 4)).toBe(hashNumbers(1, 2, 3, 4));
  });

  it('change with the seed, each number and the purpose', () => {
    const numbers = [
      hashNumbers(1, 2, 3, 4),
      hashNumbers(2, 2, 3, 4),
      hashNumbers(1, 3, 3, 4),
      hashNumbers(1, 2, 4, 4),
      hashNumbers(1, 2, 3, 5),
      hashNumbers(1, 3, 2, 4),
      hashNumbers(1, -1, 3, 4),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) {
      expect(Number.isInteger(number)).toBe(true);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(2 ** 32);
    }
  });

  it('fill tenths evenly along rows, columns and purposes', () => {
    const walks = [
      (n: number) => hashFraction(7, n, 0, 1),
      (n: number) => hashFraction(7, 0, n, 1),
      (n: number) => hashFraction(7, 3, 3, n),
      (n: number) => hashFraction(n, 3, 3, 1),
    ];
    for (const walk of walks) {
      const tenths = new Array<number>(10).fill(0);
      for (let n = 0; n < 10_000; n++) tenths[Math.floor(walk(n) * 10)]!++;
      const chiSquare = tenths.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chiSquare).toBeLessThan(27.9);
    }
  });

  it('have no pattern from one square to the next', () => {
    let both = 0;
    for (let n = 0; n < 10_000; n++)
      if (hashFraction(5, n, 9, 2) < 0.5 && hashFraction(5, n + 1, 9, 2) < 0.5) both++;
    expect(Math.abs(both - 2500)).toBeLessThan(175);
  });
});
