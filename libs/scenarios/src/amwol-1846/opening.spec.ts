import { describe, expect, it } from '@jest/globals';
import { partsOfId, readPosition, tacticalName, writePosition, type Unit } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { loadScenario } from '../load-scenario.js';
import { PLACES } from './places.js';

const theatre = loadTheatre('amwol');
const open = () => readPosition(loadScenario('amwol-1846').position, (id) => loadTheatre(id as TheatreId));
const state = open();
const units = [...state.units.values()];
const book = booksOf(state.rulebooks).land;
const men = (some: readonly Unit[]): number => some.reduce((sum, unit) => sum + unit.strength, 0);
const of = (officer: readonly string[]): Unit[] =>
  units.filter((unit) => officer.includes(unit.commander ?? '') || officer.includes(unit.deputy ?? ''));

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

  it('names only cities and ports the theatre has', () => {
    const known = new Set([...theatre.cities, ...theatre.ports].map(({ name }) => name));
    for (const { name } of loadScenario('amwol-1846').position.cities!) expect(known).toContain(name);
    for (const ship of state.ships.values()) if (ship.base) expect(known).toContain(ship.base);
  });

  it('puts every unit on ground one can stand on', () => {
    for (const unit of units)
      expect([unit.id, state.theatre.tacticalMap(unit.square).region[unit.tactical]]).not.toEqual([
        unit.id,
        0,
      ]);
  });

  it('keeps to the limits of 2.5 and 11.2: twelve units of an alliance a tactical square, three laid up in a city', () => {
    for (const square of state.occupiedSquares()) {
      const here = state.unitsIn(square);
      for (const unit of here)
        expect(
          state.unitsAt(square, unit.tactical).filter(({ status }) => status === 'active').length,
        ).toBeLessThanOrEqual(book.movement.tacticalAllianceCap.value);
      const laidUp = here.filter(
        (unit) => unit.status === 'inactive' && !unit.inFort && state.cityIn(square)?.name !== unit.homeCity,
      );
      expect(laidUp.length).toBeLessThanOrEqual(3);
    }
  });

  it('lays nobody up with strangers in his square (11.2)', () => {
    for (const unit of units.filter(({ status }) => status === 'inactive'))
      for (const other of state.unitsIn(unit.square))
        expect(state.areFriends(unit.state, other.state)).toBe(true);
  });

  it('reads, writes and reads again as the same position', () => {
    const once = writePosition(state);
    const twice = writePosition(readPosition(structuredClone(once), (id) => loadTheatre(id as TheatreId)));
    expect(twice).toEqual(once);
  });
});

describe('the opening of 1846 keeps to the book', () => {
  it('has only unit types of the book, none above its size (3.1, 3.5)', () => {
    for (const unit of units) {
      const type = book.unitTypes.get(unit.type)!;
      expect([unit.id, type === undefined]).toEqual([unit.id, false]);
      expect([unit.id, unit.strength <= (type.mostMen ?? Infinity)]).toEqual([unit.id, true]);
      expect([unit.id, unit.batteries <= type.mostBatteries]).toEqual([unit.id, true]);
    }
  });

  it('mans every battery with the fifty men it takes to fire it', () => {
    for (const unit of units.filter(({ type }) => book.unitTypes.get(type)?.arm === 'artillery'))
      expect([unit.id, unit.strength >= 50 * unit.batteries && unit.batteries > 0]).toEqual([unit.id, true]);
  });

  it('fits garrisons into their forts (2.6)', () => {
    for (const city of state.cities.values()) {
      const inside = state.unitsAt(city.square, city.tactical).filter(({ inFort }) => inFort);
      const spaces = inside.reduce(
        (sum, unit) => sum + unit.strength * (book.unitTypes.get(unit.type)?.fortSpaces ?? 1),
        0,
      );
      expect([city.name, spaces <= (city.fort?.capacity ?? 0)]).toEqual([city.name, true]);
    }
  });

  it('gives every unit and ship officers of its own state who are in the campaign (3.4)', () => {
    const stateOf = new Map(state.players.map((player) => [player.id, player.state]));
    for (const piece of [...units, ...state.ships.values()])
      for (const officer of [piece.commander, piece.deputy].filter((id) => id !== null))
        expect([piece.id, stateOf.get(officer)]).toEqual([piece.id, partsOfId(piece.id)!.state]);
    for (const piece of [...units, ...state.ships.values()]) expect(piece.commander).not.toBeNull();
  });

  it('gives every player something to command or a ministry', () => {
    for (const player of state.players)
      expect([
        player.id,
        (player.ministries?.length ?? 0) + of([player.id]).length > 0 ||
          [...state.ships.values()].some(({ commander }) => commander === player.id),
      ]).toEqual([player.id, true]);
  });

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
