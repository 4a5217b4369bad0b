import { describe, expect, it } from '@jest/globals';
import { makeStrategicGrid } from './make-strategic-grid.js';
import { nearestCities, squareOwner, type OwningNation } from './square-owner.js';

const grid = makeStrategicGrid({ columns: 20, rows: 20, origin: 'A0-P0' });
const at = (name: string): number => grid.indexOf(name);
const city = (name: string, state: string) => ({ square: at(name), state });
const mexico = (over: Partial<OwningNation>): OwningNation => ({
  states: ['JA', 'PU', 'ZA'],
  cities: [city('A2-P2', 'JA'), city('B2-P2', 'PU'), city('A7-Q5', 'ZA')],
  areAllied: () => false,
  ...over,
});

describe('the owner of a strategic square', () => {
  it('is the only state of its nation, wherever the cities are', () => {
    const nation = mexico({ states: ['US'], cities: [city('A2-P2', 'MX')] });
    expect(squareOwner(grid, at('A2-P2'), nation)).toEqual({ kind: 'state', state: 'US' });
  });

  it('is the state that holds the nearest city', () => {
    expect(squareOwner(grid, at('A4-P3'), mexico({}))).toEqual({ kind: 'state', state: 'JA' });
    expect(squareOwner(grid, at('B1-P3'), mexico({}))).toEqual({ kind: 'state', state: 'PU' });
  });

  it('is nobody where a state of another nation holds the nearest city', () => {
    const nation = mexico({ cities: [city('A2-P2', 'US'), city('B2-P2', 'PU')] });
    expect(squareOwner(grid, at('A2-P3'), nation)).toEqual({ kind: 'nobody' });
  });

  it('is the common holder of equally near cities', () => {
    const nation = mexico({ cities: [city('A2-P2', 'PU'), city('B2-P2', 'PU')] });
    expect(squareOwner(grid, at('A7-P2'), nation)).toEqual({ kind: 'state', state: 'PU' });
  });

  it('is nobody between cities of different holders', () => {
    expect(squareOwner(grid, at('A7-P2'), mexico({}))).toEqual({ kind: 'nobody' });
  });

  it('is nobody, but allies may deploy, where all holders of equally near cities are allied', () => {
    expect(squareOwner(grid, at('A7-P2'), mexico({ areAllied: () => true }))).toEqual({
      kind: 'open-to',
      states: ['JA', 'PU'],
    });
  });

  it('needs every pair of holders allied for that', () => {
    const nation = mexico({
      cities: [city('A2-P2', 'JA'), city('B2-P2', 'PU'), city('A7-P7', 'ZA')],
      areAllied: (a, b) => a !== 'ZA' && b !== 'ZA',
    });
    expect(squareOwner(grid, at('A7-P2'), nation)).toEqual({ kind: 'nobody' });
  });

  it('is nobody in a nation without cities', () => {
    expect(squareOwner(grid, at('A7-P2'), mexico({ cities: [] }))).toEqual({ kind: 'nobody' });
  });

  it('counts a diagonal step as one', () => {
    const cities = [city('A0-P0', 'JA'), city('A9-P5', 'PU')];
    expect(nearestCities(grid, at('A4-P4'), cities)).toEqual([cities[0]]);
  });
});
