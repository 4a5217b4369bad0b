import { describe, expect, it } from '@jest/globals';
import type { SquareView, StackView } from '@vedette/reports';
import { foldPast, type PastTurn } from './fold-past.js';
import { ghostName, type GhostNote, notedGhosts } from './noted-ghosts.js';
import { struckOut } from './struck-out.js';

const stack = {
  state: 'MX',
  standing: 'hostile',
  condition: 'active',
  count: null,
  size: 'brigade',
  letters: 'IC',
};
const turn = (number: number, squares: Readonly<Record<string, readonly string[]>>): PastTurn => ({
  turn: number,
  squares: Object.entries(squares).map(
    ([square, states]) =>
      ({
        square,
        stacks: states.map((state) => ({ ...stack, state }) as StackView),
      }) as unknown as SquareView,
  ),
});
const past = [turn(1, { A: ['MX'], B: ['MX'] }), turn(2, { B: ['MX'], C: ['MX', 'US'] })];
const now = turn(3, { C: ['US'], D: [] });
const ghosts = foldPast(now, past);
const noted = (is: GhostNote['is'], at: number): GhostNote => ({
  ...ghosts[at]!,
  ...{ id: ghostName(ghosts[at]!, 3), is, turn: 3 - ghosts[at]!.age },
});

describe('what a seat makes of what it remembers', () => {
  it('leaves out what was dismissed, and marks what is pinned', () => {
    expect(ghosts.map(({ square }) => square)).toEqual(['B', 'A']);
    const shown = notedGhosts(ghosts, [noted('dismissed', 0), noted('pinned', 1)], now, past);
    expect(shown.map(({ square, pinned, age }) => [square, pinned, age])).toEqual([['A', true, 2]]);
  });

  it('keeps what is pinned when its report is not at hand, until the square is looked at', () => {
    const pinned = noted('pinned', 1);
    expect(notedGhosts([], [pinned], now, []).map(({ square, age }) => [square, age])).toEqual([['A', 2]]);
    expect(notedGhosts([], [pinned], turn(4, { A: [] }), [])).toEqual([]);
    // Seen again and lost again: the old sighting is no more.
    expect(notedGhosts([], [pinned], turn(5, {}), [turn(4, { A: ['MX'] })])).toEqual([]);
    // As known before it was seen.
    expect(notedGhosts([], [pinned], turn(1, {}), [])).toEqual([]);
  });

  it('names a sighting the same in every later turn', () =>
    expect(ghostName({ ...ghosts[0]!, age: 4 }, 6)).toBe(ghostName(ghosts[0]!, 3)));
});

describe('what a look struck out', () => {
  it('is what was believed a turn ago to stand where nobody of that state is seen', () =>
    expect(struckOut(now, past).map(({ square, stack: { state }, age }) => [square, state, age])).toEqual([
      ['C', 'MX', 1],
    ]));

  it('is nothing where nobody looked, where they still stand, and a turn later', () => {
    expect(struckOut(turn(3, { B: ['MX'] }), past)).toEqual([]);
    expect(struckOut(turn(4, { C: ['US'], D: [] }), [...past, now])).toEqual([]);
    expect(struckOut(now, [])).toEqual([]);
  });
});
