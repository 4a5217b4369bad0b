import { SurvivorsReturned } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { ministersOf } from './ministers-of.js';

/** Wounded and prisoners of units that are no more come home at a campaign's end, to be raised again (GITM AMWOL 9.13, A-58). */
export function returnSurvivors(context: PhaseContext): void {
  const byState = new Map<string, { units: string[]; men: number }>();
  for (const [unit, { state: owner, casualties }] of context.state.fallen) {
    const men = casualties.wounded + casualties.prisoners;
    if (men === 0) continue;
    const home = byState.get(owner) ?? { units: [], men: 0 };
    byState.set(owner, { units: [...home.units, unit], men: home.men + men });
  }
  for (const [owner, { units, men }] of byState)
    context.emit(SurvivorsReturned, {
      rule: context.landRule('9.13'),
      data: { state: owner, units, men, seasons: context.book.season.seasonsToPool.value - 1 },
      audience: ministersOf(context, owner),
    });
}
