import { describe, expect, it } from '@jest/globals';
import { STRATEGIC_CELL } from '@vedette/cartography';
import { mapSheets } from '../position/map-sheets.js';
import { composePositionReport } from '../position/compose-position-report.js';
import { windowOf } from '../specimen/dom.js';
import { SPECIMEN_HEADING } from '../specimen/specimen-heading.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { inlineSvg } from './drawing.js';
import { textLettering } from './lettering.js';
import { drawStrategicMap } from './strategic-map.js';

const HEADING = {
  ...SPECIMEN_HEADING,
  sizes: [
    { word: 'brigades', least: 6, most: 8 },
    { word: 'corps', least: 9, most: 17 },
  ],
};
const { observed, words } = composePositionReport(specimenTurn()).land!;
const [sheet] = mapSheets(observed.squares);
const drawing = drawStrategicMap(
  sheet!,
  words.sheets[0]!,
  { lettering: textLettering, links: 'to-words' },
  HEADING,
);
const root = new (windowOf('').DOMParser)().parseFromString(
  inlineSvg(drawing),
  'image/svg+xml',
).documentElement;
const texts = [...root.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the strategic map (GITM AMWOL 1.4, 4.1)', () => {
  it('is as large as its squares, their labels and its key', () => {
    expect(drawing.width).toBe(Math.max(360, 3 * STRATEGIC_CELL + 56));
    expect(drawing.height).toBeGreaterThan(3 * STRATEGIC_CELL + 40);
  });

  it('names its columns and rows on both sides', () => {
    for (const label of ['G5', 'G6', 'G7', 'V5', 'V6', 'V7'])
      expect([label, texts.filter((text) => text === label).length]).toEqual([label, 2]);
  });

  it('writes numbers and sizes on flags, arms beneath and names of cities beside them', () => {
    for (const text of ['12', 'Bs', 'ICH', 'Matamoros']) expect(texts).toContain(text);
  });

  it('draws one flag a colour, one black flag for all three, a tent and a boxed S', () => {
    const marks = (colour: string) => root.querySelectorAll(`.mark.${colour}`).length;
    expect([marks('blue'), marks('red'), marks('gray'), marks('black')]).toEqual([2, 2, 0, 1]);
  });

  it('links the squares that hold something and no others, in reading order', () => {
    const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#p-G5-V6', '#p-G6-V6', '#p-G5-V7', '#p-G6-V7']);
  });

  it('keeps every tip on the sheet', () => {
    for (const tip of root.querySelectorAll('.tip rect')) {
      const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(tip.getAttribute(name))) as [
        number,
        number,
        number,
      ];
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(drawing.width + 1);
    }
  });

  it('has no links where it is not on a page', () => {
    const bare = drawStrategicMap(
      sheet!,
      words.sheets[0]!,
      { lettering: textLettering, links: 'none' },
      HEADING,
    );
    expect(bare.body).not.toContain('<a ');
  });

  it('draws ground it does not know not at all, rather than wrongly', () => {
    const odd = mapSheets([{ ...observed.squares[0]!, terrain: 'lava' }]);
    const drawn = drawStrategicMap(
      odd[0]!,
      words.sheets[0]!,
      { lettering: textLettering, links: 'none' },
      HEADING,
    );
    expect(drawn.body).not.toContain('url(#gs');
  });

  it('has a key of what is on it: flags, and how many units the sizes on them stand for (4.1)', () => {
    const bare = drawStrategicMap(
      sheet!,
      words.sheets[0]!,
      { lettering: textLettering, links: 'none' },
      HEADING,
    );
    const said = bare.body.replace(/<[^>]*>/g, ' ').replace(/ +/g, ' ');
    expect(said).toContain('Bs brigades, 6 to 8 units');
    expect(said).toContain('red hostile');
    expect(said).not.toContain('corps');
    const empty = mapSheets([{ ...observed.squares[0]!, mark: null, stacks: [] }]);
    const quiet = drawStrategicMap(
      empty[0]!,
      words.sheets[0]!,
      { lettering: textLettering, links: 'none' },
      HEADING,
    );
    expect(quiet.body).not.toContain('Flags');
  });
});
