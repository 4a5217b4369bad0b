import { tacticalName, UnitFellBack } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { DIRECTION_NAMES, tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { drawAmong } from '../ground/draw-among.js';
import { label, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience } from '../presence/audience.js';
import { formsSquare } from './form-squares.js';
import { perish } from './perish.js';
import { surrender } from './surrender.js';
import { allowedDirections, EVERYWHERE, friendlyDirections, preferredDirections } from './way-back.js';

/**
 * The losing side gives up the square (GITM AMWOL 9.9): one square back, to friends where it can, never onto impassable
 * ground or enemies; without a legal square a unit shatters. Units in a fort surrender. Infantry in squares is much
 * more likely to be trapped (9.5).
 */
export function fallBack(context: PhaseContext, battle: Battle, side: BattleSide): void {
  for (const fighter of standing(side)) {
    fighter.out = true;
    if (!fighter.unit.kind.role.givesGround)
      perish(context, fighter.unit, 'its side lost the square', 'falling-back', side.states);
    else if (fighter.unit.inFort) surrender(context, battle, side, fighter.unit);
    else if (!isTrapped(context, battle, side, fighter)) giveWay(context, battle, side, fighter);
  }
}

function isTrapped(context: PhaseContext, battle: Battle, side: BattleSide, fighter: Fighter): boolean {
  const { squares } = context.book.combat;
  if (!squares || !side.squares || !formsSquare(fighter)) return false;
  const draw = context.dice.chance(
    label(context, '9.5', battle, `${fighter.unit.id} square trapped`),
    squares.trapped.value,
  );
  if (!happens(draw)) return false;
  shatter(context, fighter.unit, 'its square was broken', '9.5', side.states, [draw]);
  return true;
}

/**
 * Friends wherever they stand come first (9.9). Only who finds none is turned by the directions that a retreat
 * may not take (details 4, A-66), and takes one of those too when nothing else is open.
 */
function waysBack(context: PhaseContext, battle: Battle, side: BattleSide, fighter: Fighter): number[] {
  const toFriends = friendlyDirections(context, battle, fighter, EVERYWHERE);
  if (toFriends.length > 0) return toFriends;
  const allowed = preferredDirections(context, battle, fighter, allowedDirections(battle, side, fighter));
  return allowed.length > 0 ? allowed : preferredDirections(context, battle, fighter, EVERYWHERE);
}

function giveWay(context: PhaseContext, battle: Battle, side: BattleSide, fighter: Fighter): void {
  const { unit } = fighter;
  const directions = waysBack(context, battle, side, fighter);
  if (directions.length === 0) {
    shatter(context, unit, 'no square to fall back to', 'falling-back', side.states);
    return;
  }
  const { one: direction, draw } = drawAmong(
    context,
    label(context, 'falling-back', battle, `${unit.id} fallback`),
    directions,
  );
  context.emit(UnitFellBack, {
    rule: context.landRule('falling-back'),
    square: battle.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      from: tacticalName(unit.tactical),
      to: tacticalName(tacticalStep(unit.tactical, direction)),
      direction: DIRECTION_NAMES[direction]!,
      squares: 1,
      fatigue: unit.fatigue + context.book.combat.fallbackFatigue.value,
      supplies: unit.supplies,
    },
    dice: [draw],
    audience: openAudience(context.state, battle.square, side.states),
  });
}
