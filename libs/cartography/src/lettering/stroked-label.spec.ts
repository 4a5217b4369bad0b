import { describe, expect, it } from '@jest/globals';
import { strokesOf } from './stroked-label.js';
import { glyphsOf } from './stroke-font.js';

const PRINTED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.,'():/ ";

/** Points of a path, as numbers. */
function points({ d }: { readonly d: string }): [number, number][] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

const width = (text: string): number =>
  Math.max(...points(strokesOf({ text, x: 0, y: 10, size: 10 })).map(([x]) => x));

describe('letters drawn as strokes', () => {
  it('know every letter that names of squares, cities and sizes are made of', () => {
    const unknown = glyphsOf('\u2603').glyph;
    for (const letter of PRINTED)
      expect([letter, glyphsOf(letter).glyph === unknown]).toEqual([letter, false]);
    expect(unknown).toBe(glyphsOf('?').glyph);
  });

  it('draw every letter differently', () => {
    const drawn = [...PRINTED].map((letter) => glyphsOf(letter).glyph.strokes);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('keep letters within their width and height', () => {
    for (const letter of PRINTED) {
      const { width: wide, strokes } = glyphsOf(letter).glyph;
      for (const stroke of strokes.split(' ').filter((one) => one !== '')) {
        expect(stroke).toMatch(/^(\d\d)+$/);
        for (let i = 0; i < stroke.length; i += 2) {
          expect(Number(stroke[i])).toBeLessThanOrEqual(wide);
          expect(Number(stroke[i + 1])).toBeLessThanOrEqual(8);
        }
      }
    }
  });

  it('carry accents', () => {
    expect(glyphsOf('é').marks).toHaveLength(1);
    expect(glyphsOf('é').glyph).toBe(glyphsOf('e').glyph);
    const plain = points(strokesOf({ text: 'Jalapa', x: 0, y: 10, size: 10 })).length;
    expect(points(strokesOf({ text: 'Jalápa', x: 0, y: 10, size: 10 })).length).toBe(plain + 2);
  });

  it('stand at, before or about their anchor', () => {
    const span = (anchor: 'start' | 'middle' | 'end') => {
      const xs = points(strokesOf({ text: 'HH', x: 100, y: 10, size: 10, anchor })).map(([x]) => x);
      return [Math.min(...xs), Math.max(...xs)];
    };
    expect(span('start')[0]).toBe(100);
    expect(span('end')[1]).toBeCloseTo(100, 1);
    const [left, right] = span('middle');
    expect((left! + right!) / 2).toBeCloseTo(100, 1);
  });

  it('grow with their size and with more letters', () => {
    expect(width('HH')).toBeGreaterThan(width('H'));
  });
});
