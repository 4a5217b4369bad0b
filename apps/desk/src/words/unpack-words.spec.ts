import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FluentResource } from '@fluent/bundle';
import { packEnglish, packOther } from '../../pack-words.mjs';
import { unpackWords } from './unpack-words.js';

const here = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const sentencesOf = (text: string) =>
  Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));

describe('words as the desk carries them', () => {
  const lists = readdirSync(here).filter((file) => file.endsWith('en.ftl'));

  it.each(lists)('are all of those of %s and of its German, letter by letter', (file) => {
    const [english, german] = [read(file), read(file.replace(/en\.ftl$/, 'de.ftl'))];
    const packed = packEnglish(english);
    expect(Object.keys(sentencesOf(packed)).length).toBeGreaterThan(5);
    expect(sentencesOf(packed)).toEqual(sentencesOf(english));
    expect(sentencesOf(unpackWords(packed, packOther(english, german)))).toEqual(sentencesOf(german));
  });

  it('are put into the English sequence, with sentences of several lines and values', () => {
    const english =
      '# Said first\nfirst = One\nmany = { $n ->\n    [one] one\n   *[other] { $n }\n }\nlast = =\n';
    const german =
      'last = Gleich =\nmany =\n    { $n ->\n        [one] eins\n       *[other] { $n }\n    }\n\nfirst = Eins\n';
    expect(packEnglish(english)).not.toContain('#');
    const again = unpackWords(packEnglish(english), packOther(english, german));
    expect(sentencesOf(again)).toEqual(sentencesOf(german));
    expect(Object.keys(sentencesOf(again))).toEqual(['first', 'many', 'last']);
  });

  it('are not packed while a language lacks one', () => {
    expect(() => packOther('here = Here\nthere = There\n', 'here = Hier\n')).toThrow('there');
  });
});
