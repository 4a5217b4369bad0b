import { describe, expect, it } from '@jest/globals';
import { tacticalName, type UnitDocument } from '@vedette/campaign';
import { loadTheatre } from '@vedette/theatres';
import { loadScenario } from '../load-scenario.js';
import { CAMPS, CITIES } from './places.js';

const theatre = loadTheatre('euwol');
const units = loadScenario('euwol-1866').position.units;
const men = (some: readonly UnitDocument[]): number =>
  some.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
const of = (...commanders: readonly string[]): UnitDocument[] =>
  units.filter(({ commander, inFort }) => commanders.includes(commander ?? '') && inFort !== true);

describe('the opening of 1866', () => {
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

  it('camps every corps among its own people', () => {
    const nationOf = (square: string): string =>
      theatre.nations[theatre.nation[theatre.grid.indexOf(square)]!]!;
    const lands = Object.entries(CAMPS).map(([name, [square]]) => [name, nationOf(square)]);
    expect(Object.fromEntries(lands)).toEqual({
      ...{
        Herzberg: 'Prussia',
        Hoyerswerda: 'Prussia',
        Spremberg: 'Prussia',
        Muskau: 'Prussia',
        Striegau: 'Prussia',
      },
      ...{ Zwittau: 'Austria', Freudenthal: 'Austria', Prossnitz: 'Austria', Kremsier: 'Austria' },
      ...{ Wischau: 'Austria', 'San Bonifacio': 'Austria' },
    });
  });

  it('has a quarter of a million Prussians on the bow, in three armies none of which is a match for Benedek', () => {
    const elbe = of('herwarth', 'canstein');
    const first = of('friedrichkarl', 'schmidt', 'manstein', 'horn', 'albrechtsohn');
    const second = of('friedrichwilhelm', 'bonin', 'steinmetz', 'mutius', 'augustwurttemberg');
    const north = of(
      ...['benedek', 'clamgallas', 'thun', 'ernst', 'festetics', 'ramming', 'leopold', 'gablenz'],
      ...['edelsheim', 'taxis', 'holstein'],
    );
    expect(men([...elbe, ...first, ...second])).toBeGreaterThan(220_000);
    expect(men([...elbe, ...first, ...second])).toBeLessThan(280_000);
    expect(men(north)).toBeGreaterThan(200_000);
    for (const army of [elbe, first, second]) expect(men(army)).toBeLessThan(0.65 * men(north));
  });

  it('gives the foot of Prussia needle guns, and nobody else', () => {
    const weapons = new Map(
      units
        .filter(({ id }) => id.endsWith('IN'))
        .map(({ id, weapon }) => [`${id.slice(0, 2)} ${weapon ?? ''}`, 1]),
    );
    expect([...weapons.keys()].filter((one) => one.endsWith('breechloader'))).toEqual(['PR breechloader']);
    expect([...weapons.keys()].some((one) => one === 'AU rifle')).toBe(true);
  });

  it('gives the Italians twice the Archduke', () => {
    const italians = of('lamarmora', 'durando', 'cucchiari', 'dellarocca', 'cialdini');
    const south = of('albrecht', 'rodic', 'maroicic', 'hartung');
    expect(men(italians)).toBeGreaterThan(1.5 * men(south));
  });

  it('has the Hanoverians and the Federal corps stronger together than the Army of the Main', () => {
    const main = of('falckenstein', 'goeben', 'manteuffel', 'beyer');
    const federal = of(
      'arentschildt',
      'karlbavaria',
      'stephan',
      'zoller',
      'alexanderhesse',
      'hardegg',
      'wilhelmbaden',
      'roth',
    );
    expect(men(federal)).toBeGreaterThan(men(main));
  });
});
