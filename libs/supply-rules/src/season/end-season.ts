import { ManpowerReturned, SeasonEnded, seasonEnds, seasonOfTurn } from '@vedette/campaign';
import type { Audience } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';
import { ministersOf } from './ministers-of.js';
import { calmMorale, refitUnits } from './refit-units.js';
import { returnSurvivors } from './return-survivors.js';
import { turnOverCompanies } from './turn-over-companies.js';

/**
 * The end of a season, when the calendar says the turn under way is its last: after a campaign wounded and prisoners come back
 * and experience is lost (GITM AMWOL 3.6, 9.13), after a peace morale calms (3.7), after each ships in harbour lose experience
 * (PATE 2.2), and men sent home can be raised again (3.5). Deployment turns are no season.
 */
export function endSeason(context: PhaseContext): void {
  const { state } = context;
  if (!seasonEnds(state) || state.season === 'deployment') return;
  context.emit(SeasonEnded, {
    rule: context.landRule('5.1'),
    data: { season: state.season, next: seasonOfTurn(state.calendar, state.turn + 1) },
    audience: everybody(context),
  });
  // Those already on their way home have one season fewer to wait; men sent home now do not count this end (3.5).
  releaseManpower(context);
  if (state.season === 'campaign') {
    refitUnits(context);
    returnSurvivors(context);
  }
  if (state.season === 'peace') calmMorale(context);
  turnOverCompanies(context);
}

function everybody({ state }: PhaseContext): Audience {
  return Object.fromEntries(state.players.map(({ id }) => [id, 'full' as const]));
}

function releaseManpower(context: PhaseContext): void {
  const { state } = context;
  for (const [owner, { pool, returning }] of [...state.manpower].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (returning.length === 0) continue;
    const home = returning.filter(({ seasons }) => seasons <= 1).reduce((sum, { men }) => sum + men, 0);
    context.emit(ManpowerReturned, {
      rule: context.landRule('3.5'),
      data: {
        state: owner,
        men: home,
        pool: pool + home,
        returning: returning
          .filter(({ seasons }) => seasons > 1)
          .map(({ men, seasons }) => ({ men, seasons: seasons - 1 })),
      },
      audience: ministersOf(context, owner),
    });
  }
}
