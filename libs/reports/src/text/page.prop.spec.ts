import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOSTILE_TEXT } from '../specimen/arbitrary-of.js';
import { plain } from '../wording/plain-text.js';
import { asFile, columnsOf, titled, WIDTH, wrap } from './page.js';

const TEXT = fc.array(HOSTILE_TEXT, { maxLength: 20 }).map((parts) => plain(parts.join(' ')));
const INDENT = fc.constantFrom('', '  ', ' '.repeat(12), '   1. ');

describe('paragraphs of a text report', () => {
  it('never run past the page and lose no word', () => {
    fc.assert(
      fc.property(TEXT, INDENT, INDENT, (text, first, rest) => {
        const lines = wrap(text, first, rest);
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(WIDTH);
        const kept = lines
          .map((line, index) =>
            index === 0 ? line.slice(first.trimEnd().length) : line.slice(rest.trimEnd().length),
          )
          .join('')
          .replace(/ /g, '');
        expect(kept).toBe(text.replace(/ /g, ''));
      }),
      { numRuns: 300 },
    );
  });

  it('break where a word would run over and not before', () => {
    const words = Array.from({ length: 20 }, () => 'march');
    expect(wrap(words.join(' '))).toEqual([words.slice(0, 13).join(' '), words.slice(13).join(' ')]);
  });

  it('go on under their own beginning', () => {
    const [first, second] = wrap('a '.repeat(60), '  1. ', '     ');
    expect(first).toMatch(/^ {2}1\. a a/);
    expect(second).toMatch(/^ {5}a a/);
  });

  it('count wide letters for two and joined marks for none', () => {
    expect([columnsOf('abc'), columnsOf('墨西'), columnsOf('e\u0301'), columnsOf('é')]).toEqual([3, 4, 1, 1]);
  });

  it('underline titles across their width', () => {
    expect(titled('Orders', '-')).toEqual(['Orders', '------']);
  });

  it('make a file without blanks at line ends and with one line break at its end', () => {
    expect(asFile(['a  ', '', 'b'])).toBe('a\n\nb\n');
  });
});
