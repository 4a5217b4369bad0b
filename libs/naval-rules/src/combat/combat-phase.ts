import type { ShipPlaceDocument } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { nothingDecided } from '../nothing-decided.js';
import { placeKey } from '../ship-place.js';
import { fightBattle } from './fight-battle.js';
import { seizeLaidUpShips } from './inactive-ships.js';
import { combatOf, type Combat } from './sea-battle.js';
import { shiftInPort } from './shift-in-port.js';
import { declineBattle, nextBattle } from './who-fights.js';

/**
 * The combat phase (PATE 3.7, 7): ships shift within ports to fight, then every place where enemies lie together has its
 * battles, harbours before coastal waters and places by name, and laid-up ships in open harbours fall to the victors.
 */
export function combatPhase(context: PhaseContext): void {
  const naval = context.books.naval?.figures;
  if (!naval || context.state.ships.size === 0) return nothingDecided(context);
  const combat = combatOf(context, naval);
  const ports = [...context.state.ports.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const port of ports) if (combat.waters.inPort(port.name).length > 0) shiftInPort(combat, port);
  for (const place of placesInOrder(combat)) fightAt(combat, place);
  seizeLaidUpShips(combat);
}

function placesInOrder({ waters }: Combat): ShipPlaceDocument[] {
  const places = waters.occupied().map((ships) => ships[0]!.at);
  const order = (at: ShipPlaceDocument): string =>
    'port' in at ? `${at.port} ${at.area === 'harbor' ? 1 : 2}` : placeKey(at);
  return places
    .map((at) => ({ at: structuredClone(at), key: order(at) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ at }) => at);
}

/** Who is at a place when its turn comes fights there, but no ship twice a turn: those that fled here are out of it. */
function fightAt(combat: Combat, place: ShipPlaceDocument): void {
  const present = combat.waters.at(place).filter((ship) => !combat.done.has(ship.id));
  let waiting = [...present];
  for (let number = 0; ; number++) {
    const battle = nextBattle(combat, place, waiting, number);
    if (!battle) break;
    const engaged = battle.sides.flatMap(({ fighters }) => fighters.map(({ ship }) => ship));
    for (const { id } of engaged) combat.done.add(id);
    waiting = waiting.filter((ship) => !engaged.includes(ship));
    fightBattle(combat, battle);
  }
  declineBattle(combat, place, waiting);
}
