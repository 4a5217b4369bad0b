import { describe, expect, it } from '@jest/globals';
import { Field, landOrder } from '../testing/field.js';

const ALL = [
  'strategic-1',
  'strategic-2',
  'strategic-3',
  'strategic-4',
  'strategic-5',
  'strategic-6',
] as const;

describe('a strategic phase', () => {
  it('moves a unit one square a phase along its boxes', () => {
    const field = new Field({ units: [{ id: 'US1IN', square: 'G1-V1', tactical: '7-7' }] }, [
      landOrder('US1IN', { strategic: { path: ['G2-V1', null, 'G3-V2', 'G4-V3'] } }),
    ]);
    const places = ALL.map((phase) => {
      field.play(phase);
      return field.where('US1IN').split(' ')[0];
    });
    expect(places).toEqual(['G2-V1', 'G2-V1', 'G3-V2', 'G4-V3', 'G4-V3', 'G4-V3']);
    expect(field.state.unit('US1IN').fatigue).toBe(3);
    expect(field.folded()).toEqual(field.written());
  });
});
