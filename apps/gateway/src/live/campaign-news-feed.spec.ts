import { describe, expect, it } from '@jest/globals';
import type { Standing } from '../access/standing.js';
import { isFor } from './campaign-news-feed.js';

const seat = (player: string): Standing => ({ kind: 'seat', campaign: 'mexico', role: 'player', player });
const ADMINISTRATOR: Standing = { kind: 'administrator', campaign: 'mexico' };
const OPERATOR: Standing = { kind: 'operator', campaign: 'mexico' };

describe('news of a campaign', () => {
  it('for everybody reaches everybody', () => {
    for (const standing of [seat('taylor'), seat('arista'), ADMINISTRATOR, OPERATOR])
      expect(isFor({ audience: 'everybody' }, standing)).toBe(true);
  });

  it('for some reaches them and those who run the campaign, and nobody else', () => {
    const news = { audience: ['taylor', 'worth'] };
    expect([seat('taylor'), seat('worth'), ADMINISTRATOR].map((standing) => isFor(news, standing))).toEqual([
      true,
      true,
      true,
    ]);
    expect([seat('arista'), seat('taylo')].map((standing) => isFor(news, standing))).toEqual([false, false]);
  });

  it('for administrators reaches no seat', () => {
    expect(isFor({ audience: 'administrators' }, seat('administrators'))).toBe(false);
    expect(isFor({ audience: 'administrators' }, ADMINISTRATOR)).toBe(true);
  });
});
