import type { BattleContext, PlanStep } from '@vedette/battle';
import { MarkerLeft } from './movement.events.js';
import { isStrategic, type Mover } from './mover.js';
import { tellNotTaken } from './step-not-taken.js';

/** The step of a plan by which a marker is left. */
export type MarkerStep = Extract<PlanStep, { readonly marker: unknown }>;

/**
 * A unit that leaves its hex in strategic movement may leave a marker there that looks like it (P-25.8): it lies there before the unit is
 * seen to go. `after` is the unit as its first hex makes it.
 */
export function leaveMarker(
  context: BattleContext,
  before: Mover,
  after: Mover,
  { marker }: MarkerStep,
): void {
  const { id, side, hex } = before.unit;
  if (hex === null) return;
  if (!isStrategic(context, after)) {
    leavesNone(context, before, 'only who leaves in strategic movement leaves a marker');
    return;
  }
  context.emit(MarkerLeft, {
    rule: ['P-25.8', 'G-62'],
    hex,
    units: [id],
    data: { unit: id, hex, looks: marker },
    audience: context.toSide(side),
    change: { markers: [...context.state.markers, { hex, unit: id, looks: marker, side }] },
  });
}

/** Tells that a marker a plan asks for is not left. */
export function leavesNone(context: BattleContext, { unit }: Mover, why: string): void {
  tellNotTaken(context, unit, { rule: ['P-25.8', 'G-62'], step: 'marker', why });
}
