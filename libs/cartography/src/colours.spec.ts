import { describe, expect, it } from '@jest/globals';
import { COLOURS } from './colours.js';

function channel(hex: string): number {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const full = colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => channel(full.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('colours of reports', () => {
  it('set text against the page at WCAG AA or better', () => {
    expect(contrast(COLOURS.ink, COLOURS.paper)).toBeGreaterThan(7);
    expect(contrast(COLOURS.faint, COLOURS.paper)).toBeGreaterThan(4.5);
    expect(contrast('#123f7d', COLOURS.paper)).toBeGreaterThan(4.5);
  });

  it('set letters on flags and ink on every ground at WCAG AA or better', () => {
    for (const flag of [COLOURS.blue, COLOURS.red, COLOURS.gray, COLOURS.black])
      expect(contrast(COLOURS.white, flag)).toBeGreaterThan(4.5);
    const { open, water, hill, mountain, high, forest, wet, swamp, sand, stone } = COLOURS;
    for (const ground of [open, water, hill, mountain, high, forest, wet, swamp, sand, stone])
      expect(contrast(COLOURS.ink, ground)).toBeGreaterThan(4.5);
  });
});
