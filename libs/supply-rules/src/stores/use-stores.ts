import { ShipOutOfStores, ShipStoresUsed, type Ship } from '@vedette/campaign';
import { commandOfShip } from '@vedette/naval-rules';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { storesAboard, type Harbour } from './harbour-stock.js';

/** A ship in a friendly harbour lives on the port's stores while there are any (PATE 3.4). */
export function useInHarbour(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  harbour: Harbour,
): void {
  const used = figures.stores.usedATurn.value;
  if (harbour.stock.stores < used) return useAboard(context, figures, ship);
  context.emit(ShipStoresUsed, {
    rule: context.navalRule('3.4'),
    ships: [ship.id],
    data: {
      ship: ship.id,
      from: 'port',
      used,
      stores: ship.stores,
      extra: ship.cargo.stores,
      stock: { port: harbour.port.name, left: harbour.stock.stores - used },
    },
    audience: toldTo(ship),
  });
}

/** At sea and off a port a ship lives on what it carries, a group on what it stowed in its cargo spaces first (PATE 3.4). */
export function useAboard(context: PhaseContext, figures: NavalFigures, ship: Ship): void {
  const used = Math.min(figures.stores.usedATurn.value, storesAboard(ship));
  const fromCargo = Math.min(used, ship.cargo.stores);
  context.emit(ShipStoresUsed, {
    rule: context.navalRule('3.4'),
    ships: [ship.id],
    data: {
      ship: ship.id,
      from: used > 0 ? 'aboard' : 'nothing',
      used,
      stores: ship.stores - (used - fromCargo),
      extra: ship.cargo.stores - fromCargo,
      stock: null,
    },
    audience: toldTo(ship),
  });
  if (storesAboard(ship) === 0) goWithout(context, figures, ship);
}

/**
 * With its last store gone a ship loses men, more from turn to turn (our figure), and from then on obeys nothing but a
 * change of base (PATE 3.4). The turn of the last store counts among those it was out (P-08).
 */
function goWithout(context: PhaseContext, figures: NavalFigures, ship: Ship): void {
  const turnsOut = ship.turnsWithoutStores + 1;
  const { crewLost, mostCrewLost } = figures.stores;
  // In thousandths, so that fractions of a share do not cost a man.
  const thousandths = Math.round(Math.min(mostCrewLost.value, crewLost.value * turnsOut) * 1000);
  const share = thousandths / 1000;
  const lost = Math.min(ship.crew, Math.ceil((ship.crew * thousandths) / 1000));
  context.emit(ShipOutOfStores, {
    rule: context.navalRule('3.4'),
    ships: [ship.id],
    data: { ship: ship.id, crewLost: lost, crew: ship.crew - lost, turnsOut, share },
    audience: toldTo(ship),
  });
}

/** Ships that round the Horn do not report (PATE 1.6). */
function toldTo(ship: Ship): ReturnType<typeof commandOfShip> {
  return 'transit' in ship.at ? {} : commandOfShip(ship);
}
