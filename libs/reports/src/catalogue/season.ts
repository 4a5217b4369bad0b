import { counted, inWords } from '../wording/figures.js';
import { listed, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

function experience(t: Telling): string {
  return t.has('experience') ? `experience ${t.figure('experience')}` : '';
}

/** The end of a season (GITM AMWOL 3.5, 3.6, 9.13; PATE 2.2). */
export const SEASON_MESSAGES = {
  SeasonEnded: {
    say: (t) =>
      sentence(
        `The ${t.text('season') || 'season'} ended with this turn`,
        t.has('next') && `, and a ${t.text('next')} follows`,
      ),
  },
  UnitRefitted: {
    say: (t) => {
      const back = (t.number('wounded') ?? 0) + (t.number('prisoners') ?? 0);
      return sentence(
        `${t.text('unit')} refitted at the end of the campaign`,
        back > 0 && `and took back its wounded and prisoners`,
      );
    },
    each: (t) => {
      const back = (t.number('wounded') ?? 0) + (t.number('prisoners') ?? 0);
      return listed(
        back > 0 ? `${counted(back, 'man', 'men')} back` : '',
        t.has('strength') ? `${t.figure('strength')} strong` : '',
        (t.number('surplus') ?? 0) > 0 ? `${t.figure('surplus')} sent home` : '',
        experience(t),
      );
    },
  },
  SurvivorsReturned: {
    say: (t) =>
      sentence(
        `${counted(t.number('men') ?? 0, 'man', 'men')} came home to ${t.state(t.text('state'))}, wounded and prisoners of units that are no more`,
      ),
    why: (t) => (t.list('units').length > 0 ? [`they were of ${series(t.list('units'))}`] : []),
  },
  ManpowerReturned: {
    weight: (t) => ((t.number('men') ?? 0) > 0 ? 'matter' : 'routine'),
    say: (t) => {
      const men = t.number('men') ?? 0;
      const owner = t.state(t.text('state'));
      return men > 0
        ? sentence(`${counted(men, 'man', 'men')} sent home earlier can be raised again by ${owner}`)
        : sentence(`No men sent home earlier can be raised again by ${owner} yet`);
    },
    why: (t) => [
      ...(t.has('pool') ? [`the pool holds ${t.figure('pool')}`] : []),
      ...t
        .each('returning')
        .map(
          (some) =>
            `${some.figure('men') || 'others'} more after ${inWords(some.number('seasons') ?? 0, 'season', 'seasons')}`,
        ),
    ],
  },
  ShipCompanyTurnedOver: {
    parts: ['fleet'],
    weight: 'routine',
    say: (t) => sentence(`${t.text('ship')} lost seasoned hands in harbor at the season's end`),
    each: experience,
  },
} satisfies Messages;
