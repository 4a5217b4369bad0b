import { tacticalName, UnitRouted, type Unit } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import { DIRECTION_NAMES } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { rouseInactive } from '../strategic/rouse.js';
import { label, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience } from '../presence/audience.js';
import type { Breaking } from './breaking.js';
import { routWay, type RoutWay } from './rout-way.js';

/** A rout that leads nowhere: what blocks it, which way it was to go, and the draw of that. */
export type BlockedRout = Extract<RoutWay, { readonly block: unknown }> & {
  readonly direction: string;
  readonly dice: readonly Draw[];
};

/**
 * A unit of a battle runs to a neighbouring strategic square in a direction picked at random, even a blocked one (GITM
 * AMWOL 9.8); when it cannot go there it shatters.
 */
export function rout(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  segment: string,
): void {
  const { unit } = fighter;
  fighter.out = true;
  const blocked = runAway(context, unit, {
    rule: '9.8',
    labelOf: (what) => label(context, '9.8', battle, `${what} ${segment}`),
    states: side.states,
  });
  if (!blocked) return;
  const { direction, blockedBy, dice } = blocked;
  const reason = `its rout to the ${direction} was blocked by ${blockedBy}`;
  shatter(context, unit, reason, '9.8', side.states, dice);
}

/**
 * A unit runs in a direction picked at random, if the way there is free (9.8); inactive strangers there take up arms (11.3).
 * Says what blocks it when it does not go: null when it ran.
 */
export function runAway(context: PhaseContext, unit: Unit, breaking: Breaking): BlockedRout | null {
  const { state, book, dice } = context;
  const draw = dice.pick(breaking.labelOf(`${unit.id} rout direction`), 8);
  const direction = DIRECTION_NAMES[draw.picked]!;
  const way = routWay(context, unit, draw.picked);
  if (way.blockedBy !== null) return { ...way, direction, dice: [draw] };
  context.emit(UnitRouted, {
    rule: context.landRule(breaking.rule),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      from: tacticalName(unit.tactical),
      to: state.theatre.grid.nameOf(way.square),
      tactical: tacticalName(way.tactical),
      direction,
      fatigue: unit.fatigue + book.combat.routFatigue.value,
    },
    dice: [draw, ...way.dice],
    audience: openAudience(state, unit.square, breaking.states),
  });
  rouseInactive(context, unit);
  return null;
}
