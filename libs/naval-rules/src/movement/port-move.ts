import { EnemyPortDrawn, shipTurn, type HeldReason, type Port, type Ship } from '@vedette/campaign';
import { placeKey, portOf } from '../ship-place.js';
import { opposite } from './course.js';
import { harborGate } from './harbor-gate.js';
import { pursuersLast } from './pursuers-last.js';
import { sailingGroups, type Bound } from './sailing-groups.js';
import { sailToPort } from './arrive-at-port.js';
import { hold } from './hold.js';
import { idsOf, type Voyages } from './voyages.js';

const WHEN = ['before', 'after-first', 'after-second'] as const;
type When = (typeof WHEN)[number];
type Area = 'harbor' | 'coastal';

/** What a ship is to do at a port in this step: shift within it, enter it, enter whichever has an enemy, or why it cannot. */
type PortBound =
  | { readonly port: Port; readonly area: Area; readonly barred: null }
  | { readonly port: null; readonly area: Area; readonly barred: null }
  | { readonly name: string | null; readonly barred: HeldReason };

/** Ships shift within their port, then others enter ports from the sea; each in random order, pursuers after whom they pursue (PATE 6.1, 6.4). */
export function moveToPorts(voyages: Voyages, when: When): void {
  voyages.begin(`port-${when}`);
  for (const inPort of [true, false]) {
    const all = [...voyages.state.ships.values()].flatMap((ship) =>
      'port' in ship.at === inPort ? (boundOf(voyages, ship, when) ?? []) : [],
    );
    const label = `port-${when} ${inPort ? 'shift' : 'enter'}`;
    const groups = sailingGroups(voyages.context, label, all);
    for (const { ships } of pursuersLast(voyages, groups))
      for (const part of stillTogether(voyages, ships, when)) carryOut(voyages, part);
  }
}

function stillTogether(voyages: Voyages, ships: readonly Ship[], when: When): Bound<PortBound>[][] {
  const parts = new Map<string, Bound<PortBound>[]>();
  for (const ship of ships) {
    const now = boundOf(voyages, ship, when);
    if (!now) continue;
    const part = parts.get(now.key);
    if (part) part.push(now);
    else parts.set(now.key, [now]);
  }
  return [...parts.values()];
}

function boundOf(voyages: Voyages, ship: Ship, when: When): Bound<PortBound> | null {
  if (ship.status !== 'active' || 'transit' in ship.at || voyages.hasMoved(ship)) return null;
  const bound = nextPort(voyages, ship, when);
  if (!bound) return null;
  const goal =
    bound.barred === null ? `${bound.port?.name ?? 'any'} ${bound.area}` : `${bound.name} ${bound.barred}`;
  const alone = voyages.ordersOf(ship).movement.sailAlone;
  return { ship, key: `${placeKey(ship.at)} > ${goal}`, alone, bound };
}

/**
 * What the port section of the orders asks for in this step; null for nothing (PATE 4.5, 6.1-6.3). A first move that used up
 * the day bars a second sea area, not a port (P-14).
 */
function nextPort(voyages: Voyages, ship: Ship, when: When): PortBound | null {
  const turn = shipTurn(ship);
  const { movement, homeward } = voyages.ordersOf(ship);
  const { port: name, anyEnemyPort } = movement;
  if ((name === null && !anyEnemyPort) || turn.portDone || turn.pursuing || turn.drifted) return null;
  const port = name === null ? null : (voyages.state.ports.get(name) ?? null);
  if (!port && !anyEnemyPort) return null;
  if (!homeward && !isDue(voyages, ship, when)) return null;
  const area = movement.enterHarbor ? 'harbor' : 'coastal';
  const here = portOf(voyages.state, ship);
  const reached = port !== null && here === port;
  if (reached && 'area' in ship.at && ship.at.area === area) return null;
  const stay = voyages.mustStay(ship);
  if (stay !== null) return turn.held || homeward ? null : { name, barred: stay };
  if (reached) return { port, area, barred: null };
  const connected = !here && (port === null || port.sea === voyages.seaOf(ship)?.code);
  if (connected) return port ? { port, area, barred: null } : { port: null, area, barred: null };
  if (homeward || awaitsSea(voyages, ship, when)) return null;
  return { name, barred: port === null ? 'no-enemy-port' : 'not-connected' };
}

/**
 * Whether the time a port order names has come. It waits for the second phase after a battle was evaded or fled, and as
 * long as the first move, which it follows, was kept back (PATE 6.4, 7.4, 7.8).
 */
function isDue(voyages: Voyages, ship: Ship, when: When): boolean {
  const { portWhen, seas } = voyages.ordersOf(ship).movement;
  const { portMoveLate, firstMoveLost, held } = shipTurn(ship);
  let due = WHEN.indexOf(portWhen);
  if (portMoveLate) due = Math.max(due, 1);
  if (firstMoveLost && portWhen === 'after-first' && seas.length > 0) due = 2;
  const now = WHEN.indexOf(when);
  return now === due || (now > due && held && portWhen !== 'before');
}

/** Whether a move to a sea area that is still to be tried may bring the ship before its port. */
function awaitsSea(voyages: Voyages, ship: Ship, when: When): boolean {
  return (
    when === 'after-first' && shipTurn(ship).held && voyages.ordersOf(ship).movement.portWhen !== 'before'
  );
}

function carryOut(voyages: Voyages, part: readonly Bound<PortBound>[]): void {
  const ships = part.map(({ ship }) => ship);
  const bound = part[0]!.bound;
  if (bound.barred !== null) return hold(voyages, ships, { bound: bound.name, reason: bound.barred });
  const here = portOf(voyages.state, ships[0]!);
  if (here) return shift(voyages, ships, here, bound.area);
  const port = bound.port ?? portWithEnemy(voyages, ships);
  if (!port) return hold(voyages, ships, { bound: null, reason: 'no-enemy-port' });
  const shut = bound.area === 'harbor' ? harborGate(voyages, ships, port, 'in') : null;
  const departure = { ships, heading: opposite(port.exit), weighed: null, endsDay: false, draws: [] };
  sailToPort(voyages, departure, port, shut ? 'coastal' : bound.area, shut?.reason ?? null);
}

function shift(voyages: Voyages, ships: readonly Ship[], port: Port, area: Area): void {
  const shut = harborGate(voyages, ships, port, area === 'harbor' ? 'in' : 'out');
  if (shut) return hold(voyages, ships, { bound: port.name, ...shut });
  const heading = area === 'harbor' ? opposite(port.exit) : port.exit;
  sailToPort(voyages, { ships, heading, weighed: null, endsDay: false, draws: [] }, port, area, null);
}

/** The port of an enemy vessel picked at random from all in ports on this sea (PATE 4.5). */
function portWithEnemy(voyages: Voyages, ships: readonly Ship[]): Port | undefined {
  const { context, dice } = voyages;
  const sea = voyages.seaOf(ships[0]!);
  const enemies = voyages.waters
    .portsOn(sea?.code ?? '')
    .flatMap(({ name }) => voyages.waters.inPort(name))
    .filter((ship) => voyages.areHostile(ships, ship))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (enemies.length === 0) return undefined;
  const draw = dice.pick(
    voyages.context.navalLabel('4.5', `${ships[0]!.id} ${voyages.step}`),
    enemies.length,
  );
  const enemy = enemies[draw.picked]!;
  const port = portOf(voyages.state, enemy)!;
  context.emit(EnemyPortDrawn, {
    rule: context.navalRule('4.5'),
    ships: idsOf(ships),
    data: { ships: idsOf(ships), enemies: idsOf(enemies), enemy: enemy.id, port: port.name },
    dice: [draw],
    audience: {},
  });
  return port;
}
