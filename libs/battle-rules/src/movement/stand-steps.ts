import {
  type BattleContext,
  COLUMN_SP,
  type Formation,
  FORMATIONS_OF,
  isColumn,
  STACK_MOST,
  stackedSp,
  type UnitState,
  unitsIn,
} from '@vedette/battle';
import {
  directionTo,
  type Facing,
  flankDirection,
  neighbour,
  sixth,
  turnsBetween,
  zoneOf,
} from '@vedette/hex';
import { hexCost, moverOf as groundMoverOf, standsOn } from '../ground/ground-cost.js';
import { keepsFront } from '../ground/keeps-front.js';
import { inEnemyZone } from '../ground/zones.js';
import { entersZones } from './bounds.js';
import { enemyWithin } from './enter-hex.js';
import { mostExtensions } from '../tables/most-extensions.js';
import { allowanceOf, mayMove, type Mover } from './mover.js';
import { no, type StepCheck, type StepJudged } from './step.js';

const ABOUT_FACE = 2;
const NEAR = 3;
/** MP of a change between lines, and to and from horse and teams (P-03). */
const FORM = { line: 1, horse: 3, guns: 3, horseGuns: 2 } as const;
const EXTEND = 1;
const REFUSE = 1;

/** A step that costs what it costs; what stands still may not take it. */
function priced(
  context: BattleContext,
  mover: Mover,
  unit: UnitState,
  cost: number,
  checks: readonly StepCheck[] = [],
  more: Partial<Mover> = {},
): StepJudged {
  const allowance = allowanceOf(context, { ...mover, unit });
  // What is spent counts against the formation it had, and against that it takes.
  if (mover.spent + cost > Math.max(allowance, allowanceOf(context, mover)))
    return no(
      ['P-03'],
      `it has ${Math.max(0, allowanceOf(context, mover) - mover.spent)} MP left, this takes ${cost}`,
    );
  return {
    ok: true,
    after: { ...mover, ...more, unit, spent: mover.spent + cost },
    cost,
    checks,
    rule: ['P-03'],
    ends: false,
  };
}

/** A turn to a vertex, one after the other; to the opposite one at once (P-03). */
export function turnTo(context: BattleContext, mover: Mover, to: number): StepJudged {
  const { unit } = mover;
  const turns = turnsBetween(unit.facing as Facing, to as Facing);
  const turned: UnitState = { ...unit, facing: to, refused: turns > 0 ? null : unit.refused };
  if (turns === 0) return priced(context, mover, turned, 0);
  if (unit.state === 'routed' || unit.type === 'WAG') return no(['P-02.6'], 'it has no facing');
  const standing = mover.level === 'stand' || mover.level === 'stand-silent';
  if (standing && turns > 1) return no(['P-06.3'], 'who stands turns one vertex');
  const about = turns === 3;
  const free = !keepsFront(unit) || mover.freeFacing;
  const close = unit.hex !== null && context.map.isClose(unit.hex);
  // One turn is one check, be it in close terrain or an about-face before the enemy (G-59, P-03).
  const risky = about && !free && enemyWithin(context, unit, NEAR);
  const checks: StepCheck[] =
    close || risky ? [{ cause: 'facing', rule: [...(close ? (['G-59'] as const) : []), 'P-03'] }] : [];
  const cost = free || standing ? 0 : about ? ABOUT_FACE : turns;
  if (standing)
    return { ok: true, after: { ...mover, unit: turned }, cost, checks, rule: ['P-06.3'], ends: true };
  return priced(context, mover, turned, cost, checks);
}

/** Another formation; the facing stays (P-03, G-71). */
export function formInto(context: BattleContext, mover: Mover, to: Formation): StepJudged {
  const { unit } = mover;
  if (!mayMove(mover.level)) return no(['P-06.3'], 'it stands');
  if (!FORMATIONS_OF[unit.type].includes(to)) return no(['P-03'], `its kind takes no formation ${to}`);
  if (to === unit.formation) return priced(context, mover, unit, 0);
  const horse = to === 'dismounted' || unit.formation === 'dismounted';
  const isGuns = unit.type === 'ART' || unit.type === 'HART';
  const cost = horse ? FORM.horse : isGuns ? (unit.type === 'HART' ? FORM.horseGuns : FORM.guns) : FORM.line;
  const formed: UnitState = { ...unit, formation: to, refused: null, blown: unit.blown };
  const trailed = { ...formed, extended: isColumn(formed) ? trailBehind(context, formed) : [] };
  return priced(context, mover, trailed, cost, [], { freeFacing: horse });
}

/** The hexes a column too long for one trails into, straight behind it (G-32). */
export function trailBehind({ map, state }: BattleContext, unit: UnitState): string[] {
  const needed = Math.ceil(unit.sp / COLUMN_SP[unit.type]) - 1;
  const trail: string[] = [];
  for (let at = unit.hex; at !== null && trail.length < needed;) {
    const here: string = at;
    const back = [sixth(unit.facing + 3), sixth(unit.facing + 2)].map((direction) =>
      neighbour(here, direction),
    );
    const open: string | null | undefined = back.find(
      (hex) =>
        hex !== null && map.contains(hex) && !unitsIn(state, hex).some(({ side }) => side !== unit.side),
    );
    if (!open) break;
    trail.push(open);
    at = open;
  }
  return trail;
}

/** A part of the line put out into a hex beside it (G-69, G-70, P-03). */
export function extendInto(context: BattleContext, mover: Mover, hex: string): StepJudged {
  const { unit } = mover;
  if (!mayMove(mover.level)) return no(['P-06.3'], 'it stands');
  if (unit.hex === null || !keepsFront(unit) || unit.extended.includes(hex))
    return no(['P-03'], 'only a line is put out, and into each hex once');
  if (unit.extended.length > 0 && mover.level !== 'ME')
    return no(['P-06.1'], 'a line of more than two hexes needs ME');
  const direction = directionTo(unit.hex, hex);
  const isGuns = unit.type === 'ART' || unit.type === 'HART';
  const arc = direction === null ? null : zoneOf(unit.facing as Facing, direction);
  if (arc === null || (!isGuns && arc !== 'left' && arc !== 'right'))
    return no(['P-03'], `${hex} is on neither flank`);
  const most = mostExtensions(unit);
  if (unit.extended.length >= most.hexes) return no(most.rule, most.why);
  if (!context.map.contains(hex) || !standsOn(context, groundMoverOf(unit), hex))
    return no(['P-04'], `its kind cannot stand in ${hex}`);
  if (unitsIn(context.state, hex).some(({ side }) => side !== unit.side))
    return no(['P-02.5'], `the enemy is in ${hex}`);
  if (!entersZones(mover) && inEnemyZone(context, unit.side, hex))
    return no(['P-02.5', 'G-96'], `${hex} is in an enemy’s zone, which only an assault at ME enters`);
  if (stackedSp(context.state, hex) >= STACK_MOST) return no(['G-22'], `${hex} is full`);
  return priced(context, mover, { ...unit, extended: [...unit.extended, hex] }, EXTEND);
}

/** A part of the line drawn in again. */
export function retractFrom(context: BattleContext, mover: Mover, hex: string): StepJudged {
  const { unit } = mover;
  if (!mayMove(mover.level)) return no(['P-06.3'], 'it stands');
  if (!unit.extended.includes(hex)) return no(['P-03'], `no part of it is in ${hex}`);
  return priced(context, mover, { ...unit, extended: unit.extended.filter((one) => one !== hex) }, EXTEND);
}

/** A flank refused, or the line straightened (P-28). */
export function refuseFlank(
  context: BattleContext,
  mover: Mover,
  flank: 'left' | 'right' | null,
): StepJudged {
  const { unit } = mover;
  if (!mayMove(mover.level)) return no(['P-06.3'], 'it stands');
  const may =
    (unit.type === 'INF' && unit.formation === 'line') ||
    (unit.type === 'CAV' && unit.formation === 'dismounted');
  if (!may) return no(['P-28', 'G-87'], 'only infantry and dismounted cavalry in line refuse a flank');
  return priced(context, mover, { ...unit, refused: flank }, flank === null ? 0 : REFUSE);
}

/** Another place in the stack, at the price of the hex and one point (G-29). */
export function changePlace(context: BattleContext, mover: Mover): StepJudged {
  const { unit } = mover;
  if (!mayMove(mover.level)) return no(['P-06.3'], 'it stands');
  if (unit.hex === null) return no(['P-31.6'], 'it is not on the map');
  return priced(context, mover, unit, 1 + (hexCost(context, groundMoverOf(unit), unit.hex)?.cost ?? 0));
}

/** Direction of a flank, for who wants to know where a line may be put out. */
export function flankHex(unit: UnitState, flank: 'left' | 'right'): string | null {
  return unit.hex === null ? null : neighbour(unit.hex, flankDirection(unit.facing as Facing, flank));
}
