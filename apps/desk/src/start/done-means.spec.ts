import { describe, expect, it } from '@jest/globals';
import { doneMeans, wasTakenBack } from './done-means.js';

describe('to be done', () => {
  it('ends the turn early where the campaign agreed on that, and nothing where it did not', () => {
    expect(doneMeans({ terms: { earlyEnd: 'when-all-ready' } })).toBe('done-ends-turn');
    expect(doneMeans({ terms: { earlyEnd: 'never' } })).toBe('done-ends-nothing');
  });

  it.each([
    ['an order took it back', [7, true], [7, false], false, true],
    ['its button took it back', [7, true], [7, false], true, false],
    ['another turn began', [7, true], [8, false], false, false],
    ['it was not said', [7, false], [7, false], false, false],
    ['it is said still', [7, true], [7, true], false, false],
  ] as const)('when %s is told as such', (_, [turn, ready], [nextTurn, nextReady], byButton, expected) =>
    expect(wasTakenBack({ turn, ready }, { turn: nextTurn, ready: nextReady }, byButton)).toBe(expected),
  );
});
