import { describe, expect, it } from '@jest/globals';
import type { PrintedSea } from '../seat/theatre.js';
import { chartsOf, firstWith, middleOfPlace, portAt, ROW } from './chart-layers.js';

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

  it('knows where an area lies and where a port does, each on its own chart', () => {
    const [gulf, pacific] = charts;
    const [first] = gulf!.boxes;
    expect(middleOfPlace(gulf!, 'AAA')).toEqual([first!.x + first!.width / 2, first!.y + first!.height / 2]);
    expect(middleOfPlace(gulf!, 'Tampico')).toEqual([
      first!.x + first!.width / 2,
      first!.y + portAt(1) + ROW / 2,
    ]);
    expect(middleOfPlace(pacific!, 'Tampico')).toBeNull();
  });

  it('that has the place to look at comes before the others; without one all stay as they are', () => {
    const order = (place: string | null): string[] => firstWith(charts, place).map(({ map }) => map);
    expect(order('CCC')).toEqual(['Pacific', 'Gulf']);
    expect(order('Veracruz')).toEqual(['Gulf', 'Pacific']);
    expect(order('nowhere')).toEqual(['Gulf', 'Pacific']);
    expect(order(null)).toEqual(['Gulf', 'Pacific']);
  });
});
