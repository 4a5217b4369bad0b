import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { FluentResource } from '@fluent/bundle';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = join(here, '..');

/** Sentences of a list by their names, each as it is parsed. */
const sentencesOf = (file: string): ReadonlyMap<string, unknown> =>
  new Map(
    new FluentResource(readFileSync(join(here, file), 'utf8')).body.map(({ id, value }) => [id, value]),
  );
/** Names of the values that a sentence is filled with. */
const valuesIn = (sentence: unknown): string[] => [
  ...new Set([...JSON.stringify(sentence).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name!)),
];

const lists = readdirSync(here)
  .filter((file) => file.endsWith('en.ftl'))
  .map((file) => [file, file.replace(/en\.ftl$/, 'de.ftl')] as const);

describe('the words of the desk', () => {
  it.each(lists)('in %s stand in %s too, each once, filled with the same values', (english, german) => {
    const [ours, theirs] = [sentencesOf(english), sentencesOf(german)];
    expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort());
    for (const [name, sentence] of ours)
      expect([name, valuesIn(theirs.get(name)).sort()]).toEqual([name, valuesIn(sentence).sort()]);
    for (const file of [english, german]) {
      const lines = readFileSync(join(here, file), 'utf8').match(/^[a-z][\w-]*(?= =)/gm)!;
      expect(lines.filter((name, at) => lines.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('have names of their own: of two lists that say the same name otherwise, whichever is learnt first would speak for both', () => {
    const said = new Map<string, string>();
    const found = lists.flat().flatMap((file) =>
      [...sentencesOf(file)].flatMap(([name, sentence]) => {
        const key = `${file.slice(-'de.ftl'.length)} ${name}`;
        const words = JSON.stringify(sentence);
        const before = said.get(key) ?? words;
        said.set(key, before);
        return before === words ? [] : [`${file}: ${name}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('have a sentence for every name that is written out in the source', () => {
    const known = new Set(lists.flatMap(([english]) => [...sentencesOf(english).keys()]));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
    );
    const unknown = files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/\bsay\('([a-z][\w-]*)'/g)].flatMap(([, name]) =>
        known.has(name!) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });
});
