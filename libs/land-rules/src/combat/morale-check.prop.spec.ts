import { describe, expect, it } from '@jest/globals';
import { QUALITIES } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import fc from 'fast-check';
import { checkChances } from './morale-check.js';

const { combat } = booksOf({ land: 'gitm-amwol', naval: null }).land;
const circumstances = fc.record({
  quality: fc.nat(QUALITIES.length - 1),
  experience: fc.nat(100),
  fatigue: fc.nat(15),
  share: fc.double({ min: 0.02, max: 1, noNaN: true }),
  openFlanks: fc.constantFrom(0 as const, 1 as const, 2 as const),
  melee: fc.constantFrom('won' as const, 'lost' as const, null),
});
type Circumstances = typeof circumstances extends fc.Arbitrary<infer C> ? C : never;

function chances({ quality, share, openFlanks, melee, ...rest }: Circumstances): readonly [number, number] {
  const unit = { quality: QUALITIES[quality]!, ...rest };
  const { retreat, rout } = checkChances(combat, unit, share, openFlanks, melee);
  return [retreat, rout];
}

/** Holds in every circumstance that the change, where it is one, makes neither retreat nor rout likelier. */
function neverHarms(better: (c: Circumstances) => Partial<Circumstances>): void {
  fc.assert(
    fc.property(circumstances, (c) => {
      const [retreat, rout] = chances(c);
      const [later, latest] = chances({ ...c, ...better(c) });
      expect(later).toBeLessThanOrEqual(retreat);
      expect(latest).toBeLessThanOrEqual(rout);
    }),
    { seed: 98, numRuns: 400 },
  );
}

describe('the chances of a morale check (9.8, details 2)', () => {
  it('are chances', () => {
    fc.assert(
      fc.property(circumstances, (c) => chances(c).every((chance) => chance >= 0 && chance <= 1)),
      { seed: 98 },
    );
  });

  it('never grow with quality', () =>
    neverHarms(({ quality }) => ({ quality: Math.min(quality + 1, QUALITIES.length - 1) })));

  it('never grow with experience', () => neverHarms(({ experience }) => ({ experience: experience + 7 })));

  it('never grow with rest', () => neverHarms(({ fatigue }) => ({ fatigue: Math.max(0, fatigue - 3) })));

  it('never grow with fewer losses', () => neverHarms(({ share }) => ({ share: Math.max(0.02, share / 2) })));

  it('never grow with a flank that is covered', () => neverHarms(() => ({ openFlanks: 0 })));

  it('are never greater for who won the melee than for who lost it', () =>
    neverHarms(({ melee }) => (melee === 'lost' ? { melee: 'won' } : {})));
});
