import { StragglersLeft, type Unit } from '@vedette/campaign';
import { commandOf, range } from '@vedette/observation';
import { testSieges } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { driveOnShattered } from '../condition/driven-on.js';
import { watchFromGarrisons } from '../presence/garrison-watch.js';
import { marchOrder } from '../orders/march-order.js';
import { isActive, isCombatUnit, isEnemy } from '../presence/strangers.js';
import { passing } from '../ground/hindrance.js';
import { tellHindrance } from './march.js';
import { marchAndBeFollowed } from './pursuit.js';
import { inMovementOrder } from './movement-order.js';

/**
 * The withdrawal phase (GITM AMWOL 7.5): units ordered to withdraw from squares in which a battle was fought last turn make
 * their first step now, unless enemy combat units stood where they are bound when the turn began. They leave stragglers
 * behind, and enemies may follow them at once. It is the first land phase of a turn, so garrisons' watches are noted here.
 */
export function strategicWithdrawal(context: PhaseContext): void {
  watchFromGarrisons(context);
  const { state } = context;
  const withdrawing = [...state.battlesLastTurn]
    .sort((a, b) => a - b)
    .flatMap((square) => state.unitsIn(square).filter((unit) => isActive(unit) && bound(context, unit) >= 0));
  if (withdrawing.length === 0) return;
  const heldAtStart = startIndex(context);
  for (const unit of inMovementOrder(context, withdrawing)) withdraw(context, unit, heldAtStart);
  driveOnShattered(context);
  testSieges(context);
}

/** Square a unit is to withdraw to, or -1: the first box of its path. */
function bound(context: PhaseContext, unit: Unit): number {
  const order = marchOrder(context, unit);
  const [first] = order.path;
  return order.withdraw && first?.kind === 'square' ? first.square : -1;
}

/** Combat units by the square in which they began the turn. */
function startIndex(context: PhaseContext): ReadonlyMap<number, readonly Unit[]> {
  const index = new Map<number, Unit[]>();
  for (const unit of context.state.units.values()) {
    if (!isCombatUnit(unit)) continue;
    const list = index.get(unit.turn.startSquare);
    if (list) list.push(unit);
    else index.set(unit.turn.startSquare, [unit]);
  }
  return index;
}

function withdraw(
  context: PhaseContext,
  unit: Unit,
  heldAtStart: ReadonlyMap<number, readonly Unit[]>,
): void {
  const { state } = context;
  if (!isActive(unit) || unit.turn.march.lastStepIn === 0) return;
  const to = bound(context, unit);
  const wanted = { unit, to, purpose: 'withdrawal' } as const;
  if ((heldAtStart.get(to) ?? []).some((other) => state.areHostile(unit.state, other.state))) {
    tellHindrance(context, wanted, passing('held-at-start', '7.5'));
    return;
  }
  const pressed = state
    .unitsIn(unit.square)
    .some((other) => isEnemy(state, unit.state, other) && range(unit.tactical, other.tactical) <= 1);
  const from = unit.square;
  marchAndBeFollowed(context, { ...wanted, onLeaving: () => leaveStragglers(context, unit, from, pressed) });
}

/** Men who do not keep up: many under the eyes of an enemy next to the unit, few otherwise (7.5). */
function leaveStragglers(context: PhaseContext, unit: Unit, from: number, pressed: boolean): void {
  const { movement } = context.book;
  const span = pressed ? movement.withdrawalStragglersPressed.value : movement.withdrawalStragglers.value;
  const draw = context.dice.fraction(context.landLabel('7.5', `stragglers ${unit.id}`), span.from, span.to);
  const men = Math.floor(unit.strength * draw.value);
  context.emit(StragglersLeft, {
    rule: context.landRule('7.5'),
    square: from,
    units: [unit.id],
    data: {
      unit: unit.id,
      at: context.state.theatre.grid.nameOf(from),
      share: draw.value,
      men,
      strength: unit.strength - men,
      stragglers: unit.casualties.stragglers + men,
    },
    dice: [draw],
    audience: commandOf(unit),
  });
}
