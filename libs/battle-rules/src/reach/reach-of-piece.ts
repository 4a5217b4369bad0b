import {
  type ActingLevel,
  type BattleContext,
  type BattleRule,
  type BattleState,
  inCommand,
  orderOf,
  type Side,
  type UnitState,
  unitsIn,
} from '@vedette/battle';
import { mayAct } from '../activation/who-acts.js';
import { groundCost } from '../ground/ground-cost.js';
import { judgeStep } from '../movement/judge-step.js';
import { leaderMoves } from '../movement/move-leader.js';
import { type Mover, standingMover } from '../movement/mover.js';
import type { StepRefused, StepTaken } from '../movement/step.js';
import { endsWhereItFits } from '../movement/walk-unit.js';
import { knownField } from './known-field.js';

/** A hex that a piece can know to get to in an activation, and the hexes to write into its plan. */
export interface ReachedHex {
  readonly hex: string;
  readonly path: readonly string[];
  /** MP it takes. */
  readonly cost: number;
  /** Whether only an activation at ME leads there (P-06.1). */
  readonly needsME: boolean;
  /** Rules under which it must check for disorder on the way. */
  readonly checks: readonly BattleRule[];
}

/** A hex beside those in reach, and the rule that bars it. */
export interface BarredHex {
  readonly hex: string;
  readonly rule: readonly BattleRule[];
  readonly why: string;
}

export interface HexReach {
  readonly reached: readonly ReachedHex[];
  readonly barred: readonly BarredHex[];
}

interface Found {
  readonly hex: string;
  readonly mover: Mover;
  readonly path: readonly string[];
  readonly checks: readonly BattleRule[];
  readonly ends: boolean;
  readonly fits: boolean;
}

type Refused = Pick<StepRefused, 'rule' | 'why'>;

const NOWHERE: HexReach = { reached: [], barred: [] };
const OVERSTACKED: Refused = { rule: ['G-22', 'P-35'], why: 'it does not fit beside those who stand there' };

/**
 * Where a unit or leader of a side can get in its next activation, as far as that side knows: the rules, the printed ground, its own
 * condition and its contacts. A unit goes as it stands, in the formation and with the front it has, by the hexes of `path` written into
 * `do`; an enemy nobody has seen changes nothing. Nothing for commands, for units that cannot act, and for pieces that are not the side's.
 */
export function reachOfPiece(state: BattleState, side: Side, piece: string): HexReach {
  const unit = state.units.get(piece);
  if (unit?.side === side) return reachOfUnit(knownField(state, side), unit);
  const leader = state.leaders.get(piece);
  if (leader?.side !== side || leader.status !== 'fit' || leader.hex === null) return NOWHERE;
  return reachOfLeader(
    knownField(state, side),
    side,
    leader.hex,
    Math.max(0, leaderMoves(state) - leader.moved),
  );
}

function reachOfUnit(context: BattleContext, unit: UnitState): HexReach {
  const { state } = context;
  if (unit.hex === null || !mayAct(state, unit)) return NOWHERE;
  const atRE = walkedOver(context, unit, 'RE');
  // In reserve a unit acts at RE alone, and so does one whom no leader can activate (G-15, G-102).
  const isHeldBack = orderOf(state, unit) === 'RSRV' || !inCommand(state, unit);
  const atME = isHeldBack ? atRE : walkedOver(context, unit, 'ME');
  const best = new Map([...atME.found, ...atRE.found].map((one) => [one.hex, one]));
  const reached = [...best.values()].filter(({ fits, hex }) => fits && hex !== unit.hex);
  const known = new Set([...reached.map(({ hex }) => hex), unit.hex]);
  const tooFull = [...best.values()]
    .filter(({ fits }) => !fits)
    .map(({ hex }) => [hex, OVERSTACKED] as const);
  return {
    reached: byHex(
      reached.map(({ hex, path, mover, checks }) => ({
        ...{ hex, path, cost: mover.spent, checks: [...new Set(checks)] },
        needsME: !atRE.found.some((one) => one.hex === hex && one.fits),
      })),
    ),
    barred: byHex(
      [...new Map([...atME.refused, ...tooFull])]
        .filter(([hex]) => !known.has(hex))
        .map(([hex, { rule, why }]) => ({ hex, rule, why })),
    ),
  };
}

/** Every hex a unit can walk to at a level, each by the cheapest way; and why not into those beside. */
function walkedOver(
  context: BattleContext,
  unit: UnitState,
  level: ActingLevel,
): { readonly found: readonly Found[]; readonly refused: ReadonlyMap<string, Refused> } {
  const start = standingMover(unit, level, orderOf(context.state, unit));
  const refused = new Map<string, Refused>();
  const done = new Map<string, Found>();
  const open: Found[] = [{ hex: unit.hex!, mover: start, path: [], checks: [], ends: false, fits: true }];
  while (open.length > 0) {
    const at = open.splice(cheapest(open), 1)[0]!;
    const key = keyOf(at.mover);
    if (done.has(key)) continue;
    done.set(key, at);
    if (at.ends) continue;
    for (const hex of context.map.grid.neighbours(at.hex)) {
      const judged = judgeStep(context, at.mover, hex);
      if (judged.ok) open.push(onward(context, at, hex, judged));
      else if (!refused.has(hex)) refused.set(hex, judged);
    }
  }
  const found = new Map<string, Found>();
  for (const one of done.values()) if (!found.get(one.hex)?.fits) found.set(one.hex, one);
  return { found: [...found.values()], refused };
}

function onward(
  context: BattleContext,
  at: Found,
  hex: string,
  { after, checks, ends, cost }: StepTaken,
): Found {
  const mover = Number.isFinite(after.spent) ? after : { ...after, spent: at.mover.spent + cost };
  return {
    ...{ hex, mover, path: [...at.path, hex] },
    checks: [...at.checks, ...checks.flatMap(({ rule }) => rule)],
    // Whoever has spent all on one hex goes no farther (P-03).
    ends: ends || mover !== after,
    fits: endsWhereItFits(context, at.mover, after),
  };
}

/** What of a unit on its way decides where it gets from there. */
function keyOf({ unit, onPike, onRoad, amongFriends }: Mover): string {
  return [unit.hex, unit.facing, onPike, onRoad, amongFriends].join(' ');
}

/** The place of the cheapest; of as many the one that came first. */
function cheapest(open: readonly Found[]): number {
  let best = 0;
  for (const [i, { mover }] of open.entries()) if (mover.spent < open[best]!.mover.spent) best = i;
  return best;
}

/** Leaders go where the ground lets them and no enemy is known to stand; zones do not hold them (G-19, P-02.5). */
function reachOfLeader(context: BattleContext, side: Side, from: string, most: number): HexReach {
  const done = new Map<string, { readonly cost: number; readonly path: readonly string[] }>();
  const rings: { hex: string; path: readonly string[] }[][] = [[{ hex: from, path: [] }]];
  const barred = new Map<string, Refused>();
  for (let cost = 0; cost < rings.length; cost += 1)
    for (const { hex, path } of rings[cost] ?? []) {
      if (done.has(hex)) continue;
      done.set(hex, { cost, path });
      for (const next of context.map.grid.neighbours(hex)) {
        const price = groundCost(context, 'leader', hex, next, { inColumn: false });
        const isHeld = unitsIn(context.state, next).some((unit) => unit.side !== side);
        if (price === null) barred.set(next, { rule: ['P-04'], why: `nobody can go into ${next}` });
        else if (isHeld) barred.set(next, { rule: ['P-02.5'], why: `the enemy is in ${next}` });
        else if (cost + price.cost > most)
          barred.set(next, {
            rule: ['P-31.5'],
            why: `he has ${most - cost} MP left, ${next} takes ${price.cost}`,
          });
        else (rings[cost + price.cost] ??= []).push({ hex: next, path: [...path, next] });
      }
    }
  return {
    reached: byHex(
      [...done]
        .filter(([hex]) => hex !== from)
        .map(([hex, { cost, path }]) => ({ hex, path, cost, needsME: false, checks: [] })),
    ),
    barred: byHex(
      [...barred].filter(([hex]) => !done.has(hex)).map(([hex, { rule, why }]) => ({ hex, rule, why })),
    ),
  };
}

const byHex = <T extends { readonly hex: string }>(places: readonly T[]): T[] =>
  [...places].sort((a, b) => (a.hex < b.hex ? -1 : 1));
