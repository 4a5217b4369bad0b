import { partsOfId, TransportsSplit, type OrderOf, type Ship } from '@vedette/campaign';
import { type NavalFigures, type PhaseContext } from '@vedette/rulebooks';
import { loadOf, spacesLeft, wholeLoad, type GroupLoad } from './group-load.js';
import { OUT_OF_STORES, refuse, toldTo } from './refuse.js';

/**
 * Divides a transport group (PATE 2.5, details 4.4): the new one has the capacity and cargo named, hands in proportion, and
 * the number above the highest the state's groups have had; without a number of stores they too go in proportion (P-34). The
 * whole order fails when either part would be of unlawful size or could not carry what it is to hold.
 */
export function splitGroup(context: PhaseContext, figures: NavalFigures, order: OrderOf<'split'>): void {
  const ship = context.state.ships.get(order.ship);
  const told = { kind: 'split', rule: '2.5', subject: order.ship, by: order.by } as const;
  if (!ship) return refuse(context, told, undefined, 'the group is no more');
  const parts = partsFor(context, figures, ship, order);
  if (typeof parts === 'string') return refuse(context, told, ship, parts);
  context.emit(TransportsSplit, {
    rule: context.navalRule('2.5'),
    ships: [ship.id],
    units: [...parts.goes.units],
    data: { ship: ship.id, into: nextId(context, ship), ...parts },
    audience: toldTo(order.by, ship),
  });
}

function partsFor(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  order: OrderOf<'split'>,
): { stays: GroupLoad; goes: GroupLoad } | string {
  const { smallestGroup, largestGroup } = figures.handling;
  const whole = wholeLoad(ship);
  const lawful = (capacity: number): boolean =>
    capacity >= smallestGroup.value && capacity <= largestGroup.value;
  if (!ship.kind.role.carries) return 'only transport groups are divided';
  if ('transit' in ship.at) return 'it is rounding the Horn';
  if (ship.turnsWithoutStores > 0) return OUT_OF_STORES;
  if (!lawful(order.capacity) || whole.capacity - order.capacity < smallestGroup.value)
    return `a part would have a capacity below ${smallestGroup.value} or above ${largestGroup.value}`;
  const { units = [], supplies = 0 } = order;
  const share = order.capacity / whole.capacity;
  const stores = order.stores ?? Math.floor(whole.stores * share);
  if (units.some((id) => !whole.units.includes(id))) return 'a unit named is not aboard';
  if (supplies > whole.supplies || stores > whole.stores) return 'it has less aboard than is to go';
  const goes = loadOf(
    figures,
    { capacity: order.capacity, crew: Math.floor(whole.crew * share), supplies, units: [...units] },
    stores,
  );
  const stays = loadOf(
    figures,
    {
      capacity: whole.capacity - order.capacity,
      crew: whole.crew - goes.crew,
      supplies: whole.supplies - supplies,
      units: whole.units.filter((id) => !units.includes(id)),
    },
    whole.stores - stores,
  );
  return [goes, stays].some((load) => spacesLeft(context, figures.handling, load) < 0)
    ? 'a part could not carry what it would hold'
    : { stays, goes };
}

/** Gaps are not filled, and a number that was in use is not given again. */
function nextId({ state }: PhaseContext, ship: Ship): string {
  const used = [...state.ships.keys(), ...state.destroyed.map(({ unit }) => unit)]
    .map(partsOfId)
    .filter((parts) => parts?.state === ship.state && parts.type === ship.type)
    .map((parts) => parts!.number);
  return `${ship.state}${Math.max(...used) + 1}${ship.type}`;
}
