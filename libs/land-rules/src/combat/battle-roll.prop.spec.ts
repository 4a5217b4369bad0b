import { describe, expect, it } from '@jest/globals';
import { effectiveOrders, readPosition, type GameEvent } from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, PhaseContext, pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import { resolveCombat } from './phase-combat.js';

const GONE = new Set([
  'UnitRetreated',
  'UnitRouted',
  'UnitFellBack',
  'UnitShattered',
  'UnitSurrendered',
  'UnitDestroyed',
]);
const TAKES_PART = new Set(['UnitLostMen', 'UnitEngaged', 'SegmentWeighed', 'MoraleChecked']);

const unit = fc.record({
  type: fc.constantFrom('IN', 'LI', 'MI', 'LC', 'MC', 'LN', 'MA', 'HA', 'CQ'),
  strength: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 3000 })),
  batteries: fc.integer({ min: 0, max: 2 }),
  quality: fc.constantFrom('Very Poor', 'Fair', 'Average', 'Very Good', 'Excellent'),
  experience: fc.integer({ min: 0, max: 70 }),
  fatigue: fc.integer({ min: 0, max: 17 }),
  ammunition: fc.integer({ min: 0, max: 5 }),
  tactical: fc.constantFrom('7-7', '7-7', '8-7', '0-0'),
  within: fc.boolean(),
});
type Drawn = typeof unit extends fc.Arbitrary<infer T> ? T : never;

function fought(
  sides: { readonly US: readonly Drawn[]; readonly MX: readonly Drawn[] },
  fort: boolean,
  seed: number,
): GameEvent[] {
  const entries = (['US', 'MX'] as const).flatMap((state) =>
    sides[state].map(({ type, within, ...rest }, i) => ({
      ...rest,
      id: `${state}${i + 1}${type}`,
      square: 'G6-V6',
      commander: state.toLowerCase(),
      batteries: type === 'MA' || type === 'HA' ? rest.batteries : 0,
      inFort: state === 'MX' && fort && within && rest.tactical === '7-7',
    })),
  );
  const state = readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
      theatre: {
        kind: 'inline',
        origin: 'G4-V5',
        strategic: ['..~..', '.....', '.....'],
        nations: ['UUMMM', 'UUMMM', 'UUMMM'],
        nationKey: { U: 'United States', M: 'Mexico' },
      },
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: [
        { id: 'us', state: 'US' },
        { id: 'mx', state: 'MX' },
      ],
      units: entries,
      cities: [
        {
          name: 'Monterrey',
          square: 'G6-V6',
          tactical: '7-7',
          state: 'MX',
          fort: fort ? { level: 2, capacity: 2000 } : null,
        },
        { name: 'Austin', square: 'G4-V6', tactical: '7-7', state: 'US' },
      ],
    } as unknown as Parameters<typeof readPosition>[0],
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
  for (const { state: of, turn } of state.units.values())
    if (of === 'US') Object.assign(turn.tactics, { movedIn: 1, enteredFrom: 6 });
  const context = new PhaseContext(
    state,
    effectiveOrders([]),
    Dice.keyed(`battle ${seed}`, 1, 'tactical-1'),
    booksOf(state.rulebooks),
    'tactical-1',
  );
  resolveCombat(context, 1);
  return [...context.events];
}

const battles = fc.tuple(
  fc.record({
    US: fc.array(unit, { minLength: 1, maxLength: 6 }),
    MX: fc.array(unit, { minLength: 1, maxLength: 6 }),
  }),
  fc.boolean(),
  fc.nat(),
);

describe('who is in a battle', () => {
  it('is out of it once he broke, fell back, laid down his arms or is no more', () => {
    let broken = 0;
    fc.assert(
      fc.property(battles, ([sides, fort, seed]) => {
        const gone = new Set<string>();
        for (const { type, units = [], data } of fought(sides, fort, seed)) {
          if (type === 'BattleOpened') for (const id of units) gone.delete(id);
          if (TAKES_PART.has(type)) expect([type, units.filter((id) => gone.has(id))]).toEqual([type, []]);
          if (GONE.has(type)) {
            const { unit: id } = data as { unit: string };
            expect([id, gone.has(id)]).toEqual([id, false]);
            gone.add(id);
            broken++;
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(broken).toBeGreaterThan(400);
  });

  it('loses what the steps of his loss come to', () => {
    let told = 0;
    fc.assert(
      fc.property(battles, ([sides, fort, seed]) => {
        for (const { type, data } of fought(sides, fort, seed)) {
          const loss = data as {
            lost: number;
            strength: number;
            share: number;
            factors?: readonly { readonly of: string; readonly by: string }[];
          };
          if (type !== 'UnitLostMen' || !loss.factors) continue;
          const men = loss.strength + loss.lost;
          expect(loss.share).toBeCloseTo(loss.lost / men, 3);
          let left = 0;
          let by = 1;
          for (const step of loss.factors) {
            const figure = Number(step.by.replace(/^[x+]| %$/g, ''));
            if (step.by.startsWith('+')) left = (figure / 100) * men;
            else if (/posture|fort/.test(step.of)) by *= figure;
            else if (step.by.startsWith('x')) left *= figure;
          }
          const all = (Number(loss.factors[0]!.by) + left) * by;
          expect(Math.abs(loss.lost - Math.min(men, all))).toBeLessThan(1.2);
          told++;
        }
      }),
      { numRuns: 200 },
    );
    expect(told).toBeGreaterThan(200);
  });
});
