import { describe, expect, it } from '@jest/globals';
import { Recent } from './recent.js';

describe('what was used recently', () => {
  it('stays; what was not used longest goes first', () => {
    const recent = new Recent<number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.set('c', 3);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  });

  it('is replaced by what is set anew, and can be taken away', () => {
    const recent = new Recent<number>(2);
    recent.set('a', 1);
    recent.set('a', 2);
    expect(recent.get('a')).toBe(2);
    recent.delete('a');
    expect(recent.get('a')).toBeUndefined();
  });

  it('keeps as many as weigh no more than it holds, and the last few whatever they weigh', () => {
    const recent = new Recent<string>(10, 2);
    const kept = (): string[] => ['a', 'b', 'c', 'd'].filter((key) => recent.get(key) !== undefined);
    recent.set('a', 'a', 4);
    recent.set('b', 'b', 4);
    recent.set('c', 'c', 2);
    expect(kept()).toEqual(['a', 'b', 'c']);
    recent.set('c', 'c', 3);
    expect(kept()).toEqual(['b', 'c']);
    recent.set('d', 'd', 50);
    expect(kept()).toEqual(['c', 'd']);
    recent.delete('d');
    recent.set('a', 'a', 7);
    expect(kept()).toEqual(['a', 'c']);
  });
});
