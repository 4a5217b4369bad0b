import type { Port, Unit } from '@vedette/campaign';
import type { ContactEnd } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { isBlockaded } from '../ground/blockade.js';
import { somewhereIn, SupplyNetwork } from './chains.js';
import { deploymentBar, mayLeave } from './open-squares.js';
import { tacticalPlace, type TacticalPlace } from './tactical-place.js';

/** Where a unit may deploy to: a place on the map, or a port off it. */
export type Deployment =
  | { readonly kind: 'map'; readonly square: number; readonly place: TacticalPlace }
  | { readonly kind: 'port'; readonly port: Port };

/** An order to deploy as it stands: both boxes may be blank. */
export interface DeployWish {
  readonly unit: Unit;
  readonly square: string | null;
  readonly tactical: string | null;
}

/** Judges deployments by the position as it was before anybody moved (GITM AMWOL 7.18). */
export class DeploymentPlanner {
  private readonly networks = new Map<string, SupplyNetwork>();

  constructor(private readonly context: PhaseContext) {}

  /** Where the order leads, or why the unit stays, by code. */
  plan(wish: DeployWish): Deployment | string {
    const { unit } = wish;
    const { state, book } = this.context;
    if (unit.status === 'shattered') return 'shattered';
    if (unit.status === 'inactive' && !book.movement.deployment.inactiveMove.value) return 'inactive';
    if (unit.kind.militia && book.movement.deployment.militia.value !== 'in-home-state')
      return 'militia-stays';
    if (unit.kind.strategicAllowance === 0) return 'cannot-be-moved';
    if (unit.deployed) return 'bridge-in-use';
    const square = wish.square === null ? this.presentSquare(unit) : state.theatre.grid.indexOf(wish.square);
    if (square !== unit.square && !mayLeave(this.context, unit)) return 'closed-city';
    if (square >= 0) return this.planOnMap(wish, square);
    const port = wish.square === null ? undefined : state.ports.get(wish.square);
    return port ? this.planToPort(unit, port) : 'unknown-place';
  }

  /** Square a unit stands in; for one aboard, that of the port its ship is in or calls home. */
  private presentSquare(unit: Unit): number {
    return unit.square >= 0 ? unit.square : (this.portOf(unit)?.square ?? -1);
  }

  private planOnMap(wish: DeployWish, square: number): Deployment | string {
    const { unit, tactical } = wish;
    const moves = square !== unit.square;
    // A shift on the own map leads nowhere, so no square is closed to it.
    const bar = moves ? deploymentBar(this.context, unit, square) : null;
    if (bar) return bar;
    const place = tacticalPlace(this.context, unit, square, tactical);
    if (!place) return 'impassable-ground';
    if (moves && !this.isLinked(unit, this.clustersAt(unit, somewhereIn(square, place.tactical))))
      return 'no-chain-of-contact';
    return { kind: 'map', square, place };
  }

  private planToPort(unit: Unit, port: Port): Deployment | string {
    const { state } = this.context;
    if (port.square >= 0) return this.planOnMap({ unit, square: null, tactical: null }, port.square);
    if (!state.areFriends(unit.state, port.state)) return 'foreign-port';
    if (isBlockaded(state, unit.state, port)) return 'port-blockaded';
    const linked = this.isLinked(unit, this.network(unit).clustersOfPort(port.name));
    return linked ? { kind: 'port', port } : 'no-chain-of-contact';
  }

  /** Supply and communications here, supply there, and a chain between the two (7.18), where the book asks for them. */
  private isLinked(unit: Unit, there: ReadonlySet<number>): boolean {
    if (!this.context.book.movement.deployment.needsChain.value) return true;
    if (!unit.communications || !unit.supplied) return false;
    const here = this.clustersHere(unit);
    return [...here].some((cluster) => there.has(cluster));
  }

  private clustersHere(unit: Unit): ReadonlySet<number> {
    if (unit.square >= 0) return this.clustersAt(unit, unit);
    const port = this.portOf(unit);
    return port ? this.network(unit).clustersOfPort(port.name) : new Set();
  }

  private clustersAt(unit: Unit, end: ContactEnd): ReadonlySet<number> {
    return this.network(unit).clustersAt(unit, end);
  }

  /** The port of a garrison, or the one a transport is in or is based on. */
  portOf(unit: Unit): Port | undefined {
    const { state } = this.context;
    if (unit.place) return state.ports.get(unit.place);
    const ship = unit.aboard ? state.ships.get(unit.aboard) : undefined;
    if (!ship) return undefined;
    const name = 'port' in ship.at ? ship.at.port : ship.base;
    return name ? state.ports.get(name) : undefined;
  }

  private network(unit: Unit): SupplyNetwork {
    let network = this.networks.get(unit.state);
    if (!network) {
      network = new SupplyNetwork(this.context.state, this.context.book, unit.state);
      this.networks.set(unit.state, network);
    }
    return network;
  }
}
