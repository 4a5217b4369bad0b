import type { Theatre } from '@vedette/geography';
import { MalformedDocumentError, type Fault } from '@vedette/documents';
import type { InlineTheatreDocument } from '../document/inline-theatre.schema.js';
import type { PositionDocument } from '../document/position.schema.js';
import { faultsOfPosition } from '../document/validate.js';
import { byId, partsOfId, playerId, stateId } from '../identity.js';
import { MutableCampaignState } from './mutable-campaign-state.js';
import { readCity, readPort, readShip } from './read-places.js';
import { statedPlaces } from './stated-places.js';
import { readUnit } from './read-unit.js';
import type { SeasonPlan } from './season-plan.js';
import type { MutablePort } from './places.js';
import type { MapTerms } from '../pieces/map-terms.js';
import type { PieceTypeSource } from '../pieces/piece-types.js';
import { checkStands } from './check-stands.js';
import { faultsOfBooks, faultsOfGround } from './fitting-books.js';
import { readWorks } from './read-works.js';
import type { MutableUnit } from './unit.js';

/** Finds a theatre by id, or makes one of an inline document. May throw {@link MalformedDocumentError}. */
export type TheatreSource = (theatre: string | InlineTheatreDocument, map: MapTerms) => Theatre;

/**
 * Reads a position document. Throws {@link MalformedDocumentError} with every fault: wrong shape, squares outside the
 * theatre, types its books do not have, ids given twice, units aboard ships that are not there.
 */
export function readPosition(
  value: unknown,
  theatres: TheatreSource,
  pieceTypes: PieceTypeSource,
): MutableCampaignState {
  const shape = faultsOfPosition(value);
  if (shape.length > 0) throw new MalformedDocumentError('position', shape);
  const document = value as PositionDocument;
  const types = pieceTypes(document.rulebooks);
  const theatre = theatres(document.theatre as string | InlineTheatreDocument, types.map);
  const faults: Fault[] = [...faultsOfBooks(document, types), ...faultsOfGround(theatre, types.map)];
  const state = new MutableCampaignState({
    theatre,
    theatreDocument: document.theatre,
    rulebooks: document.rulebooks,
    types,
    states: document.states.map((state) => ({ ...state, id: stateId(state.id) })),
    relations: (document.relations ?? []).map(({ between: [one, other], stance }) => ({
      between: [stateId(one), stateId(other)],
      stance,
    })),
    players: (document.players ?? []).map((player) => ({
      ...player,
      id: playerId(player.id),
      state: stateId(player.state),
    })),
    switches: document.switches ?? {},
    calendar: readCalendar(document, faults),
    turn: document.turn ?? 1,
    season: document.season ?? 'campaign',
  });
  readCities(document, state, faults);
  readPorts(document, state, faults);
  readUnits(document, state, faults);
  readShips(document, state, faults);
  for (const { sea, wind, storm, next } of document.weather ?? [])
    state.weather.set(sea, { sea, wind: wind ?? null, storm: storm ?? false, next: next ?? null });
  readWorks(document, state, faults);
  checkStands(document, state, faults);
  (document.battlesLastTurn ?? []).forEach((name, i) => {
    const square = theatre.grid.indexOf(name);
    if (square < 0)
      faults.push({ pointer: `/battlesLastTurn/${i}`, found: name, allowed: 'a square of the theatre' });
    else state.battlesLastTurn.add(square);
  });
  state.destroyed = structuredClone(document.destroyed ?? []);
  for (const { unit, casualties } of state.destroyed) {
    const parts = partsOfId(unit);
    if (casualties && parts)
      state.fallen.set(parts.id, {
        state: parts.state,
        casualties: { killed: 0, wounded: 0, prisoners: 0, stragglers: 0, ...casualties },
      });
  }
  for (const { state: id, pool = 0, returning = [] } of document.manpower ?? [])
    state.manpower.set(stateId(id), { pool, returning: structuredClone(returning) });
  for (const { state: id, points } of document.seaPoints ?? []) state.seaPoints.set(stateId(id), points);
  readMemory(document, state);
  if (faults.length > 0) throw new MalformedDocumentError('position', faults);
  return state;
}

/** The calendar as given; its turns must rise, or no season could be told to end. */
function readCalendar(document: PositionDocument, faults: Fault[]): readonly SeasonPlan[] {
  const calendar = structuredClone(document.calendar ?? []);
  calendar.forEach(({ lastTurn }, i) => {
    const before = calendar[i - 1]?.lastTurn ?? -1;
    if (lastTurn <= before)
      faults.push({
        pointer: `/calendar/${i}/lastTurn`,
        found: `${lastTurn}`,
        allowed: `a turn after ${before}, with which the season before ends`,
      });
  });
  return calendar;
}

function readMemory(document: PositionDocument, state: MutableCampaignState): void {
  const memory = structuredClone(document.inTurn ?? {}) as {
    battles?: string[];
    owners?: Record<string, unknown>;
  };
  state.inTurn = memory.owners ?? {};
  for (const name of memory.battles ?? []) state.battlesThisTurn.add(state.theatre.grid.indexOf(name));
}

function readCities(document: PositionDocument, state: MutableCampaignState, faults: Fault[]): void {
  const given = statedPlaces(document, 'cities', faults);
  const plans = new Map(state.theatre.cities.map((plan) => [plan.name, plan]));
  for (const name of new Set([...plans.keys(), ...given.keys()])) {
    const mine = given.get(name);
    const city = readCity(plans.get(name), mine?.stated, mine?.pointer ?? '', state.theatre, faults);
    if (city) state.addCity(city);
    if (city && mine?.stated.besieged === undefined) state.unstatedSieges.add(name);
  }
}

function readPorts(document: PositionDocument, state: MutableCampaignState, faults: Fault[]): void {
  const given = statedPlaces(document, 'ports', faults);
  const plans = new Map(state.theatre.ports.map((plan) => [plan.name, plan]));
  for (const name of new Set([...plans.keys(), ...given.keys()])) {
    const mine = given.get(name);
    const plan = plans.get(name);
    const port = readPort(plan, mine?.stated, mine?.pointer ?? '', state.theatre, faults);
    if (port) addPort(state, port, !plan || mine?.over?.state !== undefined);
  }
}

/** A port on the land map is held by whoever holds its city, unless the position says otherwise (PATE 1.5). */
function addPort(state: MutableCampaignState, port: MutablePort, isStated: boolean): void {
  const city = state.cityIn(port.square);
  if (city && !isStated) port.state = city.state;
  state.ports.set(port.name, port);
}

function readUnits(document: PositionDocument, state: MutableCampaignState, faults: Fault[]): void {
  const known = new Set(state.states.map(({ id }) => id));
  const seen = new Set<string>();
  const units: MutableUnit[] = [];
  document.units.forEach((entry, i) => {
    const pointer = `/units/${i}`;
    const unit = readUnit(entry, pointer, state, faults);
    if (!unit) return;
    if (seen.has(unit.id))
      faults.push({ pointer: `${pointer}/id`, found: `${unit.id} a second time`, allowed: 'every id once' });
    if (!known.has(unit.state))
      faults.push({
        pointer: `${pointer}/id`,
        found: `state ${unit.state}`,
        allowed: `one of ${[...known].join(', ')}`,
      });
    seen.add(unit.id);
    units.push(unit);
  });
  for (const unit of units.sort(byId)) state.addUnit(unit);
}

function readShips(document: PositionDocument, state: MutableCampaignState, faults: Fault[]): void {
  (document.ships ?? []).forEach((entry, i) => {
    const ship = readShip(entry, `/ships/${i}`, state, faults);
    if (!ship) return;
    if (state.ships.has(ship.id))
      faults.push({ pointer: `/ships/${i}/id`, found: `${ship.id} a second time`, allowed: 'every id once' });
    for (const id of ship.cargo.units)
      if (!state.units.has(id))
        faults.push({ pointer: `/ships/${i}/cargo/units`, found: id, allowed: 'a unit of the position' });
    state.ships.set(ship.id, ship);
  });
  const sorted = [...state.ships.values()].sort(byId);
  state.ships.clear();
  for (const ship of sorted) state.ships.set(ship.id, ship);
}
