import { phrase, sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** A remark of the order office: what is wrong and the rule; the code is for programs. */
function remarks(telling: Telling, key: string): string[] {
  return telling.each(key).map((remark) => {
    const field = remark.text('field');
    const rule = remark.text('rule');
    return phrase(field !== '' && `${field}:`, remark.text('message'), rule !== '' && `(rule ${rule})`);
  });
}

/** Orders: what stood, what was refused, who commands (GITM AMWOL 3.4, 6.1). */
export const ORDERS_MESSAGES: Messages = {
  OrderStood: {
    weight: (telling) => (telling.each('warnings').length > 0 ? 'matter' : 'routine'),
    say: (t) => {
      const subject = t.text('subject') || 'A piece';
      const understood = t.text('understood');
      const rest = understood.startsWith(`${subject} `) ? understood.slice(subject.length + 1) : understood;
      return sentence(
        `${subject} had orders`,
        t.has('by') && `from ${t.player(t.text('by'))}`,
        rest !== '' && `: ${rest.replace(/\.$/, '')}`,
        remarks(t, 'warnings').length > 0 && `; but ${remarks(t, 'warnings').join('; ').replace(/\.$/, '')}`,
      );
    },
  },
  OrderRefused: {
    say: (t) =>
      sentence(
        `The ${t.text('kind')} order`,
        t.text('subject') !== '' && `for ${t.text('subject')}`,
        t.has('by') && `from ${t.player(t.text('by'))}`,
        'was refused and changed nothing',
        remarks(t, 'errors').length > 0 && `: ${remarks(t, 'errors').join('; ').replace(/\.$/, '')}`,
      ),
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
};
