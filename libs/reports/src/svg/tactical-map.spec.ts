import { describe, expect, it } from '@jest/globals';
import { TACTICAL_CELL, tacticalTile } from '@vedette/cartography';
import { composePositionReport } from '../position/compose-position-report.js';
import { windowOf } from '../specimen/dom.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { inlineSvg } from './drawing.js';
import { patternId } from './paint.js';
import { textLettering } from './lettering.js';
import { drawTacticalMap, tacticalFrame } from './tactical-map.js';

const { observed, words } = composePositionReport(specimenTurn()).land!;
const view = observed.maps[0]!;
const manner = { lettering: textLettering, links: 'to-words' } as const;
const parse = (svg: string) =>
  new (windowOf('').DOMParser)().parseFromString(svg, 'image/svg+xml').documentElement;
const drawing = drawTacticalMap(view, words.maps[0]!, manner);
const root = parse(inlineSvg(drawing));

/** Squares that a path of runs covers. */
function squaresOf(d: string | null): number {
  return [...(d ?? '').matchAll(/h(\d+)v/g)].reduce(
    (sum, [, width]) => sum + Number(width) / TACTICAL_CELL,
    0,
  );
}

describe('the tactical map (GITM AMWOL 2)', () => {
  it('covers each of its 225 squares once with ground and once with a defence rating', () => {
    const covered = (prefix: string) =>
      [...root.querySelectorAll(`path[fill^="url(#${prefix}"]`)].reduce(
        (sum, path) => sum + squaresOf(path.getAttribute('d')),
        0,
      );
    expect([covered('gt-'), covered('gd-')]).toEqual([225, 225]);
  });

  it('gives every ground a pattern of its own, capitals too', () => {
    const patterns = [...'.hHrfmpwtT'].map((letter) => patternId(tacticalTile(letter)));
    expect(new Set(patterns.map((one) => one.toLowerCase())).size).toBe(patterns.length);
  });

  it('flags the squares in which units are seen, with their number', () => {
    const labels = [...root.querySelectorAll('.light')].map(({ textContent }) => textContent);
    expect(labels.sort()).toEqual(['1', '2', 'S']);
  });

  it('draws the fort, the siege and the note of it', () => {
    expect([root.querySelectorAll('.fort').length, root.querySelectorAll('.siege').length]).toEqual([1, 1]);
    expect(root.textContent).toContain('Matamoros is besieged.');
    const free = drawTacticalMap(
      { ...view, city: { ...view.city!, besieged: false } },
      words.maps[0]!,
      manner,
    );
    expect(free.body).not.toContain('besieged.');
    expect(free.height).toBeLessThan(drawing.height);
  });

  it('shares its numbers and net with all other tactical maps', () => {
    const frame = parse(`<svg xmlns="http://www.w3.org/2000/svg">${tacticalFrame(textLettering)}</svg>`);
    expect(root.querySelector('use')!.getAttribute('href')).toBe(`#${frame.querySelector('g')!.id}`);
    expect(frame.querySelectorAll('text')).toHaveLength(60);
  });

  it('links every square with units to its words', () => {
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#p-G6-V6-14-0',
      '#p-G6-V6-3-4',
      '#p-G6-V6-7-7',
      '#p-G6-V6-0-14',
    ]);
  });

  it('does not break on a map that is cut short', () => {
    const cut = drawTacticalMap(
      { ...view, terrain: ['..'], defence: [], city: null, units: [] },
      words.maps[0]!,
      manner,
    );
    expect(parse(inlineSvg(cut)).nodeName).toBe('svg');
  });
});
