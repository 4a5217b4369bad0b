import { CargoHandled, type City, type Port, type Ship, type Stock, type Unit } from '@vedette/campaign';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { portOf } from '../ship-place.js';
import { boardingFault } from './boarding-place.js';
import { spacesLeft } from './embark.js';
import { commandsOf, tellFailure } from './tell-transfer.js';
import type { TransferOrders } from './transfer-orders.js';

type Wish = NonNullable<TransferOrders['supplies']>;

/** Whether supplies go to or come from a corps headquarters rather than a port. */
export function headquartersOf(context: PhaseContext, wish: Wish): Unit | undefined {
  return context.state.units.get(wish.with);
}

/**
 * Why supplies cannot be handled with a headquarters now, or null (PATE 9.3): it must be a friendly corps headquarters
 * that could go aboard where it stands, and neither it nor the group may have orders to go anywhere.
 */
export function headquartersFault(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  unit: Unit,
  sails: boolean,
): string | null {
  if (!unit.kind.role.feeds) return 'no-corps-headquarters';
  if (sails) return 'ordered-to-sail';
  const strategic = context.orders.land(unit.id)?.strategic;
  const marches =
    strategic?.path?.some((box) => box !== null) ||
    strategic?.pursuit ||
    (strategic?.marchTo ?? []).length > 0;
  return marches ? 'ordered-to-march' : boardingFault(context, figures.amphibious, ship, unit);
}

/**
 * Why supplies cannot be handled with a port from where the group lies, or null: in its harbour, friendly (PATE 9.3), and its
 * city not besieged (GITM AMWOL 10.3, A-62).
 */
export function magazineFault(context: PhaseContext, ship: Ship, name: string): string | null {
  const port = portOf(context.state, ship);
  if (port?.name !== name || !('port' in ship.at) || ship.at.area !== 'harbor') return 'not-in-harbor';
  if (!context.state.areFriends(port.state, ship.state)) return 'foreign-port';
  return port.square >= 0 && context.state.cityIn(port.square)?.besieged ? 'closed-city' : null;
}

/** Loads or lands supplies in the port whose harbour the group lies in, as many as there are and fit (PATE 9.3). */
export function handleWithPort(context: PhaseContext, figures: NavalFigures, ship: Ship, wish: Wish): void {
  const port = portOf(context.state, ship)!;
  const city = port.square >= 0 ? context.state.cityIn(port.square) : undefined;
  const place: City | Port = city ?? port;
  const most = wish.action === 'load' ? place.supplies : Number.MAX_SAFE_INTEGER;
  handle(context, figures, ship, wish, {
    stock: { kind: city ? 'city' : 'port', name: place.name, left: place.supplies },
    most,
  });
}

/** Loads supplies from a corps headquarters, or lands as many as the group's boats and its wagons take (PATE 9.3, P-23). */
export function handleWithHeadquarters(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  wish: Wish,
  unit: Unit,
): void {
  const boats = Math.floor((ship.capacity ?? 0) / figures.amphibious.capacityPerSupplyLanded.value);
  const wagons = Math.max(0, context.book.supply.corpsCarries.value - unit.supplies);
  const most = wish.action === 'load' ? unit.supplies : Math.min(boats, wagons);
  handle(
    context,
    figures,
    ship,
    wish,
    { stock: { kind: 'unit', name: unit.id, left: unit.supplies }, most },
    unit,
  );
}

function handle(
  context: PhaseContext,
  figures: NavalFigures,
  ship: Ship,
  wish: Wish,
  ashore: { readonly stock: Stock; readonly most: number },
  unit?: Unit,
): void {
  const loads = wish.action === 'load';
  const spaces = figures.handling.goodsSpaces.value;
  const room = Math.max(0, Math.floor(spacesLeft(context, figures.handling, ship) / spaces));
  const amount = Math.min(wish.amount, ashore.most, loads ? room : ship.cargo.supplies);
  const failed = { ship, action: wish.action, unit: unit ?? null, place: wish.with, rule: '9.3' } as const;
  if (amount <= 0)
    return tellFailure(context, { ...failed, reason: loads && room === 0 ? 'no-space' : 'no-supplies' });
  const moved = loads ? amount : -amount;
  context.emit(CargoHandled, {
    rule: context.navalRule('9.3'),
    square: unit?.square ?? portOf(context.state, ship)?.square ?? -1,
    ...(unit ? { units: [unit.id] } : {}),
    ships: [ship.id],
    data: {
      ship: ship.id,
      action: wish.action,
      amount,
      wanted: wish.amount,
      aboard: ship.cargo.supplies + moved,
      ashore: { ...ashore.stock, left: ashore.stock.left - moved },
    },
    audience: commandsOf(ship, unit),
  });
}
