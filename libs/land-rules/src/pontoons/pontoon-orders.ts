import { partsOfId, tacticalIndex, type OrderOf, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** What a bridge train was told to do with its bridge. */
export interface PontoonTask {
  readonly train: Unit;
  readonly action: 'deploy' | 'remove';
  /** Square over which, or to which; null for any. */
  readonly tactical: number | null;
  /** Tactical phase from which it is tried. */
  readonly from: number;
}

const FIRST_PHASE = 1;

/**
 * What bridge trains have to do in a tactical phase (ROTD 12.4, 12.5, R-67): the last order of the commander, else the last of the
 * deputy (6.1), from its phase on and until it is done.
 */
export function tasksOf(context: PhaseContext, phase: number): PontoonTask[] {
  const orders = new Map<string, OrderOf<'pontoon'>>();
  for (const { order } of context.orders.ofKind('pontoon')) {
    const unit = context.state.units.get(order.unit);
    const before = orders.get(order.unit);
    if (!unit || (order.by !== unit.commander && order.by !== unit.deputy)) continue;
    if (!before || order.by === unit.commander || before.by !== unit.commander) orders.set(order.unit, order);
  }
  return [...orders.values()]
    .map((order) => ({
      train: context.state.unit(order.unit),
      action: order.action,
      tactical: order.tactical ? tacticalIndex(order.tactical) : null,
      from: order.phase ?? FIRST_PHASE,
    }))
    .filter(({ train, action, from }) => from <= phase && train.deployed === (action === 'remove'));
}

/** An order of whoever commands warships that a bridge of the enemy be taken away: the train, if there is one that spans a river now. */
export interface TakingAway {
  readonly id: string;
  readonly train: Unit | null;
  readonly by: string;
}

/** Bridges of the enemy that commanders of warships told to be taken away (12.6). */
export function bridgesToTakeAway({ state, orders }: PhaseContext): TakingAway[] {
  return orders.ofKind('pontoon').flatMap(({ order }) => {
    const owner = partsOfId(order.unit)?.state;
    const sender = state.players.find(({ id }) => id === order.by);
    if (!owner || !sender || order.action !== 'remove' || !state.areHostile(sender.state, owner)) return [];
    const train = state.units.get(order.unit);
    return [{ id: order.unit, train: train?.deployed ? train : null, by: sender.id }];
  });
}
