import type { BattleOrder, PlanStep, UnitPlan } from '@vedette/battle';

/** An order in words, as its receipt tells it. */
export function inWords(order: BattleOrder): string {
  switch (order.kind) {
    case 'change':
      return `${order.command ?? order.unit!} to ${order.to}${list(' with the points of ', order.spend)}${order.with ? ` by ${order.with}` : ''}`;
    case 'commit':
      return `${order.leader} adds his points to the initiative`;
    case 'recover':
      return `${order.command} recovers ${order.what === 'fatigue' ? 'from fatigue' : 'its stragglers'}`;
    case 'attach':
      return `${order.command ?? order.unit!} goes under ${order.to}`;
    case 'alternative':
      return `${order.group} comes by area ${order.area}`;
    case 'activate':
      return order.at === 'none'
        ? `${order.command ?? order.unit!} does nothing`
        : `${order.command ?? order.unit!} at ${order.at}${list(' with the points of ', order.spend)}${planned(order.plan)}`;
    case 'gift':
      return `${order.leader} gives ME to those with him${planned(order.plan)}`;
    case 'leader':
      return `${order.leader} goes ${order.path.join(' ')}`;
    case 'pass':
      return 'passes';
    case 'standing':
      return `${order.for ?? order.leader!}: ${instructions(order)}`;
    case 'setup':
      return order.command !== undefined
        ? `${order.command} begins with ${order.order ?? 'its order'}`
        : `${order.unit!} begins in ${order.hex ?? 'its hex'}`;
    case 'entry':
      return `${order.group} enters ${order.sequence.join(', ')}${order.hex ? ` at ${order.hex}` : ''}`;
  }
}

function list(before: string, names: readonly string[] | undefined): string {
  return names && names.length > 0 ? before + names.join(', ') : '';
}

function planned(plan: readonly UnitPlan[] | undefined): string {
  return (plan ?? [])
    .map(({ unit, do: steps = [], fire, shock }) =>
      `; ${unit} ${steps.map(stepInWords).join(' ')}${fire?.hold ? ' holds its fire' : fire?.at ? ` fires at ${fire.at}` : ''}${shock ? ` shocks ${shock}` : ''}`.trimEnd(),
    )
    .join('');
}

function stepInWords(step: PlanStep): string {
  if (typeof step === 'string') return step;
  const [[what, value]] = Object.entries(step) as [[string, unknown]];
  return `${what} ${String(value)}`;
}

function instructions(order: Extract<BattleOrder, { kind: 'standing' }>): string {
  const { kind: _kind, for: _for, leader: _leader, by: _by, at: _at, ...keys } = order;
  return Object.entries(keys)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ');
}
