import { describe, expect, it } from '@jest/globals';
import { partsOfId, readPosition, writePosition, mostMenOf } from '@vedette/campaign';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { loadScenario, ordersForTurn, SCENARIO_IDS } from './index.js';

describe.each(SCENARIO_IDS)('the opening of %s', (id) => {
  const scenario = loadScenario(id);
  const open = (position: unknown) =>
    readPosition(position, (name) => loadTheatre(name as TheatreId), pieceTypes);
  const state = open(scenario.position);
  const { theatre } = state;
  const units = [...state.units.values()];
  const book = booksOf(state.rulebooks).land;

  it('names only cities and ports the theatre has', () => {
    const known = new Set([...theatre.cities, ...theatre.ports].map(({ name }) => name));
    for (const { name } of scenario.position.cities!) expect(known).toContain(name);
    for (const ship of state.ships.values()) if (ship.base) expect(known).toContain(ship.base);
  });

  it('puts every unit on ground one can stand on', () => {
    for (const unit of units)
      expect([unit.id, theatre.tacticalMap(unit.square).region[unit.tactical]]).not.toEqual([unit.id, 0]);
  });

  it('keeps to the limits of 2.5 and 11.2: an alliance in a tactical square, three laid up in a city', () => {
    for (const square of state.occupiedSquares()) {
      const here = state.unitsIn(square);
      for (const unit of here) {
        const stack = state.unitsAt(square, unit.tactical).filter(({ status }) => status === 'active');
        const full = stack.length > book.movement.tacticalAllianceCap.value;
        expect(full ? stack.map(({ id }) => id) : []).toEqual([]);
      }
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
    expect(writePosition(open(structuredClone(once)))).toEqual(once);
  });

  it('has only unit types of the book, none above its size (3.1, 3.5)', () => {
    for (const unit of units) {
      const type = unit.kind;
      expect([unit.id, book.unitTypes.get(unit.type) === type]).toEqual([unit.id, true]);
      const most = mostMenOf(state, unit) ?? Infinity;
      expect([unit.id, unit.strength <= most]).toEqual([unit.id, true]);
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

  it('gives every unit and ship a commander, of its own state and in the campaign (3.4)', () => {
    const stateOf = new Map(state.players.map((player) => [player.id, player.state]));
    for (const piece of [...units, ...state.ships.values()]) {
      expect([piece.id, piece.commander === null]).toEqual([piece.id, false]);
      for (const officer of [piece.commander, piece.deputy].filter((one) => one !== null))
        expect([piece.id, stateOf.get(officer)]).toEqual([piece.id, partsOfId(piece.id)!.state]);
    }
  });

  it('gives every player something to command or a ministry', () => {
    const busy = new Set(
      [...units, ...state.ships.values()].flatMap(({ commander, deputy }) => [commander, deputy]),
    );
    for (const { id: player, ministries } of state.players)
      expect([player, busy.has(player) || (ministries?.length ?? 0) > 0]).toEqual([player, true]);
  });

  it('has written orders for the first turn on both sides, from people who are in it', () => {
    const known = new Map<string, string>(state.players.map((player) => [player.id, player.state]));
    const senders = ordersForTurn(id, 1).map(({ player }) => known.get(player));
    expect(senders).not.toContain(undefined);
    expect(new Set(senders.map((one) => state.states.find((other) => other.id === one)!.side)).size).toBe(2);
  });
});
