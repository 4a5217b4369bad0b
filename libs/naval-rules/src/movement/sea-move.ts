import { shipTurn, type HeldReason, type Ship } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { CompassLetter, SeaArea } from '@vedette/geography';
import { placeKey, portOf } from '../ship-place.js';
import { chanceToEnd, chanceToMove } from './chance-to-move.js';
import { bearing, headingTo, windOf } from './course.js';
import { harborGate } from './harbor-gate.js';
import { enterHorn } from './horn.js';
import { pursuersLast } from './pursuers-last.js';
import { pursuersOf } from './pursuit.js';
import { sailingGroups, type Bound } from './sailing-groups.js';
import { sailToSea } from './arrive-at-sea.js';
import { hold } from './hold.js';
import type { Voyages } from './voyages.js';

type Move = 'first' | 'second';

/** Where a ship is to sail in this step, or why it cannot. */
type SeaBound =
  | { readonly to: SeaArea; readonly heading: CompassLetter; readonly barred: null }
  | { readonly name: string; readonly barred: HeldReason };

/** Ships sail to their first or their second sea area (PATE 3.8, 6.4), group by group in random order, pursuers after whom they pursue. */
export function sailSeas(voyages: Voyages, move: Move): void {
  voyages.begin(move);
  const all = [...voyages.state.ships.values()].map((ship) => boundOf(voyages, ship, move));
  const groups = sailingGroups(
    voyages.context,
    move,
    all.filter((one) => one !== null),
  );
  for (const { ships } of pursuersLast(voyages, groups))
    for (const part of stillTogether(voyages, ships, move)) setOut(voyages, part, move);
}

/** The ships of a group that have not been drawn into a chase meanwhile, parted when somebody drove them asunder. */
function stillTogether(voyages: Voyages, ships: readonly Ship[], move: Move): Bound<SeaBound>[][] {
  const parts = new Map<string, Bound<SeaBound>[]>();
  for (const ship of ships) {
    const now = voyages.hasMoved(ship) ? null : boundOf(voyages, ship, move);
    if (!now) continue;
    const part = parts.get(now.key);
    if (part) part.push(now);
    else parts.set(now.key, [now]);
  }
  return [...parts.values()];
}

function boundOf(voyages: Voyages, ship: Ship, move: Move): Bound<SeaBound> | null {
  if (ship.status !== 'active' || 'transit' in ship.at) return null;
  const bound = nextSea(voyages, ship, move);
  if (!bound) return null;
  const goal = bound.barred === null ? bound.to.code : `${bound.name} ${bound.barred}`;
  const alone = voyages.ordersOf(ship).movement.sailAlone;
  return { ship, key: `${placeKey(ship.at)} > ${goal}`, alone, bound };
}

/**
 * The sea area a ship is to reach in this step; null when it is to stay. A first move that failed or was put off is tried in
 * the second step, an area it is already in counts as reached, and a chase or a storm ends its own course
 * (PATE 6.4, 6.9, 7.4, 8.3, P-16).
 */
function nextSea(voyages: Voyages, ship: Ship, move: Move): SeaBound | null {
  const turn = shipTurn(ship);
  if (turn.pursuing || turn.drifted) return null;
  const seas = voyages.ordersOf(ship).movement.seas.slice(0, voyages.figures.seasATurn.value);
  const here = 'sea' in ship.at ? ship.at.sea : null;
  let leg = 0;
  if (move === 'first' && (turn.firstMoveLost || seas[0] === here)) return null;
  if (move === 'second') {
    if (turn.sailedFirst) leg = 1;
    while (leg < seas.length && seas[leg] === here) leg++;
  }
  const code = seas[leg];
  const to = code === undefined ? undefined : voyages.sea(code);
  if (!to) return null;
  const stay = voyages.mustStay(ship);
  if (stay !== null) return turn.held ? null : { name: to.code, barred: stay };
  if (turn.endedMove) return { name: to.code, barred: 'first-move-ended-the-day' };
  const port = portOf(voyages.state, ship);
  if (port)
    return port.sea === to.code
      ? { to, heading: port.exit, barred: null }
      : { name: to.code, barred: 'not-connected' };
  const from = voyages.seaOf(ship);
  const heading = from && headingTo(from, to);
  return heading ? { to, heading, barred: null } : { name: to.code, barred: 'sea-not-adjacent' };
}

function setOut(voyages: Voyages, part: readonly Bound<SeaBound>[], move: Move): void {
  const ships = part.map(({ ship }) => ship);
  const [first] = ships;
  const bound = part[0]!.bound;
  if (bound.barred !== null) return hold(voyages, ships, { bound: bound.name, reason: bound.barred });
  const { to, heading } = bound;
  const port = portOf(voyages.state, first!);
  if (port && 'area' in first!.at && first!.at.area === 'harbor') {
    const shut = harborGate(voyages, ships, port, 'out');
    if (shut) return hold(voyages, ships, { bound: to.code, ...shut });
  }
  const from = voyages.seaOf(first!)!;
  const wind = bearing(windOf(voyages.state, from.code), heading);
  const weighed = chanceToMove(voyages.figures, ships, (ship) => voyages.ordersOf(ship), move, wind);
  const label = voyages.context.navalLabel('6.5', `${first!.id} ${move}`);
  const moves = voyages.dice.chance(label, weighed.chance);
  if (!happens(moves)) {
    const watchers = pursuersOf(voyages, ships);
    hold(voyages, ships, { bound: to.code, reason: 'wind-and-damage', weighed, draws: [moves] });
    return lieInWait(voyages, watchers, move);
  }
  const draws: Draw[] = [moves];
  const ends = chanceToEnd(voyages.figures, ships, wind);
  let endsDay = false;
  if (move === 'first' && ends > 0) {
    const draw = voyages.dice.chance(`${label} ends`, ends);
    draws.push(draw);
    endsDay = happens(draw);
  }
  if (to.map !== from.map) return enterHorn(voyages, { ships, heading, weighed, draws }, to);
  sailToSea(voyages, { ships, heading, weighed, endsDay, draws }, to);
}

/** Whoever was to follow ships that did not get away stays with them and gives up its own move (PATE 6.9). */
function lieInWait(voyages: Voyages, watchers: readonly Ship[], move: Move): void {
  const kept = watchers.flatMap((ship) => boundOf(voyages, ship, move) ?? []);
  voyages.used(watchers);
  for (const { ship, bound } of kept)
    hold(voyages, [ship], {
      bound: bound.barred === null ? bound.to.code : bound.name,
      reason: 'watched-the-enemy',
    });
}
