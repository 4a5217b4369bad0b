import { MoraleChecked, UnitSurrendered, type Unit, type StateId } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import { tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { isCombatUnit } from '../presence/strangers.js';
import { openAudience, ownAudience } from '../presence/audience.js';
import type { Breaking } from './breaking.js';
import { hindrance } from './ground.js';
import { checkChances } from './morale-check.js';
import { perish } from './perish.js';
import { goBack } from './retreat.js';
import { rounded } from './round.js';
import { runAway } from './rout.js';
import { EVERYWHERE } from './way-back.js';

const BREAKING = new Set<string>(['UnitRetreated', 'UnitRouted', 'UnitShattered']);

/**
 * Mass rout (GITM AMWOL 9.12, A-40), played where the position switches `mass-rout` on: when enough of a side's units in a
 * strategic square broke in the phase, its other combat units there check too, and those that fail go back or run, or lay
 * down their arms where enemies or impassable ground bar the way; what else bars it shatters them, as in 9.8. Garrisons of forts hold, as in 9.8.
 */
export function checkMassRout(context: PhaseContext): void {
  const { state } = context;
  if (state.switches['mass-rout'] !== true) return;
  const broken = brokenBySquare(context);
  for (const square of [...broken.keys()].sort((a, b) => a - b)) {
    const gone = broken.get(square)!;
    const shaken = state.unitsIn(square).filter((unit) => isShaken(context, unit, gone));
    for (const unit of shaken) checkUnit(context, unit);
  }
}

/** Units that broke in the running phase, with their states, by the strategic square they broke in. */
function brokenBySquare(context: PhaseContext): Map<number, Map<string, StateId>> {
  const found = new Map<number, Map<string, StateId>>();
  const { grid } = context.state.theatre;
  for (const { type, square, units = [] } of context.events) {
    if (!BREAKING.has(type) || square === undefined) continue;
    const index = grid.indexOf(square);
    const there = found.get(index) ?? new Map<string, StateId>();
    for (const id of units) {
      const unit = context.state.units.get(id);
      if (unit) there.set(id, unit.state);
    }
    found.set(index, there);
  }
  return found;
}

/** Whether a unit must check: it did not break itself, and enough of its friends in the square did. */
function isShaken(context: PhaseContext, unit: Unit, broken: ReadonlyMap<string, StateId>): boolean {
  const { state, book } = context;
  if (!isCombatUnit(unit) || unit.inFort || broken.has(unit.id)) return false;
  const gone = [...broken.values()].filter((of) => state.areFriends(unit.state, of)).length;
  const left = state
    .unitsIn(unit.square)
    .filter(
      (other) => isCombatUnit(other) && !broken.has(other.id) && state.areFriends(unit.state, other.state),
    ).length;
  return gone >= book.combat.massRoutLeast.value && gone / (gone + left) >= book.combat.massRoutShare.value;
}

function checkUnit(context: PhaseContext, unit: Unit): void {
  const { book, dice, state } = context;
  const share = book.combat.massRoutLosses.value;
  const chances = checkChances(book.combat, unit, share, 0, null);
  const drawn: Draw[] = [];
  const fails = (how: 'rout' | 'retreat'): boolean => {
    const draw = dice.chance(context.landLabel('9.12', `${unit.id} ${how}`), chances[how]);
    drawn.push(draw);
    return happens(draw);
  };
  const exhausted = unit.fatigue >= book.combat.shatterFatigue.value;
  const result = exhausted ? 'shatters' : fails('rout') ? 'routs' : fails('retreat') ? 'retreats' : 'stands';
  context.emit(MoraleChecked, {
    rule: context.landRule('9.12'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      segment: 'mass rout',
      share: rounded(share),
      retreat: chances.retreat,
      rout: chances.rout,
      factors: [...chances.steps],
      result,
    },
    dice: drawn,
    audience: ownAudience(state, unit.square, [unit.state]),
  });
  if (result !== 'stands' && !unit.kind.role.givesGround) {
    perish(context, unit, 'it stands or falls where it is', '9.8', [unit.state]);
    return;
  }
  if (result === 'shatters') shatter(context, unit, 'exhausted', '12.1', [unit.state]);
  if (result === 'routs') joinRout(context, unit);
  if (result === 'retreats') joinRetreat(context, unit);
}

function joinRout(context: PhaseContext, unit: Unit): void {
  const blocked = runAway(context, unit, breakingOf(context, unit));
  if (!blocked) return;
  const { block, blockedBy, dice } = blocked;
  const reason = 'its rout was blocked';
  if (block === 'enemies' || block === 'ground') layDownArms(context, unit, { reason, blockedBy }, dice);
  else shatter(context, unit, `${reason} by ${blockedBy}`, '9.8', [unit.state], dice);
}

function joinRetreat(context: PhaseContext, unit: Unit): void {
  const around = EVERYWHERE.map((way) =>
    hindrance(context.state, context.book, unit, tacticalStep(unit.tactical, way)),
  );
  const directions = around.flatMap((barred, way) => (barred === null ? [way] : []));
  if (directions.length > 0) goBack(context, unit, directions, breakingOf(context, unit));
  else if (around.every((barred) => barred === 'enemy' || barred === 'ground'))
    layDownArms(context, unit, { reason: 'it had no way to retreat' }, []);
  else shatter(context, unit, 'no way to retreat', '9.8', [unit.state]);
}

function breakingOf(context: PhaseContext, { state }: Unit): Breaking {
  return { rule: '9.12', labelOf: (what) => context.landLabel('9.12', what), states: [state] };
}

function layDownArms(
  context: PhaseContext,
  unit: Unit,
  why: { readonly reason: string; readonly blockedBy?: string },
  dice: readonly Draw[],
): void {
  context.emit(UnitSurrendered, {
    rule: context.landRule('9.12'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, men: unit.strength, supplies: unit.supplies, ...why },
    dice,
    audience: openAudience(context.state, unit.square, [unit.state]),
  });
}
