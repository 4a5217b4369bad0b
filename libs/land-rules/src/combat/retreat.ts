import { tacticalName, UnitRetreated, type Unit } from '@vedette/campaign';
import { DIRECTION_NAMES, tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { drawAmong } from '../ground/draw-among.js';
import { label, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience } from '../presence/audience.js';
import type { Breaking } from './breaking.js';
import { hindrance } from './ground.js';
import { allowedDirections, preferredDirections } from './way-back.js';

/**
 * A unit of a battle goes back one to four tactical squares in an open direction (GITM AMWOL 9.8; details 4), friends
 * first. Without an open direction it shatters.
 */
export function retreat(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  segment: string,
): void {
  const { unit } = fighter;
  fighter.out = true;
  const directions = preferredDirections(context, battle, fighter, allowedDirections(battle, side, fighter));
  if (directions.length === 0) {
    shatter(context, unit, 'no way to retreat', '9.8', side.states);
    return;
  }
  goBack(context, unit, directions, {
    rule: '9.8',
    labelOf: (what) => label(context, '9.8', battle, `${what} ${segment}`),
    states: side.states,
  });
}

/** A unit goes back in one of some open directions, one to four squares by lot; it stops where the way ends (9.8). */
export function goBack(
  context: PhaseContext,
  unit: Unit,
  directions: readonly number[],
  breaking: Breaking,
): void {
  const { state, book, dice } = context;
  const { retreatReach, retreatFatigue } = book.combat;
  const way = drawAmong(context, breaking.labelOf(`${unit.id} retreat direction`), directions);
  const length = dice.whole(breaking.labelOf(`${unit.id} retreat squares`), 1, retreatReach.value);
  const direction = way.one;
  let to = unit.tactical;
  let squares = 0;
  while (squares < length.value) {
    const next = tacticalStep(to, direction);
    if (hindrance(state, book, unit, next) !== null) break;
    to = next;
    squares++;
  }
  context.emit(UnitRetreated, {
    rule: context.landRule(breaking.rule),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      from: tacticalName(unit.tactical),
      to: tacticalName(to),
      direction: DIRECTION_NAMES[direction]!,
      squares,
      fatigue: unit.fatigue + retreatFatigue.value,
      supplies: unit.supplies,
    },
    dice: [way.draw, length],
    audience: openAudience(state, unit.square, breaking.states),
  });
}
