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
});
