import { figure } from '../wording/figures.js';
import { phrase, sentence } from '../wording/series.js';
import { nameInWords } from './generic.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

const MOST_REMARKS = 3;

/** Remarks of the order office, each once: what is wrong and the rule; code and field are for programs. */
function remarks(telling: Telling, key: string): string {
  const told = telling.each(key).map((remark) => {
    const rule = remark.text('rule');
    return phrase(remark.text('message').replace(/\.$/, ''), rule !== '' && `(rule ${rule})`);
  });
  const each = [...new Set(told)];
  const more = each.length - MOST_REMARKS;
  return [...each.slice(0, MOST_REMARKS), ...(more > 0 ? [`and ${figure(more)} more`] : [])].join('; ');
}

/** Orders: what stood, what was refused, who commands (GITM AMWOL 3.4, 6.1). */
export const ORDERS_MESSAGES = {
  OrderStood: {
    say: (t) => {
      const subject = t.text('subject') || 'A piece';
      const understood = t.text('understood');
      const rest = understood.startsWith(`${subject} `) ? understood.slice(subject.length + 1) : understood;
      return sentence(
        `${subject} had orders`,
        t.has('by') && `from ${t.player(t.text('by'))}`,
        rest !== '' && `: ${rest.replace(/\.$/, '')}`,
        t.each('warnings').length > 0 && `; but ${remarks(t, 'warnings')}`,
      );
    },
  },
  OrderRefused: {
    say: (t) =>
      sentence(
        `The ${nameInWords(t.text('kind'))} order`,
        t.text('subject') !== '' && `for ${t.text('subject')}`,
        'was refused',
        t.each('errors').length > 0 && `: ${remarks(t, 'errors')}`,
      ),
  },
  AssignmentUndone: {
    say: (t) =>
      sentence(
        `${t.text('unit')} did not pass to ${t.player(t.text('player'))}`,
        t.text('post') === 'deputy' && 'as deputy',
        t.has('reason') && `: ${t.text('reason')}`,
      ),
    why: (t) => [
      t.has('commander') ? `its commander is ${t.player(t.text('commander'))}` : 'nobody commands it',
      ...(t.has('deputy') ? [`its deputy is ${t.player(t.text('deputy'))}`] : []),
    ],
  },
  CommandAssigned: {
    say: (t) =>
      sentence(
        `${t.text('unit')} passed`,
        t.has('commander') && `under the command of ${t.player(t.text('commander'))}`,
        t.has('commander') && t.has('deputy') && 'and',
        t.has('deputy') && `to ${t.player(t.text('deputy'))} as deputy`,
        t.has('by') && `by order of ${t.player(t.text('by'))}`,
      ),
  },
} satisfies Messages;
