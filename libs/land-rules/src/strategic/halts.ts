import { MarchHalted, type Unit } from '@vedette/campaign';
import { commandOf, isSeenByOthers } from '@vedette/observation';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { marchOrder } from '../orders/march-order.js';
import { enemiesIn, isActive } from '../presence/strangers.js';
import { dueBox, stepsRemain } from './path-boxes.js';
import { strategicPhaseNumber } from './strategic-phase-number.js';

/** Halt on detection: a unit ends its path where it has come upon an enemy (GITM AMWOL 7.10). */
export function haltOnDetection(context: PhaseContext, arrival: Unit): void {
  if (!marchOrder(context, arrival).haltOnDetection) return;
  if (enemiesIn(context.state, arrival.state, arrival.square) && hasPathLeft(context, arrival))
    halt(context, arrival, 'enemy-in-square', '7.10');
}

/** Halt on enemy entry: units that see an enemy come into their square end their paths there (GITM AMWOL 7.11). */
export function haltOnEnemyEntry(context: PhaseContext, arrival: Unit): void {
  const { state } = context;
  const watchers = state
    .unitsIn(arrival.square)
    .filter(
      (unit) =>
        isActive(unit) &&
        state.areHostile(unit.state, arrival.state) &&
        marchOrder(context, unit).haltOnEnemyEntry &&
        hasPathLeft(context, unit),
    );
  if (watchers.length === 0 || !isSeenByOthers(state, arrival)) return;
  for (const unit of watchers) halt(context, unit, 'enemy-entered', '7.11');
}

/** Whether the path asks for a step yet, be it later in this very phase. */
function hasPathLeft(context: PhaseContext, unit: Unit): boolean {
  const order = marchOrder(context, unit);
  const phase = strategicPhaseNumber(context.phase);
  const due = unit.turn.march.lastStepIn !== phase && dueBox(unit, order, phase).kind === 'square';
  return due || stepsRemain(unit, order, phase);
}

function halt(context: PhaseContext, unit: Unit, reason: string, rule: LandRule): void {
  context.emit(MarchHalted, {
    rule: context.landRule(rule),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, at: context.state.theatre.grid.nameOf(unit.square), reason },
    audience: commandOf(unit),
  });
}
