import { describe, expect, it } from '@jest/globals';
import { type MutableBattleState, putUnit, readBattle } from '@vedette/battle';
import { smallBattle } from '../testing/small-battle.js';
import { reachOfPiece } from './reach-of-piece.js';

function battle(change: (state: MutableBattleState) => void = () => undefined): MutableBattleState {
  const state = readBattle(smallBattle());
  change(state);
  return state;
}
const hexesOf = (state: MutableBattleState, piece: string, side: 'US' | 'CSA' = 'CSA') =>
  new Map(reachOfPiece(state, side, piece).reached.map((one) => [one.hex, one]));
const put = (state: MutableBattleState, id: string, more: object): void =>
  putUnit(state.units, { ...state.units.get(id)!, ...more });
/** The Confederates have made out who stands in a hex. */
const see = (state: MutableBattleState, more: object): void => {
  state.contacts.CSA = [
    {
      ...{ id: 'K1', hex: '0704', level: 'arm', kind: 'infantry', band: 'medium', facing: 3, seen: '0740' },
      ...{ stale: false, source: 'los', units: [], effect: null },
      ...more,
    } as MutableBattleState['contacts']['CSA'][number],
  ];
};

describe('where a piece of a battle can get', () => {
  it('is told with the cheapest hexes to write into its plan, and whether they take ME', () => {
    const reached = hexesOf(battle(), 'cs-13al');
    // A line goes forward for one MP a hex; at RE it has three, at ME six (P-03, P-06.1).
    expect(reached.get('0504')).toMatchObject({ path: ['0504'], cost: 1, needsME: false, checks: [] });
    const far = [...reached.values()].filter(({ needsME }) => needsME);
    expect(far.length).toBeGreaterThan(0);
    for (const { cost, path, hex } of reached.values()) {
      expect(cost).toBeLessThanOrEqual(6);
      expect(path.at(-1)).toBe(hex);
    }
    expect(Math.min(...far.map(({ cost }) => cost))).toBeGreaterThan(3);
  });

  it('is one hex under HOLD, and as far as half the allowance in reserve or out of command', () => {
    expect([...hexesOf(battle(), 'cs-2ms').values()].every(({ path }) => path.length === 1)).toBe(true);
    const reserve = battle((state) => (state.commands.get('archer')!.order = 'RSRV'));
    expect([...hexesOf(reserve, 'cs-13al').values()].some(({ needsME }) => needsME)).toBe(false);
    const alone = battle((state) => (state.leaders.get('archer')!.hex = '0112'));
    expect([...hexesOf(alone, 'cs-13al').values()].some(({ needsME }) => needsME)).toBe(false);
  });

  it('minds whom its side has a contact of, and by which rule', () => {
    const state = battle((one) => see(one, {}));
    const { reached, barred } = reachOfPiece(state, 'CSA', 'cs-13al');
    expect(reached.map(({ hex }) => hex)).not.toContain('0704');
    // Under SKPD it keeps three hexes from infantry it sees (G-100).
    const kept = barred.find(({ rule }) => rule.includes('G-100'));
    expect(kept?.why).toContain('0704');
    const old = battle((one) => see(one, { stale: true }));
    expect([...hexesOf(old, 'cs-13al').keys()]).toEqual([...hexesOf(battle(), 'cs-13al').keys()]);
  });

  it('of a leader is the ground for sixteen MP less what he has moved, past zones but not through the enemy', () => {
    const state = battle((one) => see(one, { hex: '0404' }));
    const reached = hexesOf(state, 'archer');
    expect(reached.has('0404')).toBe(false);
    expect(reached.get('0504')?.cost).toBeLessThanOrEqual(3);
    const tired = battle((one) => (one.leaders.get('archer')!.moved = 15));
    expect([...hexesOf(tired, 'archer').values()].every(({ cost }) => cost === 1)).toBe(true);
  });

  it('does not depend on any enemy nobody has seen: in its way, beside it, behind works, with points or none', () => {
    const pieces = ['cs-13al', 'cs-1tn', 'cs-2ms', 'archer', 'heth'];
    const plain = pieces.map((piece) => reachOfPiece(battle(), 'CSA', piece));
    const other = battle((state) => {
      put(state, 'us-8il', { hex: '0504', facing: 3 });
      put(state, 'us-3in', { hex: '0505', formation: 'mounted' });
      state.works = [
        { hex: '0504', facing: 3, kind: 'breastworks', turns: 2, side: 'US' },
      ] as unknown as MutableBattleState['works'];
      state.leaders.get('gamble')!.hex = '0605';
      state.markers = [{ hex: '0604', unit: 'us-8il', looks: 'troops', side: 'US' }];
    });
    // Works in plain sight are known; these lie where nobody looks.
    for (const id of ['cs-13al', 'cs-1tn', 'cs-2ms']) expect(other.units.get(id)).toBeDefined();
    const unseenWorks = { ...other, works: [] };
    expect(pieces.map((piece) => reachOfPiece(unseenWorks, 'CSA', piece))).toEqual(plain);
    for (const piece of ['us-8il', 'gamble', 'nobody', 'davis-command'])
      expect(reachOfPiece(other, 'CSA', piece)).toEqual({ reached: [], barred: [] });
  });
});
