import { describe, expect, it } from '@jest/globals';
import { readPosition } from '@vedette/campaign';
import { pieceTypes } from '@vedette/rulebooks';
import { EXAMPLE_POSITION } from '../bench/worked-example.js';
import { theatreSource } from '@vedette/theatres';
import { positionMaps } from './position-maps.js';

describe('maps of a whole position', () => {
  const state = readPosition(EXAMPLE_POSITION, theatreSource, pieceTypes);

  it('show the troops of both sides, whoever sees them', () => {
    const drawn = (units: readonly object[]): string =>
      positionMaps(readPosition({ ...EXAMPLE_POSITION, units }, theatreSource, pieceTypes))
        .map(({ svg }) => svg)
        .join('');
    const { units } = EXAMPLE_POSITION as { units: { state?: string; id: string }[] };
    expect(new Set(units.map(({ id }) => id.slice(0, 2))).size).toBe(2);
    const all = drawn(units);
    for (const { id } of units)
      expect([id, drawn(units.filter((unit) => unit.id !== id)) === all]).toEqual([id, false]);
  });

  it('are the same for the same position', () => {
    expect(positionMaps(state)).toEqual(
      positionMaps(readPosition(EXAMPLE_POSITION, theatreSource, pieceTypes)),
    );
  });
});
