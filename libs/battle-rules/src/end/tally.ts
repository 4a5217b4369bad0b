import { type BattleState, enemyOf, type Side, SIDES, type UnitState } from '@vedette/battle';
import { holderOf, ownerOf } from '../losses/guns-in-hand.js';

/** The score of a side (G-74, part 4E). */
export interface SideTally {
  /** For the side's own losses. */
  readonly lossPoints: number;
  readonly objectives: number;
  readonly delay: number;
  readonly total: number;
}
export type Tally = Readonly<Record<Side, SideTally>>;

/** Points an SP lost counts by its type; a captured gun counts three, a captured wagon no more than one that is lost (G-74). */
const POINTS = { foot: 1, horse: 2, gun: 2, capturedGun: 3 } as const;

/** The scores as they stand: in a scenario what the enemy lost counts for a side, beside objectives and delay. */
export function tallyOf(state: BattleState): Tally {
  const losses = { US: lossPoints(state, 'US'), CSA: lossPoints(state, 'CSA') };
  const scores = SIDES.map((side): [Side, SideTally] => {
    const objectives = objectivePoints(state, side);
    const delay = state.delayPoints
      .filter((one) => one.side === side)
      .reduce((sum, { points }) => sum + points, 0);
    return [
      side,
      { lossPoints: losses[side], objectives, delay, total: losses[enemyOf(side)] + objectives + delay },
    ];
  });
  return Object.fromEntries(scores) as Tally;
}

/** Loss points of a side for its own losses (G-74, P-37): stragglers do not count, nor guns left inside its lines. */
export function lossPoints(state: BattleState, side: Side): number {
  const units = [...state.units.values()].filter((unit) => unit.side === side);
  const standing = units.reduce((sum, unit) => sum + pointsOf(unit), 0);
  const gone = state.casualties.reduce((sum, one) => {
    const extra = one as { type?: UnitState['type']; captured?: number };
    if (one.unit === undefined || one.side !== side) return sum;
    const captured = extra.captured ?? 0;
    const type = extra.type ?? 'INF';
    return sum + ((one.sp ?? 0) - captured) * worth(type) + captured * capturedWorth(type);
  }, 0);
  return standing + gone + abandonedPoints(state, side) + leaderPoints(state, side);
}

/** Guns left on the field stand among the losses: inside own lines they are none, outside them they are the enemy's (P-37). */
function abandonedPoints(state: BattleState, side: Side): number {
  return state.abandonedGuns
    .filter((left) => ownerOf(state, left) === side)
    .reduce(
      (sum, { hex, guns }) =>
        sum + guns * ((holderOf({ state }, hex) === side ? 0 : POINTS.capturedGun) - POINTS.gun),
      0,
    );
}

function pointsOf({ type, losses, captured }: UnitState): number {
  return (losses - captured) * worth(type) + captured * capturedWorth(type);
}

function capturedWorth(type: UnitState['type']): number {
  return type === 'ART' || type === 'HART' ? POINTS.capturedGun : worth(type);
}

function worth(type: UnitState['type']): number {
  if (type === 'INF' || type === 'SS') return POINTS.foot;
  return type === 'CAV' ? POINTS.horse : POINTS.gun;
}

/** Commanders above brigades: stars times rating, half of that for the wounded (G-74, P-37). */
function leaderPoints(state: BattleState, side: Side): number {
  return state.casualties.reduce((sum, one) => {
    const leader = one.leader === undefined ? undefined : state.leaders.get(one.leader);
    if (!leader || leader.side !== side) return sum;
    const level = state.commands.get(leader.command ?? '')?.level;
    if (level === undefined || level === 'brigade' || level === 'battalion') return sum;
    // The record keeps what he was; his second has his place on the chart since.
    const was = one as { stars?: number; rating?: number };
    const points = (was.stars ?? leader.stars) * (was.rating ?? leader.rating);
    return sum + (one.fate === 'wounded' ? Math.floor(points / 2) : Math.max(1, points));
  }, 0);
}

function objectivePoints(state: BattleState, side: Side): number {
  return state.victory.objectives.reduce(
    (sum, { hex, points }) => sum + (state.held[hex] === side ? (points[side] ?? 0) : 0),
    0,
  );
}

/** Who has won and how clearly: by margin in a scenario, else by objectives and the ratio of losses (G-72 to G-75). */
export function resultOf(state: BattleState): NonNullable<BattleState['result']> {
  const tally = tallyOf(state);
  if (state.victory.kind === 'scenario') {
    const margin = tally.US.total - tally.CSA.total;
    const level = [...state.victory.levels]
      .sort((a, b) => b.margin - a.margin)
      .find((one) => Math.abs(margin) >= one.margin);
    return level
      ? { winner: margin > 0 ? 'US' : 'CSA', level: level.level }
      : { winner: null, level: 'draw' };
  }
  const byObjective = SIDES.filter((side) => holdsGeographic(state, side) || hasBroken(state, side));
  if (byObjective.length === 1) return { winner: byObjective[0]!, level: 'substantial' };
  const lost = { US: tally.US.lossPoints, CSA: tally.CSA.lossPoints };
  if (Math.max(lost.US, lost.CSA) <= state.victory.floor) return { winner: null, level: 'draw' };
  const winner: Side = lost.US < lost.CSA ? 'US' : 'CSA';
  const ratio = Math.max(lost.US, lost.CSA) / Math.max(1, Math.min(lost.US, lost.CSA));
  if (ratio > 3) return { winner, level: 'decisive' };
  if (ratio > 2) return { winner, level: 'substantial' };
  return ratio > 1 ? { winner, level: 'marginal' } : { winner: null, level: 'draw' };
}

/** Enough of a side's list of places is its own (G-73). */
function holdsGeographic(state: BattleState, side: Side): boolean {
  const list = state.victory.geographic[side];
  return (
    list !== undefined &&
    list.need > 0 &&
    list.hexes.filter((hex) => state.held[hex] === side).length >= list.need
  );
}

const GUNS_A_DIVISION = 30;

/** As many enemy divisions are destroyed as are asked for: every infantry brigade ineffective or gone; thirty guns count as one (P-24, G-73). */
function hasBroken(state: BattleState, side: Side): boolean {
  const need = state.victory.manpower[side];
  if (need === undefined || need === 0) return false;
  const enemy = enemyOf(side);
  const commands = [...state.commands.values()].filter((one) => one.side === enemy);
  const broken = commands.filter(({ id, level }) => {
    if (level !== 'division') return false;
    const brigades = commands.filter(
      (one) => one.superior === id && one.arm === 'INF' && one.level === 'brigade',
    );
    return (
      brigades.length > 0 &&
      brigades.every(
        (one) => one.ineffective || ![...state.units.values()].some((unit) => unit.command === one.id),
      )
    );
  }).length;
  const lost = gunsLost(state, enemy);
  return broken + Math.floor(lost / GUNS_A_DIVISION) >= need;
}

/** Guns a side has lost, those of batteries that are no more with them (G-73). */
function gunsLost(state: BattleState, side: Side): number {
  const isBattery = (type: unknown) => type === 'ART' || type === 'HART';
  const standing = [...state.units.values()].filter((unit) => unit.side === side && isBattery(unit.type));
  const gone = state.casualties.filter(
    (one) => one.unit !== undefined && one.side === side && isBattery((one as { type?: string }).type),
  );
  return (
    standing.reduce((sum, { losses }) => sum + losses, 0) + gone.reduce((sum, { sp }) => sum + (sp ?? 0), 0)
  );
}
