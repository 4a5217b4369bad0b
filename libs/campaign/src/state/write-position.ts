import type { CityDocument } from '../document/city.schema.js';
import type { PortDocument, ShipDocument } from '../document/naval.schema.js';
import type { UnitDocument } from '../document/unit.schema.js';
import { POSITION_FORMAT, type PositionDocument } from '../document/position.schema.js';
import type { CampaignState } from './campaign-state.js';
import { freshPlaceTurn, type City, type PlaceTurn, type Port, type Ship } from './places.js';
import { tacticalName } from './tactical-name.js';
import { freshUnitTurn, type Unit } from './unit.js';
import { writeWorks } from './write-works.js';

/** Writes a complete position: every city, port and sea with its current state. Reading it gives the same position. */
export function writePosition(state: CampaignState): PositionDocument {
  const name = (square: number): string => state.theatre.grid.nameOf(square);
  const inTurn = memory(state, name);
  return {
    format: POSITION_FORMAT,
    rulebooks: state.rulebooks,
    turn: state.turn,
    season: state.season,
    theatre: state.theatreDocument,
    states: [...state.states],
    relations: state.relations.map(({ between, stance }) => ({ between: [...between], stance })),
    players: [...state.players],
    ...(Object.keys(state.switches).length > 0 ? { switches: { ...state.switches } } : {}),
    ...(state.calendar.length > 0 ? { calendar: structuredClone([...state.calendar]) } : {}),
    ...(state.manpower.size > 0
      ? {
          manpower: [...state.manpower].map(([id, men]) => ({
            state: id,
            pool: men.pool,
            returning: Array.from(men.returning, (some) => ({ ...some })),
          })),
        }
      : {}),
    ...(state.seaPoints.size > 0
      ? { seaPoints: [...state.seaPoints].map(([id, points]) => ({ state: id, points })) }
      : {}),
    units: [...state.units.values()].map((unit) => writeUnit(unit, name)),
    cities: [...state.cities.values()].map((city) => writeCity(city, name)),
    ships: [...state.ships.values()].map(writeShip),
    ports: [...state.ports.values()].map((port) => writePort(port, name)),
    weather: [...state.weather.values()].map(({ sea, wind, storm, next }) => ({
      sea,
      ...(wind ? { wind } : {}),
      storm,
      ...(next ? { next } : {}),
    })),
    ...writeWorks(state),
    battlesLastTurn: [...state.battlesLastTurn].sort((a, b) => a - b).map(name),
    destroyed: state.destroyed.map((gone) => {
      const fallen = state.fallen.get(gone.unit);
      return { ...gone, ...(fallen ? { casualties: { ...fallen.casualties } } : {}) };
    }),
    ...(inTurn ? { inTurn } : {}),
  };
}

function memory(state: CampaignState, name: (square: number) => string): object | null {
  const battles = [...state.battlesThisTurn].sort((a, b) => a - b).map(name);
  const owners = state.inTurn;
  if (battles.length === 0 && Object.keys(owners).length === 0) return null;
  return { battles, owners: structuredClone(owners) };
}

/** One unit as the document has it. */
export function writeUnit(unit: Unit, name: (square: number) => string): UnitDocument {
  return {
    id: unit.id,
    ...(unit.name ? { name: unit.name } : {}),
    square: unit.square >= 0 ? name(unit.square) : unit.place,
    tactical: unit.tactical >= 0 ? tacticalName(unit.tactical) : null,
    strength: unit.strength,
    batteries: unit.batteries,
    regiments: unit.regiments,
    ...(unit.weapon ? { weapon: unit.weapon } : {}),
    ...(unit.gun ? { gun: unit.gun } : {}),
    quality: unit.quality,
    experience: unit.experience,
    morale: unit.morale,
    fatigue: unit.fatigue,
    initiative: unit.initiative,
    supplies: unit.supplies,
    ammunition: unit.ammunition,
    commander: unit.commander,
    deputy: unit.deputy,
    status: unit.status,
    inFort: unit.inFort,
    aboard: unit.aboard,
    casualties: { ...unit.casualties },
    supplySource: unit.supplySource,
    reforming: unit.reforming ? { ...unit.reforming } : null,
    ...(unit.homeCity ? { homeCity: unit.homeCity } : {}),
    ...(unit.kind.role.bridges ? { deployed: unit.deployed } : {}),
    ...(unit.formerly ? { formerly: unit.formerly } : {}),
    ...(unit.turnsOutOfSupply > 0 ? { turnsOutOfSupply: unit.turnsOutOfSupply } : {}),
    derived: {
      communications: unit.communications,
      communicationsSource: unit.communicationsSource,
      supplied: unit.supplied,
      supplySource: unit.supplySource,
    },
    ...(isUntouched(unit.turn, UNTOUCHED_UNIT) ? {} : { inTurn: structuredClone(unit.turn) }),
  };
}

const UNTOUCHED_UNIT = JSON.stringify(freshUnitTurn());
const UNTOUCHED_PLACE = JSON.stringify(freshPlaceTurn());

function isUntouched(turn: object, fresh: string): boolean {
  return JSON.stringify(turn) === fresh;
}

function placeMemory(turn: PlaceTurn): object {
  return isUntouched(turn, UNTOUCHED_PLACE) ? {} : { inTurn: { ...turn } };
}

/** One city as the document has it. */
export function writeCity(city: City, name: (square: number) => string): CityDocument {
  return {
    name: city.name,
    square: name(city.square),
    tactical: tacticalName(city.tactical),
    level: city.level,
    state: city.state,
    supplies: city.supplies,
    stores: city.stores,
    fort: city.fort ? { ...city.fort } : null,
    manufacturing: city.manufacturing,
    besieged: city.besieged,
    ...placeMemory(city.turn),
  };
}

/** One port as the document has it. */
export function writePort(port: Port, name: (square: number) => string): PortDocument {
  return {
    name: port.name,
    sea: port.sea,
    exit: port.exit,
    defence: port.defence,
    batteries: port.batteries,
    damagedBatteries: port.damagedBatteries,
    yard: port.yard,
    building: port.building,
    state: port.state,
    square: port.square >= 0 ? name(port.square) : null,
    tactical: port.tactical >= 0 ? tacticalName(port.tactical) : null,
    coast: port.coast.map(name),
    ...(port.square < 0 ? { supplies: port.supplies, stores: port.stores } : {}),
    ...placeMemory(port.turn),
  };
}

/** One ship as the document has it. */
export function writeShip(ship: Ship): ShipDocument {
  const { turn, state: _state, number: _number, type: _type, kind: _kind, name, formerly, ...kept } = ship;
  return {
    ...structuredClone(kept),
    cargo: { ...kept.cargo, units: [...kept.cargo.units] },
    ...(name === null ? {} : { name }),
    ...(formerly ? { formerly } : {}),
    ...(Object.keys(turn).length > 0 ? { inTurn: structuredClone(turn) } : {}),
  };
}
