import {
  GARRISON_MEMORY,
  type CampaignState,
  type FleetPosition,
  type GarrisonSighting,
  type LandSighting,
  type Player,
  type Port,
  type PortReport,
  type SeaReport,
  type Ship,
  type ShipContactReport,
  type StateId,
} from '@vedette/campaign';
import type { ChanceDraw, Dice, Draw } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import { ShipLookout } from '@vedette/observation';
import type { LandRulebook, NavalRulebook } from '@vedette/rulebooks';
import { ShipWatch } from '../contact.js';
import { seaAround } from '../ship-place.js';
import { newsPlace, SailNews } from './sail-news.js';
import { shipMark, type Marked } from './ship-mark.js';
import { contactReport, shipStatus } from './ship-status.js';
import { SloopLookout } from './sloop-lookout.js';

/** A fleet report and the draws that shaped it. */
export interface DrawnFleet {
  readonly report: FleetPosition;
  readonly dice: readonly Draw[];
}

/** Draws up the fleet parts of the position reports of a turn that ends (PATE 3.10, 3.11); what all share is worked out once. */
export class FleetDesk {
  private readonly watch: ShipWatch;
  private readonly sloops: SloopLookout;
  private readonly shore: ShipLookout;
  private readonly news: SailNews;
  private readonly shipsOf = new Map<string, Ship[]>();
  private readonly attachedTo = new Map<string, string[]>();
  private readonly seas: ReadonlyMap<string, SeaArea>;

  constructor(
    private readonly state: CampaignState,
    land: LandRulebook,
    naval: NavalRulebook,
    dice: Dice,
  ) {
    const sides = new Map(state.states.map(({ id, side }) => [id, side]));
    const sideOf = (id: StateId): string => sides.get(id) ?? id;
    this.watch = new ShipWatch(state);
    this.sloops = new SloopLookout(this.watch, naval, dice, sideOf);
    this.shore = new ShipLookout(state, land, dice);
    this.news = new SailNews(state, naval, dice, sideOf);
    this.seas = new Map(state.theatre.seas.map((sea) => [sea.code, sea]));
    for (const ship of state.ships.values()) {
      for (const player of new Set([ship.commander, ship.deputy]))
        if (player) put(this.shipsOf, player, ship);
      if (ship.attachedTo !== null) put(this.attachedTo, ship.attachedTo, ship.id);
    }
  }

  /** The report of one player; null for who has no ships and hears nothing as a naval minister. */
  reportFor(player: Player): DrawnFleet | null {
    const own = this.shipsOf.get(player.id) ?? [];
    const garrisons = this.garrisonsFor(player);
    if (own.length === 0 && garrisons.length === 0) return null;
    const afloat = own.filter(({ status }) => status === 'active');
    const dice: Draw[] = [];
    const seenAshore = this.ashore(player, dice);
    const shoreOf = new Map(seenAshore.map(({ port, units }) => [port, units.map(({ unit }) => unit)]));
    const report: FleetPosition = {
      player: player.id,
      state: player.state,
      turn: this.state.turn,
      ships: own.map((ship) =>
        shipStatus(
          this.watch,
          player,
          ship,
          this.attachedTo.get(ship.id) ?? [],
          ship.status === 'active' && 'port' in ship.at ? (shoreOf.get(ship.at.port) ?? []) : [],
        ),
      ),
      ...this.waters(player, afloat, dice),
      seenAshore,
      heardOf: this.news.heardAt(player.state, unique(afloat.map(({ at }) => newsPlace(at))), dice),
      garrisons,
    };
    return { report, dice };
  }

  private ashore(player: Player, used: Draw[]): LandSighting[] {
    const draws: ChanceDraw[] = [];
    const side = this.state.states.find(({ id }) => id === player.state)?.side ?? player.state;
    const seen = this.shore.sightings(player.id, side, this.watch.ports, draws);
    used.push(...draws);
    return seen;
  }

  /** Seas in which the player has ships and those they border on, and the ports of the former (P-66). */
  private waters(player: Player, own: readonly Ship[], dice: Draw[]): Pick<FleetPosition, 'seas' | 'ports'> {
    const bySea = new Map<string, Ship[]>();
    for (const ship of own) {
      const sea = seaAround(this.state, ship);
      if (sea !== null && this.seas.has(sea)) put(bySea, sea, ship);
    }
    const shown = new Set(bySea.keys());
    for (const code of bySea.keys())
      for (const next of Object.values(this.seas.get(code)!.neighbours).flat()) shown.add(next);
    const seas: SeaReport[] = [];
    const ports: PortReport[] = [];
    for (const area of this.state.theatre.seas) {
      if (!shown.has(area.code)) continue;
      const here = bySea.get(area.code);
      const sails = here ? this.sloops.sails(player.state, area.code, here, dice) : [];
      seas.push(this.seaReport(player, area, here ?? null, sails));
      if (!here) continue;
      for (const port of this.state.ports.values())
        if (port.sea === area.code) ports.push(this.portReport(player, port, here, sails));
    }
    return { seas, ports };
  }

  private seaReport(
    player: Player,
    area: SeaArea,
    ships: readonly Ship[] | null,
    sails: SeaReport['sails'],
  ): SeaReport {
    const { code, name, map, neighbours } = area;
    const weather = ships ? this.state.weather.get(code) : undefined;
    const met = this.company(player, ships?.filter(({ at }) => 'sea' in at) ?? []);
    const offing = sails
      .filter(({ port }) => port === null)
      .map(({ standing }) => ({ standing, heavy: false }));
    return {
      code,
      name,
      map,
      neighbours: {
        N: [...neighbours.N],
        E: [...neighbours.E],
        S: [...neighbours.S],
        W: [...neighbours.W],
      },
      wind: weather?.wind ? { ...weather.wind } : null,
      storm: weather?.storm ?? false,
      mark: shipMark([...met.marked, ...offing]),
      own: met.own,
      contacts: met.strangers,
      sails: [...sails],
    };
  }

  private portReport(
    player: Player,
    port: Port,
    ships: readonly Ship[],
    sails: SeaReport['sails'],
  ): PortReport {
    const lying = ships.filter(({ at }) => 'port' in at && at.port === port.name);
    const met = this.company(player, lying);
    const madeOut = sails.filter((sail) => sail.port === port.name);
    const known = lying.length > 0 && port.state === player.state;
    const city = port.square >= 0 ? this.state.cityIn(port.square) : undefined;
    return {
      name: port.name,
      sea: port.sea,
      square: port.square >= 0 ? this.state.theatre.grid.nameOf(port.square) : null,
      exit: port.exit,
      state: port.state,
      standing: this.state.standing(player.state, port.state),
      defence: port.defence,
      batteries: port.batteries,
      mark: shipMark([...met.marked, ...madeOut.map(({ standing }) => ({ standing, heavy: false }))]),
      own: met.own,
      contacts: met.strangers,
      stores: known ? (city ?? port).stores : null,
      yard: known ? port.yard : null,
    };
  }

  /** A player's ships in one place, friends in contact with them, and strangers in contact, each once. */
  private company(
    player: Player,
    ships: readonly Ship[],
  ): { own: string[]; strangers: ShipContactReport[]; marked: Marked[] } {
    const all = new Set(ships);
    for (const ship of ships) for (const other of this.watch.inContactWith(ship)) all.add(other);
    const own: string[] = [];
    const strangers: ShipContactReport[] = [];
    const marked: Marked[] = [];
    for (const ship of all) {
      const contact = contactReport(this.state, player.state, ship);
      marked.push({ standing: contact.standing, heavy: ship.kind.role.heavy });
      if (contact.standing === 'same' || contact.standing === 'allied') own.push(ship.id);
      else strangers.push(contact);
    }
    return { own, strangers, marked };
  }

  /** What garrisons of his state saw when the turn began, for a naval minister (5.3). */
  private garrisonsFor(player: Player): GarrisonSighting[] {
    if (!player.ministries?.includes('naval')) return [];
    const noted = (this.state.inTurn[GARRISON_MEMORY] ?? []) as readonly GarrisonSighting[];
    return Array.from(noted)
      .filter(({ state }) => state === player.state)
      .map((sighting) => ({ ...sighting, ships: Array.from(sighting.ships, (ship) => ({ ...ship })) }));
  }
}

function put<T>(index: Map<string, T[]>, key: string, one: T): void {
  const there = index.get(key);
  if (there) there.push(one);
  else index.set(key, [one]);
}

function unique(places: readonly (string | null)[]): string[] {
  return [...new Set(places.filter((place) => place !== null))].sort();
}
