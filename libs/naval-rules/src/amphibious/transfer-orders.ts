import type { NavalOrder, Ship, ShipId } from '@vedette/campaign';
import { type PhaseContext } from '@vedette/rulebooks';
import { shipOrders } from '../orders/ship-orders.js';

/** One unit to be put ashore, as ordered: in a square by name, with a wanted tactical square, or in a port off the map. */
export interface Landing {
  readonly unit: string;
  readonly square: string;
  readonly entry: string | null;
}

/** What a transport group is to load and to land this turn. */
export interface TransferOrders {
  readonly loads: readonly string[];
  readonly landings: readonly Landing[];
  readonly supplies: NonNullable<NonNullable<NavalOrder['loading']>['supplies']> | null;
  /** Whether it has orders to move as well, which rule out supplies over the beach (PATE 9.3). */
  readonly sails: boolean;
}

/** Active transport groups, by id; one that starves hears of no order (PATE 3.4). */
export function transportGroups(context: PhaseContext): Ship[] {
  return [...context.state.ships.values()].filter(
    (ship) => ship.kind.role.carries && ship.status === 'active' && ship.turnsWithoutStores === 0,
  );
}

/**
 * Every group's orders to load and land (PATE 4.9): its own, which nobody's are copied over (4.2), and those of units whose
 * first box names a group to board or, aboard, the port off the map to land in (GITM AMWOL 7.17, P-25).
 */
export function transferOrders(context: PhaseContext): ReadonlyMap<ShipId, TransferOrders> {
  const boarding = new Map<string, string[]>();
  const leaving = new Map<string, Landing[]>();
  for (const unit of context.state.units.values()) {
    const place = context.orders.land(unit.id)?.strategic?.path?.[0];
    if (!place) continue;
    if (context.state.ships.has(place)) list(boarding, place).push(unit.id);
    else if (unit.aboard && context.state.ports.get(place)?.square === -1)
      list(leaving, unit.aboard).push({ unit: unit.id, square: place, entry: null });
  }
  return new Map(
    transportGroups(context).map((ship) => {
      const { loading, movement } = shipOrders(context, ship);
      const loads = loading.load ?? [];
      const landings = (loading.unload ?? []).map(({ unit, square, entry }) => ({
        unit,
        square,
        entry: entry ?? null,
      }));
      const named = new Set(landings.map(({ unit }) => unit));
      const orders: TransferOrders = {
        loads: [...new Set([...loads, ...(boarding.get(ship.id) ?? [])])],
        landings: [...landings, ...(leaving.get(ship.id) ?? []).filter(({ unit }) => !named.has(unit))],
        supplies: loading.supplies ?? null,
        sails: movement.seas.length > 0 || movement.port !== null || movement.anyEnemyPort,
      };
      return [ship.id, orders];
    }),
  );
}

function list<T>(lists: Map<string, T[]>, key: string): T[] {
  const found = lists.get(key) ?? [];
  lists.set(key, found);
  return found;
}
