import { describe, expect, it } from '@jest/globals';
import { tacticalName, type UnitDocument } from '@vedette/campaign';
import { loadTheatre } from '@vedette/theatres';
import { loadScenario } from '../load-scenario.js';
import { CAMPS, CITIES } from './places.js';

const theatre = loadTheatre('euwol');
const units = loadScenario('euwol-1870').position.units;
const inTheField = units.filter(({ inFort }) => inFort !== true);
const men = (some: readonly UnitDocument[]): number =>
  some.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
const french = inTheField.filter(({ id }) => id.startsWith('FR'));
const germans = inTheField.filter(({ id }) => !id.startsWith('FR'));

describe('the opening of 1870', () => {
  it('has every city of its table where the theatre has it', () => {
    for (const [name, [square, tactical]] of Object.entries(CITIES)) {
      const city = theatre.cities.find((one) => one.name === name)!;
      expect([name, theatre.grid.nameOf(city.square), tacticalName(city.tactical)]).toEqual([
        name,
        square,
        tactical,
      ]);
    }
  });

  it('camps both armies on their own side of the frontier', () => {
    for (const [name, [square]] of Object.entries(CAMPS)) {
      const nation = theatre.nations[theatre.nation[theatre.grid.indexOf(square)]!];
      const isFrench = french.some((unit) => unit.square === square);
      expect([name, nation === 'France']).toEqual([name, isFrench || name === 'Froschweiler']);
    }
  });

  it('has half as many Germans again as French', () => {
    expect(men(french)).toBeGreaterThan(200_000);
    expect(men(germans) / men(french)).toBeGreaterThan(1.3);
    expect(men(germans) / men(french)).toBeLessThan(1.8);
  });

  it('arms the French foot with chassepots, and gives each of their divisions mitrailleuses', () => {
    const foot = french.filter(({ id }) => /IN$|LI$/.test(id));
    expect(new Set(foot.map(({ weapon }) => weapon))).toEqual(new Set(['chassepot']));
    expect(foot.filter(({ gun }) => gun === 'mitrailleuse')).toHaveLength(25);
    expect(germans.some(({ weapon }) => weapon === 'chassepot')).toBe(false);
  });
});
