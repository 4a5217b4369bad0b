import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { withArticle } from './with-article.js';

const root = new URL('../../../', import.meta.url);

describe('a word with its article', () => {
  it.each([
    ...['an administrator', 'an army', 'an operator', 'an order', 'an email', 'an unnamed place'],
    ...['a player', 'a unit', 'a ship', 'a city', 'a uuid', 'a uniform', 'a user', 'a one-day truce'],
  ])('%s', (told) => {
    expect(withArticle(told.replace(/^an? /, ''))).toBe(told);
  });

  it('is put by rule wherever the word is one of several', () => {
    const places = ['apps', 'libs']
      .flatMap((folder) =>
        readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      // Reports read no library of the game; their words are of closed lists, in which none begins with a vowel.
      .filter((file) => !file.startsWith('libs/reports/'))
      .filter((file) => /\/src\/.*\.ts$/.test(file) && !/\.spec\.ts$|node_modules|\/dist\//.test(file))
      .filter((file) =>
        /^(?!\s*(?:\*|\/)).*[`\s"'][Aa]n? \$\{/m.test(readFileSync(new URL(file, root), 'utf8')),
      );
    expect(places).toEqual([]);
  });
});
