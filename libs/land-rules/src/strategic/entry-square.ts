import { type CampaignState, groundOfUnit, type Unit } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import {
  type Banks,
  banksBeyond,
  banksOf,
  depthBehindEnd,
  depthBehindSide,
  type Direction,
  DIRECTION_STEPS,
  entryDistance,
  entryZone,
  isDiagonal,
  nearestEntry,
  TACTICAL_SIZE,
  type TacticalMap,
  tacticalColumn,
  tacticalRow,
  tacticalStep,
} from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { openBanks } from './banks-of-march.js';
import { drawAmong } from '../ground/draw-among.js';
import { barringCombatUnitsIn } from '../presence/strangers.js';
import { hasRoom } from '../ground/stacking.js';
import { sideBeyondRiver } from './end-of-river.js';

const LAST = TACTICAL_SIZE - 1;

/** Where a unit enters a tactical map, with the draw that was made where it could not enter straight. */
export interface Entry {
  readonly tactical: number;
  readonly dice: readonly ValueDraw[];
}

/** What decides whether a square of the zone may be used. */
interface Ground {
  readonly map: TacticalMap;
  readonly direction: Direction;
  readonly enemies: ReadonlySet<number>;
  readonly banks: Banks | null;
  /** Columns or rows on its own side of a river that has ended behind it. */
  readonly side: (tactical: number) => boolean;
  /** City square that a siege closes to the unit, or -1 (8.4). */
  readonly closedCity: number;
  readonly roomFor: (tactical: number) => boolean;
}

/**
 * Where a unit that marches in a direction enters the map of `square`, or null when nowhere is allowed (GITM AMWOL 7.14,
 * details 8): the square of the zone nearest to the wanted one, on passable ground and on the bank it must keep; if that is
 * not legal, squares nearer to the edge behind it, then squares of the edge itself sideways, then whatever is nearest.
 */
export function entrySquare(
  context: PhaseContext,
  unit: Unit,
  square: number,
  direction: Direction,
  wanted: number,
): Entry | null {
  const { state } = context;
  const enemies = new Set<number>();
  for (const other of state.unitsIn(square))
    // Inactive ones too: they take up arms as soon as the unit is there (11.3).
    if (other.status !== 'shattered' && state.areHostile(unit.state, other.state))
      enemies.add(other.tactical);
  const ground: Ground = {
    map: groundOfUnit(state, unit, square),
    direction,
    enemies,
    banks: keptBanks(context, unit, square, direction),
    side: sideBeyondRiver(context, unit, square, direction),
    closedCity: closedCity(state, unit, square),
    roomFor: (tactical) => hasRoom(context, unit, square, tactical),
  };
  const aim = nearestEntry(wanted, direction, (tactical) => hasGround(ground, tactical));
  const straight = towardsEdge(aim, direction).find((tactical) => isLegal(ground, tactical));
  if (straight !== undefined) return { tactical: straight, dice: [] };
  const zone = [...entryZone(direction)].filter(
    (tactical) => !isSideCorner(tactical, direction) && isLegal(ground, tactical),
  );
  const edge = zone.filter((tactical) => onEdge(tactical, direction));
  return nearest(context, unit, square, aim, edge.length > 0 ? edge : zone);
}

/** The square of a besieged city, which only enemies of its holder come into from outside (2.7, 8.4); -1 for none. */
function closedCity(state: CampaignState, unit: Unit, square: number): number {
  const city = state.cityIn(square);
  return city?.besieged && !state.areHostile(unit.state, city.state) ? city.tactical : -1;
}

/**
 * The banks a unit must stay on: out of a square with enemies, or with neutrals at home, in it those that continue its own (7.14,
 * details 7); else all, or where barriers stop marches those it can get to (ROTD R-42).
 */
function keptBanks(context: PhaseContext, unit: Unit, square: number, direction: Direction): Banks | null {
  const { state, book } = context;
  if (barringCombatUnitsIn(state, unit.state, unit.square)) {
    const [here, there] = [unit.square, square].map((at) => groundOfUnit(state, unit, at));
    return banksBeyond(here!, unit.tactical, there!, direction);
  }
  const stops = book.movement.barriersStopMarches.value === 'always';
  return stops ? openBanks(context, unit, square, direction) : null;
}

/** The wanted square and the squares between it and the nearer of the edges it lies behind (east or west if equal). */
function towardsEdge(tactical: number, direction: Direction): number[] {
  const columns = depthBehindSide(tactical, direction);
  const rows = depthBehindEnd(tactical, direction);
  const [east, south] = DIRECTION_STEPS[direction]!;
  const sideways = columns >= 0 && (rows < 0 || columns <= rows);
  const depth = sideways ? columns : Math.max(0, rows);
  const back = sideways ? (east > 0 ? 6 : 2) : south > 0 ? 0 : 4;
  const line = [tactical];
  for (let i = 0; i < depth; i++) line.push(tacticalStep(line[i]!, back));
  return line;
}

function onEdge(tactical: number, direction: Direction): boolean {
  return depthBehindSide(tactical, direction) === 0 || depthBehindEnd(tactical, direction) === 0;
}

/** A corner of the map lies against a side edge: a unit that came straight is not moved aside into it (details 8). */
function isSideCorner(tactical: number, direction: Direction): boolean {
  const corner = [0, LAST].includes(tacticalColumn(tactical)) && [0, LAST].includes(tacticalRow(tactical));
  return corner && !isDiagonal(direction);
}

/** Passable, on the kept bank, with room, no besieged city it may not enter, no enemy in it and none between it and an edge it lies behind. */
function isLegal(ground: Ground, tactical: number): boolean {
  if (!hasGround(ground, tactical) || ground.enemies.has(tactical)) return false;
  if (tactical === ground.closedCity) return false;
  return !isBehindEnemies(ground, tactical) && ground.roomFor(tactical);
}

/** Passable, and on a bank the unit must keep, if it must keep one. */
function hasGround({ map, banks, side }: Ground, tactical: number): boolean {
  if (map.region[tactical] === 0 || !side(tactical)) return false;
  return !banks || [...banksOf(map, tactical)].some((bank) => banks.has(bank));
}

function isBehindEnemies({ enemies, direction }: Ground, tactical: number): boolean {
  if (enemies.size === 0) return false;
  const [east, south] = DIRECTION_STEPS[direction]!;
  const clear = (depth: number, back: Direction): boolean => {
    if (depth < 0) return false;
    for (let i = 0, at = tactical; i < depth; i++) {
      at = tacticalStep(at, back);
      if (enemies.has(at)) return false;
    }
    return true;
  };
  return (
    !clear(depthBehindSide(tactical, direction), east > 0 ? 6 : 2) &&
    !clear(depthBehindEnd(tactical, direction), south > 0 ? 0 : 4)
  );
}

function nearest(
  context: PhaseContext,
  unit: Unit,
  square: number,
  aim: number,
  squares: readonly number[],
): Entry | null {
  if (squares.length === 0) return null;
  const distance = (tactical: number): number => entryDistance(tactical, aim);
  const least = Math.min(...squares.map(distance));
  const best = squares.filter((tactical) => distance(tactical) === least);
  const into = context.state.theatre.grid.nameOf(square);
  const { one, draw } = drawAmong(context, context.landLabel('7.14', `entry ${unit.id} ${into}`), best);
  return { tactical: one, dice: [draw] };
}
