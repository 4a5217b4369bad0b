import {
  hexesOf,
  isHeldBy,
  momentOf,
  orderOf,
  standingOf,
  UnitTurnedToMeet,
  type Activation,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import { farthestSight, groundKnown, hasLine, knownEnemyHexes } from '@vedette/battle-sight';
import { cheapestPath, directionTo, distance, sixth, type Facing, type Hex } from '@vedette/hex';
import { zoneOfUnit } from '../fire/entry.js';
import { isBattery } from '../tables/weapons.js';
import { tacticalAllowance } from '../ground/allowance.js';
import { groundCost, moverOf, worksIn } from '../ground/ground-cost.js';
import { inKnownZone } from '../ground/known-zones.js';
import { inEnemyZone } from '../ground/zones.js';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { checkDisorder } from '../morale/check-disorder.js';
import { keepsFront } from '../ground/keeps-front.js';
import { checkWithdrawal } from './withdrawal-check.js';
import { goAlong, gunsGetAway, withdraw } from './withdraw.js';

const WITHDRAWS_WITHIN = 2;
const HORSE_REACTS_WITHIN = 4;
const UNASKED_WITHDRAWAL = 2;

/**
 * What the other side does as an activating unit has entered a hex (P-10, P-33.5): whoever it comes at in flank or rear turns to meet it;
 * then who is to withdraw withdraws, and mounted cavalry answers by moving; each in the order of their hexes. `from` are the hexes it held before:
 * a line comes with all its parts (P-35).
 */
export function reactToStep(
  context: BattleContext,
  activation: Activation,
  id: string,
  from: readonly Hex[],
): void {
  const mover = context.state.units.get(id);
  if (!mover || mover.hex === null || hexesOf(mover).every((hex) => from.includes(hex))) return;
  // Trains trouble nobody, but nobody stays among their teams.
  leadersInTheWay(context, id, mover.type === 'WAG' ? 'gives-ground' : 'comes');
  if (mover.type === 'WAG') return;
  for (const enemy of inOrder(context, mover)) turnToMeet(context, enemy, mover);
  for (const enemy of inOrder(context, mover)) {
    if (givesWay(context, enemy, mover, from)) activation.gaveWay.add(momentOf(enemy, mover));
    else reactMounted(context, enemy, mover, from);
  }
}

/** Enemies near enough to answer, by their hexes. */
function inOrder({ state }: BattleContext, mover: UnitState): string[] {
  return [...state.units.values()]
    .filter((unit) => unit.side !== mover.side && unit.hex !== null && unit.state !== 'routed')
    .filter((unit) => nearestOf(unit, hexesOf(mover)).apart <= HORSE_REACTS_WITHIN)
    .sort((a, b) => (a.hex! < b.hex! ? -1 : a.hex! > b.hex! ? 1 : a.id < b.id ? -1 : 1))
    .map((unit) => unit.id);
}

/** A unit turns one vertex toward who stands at its flank or rear, and checks (P-10.5). */
function turnToMeet(context: BattleContext, id: string, mover: UnitState): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.type === 'WAG' || unit.formation === 'column' || unit.formation === 'limbered') return;
  // Of its parts that came beside it, those in flank or rear.
  const side = hexesOf(unit)
    .flatMap((own) => hexesOf(mover).map((hex) => directionTo(own, hex)))
    .find((one) => one !== null && zoneOfUnit(unit, one) !== 'front');
  if (side === undefined || side === null) return;
  // Unsaid, those in line and at their guns turn of themselves; the disordered, riders and skirmishers only when told to (P-34).
  if (!(standingOf(context.state, unit, 'turn') ?? (unit.state === 'ordered' && keepsFront(unit)))) return;
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
function givesWay(context: BattleContext, id: string, mover: UnitState, from: readonly Hex[]): boolean {
  const unit = context.state.units.get(id);
  if (!unit || unit.hex === null || isBattery(mover)) return false;
  const { apart, hex: cause } = nearestOf(unit, hexesOf(mover));
  if (apart > WITHDRAWS_WITHIN || nearestOf(unit, from).apart <= apart || !mayWithdraw(context, unit))
    return false;
  if (!isKnown(context, unit, cause) || !hasLine(context, unit.hex, cause)) return false;
  const order = orderOf(context.state, unit);
  const said = standingOf(context.state, unit, 'withdraw');
  // What the order asks for comes before what was instructed, which may ask for more (G-103, P-34).
  const hexes = order === 'WDRW' ? Math.max(UNASKED_WITHDRAWAL, said || 0) : (said ?? false);
  if (hexes === false) return false;
  const spent = withdraw(context, id, {
    ...{ hexes, cause, how: 'withdrawal' },
    rule: order === 'WDRW' ? ['P-10.4', 'G-103'] : ['P-10.4'],
    ...(unit.type === 'HART' ? { formation: 'limbered' as const } : {}),
  });
  if (spent === null) return false;
  checkWithdrawal(context, id, { spent, from: cause });
  return true;
}

function mayWithdraw(context: BattleContext, unit: UnitState): boolean {
  const { state } = context;
  const order = orderOf(state, unit);
  if (unit.state === 'routed' || order === 'BOMB' || order === 'ASLT' || unit.type === 'WAG') return false;
  if (!gunsGetAway(context, unit)) return false;
  const isBehindWorks = unit.hex !== null && worksIn(state, unit.hex) !== null;
  return unit.type === 'HART' || unit.type === 'CAV' || !isBehindWorks;
}

/** Mounted cavalry moves once a turn in answer to an enemy within four hexes, where it was told to (P-10.6, G-88). */
function reactMounted(context: BattleContext, id: string, mover: UnitState, from: readonly Hex[]): void {
  const { state } = context;
  const unit = state.units.get(id);
  if (!unit || unit.hex === null || unit.type !== 'CAV' || unit.formation !== 'mounted') return;
  const said = standingOf(state, unit, 'cavalryReaction');
  if (!said || (state.progress.units[id]?.reactedByMoving ?? false)) return;
  const { apart, hex: cause } = nearestOf(unit, hexesOf(mover));
  if (apart > HORSE_REACTS_WITHIN || nearestOf(unit, from).apart <= apart) return;
  if (!isKnown(context, unit, cause) || apart > farthestSight(state)) return;
  if (!hasLine(context, unit.hex, cause)) return;
  const enemies = knownEnemyHexes(state, unit.side);
  const most = Math.floor(tacticalAllowance(state, unit) / 2);
  const start = unit.hex;
  const free = (hex: Hex) => !enemies.has(hex) && !inKnownZone(context, unit.side, hex, start);
  const ground = groundKnown(context, unit.side);
  const search = {
    start,
    next: (hex: Hex) => context.map.grid.neighbours(hex).filter(free),
    step: (at: Hex, to: Hex) => groundCost(ground, moverOf(unit), at, to, { inColumn: false })?.cost ?? null,
  };
  const path = cheapestPath(search, (hex) => hex === said.toward);
  const way: Hex[] = [];
  let cost = 0;
  for (const hex of path?.hexes.slice(0, said.hexes) ?? []) {
    const price =
      groundCost(context, moverOf(unit), way.at(-1) ?? start, hex, { inColumn: false })?.cost ?? null;
    // Whom nobody knew of, and whose works, is run into: it stops before him (P-25.7).
    const isBarred = isHeldBy(state, mover.side, hex) || inEnemyZone(context, unit.side, hex);
    if (price === null || cost + price > most || isBarred) break;
    cost += price;
    way.push(hex);
  }
  if (way.length === 0) return;
  goAlong(context, unit, { path: way, cost }, 'cavalry-reaction', ['P-10.6', 'G-88']);
  const drms = [{ rule: 'P-10.6' as const, value: -1, why: 'mounted' }];
  checkDisorder(context, id, { cause: 'cavalry-reaction', rule: ['P-10.6'], drms, from: cause });
}

/** Whether a unit's side knows who comes: nobody answers an enemy he does not see. */
function isKnown({ state }: BattleContext, unit: UnitState, hex: Hex): boolean {
  return knownEnemyHexes(state, unit.side).has(hex);
}

/** Of some hexes the nearest to a unit, of as many the lower number, and how far it is; of none infinitely far. */
function nearestOf(unit: UnitState, hexes: readonly Hex[]): { readonly hex: Hex; readonly apart: number } {
  const ranked = hexes
    .map((hex) => ({ hex, apart: Math.min(...hexesOf(unit).map((own) => distance(own, hex))) }))
    .sort((a, b) => a.apart - b.apart || (a.hex < b.hex ? -1 : 1));
  return ranked[0] ?? { hex: '', apart: Infinity };
}
