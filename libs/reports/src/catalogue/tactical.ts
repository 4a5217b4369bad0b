import { inWords } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

const MOVED: Readonly<Record<string, string>> = {
  order: 'moved',
  engage: 'moved to engage',
  intercept: 'moved to intercept',
  support: 'moved in support of',
};

const MOVE: Readonly<Record<string, string>> = {
  order: 'its move',
  engage: 'its move to engage',
  intercept: 'its move to intercept',
  support: 'its move in support',
};

/** `in G6-V6`, where the reader knows it. */
export function within(t: Telling): string {
  return t.has('in') ? `in ${t.text('in')}` : t.square === '' ? '' : `in ${t.square}`;
}

function moved(t: Telling): string {
  const bound = t.text('bound');
  const stopped = t.text('stopped');
  return sentence(
    t.text('unit') || 'A unit',
    (t.own && MOVED[t.text('purpose')]) || 'moved',
    t.own && t.has('against') && t.text('against'),
    `from ${t.text('from')} to ${t.text('to')}`,
    within(t),
    bound !== '' && bound !== t.text('to') && `on the way to ${bound}`,
    stopped !== '' && `and stopped there${withReason(stopped)}`,
  );
}

/** Tactical movement (GITM AMWOL 4.4, 8). */
export const TACTICAL_MESSAGES = {
  UnitMovedTactically: {
    say: (t) => moved(t).replace('in support of from', 'in support from'),
    each: (t) => (t.has('fatigue') ? `fatigue ${t.figure('fatigue')}` : ''),
    why: (t) =>
      [
        t.has('squares') ? inWords(t.number('squares')!, 'square', 'squares') : '',
        t.is('inFort') ? 'it went into the fort' : '',
      ].filter((reason) => reason !== ''),
  },
  TacticalMoveBlocked: {
    say: (t) =>
      sentence(
        `${t.text('unit')} did not make ${MOVE[t.text('purpose')] ?? 'its move'}`,
        t.has('at') && `from ${t.text('at')}`,
        t.has('bound') && t.text('bound') !== t.text('at') && `to ${t.text('bound')}`,
        within(t),
        withReason(t.text('reason')),
      ),
  },
  EnemyEncountered: {
    say: (t) =>
      sentence(
        `${t.text('unit') || 'A force'} ran into ${t.units('met') || 'others'}`,
        t.has('at') && `at ${t.text('at')}`,
        within(t),
        t.own && 'and all of them stopped',
      ),
  },
  FortChanged: {
    say: (t) =>
      sentence(
        `${t.text('unit')} went ${t.is('inFort') ? 'into' : 'out of'} the fort`,
        t.has('city') && `of ${t.text('city')}`,
      ),
  },
} satisfies Messages;
