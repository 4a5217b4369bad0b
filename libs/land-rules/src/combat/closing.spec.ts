import { describe, expect, it } from '@jest/globals';
import { QUALITIES } from '@vedette/campaign';
import { LAND_BOOKS } from '@vedette/rulebooks';
import fc from 'fast-check';
import { closingChance } from './closing.js';

const FIGURES = LAND_BOOKS.get('rotd-euwol')!.combat.closing!;
const unit = fc.record({
  quality: fc.constantFrom(...QUALITIES),
  experience: fc.integer({ min: 0, max: 100 }),
  morale: fc.integer({ min: 0, max: 100 }),
});

describe('the chance to close (ROTD 10.1, R-71)', () => {
  it('is three in five for average troops on attack, and four in five in an assault', () => {
    const average = { quality: 'Average', experience: 9, morale: 50 } as const;
    expect([false, true].map((assaults) => closingChance(FIGURES, average, assaults))).toEqual([0.6, 0.8]);
  });

  it('never falls with quality, experience or morale, and is higher in an assault, within its bounds', () => {
    fc.assert(
      fc.property(unit, fc.boolean(), (one, assaults) => {
        const chance = closingChance(FIGURES, one, assaults);
        const better = QUALITIES[Math.min(QUALITIES.length - 1, QUALITIES.indexOf(one.quality) + 1)]!;
        expect(closingChance(FIGURES, { ...one, quality: better }, assaults)).toBeGreaterThanOrEqual(chance);
        expect(
          closingChance(FIGURES, { ...one, experience: one.experience + 9 }, assaults),
        ).toBeGreaterThanOrEqual(chance);
        expect(closingChance(FIGURES, { ...one, morale: one.morale + 5 }, assaults)).toBeGreaterThanOrEqual(
          chance,
        );
        expect(closingChance(FIGURES, one, true)).toBeGreaterThanOrEqual(closingChance(FIGURES, one, false));
        expect(chance).toBeGreaterThanOrEqual(0.05);
        expect(chance).toBeLessThanOrEqual(0.95);
      }),
    );
  });
});
