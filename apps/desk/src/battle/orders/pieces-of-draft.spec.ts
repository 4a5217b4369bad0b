import { describe, expect, it } from '@jest/globals';
import type { BattleView } from '@vedette/battle-sight';
import { kindsFor, orderOfKind } from './kinds-for.js';
import { subjectOf } from './pieces-of-draft.js';

const view = {
  side: 'US',
  units: [{ id: 'us-8il' }],
  commands: [{ id: 'gamble' }],
  leaders: [{ id: 'gamble' }, { id: 'buford' }],
  arrivals: [{ id: 'reynolds' }],
} as unknown as BattleView;

describe('what an order is for', () => {
  it.each(['us-8il', 'gamble', 'buford'])('is the piece whose card began it: %s', (piece) => {
    const begun = kindsFor(piece, view).map((kind) => subjectOf(orderOfKind(kind, piece, view)!));
    expect(begun.length).toBeGreaterThan(3);
    expect(new Set(begun)).toEqual(new Set([piece]));
  });

  it.each([
    ['US', 'reynolds'],
    ['CSA', 'heth'],
    ['CSA', null],
  ] as const)('is the whole side when the card of the side began it: %s, %s to come', (side, group) => {
    const own = { ...view, side, arrivals: group === null ? [] : [{ id: group }] } as unknown as BattleView;
    const kinds = kindsFor(null, own);
    expect(kinds).toContain('side-standing');
    expect(kinds.filter((kind) => subjectOf(orderOfKind(kind, null, own)!) !== null)).toEqual([]);
  });

  it('is never what somebody wrote that is no name', () => {
    expect(subjectOf({ kind: 'standing', for: 7 })).toBeNull();
    expect(subjectOf({ kind: 'standing' })).toBeNull();
  });
});
