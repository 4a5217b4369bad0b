import { LaidUpShipBurnt, LaidUpShipTaken, type Port, type Ship, type StateId } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import { shipOrders } from '../orders/ship-orders.js';
import { newShip } from './prizes.js';
import { scoreShip } from './score.js';
import { isWarship, type Combat } from './sea-battle.js';

/**
 * Laid-up ships fall to whoever took their port, or to enemies in its harbour when neither ships nor guns defend it; they
 * are captured without a crew or burnt, as the captor is ordered (PATE 2.6, P-49).
 */
export function seizeLaidUpShips(combat: Combat): void {
  const laidUp = [...combat.context.state.ships.values()]
    .filter(({ status, at }) => status === 'inactive' && 'port' in at)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const ship of laidUp) {
    const port = combat.context.state.ports.get((ship.at as { port: string }).port);
    if (port) seize(combat, port, ship);
  }
}

function seize(combat: Combat, port: Port, ship: Ship): void {
  const { state } = combat.context;
  const inHarbor = combat.waters.at({ port: port.name, area: 'harbor' }).filter((other) => isWarship(other));
  const enemies = inHarbor.filter((other) => state.areHostile(ship.state, other.state));
  if (state.areHostile(port.state, ship.state)) {
    const captor = enemies.find((other) => other.state === port.state) ?? null;
    return dispose(combat, ship, port.state, captor, 'port-taken');
  }
  const defended = port.batteries > 0 || inHarbor.some((other) => state.areFriends(ship.state, other.state));
  const captor = enemies[0];
  if (captor && !defended) dispose(combat, ship, captor.state, captor, 'harbor-open');
}

function dispose(
  combat: Combat,
  ship: Ship,
  by: StateId,
  captor: Ship | null,
  why: 'port-taken' | 'harbor-open',
): void {
  const { context, waters } = combat;
  const burns = captor !== null && shipOrders(context, captor).combat.inactiveShips === 'destroy';
  const rule = context.navalRule('2.6');
  const audience = witnesses(combat, ship, by);
  const keepers = { crewLost: ship.crew, marinesLost: ship.marines };
  if (burns) {
    context.emit(LaidUpShipBurnt, {
      rule,
      ships: [ship.id],
      data: { ship: ship.id, by, ...keepers, why },
      audience,
    });
    return scoreShip(combat, ship, 'burnt', by);
  }
  const prize = newShip(combat, ship, by, captor, false);
  const { id } = ship;
  context.emit(LaidUpShipTaken, {
    rule,
    ships: [id, prize.id],
    data: { ship: id, prize, by, ...keepers, why },
    audience,
  });
  waters.enter(context.state.ship(prize.id));
  scoreShip(combat, ship, 'taken', by);
}

/** Its own command, the captor's naval ministers and ships see it all; other ships in the port that it happens. */
function witnesses({ context, waters }: Combat, ship: Ship, by: StateId): Gathering {
  const gathering: Gathering = {};
  for (const other of waters.inContact(ship.at))
    for (const player of [other.commander, other.deputy])
      if (player) tell(gathering, player, other.state === by ? 'full' : 'partial');
  for (const { id, state, ministries } of context.state.players)
    if (state === by && ministries?.includes('naval')) tell(gathering, id, 'full');
  for (const player of [ship.commander, ship.deputy]) if (player) tell(gathering, player, 'partial');
  return gathering;
}
