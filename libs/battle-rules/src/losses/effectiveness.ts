import {
  defaultOrderOf,
  defaultOrderOfCommand,
  EffectivenessChanged,
  ME_ORDERS,
  subordinatesOf,
  superiorsOf,
  unitsOf,
  type BattleContext,
  type BattleState,
  type CommandState,
} from '@vedette/battle';

/**
 * What counts against a brigade or battalion (P-15, P-37): losses and stragglers, the SP present in routed and collapsed units, and
 * eliminated ones whole.
 */
export function lostOf(state: BattleState, command: string): number {
  const present = unitsOf(state, command).reduce((sum, unit) => {
    const useless = unit.state === 'routed' || unit.collapsed ? unit.sp : 0;
    return sum + unit.losses + unit.stragglers + useless;
  }, 0);
  return state.casualties.reduce((sum, casualty) => {
    const {
      sp = 0,
      stragglers = 0,
      command: of,
    } = casualty as typeof casualty & { stragglers?: number; command?: string };
    return of === command ? sum + sp + stragglers : sum;
  }, present);
}

/** Whether a command can do no more: a brigade by its losses, a higher one if more than half of those below it (P-15). */
export function isIneffective(state: BattleState, command: CommandState): boolean {
  const below = subordinatesOf(state, command.id);
  if (command.level === 'brigade' || command.level === 'battalion' || below.length === 0)
    return command.startSP > 0 && lostOf(state, command.id) >= command.ineffectiveAt;
  return below.filter((one) => isIneffective(state, one)).length * 2 > below.length;
}

/** Tells of a command and those above it whose effectiveness has changed; one that becomes ineffective takes its default order (G-10). */
export function updateEffectiveness(context: BattleContext, command: string): void {
  const { state } = context;
  const first = state.commands.get(command);
  for (const one of first ? [first, ...superiorsOf(state, command)] : []) {
    const ineffective = isIneffective(state, one);
    if (ineffective === one.ineffective) continue;
    const order = ineffective ? defaultOrderOfCommand(state, one) : null;
    context.emit(EffectivenessChanged, {
      rule: ineffective ? ['P-15', 'G-10'] : ['P-15'],
      data: { command: one.id, ineffective, order },
      audience: context.toSide(one.side),
      change: {
        commands: { [one.id]: { ineffective, ...(order === null ? {} : { order }) } },
        ...(ineffective ? { units: withoutBoldOrders(state, one.id) } : {}),
      },
    });
  }
}

/** Units that were given an order of their own which demands ME fall back on their default with their command (G-10, G-11). */
function withoutBoldOrders(state: BattleState, command: string) {
  const bold = unitsOf(state, command).filter(({ order }) => order !== null && ME_ORDERS.has(order));
  return Object.fromEntries(
    bold.map((unit) => [unit.id, { order: defaultOrderOf(state, unit), orderUntil: null }] as const),
  );
}
