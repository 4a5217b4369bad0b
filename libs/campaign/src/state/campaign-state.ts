import type { Theatre } from '@vedette/geography';
import type { View } from '@vedette/record';
import type { Static } from '@sinclair/typebox';
import type {
  DestroyedDocument,
  PlayerDocument,
  PositionDocument,
  Season,
  Stance,
  Switches,
} from '../document/position.schema.js';
import type { ById, PlayerId, ShipId, StateId, UnitId } from '../identity.js';
import type { PieceTypes } from '../pieces/piece-types.js';
import type { City, Port, SeaWeather, Ship } from './places.js';
import type { Manpower, SeasonPlan } from './season-plan.js';
import type { Casualties, Unit } from './unit.js';
import type { Depot, Fieldwork, RailBridge, Track, Treasury } from './works.js';

/** How two states stand to each other; `same` for one side. */
export type Standing = 'same' | Stance;

/** A state of the game and the side it fights on. */
export interface StateEntry {
  readonly id: StateId;
  readonly nation: string;
  readonly side: string;
  /** What reports call it, where that is not the name of its nation. */
  readonly name?: string;
}

/** A player of the campaign, the state he is of and the posts he holds. */
export interface Player extends PlayerDocument {
  readonly id: PlayerId;
  readonly state: StateId;
}

/** Two states and how they stand, until an administrator says otherwise. */
export interface Relation {
  readonly between: readonly [StateId, StateId];
  readonly stance: Stance;
}

/** Losses to the name of a unit that is no more. */
export interface Fallen {
  readonly state: StateId;
  readonly casualties: Casualties;
}

/**
 * A position while it is played: everything of the position document, indexed, for reading. Nothing in it can be changed:
 * only events do that (`evolve`), so that folding the events over the start always gives the end.
 */
export interface CampaignState {
  readonly theatre: Theatre;
  readonly theatreDocument: PositionDocument['theatre'];
  readonly rulebooks: PositionDocument['rulebooks'];
  readonly types: PieceTypes;
  readonly states: readonly StateEntry[];
  readonly relations: readonly Relation[];
  readonly players: readonly Player[];
  readonly switches: Readonly<Switches>;
  readonly calendar: readonly SeasonPlan[];
  readonly turn: number;
  readonly season: Season;
  /** Men a state can raise, and those who come back to it (3.5), by state. */
  readonly manpower: ById<StateId, Manpower>;
  /** Points for ships taken and lost, by state (PATE 2.6). */
  readonly seaPoints: ById<StateId, number>;
  /** Units by id, in order of id. */
  readonly units: ById<UnitId, Unit>;
  readonly cities: ReadonlyMap<string, City>;
  readonly ships: ById<ShipId, Ship>;
  readonly ports: ReadonlyMap<string, Port>;
  readonly weather: ReadonlyMap<string, SeaWeather>;
  /** Depots and caches by id (ROTD 11.5). */
  readonly depots: ReadonlyMap<string, Depot>;
  /** Railway bridges by {@link bridgeKey}, every one of the theatre (ROTD 12.2). */
  readonly bridges: ReadonlyMap<number, RailBridge>;
  /** Track by square, every railway square of the theatre (ROTD 8.2, 8.5). */
  readonly track: ReadonlyMap<number, Track>;
  /** Who holds a river square, by square, every one of the theatre; null for nobody (ROTD 8.2). */
  readonly rivers: ReadonlyMap<number, StateId | null>;
  /** Works thrown up by troops (ROTD 10.6). */
  readonly works: readonly Fieldwork[];
  /** What states pay repairs with; a state that has no entry is not charged (ROTD 8.5). */
  readonly treasury: ById<StateId, Treasury>;
  /** Squares in which battles were fought last turn (7.5), and this turn so far. */
  readonly battlesLastTurn: ReadonlySet<number>;
  readonly battlesThisTurn: ReadonlySet<number>;
  readonly destroyed: readonly View<Static<typeof DestroyedDocument>>[];
  /** Losses to the name of units that are no more, by id: prisoners and wounded among them may return (9.13). */
  readonly fallen: ById<UnitId, Fallen>;
  /** Cities whose siege the position did not state; it is derived when the turn is prepared. */
  readonly unstatedSieges: ReadonlySet<string>;
  /** Free memory of a turn that is under way, by owner of the phase; empty when a turn opens. */
  readonly inTurn: Readonly<Record<string, unknown>>;

  /** Standing of two states; states that no relation names are neutral, one side is `same`. */
  standing(a: StateId, b: StateId): Standing;
  /** Same side or actively allied: what the matrix calls friendly. */
  areFriends(a: StateId, b: StateId): boolean;
  areHostile(a: StateId, b: StateId): boolean;
  /** A unit that must exist. Throws {@link MissingPieceError}. */
  unit(id: string): Unit;
  /** A ship that must exist. Throws {@link MissingPieceError}. */
  ship(id: string): Ship;
  /** A city that must exist. Throws {@link MissingPieceError}. */
  city(name: string): City;
  /** The city of a strategic square, if it has one. */
  cityIn(square: number): City | undefined;
  /** A depot or cache that must exist. Throws {@link MissingPieceError}. */
  depot(id: string): Depot;
  /** Depots and caches of a strategic square, by id. */
  depotsIn(square: number): readonly Depot[];
  /** Units of every status standing in a strategic square, by id (live list). */
  unitsIn(square: number): readonly Unit[];
  /** Units standing in one tactical square, by id. */
  unitsAt(square: number, tactical: number): Unit[];
  /** Strategic squares with at least one unit, ascending. */
  occupiedSquares(): number[];
  /** Players of a state, in the order of the position. */
  playersOf(state: StateId): Player[];
}
