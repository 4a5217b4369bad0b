import { ShipStoresLoaded, ShipStoresOwedDrawn, ShipStoresRefused, type Ship } from '@vedette/campaign';
import { commandOfShip, shipOrders } from '@vedette/naval-rules';
import { spacesAboard, type NavalFigures, type PhaseContext } from '@vedette/rulebooks';
import { storesAboard, type Harbour } from './harbour-stock.js';

/** A ship back in a friendly harbour first draws one store for every turn it was out (PATE 3.4, P-30). */
export function drawWhatIsOwed(context: PhaseContext, ship: Ship, harbour: Harbour): void {
  const drawn = Math.min(ship.turnsWithoutStores, harbour.stock.stores);
  if (drawn < 1) return;
  context.emit(ShipStoresOwedDrawn, {
    rule: context.navalRule('3.4'),
    ships: [ship.id],
    data: {
      ship: ship.id,
      drawn,
      turnsOut: ship.turnsWithoutStores - drawn,
      stock: { port: harbour.port.name, left: harbour.stock.stores - drawn },
    },
    audience: commandOfShip(ship),
  });
}

/**
 * Ships in a harbour land what they have above the number asked for, then the others load: at most 24, a transport group
 * more in its cargo spaces, and a port serves no more ships than twice its yard's capacity (PATE 3.4).
 */
export function loadInHarbour(context: PhaseContext, figures: NavalFigures, harbour: Harbour): void {
  const wanting: { ship: Ship; wanted: number }[] = [];
  for (const ship of harbour.ships) {
    const wanted = wantedStores(context, figures, ship);
    const surplus = storesAboard(ship) - wanted;
    if (surplus > 0) take(context, figures, ship, harbour, -surplus, wanted);
    else if (surplus < 0) wanting.push({ ship, wanted });
  }
  let served = 0;
  for (const { ship, wanted } of wanting) {
    const refused = whyNotServed(figures, ship, harbour, served);
    if (refused !== null) {
      context.emit(ShipStoresRefused, {
        rule: context.navalRule('3.4'),
        ships: [ship.id],
        data: { ship: ship.id, port: harbour.port.name, wanted, reason: refused },
        audience: commandOfShip(ship),
      });
      continue;
    }
    served++;
    take(
      context,
      figures,
      ship,
      harbour,
      Math.min(wanted - storesAboard(ship), harbour.stock.stores),
      wanted,
    );
  }
}

/** Number of stores a ship is to have: as ordered within its room; without a number a full hold, and nothing is landed (4.11, P-32). */
function wantedStores(context: PhaseContext, figures: NavalFigures, ship: Ship): number {
  const { mostStores, handling } = figures;
  const asked = shipOrders(context, ship).loading.stores;
  if (asked === null || asked === undefined) return Math.max(mostStores.value, storesAboard(ship));
  if (!ship.kind.role.carries) return Math.min(asked, mostStores.value);
  const taken =
    spacesAboard(context.state, context.book, handling, ship) -
    ship.cargo.stores * handling.goodsSpaces.value;
  const room = Math.max(0, Math.floor(((ship.capacity ?? 0) - taken) / handling.goodsSpaces.value));
  return Math.min(asked, mostStores.value + room);
}

function whyNotServed(
  { stores }: NavalFigures,
  ship: Ship,
  { port, stock }: Harbour,
  served: number,
): string | null {
  if (ship.turnsWithoutStores > 0) return `it owes ${ship.turnsWithoutStores} for turns it was out of stores`;
  const most = stores.shipsPerYard.value * port.yard;
  if (served >= most) return `the yard of ${port.name} fits out ${most} ships a turn`;
  return stock.stores < 1 ? `${port.name} has no stores left` : null;
}

function take(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  harbour: Harbour,
  amount: number,
  wanted: number,
): void {
  const total = storesAboard(ship) + amount;
  const stores = Math.min(figures.mostStores.value, total);
  context.emit(ShipStoresLoaded, {
    rule: context.navalRule('3.4'),
    ships: [ship.id],
    data: {
      ship: ship.id,
      port: harbour.port.name,
      amount,
      stores,
      extra: total - stores,
      wanted,
      stock: { port: harbour.port.name, left: harbour.stock.stores - amount },
    },
    audience: commandOfShip(ship),
  });
}
