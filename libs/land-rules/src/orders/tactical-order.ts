import {
  type LandOrder,
  type OffensivePosture,
  type ReactionArea,
  tacticalIndex,
  type Unit,
} from '@vedette/campaign';
import { TACTICAL_SIZE } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';

/** Tactical phases 1-5 in which something is ordered, both included. */
export interface Phases {
  readonly from: number;
  readonly to: number;
}

/** A box of tactical squares round a centre, and the phases in which it counts (8.10, 8.11). */
export interface Area extends Phases {
  readonly center: number;
  readonly radius: number;
}

/** A unit's tactical order in terms of squares (6.4, 6.5, 8.2). */
export interface TacticalOrder {
  /** Destination: a tactical square, the nearest ford or pass, or null for none. */
  readonly destination: number | 'ford' | 'pass' | null;
  readonly waypoint: number | null;
  /** The ship that takes the unit over a river, which it named as its waypoint; null for none (ROTD 12.7). */
  readonly ferry: string | null;
  /** Phase in which the move begins. */
  readonly phase: number;
  readonly staysOutsideForts: boolean;
  readonly engage: Phases | null;
  readonly support: Area | null;
  readonly intercept: Area | null;
  readonly offensive: OffensivePosture;
}

const FIRST_PHASE = 1;
const LAST_PHASE = 5;
const compiled = new WeakMap<LandOrder, TacticalOrder>();

/** What a unit was ordered to do tactically; without any order the defaults of 6.9, and nothing while it boards. */
export function tacticalOrder(context: PhaseContext, unit: Unit): TacticalOrder {
  return unit.turn.boarding ? standing(orderedMoves(context, unit)) : orderedMoves(context, unit);
}

/** What is left of an order to a unit busy on the shore with a transport: its posture (PATE 9.4). */
function standing(order: TacticalOrder): TacticalOrder {
  return {
    ...order,
    destination: null,
    waypoint: null,
    ferry: null,
    engage: null,
    support: null,
    intercept: null,
  };
}

function orderedMoves(context: PhaseContext, unit: Unit): TacticalOrder {
  const order = context.orders.land(unit.id);
  if (!order) return defaultOrder(context, unit);
  const known = compiled.get(order);
  if (known) return known;
  const made = compile(context, order);
  compiled.set(order, made);
  return made;
}

function defaultOrder(context: PhaseContext, unit: Unit): TacticalOrder {
  const defaults = context.book.movement.defaults.value;
  const militia = unit.kind.militia;
  const { startTactical } = unit.turn;
  return {
    destination: null,
    waypoint: null,
    ferry: null,
    phase: FIRST_PHASE,
    staysOutsideForts: false,
    engage: null,
    support: {
      center: startTactical >= 0 ? startTactical : unit.tactical,
      radius: defaults.supportRadius,
      from: FIRST_PHASE,
      to: LAST_PHASE,
    },
    intercept: null,
    offensive: militia ? defaults.militiaOffensive : defaults.offensive,
  };
}

function compile(context: PhaseContext, order: LandOrder): TacticalOrder {
  const { movement } = context.book;
  const tactical = order.tactical ?? {};
  return {
    destination: destinationOf(tactical.destination ?? null, movement.namedDestinations.value),
    waypoint: squareOf(tactical.waypoint ?? null),
    ferry: movement.ferries === null ? null : ferryOf(tactical.waypoint ?? null),
    phase: tactical.phase ?? FIRST_PHASE,
    staysOutsideForts: tactical.doNotEnterFort ?? false,
    engage: tactical.engage ? phasesOf(tactical.engage) : null,
    support: areaOf(order.reaction?.support),
    intercept: areaOf(order.reaction?.intercept),
    offensive: order.posture?.offensive ?? movement.unstatedPosture.value.offensive,
  };
}

function destinationOf(text: string | null, named: boolean): TacticalOrder['destination'] {
  if (text === 'ford' || text === 'pass') return named ? text : null;
  return squareOf(text);
}

function squareOf(text: string | null): number | null {
  const square = text === null ? -1 : tacticalIndex(text);
  return square < 0 ? null : square;
}

/** A waypoint that is no tactical square is the id of a ship. */
function ferryOf(text: string | null): string | null {
  return text !== null && squareOf(text) === null ? text : null;
}

function phasesOf(phases: { from?: number; to?: number }): Phases {
  return { from: phases.from ?? FIRST_PHASE, to: phases.to ?? LAST_PHASE };
}

function areaOf(area: ReactionArea | null | undefined): Area | null {
  if (!area) return null;
  return { center: tacticalIndex(area.center), radius: area.radius, ...phasesOf(area) };
}

/** Whether a tactical phase is one of the ordered ones. */
export function inPhases(phases: Phases, phase: number): boolean {
  return phase >= phases.from && phase <= phases.to;
}

/** Whether a tactical square lies in a box: 10-5 with radius 2 spans columns 8-12 and rows 3-7 (8.10). */
export function inArea(area: Area, tactical: number): boolean {
  const columns = Math.abs((tactical % TACTICAL_SIZE) - (area.center % TACTICAL_SIZE));
  const rows = Math.abs(Math.floor(tactical / TACTICAL_SIZE) - Math.floor(area.center / TACTICAL_SIZE));
  return Math.max(columns, rows) <= area.radius;
}
