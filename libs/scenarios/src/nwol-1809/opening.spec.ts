import { describe, expect, it } from '@jest/globals';
import { tacticalName, type UnitDocument } from '@vedette/campaign';
import { loadTheatre } from '@vedette/theatres';
import { loadScenario } from '../load-scenario.js';
import { CAMPS, CITIES } from './places.js';

const theatre = loadTheatre('nwol');
const units = loadScenario('nwol-1809').position.units;
const men = (some: readonly UnitDocument[]): number =>
  some.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
const of = (...commanders: readonly string[]): UnitDocument[] =>
  units.filter(({ commander, inFort }) => commanders.includes(commander ?? '') && inFort !== true);

describe('the opening of 1809', () => {
  it('has every city of its table where the theatre has it', () => {
    for (const [name, place] of Object.entries(CITIES)) {
      const city = theatre.cities.find((one) => one.name === name)!;
      expect([name, theatre.grid.nameOf(city.square), tacticalName(city.tactical)]).toEqual([name, ...place]);
    }
  });

  it('camps the Austrians on their own side of the border', () => {
    for (const [square] of Object.values(CAMPS))
      expect(theatre.nations[theatre.nation[theatre.grid.indexOf(square)]!]).toBe('Austria');
  });

  it('gives the Archduke the better part of 200,000 men in eight corps', () => {
    const army = of(
      ...['charles', 'bellegarde', 'kollowrat', 'hohenzollern', 'rosenberg', 'ludwig', 'hiller'],
      ...['liechtenstein', 'kienmayer'],
    );
    expect(men(army)).toBeGreaterThan(150_000);
    expect(men(army)).toBeLessThan(200_000);
  });

  it('gives the marshals more than 120,000, scattered from the Main to the Isar', () => {
    const army = of('davout', 'oudinot', 'massena', 'bessieres', 'wrede', 'deroy', 'vandamme');
    expect(men(army)).toBeGreaterThan(120_000);
    expect(men(army)).toBeLessThan(170_000);
    expect(new Set(army.map(({ square }) => square)).size).toBeGreaterThan(8);
  });

  it('lets the Austrians start as they did: the Viceroy and Poniatowski outnumbered', () => {
    expect(men(of('john', 'gyulai', 'frimont'))).toBeGreaterThan(0.6 * men(of('eugene', 'grenier')));
    expect(men(of('ferdinand'))).toBeGreaterThan(1.5 * men(of('poniatowski')));
  });
});
