import { AttachmentRefused, ShipAttached, type NavalOrder, type Ship } from '@vedette/campaign';
import { commandOfShip, placeKey } from '@vedette/naval-rules';
import type { PhaseContext } from '@vedette/rulebooks';

type Refusal = 'not-together' | 'not-friendly' | 'host-follows' | 'has-followers';

/**
 * Attachments as ordered, which last until they are ordered otherwise (PATE 4.4, P-37): to a friend in the same tactical area who
 * follows nobody. All who leave somebody leave first, so that it makes no difference in which order the orders came.
 */
export function settleAttachments(context: PhaseContext): void {
  const wishes = new Map<Ship, string>();
  for (const { order } of context.orders.ofKind('naval')) {
    const ship = context.state.ships.get(order.ship);
    if (!ship || ship.status !== 'active' || ship.turnsWithoutStores > 0) continue;
    if (order.attach && order.attach !== ship.attachedTo) wishes.set(ship, order.attach);
    if (leaves(order, ship)) attach(context, ship, null);
  }
  let open = [...wishes];
  for (;;) {
    const refused: [Ship, string, Refusal][] = [];
    for (const [ship, to] of open) {
      const why = whyNot(context, ship, to);
      if (why) refused.push([ship, to, why]);
      else attach(context, ship, to);
    }
    if (refused.length === open.length || refused.length === 0) return tellRefusals(context, refused);
    open = refused.map(([ship, to]) => [ship, to]);
  }
}

/** A detach order, unless the ship only changes leaders: then it keeps the old one until the new one has it. */
function leaves(order: NavalOrder, ship: Ship): boolean {
  return order.detach === true && !order.attach && ship.attachedTo !== null;
}

function attach(context: PhaseContext, ship: Ship, to: string | null): void {
  context.emit(ShipAttached, {
    rule: context.navalRule('4.4'),
    ships: [ship.id],
    data: { ship: ship.id, from: ship.attachedTo, to, reason: 'ordered' },
    audience: commandOfShip(ship),
  });
}

function whyNot({ state }: PhaseContext, ship: Ship, to: string): Refusal | null {
  const host = state.ships.get(to);
  if (!host || host.status !== 'active' || host.id === ship.id || placeKey(host.at) !== placeKey(ship.at))
    return 'not-together';
  if (!state.areFriends(ship.state, host.state)) return 'not-friendly';
  if (host.attachedTo !== null) return 'host-follows';
  const followed = [...state.ships.values()].some(({ attachedTo }) => attachedTo === ship.id);
  return followed ? 'has-followers' : null;
}

function tellRefusals(context: PhaseContext, refused: readonly [Ship, string, Refusal][]): void {
  for (const [ship, to, reason] of refused)
    context.emit(AttachmentRefused, {
      rule: context.navalRule('4.4'),
      ships: [ship.id],
      data: { ship: ship.id, to, reason },
      audience: commandOfShip(ship),
    });
}
