import { describe, expect, it } from '@jest/globals';
import { hitLayer, placeAnchor } from './tip.js';

const place = (words: string[], x = 0, y = 0) => ({
  words: { at: 'G5-V6', title: 'G5-V6, hill', words },
  anchor: placeAnchor('G5-V6'),
  x,
  y,
  cell: 40,
});

describe('tips of maps', () => {
  it('say to a screen reader all that they show, whole', () => {
    const long = Array.from({ length: 60 }, (_, index) => `sentence ${index}.`);
    const layer = hitLayer([place(long)], 800, 600);
    expect(layer).toContain('aria-label="G5-V6, hill. sentence 0.');
    expect(layer).toContain('sentence 59."');
  });

  it('are cut where they would grow too tall, and say where the rest is', () => {
    const long = Array.from({ length: 60 }, (_, index) => `sentence ${index}.`);
    const layer = hitLayer([place(long)], 800, 600);
    expect(layer.match(/<tspan/g)).toHaveLength(14);
    expect(layer).toContain('(more below the map)');
    expect(hitLayer([place(['one.'])], 800, 600)).not.toContain('more below');
  });

  it('open toward the side that has room', () => {
    const left = (layer: string) => Number(/<g class="tip"[^>]*><rect x="([\d.]+)"/.exec(layer)![1]);
    expect(left(hitLayer([place(['one.'])], 800, 600))).toBe(44);
    expect(left(hitLayer([place(['one.'], 700)], 800, 600))).toBeLessThan(700);
  });

  it('are hidden from screen readers, which have heard it already', () => {
    expect(hitLayer([place(['one.'])], 800, 600)).toContain('<g class="tip" aria-hidden="true">');
  });
});
