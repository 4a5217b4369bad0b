import { describe, expect, it } from '@jest/globals';
import { partsOf } from './letter-text.js';

const known = new Set(['J9-V4', 'US3IN']);
const parts = (text: string): string[] =>
  partsOf(text, (name) => known.has(name)).map(({ text: words, isPlace }) =>
    isPlace ? `[${words}]` : words,
  );

describe('the words of a letter', () => {
  it('lead to squares of the map and to pieces of the reader, and are otherwise as they were', () => {
    expect(parts('US3IN to J9-V4, at once.')).toEqual(['[US3IN]', ' to ', '[J9-V4]', ', at once.']);
  });
  it('lead nowhere by names the reader does not know', () => {
    expect(parts('MX1IN stands in Q9-Q9')).toEqual(['MX1IN stands in Q9-Q9']);
    expect(parts('')).toEqual([]);
  });
});
