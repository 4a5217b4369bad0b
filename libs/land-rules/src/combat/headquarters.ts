import { HeadquartersLeft, tacticalName, type Unit } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import { DIRECTION_NAMES, tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { drawAmong } from '../ground/draw-among.js';
import { openAudience } from '../presence/audience.js';
import { hindrance } from './ground.js';

/**
 * Headquarters in squares that enemies have entered (GITM AMWOL 9.2, A-33; NWOL alike, N-11): a small chance to shatter, else they leave for any
 * neighbouring passable square without hostile units; without one they shatter. Those in forts stay and share the fate
 * of their side. Supplies a corps headquarters carries are lost with its wagons.
 */
export function displaceHeadquarters(context: PhaseContext): void {
  const { state } = context;
  for (const square of state.occupiedSquares())
    for (const unit of [...state.unitsIn(square)])
      if (
        unit.kind.role.commands !== null &&
        unit.status === 'active' &&
        !unit.inFort &&
        enemyIn(context, unit)
      )
        leave(context, unit);
}

function enemyIn(context: PhaseContext, unit: Unit): boolean {
  const { state } = context;
  return state
    .unitsIn(unit.square)
    .some(
      (other) =>
        other.tactical === unit.tactical &&
        other.status === 'active' &&
        other.kind.role.fights &&
        state.areHostile(unit.state, other.state),
    );
}

function leave(context: PhaseContext, unit: Unit): void {
  const { state, book, dice } = context;
  const draw = dice.chance(
    context.landLabel('9.2', `${unit.id} shatters`),
    book.combat.headquartersShatter.value,
  );
  const ways = Array.from({ length: 8 }, (_, direction) => direction).filter(
    (direction) => hindrance(state, book, unit, tacticalStep(unit.tactical, direction)) === null,
  );
  if (happens(draw) || ways.length === 0) {
    shatter(context, unit, happens(draw) ? 'overrun' : 'no square to leave for', '9.2', [unit.state], [draw]);
    return;
  }
  const way = drawAmong(context, context.landLabel('9.2', `${unit.id} leaves`), ways);
  go(context, unit, way.one, [draw, way.draw]);
}

function go(context: PhaseContext, unit: Unit, direction: number, dice: Draw[]): void {
  context.emit(HeadquartersLeft, {
    rule: context.landRule('9.2'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      from: tacticalName(unit.tactical),
      to: tacticalName(tacticalStep(unit.tactical, direction)),
      direction: DIRECTION_NAMES[direction]!,
      squares: 1,
      fatigue: unit.fatigue,
      supplies: 0,
    },
    dice,
    audience: openAudience(context.state, unit.square, [unit.state]),
  });
}
