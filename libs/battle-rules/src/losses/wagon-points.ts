import { UnitEliminated, WagonPointSpent, type BattleContext } from '@vedette/battle';

/** A wagon gives out one of its points of ammunition; empty it is of no more use and goes (P-17). What it gave is not lost (P-37). */
export function loseWagonPoint(context: BattleContext, id: string): void {
  const wagon = context.state.units.get(id)!;
  const left = wagon.sp - 1;
  const audience = context.toSide(wagon.side);
  if (left > 0) {
    const change = { units: { [id]: { sp: left } } };
    context.emit(WagonPointSpent, {
      rule: ['P-17'],
      units: [id],
      data: { wagon: id, left },
      audience,
      change,
    });
    return;
  }
  // It is named still among those that are no more: instructions and lists may speak of it.
  const { side, command, type } = wagon;
  const empty = {
    unit: id,
    side,
    command,
    type,
    sp: 0,
    stragglers: 0,
    captured: 0,
    turn: context.state.turn,
  };
  const change = {
    units: { [id]: null },
    casualties: [...context.state.casualties, { ...empty, rule: 'P-17' }],
  };
  context.emit(UnitEliminated, {
    rule: ['P-17'],
    units: [id],
    data: { unit: id, hex: wagon.hex },
    audience,
    change,
  });
}
