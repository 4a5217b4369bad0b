import { describe, expect, it } from '@jest/globals';
import { listPosition } from './position-listing.js';
import type { PositionDocument } from './position.schema.js';

const unitsOf = (...ids: readonly string[]): PositionDocument =>
  ({ units: ids.map((id) => ({ id, square: 'G5-V6' })) }) as unknown as PositionDocument;

describe('the pieces of a position as text', () => {
  it('stand by their ids, numbers in them by their size', () => {
    const lines = listPosition(unitsOf('US10IN', 'US2IN', 'MX2IN', 'US2AR'), 'turn 1').split('\n');
    const [head, ...listed] = lines.slice(lines.indexOf('Units (4)') + 1, lines.indexOf('Units (4)') + 6);
    expect(head).toContain('square');
    expect(listed.map((line) => line.trim().split(/\s+/)[0])).toEqual(['MX2IN', 'US2AR', 'US2IN', 'US10IN']);
  });

  it('have no table where there are none', () => {
    expect(listPosition(unitsOf(), 'turn 1').split('\n')).toContain('Ships (0)');
  });
});
