import { describe, expect, it } from '@jest/globals';
import { ofSeveral } from './of-several.js';
import { REASON_WORDS } from './reason-words.js';

// What is one thing, whoever it befalls: the march that was broken off, the beach, the militia's home.
const OF_ONE_THING = /broke it off|no room on it|leave its home|by its siege/g;

describe('what is told of several units', () => {
  it.each([
    [' did not make its move: it was too tired.', ' did not make their move: they were too tired.'],
    [' stopped there: it met the enemy.', ' stopped there: they met the enemy.'],
    [': it met a force sent to intercept it.', ': they met a force sent to intercept them.'],
    [': an enemy came into its square.', ': an enemy came into their square.'],
    [' could not make a step of its march: the way', ' could not make a step of their march: the way'],
    [': the enemy held it where it stood', ': the enemy held them where they stood'],
    [' had orders from A: engages; goes on', ' had orders from A: engage; go on'],
    [' had orders from A: carries 2; marches G6-V6', ' had orders from A: carry 2; march G6-V6'],
  ])('%s', (one, several) => expect(ofSeveral(one)).toBe(several));

  it('leaves alone what does not stand for them', () => {
    const text = ': the enemy holds the beach, or there is no room on it; the city was closed by its siege';
    expect(ofSeveral(text)).toBe(text);
  });

  it('leaves no reason of the book in the singular', () => {
    const singular = Object.values(REASON_WORDS).filter((words) =>
      /\b(?:it|its)\b/.test(ofSeveral(words).replace(OF_ONE_THING, '')),
    );
    expect(singular).toEqual([]);
  });
});
