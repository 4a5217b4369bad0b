import { sectorOf } from '@vedette/geography';
import {
  MoveSighted,
  TacticalMoveBlocked,
  type TacticalPurpose,
  tacticalName,
  type Unit,
  UnitMovedTactically,
} from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { commandOf, sightingOf, tacticalMoveAudience } from '@vedette/observation';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { enemiesAt } from '../presence/contact.js';
import { keepsOff } from './encounter.js';
import { entersFort } from '../orders/fort-entry.js';
import { groundOfMove } from './ground-of-move.js';
import { tacticalRoll } from './initiative.js';
import { hasRoom } from '../ground/stacking.js';

/** A straight stretch of a tactical move. */
export interface Leg {
  readonly unit: Unit;
  readonly purpose: TacticalPurpose;
  readonly phase: number;
  /** Squares to the end of the leg, start left out. */
  readonly line: readonly number[];
  /** Squares the unit may still move in this phase. */
  readonly budget: number;
  /** Fatigue of the move, paid on its first leg. */
  readonly cost: number;
  readonly against?: string;
  /** The leg ends at the ordered waypoint, at the ordered destination, or belongs to no such order. */
  readonly endsAt: 'waypoint' | 'destination' | 'elsewhere';
  readonly dice: readonly Draw[];
  /** Squares after which a waypoint on the way is behind the unit; left out: the leg has none (ROTD 12.7). */
  readonly waypointAfter?: number;
}

/** How far a unit gets on a leg and why no farther. */
export interface Stop {
  readonly squares: number;
  /** Null when it arrives. */
  readonly reason: string | null;
}

const RULES: Readonly<Record<TacticalPurpose, LandRule>> = {
  order: '8.2',
  engage: '8.8',
  support: '8.10',
  intercept: '8.11',
};

/**
 * How far a leg leads before interceptions: to its end, to the end of the allowance (8.1), into the first square with
 * enemies, or one square short of them (8.3); never to stand on impassable ground or above a stacking limit (2.5).
 */
export function reachOf(context: PhaseContext, leg: Leg): Stop {
  const { unit, line, budget, phase } = leg;
  const { state } = context;
  const map = groundOfMove(state, unit, line.at(-1) ?? unit.tactical);
  let squares = 0;
  let reason: string | null = null;
  while (squares < line.length && reason === null) {
    if (squares === budget) reason = 'allowance-used';
    else if (enemiesAt(state, unit, line[squares]!).length > 0) {
      const shy = keepsOff(context, unit, line[squares]!, phase);
      if (shy === null) return { squares: squares + 1, reason: 'enemy-met' };
      reason = shy;
    } else squares++;
  }
  while (squares > 0 && !mayStand(context, unit, map.region[line[squares - 1]!]!, line[squares - 1]!)) {
    squares--;
    reason ??= 'nowhere-to-stand';
  }
  return { squares, reason };
}

function mayStand(context: PhaseContext, unit: Unit, region: number, tactical: number): boolean {
  return region > 0 && hasRoom(context, unit, unit.square, tactical);
}

/** Tells a leg as far as `stop` says; a leg of no squares is told as blocked. Returns whether the unit moved. */
export function tellLeg(context: PhaseContext, leg: Leg, stop: Stop): boolean {
  const { unit, line, phase, purpose } = leg;
  const { state } = context;
  const inName = state.theatre.grid.nameOf(unit.square);
  const bound = tacticalName(line.at(-1) ?? unit.tactical);
  if (stop.squares === 0) {
    blockMove(context, leg, stop.reason ?? 'already-there');
    return false;
  }
  const from = stop.squares > 1 ? line[stop.squares - 2]! : unit.tactical;
  const to = line[stop.squares - 1]!;
  const arrived = stop.squares === line.length;
  const { tactics } = unit.turn;
  const { friends, strangers } = tacticalMoveAudience(state, unit, to);
  const sighting = sightingOf(context, unit, strangers);
  const way = { unit: unit.id, in: inName, from: tacticalName(unit.tactical), to: tacticalName(to) };
  context.emit(UnitMovedTactically, {
    rule: context.landRule(RULES[purpose]),
    square: unit.square,
    units: [unit.id],
    data: {
      ...way,
      purpose,
      bound,
      phase,
      squares: stop.squares,
      enteredFrom: sectorOf(to, from),
      cost: leg.cost,
      fatigue: unit.fatigue + leg.cost,
      inFort: stop.reason !== 'enemy-met' && entersFort(context, unit, unit.square, to),
      ...(stop.reason ? { stopped: stop.reason } : {}),
      ...(leg.against ? { against: leg.against } : {}),
      waypointDone:
        tactics.waypointDone ||
        (arrived && leg.endsAt === 'waypoint') ||
        stop.squares > (leg.waypointAfter ?? line.length),
      specifiedDone: tactics.specifiedDone || (arrived && leg.endsAt === 'destination'),
    },
    dice: [tacticalRoll(context, unit), ...leg.dice],
    audience: friends,
  });
  if (sighting) {
    const { force, dice, audience } = sighting;
    context.emit(MoveSighted, {
      rule: context.landRule('4.4'),
      square: unit.square,
      units: [unit.id],
      data: { ...way, force },
      dice,
      audience,
    });
  }
  return true;
}

/** Tells that a move is not made. */
export function blockMove(
  context: PhaseContext,
  move: Pick<Leg, 'unit' | 'purpose' | 'phase' | 'line'>,
  reason: string,
  rule: LandRule = RULES[move.purpose],
): void {
  const { unit, purpose, phase, line } = move;
  context.emit(TacticalMoveBlocked, {
    rule: context.landRule(rule),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      in: context.state.theatre.grid.nameOf(unit.square),
      at: tacticalName(unit.tactical),
      purpose,
      bound: tacticalName(line.at(-1) ?? unit.tactical),
      phase,
      reason,
    },
    audience: commandOf(unit),
  });
}
