import { counted, inWords } from '../wording/figures.js';
import { reasonInWords, withReason } from '../wording/reason-words.js';
import { listed, sentence } from '../wording/series.js';
import type { Messages } from './message.js';

/** What an order was given for, by its kind; others are told by the word of their kind. */
const ORDERED: Readonly<Record<string, string>> = {
  activation: 'to become active or inactive',
  track: 'to work on track',
  battery: 'to hand over a battery',
  pontoon: 'to take a bridge away',
  fortify: 'to throw up a work',
};

function orderedTo(kind: string): string {
  return ORDERED[kind] ?? `to ${reasonInWords(kind) || 'act'}`;
}

/** Rest, reforming, merging and orders that came to nothing (GITM AMWOL 3.2, 3.5, 9.13, 12.3, 12.5). */
export const RECOVERY_MESSAGES = {
  UnitRecovered: {
    weight: 'routine',
    say: (t) => sentence(`${t.text('unit')} rested`),
    each: (t) =>
      listed(
        `fatigue ${t.figure('fatigue')}`,
        (t.number('returned') ?? 0) > 0
          ? `${counted(t.number('returned')!, 'straggler', 'stragglers')} back for ${counted(t.number('strength') ?? 0, 'man', 'men')} in all`
          : '',
      ),
  },
  UnitReformed: {
    say: (t) => sentence(`${t.text('unit')} reformed and stands again`, t.at('tactical')),
  },
  ReformingContinued: {
    weight: 'routine',
    say: (t) => sentence(`${t.text('unit')} went on reforming`, withReason(t.text('reason'))),
    each: (t) =>
      (t.number('turnsLeft') ?? 0) > 0
        ? `${inWords(t.number('turnsLeft')!, 'turn', 'turns')} to come`
        : `ready, and waited ${inWords(t.number('waited') ?? 0, 'turn', 'turns')}`,
  },
  UnitsMerged: {
    say: (t) =>
      sentence(
        `${t.text('unit')} went up in ${t.text('into')}`,
        t.has('strength') && `, now ${counted(t.number('strength')!, 'man', 'men')}`,
      ),
    why: (t) =>
      [
        (t.number('returned') ?? 0) > 0
          ? `${counted(t.number('returned')!, 'man', 'men')} went back to the pool`
          : '',
        (t.number('lost') ?? 0) > 0
          ? `${counted(t.number('lost')!, 'man', 'men')} were lost on foreign soil`
          : '',
      ].filter((reason) => reason !== ''),
  },
  OrderFailed: {
    say: (t) =>
      sentence(
        `The order ${orderedTo(t.text('kind'))} for ${t.text('subject')} came to nothing`,
        withReason(t.text('reason')),
      ),
  },
} satisfies Messages;
