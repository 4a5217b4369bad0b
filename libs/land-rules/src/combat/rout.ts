import { tacticalName, UnitRouted } from '@vedette/campaign';
import { DIRECTION_NAMES } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { rouseInactive } from '../strategic/rouse.js';
import { label, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience } from './battle-audience.js';
import { routWay } from './rout-way.js';

/**
 * A unit runs to a neighbouring strategic square in a direction picked at random, even a blocked one (GITM AMWOL 9.8);
 * when it cannot go there it shatters. Inactive strangers there take up arms (11.3).
 */
export function rout(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  segment: string,
): void {
  const { unit } = fighter;
  const { state, book, dice } = context;
  fighter.out = true;
  const draw = dice.pick(label(context, '9.8', battle, `${unit.id} rout direction ${segment}`), 8);
  const way = routWay(context, unit, draw.picked);
  if (way.blockedBy !== null) {
    shatter(
      context,
      unit,
      `its rout to the ${DIRECTION_NAMES[draw.picked]} was blocked by ${way.blockedBy}`,
      '9.8',
      side.states,
      [draw],
    );
    return;
  }
  context.emit(UnitRouted, {
    rule: context.landRule('9.8'),
    square: battle.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      from: tacticalName(unit.tactical),
      to: state.theatre.grid.nameOf(way.square),
      tactical: tacticalName(way.tactical),
      direction: DIRECTION_NAMES[draw.picked]!,
      fatigue: unit.fatigue + book.combat.routFatigue.value,
    },
    dice: [draw, ...way.dice],
    audience: openAudience(state, battle.square, side.states),
  });
  rouseInactive(context, unit);
}
