import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FluentResource } from '@fluent/bundle';
import { packWords } from '../../pack-words.mjs';

const here = new URL('.', import.meta.url);
const sentencesOf = (text: string) =>
  Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));

describe('words as the desk carries them', () => {
  it.each(readdirSync(here).filter((file) => file.endsWith('.ftl')))('are all of those of %s', (file) => {
    const list = readFileSync(new URL(file, here), 'utf8');
    expect(Object.keys(sentencesOf(packWords(list))).length).toBeGreaterThan(5);
    expect(sentencesOf(packWords(list))).toEqual(sentencesOf(list));
  });

  it('keep sentences of several lines and values, and lose what only their writers read', () => {
    const list =
      '# Said first\nmany =\n    { $n ->\n        [one] one\n       *[other] { $n }\n    }\n\nlast = =\n';
    expect(packWords(list)).not.toMatch(/#|\n {2}|\n\n/);
    expect(sentencesOf(packWords(list))).toEqual(sentencesOf(list));
  });
});
