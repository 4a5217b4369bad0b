import {
  enemyOf,
  isHeldBy,
  standingOf,
  unitsIn,
  type Activation,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import { groundKnown, knownEnemyHexes } from '@vedette/battle-sight';
import { cheapestPath, directionTo, distance, inFieldOfFire, type Facing, type Hex } from '@vedette/hex';
import { groundCost, moverOf, worksIn } from '../ground/ground-cost.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { goAlong } from '../reaction/withdraw.js';

const RUN_UP = 3;
const COMES_FROM = 3;
const COMES_OVER = 4;

/** Whether a unit charges: mounted, its horses fresh, and at least its last three steps straight at the hex, which takes a charge (P-11.7). */
export function charges(context: BattleContext, activation: Activation, unit: UnitState, hex: Hex): boolean {
  if (unit.type !== 'CAV' || unit.formation !== 'mounted' || unit.blown || unit.hex === null) return false;
  const way = [activation.startedAt.get(unit.id) ?? null, ...(activation.entered.get(unit.id) ?? []), hex];
  const last = way.slice(-RUN_UP - 2);
  if (last.length < RUN_UP + 2 || last.some((one) => one === null)) return false;
  const steps = last.slice(1).map((to, place) => directionTo(last[place]!, to!));
  return steps.every((step) => step !== null && step === steps[0]) && canBeCharged(context, unit.hex, hex);
}

/** Nobody charges into woods or town, over a fence, or at works (P-11.7). */
function canBeCharged({ map, state }: BattleContext, from: Hex, hex: Hex): boolean {
  const side = directionTo(hex, from);
  if (side === null || map.blocks(hex) || map.side(hex, side).fence) return false;
  return worksIn(state, hex) === null;
}

/**
 * Mounted cavalry that is charged, or sees friends charged within three hexes in front of it, meets the charge where it was told to and keeps
 * its order (P-10.7, G-90): those beside come into contact. Gives those that do.
 */
export function counterCharges(context: BattleContext, hex: Hex, attackers: readonly string[]): string[] {
  const [first] = attackers.map((id) => context.state.units.get(id)).filter((unit) => unit !== undefined);
  if (!first) return [];
  const ready = [...context.state.units.values()].filter(
    (unit) => unit.side !== first.side && isReady(context, unit, hex),
  );
  const meeting: string[] = [];
  for (const { id } of ready.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const outcome = checkDisorder(context, id, {
      cause: 'counter-charge',
      rule: ['P-10.7', 'G-90'],
      from: first.hex,
    });
    if (outcome !== 'passed') continue;
    const unit = context.state.units.get(id)!;
    if (unit.hex === hex || comesOver(context, unit, first.hex!)) meeting.push(id);
  }
  return meeting;
}

function isReady({ state }: BattleContext, unit: UnitState, hex: Hex): boolean {
  if (
    unit.type !== 'CAV' ||
    unit.formation !== 'mounted' ||
    unit.blown ||
    unit.state === 'routed' ||
    unit.hex === null
  )
    return false;
  if (!(standingOf(state, unit, 'counterCharge') ?? false)) return false;
  if (unit.hex === hex) return true;
  return distance(unit.hex, hex) <= COMES_FROM && inFieldOfFire(unit.hex, unit.facing as Facing, hex);
}

/** The way of a counter-charge into contact with the chargers, at most four hexes; an enemy on it whom nobody knew of ends it (P-25.7). */
function comesOver(context: BattleContext, unit: UnitState, at: Hex): boolean {
  const enemies = knownEnemyHexes(context.state, unit.side);
  const ground = groundKnown(context, unit.side);
  const search = {
    start: unit.hex!,
    next: (from: Hex) => context.map.grid.neighbours(from).filter((to) => !enemies.has(to)),
    step: (from: Hex, to: Hex) =>
      groundCost(ground, moverOf(unit), from, to, { inColumn: false })?.cost ?? null,
  };
  const path = cheapestPath(
    search,
    (to) => distance(to, at) === 1 && unitsIn(context.state, to).length === 0,
  );
  if (!path || path.hexes.length > COMES_OVER) return false;
  const enemy = enemyOf(unit.side);
  if (path.hexes.some((hex) => isHeldBy(context.state, enemy, hex))) return false;
  if (path.hexes.length > 0)
    goAlong(context, unit, { path: path.hexes, cost: path.cost }, 'counter-charge', ['P-10.7', 'G-90']);
  return true;
}
