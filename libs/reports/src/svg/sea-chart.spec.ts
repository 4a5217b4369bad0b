import { describe, expect, it } from '@jest/globals';
import { composePositionReport } from '../position/compose-position-report.js';
import { windowOf } from '../specimen/dom.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { COLOURS } from '@vedette/cartography';
import { inlineSvg } from './drawing.js';
import { textLettering } from './lettering.js';
import { drawSeaChart } from './sea-chart.js';

const { observed, words } = composePositionReport(specimenTurn()).fleet!;
const drawing = drawSeaChart('Gulf', observed.seas, observed.ports, words.seas, {
  lettering: textLettering,
  links: 'to-words',
});
const root = new (windowOf('').DOMParser)().parseFromString(
  inlineSvg(drawing),
  'image/svg+xml',
).documentElement;
const texts = [...root.querySelectorAll('text')].map(({ textContent }) => textContent);
/** Numbers beside ships: how many, F with frigates among them. */
const SIGNS = ['1', '1', '1F', '2F', '3F'];

describe('the sea chart (PATE 1.1-1.4, 5.1)', () => {
  it('names each sea area, its wind, its storm and the ports where ships were met', () => {
    for (const text of [
      'WGC',
      'Western Gulf Coast',
      'wind from north, heavy',
      'STORM',
      'SGC',
      'wind unknown',
      'Veracruz',
    ])
      expect(texts).toContain(text);
  });

  it('flies the arrow with the wind, with a feather for each strength', () => {
    const arrow = root.querySelector('g[transform*="rotate(0)"] path')!;
    expect(arrow.getAttribute('d')!.match(/l6-4/g)).toHaveLength(3);
    expect(root.querySelectorAll('g[transform*="rotate("]')).toHaveLength(1);
  });

  it('counts own ships and ships in contact, and draws ships made out from afar in broken outline', () => {
    expect(texts.filter((text) => /^\d+F?$/.test(text ?? '')).sort()).toEqual(SIGNS);
    expect(root.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
    expect(texts).toContain('?');
  });

  it('draws one black ship where own, hostile and neutral ships lie (1.7)', () => {
    expect(root.querySelectorAll(`path[fill="${COLOURS.black}"]`)).toHaveLength(1);
    expect(texts).toContain('3F');
  });

  it('joins sea areas that border on each other', () => {
    expect(root.querySelector('.river')!.getAttribute('d')!.match(/M/g)).toHaveLength(1);
  });

  it('links each sea area to its words', () => {
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#p-sea-WGC',
      '#p-sea-SGC',
    ]);
  });
});
