import { tacticalName, UnitRetreated } from '@vedette/campaign';
import { DIRECTION_NAMES, tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { drawAmong } from '../ground/draw-among.js';
import { label, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience } from './battle-audience.js';
import { hindrance } from './ground.js';
import { allowedDirections, preferredDirections } from './way-back.js';

/**
 * A unit goes back one to four tactical squares in an open direction (GITM AMWOL 9.8; details 4), friends first; it stops
 * where the way ends. Without an open direction it shatters.
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
  const figures = context.book.combat;
  const way = drawAmong(
    context,
    label(context, '9.8', battle, `${unit.id} retreat direction ${segment}`),
    directions,
  );
  const length = context.dice.whole(
    label(context, '9.8', battle, `${unit.id} retreat squares ${segment}`),
    1,
    figures.retreatReach.value,
  );
  const direction = way.one;
  const from = unit.tactical;
  let to = from;
  let squares = 0;
  while (squares < length.value) {
    const next = tacticalStep(to, direction);
    if (hindrance(context.state, context.book, unit, next) !== null) break;
    to = next;
    squares++;
  }
  context.emit(UnitRetreated, {
    rule: context.landRule('9.8'),
    square: battle.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      from: tacticalName(from),
      to: tacticalName(to),
      direction: DIRECTION_NAMES[direction]!,
      squares,
      fatigue: unit.fatigue + figures.retreatFatigue.value,
      supplies: unit.supplies,
    },
    dice: [way.draw, length],
    audience: openAudience(context.state, battle.square, side.states),
  });
}
