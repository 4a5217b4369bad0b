import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { keysListed } from './keys-listed.js';

const words = (language: string): string =>
  readFileSync(new URL(`../words/me-${language}.ftl`, import.meta.url), 'utf8');

describe('the list of keys', () => {
  it.each(['en', 'de'])('has words for every place and key of every game (%s)', (language) => {
    const names = Object.entries(keysListed(null)).flatMap(([where, keys]) => [
      `keys-${where}`,
      ...keys.map(([, name]) => `key-${name}`),
    ]);
    expect(names.filter((name) => !words(language).includes(`\n${name} =`))).toEqual([]);
  });

  it('is of the game that is looked at', () => {
    const named = (game: 'land-and-sea' | 'battle'): string[] =>
      Object.values(keysListed(game)).flatMap((keys) => keys.map(([, name]) => name));
    expect(named('battle')).toContain('battle-s');
    expect(named('battle').filter((name) => /^(card-|map-0|map-d)/.test(name))).toEqual([]);
    expect(named('land-and-sea').filter((name) => name.startsWith('battle-'))).toEqual([]);
  });
});
