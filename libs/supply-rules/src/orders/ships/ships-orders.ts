import type { OrderKind } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { settleAttachments } from './attach.js';
import { changeBases } from './change-base.js';
import { layUp } from './lay-up.js';
import { mergeGroups } from './merge-groups.js';
import { scuttle } from './scuttle.js';
import { splitGroup } from './split-group.js';
import { transferCrew } from './transfer-crew.js';

const CARRIED_OUT_HERE: readonly OrderKind[] = ['merge', 'split', 'activation', 'naval'];

/**
 * Orders about ships that are carried out before the turn's phases, in the order of receipt (details 15): who follows whom
 * first, then groups, crews, scuttling and laying up, and the bases last, which attached ships copy (PATE 2.5-2.7, 3.4, 4.4).
 */
export function carryOutShipsOrders(context: PhaseContext): void {
  const { orders, state } = context;
  const figures = context.books.naval?.figures;
  if (!figures || state.ships.size === 0) return;
  settleAttachments(context);
  const naval = orders.ofKind('naval').map(({ order }) => order);
  const leaving = new Set(naval.filter(({ scuttle: sinks }) => sinks).map(({ ship }) => ship));
  const all = CARRIED_OUT_HERE.flatMap((kind) => [...orders.ofKind(kind)]).sort((a, b) => a.index - b.index);
  for (const { order } of all) {
    if (order.kind === 'merge' && order.ship) mergeGroups(context, figures, order);
    if (order.kind === 'split') splitGroup(context, figures, order);
    if (order.kind === 'activation' || order.kind === 'naval') {
      if (order.kind === 'naval') transferCrew(context, figures.handling, order);
      if (order.kind === 'naval') scuttle(context, order, leaving);
      const ship = state.ships.get(order.kind === 'naval' ? order.ship : order.unit);
      const action = order.kind === 'naval' ? order.activation : order.action;
      if (ship && action === 'inactivate') layUp(context, ship, order.by);
    }
  }
  changeBases(context);
}
