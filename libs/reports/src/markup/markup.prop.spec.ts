import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOSTILE_TEXT } from '../specimen/arbitrary-of.js';
import { plain } from '../wording/plain-text.js';
import { element, escaped, idOf } from './markup.js';
import { windowOf } from '../specimen/dom.js';

const window = windowOf('');

describe('markup', () => {
  it('reads back as the text that was put in, in elements and attributes, as XML and as HTML', () => {
    fc.assert(
      fc.property(HOSTILE_TEXT, HOSTILE_TEXT, (text, attribute) => {
        const xml = element('a', { title: attribute }, escaped(text) || '<b/>');
        const parsed = new window.DOMParser().parseFromString(xml, 'application/xml').documentElement;
        expect(parsed.nodeName).toBe('a');
        expect(parsed.getAttribute('title')).toBe(plain(attribute));
        expect(parsed.textContent).toBe(plain(text));
        const page = new window.DOMParser().parseFromString(
          `<p title="${escaped(attribute)}">${escaped(text)}</p>`,
          'text/html',
        );
        const paragraph = page.querySelector('p')!;
        expect([paragraph.getAttribute('title'), paragraph.textContent]).toEqual([
          plain(attribute),
          plain(text),
        ]);
        expect([paragraph.children.length, paragraph.attributes.length, page.body.children.length]).toEqual([
          0, 1, 1,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('makes ids of anything, different ones of different names', () => {
    fc.assert(
      fc.property(HOSTILE_TEXT, HOSTILE_TEXT, (a, b) => {
        expect(idOf('p', a)).toMatch(/^[A-Za-z0-9._-]+$/);
        if (a !== b) expect(idOf('p', a)).not.toBe(idOf('p', b));
      }),
    );
  });

  it('leaves out attributes that are not given and closes empty elements', () => {
    expect(element('path', { d: 'M0 0', class: undefined })).toBe('<path d="M0 0"/>');
  });
});
