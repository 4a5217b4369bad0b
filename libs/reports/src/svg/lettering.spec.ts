import { describe, expect, it } from '@jest/globals';
import { strokeLettering, textLettering } from './lettering.js';

describe('letters as text', () => {
  it('are escaped and say only what differs from the style sheet', () => {
    expect(textLettering({ text: '<A&B>', x: 1, y: 2, size: 10 })).toBe(
      '<text x="1" y="2">&lt;A&amp;B&gt;</text>',
    );
    expect(textLettering({ text: 'A', x: 1, y: 2, size: 8, anchor: 'end', ink: 'faint', halo: true })).toBe(
      '<text x="1" y="2" font-size="8" text-anchor="end" class="faint halo">A</text>',
    );
  });
});

describe('letters as strokes', () => {
  it('have a light edge behind them where they stand on the drawing, and the colour of their ink', () => {
    const label = { text: 'A', x: 1, y: 2, size: 10 };
    expect(strokeLettering(label)).toMatch(/^<path [^>]*class="ink drawn" stroke-width="1"\/>$/);
    expect(strokeLettering({ ...label, ink: 'light', halo: true })).toMatch(
      /^<path [^>]*class="behind" stroke-width="3.4"\/><path [^>]*class="light drawn" stroke-width="1"\/>$/,
    );
  });
});
