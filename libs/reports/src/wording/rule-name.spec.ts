import { describe, expect, it } from '@jest/globals';
import { ruleName, shortRuleName } from './rule-name.js';

describe('names of rules', () => {
  it('writes the book as readers know it', () => {
    expect(ruleName('gitm-amwol 9.8')).toBe('GITM AMWOL 9.8');
    expect(ruleName('pate-amwol 3.8')).toBe('PATE AMWOL 3.8');
    expect(ruleName('9.8')).toBe('9.8');
  });

  it("drops the campaign's own book beside a line and names any other", () => {
    expect(shortRuleName('gitm-amwol 9.8', 'gitm-amwol')).toBe('9.8');
    expect(shortRuleName('pate-amwol 3.8', 'gitm-amwol')).toBe('PATE 3.8');
    expect(shortRuleName('house rule', 'gitm-amwol')).toBe('HOUSE rule');
  });
});
