import { describe, expect, it } from '@jest/globals';
import { loadTheatre } from './index.js';

const theatre = loadTheatre('euwol');
const { columns } = theatre.grid;
const STEPS: readonly (readonly [number, number])[] = [
  [1, -columns],
  [4, 1],
  [16, columns],
  [64, -1],
];

/** Squares along the track between two cities (ROTD 8.1), or 999 when no track joins them. */
function byRail(from: string, to: string): number {
  const squareOf = (name: string): number => theatre.cities.find((city) => city.name === name)!.square;
  const seen = new Set([squareOf(from)]);
  let edge = [...seen];
  for (let squares = 0; edge.length > 0; squares += 1) {
    if (edge.includes(squareOf(to))) return squares;
    edge = edge.flatMap((square) =>
      STEPS.filter(([bit]) => (theatre.rails[square] as number) & bit)
        .map(([, step]) => square + step)
        .filter((next) => !seen.has(next) && seen.add(next)),
    );
  }
  return 999;
}

describe('the railways of 1866', () => {
  it.each([
    ['Berlin', 'Gorlitz', 30],
    ['Berlin', 'Cologne', 75],
    ['Breslau', 'Neisse', 16],
    ['Dresden', 'Prague', 20],
    ['Vienna', 'Olmutz', 22],
    ['Prague', 'Vienna', 45],
    ['Vienna', 'Verona', 90],
    ['Paris', 'Metz', 45],
    ['Paris', 'Strasbourg', 60],
    ['Lyons', 'Marseilles', 40],
    ['Milan', 'Bologna', 30],
    ['Bologna', 'Florence', 16],
    ['Munich', 'Ulm', 18],
    ['Warsaw', 'Cracow', 50],
    ['Brussels', 'Namur', 8],
    ['London', 'Edinburgh', 80],
  ])('join %s to %s in at most %i squares', (from, to, most) => {
    expect(byRail(from, to)).toBeLessThanOrEqual(most);
  });

  it('do not cross the Channel, nor the Pyrenees away from the sea', () => {
    expect(byRail('Paris', 'London')).toBe(999);
    expect(byRail('Toulouse', 'Saragossa')).toBeGreaterThan(40);
  });

  it('play no part in the two books that have none', () => {
    expect(loadTheatre('amwol').rails.some((links) => links !== 0)).toBe(false);
    expect(loadTheatre('nwol').rails.some((links) => links !== 0)).toBe(false);
  });

  it('give every considerable town of France, Prussia and Austria a station', () => {
    const without = theatre.cities
      .filter((city) => city.level >= 3 && ['FR', 'PR', 'AU', 'IT'].includes(city.state))
      .filter((city) => theatre.rails[city.square] === 0)
      .map((city) => city.name);
    expect(without).toEqual([]);
  });
});
