import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { Field, landOrder } from '../testing/field.js';

const ALL: PhaseName[] = [
  'strategic-1',
  'strategic-2',
  'strategic-3',
  'strategic-4',
  'strategic-5',
  'strategic-6',
];

function track(field: Field, id: string): string[] {
  return ALL.map((phase) => {
    field.play(phase);
    return field.where(id).split(' ')[0]!;
  });
}

describe('the path', () => {
  it('is walked one box a phase, diagonals included: four squares in four phases (7.4)', () => {
    const field = new Field({ units: [{ id: 'US1LC', square: 'G0-V0', tactical: '7-7' }] }, [
      landOrder('US1LC', { strategic: { path: ['G1-V0', 'G2-V0', 'G3-V1', 'G4-V2'] } }),
    ]);
    expect(track(field, 'US1LC')).toEqual(['G1-V0', 'G2-V0', 'G3-V1', 'G4-V2', 'G4-V2', 'G4-V2']);
  });

  it('halts where the next square is not adjacent (7.4)', () => {
    const field = new Field({ units: [{ id: 'US1IN', square: 'G0-V0', tactical: '7-7' }] }, [
      landOrder('US1IN', { strategic: { path: ['G1-V0', 'G2-V0', 'G4-V2', 'G3-V0'] } }),
    ]);
    expect(track(field, 'US1IN').at(-1)).toBe('G2-V0');
    expect(field.data('MarchHalted')).toEqual([
      { unit: 'US1IN', at: 'G2-V0', bound: 'G4-V2', reason: 'not-adjacent' },
    ]);
  });

  it('rests a phase at a blank box and keeps its full allowance (7.6)', () => {
    const field = new Field({ units: [{ id: 'US1IN', square: 'G0-V0', tactical: '7-7' }] }, [
      landOrder('US1IN', { strategic: { path: [null, 'G1-V0', null, 'G2-V0', null, 'G3-V0'] } }),
    ]);
    expect(track(field, 'US1IN')).toEqual(['G0-V0', 'G1-V0', 'G1-V0', 'G2-V0', 'G2-V0', 'G3-V0']);
    expect(field.state.unit('US1IN').fatigue).toBe(3);
  });

  it('is tried again after a blocked step, everything later shifted, blanks too (7.8)', () => {
    // MX1IN bars the way east until it marches off in the second phase; draws make it go before US1IN.
    const field = new Field(
      {
        units: [
          { id: 'US1IN', square: 'G1-V1', tactical: '7-7' },
          { id: 'MX1IN', square: 'G1-V1', tactical: '12-7' },
        ],
      },
      [
        landOrder('US1IN', { strategic: { path: ['G2-V1', null, 'G3-V1'] } }),
        landOrder('MX1IN', { strategic: { path: [null, 'G1-V2'] } }),
      ],
      { '7.7 order MX1IN': 0, '7.7 order US1IN': 0.9 },
    );
    expect(track(field, 'US1IN')).toEqual(['G1-V1', 'G2-V1', 'G2-V1', 'G3-V1', 'G3-V1', 'G3-V1']);
    expect(field.data('MarchBlocked')).toEqual([
      { unit: 'US1IN', from: 'G1-V1', to: 'G2-V1', purpose: 'path', reason: 'exit-barred', delay: 1 },
    ]);
  });

  it('loses the steps that were shifted past the last phase', () => {
    const field = new Field(
      {
        units: [
          { id: 'US1IN', square: 'G1-V1', tactical: '7-7' },
          { id: 'MX1IN', square: 'G1-V1', tactical: '12-7' },
        ],
      },
      [
        landOrder('US1IN', { strategic: { path: ['G2-V1', null, null, null, null, 'G3-V1'] } }),
        landOrder('MX1IN', { strategic: { path: [null, 'G1-V2'] } }),
      ],
      { '7.7 order MX1IN': 0, '7.7 order US1IN': 0.9 },
    );
    expect(track(field, 'US1IN').at(-1)).toBe('G2-V1');
  });

  it('does not begin for a unit that waits to board a transport (7.17)', () => {
    const field = new Field({ units: [{ id: 'US1IN', square: 'G0-V0', tactical: '7-7' }] }, [
      landOrder('US1IN', { strategic: { path: ['US1TR', 'G1-V0'], marchTo: ['enemy'] } }),
    ]);
    field.play(...ALL);
    expect(field.events).toEqual([]);
  });
});
