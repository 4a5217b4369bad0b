import { tacticalStep } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import type { Battle, BattleSide } from './battle.js';
import { isImpassableGround } from './ground.js';
import { coverAllRound } from './works-in-battle.js';

/**
 * How many flanks of a side are open (GITM AMWOL 9.8). One is anchored by a neighbouring square with friends or
 * impassable ground; both by two such squares that are not in neighbouring directions, when the front is at least three
 * quarters full, by spaces and without rounding. Flanks cannot be turned where a unit fights from a fort, nor where works cover all sides (ROTD 10.8), nor against squares (9.5).
 */
export function openFlanks(context: PhaseContext, battle: Battle, side: BattleSide): 0 | 1 | 2 {
  const inFort = [...battle.attackers.fighters, ...battle.defenders.fighters].some(({ unit }) => unit.inFort);
  if (inFort || side.squares || coverAllRound(battle.works)) return 0;
  const anchors = anchoredDirections(context, battle, side);
  if (anchors.length === 0) return 2;
  const apart = anchors.some((a) => anchors.some((b) => separation(a, b) > 1));
  return apart && side.frontFilled >= context.book.combat.anchoredFill.value ? 0 : 1;
}

function anchoredDirections(context: PhaseContext, battle: Battle, side: BattleSide): number[] {
  const { state } = context;
  const map = state.theatre.tacticalMap(battle.square);
  const friends = new Set<number>();
  for (const unit of state.unitsIn(battle.square))
    if (
      unit.status === 'active' &&
      unit.kind.role.fights &&
      side.states.some((own) => state.areFriends(own, unit.state))
    )
      friends.add(unit.tactical);
  const anchors: number[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const next = tacticalStep(battle.tactical, direction);
    if (next >= 0 && (friends.has(next) || isImpassableGround(map.terrain[next]!))) anchors.push(direction);
  }
  return anchors;
}

function separation(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 8 - apart);
}
