import { describe, expect, it } from '@jest/globals';
import type { ReportHeading, SquareView } from '@vedette/reports';
import { Gazetteer, type Theatre } from '../seat/theatre.js';
import { type SquareKnown, squareWords } from './square-words.js';
import { groundTold, withRememberedGround } from './told-squares.js';

const gazetteer = new Gazetteer({
  ...{ id: 'rio', columns: ['J9'], rows: ['V5'], terrain: ['o'], nationKey: { M: 'Mexico' }, nation: ['M'] },
  ...{ rivers: null, rails: null, seas: [], ports: [] },
  cities: [{ name: 'Matamoros', square: 'J9-V5', tactical: '7-7', level: 3 }],
} as Theatre);
const heading = { states: { MX: 'Mexico' } } as unknown as ReportHeading;
const seen: SquareView = {
  square: 'J9-V5',
  ...{ terrain: 'open', nation: 'Mexico', mark: null, stacks: [] },
  city: {
    ...{ name: 'Matamoros', tactical: '7-7', state: 'MX', level: 3, supplies: 72, besieged: false },
    fort: { level: 2, capacity: 1500 },
  },
  depots: [{ id: 'MXD1', kind: 'depot', state: 'MX', standing: 'hostile', tactical: '7-7', supplies: null }],
};
/** Names of the sentences with what they are filled with. */
const say = (name: string, values: object = {}): string =>
  [name, ...Object.values(values).map(String)].join(' ');
const wordsOf = (known: Partial<SquareKnown>): string[] =>
  squareWords(
    { square: 'J9-V5', told: undefined, ghosts: [], heard: [], own: [], ...known },
    gazetteer,
    heading,
    say,
  ).slice(1);
const position = (land: object): Parameters<typeof groundTold>[0] => ({ land: { observed: land } }) as never;

describe('what is said of how a square is known', () => {
  const remembered = new Map([['J9-V5', { turn: 4, square: seen }]]);
  const ground = withRememberedGround(groundTold(position({ squares: [] })), remembered).get('J9-V5');

  it('is holder and fort of one in sight, and no turn', () =>
    expect(wordsOf({ told: seen })).toEqual(['city-held Matamoros Mexico 72', 'city-fort 2 1500']));

  it('is holder, fort and stores of a remembered one, with the turn of its last look', () =>
    expect(wordsOf({ remembered: remembered.get('J9-V5'), ground })).toEqual([
      'remembered 4 city-held Matamoros Mexico 72 city-fort 2 1500 depot-here MXD1 store-depot Mexico',
    ]));

  it('is that nothing stands in a remembered one but what its troops are told of', () =>
    expect(wordsOf({ remembered: { turn: 4, square: { ...seen, city: null, depots: [] } } })).toEqual([
      'remembered-bare 4',
    ]));

  it('is the printed map alone where nobody ever looked', () =>
    expect(wordsOf({})).toEqual(['printed-only']));

  it('is what was told this turn of stores out of sight, and no older memory of them', () => {
    const told = { square: 'J9-V5', turn: 6, terrain: 'open', nation: 'Mexico', depots: [] };
    const now = groundTold(position({ squares: [], toldGround: [{ ...told, depots: seen.depots }] }));
    const kept = withRememberedGround(now, remembered).get('J9-V5');
    expect(kept?.asOf).toBeUndefined();
    expect(wordsOf({ remembered: remembered.get('J9-V5'), ground: kept })).toEqual([
      'depot-here MXD1 store-depot Mexico',
      'remembered 4 city-held Matamoros Mexico 72 city-fort 2 1500',
    ]);
  });
});
