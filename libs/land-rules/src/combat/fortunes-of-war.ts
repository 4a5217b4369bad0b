import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawOnce } from '../ground/draw-once.js';
import { label, type Battle, type BattleSide } from './battle.js';

/** A factor that falls by lot between 1/x and x, with the draw of its power -1 to 1. */
export interface Lot {
  readonly factor: number;
  readonly draw: ValueDraw;
}

/** How well a side is led in a strategic square in this phase (GITM AMWOL 9.9): one draw for the state with most men. */
export function generalshipOf(context: PhaseContext, battle: Battle, side: BattleSide): Lot {
  const men = new Map<string, number>();
  for (const { unit } of side.fighters) men.set(unit.state, (men.get(unit.state) ?? 0) + unit.strength);
  const [leader] = [...men].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]!;
  return lot(
    context,
    context.landLabel('9.9', `${battle.square} ${leader} generalship`),
    context.book.combat.generalship.value,
  );
}

/** How hotly it is fought in a strategic square in this phase (9.7): the losses of all sides share it. */
export function heatOf(context: PhaseContext, battle: Battle): Lot {
  return lot(context, context.landLabel('9.7', `${battle.square} heat`), context.book.combat.heat.value);
}

/** What luck a side has in the melee of one battle (9.9). */
export function fortuneOf(context: PhaseContext, battle: Battle, side: BattleSide): Lot {
  return lot(
    context,
    label(context, '9.9', battle, `${side.name} fortune`),
    context.book.combat.fortune.value,
  );
}

function lot(context: PhaseContext, name: string, most: number): Lot {
  const draw = drawOnce(context, name, (once) => context.dice.fraction(once, -1, 1));
  return { factor: most ** draw.value, draw };
}
