import type { BattleState, UnitState } from '@vedette/battle';
import { directionTo, zoneOf, type Direction, type Facing, type Hex, type HexMap } from '@vedette/hex';
import { CROSSED, GROUND, ROAD_COST, type GroundRow, type Mover } from '../tables/terrain.js';

/** What rules of ground read: the battle and its map. */
export interface Field {
  readonly state: BattleState;
  readonly map: HexMap;
}

export type Works = BattleState['works'][number];

/** A step's price by the ground alone, in MP, and whether it makes the mover check for disorder. */
export interface GroundCost {
  readonly cost: number;
  readonly disorders: boolean;
}

const TURNS_TO_FINISH: Readonly<Record<Works['kind'], number>> = { breastworks: 2, entrenchments: 6 };

/** How the ground takes a unit as it stands: on foot, mounted or on wheels. */
export function moverOf(unit: UnitState): Mover {
  if (unit.type === 'CAV') return unit.formation === 'dismounted' ? 'foot' : 'mounted';
  return unit.type === 'INF' || unit.type === 'SS' ? 'foot' : 'wheels';
}

/** True for works that are finished: before, they have no effect (P-18). */
export function isFinished(works: Works): boolean {
  return works.turns >= TURNS_TO_FINISH[works.kind];
}

/** The finished works of a hex, or null. */
export function worksIn(state: BattleState, hex: Hex): Works | null {
  return state.works.find((works) => works.hex === hex && isFinished(works)) ?? null;
}

/** Finished works of a hex that stand along one of its sides: they protect their two front hexsides (P-18). */
export function worksOn(state: BattleState, hex: Hex, direction: Direction): Works | null {
  const works = worksIn(state, hex);
  return works && zoneOf(works.facing as Facing, direction) === 'front' ? works : null;
}

/**
 * What the ground asks for one step to a neighbour: the hex, what is crossed, the climb; on a road, lane or grade in column only the
 * road (P-04). Null where such a mover may not go. Facing, zones and friends in the way are not the ground's business.
 */
export function groundCost(
  { map, state }: Field,
  mover: Mover,
  from: Hex,
  to: Hex,
  { inColumn }: { readonly inColumn: boolean },
): GroundCost | null {
  const direction = directionTo(from, to);
  if (direction === null || !map.contains(to)) return null;
  const road = map.roadBetween(from, to);
  const byGrade = map.isGradeBetween(from, to) && mover !== 'wheels';
  if ((inColumn || mover === 'leader') && (road !== null || byGrade))
    return { cost: ROAD_COST.value, disorders: false };
  const rows = [
    map.isCut(to) ? CROSSED.value.cut : GROUND.value[map.terrain(to)],
    ...crossed({ map, state }, from, to, direction),
  ];
  let cost = 0;
  for (const { cost: costs } of rows) {
    const price = costs[mover];
    if (price === null) return null;
    cost += price;
  }
  return { cost, disorders: rows.some(({ disorders }) => disorders.includes(mover)) };
}

/** What a hex itself asks of who comes into it or moves within it: its ground, and a run that flows through it (P-04, G-29). Null where he may not be. */
export function hexCost({ map }: Pick<Field, 'map'>, mover: Mover, hex: Hex): GroundCost | null {
  const rows = [
    map.isCut(hex) ? CROSSED.value.cut : GROUND.value[map.terrain(hex)],
    ...(map.isRun(hex) ? [CROSSED.value.run] : []),
  ];
  let cost = 0;
  for (const { cost: costs } of rows) {
    const price = costs[mover];
    if (price === null) return null;
    cost += price;
  }
  return { cost, disorders: rows.some(({ disorders }) => disorders.includes(mover)) };
}

/** Whether the ground of a hex lets such a mover be there at all (P-04). */
export function standsOn(field: Pick<Field, 'map'>, mover: Mover, hex: Hex): boolean {
  return hexCost(field, mover, hex) !== null;
}

/** What a step crosses or climbs beside the hex it enters. */
function crossed({ map, state }: Field, from: Hex, to: Hex, direction: Direction): GroundRow[] {
  const rows: GroundRow[] = [];
  const { wall, fence, creek, bridge } = map.side(from, direction);
  const back = directionTo(to, from)!;
  if (map.isRun(to) && map.roadBetween(from, to) === null) rows.push(CROSSED.value.run);
  if (creek && !bridge) rows.push(CROSSED.value.creek);
  if (fence) rows.push(CROSSED.value.fence);
  if (wall) rows.push(CROSSED.value.wall);
  const works = worksOn(state, to, back) ?? worksOn(state, from, direction);
  if (works) rows.push(CROSSED.value[works.kind]);
  const climb = map.level(to) - map.level(from);
  if (climb === 1) rows.push(CROSSED.value.up);
  if (climb >= 2) rows.push(CROSSED.value.steepUp);
  if (climb <= -2) rows.push(CROSSED.value.steepDown);
  return rows;
}
