import { describe, expect, it } from '@jest/globals';
import {
  STRATEGIC_GROUND,
  strategicTile,
  strategicTiles,
  TACTICAL_GROUND,
  tacticalTile,
  tacticalTiles,
} from '@vedette/cartography';
import { windowOf } from '../specimen/dom.js';
import { textLettering } from './lettering.js';
import { patternId, patternsOf } from './paint.js';

const markup = `<svg xmlns="http://www.w3.org/2000/svg">${patternsOf([...strategicTiles(), ...tacticalTiles()], textLettering)}</svg>`;
const root = new (windowOf('').DOMParser)().parseFromString(markup, 'image/svg+xml').documentElement;
const find = (id: string) => root.querySelector(`[id="${id}"]`)!;

describe('patterns of ground', () => {
  it('carry the letter of their ground, so that none is told by colour alone', () => {
    for (const { name, letter } of STRATEGIC_GROUND.values())
      expect([name, find(patternId(strategicTile(name))).textContent]).toEqual([
        name,
        letter === '.' ? '' : letter,
      ]);
    for (const { letter } of TACTICAL_GROUND.values())
      expect(find(patternId(tacticalTile(letter))).textContent).toBe(letter === '.' ? '' : letter);
  });

  it('are drawn differently from each other', () => {
    const patterns = [...root.querySelectorAll('pattern')].map(({ outerHTML }) =>
      outerHTML.replace(/id="[^"]*"/, ''),
    );
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('stay small: all of them together take less than a tenth of a page', () => {
    expect(markup.length).toBeLessThan(30_000);
  });
});
