import { type TSchema } from '@sinclair/typebox';
import { CityDocument } from '../document/city.schema.js';
import type { Fault } from '@vedette/documents';
import { PortDocument, ShipDocument } from '../document/naval.schema.js';
import { MINISTRIES, PlayerDocument, RelationDocument, type Stance } from '../document/position.schema.js';
import { UnitDocument } from '../document/unit.schema.js';
import type { StateId } from '../identity.js';
import type { CampaignState } from './campaign-state.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';
import { readCity, readPort, readShip } from './read-places.js';
import { readUnit } from './read-unit.js';
import { writeCity, writePort, writeShip, writeUnit } from './write-position.js';

export const PIECE_KINDS = ['unit', 'city', 'port', 'ship', 'relation', 'player'] as const;
/** What a hand can be laid on: pieces, how two states stand (named `US-MX`), and what a player is minister of. */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** What a hand can do: change a piece that is there, put one in, or take one out. */
export const EDIT_ACTS = ['change', 'add', 'remove'] as const;
export type EditAct = (typeof EDIT_ACTS)[number];
/** Kinds of which pieces can be put in and taken out; cities and ports are the map's. */
export const ADDABLE: readonly PieceKind[] = ['unit', 'ship'];

/** A piece as the position document has it. */
export type PieceDocument = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, TSchema>>;

function without(properties: Fields, ...left: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(properties).filter(([field]) => !left.includes(field)));
}

/**
 * Fields a hand may change, with the schemas of the position document. Who a piece is, what it has done in a turn and what
 * is derived stay out of reach, and so does where cities and ports stand: that is the map.
 */
export const EDITABLE: Readonly<Record<PieceKind, Fields>> = {
  unit: without(UnitDocument.properties, 'id', 'derived', 'inTurn'),
  city: without(CityDocument.properties, 'name', 'square', 'tactical', 'inTurn'),
  port: without(PortDocument.properties, ...['name', 'sea', 'exit', 'square', 'tactical', 'coast', 'inTurn']),
  ship: without(ShipDocument.properties, 'id', 'inTurn'),
  relation: { stance: RelationDocument.properties.stance },
  player: { ministries: PlayerDocument.properties.ministries },
};

/** A piece of a position as its document has it; null when there is none of that name. */
export function pieceDocument(state: CampaignState, kind: PieceKind, piece: string): PieceDocument | null {
  const name = (square: number): string => state.theatre.grid.nameOf(square);
  switch (kind) {
    case 'unit': {
      const unit = state.units.get(piece);
      return unit ? writeUnit(unit, name) : null;
    }
    case 'city': {
      const city = state.cities.get(piece);
      return city ? writeCity(city, name) : null;
    }
    case 'port': {
      const port = state.ports.get(piece);
      return port ? writePort(port, name) : null;
    }
    case 'ship': {
      const ship = state.ships.get(piece);
      return ship ? writeShip(ship) : null;
    }
    case 'relation': {
      const between = statesOfRelation(state, piece);
      return between ? { between, stance: state.standing(...between) } : null;
    }
    case 'player': {
      const player = state.players.find(({ id }) => id === piece);
      return player ? { ...player, ministries: player.ministries ?? [] } : null;
    }
  }
}

/** The two states of a relation by its name, `US-MX` or `MX-US`; null unless both are of the campaign, on different sides. */
function statesOfRelation(state: CampaignState, relation: string): [StateId, StateId] | null {
  const [one, other, ...more] = relation.split('-').map((name) => state.states.find(({ id }) => id === name));
  if (!one || !other || more.length > 0 || state.standing(one.id, other.id) === 'same') return null;
  return [one.id, other.id];
}

/** Whether an entry of the relations of a position is of these two states, whichever is named first. */
export function isBetween(between: readonly string[], [one, other]: readonly [string, string]): boolean {
  return between.includes(one) && between.includes(other);
}

/** A document with other values; null takes a field away where it cannot be null. */
export function withFields(kind: PieceKind, document: PieceDocument, set: PieceDocument): PieceDocument {
  const merged: Record<string, unknown> = { ...document };
  for (const [field, value] of Object.entries(set))
    if (value === null && !isNullable(EDITABLE[kind][field])) delete merged[field];
    else merged[field] = value;
  return merged;
}

function isNullable(schema: TSchema | undefined): boolean {
  const { anyOf } = (schema ?? {}) as { anyOf?: readonly { type?: unknown }[] };
  return anyOf?.some(({ type }) => type === 'null') ?? false;
}

/** Puts a unit or ship in, as a document says. The document must be sound, and the piece not be there. */
export function addPiece(state: MutableCampaignState, kind: PieceKind, document: PieceDocument): void {
  const faults: Fault[] = [];
  if (kind === 'unit') {
    const unit = readUnit(document as UnitDocument, '', state, faults);
    if (!unit) return;
    const others = [...state.units.values()].filter(({ id }) => id > unit.id);
    state.addUnit(unit);
    // Ids stay in order: whoever comes after the new one is put behind it.
    for (const other of others) {
      state.units.delete(other.id);
      state.units.set(other.id, other);
    }
  } else if (kind === 'ship') {
    const ship = readShip(document as ShipDocument, '', state, faults);
    if (ship) state.addShip(ship);
  }
}

/** Takes a unit or ship out: it was never there, so nobody has fallen with it. */
export function removePiece(state: MutableCampaignState, kind: PieceKind, piece: string): void {
  if (kind === 'unit') {
    const unit = state.unit(piece);
    state.removeUnit(unit);
    state.fallen.delete(unit.id);
  } else if (kind === 'ship') state.removeShip(piece);
}

/** Makes a piece what a document says, and keeps what it has done this turn. The document must be sound. */
export function replacePiece(
  state: MutableCampaignState,
  kind: PieceKind,
  piece: string,
  document: PieceDocument,
): void {
  const faults: Fault[] = [];
  switch (kind) {
    case 'unit': {
      const unit = state.unit(piece);
      const read = readUnit(document as UnitDocument, '', state, faults);
      if (!read) return;
      const { square, tactical, turn: _turn, ...rest } = read;
      state.placeUnit(Object.assign(unit, rest), square, tactical);
      return;
    }
    case 'city': {
      const city = state.city(piece);
      const read = readCity(undefined, document as CityDocument, '', state.theatre, faults);
      if (!read) return;
      const { turn: _turn, ...rest } = read;
      // Whoever holds the city holds its port, as when it is taken (PATE 1.5).
      if (rest.state !== city.state)
        for (const port of state.ports.values()) if (port.square === city.square) port.state = rest.state;
      Object.assign(city, rest);
      state.unstatedSieges.delete(piece);
      return;
    }
    case 'port': {
      const port = state.ports.get(piece);
      const read = readPort(undefined, document as PortDocument, '', state.theatre, faults);
      if (!port || !read) return;
      const { turn: _turn, ...rest } = read;
      // A port on the land map keeps its goods in its city.
      if (port.square >= 0) Object.assign(rest, { supplies: port.supplies, stores: port.stores });
      Object.assign(port, rest);
      return;
    }
    case 'ship': {
      const ship = state.ship(piece);
      const read = readShip(document as ShipDocument, '', state, faults);
      if (!read) return;
      const { turn: _turn, ...rest } = read;
      Object.assign(ship, rest);
      return;
    }
    case 'relation': {
      const between = statesOfRelation(state, piece);
      if (!between) return;
      const relation = { between, stance: document['stance'] as Stance };
      const at = state.relations.findIndex((listed) => isBetween(listed.between, between));
      state.relations =
        at < 0
          ? [...state.relations, relation]
          : state.relations.with(at, { ...relation, between: state.relations[at]!.between });
      state.rebuildStandings();
      return;
    }
    case 'player': {
      const held = (document as PlayerDocument).ministries ?? [];
      const ministries = MINISTRIES.filter((ministry) => held.includes(ministry));
      state.players = state.players.map((player) =>
        player.id === piece ? { ...player, ministries } : player,
      );
    }
  }
}
