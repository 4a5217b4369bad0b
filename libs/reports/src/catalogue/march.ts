import { inWords, share } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { phrase, sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling, TellingOf } from './telling.js';

const MARCHED: Readonly<Record<string, string>> = {
  path: 'marched',
  withdrawal: 'withdrew',
  pursuit: 'marched in pursuit',
  'march-to-battle': 'marched to the sound of the guns',
  'march-to-allies': 'marched to join friends',
  'march-to-enemy': 'marched against the enemy',
};

const STEP: Readonly<Record<string, string>> = {
  path: 'a step of its march',
  withdrawal: 'its withdrawal',
  pursuit: 'its pursuit',
  'march-to-battle': 'its march to battle',
  'march-to-allies': 'its march to join friends',
  'march-to-enemy': 'its march against the enemy',
};

/** `came in from the north at 5-0 of G6-V6`, as far as it was seen. */
export function cameIn(t: Telling): string {
  return phrase(
    'came in',
    t.has('entered') && `from the ${t.text('entered')}`,
    t.has('toTactical') && `at ${t.text('toTactical')}`,
    t.has('to') && `of ${t.text('to')}`,
  );
}

/** `left G6-V6 from 5-0 toward the north`, as far as it was seen. */
export function went(t: Telling): string {
  return phrase(
    'left',
    t.text('from'),
    t.has('fromTactical') && `from ${t.text('fromTactical')}`,
    t.has('left') && `toward the ${t.text('left')}`,
  );
}

function marched(t: TellingOf<'UnitMarched'>): string {
  const { degree } = t.event;
  const unit = t.text('unit') || 'A force';
  if (degree === 'start') return sentence(unit, went(t));
  if (degree === 'end') return sentence(unit, cameIn(t));
  if (degree === 'partial') return sentence(unit, went(t), 'and', cameIn(t));
  return sentence(
    unit,
    MARCHED[t.text('purpose')] ?? 'marched',
    t.has('follows') && `after ${t.text('follows')}`,
    t.has('left') && t.text('left'),
    `from ${t.text('from')} to ${t.text('to')}`,
    t.has('toTactical') && `and came in at ${t.text('toTactical')}`,
    t.has('divertedFrom') && `, turned aside from ${t.text('divertedFrom')} by an enemy beside its way`,
  );
}

function marchWhy(t: TellingOf<'UnitMarched'>): string[] {
  const steps = t.number('steps');
  const allowance = t.number('allowance');
  return [
    steps !== null && allowance !== null
      ? `${inWords(steps, 'square', 'squares')} marched this turn, ${inWords(allowance, 'square', 'squares')} allowed without a forced march`
      : '',
    t.is('forced') ? 'a forced march' : '',
    (t.number('delay') ?? 0) > 0
      ? `the path is ${inWords(t.number('delay')!, 'phase', 'phases')} behind`
      : '',
    t.is('cancelsPath') ? 'the rest of its path was struck out' : '',
    t.is('cancelsTacticalMove') ? 'its tactical move was given up' : '',
    t.is('inFort') ? 'it went into the fort' : '',
  ].filter((reason) => reason !== '');
}

/** Strategic movement (GITM AMWOL 4.5, 7). */
export const MARCH_MESSAGES = {
  UnitMarched: {
    say: marched,
    each: (t) => (t.has('fatigue') ? `fatigue ${t.figure('fatigue')}` : ''),
    why: marchWhy,
  },
  MarchBlocked: {
    say: (t) =>
      sentence(
        `${t.text('unit')} could not make ${STEP[t.text('purpose')] ?? 'its march'}`,
        t.has('from') && `from ${t.text('from')}`,
        t.has('to') && `to ${t.text('to')}`,
        withReason(t.text('reason')),
      ),
    why: (t) =>
      (t.number('delay') ?? 0) > 0
        ? [`the path is ${inWords(t.number('delay')!, 'phase', 'phases')} behind`]
        : [],
  },
  MarchHalted: {
    say: (t) =>
      sentence(
        `${t.text('unit')} halted`,
        t.has('at') && `in ${t.text('at')}`,
        t.has('bound') && `on its way to ${t.text('bound')}`,
        withReason(t.text('reason')),
      ),
  },
  StragglersLeft: {
    say: (t) =>
      sentence(
        `${t.text('unit')} left ${inWords(t.number('men') ?? 0, 'straggler', 'stragglers')} behind`,
        t.has('at') && `in ${t.text('at')}`,
        t.has('strength') && `and has ${inWords(t.number('strength')!, 'man', 'men')} left`,
      ),
    why: (t) => (t.has('share') ? [`${share(t.number('share')!)} of its men`] : []),
  },
} satisfies Messages;
