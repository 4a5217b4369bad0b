import { bottomOf, UnitFled, type BattleContext, type BattleRule, type UnitState } from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import type { Facing, Hex } from '@vedette/hex';
import { tacticalAllowance } from '../ground/allowance.js';
import { hexesToRear, routStep } from '../ground/step-away.js';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { eliminate, loseStrength } from '../losses/lose-strength.js';
import { carryLeaders } from './carry-leaders.js';
import { lossOf } from './retreat.js';

/** The vertex that looks at a rear edge; of north and south, which lie between two, the eastern. */
const FACING_OF_EDGE: Readonly<Record<'west' | 'east' | 'north' | 'south', Facing>> = {
  west: 3,
  east: 0,
  north: 1,
  south: 5,
};

/**
 * A routed unit runs its full tactical allowance toward its side's rear, away from the enemy (P-12.1, P-35): each enemy zone it runs into
 * costs 1 SP; over the edge it is lost. `routs` counts its routs of the day, `begins`
 * says that one has just begun. Gives the hexes it ran through, its first among them.
 */
export function routMove(
  context: BattleContext,
  id: string,
  rule: readonly BattleRule[],
  routs = context.state.units.get(id)?.routs ?? 0,
  begins = false,
): Hex[] {
  const unit = context.state.units.get(id);
  if (!unit || unit.hex === null) return [];
  const from = unit.hex;
  const held = [from, ...unit.extended];
  const { path, zones, leaves } = routPath(context, unit, from);
  const to = path.at(-1) ?? from;
  const { rear } = context.state.sides.find((side) => side.id === unit.side)!;
  const facing = FACING_OF_EDGE[rear];
  const formation = unit.type === 'ART' || unit.type === 'HART' ? 'limbered' : unit.formation;
  context.emit(UnitFled, {
    rule,
    hex: from,
    units: [id],
    data: { unit: id, from, to: leaves ? null : to, path, facing },
    audience: context.toSide(unit.side, enemyAudience(context, unit.side, from)),
    change: {
      ...(begins ? { unitTurns: { [id]: { routed: true } } } : {}),
      units: {
        [id]: {
          ...(path.length > 0 ? { hex: to, stack: bottomOf(context.state, to) } : {}),
          ...{ state: 'routed', routs, facing, formation, extended: [], refused: null, bayonet: false },
        },
      },
    },
  });
  if (path.length > 0) {
    carryLeaders(context, unit.side, from, to);
    leadersInTheWay(context, id, 'gives-ground');
  }
  if (zones > 0)
    loseStrength(context, { unit: id, lost: zones, kind: lossOf(unit), rule: ['P-12.1', 'G-46'] });
  if (leaves) eliminate(context, id, ['P-12.2', 'P-37']);
  lookAround(context, [...held, to]);
  return [from, ...path];
}

interface RoutPath {
  readonly path: Hex[];
  readonly zones: number;
  readonly leaves: boolean;
}

function routPath(context: BattleContext, unit: UnitState, from: Hex): RoutPath {
  const path: Hex[] = [];
  let zones = 0;
  let at = from;
  // One hex can always be entered.
  for (let left = Math.max(1, tacticalAllowance(context.state, unit)); left > 0;) {
    if (hexesToRear(context, unit.side, at) === 0) return { path, zones, leaves: true };
    const step = routStep(context, unit, at);
    if (
      step === null ||
      step.hex === from ||
      path.includes(step.hex) ||
      (step.cost > left && path.length > 0)
    )
      break;
    at = step.hex;
    left -= step.cost;
    zones += step.intoZone ? 1 : 0;
    path.push(at);
  }
  return { path, zones, leaves: false };
}
