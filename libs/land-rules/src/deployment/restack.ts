import { tacticalName, type Unit, UnitRestacked } from '@vedette/campaign';
import { DIRECTION_STEPS, tacticalStep } from '@vedette/geography';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { byTacticalSquare } from '../presence/contact.js';
import { hasRoom, isFullOfFriends } from '../ground/stacking.js';

/**
 * When deployment is over, tactical squares with too many units of one alliance are thinned out at random: units move to
 * the nearest passable square with room (GITM AMWOL 7.18). A bridge that is thrown stays.
 */
export function restackAll(context: PhaseContext): void {
  for (const square of context.state.occupiedSquares())
    for (const units of byTacticalSquare(context.state, square).values())
      if (units.length > context.book.movement.tacticalAllianceCap.value) thinOut(context, units);
}

function thinOut(context: PhaseContext, units: readonly Unit[]): void {
  const byId = new Map(units.filter(({ deployed }) => !deployed).map((unit) => [unit.id, unit]));
  const where = context.state.theatre.grid.nameOf(units[0]!.square);
  const label = context.landLabel('7.18', `restack ${where} ${tacticalName(units[0]!.tactical)}`);
  for (const id of context.dice.shuffle(label, [...byId.keys()])) {
    const unit = byId.get(id)!;
    if (isFullOfFriends(context, unit, unit.square, unit.tactical)) moveAside(context, unit, where);
  }
}

function moveAside(context: PhaseContext, unit: Unit, where: string): void {
  const to = nearestRoom(context, unit);
  if (to < 0) return;
  context.emit(UnitRestacked, {
    rule: context.landRule('7.18'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, in: where, from: tacticalName(unit.tactical), to: tacticalName(to) },
    audience: commandOf(unit),
  });
}

/** The nearest passable square with room, ring by ring and clockwise from north; -1 when the map is full. */
function nearestRoom(context: PhaseContext, unit: Unit): number {
  const { region } = context.state.theatre.tacticalMap(unit.square);
  const seen = new Set([unit.tactical]);
  for (let ring = [unit.tactical]; ring.length > 0;) {
    const next: number[] = [];
    for (const from of ring)
      for (let direction = 0; direction < DIRECTION_STEPS.length; direction++) {
        const to = tacticalStep(from, direction);
        if (to < 0 || seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    const free = next.find((to) => region[to]! > 0 && hasRoom(context, unit, unit.square, to));
    if (free !== undefined) return free;
    ring = next;
  }
  return -1;
}
