import { change } from '../wording/figures.js';
import { reasonInWords, withReason } from '../wording/reason-words.js';
import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';

/** Experience, morale, activity and cities (GITM AMWOL 1.3, 3.6, 3.7, 11). */
export const CONDITION_MESSAGES = {
  ExperienceGained: {
    weight: 'routine',
    say: (t) =>
      sentence(
        `${t.text('unit')} gained ${t.figure('gained')} experience`,
        t.has('by') && `by ${reasonInWords(t.text('by'))}`,
      ),
    each: (t) => (t.has('experience') ? `now ${t.figure('experience')}` : ''),
  },
  MoraleChanged: {
    weight: 'routine',
    say: (t) => {
      const by = t.number('change') ?? 0;
      if (t.text('by') === 'rest') {
        const mood = by < 0 ? 'grew calmer' : 'took heart again';
        return sentence(
          `${t.text('unit')} ${mood}: no battle or city told on morale this turn, morale ${change(by)}`,
        );
      }
      return sentence(
        `${t.text('unit')} ${by < 0 ? 'lost heart' : 'took heart'}`,
        withReason(t.text('by')),
        by !== 0 && `, morale ${change(by)}`,
      );
    },
    each: (t) => (t.has('morale') ? `morale ${t.figure('morale')}` : ''),
  },
  UnitActivated: {
    say: (t) =>
      sentence(
        `${t.text('unit')} took up arms`,
        t.square !== '' && `in ${t.square}`,
        withReason(t.text('reason')),
      ),
  },
  UnitInactivated: { say: (t) => sentence(`${t.text('unit')} went into quarters`) },
  CityTaken: {
    say: (t) =>
      sentence(
        `${t.text('city')} fell to ${t.state(t.text('to'))}`,
        t.has('from') && `from ${t.state(t.text('from'))}`,
        t.has('by') && `by the hand of ${t.text('by')}`,
      ),
  },
} satisfies Messages;
