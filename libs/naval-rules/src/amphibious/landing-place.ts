import { tacticalIndex, tacticalName, type Port, type Ship, type Unit } from '@vedette/campaign';
import { tacticalDistance } from '@vedette/geography';
import type { AmphibiousFigures, PhaseContext } from '@vedette/rulebooks';
import { portOf } from '../ship-place.js';
import { beachOf } from './beach.js';
import { isSteep } from './boarding-place.js';
import type { Landing } from './transfer-orders.js';

/** Where a unit goes ashore. */
export type LandingPlace =
  | { readonly kind: 'map'; readonly square: number; readonly tactical: number; readonly name: string }
  | { readonly kind: 'garrison'; readonly port: Port }
  | { readonly kind: 'none'; readonly fault: string };

const none = (fault: string): LandingPlace => ({ kind: 'none', fault });
const MIDDLE = 112;

/**
 * Where a landing leads from where the group lies now (PATE 9.2): into a port off the map from its harbour or its coastal
 * waters; from a harbour into the city's tactical square; from coastal waters over the beach of the port's square or its
 * coast, at the ordered entry or the free square nearest to it (P-21, P-22).
 */
export function landingPlace(
  context: PhaseContext,
  figures: AmphibiousFigures,
  ship: Ship,
  unit: Unit,
  landing: Landing,
): LandingPlace {
  const { state } = context;
  const port = portOf(state, ship);
  if (!port || !('port' in ship.at)) return none('not-in-port');
  if (port.square < 0) {
    if (landing.square !== port.name) return none('not-together');
    return state.standing(unit.state, port.state) === 'neutral'
      ? none('foreign-port')
      : { kind: 'garrison', port };
  }
  const square = state.theatre.grid.indexOf(landing.square);
  const harbour = ship.at.area === 'harbor';
  if (square < 0 || (square !== port.square && (harbour || !port.coast.includes(square))))
    return none('not-together');
  if (isSteep(state, figures, square)) return none('steep-shore');
  if (!strategicRoom(context, square)) return none('square-full');
  const tactical = harbour
    ? intoCity(context, unit, port)
    : overBeach(context, figures, unit, square, landing.entry);
  if (typeof tactical === 'string') return none(tactical);
  return { kind: 'map', square, tactical, name: tacticalName(tactical) };
}

/** The city's square, or why not: nobody lands among enemies who hold it, nor comes into a besieged city (GITM AMWOL 8.4, A-62). */
function intoCity(context: PhaseContext, unit: Unit, port: Port): number | string {
  const city = context.state.cityIn(port.square);
  if (city?.besieged && !context.state.areHostile(unit.state, city.state)) return 'closed-city';
  if (isHeld(context, unit, port.square, port.tactical)) return 'hostile-units-there';
  return hasRoom(context, unit, port.square, port.tactical) ? port.tactical : 'square-full';
}

/** The free square of the beach nearest to the entry, else to the middle of the map; ties in order of the squares. */
function overBeach(
  context: PhaseContext,
  figures: AmphibiousFigures,
  unit: Unit,
  square: number,
  entry: string | null,
): number | string {
  const beach = beachOf(context.state.theatre, square, figures.beachDepth.value);
  if (beach.length === 0) return 'no-beach';
  const aim = entry === null ? MIDDLE : tacticalIndex(entry);
  const nearest = [...beach].sort((a, b) => tacticalDistance(a, aim) - tacticalDistance(b, aim) || a - b);
  const isFree = (tactical: number): boolean =>
    !isHeld(context, unit, square, tactical) && hasRoom(context, unit, square, tactical);
  return nearest.find(isFree) ?? 'beach-held';
}

/** Whether enemies stand in a tactical square, laid up or not. */
function isHeld({ state }: PhaseContext, unit: Unit, square: number, tactical: number): boolean {
  return state
    .unitsIn(square)
    .some(
      (other) =>
        other.tactical === tactical &&
        other.status !== 'shattered' &&
        state.areHostile(unit.state, other.state),
    );
}

/** Room for one more active unit in a tactical square, its alliance's and that of all (GITM AMWOL 2.5). */
function hasRoom({ state, book }: PhaseContext, unit: Unit, square: number, tactical: number): boolean {
  const there = state
    .unitsIn(square)
    .filter((other) => other.tactical === tactical && other.status === 'active');
  const friends = there.filter((other) => state.areFriends(other.state, unit.state)).length;
  const { tacticalCap, tacticalAllianceCap } = book.movement;
  return there.length < tacticalCap.value && friends < tacticalAllianceCap.value;
}

/** Room for one more active unit in a strategic square (GITM AMWOL 1.4). */
function strategicRoom({ state, book }: PhaseContext, square: number): boolean {
  const active = state.unitsIn(square).filter(({ status }) => status === 'active').length;
  return active < book.movement.strategicCap.value;
}
