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
const EAST = ['G1-V0', 'G2-V0', 'G3-V0', 'G4-V0', 'G5-V0', 'G6-V0'];

function marchEast(id: string, unit: object = {}, strategic: object = {}, more: object = {}): Field {
  const field = new Field({ units: [{ id, square: 'G0-V0', tactical: '7-7', ...unit }], ...more }, [
    landOrder(id, { strategic: { path: EAST, ...strategic } }),
  ]);
  field.play(...ALL);
  return field;
}

describe('a march', () => {
  it('costs infantry a point a square, and three for the forced square beyond its allowance (7.1, 7.3)', () => {
    const field = marchEast('US1IN');
    expect(field.where('US1IN')).toMatch(/^G4-V0/);
    expect(field.data('UnitMarched').map((step) => [step['cost'], step['forced']])).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [3, true],
    ]);
    expect(field.state.unit('US1IN').fatigue).toBe(6);
  });

  it('costs cavalry and horse artillery four for the forced square (7.3, A-06)', () => {
    expect(marchEast('US1LC').state.unit('US1LC').fatigue).toBe(8);
    expect(marchEast('US1HA').state.unit('US1HA').fatigue).toBe(8);
    expect(marchEast('US1AQ').state.unit('US1AQ').fatigue).toBe(7);
  });

  it('ends after one forced square, and says so once', () => {
    const field = marchEast('US1IN');
    expect(field.data('MarchHalted')).toEqual([
      { unit: 'US1IN', at: 'G4-V0', bound: 'G5-V0', reason: 'allowance-used' },
    ]);
  });

  it('is never forced by militia (7.3)', () => {
    const field = marchEast('US1MI');
    expect(field.where('US1MI')).toMatch(/^G2-V0/);
    expect(field.data('MarchHalted')[0]).toMatchObject({ reason: 'allowance-used' });
  });

  it('is not forced against orders (6.3)', () => {
    const field = marchEast('US1IN', {}, { noForcedMarch: true });
    expect(field.where('US1IN')).toMatch(/^G3-V0/);
    expect(field.data('MarchHalted')[0]).toMatchObject({ reason: 'forced-march-forbidden' });
  });

  it('is forced in NWOL whatever the order says, for the book has no such option (N-08)', () => {
    const field = marchEast('US1IN', {}, { noForcedMarch: true }, { rulebooks: { land: 'gitm-nwol' } });
    expect(field.where('US1IN')).toMatch(/^G4-V0/);
  });

  it('counts the forced square above a reduced allowance', () => {
    const field = marchEast('US1IN', { supplies: 1 });
    expect(field.where('US1IN')).toMatch(/^G3-V0/);
    expect(field.state.unit('US1IN').fatigue).toBe(5);
  });

  it('is made at fatigue 18 and refused at 19 (7.1)', () => {
    expect(marchEast('US1IN', { fatigue: 18 }).where('US1IN')).toMatch(/^G1-V0/);
    const tired = marchEast('US1IN', { fatigue: 19 });
    expect(tired.where('US1IN')).toMatch(/^G0-V0/);
    expect(tired.data('MarchHalted')[0]).toMatchObject({ reason: 'too-tired' });
  });

  it('costs a point more into mountains, a forced march too (7.1, A-17)', () => {
    const field = marchEast('US1IN', {}, {}, { theatre: { strategic: ['.m..m..', '.......'] } });
    expect(field.data('UnitMarched').map((step) => step['cost'])).toEqual([2, 1, 1, 4]);
  });
});
