import { LinesAssessed, type Unit } from '@vedette/campaign';
import { assessLines, type Lines } from '@vedette/contact';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { endSeason } from '../season/end-season.js';
import { driftMorale, learnByMarching, rest } from './rest.js';
import { reformUnits } from './reform.js';

/**
 * The end of the turn, in the order of reading A-54: shattered units reform, stragglers return, fatigue is slept off,
 * marching teaches, morale drifts, and every unit looks for its source of supply and communications for the next turn
 * (GITM AMWOL 3.2, 3.6, 3.7, 9.13, 10.1, 10.11, 12.3). On quiet turns only lines are looked for.
 * The turn that ends a season brings what its end does, once units have recovered.
 */
export function recoveryPhase(context: PhaseContext): void {
  const { state } = context;
  if (state.season === 'campaign') {
    reformUnits(context);
    for (const unit of [...state.units.values()]) {
      rest(context, unit);
      learnByMarching(context, unit);
      driftMorale(context, unit);
    }
  }
  endSeason(context);
  tellLines(context, assessLines(state, context.book));
}

/** One event a command, in the order of their first units, so that nobody learns of other commands' lines. */
function tellLines(context: PhaseContext, all: readonly Lines[]): void {
  const byCommand = new Map<string, { unit: Unit; lines: Lines[] }>();
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
