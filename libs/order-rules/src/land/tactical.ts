import { tacticalIndex, tacticalName, type LandOrder, type Unit, type Ship } from '@vedette/campaign';
import { landRule, type Judging } from '../judging.js';
import { knownShip } from '../authority/told-pieces.js';
import type { Itinerary } from './itinerary.js';
import { notInBook } from './march-options.js';
import { checkPhases } from './phases.js';
import { checkCrossing, checkReach, standable, type TacticalLeg } from './tactical-ground.js';

const FIRST_PHASE = 1;

/**
 * Judges the tactical section (GITM AMWOL 6.4, 8.1 to 8.9) on the map the unit will stand on when the move begins: tactical
 * phases 1 and 2 come before the first strategic step, 3 and 4 after it, 5 after the last.
 */
export function checkTactical(judging: Judging, unit: Unit, order: LandOrder, itinerary: Itinerary): void {
  const { tactical } = order;
  if (!tactical) return;
  if (tactical.engage) checkEngagement(judging, unit, order);
  const { destination, waypoint, phase = FIRST_PHASE } = tactical;
  if (waypoint && !destination)
    judging.problems.warn('waypoint-alone', landRule(judging, '8.2'), '/tactical/waypoint', [
      'a waypoint without a destination',
      'a waypoint is passed on the way to a destination',
      'the unit does not move; name a destination',
    ]);
  if (!destination) return;
  if (!isNamed(destination) && waypoint && tacticalIndex(waypoint) < 0) checkFerry(judging, unit, waypoint);
  const square = squareInPhase(unit, order, itinerary, phase, judging);
  if (square < 0) return;
  if (isNamed(destination)) {
    checkNamed(judging, square, destination);
    return;
  }
  const moved = square !== unit.square;
  const entry = order.strategic?.entry;
  const leg: TacticalLeg = {
    square,
    from: moved ? (entry ? tacticalIndex(entry) : -1) : unit.tactical,
    waypoint: waypoint ? tacticalIndex(waypoint) : -1,
    to: tacticalIndex(destination),
  };
  if (!standable(judging, leg)) return;
  checkStaying(judging, unit, leg);
  if (!isFerry(judging, waypoint)) checkCrossing(judging, leg);
  checkReach(judging, unit, leg, phase);
  checkFatigue(judging, unit);
}

/** A move to the square the unit stands in takes it into or out of a fort and does nothing else (GITM AMWOL 8.2). */
function checkStaying({ state, problems, books }: Judging, unit: Unit, leg: TacticalLeg): void {
  if (leg.from !== leg.to || leg.waypoint >= 0 || leg.square !== unit.square) return;
  const city = state.cityIn(leg.square);
  if (city?.fort && city.tactical === leg.to) return;
  problems.warn('already-there', landRule({ books }, '8.2'), '/tactical/destination', [
    `${unit.id} stands in ${tacticalName(leg.to)} already`,
    'a move to its own square takes a unit into a fort or out of it, and there is none',
    'it does not move; name another square',
  ]);
}

function isNamed(destination: string): destination is 'ford' | 'pass' {
  return destination === 'ford' || destination === 'pass';
}

/** The strategic square a unit will be in when a tactical phase begins, if its path is carried out. */
function squareInPhase(
  unit: Unit,
  order: LandOrder,
  itinerary: Itinerary,
  phase: number,
  { state }: Judging,
): number {
  if (itinerary.boards) return -1;
  const withdraws = order.strategic?.withdraw && state.battlesLastTurn.has(unit.square);
  if (phase <= 2) return withdraws ? itinerary.after[1]! : unit.square;
  return phase <= 4 ? itinerary.after[1]! : itinerary.after.at(-1)!;
}

function checkNamed(judging: Judging, square: number, kind: 'ford' | 'pass'): void {
  const { books, state, problems } = judging;
  if (!books.land.movement.namedDestinations.value) {
    notInBook(judging, '/tactical/destination', `"the nearest ${kind}" as a destination`);
    return;
  }
  const map = state.theatre.tacticalMap(square);
  if ((kind === 'ford' ? map.fords : map.passes).length === 0)
    problems.warn(`no-${kind}`, landRule(judging, '8.2'), '/tactical/destination', [
      `there is no ${kind} on the map of ${state.theatre.grid.nameOf(square)}`,
      'the nearest one is looked for on the map the unit stands on',
      'the unit does not move; name a square',
    ]);
}

/** Whether a waypoint is the id of a ship, in a book that has ferries (ROTD 12.7). */
function isFerry({ books }: Judging, waypoint: string | null | undefined): boolean {
  return books.land.movement.ferries !== null && !!waypoint && tacticalIndex(waypoint) < 0;
}

/** A ferry is a friendly transport on a river; of ships he does not know the sender gets one answer (ROTD 12.7). */
function checkFerry(judging: Judging, unit: Unit, waypoint: string): void {
  if (!isFerry(judging, waypoint)) {
    notInBook(judging, '/tactical/waypoint', `${waypoint} as a ferry`);
    return;
  }
  const ship = knownFerry(judging, unit, waypoint);
  if (ship && ship.kind.role.carries && 'river' in ship.at) return;
  judging.problems.warn('no-such-ferry', landRule(judging, 'ferries'), '/tactical/waypoint', [
    `${waypoint} is no transport that you know of on a river`,
    'units are ferried by river transports of their side or its allies that lie in their strategic square',
    'the unit does not move unless it is there',
  ]);
}

/** A friendly ship that lies in the unit's square, where its officers see it, or one that the sender is told of. */
function knownFerry(judging: Judging, unit: Unit, id: string): Ship | undefined {
  const { state, knowledge } = judging;
  const ship = state.ships.get(id);
  if (!ship || !knowledge.isFriend(ship.state)) return undefined;
  const beside = 'river' in ship.at && state.theatre.grid.indexOf(ship.at.river) === unit.square;
  return beside ? ship : knownShip(judging, id);
}

function checkEngagement(judging: Judging, unit: Unit, order: LandOrder): void {
  checkPhases(judging, order.tactical!.engage!, '/tactical/engage');
  if (!unit.kind.role.fights)
    judging.problems.warn('headquarters-do-not-fight', landRule(judging, '9.2'), '/tactical/engage', [
      `${unit.id} is a headquarters`,
      'headquarters take no part in combat',
      'it does not engage',
    ]);
  else if (order.posture?.offensive === 'evade')
    judging.problems.warn('evaders-do-not-attack', landRule(judging, '8.3'), '/tactical/engage', [
      'an engagement by a unit that evades',
      'units whose offensive posture is evade halt one square short of the enemy',
      'choose another posture if it is to attack',
    ]);
}

function checkFatigue(judging: Judging, unit: Unit): void {
  const limit = judging.books.land.movement.tacticalFatigueLimit.value;
  if (unit.fatigue > limit)
    judging.problems.warn('too-tired-before-enemies', landRule(judging, '8.1'), '/tactical/destination', [
      `${unit.id} has fatigue ${unit.fatigue}`,
      `above ${limit} no unit moves tactically while an enemy is in its strategic square`,
      'it moves only if none is',
    ]);
}
