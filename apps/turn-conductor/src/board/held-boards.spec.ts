import { describe, expect, it } from '@jest/globals';
import type { CampaignBoard } from './campaign-board.js';
import { HeldBoards } from './held-boards.js';

const board = (isBeingResolved = false): CampaignBoard => ({ isBeingResolved }) as CampaignBoard;

describe('the boards that are held', () => {
  const holding = (most: number) => {
    const gone: string[] = [];
    return { held: new HeldBoards(most, (campaign) => gone.push(campaign)), gone };
  };

  it('are those asked for last', () => {
    const { held, gone } = holding(2);
    for (const campaign of ['a', 'b']) held.hold(campaign, board());
    expect(held.get('a')).toBeDefined();
    held.hold('c', board());
    expect([gone, held.size]).toEqual([['b'], 2]);
    expect(held.get('b')).toBeUndefined();
  });

  it('are not kept by a look that asks for none', () => {
    const { held, gone } = holding(2);
    for (const campaign of ['a', 'b']) held.hold(campaign, board());
    held.peek('a');
    held.hold('c', board());
    expect(gone).toEqual(['a']);
  });

  it('are beyond their number those of turns that are being resolved, until those are over', () => {
    const { held, gone } = holding(2);
    const resolving = Array.from({ length: 10 }, () => ({ isBeingResolved: true }));
    resolving.forEach((one, i) => held.hold(`r${i}`, one as CampaignBoard));
    expect([gone, held.size]).toEqual([[], 10]);
    held.hold('idle', board());
    held.hold('idle-too', board());
    expect(held.peek('r0')).toBeDefined();
    for (const one of resolving) one.isBeingResolved = false;
    for (let i = 0; i < 10; i++) held.hold(`later-${i}`, board());
    expect(held.size).toBe(2);
  });

  it('are dropped without a word when they hold no more what they should', () => {
    const { held, gone } = holding(2);
    held.hold('a', board());
    held.drop('a');
    expect([held.size, gone]).toEqual([0, []]);
  });
});
