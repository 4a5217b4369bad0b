import { describe, expect, it } from '@jest/globals';
import { distance } from '@vedette/hex';
import { waterways } from './waterways.js';

/** A run as a map has it: listed by columns, with a hex that touches no other. */
const LISTED = ['0101', '0102', '0106', '0201', '0202', '0203', '0301', '0302', '0401'];

describe('water through hexes', () => {
  it('runs as it is listed where that is a way', () => {
    const way = ['2001', '1902', '1903', '1904', '1804', '1805', '1706', '1707'];
    expect(waterways(way)).toEqual([[...way].reverse()]);
  });

  it('goes from hex to hex beside it, through every hex that touches another, and closes no ring', () => {
    const chains = waterways(LISTED);
    const steps = chains.flatMap((chain) => chain.slice(1).map((hex, at) => [chain[at]!, hex] as const));
    for (const [from, to] of steps) expect([from, to, distance(from, to)]).toEqual([from, to, 1]);
    expect([...new Set(chains.flat())].sort()).toEqual(LISTED.filter((hex) => hex !== '0106'));
    expect(steps).toHaveLength(LISTED.length - 2);
  });
});
