import {
  shipTurn,
  type CampaignEventDefinition,
  type CampaignState,
  type HeldReason,
  type SailingStep,
  type Ship,
  type ShipId,
} from '@vedette/campaign';
import type { Dice } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import type { DataOf, Happening } from '@vedette/record';
import type { NavalMovementFigures, PhaseContext } from '@vedette/rulebooks';
import { shipOrders } from '../orders/ship-orders.js';
import { homeward } from './homeward.js';
import type { Chart, SailingOrders } from './sailing-orders.js';
import { Waters } from './waters.js';

/** One movement phase under way: who is where, each ship's orders read once, and who has moved in the step. */
export class Voyages implements Chart {
  readonly waters: Waters;
  readonly state: CampaignState;
  readonly dice: Dice;
  private readonly orders = new Map<ShipId, SailingOrders>();
  private readonly seas: ReadonlyMap<string, SeaArea>;
  private readonly moved = new Set<ShipId>();
  private current: SailingStep = 'scatter';

  constructor(
    readonly context: PhaseContext,
    readonly figures: NavalMovementFigures,
  ) {
    this.state = context.state;
    this.dice = context.dice;
    this.waters = new Waters(context.state);
    this.seas = new Map(context.state.theatre.seas.map((sea) => [sea.code, sea]));
  }

  /** Opens a step: everybody may move once in it. */
  begin(step: SailingStep): void {
    this.current = step;
    this.moved.clear();
  }

  get step(): SailingStep {
    return this.current;
  }

  sea(code: string): SeaArea | undefined {
    return this.seas.get(code);
  }

  /** The sea area a ship lies in or its port opens on; undefined at the Horn. */
  seaOf(ship: Ship): SeaArea | undefined {
    if ('sea' in ship.at) return this.sea(ship.at.sea);
    const port = 'port' in ship.at ? this.state.ports.get(ship.at.port) : undefined;
    return port && this.sea(port.sea);
  }

  /** Orders as carried out; a ship out of stores only answers to a change of base and sails home (PATE 3.4). */
  ordersOf(ship: Ship): SailingOrders {
    let orders = this.orders.get(ship.id);
    if (!orders) {
      const given = shipOrders(this.context, ship);
      orders = ship.turnsWithoutStores > 0 ? homeward(this, ship, given) : { ...given, homeward: false };
      this.orders.set(ship.id, orders);
    }
    return orders;
  }

  hasMoved(ship: Ship): boolean {
    return this.moved.has(ship.id);
  }

  /** A ship has used this step, whether it got anywhere or not. */
  used(ships: readonly Ship[]): void {
    for (const ship of ships) this.moved.add(ship.id);
  }

  /**
   * Why a ship cannot move at all this turn; null when it can (PATE 2.6, 9.4). A group at work on a shore has its orders to
   * move cancelled, and they stay so when a battle breaks the work off.
   */
  mustStay(ship: Ship): HeldReason | null {
    const { amphibious, amphibiousAt } = shipTurn(ship);
    if (amphibious || amphibiousAt !== null) return amphibious ?? 'loading';
    return ship.crew < this.figures.leastHands.value ? 'no-hands' : null;
  }

  areHostile(a: readonly Ship[], b: Ship): boolean {
    return a.some((ship) => this.state.areHostile(ship.state, b.state));
  }

  /** Records that ships moved and keeps the index true. */
  relocate<D extends CampaignEventDefinition>(
    definition: D,
    ships: readonly Ship[],
    happening: Happening<DataOf<D>>,
  ): void {
    for (const ship of ships) this.waters.leave(ship);
    this.context.emit(definition, happening);
    for (const ship of ships) this.waters.enter(ship);
  }
}

/** Ids of ships. */
export function idsOf(ships: readonly Ship[]): string[] {
  return ships.map(({ id }) => id);
}
