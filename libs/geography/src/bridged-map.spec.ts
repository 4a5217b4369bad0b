import { describe, expect, it } from '@jest/globals';
import { banksOf } from './banks.js';
import { bridgedMap } from './bridged-map.js';
import { tacticalMapOfLetters } from './make-tactical-map.js';
import { tacticalAt } from './tactical-square.js';

const RIVER = tacticalMapOfLetters(
  Array.from({ length: 15 }, (_, row) => (row === 3 ? '.......f.......' : '.......r.......')),
  undefined,
  () => undefined,
);

describe('a map with bridges', () => {
  it('joins the banks where a bridge stands, and is still no ford (ROTD 9.7, 12.2)', () => {
    const bridged = bridgedMap(RIVER, [tacticalAt(7, 7)]);
    expect([...banksOf(bridged, tacticalAt(7, 7))]).toEqual(
      expect.arrayContaining([bridged.region[tacticalAt(6, 7)], bridged.region[tacticalAt(8, 7)]]),
    );
    expect(RIVER.region[tacticalAt(7, 7)]).toBe(0);
    expect(bridged.fords).toEqual([tacticalAt(7, 3)]);
  });

  it('is the same map for the same bridges, and the map itself without any over a river', () => {
    const [a, b] = [tacticalAt(7, 7), tacticalAt(7, 9)];
    expect(bridgedMap(RIVER, [a, b])).toBe(bridgedMap(RIVER, [b, a]));
    expect(bridgedMap(RIVER, [tacticalAt(7, 3), tacticalAt(0, 0)])).toBe(RIVER);
  });
});
