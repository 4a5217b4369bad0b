import { CommandAssigned, OrderRefused, OrderStood, TurnBegan, type Order } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { subjectOf, type Receipt } from '@vedette/order-rules';
import type { Audience } from '@vedette/record';
import { type Assignment, undoAssignments } from './officers/undo-assignments.js';

/** An order as judged: the order itself and what its sender was told. */
export interface JudgedOrder {
  readonly order: Order;
  readonly receipt: Receipt;
  /** Whether it is carried out: accepted, and not replaced by another (6.1). */
  readonly stands: boolean;
}

/**
 * Opens a turn in the `orders` phase: every unit remembers where it starts, every order is told as understood or as
 * refused to its sender, and assignments take effect in the order of receipt (GITM AMWOL 3.4, 6.1, 6.10; details 15).
 */
export function openTurn(context: PhaseContext, judged: readonly JudgedOrder[]): void {
  const everyone: Audience = Object.fromEntries(context.state.players.map(({ id }) => [id, 'full' as const]));
  context.emit(TurnBegan, {
    rule: context.landRule('5.2'),
    data: { turn: context.state.turn, season: context.state.season },
    audience: everyone,
  });
  const sent = new Map<string, number>();
  const assignments: Assignment[] = [];
  for (const { order, receipt } of judged) {
    const by = order.by ?? '';
    const number = sent.get(by) ?? 0;
    sent.set(by, number + 1);
    tellOrder(context, order, receipt, number);
    if (order.kind === 'assign' && receipt.accepted) assignments.push(assign(context, order));
  }
  undoAssignments(context, assignments);
}

/** `number` counts the orders of one sender: counted among all, it would tell him how many others have sent. */
function tellOrder(context: PhaseContext, order: Order, receipt: Receipt, number: number): void {
  const by = order.by ?? '';
  const subject = subjectOf(order);
  const audience: Audience = by ? { [by]: 'full' } : {};
  const told = ({ code, rule, field, message }: Receipt['problems'][number]) => ({
    code,
    rule,
    field,
    message,
  });
  if (!receipt.accepted) {
    context.emit(OrderRefused, {
      rule: context.landRule('6.1'),
      data: { order: number, kind: order.kind, subject, by, errors: receipt.problems.map(told) },
      audience,
    });
    return;
  }
  context.emit(OrderStood, {
    rule: context.landRule('6.1'),
    data: {
      order: number,
      kind: order.kind,
      subject,
      by,
      understood: receipt.understood,
      warnings: receipt.problems.map(told),
    },
    audience,
  });
}

/** Carries an assignment out; says who had the posts before. */
function assign(context: PhaseContext, order: Extract<Order, { kind: 'assign' }>): Assignment {
  const piece = context.state.units.get(order.unit) ?? context.state.ships.get(order.unit);
  const before = { commander: piece?.commander ?? null, deputy: piece?.deputy ?? null };
  const named = [order.by, order.commander, order.deputy].filter(
    (id): id is string => typeof id === 'string',
  );
  const atSea = context.state.ships.has(order.unit);
  context.emit(CommandAssigned, {
    rule: atSea ? context.navalRule('2.3') : context.landRule('3.4'),
    ...(atSea ? { ships: [order.unit] } : { units: [order.unit] }),
    data: {
      unit: order.unit,
      ...(order.commander ? { commander: order.commander } : {}),
      ...(order.deputy ? { deputy: order.deputy } : {}),
      by: order.by ?? '',
    },
    audience: Object.fromEntries(named.map((id) => [id, 'full' as const])),
  });
  return { order, before };
}
