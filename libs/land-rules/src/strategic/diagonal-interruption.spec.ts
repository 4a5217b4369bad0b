import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

/** US1IN marches from G1-V1 to the south-east past MX1IN; `side` 0 gives the eastern square its chance, 0.9 the southern. */
function pass(blocker: object, side: number, more: object = {}): Field {
  return new Field(
    {
      units: [
        { id: 'US1IN', square: 'G1-V1', tactical: '7-7' },
        { id: 'MX1IN', ...blocker },
      ],
      ...more,
    },
    [landOrder('US1IN', { strategic: { path: ['G2-V2', 'G3-V3'] } })],
    { '7.15 side US1IN G2-V2': side },
  );
}

const EAST = 0;
const SOUTH = 0.9;

describe('a diagonal step (7.15)', () => {
  it('is diverted into the square of an enemy who stands towards the common corner', () => {
    const field = pass({ square: 'G2-V1', tactical: '3-10' }, EAST);
    field.play('strategic-1');
    expect(field.where('US1IN')).toMatch(/^G2-V1/);
    expect(field.data('UnitMarched')[0]).toMatchObject({
      divertedFrom: 'G2-V2',
      steps: 1,
      cost: 1,
      delay: 1,
    });
  });

  it.each([
    ['G1-V2', '8-6', SOUTH, true],
    ['G1-V2', '7-6', SOUTH, false],
    ['G1-V2', '8-7', SOUTH, false],
    ['G2-V1', '6-8', EAST, true],
    ['G2-V1', '7-8', EAST, false],
    ['G2-V1', '6-7', EAST, false],
  ])('past %s %s with the draw %d is diverted: %s', (square, tactical, side, diverted) => {
    const field = pass({ square, tactical }, side);
    field.play('strategic-1');
    expect(field.where('US1IN').startsWith(diverted ? square : 'G2-V2')).toBe(true);
  });

  it('is tested against one of the two squares only (A-24)', () => {
    const field = pass({ square: 'G2-V1', tactical: '3-10' }, SOUTH);
    field.play('strategic-1');
    expect(field.where('US1IN')).toMatch(/^G2-V2/);
  });

  it('goes on to its old target in the next phase and then on along the path', () => {
    // The enemy stands west of where the unit comes in, so the way south is open.
    const field = pass({ square: 'G2-V1', tactical: '0-8' }, EAST);
    field.play('strategic-1', 'strategic-2', 'strategic-3');
    expect(field.data('UnitMarched').map((step) => step['to'])).toEqual(['G2-V1', 'G2-V2', 'G3-V3']);
  });

  it('is not interrupted by inactive or shattered enemies, nor by friends', () => {
    const shattered = { status: 'shattered', reforming: { turnsLeft: 2, waited: 0 } };
    for (const status of [{ status: 'inactive' }, shattered]) {
      const field = pass({ square: 'G2-V1', tactical: '3-10', ...status }, EAST);
      field.play('strategic-1');
      expect(field.where('US1IN')).toMatch(/^G2-V2/);
    }
  });

  it('is interrupted by neutrals in their own nation only', () => {
    const neutral = { relations: [] };
    const abroad = pass({ square: 'G2-V1', tactical: '3-10' }, EAST, neutral);
    abroad.play('strategic-1');
    expect(abroad.where('US1IN')).toMatch(/^G2-V2/);
    const atHome = { ...neutral, theatre: { nations: Array.from({ length: 7 }, () => 'MMMMMMM') } };
    const field = pass({ square: 'G2-V1', tactical: '3-10' }, EAST, atHome);
    field.play('strategic-1');
    expect(field.where('US1IN')).toMatch(/^G2-V1/);
  });
});
