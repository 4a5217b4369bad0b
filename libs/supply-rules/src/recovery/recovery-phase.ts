import { assessLines } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import { tellLines } from '../lines/tell-lines.js';
import { endSeason } from '../season/end-season.js';
import { driftMorale, learnByMarching, rest } from './rest.js';
import { throwUpWorks } from '../works/throw-up-works.js';
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
    throwUpWorks(context);
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
