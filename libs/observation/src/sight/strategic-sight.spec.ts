import { describe, expect, it } from '@jest/globals';
import { Dice } from '@vedette/chance';
import { booksOf, GITM_AMWOL, GITM_NWOL } from '@vedette/rulebooks';
import { tableOf } from '../testing/table.js';
import { sizeWord, StackBlur } from './stack-blur.js';
import { strategicView } from './strategic-sight.js';

/** How far east of G2-V6 one unit shows the map, friends and others. */
function reach(
  unit: Record<string, unknown>,
  more: object = {},
): [shown: number, friends: number, others: number] {
  const state = tableOf({ units: [{ square: 'G2-V6', tactical: '7-7', ...unit }], ...more });
  const view = strategicView(state, booksOf(state.rulebooks).land, [...state.units.values()]);
  const row = state.theatre.grid.indexOf('G2-V6');
  const last = (layer: Uint8Array): number => {
    let distance = -1;
    while (layer[row + distance + 1] && distance < 10) distance++;
    return distance;
  };
  return [last(view.shown), last(view.friendsSeen), last(view.othersSeen)];
}

describe('sight on the strategic map (4.1)', () => {
  it('shows the map five squares around, friends at three and others at one', () => {
    expect(reach({ id: 'US1IN' })).toEqual([5, 3, 1]);
  });

  it('shows an army headquarters friends at five', () => {
    expect(reach({ id: 'US1AQ' })).toEqual([5, 5, 1]);
  });

  it('shows light cavalry of 250 men others at two, of fewer at one; dragoons and lancers never', () => {
    expect(reach({ id: 'US1LC', strength: 250 })).toEqual([5, 3, 2]);
    expect(reach({ id: 'US1LC', strength: 249 })).toEqual([5, 3, 1]);
    expect(reach({ id: 'US1MC', strength: 900 })).toEqual([5, 3, 1]);
    expect(reach({ id: 'US1LN', strength: 900 })).toEqual([5, 3, 1]);
  });

  it('shows light cavalry of NWOL others at two at any strength', () => {
    expect(reach({ id: 'US1LC', strength: 10 }, { rulebooks: { land: 'gitm-nwol' } })).toEqual([5, 3, 2]);
  });

  it('shows inactive and shattered units nothing', () => {
    expect(reach({ id: 'US1IN', status: 'inactive' })).toEqual([-1, -1, -1]);
    const shattered = { status: 'shattered', reforming: { turnsLeft: 1, waited: 0 } };
    expect(reach({ id: 'US1IN', ...shattered })).toEqual([-1, -1, -1]);
  });

  it('reaches farther in peace and truce turns of NWOL', () => {
    const peace = { rulebooks: { land: 'gitm-nwol' }, season: 'peace' };
    expect(reach({ id: 'US1IN' }, peace)).toEqual([5, 5, 3]);
    expect(reach({ id: 'US1AQ' }, peace)[1]).toBe(10);
  });

  it('stops at the edges of the map', () => {
    const state = tableOf({ units: [{ id: 'US1IN', square: 'G0-V0', tactical: '7-7' }] });
    const view = strategicView(state, GITM_AMWOL, [...state.units.values()]);
    expect(view.shown.reduce((sum, square) => sum + square, 0)).toBe(36);
  });
});

describe('the words for sizes (4.1, A-09)', () => {
  it.each([
    [1, 'regiments'],
    [2, 'regiments'],
    [3, 'brigade'],
    [5, 'brigade'],
    [6, 'brigades'],
    [8, 'brigades'],
    [9, 'division'],
    [17, 'division'],
    [18, '2 divisions'],
    [36, '3 divisions'],
  ])('%i units are %s in AMWOL', (count, word) => expect(sizeWord(GITM_AMWOL, count)).toBe(word));

  it('are one step larger in NWOL', () => {
    expect([2, 5, 8, 9, 24].map((count) => sizeWord(GITM_NWOL, count))).toEqual([
      'brigades',
      'division',
      'divisions',
      'corps',
      '2 corps',
    ]);
  });
});

describe('a stack of strangers', () => {
  const stack = (types: readonly string[]) => [
    ...tableOf({
      units: types.map((type, i) => ({ id: `MX${i + 1}${type}`, square: 'G0-V0', tactical: '7-7' })),
    }).units.values(),
  ];
  const label = '4.1 US sees active MX in G0-V0';
  const blur = (rolls: Record<string, number>, types: readonly string[]) =>
    new StackBlur(
      Dice.fixed(rolls, () => 0.5),
      GITM_AMWOL,
    ).blur(label, stack(types));

  it('is reported up to a quarter too small or too large', () => {
    const eight = Array.from({ length: 8 }, () => 'IN');
    expect(blur({ [`${label}: number`]: 0.999 }, eight).size).toBe('division');
    expect(blur({ [`${label}: number`]: 0.5 }, eight).size).toBe('brigades');
    expect(blur({ [`${label}: number`]: 0 }, [...eight.slice(0, 6)]).size).toBe('brigade');
  });

  it('is never reported as nothing', () => {
    expect(blur({ [`${label}: number`]: 0 }, ['IN']).size).toBe('regiments');
    expect(blur({ [`${label}: I`]: 0 }, ['IN']).letters).toBe('I');
  });

  it('may be given a letter too many or too few', () => {
    expect(blur({}, ['IN', 'LC', 'AQ']).letters).toBe('ICH');
    expect(blur({ [`${label}: C`]: 0 }, ['IN', 'LC', 'AQ']).letters).toBe('IH');
    expect(blur({ [`${label}: A`]: 0 }, ['IN', 'LC', 'AQ']).letters).toBe('ICAH');
  });

  it('counts militia as infantry', () => expect(blur({}, ['MI']).letters).toBe('I'));

  it('is reported the same however often the same observer asks', () => {
    const desk = new StackBlur(Dice.keyed('blur', 1, 'intelligence'), GITM_AMWOL);
    const units = stack(['IN', 'IN', 'LC', 'LA']);
    expect(desk.blur(label, units)).toBe(desk.blur(label, units));
  });
});
