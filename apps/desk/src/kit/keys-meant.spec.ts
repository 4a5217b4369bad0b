import { describe, expect, it } from '@jest/globals';
import { meantBy, USUAL_KEYS } from './keys-meant.js';

describe('what a pressed character means', () => {
  it('is itself, in either case, as long as nobody changed it', () => {
    for (const key of ['n', 'N', '/', '?', '1', 'ß']) expect(meantBy(key, USUAL_KEYS)).toBe(key);
  });
  it('is the key it stands in for, with its case; the key that was given away means nothing', () => {
    const keys = { isOff: false, instead: { n: 'j', '/': '-' } };
    expect(['j', 'J', 'n', 'N', '-', '/', 'h'].map((key) => meantBy(key, keys))).toEqual([
      ...['n', 'N', null, null, '/', null, 'h'],
    ]);
  });
  it('can be exchanged with another', () => {
    const keys = { isOff: false, instead: { n: 'h', h: 'n' } };
    expect([meantBy('h', keys), meantBy('n', keys)]).toEqual(['n', 'h']);
  });
  it('is nothing while keys are switched off', () => {
    expect(meantBy('n', { isOff: true, instead: {} })).toBeNull();
  });
});
