import { MarchSighted, tacticalName, type Unit, UnitRode } from '@vedette/campaign';
import { type Direction, DIRECTION_NAMES, directionBetween, opposite } from '@vedette/geography';
import { marchAudience, sightingOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { rouseInactive } from '../strategic/rouse.js';
import { orderRoll } from '../strategic/movement-order.js';
import { entersFort } from '../orders/fort-entry.js';
import { givesUpTacticalMove } from '../orders/specified-order.js';
import { strategicRoom } from '../ground/stacking.js';
import { alightAt } from './alighting.js';
import type { NoRide } from './boarding-trains.js';
import { railFigures, type RideLine } from './ride-line.js';

/** Trains run after the sixth strategic phase: four tactical phases are over. */
const AFTER_MARCHES = 6;

/** A ride that can be begun. */
export interface PlannedRide {
  readonly line: RideLine;
  readonly destination: number;
  /** Wanted tactical square, or -1. */
  readonly entry: number;
}

interface Stop {
  readonly squares: readonly number[];
  readonly square: number;
  readonly tactical: number;
  readonly travels: Direction;
}

/** Rides to the last square of the line that has room (ROTD 8.3, 8.4, R-63), or says why not. */
export function ride(context: PhaseContext, unit: Unit, plan: PlannedRide): NoRide | null {
  if (plan.line.squares.length === 0) return { reason: 'line-cut', rule: 'rail-lines' };
  const stop = lastStop(context, unit, plan);
  if (!stop) return { reason: 'no-room', rule: 'rail-lines' };
  tellRide(context, unit, plan, stop);
  rouseInactive(context, unit);
  return null;
}

/** The last square that takes one more unit and has track for it to get off on; null when no square of the line has. */
function lastStop(context: PhaseContext, unit: Unit, { line, destination, entry }: PlannedRide): Stop | null {
  const { state } = context;
  const { grid } = state.theatre;
  for (let ridden = line.squares.length; ridden > 0; ridden--) {
    const squares = line.squares.slice(0, ridden);
    const square = squares[ridden - 1]!;
    const before = ridden > 1 ? squares[ridden - 2]! : unit.square;
    const travels = directionBetween(grid, before, square);
    if (travels === -1 || (square !== unit.square && !strategicRoom(context, square))) continue;
    const city = square === destination ? state.cityIn(square) : undefined;
    const wanted = entry >= 0 ? entry : (city?.tactical ?? unit.tactical);
    const tactical = alightAt(context, unit, square, travels, wanted);
    if (tactical >= 0) return { squares, square, tactical, travels };
  }
  return null;
}

function tellRide(context: PhaseContext, unit: Unit, { line, destination }: PlannedRide, stop: Stop): void {
  const { state } = context;
  const { grid } = state.theatre;
  const { friends, strangers } = marchAudience(state, unit, stop.square, stop.tactical);
  const sighting = sightingOf(context, unit, strangers);
  const leaves = directionBetween(grid, unit.square, stop.squares[0]!) as Direction;
  const cost = railFigures(context).fatigue.value;
  const way = {
    unit: unit.id,
    from: grid.nameOf(unit.square),
    fromTactical: tacticalName(unit.tactical),
    left: DIRECTION_NAMES[leaves]!,
    to: grid.nameOf(stop.square),
    toTactical: tacticalName(stop.tactical),
    entered: DIRECTION_NAMES[opposite(stop.travels)]!,
  };
  const reason = stop.squares.length < line.squares.length ? 'no-room-further' : line.short;
  context.emit(UnitRode, {
    rule: context.landRule('rail-lines'),
    units: [unit.id],
    data: {
      ...way,
      line: stop.squares.map((square) => grid.nameOf(square)),
      bound: grid.nameOf(destination),
      ...(reason ? { reason } : {}),
      cost,
      fatigue: unit.fatigue + cost,
      cancelsTacticalMove: givesUpTacticalMove(context, unit, AFTER_MARCHES),
      inFort: entersFort(context, unit, stop.square, stop.tactical),
    },
    dice: [orderRoll(context, unit.id)],
    audience: friends,
  });
  if (!sighting) return;
  context.emit(MarchSighted, {
    rule: context.landRule('4.5'),
    units: [unit.id],
    data: { ...way, force: sighting.force },
    dice: sighting.dice,
    audience: sighting.audience,
  });
}
