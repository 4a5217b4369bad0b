import { describe, expect, it } from '@jest/globals';
import {
  copyState,
  type MutableCampaignState,
  type PositionDocument,
  readPosition,
  type StateId,
  stateId,
} from '@vedette/campaign';
import { type InlineTheatre, makeInlineTheatre } from '@vedette/geography';
import { pieceTypes } from '@vedette/rulebooks';
import fc from 'fast-check';
import { STANDING_MARGINS } from './standing-figures.js';
import { standingOf } from './standing.js';

const LEVELS = [1, 2, 3, 4, 5];
const OWNERS = ['US', 'MX', 'GT'].map(stateId);

/** Two sides at war with a brigade each, and a neutral. */
const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: null },
  turn: 1,
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['.....', '.....', '.....'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
    { id: 'GT', nation: 'Guatemala', side: 'GT' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US' },
    { id: 'arista', state: 'MX' },
  ],
  units: [
    { id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 3000, commander: 'taylor' },
    { id: 'MX1IN', square: 'G4-V5', tactical: '9-9', strength: 3000, commander: 'arista' },
  ],
};

/** A start as its own copy: cities of every level in the hands of each state. */
function begin(): MutableCampaignState {
  const state = readPosition(
    structuredClone(POSITION),
    (theatre) => makeInlineTheatre(theatre as InlineTheatre),
    pieceTypes,
  );
  OWNERS.forEach((owner, row) =>
    LEVELS.forEach((level, column) =>
      state.addCity({
        ...{ name: `${owner}-${level}`, square: row * 5 + column, tactical: 0, level, state: owner },
        ...{ supplies: 0, stores: 0, fort: null, manufacturing: 0, besieged: false },
        turn: { sent: 0, receivedSupplies: 0, receivedStores: 0, yardUsed: 0 },
      }),
    ),
  );
  return state;
}

interface War {
  readonly taken: readonly { readonly city: string; readonly by: StateId }[];
  readonly killed: Readonly<Record<'US' | 'MX', number>>;
}

const cityName = fc.constantFrom(...OWNERS.flatMap((owner) => LEVELS.map((level) => `${owner}-${level}`)));
const war: fc.Arbitrary<War> = fc.record({
  taken: fc.array(fc.record({ city: cityName, by: fc.constantFrom(...OWNERS) }), { maxLength: 12 }),
  killed: fc.record({ US: fc.nat(60_000), MX: fc.nat(60_000) }),
});

function after(start: MutableCampaignState, { taken, killed }: War): MutableCampaignState {
  const end = copyState(start);
  for (const { city, by } of taken) end.city(city).state = by;
  end.unit('US1IN').casualties.killed += killed.US;
  end.unit('MX1IN').casualties.killed += killed.MX;
  return end;
}

const other = (name: string): string => name.replace(/US|MX/, (id) => (id === 'US' ? 'MX' : 'US'));
const mirrored = ({ taken, killed }: War): War => ({
  taken: taken.map(({ city, by }) => ({ city: other(city), by: stateId(other(by)) })),
  killed: { US: killed.MX, MX: killed.US },
});
const of = (standing: ReturnType<typeof standingOf>, side: string) =>
  standing.sides.find((one) => one.side === side)!;

describe('the standing of a campaign', () => {
  it('is even where nothing happened', () => {
    const start = begin();
    const standing = standingOf(start, copyState(start));
    expect(standing).toMatchObject({ verdict: 'even', ahead: null, margin: 0 });
    expect(of(standing, 'MX')).toEqual({
      side: 'MX',
      cities: { from: 5, to: 5, won: [], lost: [] },
      men: { from: 3000, lost: { killed: 0, wounded: 0, prisoners: 0, stragglers: 0, destroyed: 0 } },
      ships: { from: 0, lost: 0 },
      points: 0,
    });
  });

  it('is the same for either side in the place of the other', () => {
    fc.assert(
      fc.property(war, (fought) => {
        const start = begin();
        const [one, two] = [fought, mirrored(fought)].map((each) => standingOf(start, after(start, each)));
        expect(of(one!, 'US').points).toBe(of(two!, 'MX').points);
        expect(of(one!, 'MX').points).toBe(of(two!, 'US').points);
        expect([two!.verdict, two!.margin]).toEqual([one!.verdict, one!.margin]);
        if (one!.ahead) expect(two!.ahead).toBe(other(one!.ahead));
      }),
    );
  });

  it('never hurts who takes a city more, nor helps who loses it', () => {
    fc.assert(
      fc.property(war, cityName, fc.constantFrom(...OWNERS), (fought, city, by) => {
        const start = begin();
        const end = after(start, fought);
        const holder = end.city(city).state;
        fc.pre(holder !== by);
        const before = standingOf(start, end);
        end.city(city).state = by;
        const then = standingOf(start, end);
        expect(of(then, by).points).toBeGreaterThan(of(before, by).points);
        expect(of(then, holder).points).toBeLessThan(of(before, holder).points);
      }),
    );
  });

  it('never helps who loses men, and calls that side ahead that is so by the margin', () => {
    fc.assert(
      fc.property(war, fc.nat(50_000), (fought, more) => {
        const start = begin();
        const before = standingOf(start, after(start, fought));
        const killed = { ...fought.killed, US: fought.killed.US + more };
        const then = standingOf(start, after(start, { ...fought, killed }));
        expect(of(then, 'US').points).toBeLessThanOrEqual(of(before, 'US').points);
        const lead = of(then, 'US').points - of(then, 'MX').points;
        expect(then.margin).toBe(Math.abs(lead));
        if (then.ahead) expect(then.ahead).toBe(lead > 0 ? 'US' : 'MX');
        expect(then.ahead === null).toBe(then.margin < STANDING_MARGINS.marginal);
        expect(then.verdict === 'decisive').toBe(then.margin >= STANDING_MARGINS.decisive);
      }),
    );
  });

  it.each([
    [['MX-1'], 'marginal', 'marginal: US stands better than MX, by 20 points'],
    [['GT-1'], 'even', 'even: no side stands clearly better'],
    [['MX-5'], 'decisive', 'decisive: US stands better than MX, by 100 points'],
    [['MX-2', 'MX-3'], 'decisive', 'decisive: US stands better than MX, by 100 points'],
  ] as const)('says how %j in new hands stands, whoever stands apart', (cities, verdict, result) => {
    const start = begin();
    const taken = cities.map((city) => ({ city, by: stateId('US') }));
    const standing = standingOf(start, after(start, { taken, killed: { US: 0, MX: 0 } }));
    expect(standing).toMatchObject({ verdict, result });
    expect(of(standing, 'US').cities).toMatchObject({
      from: 5,
      to: 5 + cities.length,
      won: cities,
      lost: [],
    });
  });

  it('counts men who are gone with a unit or a ship that is no more, and does not count who came back', () => {
    const start = begin();
    start.unit('MX1IN').casualties.wounded = 400;
    const end = copyState(start);
    end.unit('MX1IN').casualties.wounded = 100;
    end.destroyed.push({ unit: 'US1IN', turn: 1, phase: 'tactical-1', rule: '12.2', men: 2500 });
    end.removeUnit(end.unit('US1IN'));
    const standing = standingOf(start, end);
    expect(of(standing, 'US')).toMatchObject({ men: { lost: { destroyed: 2500 } }, points: -2 });
    expect(of(standing, 'MX')).toMatchObject({ men: { lost: { wounded: 0 } }, points: 0 });
  });
});
