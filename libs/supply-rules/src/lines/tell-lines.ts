import { LinesAssessed, type Unit, type UnitLines } from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/** One event a command, in the order of their first units, so that nobody learns of other commands' lines. */
export function tellLines(context: PhaseContext, all: readonly UnitLines[]): void {
  const byCommand = new Map<string, { unit: Unit; lines: UnitLines[] }>();
  for (const lines of all) {
    const unit = context.state.unit(lines.unit);
    if (unit.status !== 'active') continue;
    const key = `${unit.state}/${unit.commander ?? ''}/${unit.deputy ?? ''}`;
    const group = byCommand.get(key);
    if (group) group.lines.push(lines);
    else byCommand.set(key, { unit, lines: [lines] });
  }
  for (const { unit, lines } of byCommand.values())
    context.emit(LinesAssessed, {
      rule: context.landRule('10.11'),
      units: lines.map((line) => line.unit),
      data: { lines },
      audience: commandOf(unit),
    });
}
