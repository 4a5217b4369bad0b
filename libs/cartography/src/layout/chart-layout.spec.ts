import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ChartedSea, layChart } from './chart-layout.js';

function sea(code: string, neighbours: Partial<ChartedSea['neighbours']> = {}): ChartedSea {
  return { code, neighbours: { N: [], E: [], S: [], W: [], ...neighbours } };
}

const laid = (...seas: ChartedSea[]) =>
  Object.fromEntries(layChart(seas).map(({ sea: { code }, column, row }) => [code, [column, row]]));

describe('sea charts', () => {
  it('lay a sea on the side of its neighbour where it lies', () => {
    expect(laid(sea('A', { E: ['B'], S: ['C'] }), sea('B'), sea('C'))).toEqual({
      A: [0, 0],
      B: [1, 0],
      C: [0, 1],
    });
    expect(laid(sea('A', { N: ['B'], W: ['C'] }), sea('B'), sea('C'))).toEqual({
      A: [1, 1],
      B: [1, 0],
      C: [0, 1],
    });
  });

  it('lay several seas of one side beside each other', () => {
    const chart = laid(sea('A', { W: ['B', 'C', 'D'] }), sea('B'), sea('C'), sea('D'));
    expect([chart['B']![0], chart['C']![0], chart['D']![0]]).toEqual([0, 0, 0]);
    expect(new Set([chart['B']![1], chart['C']![1], chart['D']![1]]).size).toBe(3);
  });

  it('give every sea a box of its own, whatever borders on what', () => {
    const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const side = fc.subarray(codes, { maxLength: 4 });
    const seas = fc.tuple(
      ...codes.map((code) => fc.record({ N: side, E: side, S: side, W: side }).map((n) => sea(code, n))),
    );
    fc.assert(
      fc.property(seas, (all) => {
        const chart = layChart(all);
        expect(chart.map(({ sea: { code } }) => code).sort()).toEqual(codes);
        expect(new Set(chart.map(({ column, row }) => `${column}/${row}`)).size).toBe(codes.length);
        expect(Math.min(...chart.map(({ column }) => column))).toBe(0);
        expect(Math.min(...chart.map(({ row }) => row))).toBe(0);
      }),
    );
  });
});
