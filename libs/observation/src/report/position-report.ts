import {
  type CampaignState,
  GARRISON_MEMORY,
  type GarrisonSighting,
  type LandSighting,
  type Player,
  type PositionReport,
  type Ship,
  type StateId,
  type Unit,
} from '@vedette/campaign';
import type { ChanceDraw, Dice, Draw } from '@vedette/chance';
import type { LandRulebook } from '@vedette/rulebooks';
import { RumourMill, type Rumours } from '../minister/rumours.js';
import { portSightings, ShipLookout, shipsByPort } from '../ports/ships-in-port.js';
import { bankSightings, riverSightings, shipsByRiver } from '../ports/ships-on-rivers.js';
import { StackBlur } from '../sight/stack-blur.js';
import { strategicView } from '../sight/strategic-sight.js';
import { strategicMap, type Reader, type ShownSquare } from './strategic-map.js';
import { tacticalMaps } from './tactical-maps.js';
import { toldGround } from './told-ground.js';
import { unitStatuses, type InitiativeNow } from './unit-status.js';

/** A position report and the draws that shaped it. */
export interface DrawnReport {
  readonly report: PositionReport;
  readonly dice: readonly Draw[];
}

const NOTHING_HEARD: Rumours = { headquarters: [], troops: [], dice: [] };

/**
 * Draws up the position reports of a turn that ends (GITM AMWOL 4.1 to 4.7, 5.3). What all reports share, who stands where,
 * which ships are in port, what is reported of a stack, is worked out once. `seenByFleets` is what fleet reports of the same
 * turn already told of troops ashore, by player.
 */
export class ReportDesk {
  private readonly blur: StackBlur;
  private readonly lookout: ShipLookout;
  private readonly mill: RumourMill;
  private readonly ships: ReadonlyMap<string, readonly Ship[]>;
  private readonly rivers: ReadonlyMap<string, readonly Ship[]>;
  private readonly unitsOf = new Map<string, Unit[]>();
  private readonly shown = new Map<StateId, Map<string, ShownSquare>>();

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    dice: Dice,
    private readonly initiative: InitiativeNow,
    private readonly seenByFleets: ReadonlyMap<string, readonly LandSighting[]> = new Map(),
  ) {
    this.blur = new StackBlur(dice, book);
    this.lookout = new ShipLookout(state, book, dice);
    this.mill = new RumourMill(state, book, dice, this.blur);
    this.ships = shipsByPort(state);
    this.rivers = shipsByRiver(state);
    for (const unit of state.units.values())
      for (const player of new Set([unit.commander, unit.deputy])) if (player) this.assign(player, unit);
  }

  /** The report of one player. */
  reportFor(player: Player): DrawnReport {
    const { state, book } = this;
    const own = this.unitsOf.get(player.id) ?? [];
    const dice: Draw[] = [];
    const side = state.states.find(({ id }) => id === player.state)?.side ?? player.state;
    const shown = this.shownTo(player.state);
    const reader: Reader = { state, book, viewer: player.state, side, blur: this.blur, shown, dice };
    const rumours = this.rumoursFor(player);
    dice.push(...rumours.dice);
    const shipDice: ChanceDraw[] = [];
    const seenFromShips =
      this.seenByFleets.get(player.id) ?? this.lookout.sightings(player.id, side, this.ships, shipDice);
    const view = strategicView(state, book, own);
    const squares = strategicMap(reader, view);
    const told = toldGround(state, player, squares);
    const report: PositionReport = {
      player: player.id,
      state: player.state,
      turn: state.turn,
      season: state.season,
      squares,
      maps: tacticalMaps(reader, view, own),
      units: unitStatuses(state, player.id, own, this.initiative),
      ports: [...portSightings(state, own, this.ships), ...riverSightings(state, own, this.rivers)],
      seenFromShips: [...seenFromShips, ...bankSightings(state, player.id, this.rivers)],
      garrisons: this.garrisonsFor(player),
      headquartersHeardOf: [...rumours.headquarters],
      troopsHeardOf: [...rumours.troops],
      ...(told.length > 0 ? { toldGround: told } : {}),
    };
    return { report, dice: [...dice, ...shipDice] };
  }

  private shownTo(state: StateId): Map<string, ShownSquare> {
    let shown = this.shown.get(state);
    if (!shown) this.shown.set(state, (shown = new Map()));
    return shown;
  }

  private assign(player: string, unit: Unit): void {
    const units = this.unitsOf.get(player);
    if (units) units.push(unit);
    else this.unitsOf.set(player, [unit]);
  }

  private readonly heard = new Map<string, Rumours>();

  /** War ministers of one state hear the same (4.7). */
  private rumoursFor(player: Player): Rumours {
    if (!player.ministries?.includes('war')) return NOTHING_HEARD;
    let rumours = this.heard.get(player.state);
    if (!rumours) this.heard.set(player.state, (rumours = this.mill.heardBy(player.state)));
    return rumours;
  }

  /** What garrisons of his state saw when the turn began (4.3). */
  private garrisonsFor(player: Player): GarrisonSighting[] {
    if (!player.ministries?.includes('naval')) return [];
    const noted = (this.state.inTurn[GARRISON_MEMORY] ?? []) as GarrisonSighting[];
    return Array.from(noted)
      .filter((sighting) => sighting.state === player.state)
      .map((sighting) => ({ ...sighting, ships: Array.from(sighting.ships, (ship) => ({ ...ship })) }));
  }
}
