import { ShipKeptFromShifting, ShipShiftedForBattle, type Port, type Ship } from '@vedette/campaign';
import { foulWind } from '../movement/harbor-gate.js';
import { shipOrders, type ShipOrders } from '../orders/ship-orders.js';
import { commandOfShip, seenFromShips } from '../ship-audience.js';
import { isWarship, seeksBattle, type Combat } from './sea-battle.js';

type Area = 'harbor' | 'coastal';

/** Ships come out of the harbour to fight, then others go in, where wind and enemies let them (PATE 3.7, 6.3, 7.1). */
export function shiftInPort(combat: Combat, port: Port): void {
  const cameOut = shift(combat, port, 'coastal', new Set());
  shift(combat, port, 'harbor', cameOut);
}

/** All who wish go at once: each looks at who lay there before. Returns those who went. */
function shift(combat: Combat, port: Port, to: Area, stay: ReadonlySet<string>): Set<string> {
  const { context, waters } = combat;
  const from: Area = to === 'harbor' ? 'coastal' : 'harbor';
  const here = waters.at({ port: port.name, area: from });
  const wishing = here
    .filter((ship) => !stay.has(ship.id))
    .map((ship) => ({ ship, orders: shipOrders(context, ship) }))
    .filter(({ ship, orders }) => wishes(combat, port, ship, orders, to))
    .map((one) => ({ ...one, ...balance(combat, one.ship, here) }));
  const went = new Set<string>();
  for (const { ship, orders, own, enemies, pressed } of wishing) {
    const free = !pressed || own > combat.figures.outnumbersToShift.value * enemies;
    const company = wishing
      .map((one) => one.ship)
      .filter((one) => context.state.areFriends(one.state, ship.state));
    const foul = foulWind({ state: context.state, waters }, company, port, to === 'harbor' ? 'in' : 'out');
    const why = !free ? 'enemies' : foul ? 'wind' : null;
    if (why) {
      context.emit(ShipKeptFromShifting, {
        rule: context.navalRule('7.1'),
        ships: [ship.id],
        data: { ship: ship.id, port: port.name, why, own, enemies },
        audience: commandOfShip(ship),
      });
      continue;
    }
    waters.leave(ship);
    context.emit(ShipShiftedForBattle, {
      rule: context.navalRule('7.1'),
      ships: [ship.id],
      data: { ship: ship.id, port: port.name, to, own, enemies, asOrdered: ordersShift(orders, port, to) },
      audience: seenFromShips(context.state, ship),
    });
    waters.enter(ship);
    went.add(ship.id);
  }
  return went;
}

/** Warships where a ship lies, its own side's and hostile ones, and whether one of these seeks battle. */
function balance(
  { context }: Combat,
  ship: Ship,
  here: readonly Ship[],
): { own: number; enemies: number; pressed: boolean } {
  const armed = here.filter((other) => isWarship(other));
  const hostile = armed.filter((other) => context.state.areHostile(ship.state, other.state));
  return {
    own: armed.filter((other) => context.state.areFriends(ship.state, other.state)).length,
    enemies: hostile.length,
    pressed: hostile.some((other) => seeksBattle(shipOrders(context, other))),
  };
}

/**
 * Who wants to be elsewhere in port before battle: ships ordered to fight there, if there is somebody or something to
 * fight, and ships that run past enemies on the way they were ordered (4.7, 6.3, P-43).
 */
function wishes(combat: Combat, port: Port, ship: Ship, orders: ShipOrders, to: Area): boolean {
  const { state } = combat.context;
  const hostile = (ships: readonly Ship[]): boolean =>
    ships.some((other) => state.areHostile(ship.state, other.state));
  if (orders.combat.stance === 'run-past' && isUnderWay(orders, port, to))
    return hostile(combat.waters.inPort(port.name));
  if (!orders.combat.fightElsewhere || orders.combat.stance === 'evade') return false;
  if (hostile(combat.waters.at({ port: port.name, area: to }))) return true;
  return to === 'harbor' && orders.combat.stance === 'engage' && state.areHostile(ship.state, port.state);
}

function isUnderWay(orders: ShipOrders, port: Port, to: Area): boolean {
  return to === 'coastal' && orders.movement.seas.length > 0 ? true : ordersShift(orders, port, to);
}

function ordersShift({ movement }: ShipOrders, port: Port, to: Area): boolean {
  if (movement.port !== port.name || movement.seas.length > 0) return false;
  return movement.enterHarbor === (to === 'harbor');
}
