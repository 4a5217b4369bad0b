import { describe, expect, it } from '@jest/globals';
import { readPosition, tacticalName, type Unit } from '@vedette/campaign';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { loadScenario } from '../load-scenario.js';
import { PLACES } from './places.js';

const theatre = loadTheatre('amwol');
const state = readPosition(
  loadScenario('amwol-1846').position,
  (id) => loadTheatre(id as TheatreId),
  pieceTypes,
);
const units = [...state.units.values()];
const men = (some: readonly Unit[]): number => some.reduce((sum, unit) => sum + unit.strength, 0);

describe('the opening of 1846 stands on the map', () => {
  it('has every place of its table where the theatre has the city', () => {
    for (const [name, [square, tactical]] of Object.entries(PLACES)) {
      const city = theatre.cities.find((one) => one.name === name);
      expect([name, city && theatre.grid.nameOf(city.square), city && tacticalName(city.tactical)]).toEqual([
        name,
        square,
        tactical,
      ]);
    }
  });
});

describe('the opening of 1846 keeps to the book', () => {
  it('keeps ships within their crews and transports within their hands (PATE 2.7)', () => {
    for (const ship of state.ships.values()) {
      const most = ({ FR: [250, 25], SL: [150, 20], TR: [(ship.capacity ?? 0) / 10, 0] } as const)[
        ship.type
      ]!;
      expect([ship.id, ship.crew <= most[0]!, ship.marines <= most[1]!]).toEqual([ship.id, true, true]);
      expect(ship.stores).toBeLessThanOrEqual(24);
    }
  });

  it('attaches ships only to a flag in the same place that follows nobody itself (PATE 4.4)', () => {
    for (const ship of state.ships.values()) {
      if (!ship.attachedTo) continue;
      const flag = state.ship(ship.attachedTo);
      expect([ship.id, flag.at, flag.attachedTo]).toEqual([ship.id, ship.at, null]);
    }
  });

  it('keeps the United States out of Mexican ground but for the bay (7.19)', () => {
    const abroad = units.filter(
      (unit) => unit.state === 'US' && theatre.nations[theatre.nation[unit.square]!] !== 'United States',
    );
    expect(abroad.map(({ id }) => id).sort()).toEqual(['US1LI', 'US2LI', 'US3LC']);
  });
});

describe('the forces of May 1846', () => {
  it('gives Taylor between 3,000 and 4,000 men on the Rio Grande', () => {
    const army = units.filter((unit) => ['K0-V3', 'J9-V4'].includes(theatre.grid.nameOf(unit.square)));
    expect(men(army)).toBeGreaterThan(3000);
    expect(men(army)).toBeLessThan(4000);
    expect(army.every(({ state: owner }) => owner === 'US')).toBe(true);
  });

  it('gives Arista between 4,000 and 6,000 men at Matamoros, with twelve guns', () => {
    const army = units.filter((unit) => theatre.grid.nameOf(unit.square) === 'J9-V5');
    expect(men(army)).toBeGreaterThan(4000);
    expect(men(army)).toBeLessThan(6000);
    expect(army.reduce((guns, unit) => guns + 4 * unit.batteries, 0)).toBe(12);
  });

  it('names the headquarters that inspires its army as the book does (8.6)', () => {
    expect(state.unit('US1AQ').commander).toBe('taylor');
  });

  it('has no id twice and numbers that leave room for what is raised later', () => {
    expect(new Set([...state.units.keys(), ...state.ships.keys()]).size).toBe(
      state.units.size + state.ships.size,
    );
  });
});
