import {
  hexesOf,
  orderOf,
  standingOf,
  UnitTurnedToMeet,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import { hasLine, farthestSight } from '@vedette/battle-sight';
import { cheapestPath, directionTo, distance, sixth, type Facing, type Hex } from '@vedette/hex';
import { zoneOfUnit } from '../fire/entry.js';
import { isBattery } from '../fire/weapons.js';
import { tacticalAllowance } from '../ground/allowance.js';
import { groundCost, moverOf, worksIn } from '../ground/ground-cost.js';
import { enemyHexes } from '../ground/step-away.js';
import { inEnemyZone } from '../ground/zones.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { checkWithdrawal } from './withdrawal-check.js';
import { goAlong, withdraw } from './withdraw.js';

const WITHDRAWS_WITHIN = 2;
const HORSE_REACTS_WITHIN = 4;
const UNASKED_WITHDRAWAL = 2;

/**
 * What the other side does as an activating unit has entered a hex (P-10, P-33.5): whoever it comes at in flank or rear turns to meet it;
 * then who is to withdraw withdraws, and mounted cavalry answers by moving; each in the order of their hexes. `from` is where it came from.
 */
export function reactToStep(context: BattleContext, id: string, from: Hex): void {
  const mover = context.state.units.get(id);
  if (!mover || mover.hex === null || mover.hex === from || mover.type === 'WAG') return;
  for (const enemy of inOrder(context, mover)) turnToMeet(context, enemy, mover);
  for (const enemy of inOrder(context, mover)) {
    if (!givesWay(context, enemy, mover, from)) reactMounted(context, enemy, mover, from);
  }
}

function inOrder({ state }: BattleContext, mover: UnitState): string[] {
  return [...state.units.values()]
    .filter((unit) => unit.side !== mover.side && unit.hex !== null && unit.state !== 'routed')
    .sort((a, b) => (a.hex! < b.hex! ? -1 : a.hex! > b.hex! ? 1 : a.id < b.id ? -1 : 1))
    .map((unit) => unit.id);
}

/** A unit turns one vertex toward who stands at its flank or rear, and checks (P-10.5). */
function turnToMeet(context: BattleContext, id: string, mover: UnitState): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.type === 'WAG' || unit.formation === 'column' || unit.formation === 'limbered') return;
  const own = hexesOf(unit).find((hex) => directionTo(hex, mover.hex!) !== null);
  if (own === undefined) return;
  const side = directionTo(own, mover.hex!)!;
  if (zoneOfUnit(unit, side) === 'front') return;
  // Unsaid, those in ranks turn of themselves; the disordered only when they were told to (P-34).
  if (!(standingOf(context.state, unit, 'turn') ?? unit.state === 'ordered')) return;
  const facing = turnedToward(unit.facing as Facing, side);
  context.emit(UnitTurnedToMeet, {
    rule: ['P-10.5'],
    ...(unit.hex === null ? {} : { hex: unit.hex }),
    units: [id],
    data: { unit: id, facing },
    audience: context.toSide(unit.side),
    change: { units: { [id]: { facing, refused: null } } },
  });
  checkDisorder(context, id, { cause: 'reaction-facing', rule: ['P-10.5'], from: mover.hex });
}

/** One vertex nearer to a side. */
function turnedToward(facing: Facing, side: number): Facing {
  const left = sixth(side - facing);
  return sixth(facing + (left <= 2 ? 1 : -1));
}

/** Whether a unit gave way before an enemy that came within two hexes (P-10.4). */
function givesWay(context: BattleContext, id: string, mover: UnitState, from: Hex): boolean {
  const unit = context.state.units.get(id);
  if (!unit || unit.hex === null || isBattery(mover)) return false;
  const near = nearest(unit, mover.hex!);
  if (near > WITHDRAWS_WITHIN || nearest(unit, from) <= near || !mayWithdraw(context, unit)) return false;
  if (!hasLine(context, unit.hex, mover.hex!)) return false;
  const order = orderOf(context.state, unit);
  const said = standingOf(context.state, unit, 'withdraw');
  const hexes = order === 'WDRW' ? said || UNASKED_WITHDRAWAL : (said ?? false);
  if (hexes === false) return false;
  const spent = withdraw(context, id, {
    ...{ hexes, cause: mover.hex!, how: 'withdrawal' },
    rule: order === 'WDRW' ? ['P-10.4', 'G-103'] : ['P-10.4'],
    ...(unit.type === 'HART' ? { formation: 'limbered' as const } : {}),
  });
  if (spent === null) return false;
  checkWithdrawal(context, id, { spent, from: mover.hex! });
  return true;
}

function mayWithdraw({ state }: BattleContext, unit: UnitState): boolean {
  const order = orderOf(state, unit);
  if (unit.state === 'routed' || order === 'BOMB' || order === 'ASLT') return false;
  if (unit.type === 'ART' || unit.type === 'WAG') return false;
  if (unit.type === 'HART')
    return unit.formation === 'limbered' || !(state.progress.units[unit.id]?.fired ?? false);
  return unit.type === 'CAV' || unit.hex === null || worksIn(state, unit.hex) === null;
}

/** Mounted cavalry moves once a turn in answer to an enemy within four hexes, where it was told to (P-10.6, G-88). */
function reactMounted(context: BattleContext, id: string, mover: UnitState, from: Hex): void {
  const { state } = context;
  const unit = state.units.get(id);
  if (!unit || unit.hex === null || unit.type !== 'CAV' || unit.formation !== 'mounted') return;
  const said = standingOf(state, unit, 'cavalryReaction');
  if (!said || (state.progress.units[id]?.reactedByMoving ?? false)) return;
  const near = nearest(unit, mover.hex!);
  if (near > HORSE_REACTS_WITHIN || nearest(unit, from) <= near) return;
  if (near > farthestSight(state) || !hasLine(context, unit.hex, mover.hex!)) return;
  const enemies = new Set(enemyHexes(context, unit.side));
  const most = Math.floor(tacticalAllowance(state, unit) / 2);
  const free = (hex: Hex) => !enemies.has(hex) && !inEnemyZone(context, unit.side, hex);
  const search = {
    start: unit.hex,
    next: (hex: Hex) => context.map.grid.neighbours(hex).filter(free),
    step: (at: Hex, to: Hex) => groundCost(context, moverOf(unit), at, to, { inColumn: false })?.cost ?? null,
  };
  const path = cheapestPath(search, (hex) => hex === said.toward);
  const way: Hex[] = [];
  let cost = 0;
  for (const hex of path?.hexes.slice(0, said.hexes) ?? []) {
    const price = search.step(way.at(-1) ?? unit.hex, hex)!;
    if (cost + price > most) break;
    cost += price;
    way.push(hex);
  }
  if (way.length === 0) return;
  goAlong(context, unit, { path: way, cost }, 'cavalry-reaction', ['P-10.6', 'G-88']);
  const drms = [{ rule: 'P-10.6' as const, value: -1, why: 'mounted' }];
  checkDisorder(context, id, { cause: 'cavalry-reaction', rule: ['P-10.6'], drms, from: mover.hex });
}

function nearest(unit: UnitState, hex: Hex): number {
  return Math.min(...hexesOf(unit).map((own) => distance(own, hex)));
}
