import { describe, expect, it } from '@jest/globals';
import type { PrintedSea } from '../seat/theatre.js';
import { chartsOf } from './chart-layers.js';

const sea = (code: string, map: string, east: string[] = [], west: string[] = []): PrintedSea => ({
  ...{ code, name: code, map },
  neighbours: { N: [], E: east, S: [], W: west },
});

describe('the chart of the sea', () => {
  const charts = chartsOf(
    [sea('AAA', 'Gulf', ['BBB']), sea('BBB', 'Gulf', [], ['AAA']), sea('CCC', 'Pacific')],
    [
      { name: 'Veracruz', sea: 'AAA', square: 'J9-V9' },
      { name: 'Tampico', sea: 'AAA', square: null },
    ],
  );

  it('is one for each map, with what borders on each other joined once', () => {
    expect(charts.map(({ map, ways }) => [map, ways.length])).toEqual([
      ['Gulf', 1],
      ['Pacific', 0],
    ]);
  });

  it('has no box upon another, and room in each for its ports', () => {
    const [first, second] = charts[0]!.boxes;
    expect(first!.x + first!.width).toBeLessThan(second!.x);
    expect(first!.height).toBeGreaterThan(second!.height);
    expect(first!.ports.map(({ name }) => name)).toEqual(['Veracruz', 'Tampico']);
    expect(charts[0]!.width).toBeGreaterThan(second!.x + second!.width);
  });
});
