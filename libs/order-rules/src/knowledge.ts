import {
  type CampaignState,
  type City,
  type Player,
  type Port,
  type Ship,
  type StateId,
  type Unit,
  stateId,
} from '@vedette/campaign';
import { reportsTo, strategicView, type StrategicView } from '@vedette/observation';
import type { LandRulebook } from '@vedette/rulebooks';

/**
 * What one player can know when he writes his orders: his own pieces, his side's pieces where his reports show them, and
 * the map. Answers to orders are made of this and nothing else, so that an order is no way to scout (GITM AMWOL 4.1, 4.6).
 */
export class Knowledge {
  private seen: StrategicView | null = null;
  private ships: readonly Ship[] | null = null;

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    private readonly player: Player | undefined,
  ) {}

  /** A unit of the player's own side, or undefined: strangers and units that do not exist are one to him. */
  ownUnit(id: string): Unit | undefined {
    const unit = this.state.units.get(id);
    return unit && this.isOwnSide(unit.state) ? unit : undefined;
  }

  /** A ship or transport group of the player's own side, or undefined. */
  ownShip(id: string): Ship | undefined {
    const ship = this.state.ships.get(id);
    return ship && this.isOwnSide(ship.state) ? ship : undefined;
  }

  /**
   * Whether a minister is told of a piece wherever it is: of troops the war minister and the head of their state, of ships
   * the naval minister and the head (GITM AMWOL 4.7, PATE 5.3).
   */
  isToldByOffice(state: StateId, at: 'land' | 'sea'): boolean {
    const { player } = this;
    if (player?.state !== state) return false;
    return (player.ministries ?? []).some(
      (ministry) => ministry === 'head' || ministry === (at === 'land' ? 'war' : 'naval'),
    );
  }

  /**
   * Whether the player has a friendly ship in sight: one in commission in the port of the square of an active unit of
   * his (GITM AMWOL 4.3), or beside an active ship of his (PATE 5.1).
   */
  seesShip(ship: Ship): boolean {
    const { player, state } = this;
    if (!player || ship.status !== 'active' || 'transit' in ship.at) return false;
    const square = 'port' in ship.at ? (state.ports.get(ship.at.port)?.square ?? -1) : -1;
    const ashore =
      square >= 0 &&
      state.unitsIn(square).some((unit) => unit.status === 'active' && reportsTo(unit, player.id));
    return ashore || this.ownShips.some((own) => own !== ship && isAlongside(own, ship));
  }

  /** Whether a ship of the player lies in the port of a unit's square and sees who stands in the city (GITM AMWOL 4.3). */
  seesFromPort(unit: Unit): boolean {
    return this.ownShips.some((ship) => {
      const port = 'port' in ship.at ? this.state.ports.get(ship.at.port) : undefined;
      return (
        port !== undefined &&
        port.square >= 0 &&
        port.square === unit.square &&
        port.tactical === unit.tactical
      );
    });
  }

  private get ownShips(): readonly Ship[] {
    const { player, state } = this;
    this.ships ??= player
      ? [...state.ships.values()].filter(
          ({ status, commander, deputy }) =>
            status === 'active' && (commander === player.id || deputy === player.id),
        )
      : [];
    return this.ships;
  }

  isOwnSide(state: StateId): boolean {
    return this.player !== undefined && this.state.standing(this.player.state, state) === 'same';
  }

  isFriend(state: StateId): boolean {
    return this.player !== undefined && this.state.areFriends(this.player.state, state);
  }

  /** Whether the player's map shows a strategic square. */
  shows(square: number): boolean {
    return square >= 0 && this.view.shown[square] === 1;
  }

  /** Whether the player knows where a friendly unit stands: it reports to him, or his units see it. */
  knowsPlaceOf(unit: Unit): boolean {
    if (!this.player) return false;
    return reportsTo(unit, this.player.id) || (unit.square >= 0 && this.view.friendsSeen[unit.square] === 1);
  }

  /** Whether the player knows how a unit fares, its men and its status: it reports to him, or he is a minister of its state. */
  knowsConditionOf(unit: Unit): boolean {
    return this.player !== undefined && (reportsTo(unit, this.player.id) || this.isMinisterOf(unit.state));
  }

  /** Whether the player knows who holds a place and what it has in store: his map shows it, or he is a minister of its holder. */
  knowsStockOf(place: Pick<City | Port, 'square' | 'state'>): boolean {
    return this.isOwnSide(place.state) && (this.shows(place.square) || this.isMinisterOf(place.state));
  }

  /** Whether he holds a ministry: it is told what its state holds. */
  get isMinister(): boolean {
    return (this.player?.ministries ?? []).length > 0;
  }

  private isMinisterOf(state: StateId): boolean {
    return this.isMinister && this.player?.state === state;
  }

  /** Whether the player knows that a city is not in friendly hands: his map shows it, or it never was in them. */
  knowsHostile(city: Pick<City, 'name' | 'square' | 'state'>): boolean {
    if (this.isFriend(city.state)) return false;
    if (this.shows(city.square)) return true;
    const opened = this.state.theatre.cities.find(({ name }) => name === city.name);
    return opened !== undefined && !this.isFriend(stateId(opened.state));
  }

  /** Whether the player knows that a port is not in friendly hands, like {@link knowsHostile}. */
  knowsHostilePort(port: Pick<Port, 'name' | 'square' | 'state'>): boolean {
    if (this.isFriend(port.state)) return false;
    if (this.shows(port.square)) return true;
    const opened = this.state.theatre.ports.find(({ name }) => name === port.name);
    return opened !== undefined && !this.isFriend(stateId(opened.state));
  }

  private get view(): StrategicView {
    const { player, state, book } = this;
    this.seen ??= strategicView(
      state,
      book,
      player ? [...state.units.values()].filter((unit) => reportsTo(unit, player.id)) : [],
    );
    return this.seen;
  }
}

function isAlongside(a: Ship, b: Ship): boolean {
  if ('port' in a.at) return 'port' in b.at && a.at.port === b.at.port;
  if (!('sea' in a.at) || !('sea' in b.at)) return false;
  return a.at.sea === b.at.sea && a.at.tacticalArea === b.at.tacticalArea;
}
