import { SurvivorsReturned, type StateId } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { ministersOf } from './ministers-of.js';

/** Wounded of units that are no more come home at a campaign's end, and prisoners where the book gives them back, to be raised again (GITM AMWOL 9.13, A-58). */
export function returnSurvivors(context: PhaseContext): void {
  const { prisonersReturn } = context.book.season;
  const byState = new Map<StateId, { units: string[]; men: number }>();
  for (const [unit, { state: owner, casualties }] of context.state.fallen) {
    const men = casualties.wounded + (prisonersReturn.value ? casualties.prisoners : 0);
    if (men === 0) continue;
    const home = byState.get(owner) ?? { units: [], men: 0 };
    byState.set(owner, { units: [...home.units, unit], men: home.men + men });
  }
  for (const [owner, { units, men }] of byState)
    context.emit(SurvivorsReturned, {
      rule: context.landRule('9.13'),
      data: {
        state: owner,
        units,
        men,
        seasons: context.book.season.seasonsToPool.value - 1,
        ...(prisonersReturn.value ? {} : { prisonersStay: true }),
      },
      audience: ministersOf(context, owner),
    });
}
