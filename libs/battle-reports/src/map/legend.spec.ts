import { describe, expect, it } from '@jest/globals';
import { innerWidthOf, LEFT, widthOf } from './layout.js';
import { legendOf } from './legend.js';

/** Of a letter of the legend, at the least a hand makes of it. */
const NARROW_LETTER = 4;

const COLUMNS = [1, 12, 17, 33, 99];
const SHOWN = [false, true].flatMap((isField) => COLUMNS.map((columns) => ({ columns, isField })));

describe.each(SHOWN)(
  'the legend of a map of $columns columns, whole field $isField',
  ({ columns, isField }) => {
    const width = innerWidthOf(columns);
    const legend = legendOf(width, isField);
    const drawn = legend.drawnAt(1000);
    const texts = [...drawn.matchAll(/<text class="legend" x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(
      ([, x, y, text]) => ({ x: Number(x), y: Number(y), text: text! }),
    );

    it('has every sign within the frame, none under another', () => {
      for (const { x, text } of texts)
        expect(x + text.length * NARROW_LETTER).toBeLessThanOrEqual(widthOf(columns) - LEFT / 2);
      expect(new Set(texts.map(({ x, y }) => `${x} ${y}`)).size).toBe(texts.length);
    });

    it('is as high as it says', () => {
      expect(Math.max(...texts.map(({ y }) => y))).toBeLessThanOrEqual(1000 + legend.height);
    });

    it('tells of every ground and line the map is drawn with', () => {
      const said = texts.map(({ text }) => text);
      for (const sign of [
        'boulders',
        'no entry',
        'rail cut',
        'bridge or ford',
        'fence',
        'two levels or more',
      ])
        expect(said).toContain(sign);
      expect(said.join(' ')).toContain(isField ? 'of the Confederacy' : 'Enemy: hatched');
      expect(said.join(' ').toLowerCase()).toContain('a star is a leader;');
    });
  },
);
