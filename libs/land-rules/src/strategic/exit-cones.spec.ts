import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

const HERE = { square: 'G1-V1' };
const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'G1-V0',
  northeast: 'G2-V0',
  east: 'G2-V1',
  southeast: 'G2-V2',
  south: 'G1-V2',
  southwest: 'G0-V2',
  west: 'G0-V1',
  northwest: 'G0-V0',
};

/** Directions in which a unit at `tactical` gets away from others standing about it. */
function waysOut(tactical: string, others: readonly object[], more: object = {}): string[] {
  return Object.keys(DIRECTIONS).filter((direction) => {
    const field = new Field(
      { units: [{ id: 'US1IN', ...HERE, tactical }, ...(others as Record<string, unknown>[])], ...more },
      [landOrder('US1IN', { strategic: { path: [DIRECTIONS[direction]!] } })],
    );
    field.play('strategic-1');
    return field.data('UnitMarched').length === 1;
  });
}

function mexican(tactical: string, id = 'MX1IN', more: object = {}): object {
  return { id, ...HERE, tactical, ...more };
}

describe('the way off a tactical map (7.8)', () => {
  it('is barred in the one direction whose cone holds an enemy', () => {
    expect(waysOut('7-7', [mexican('7-2')])).not.toContain('north');
    expect(waysOut('7-7', [mexican('7-2')])).toHaveLength(7);
    expect(waysOut('7-7', [mexican('9-2')])).not.toContain('north');
    expect(waysOut('7-7', [mexican('10-2')])).not.toContain('northeast');
  });

  it('is barred out to the edge of the map', () => {
    expect(waysOut('7-7', [mexican('14-7')])).not.toContain('east');
  });

  it('is not barred by an enemy in the unit’s own tactical square, which lies in no cone', () => {
    expect(waysOut('7-7', [mexican('7-7')])).toHaveLength(8);
  });

  it('is not barred by headquarters, inactive or shattered enemies in AMWOL', () => {
    expect(waysOut('7-7', [mexican('7-2', 'MX1CQ')])).toHaveLength(8);
    expect(
      waysOut('7-7', [
        mexican('7-2', 'MX1IN', { status: 'shattered', reforming: { turnsLeft: 2, waited: 0 } }),
      ]),
    ).toHaveLength(8);
  });

  it('is barred by headquarters in NWOL, which says enemy units (N-04)', () => {
    const nwol = { rulebooks: { land: 'gitm-nwol' } };
    expect(waysOut('7-7', [mexican('7-2', 'MX1CQ')], nwol)).not.toContain('north');
  });

  it('is barred by neutrals in their own nation only', () => {
    const neutral = { relations: [] };
    expect(waysOut('7-7', [mexican('7-2')], neutral)).toHaveLength(8);
    const atHome = { ...neutral, theatre: { nations: Array.from({ length: 7 }, () => 'MMMMMMM') } };
    expect(waysOut('7-7', [mexican('7-2')], atHome)).not.toContain('north');
  });

  it('does not lead diagonally between two enemies next to the unit', () => {
    const ways = waysOut('7-7', [mexican('7-6'), mexican('8-7', 'MX2IN')]);
    expect(ways).not.toContain('north');
    expect(ways).not.toContain('east');
    expect(ways).not.toContain('northeast');
    expect(waysOut('7-7', [mexican('7-5'), mexican('8-7', 'MX2IN')])).toContain('northeast');
  });
});
