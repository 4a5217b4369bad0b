import { counted, inWords } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { sentence } from '../wording/series.js';
import type { Message, Messages } from './message.js';
import type { Telling } from './telling.js';

function retired(verb: string): Message {
  return {
    say: (t) =>
      sentence(
        `${t.text('unit') || 'A force'} ${t.has('from') ? verb : 'came up in retreat'}`,
        t.has('direction') && `to the ${t.text('direction')}`,
        t.has('from') && `from ${t.text('from')}`,
        t.has('to') && `${t.has('from') ? 'to' : 'at'} ${t.text('to')}`,
        t.square !== '' && `in ${t.square}`,
      ),
    why: retiredWhy,
  };
}

function retiredWhy(t: Telling): string[] {
  return [
    t.has('squares') ? inWords(t.number('squares')!, 'square', 'squares') : '',
    t.has('fatigue') ? `fatigue ${t.figure('fatigue')}` : '',
    t.has('supplies') ? `${inWords(t.number('supplies')!, 'unit', 'units')} of supplies kept` : '',
  ].filter((reason) => reason !== '');
}

/** Units that give way, run, yield or break up (GITM AMWOL 9.8, 9.9, 12). */
export const BREAKING_MESSAGES = {
  UnitRetreated: retired('retreated'),
  UnitFellBack: retired('fell back'),
  HeadquartersLeft: retired('withdrew before the enemy'),
  UnitRouted: {
    say: (t) =>
      t.has('from')
        ? sentence(
            `${t.text('unit') || 'A force'} ran in rout`,
            t.has('direction') && `to the ${t.text('direction')}`,
            `from ${t.text('from')}`,
            t.has('to') && `to ${t.text('to')}`,
            t.has('to') && t.has('tactical') && `at ${t.text('tactical')}`,
          )
        : sentence(
            `${t.text('unit') || 'A force'} came in rout into ${t.text('to')}`,
            t.has('tactical') && `at ${t.text('tactical')}`,
          ),
    why: (t) => (t.has('fatigue') ? [`fatigue ${t.figure('fatigue')}`] : []),
  },
  UnitSurrendered: {
    say: (t) =>
      sentence(
        `${t.text('unit')} laid down arms`,
        t.square !== '' && `in ${t.square}`,
        t.has('men') && `with ${counted(t.number('men')!, 'man', 'men')}`,
        withReason(`${t.text('reason')}${t.has('blockedBy') ? ` by ${t.text('blockedBy')}` : ''}`),
      ),
  },
  UnitShattered: {
    say: (t) =>
      sentence(
        `${t.text('unit')} broke up`,
        t.has('from') && `in ${t.text('from')}`,
        t.has('to') && `, to gather again in ${t.text('to')}`,
        withReason(t.text('reason')),
      ),
    why: (t) =>
      [
        t.has('stragglers') ? `${counted(t.number('stragglers')!, 'straggler', 'stragglers')}` : '',
        t.has('prisoners') ? `${counted(t.number('prisoners')!, 'prisoner', 'prisoners')}` : '',
        t.has('strength') ? `${counted(t.number('strength')!, 'man', 'men')} left` : '',
        t.has('turnsLeft') ? `${inWords(t.number('turnsLeft')!, 'turn', 'turns')} to reform` : '',
      ].filter((reason) => reason !== ''),
  },
  ShatteredUnitMoved: {
    say: (t) =>
      sentence(
        `${t.text('unit')}, still broken, left`,
        t.text('from'),
        'before the enemy',
        t.has('to') && `for ${t.text('to')}`,
      ),
    why: (t) => (t.has('turnsLeft') ? [`${inWords(t.number('turnsLeft')!, 'turn', 'turns')} to reform`] : []),
  },
  UnitDestroyed: {
    say: (t) =>
      sentence(
        `${t.text('unit')} ceased to exist`,
        t.square !== '' && `in ${t.square}`,
        t.has('men') && `with ${counted(t.number('men')!, 'man', 'men')}`,
        withReason(t.text('reason')),
      ),
  },
} satisfies Messages;
