import { figure } from '../wording/figures.js';
import { plain } from '../wording/plain-text.js';
import { withReason } from '../wording/reason-words.js';
import { phrase, sentence, series } from '../wording/series.js';
import type { Message } from './message.js';
import type { Telling } from './telling.js';

const SUBJECTS = ['unit', 'ship', 'city', 'port', 'sea', 'subject', 'state'];
const SAID = new Set([...SUBJECTS, 'in', 'at', 'from', 'to', 'tactical', 'reason']);
const LONGEST_LIST = 12;
const DEEPEST = 3;

/** `SupplyWagonLost` as `supply wagon lost`, `turnsLeft` as `turns left`. */
export function nameInWords(name: string): string {
  return plain(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
}

function valueInWords(value: unknown, depth = 0): string {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined || depth >= DEEPEST) return '';
  if (Array.isArray(value)) {
    const items = value.map((item) => valueInWords(item, depth + 1)).filter((item) => item !== '');
    const more = items.length - LONGEST_LIST;
    return more > 0 ? `${items.slice(0, LONGEST_LIST).join(', ')} and ${figure(more)} more` : series(items);
  }
  return Object.entries(value)
    .map(([key, part]) => [nameInWords(key), valueInWords(part, depth + 1)] as const)
    .filter(([, part]) => part !== '')
    .map(([key, part]) => `${key} ${part}`)
    .join(', ');
}

function subjectOf(t: Telling): string {
  const key = SUBJECTS.find((one) => t.text(one) !== '');
  if (key) return t.text(key);
  return t.list('units').length > 0 ? t.units('units') : t.units('ships');
}

/**
 * A message for a type of event that has no words of its own: its name read aloud, whom and where it concerned, and for the
 * reader's own matters every figure it carries. New types of event are so reported from their first day.
 */
export const GENERIC_MESSAGE: Message = {
  say: (t) => {
    const subject = subjectOf(t);
    return sentence(
      `${nameInWords(t.event.type)}${subject === '' ? '' : `: ${subject}`}`,
      t.text('from') !== '' && `from ${t.text('from')}`,
      t.text('to') !== '' && `to ${t.text('to')}`,
      t.text('at') !== '' && `at ${t.text('at')}`,
      t.text('tactical') !== '' && `at ${t.text('tactical')}`,
      t.text('in') !== '' ? `in ${t.text('in')}` : t.square !== '' && `in ${t.square}`,
      withReason(t.text('reason')),
    );
  },
  why: (t) =>
    t
      .keys()
      .filter((key) => !SAID.has(key) || t.text(key) === '')
      .map((key) => {
        const words = valueInWords(t.event.data[key]);
        return words === '' ? '' : phrase(nameInWords(key), words);
      })
      .filter((reason) => reason !== ''),
};
