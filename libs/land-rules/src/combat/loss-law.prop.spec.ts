import { describe, expect, it } from '@jest/globals';
import type { LandOrder } from '@vedette/campaign';
import fc from 'fast-check';
import { Field, landOrder } from '../testing/field.js';
import { inflictedMen } from './loss-law.js';

/** Strength of a side in a segment and the men it hit, as events tell them: to three decimals. */
interface Struck {
  readonly strength: number;
  readonly inflicted: number;
}

type Books = 'gitm-amwol' | 'gitm-nwol';
type Segment = 'firing' | 'melee';

const men = fc.integer({ min: 50, max: 3000 });
const force = fc.array(men, { minLength: 1, maxLength: 4 });
const book = fc.constantFrom<Books>('gitm-amwol', 'gitm-nwol');
const posture = fc.constantFrom('attack', 'assault', 'skirmish');
const seed = fc.integer({ min: 1, max: 1_000_000 }).map(String);

/** An attack of infantry on infantry; without ammunition nobody fires, and the melee is between whole forces. */
function attack(
  land: Books,
  sides: { readonly US: readonly number[]; readonly MX: readonly number[] },
  offensive: string,
  dice: string,
  segment: Segment,
): { readonly attackers: Struck; readonly defenders: Struck } {
  const units = (['US', 'MX'] as const).flatMap((state) =>
    sides[state].map((strength, i) => ({
      id: `${state}${i + 1}IN`,
      square: 'G3-V3',
      tactical: state === 'US' ? '7-8' : '7-7',
      strength,
      ammunition: segment === 'firing' ? 5 : 0,
    })),
  );
  const orders = units.map(({ id }) =>
    landOrder(id, {
      ...(id.startsWith('US') ? { tactical: { destination: '7-7' } } : {}),
      posture: { offensive, defensive: 'last-ditch' },
    } as Partial<LandOrder>),
  );
  const field = new Field({ rulebooks: { land }, units }, orders, {}, dice);
  field.play('tactical-1');
  const of = (side: string): Struck =>
    field.events.find(({ type, data }) => {
      const weighed = data as { side?: string; segment?: string };
      return type === 'SegmentWeighed' && weighed.side === side && weighed.segment === segment;
    })!.data as Struck;
  return { attackers: of('attackers'), defenders: of('defenders') };
}

/** Guns of one side that play on the other's infantry. */
function bombardment(land: Books, guns: readonly number[], dice: string): Struck {
  const batteries = guns.map((strength, i) => ({
    id: `US${i + 1}MA`,
    square: 'G3-V3',
    tactical: '7-8',
    strength,
    batteries: Math.max(1, Math.floor(strength / 100)),
  }));
  const target = { id: 'MX1IN', square: 'G3-V3', tactical: '7-7', strength: 3000 };
  const field = new Field({ rulebooks: { land }, units: [...batteries, target] }, [], {}, dice);
  field.play('tactical-1');
  return field.events.find(({ type }) => type === 'Bombarded')!.data as Struck;
}

describe('the law of losses', () => {
  it('inflicts in proportion to strength, at one rate and heat', () => {
    fc.assert(
      fc.property(men, men, (a, b) => {
        expect(inflictedMen(0.02, 3, a) / a).toBeCloseTo(inflictedMen(0.02, 3, b) / b, 12);
        expect(inflictedMen(0.02, 3, a + b)).toBeGreaterThan(inflictedMen(0.02, 3, a));
      }),
    );
    expect(inflictedMen(0.02, 3, 0)).toBe(0);
  });

  for (const segment of ['firing', 'melee'] as const) {
    it(`lets hits of both sides stand as their strengths do in the ${segment} segment`, () => {
      fc.assert(
        fc.property(book, force, force, posture, seed, (land, US, MX, offensive, dice) => {
          const { attackers: a, defenders: d } = attack(land, { US, MX }, offensive, dice, segment);
          const rounding = 0.001 * (a.strength + d.strength + a.inflicted + d.inflicted + 1);
          expect(Math.abs(a.inflicted * d.strength - d.inflicted * a.strength)).toBeLessThan(rounding);
        }),
        { numRuns: 60 },
      );
    });

    it(`lets no side hit fewer for more men in the ${segment} segment, and the other no fewer for that`, () => {
      fc.assert(
        fc.property(
          book,
          force,
          force,
          men,
          fc.constantFrom<'US' | 'MX'>('US', 'MX'),
          seed,
          (land, US, MX, more, side, dice) => {
            const sides = { US, MX };
            const few = attack(land, sides, 'assault', dice, segment);
            const many = attack(land, { ...sides, [side]: [...sides[side], more] }, 'assault', dice, segment);
            const [own, other] =
              side === 'US' ? (['attackers', 'defenders'] as const) : (['defenders', 'attackers'] as const);
            expect(many[own].inflicted).toBeGreaterThanOrEqual(few[own].inflicted - 0.001);
            expect(many[other].inflicted).toBeCloseTo(few[other].inflicted, 2);
          },
        ),
        { numRuns: 60 },
      );
    });
  }

  it('lets more guns hit more and as their strength does', () => {
    fc.assert(
      fc.property(
        book,
        fc.array(fc.integer({ min: 50, max: 300 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 50, max: 300 }),
        seed,
        (land, guns, more, dice) => {
          const few = bombardment(land, guns, dice);
          const many = bombardment(land, [...guns, more], dice);
          expect(many.inflicted).toBeGreaterThan(few.inflicted);
          expect(many.inflicted / many.strength).toBeCloseTo(few.inflicted / few.strength, 4);
        },
      ),
      { numRuns: 60 },
    );
  });
});
