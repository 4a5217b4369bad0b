import { describe, expect, it } from '@jest/globals';
import { hasReasonWords, reasonInWords, withReason } from './reason-words.js';

describe('reasons in words', () => {
  it('has words for the codes of the rules', () => {
    expect(reasonInWords('enemy-met')).toBe('it met the enemy');
    expect(hasReasonWords('enemy-met')).toBe(true);
  });

  it('reads a code it does not know aloud', () => {
    expect(reasonInWords('bridge-blown_up')).toBe('bridge blown up');
    expect(hasReasonWords('bridge-blown_up')).toBe(false);
  });

  it('does not take words of objects for reasons', () => {
    expect(reasonInWords('constructor')).toBe('constructor');
    expect(hasReasonWords('toString')).toBe(false);
  });

  it('closes a sentence with a reason, and with nothing when there is none', () => {
    expect(withReason('square-full')).toBe(': the square was full');
    expect(withReason('')).toBe('');
  });
});
