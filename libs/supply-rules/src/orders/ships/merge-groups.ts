import { QUALITIES, TransportsMerged, type OrderOf, type Quality, type Ship } from '@vedette/campaign';
import { placeKey } from '@vedette/naval-rules';
import { type NavalFigures, type PhaseContext } from '@vedette/rulebooks';
import { loadOf, spacesLeft, wholeLoad, type GroupLoad } from './group-load.js';
import { OUT_OF_STORES, refuse, toldTo } from './refuse.js';

/**
 * Puts two transport groups of one state and one tactical area together (PATE 2.5, details 4.5). Ratings are means weighted by
 * capacity (P-34, as in GITM AMWOL 3.5); stores beyond the hold take cargo spaces, and those without room are lost.
 */
export function mergeGroups(context: PhaseContext, figures: NavalFigures, order: OrderOf<'merge'>): void {
  const { state } = context;
  const ship = order.ship ? state.ships.get(order.ship) : undefined;
  const into = state.ships.get(order.into);
  const why = !ship || !into ? 'one of the groups is no more' : whyNot(figures, ship, into);
  if (why !== null || !ship || !into)
    return refuse(
      context,
      { kind: 'merge', rule: '2.5', subject: order.ship ?? order.into, by: order.by },
      ship,
      why ?? '',
    );
  const { load, storesLost } = together(context, figures, ship, into);
  context.emit(TransportsMerged, {
    rule: context.navalRule('2.5'),
    ships: [ship.id, into.id],
    units: [...ship.cargo.units],
    data: {
      ship: ship.id,
      into: into.id,
      group: load,
      ...ratings(ship, into),
      turnsOut: Math.max(ship.turnsWithoutStores, into.turnsWithoutStores),
      storesLost,
    },
    audience: toldTo(order.by, ship, into),
  });
}

function whyNot({ handling }: NavalFigures, ship: Ship, into: Ship): string | null {
  if (ship.id === into.id) return 'a group cannot be merged into itself';
  if (!ship.kind.role.carries || !into.kind.role.carries || ship.state !== into.state)
    return 'only transport groups of one state are merged';
  if (ship.turnsWithoutStores > 0 || into.turnsWithoutStores > 0) return OUT_OF_STORES;
  if ('transit' in ship.at || placeKey(ship.at) !== placeKey(into.at))
    return 'the groups do not lie in one tactical area';
  const capacity = (ship.capacity ?? 0) + (into.capacity ?? 0);
  return capacity > handling.largestGroup.value
    ? `together they have a capacity of ${capacity}, above ${handling.largestGroup.value}`
    : null;
}

function together(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  into: Ship,
): { load: GroupLoad; storesLost: number } {
  const [a, b] = [wholeLoad(into), wholeLoad(ship)];
  const parts = {
    capacity: a.capacity + b.capacity,
    crew: a.crew + b.crew,
    supplies: a.supplies + b.supplies,
    units: [...a.units, ...b.units],
  };
  const stores = a.stores + b.stores;
  const load = loadOf(figures, parts, stores);
  const over = Math.max(0, -spacesLeft(context, figures.handling, load));
  const storesLost = Math.min(load.extra, Math.ceil(over / figures.handling.goodsSpaces.value));
  return { load: { ...load, extra: load.extra - storesLost }, storesLost };
}

function ratings(
  ship: Ship,
  into: Ship,
): Pick<Ship, 'quality' | 'experience' | 'morale' | 'hull' | 'rigging'> {
  const [a, b] = [ship.capacity ?? 0, into.capacity ?? 0];
  const mean = (of: (one: Ship) => number): number =>
    Math.floor((a + b === 0 ? of(into) : (of(ship) * a + of(into) * b) / (a + b)) + 0.5);
  return {
    quality: QUALITIES[mean((one) => QUALITIES.indexOf(one.quality))] as Quality,
    experience: mean((one) => one.experience),
    morale: mean((one) => one.morale),
    hull: mean((one) => one.hull),
    rigging: mean((one) => one.rigging),
  };
}
