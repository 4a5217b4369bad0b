import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOSTILE_TEXT } from '../specimen/arbitrary-of.js';
import { plain } from './plain-text.js';

const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

describe('text made fit for print', () => {
  it('holds no control, no line break and no mark that hides or turns what stands beside it', () => {
    fc.assert(
      fc.property(HOSTILE_TEXT, (text) => {
        const made = plain(text);
        expect(made).not.toMatch(UNFIT);
        expect(() => encodeURIComponent(made)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('leaves text alone that was fit already, so making it fit twice changes nothing', () => {
    fc.assert(fc.property(HOSTILE_TEXT, (text) => expect(plain(plain(text))).toBe(plain(text))));
    expect(plain('Querétaro & São Paulo: 墨西哥')).toBe('Querétaro & São Paulo: 墨西哥');
  });

  it('makes one blank of a line break', () => {
    expect(plain('a\r\nb\tc')).toBe('a b c');
  });
});
