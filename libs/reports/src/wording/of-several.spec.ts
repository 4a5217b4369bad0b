import { describe, expect, it } from '@jest/globals';
import { ofSeveral } from './of-several.js';

describe('what is told of several units', () => {
  it.each([
    [' did not make its move: it was too tired.', ' did not make their move: they were too tired.'],
    [' stopped there: it met the enemy.', ' stopped there: they met the enemy.'],
    [': it met a force sent to intercept it.', ': they met a force sent to intercept them.'],
    [': an enemy came into its square.', ': an enemy came into their square.'],
  ])('%s', (one, several) => expect(ofSeveral(one)).toBe(several));

  it('leaves alone what does not stand for them', () => {
    const text = ': the enemy holds the beach, or there is no room on it; the city was closed by its siege';
    expect(ofSeveral(text)).toBe(text);
  });
});
