import type { Theatre } from '@vedette/geography';
import type { DestroyedDocument, PositionDocument, Season, Switches } from '../document/position.schema.js';
import type { Static } from '@sinclair/typebox';
import type { MutableById, ShipId, StateId, UnitId } from '../identity.js';
import type { PieceTypes } from '../pieces/piece-types.js';
import { MissingPieceError } from './missing-piece.error.js';
import type { MutableCity, MutablePort, MutableSeaWeather, MutableShip } from './places.js';
import { SquareIndex } from './square-index.js';
import type { Fieldwork, MutableDepot, RailBridge, Track, Treasury } from './works.js';
import { byId, type PartsOfId } from '../identity.js';
import type { Manpower, SeasonPlan } from './season-plan.js';
import type { MutableCasualties, MutableUnit } from './unit.js';
import type { CampaignState, Player, StateEntry, Standing } from './campaign-state.js';

const NO_DEPOTS: readonly MutableDepot[] = [];

/** The parts of a {@link MutableCampaignState} that its makers hand over. */
export interface CampaignParts {
  readonly theatre: Theatre;
  readonly theatreDocument: PositionDocument['theatre'];
  readonly rulebooks: PositionDocument['rulebooks'];
  /** What units and ships are, by those books. */
  readonly types: PieceTypes;
  readonly states: readonly StateEntry[];
  readonly relations: CampaignState['relations'];
  readonly players: readonly Player[];
  readonly switches: Readonly<Switches>;
  /** Seasons of the game and the turns they end with, in order; empty when the administrator decides as he goes. */
  readonly calendar?: readonly SeasonPlan[];
  turn: number;
  season: Season;
}

/**
 * A position as `apply` of events and the readers of positions have it in hand. Rules are given it as {@link CampaignState},
 * which cannot be changed, so that folding the events over the start always gives the end.
 */
export class MutableCampaignState implements CampaignState {
  readonly theatre: Theatre;
  readonly theatreDocument: PositionDocument['theatre'];
  readonly rulebooks: PositionDocument['rulebooks'];
  readonly types: PieceTypes;
  readonly states: readonly StateEntry[];
  relations: CampaignState['relations'];
  players: readonly Player[];
  readonly switches: Readonly<Switches>;
  readonly calendar: readonly SeasonPlan[];
  turn: number;
  season: Season;
  /** Men a state can raise, and those who come back to it (3.5), by state. */
  readonly manpower: MutableById<StateId, Manpower> = new Map<StateId, Manpower>();
  /** Points for ships taken and lost, by state (PATE 2.6). */
  readonly seaPoints: MutableById<StateId, number> = new Map<StateId, number>();
  /** Units by id, in order of id. */
  readonly units: MutableById<UnitId, MutableUnit> = new Map<UnitId, MutableUnit>();
  readonly cities = new Map<string, MutableCity>();
  readonly ships: MutableById<ShipId, MutableShip> = new Map<ShipId, MutableShip>();
  readonly ports = new Map<string, MutablePort>();
  readonly weather = new Map<string, MutableSeaWeather>();
  /** Depots and caches by id (ROTD 11.5). */
  readonly depots = new Map<string, MutableDepot>();
  /** Railway bridges by {@link bridgeKey}, every one of the theatre (ROTD 12.2). */
  readonly bridges = new Map<number, RailBridge>();
  /** Track by square, every railway square of the theatre (ROTD 8.2, 8.5). */
  readonly track = new Map<number, Track>();
  /** Who holds a river square, by square, every one of the theatre; null for nobody (ROTD 8.2). */
  readonly rivers = new Map<number, StateId | null>();
  /** Works thrown up by troops (ROTD 10.6). */
  works: readonly Fieldwork[] = [];
  /** What states pay repairs with; a state that has no entry is not charged (ROTD 8.5). */
  readonly treasury: MutableById<StateId, Treasury> = new Map<StateId, Treasury>();
  /** Squares in which battles were fought last turn (7.5), and this turn so far. */
  battlesLastTurn = new Set<number>();
  battlesThisTurn = new Set<number>();
  destroyed: Static<typeof DestroyedDocument>[] = [];
  /** Losses to the name of units that are no more, by id: prisoners and wounded among them may return (9.13). */
  readonly fallen: MutableById<UnitId, { readonly state: StateId; readonly casualties: MutableCasualties }> =
    new Map();
  /** Cities whose siege the position did not state; it is derived when the turn is prepared. */
  readonly unstatedSieges = new Set<string>();
  /** Free memory of a turn that is under way, by owner of the phase; empty when a turn opens. */
  inTurn: Record<string, unknown> = {};

  private readonly index = new SquareIndex();
  private readonly depotsBySquare = new Map<number, MutableDepot[]>();
  private readonly cityBySquare = new Map<number, MutableCity>();
  private readonly standings: MutableById<StateId, MutableById<StateId, Standing>> = new Map<
    StateId,
    MutableById<StateId, Standing>
  >();

  constructor(parts: CampaignParts) {
    this.theatre = parts.theatre;
    this.theatreDocument = parts.theatreDocument;
    this.rulebooks = parts.rulebooks;
    this.types = parts.types;
    this.states = parts.states;
    this.relations = parts.relations;
    this.players = parts.players;
    this.switches = parts.switches;
    this.calendar = parts.calendar ?? [];
    this.turn = parts.turn;
    this.season = parts.season;
    this.rebuildStandings();
  }

  /** Standing of two states; states that no relation names are neutral, one side is `same`. */
  standing(a: StateId, b: StateId): Standing {
    return a === b ? 'same' : (this.standings.get(a)?.get(b) ?? 'neutral');
  }

  /** Same side or actively allied: what the matrix calls friendly. */
  areFriends(a: StateId, b: StateId): boolean {
    const standing = this.standing(a, b);
    return standing === 'same' || standing === 'allied';
  }

  areHostile(a: StateId, b: StateId): boolean {
    return this.standing(a, b) === 'hostile';
  }

  /** A unit that must exist. Throws {@link MissingPieceError}. */
  unit(id: string): MutableUnit {
    const unit = this.units.get(id);
    if (!unit) throw new MissingPieceError('unit', id);
    return unit;
  }

  /** A ship that must exist. Throws {@link MissingPieceError}. */
  ship(id: string): MutableShip {
    const ship = this.ships.get(id);
    if (!ship) throw new MissingPieceError('ship', id);
    return ship;
  }

  /** A city that must exist. Throws {@link MissingPieceError}. */
  city(name: string): MutableCity {
    const city = this.cities.get(name);
    if (!city) throw new MissingPieceError('city', name);
    return city;
  }

  /** The city of a strategic square, if it has one. */
  cityIn(square: number): MutableCity | undefined {
    return this.cityBySquare.get(square);
  }

  /** A depot or cache that must exist. Throws {@link MissingPieceError}. */
  depot(id: string): MutableDepot {
    const depot = this.depots.get(id);
    if (!depot) throw new MissingPieceError('depot', id);
    return depot;
  }

  /** Depots and caches of a strategic square, by id. */
  depotsIn(square: number): readonly MutableDepot[] {
    return this.depotsBySquare.get(square) ?? NO_DEPOTS;
  }

  /** Units of every status standing in a strategic square, by id (live list). */
  unitsIn(square: number): readonly MutableUnit[] {
    return this.index.at(square);
  }

  /** Units standing in one tactical square, by id. */
  unitsAt(square: number, tactical: number): MutableUnit[] {
    return this.index.at(square).filter((unit) => unit.tactical === tactical);
  }

  /** Strategic squares with at least one unit, ascending. */
  occupiedSquares(): number[] {
    return this.index.squares();
  }

  /** Players of a state, in the order of the position. */
  playersOf(state: StateId): Player[] {
    return this.players.filter((player) => player.state === state);
  }

  // What follows is for `apply` of events and for reading positions.

  /** Adds a unit; ids stay in order when units are added in order. */
  addUnit(unit: MutableUnit): void {
    this.units.set(unit.id, unit);
    this.index.add(unit);
  }

  /** Puts a unit somewhere and keeps the index true; -1 and -1 take it off the map. */
  placeUnit(unit: MutableUnit, square: number, tactical: number): void {
    if (unit.square !== square) {
      this.index.remove(unit);
      unit.square = square;
      this.index.add(unit);
    }
    unit.tactical = tactical;
  }

  /** Takes a unit out of the game. */
  removeUnit(unit: MutableUnit): void {
    this.index.remove(unit);
    this.units.delete(unit.id);
    this.fallen.set(unit.id, { state: unit.state, casualties: { ...unit.casualties } });
  }

  /** Gives a unit another id, state and number in its place; nobody commands it, and it draws from nowhere yet (ROTD 12.6). */
  renameUnit(unit: MutableUnit, { id, state, number }: PartsOfId): void {
    this.index.remove(unit);
    this.units.delete(unit.id);
    const renamed: MutableUnit = {
      ...unit,
      ...{ id, state, number, formerly: unit.id },
      ...{ commander: null, deputy: null, supplySource: null },
    };
    const all = [...this.units.values(), renamed].sort(byId);
    this.units.clear();
    for (const one of all) this.units.set(one.id, one);
    this.index.add(renamed);
  }

  /** Adds a depot or cache; those of a square stay in order of their ids. */
  addDepot(depot: MutableDepot): void {
    this.depots.set(depot.id, depot);
    this.depotsBySquare.set(depot.square, [...this.depotsIn(depot.square), depot].sort(byId));
  }

  /** Takes a depot or cache off the map, with what it holds. */
  removeDepot(id: string): void {
    const { square } = this.depot(id);
    this.depots.delete(id);
    this.depotsBySquare.set(
      square,
      this.depotsIn(square).filter((other) => other.id !== id),
    );
  }

  /** Adds a ship; ships stay in order of their ids. */
  addShip(ship: MutableShip): void {
    const all = [...this.ships.values(), ship].sort(byId);
    this.ships.clear();
    for (const one of all) this.ships.set(one.id, one);
  }

  /** Takes a ship out of the game; whoever was attached to it follows nobody. */
  removeShip(id: string): void {
    this.ships.delete(id);
    this.releaseFollowers(id, null);
  }

  /** Gives the ships attached to one another leader, or none; a ship never follows itself. */
  releaseFollowers(id: string, leader: ShipId | null): void {
    for (const ship of this.ships.values())
      if (ship.attachedTo === id) ship.attachedTo = ship.id === leader ? null : leader;
  }

  /** Sends men back to a state's pool, where they can be raised again after so many ends of seasons (3.5). */
  returnMen(state: StateId, men: number, seasons: number): void {
    if (men <= 0) return;
    const { pool, returning } = this.manpower.get(state) ?? { pool: 0, returning: [] };
    this.manpower.set(
      state,
      seasons <= 0 ? { pool: pool + men, returning } : { pool, returning: [...returning, { men, seasons }] },
    );
  }

  addCity(city: MutableCity): void {
    this.cities.set(city.name, city);
    this.cityBySquare.set(city.square, city);
  }

  /** Recomputes standings after relations changed. */
  rebuildStandings(): void {
    this.standings.clear();
    for (const a of this.states)
      this.standings.set(
        a.id,
        new Map(this.states.filter((b) => a.side === b.side).map((b) => [b.id, 'same'])),
      );
    for (const { between, stance } of this.relations) {
      const [a, b] = between;
      if (this.standings.get(a)?.get(b) === 'same') continue;
      this.standings.get(a)?.set(b, stance);
      this.standings.get(b)?.set(a, stance);
    }
  }
}
