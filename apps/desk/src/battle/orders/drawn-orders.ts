import type { BattleView } from '@vedette/battle-sight';
import { type AnyOrder, drafts } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { hexOf } from './piece-words.js';
import { hexesIn, type UnitPlan } from './plan-pointing.js';
import type { DrawnOrder } from './reach-layer.js';

/** What orders draw upon the map: those that stand, and drafts. */
export function drawnOrders(view: BattleView): DrawnOrder[] {
  const standing = inForce(evening.value?.orders ?? []).flatMap(({ receipt, order }) =>
    drawnOf(order as AnyOrder, receipt.id, false, view),
  );
  const drafted = [...drafts.value.values()].flatMap(({ key, order }) => drawnOf(order, key, true, view));
  return [...standing, ...drafted];
}

function drawnOf(order: AnyOrder, key: string, isDraft: boolean, view: BattleView): DrawnOrder[] {
  if (order.kind === 'leader')
    return one(
      key,
      isDraft,
      hexOf(String(order['leader']), view),
      (order['path'] ?? []) as readonly string[],
    );
  return ((order['plan'] ?? []) as readonly UnitPlan[]).flatMap((plan) =>
    one(`${key} ${plan.unit}`, isDraft, hexOf(plan.unit, view), hexesIn(plan.do ?? []), plan),
  );
}

function one(
  key: string,
  isDraft: boolean,
  from: string | null,
  hexes: readonly string[],
  plan?: UnitPlan,
): DrawnOrder[] {
  const way = [...(from === null ? [] : [from]), ...hexes];
  const fireAt = plan?.fire?.['at'];
  return [
    { key, isDraft, way, fireAt: typeof fireAt === 'string' ? fireAt : null, shock: plan?.shock ?? null },
  ];
}
