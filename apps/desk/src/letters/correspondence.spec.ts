import { describe, expect, it } from '@jest/globals';
import type { Letter, SentLetter } from '@vedette/contracts';
import { correspondence, isOnItsWay, lettersWith, othersOf, wasSent } from './correspondence.js';

const came = (id: string, from: string, arrivedAt: string, to = ['taylor']): Letter => ({
  ...{ id, from, to, text: id, sentAt: '1846-05-01T00:00:00Z', arrivedAt, readAt: null },
});
const went = (id: string, to: string[], sentAt: string, arrivesInTurn: number | null): SentLetter => ({
  ...{ id, to, text: id, sentAt, arrivesInTurn },
});
const all = correspondence(
  [
    came('a', 'worth', '1846-05-02T00:00:00Z'),
    came('b', 'marcy', '1846-05-05T00:00:00Z', ['taylor', 'worth']),
  ],
  [went('c', ['marcy'], '1846-05-03T00:00:00Z', 7)],
);

describe('the correspondence of a seat', () => {
  it('lies newest first, by when a letter came or was sent', () => {
    expect(all.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('names everybody else a letter concerns, each once and never oneself', () => {
    expect(othersOf(all[0]!, 'taylor')).toEqual(['marcy', 'worth']);
    expect(lettersWith(all, 'worth', 'taylor').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(lettersWith(all, null, 'taylor')).toHaveLength(3);
  });

  it('has a letter on its way until the turn with whose opening it has reached everybody', () => {
    expect([6, 7].map((turn) => isOnItsWay(all[1]!, turn))).toEqual([true, false]);
    expect(isOnItsWay(all[0]!, 1)).toBe(false);
  });

  it('finds a letter that nobody answered for among those that were sent, and takes an older equal one for no answer', () => {
    const sent = [went('c', ['marcy', 'worth'], '1846-05-03T00:00:00Z', 7)];
    const letter = { to: ['worth', 'marcy'], text: 'c' };
    expect(wasSent(sent, letter, new Set())).toBe(true);
    expect(wasSent(sent, letter, new Set(['c']))).toBe(false);
    expect(wasSent(sent, { ...letter, text: 'd' }, new Set())).toBe(false);
  });
});
