import type { JSX } from 'preact';
import { say } from '../../words/words.js';
import type { ReadText } from './read-orders.js';

/** What of a text could not be read, at its line and column, with what may stand there; and what was taken for something else. */
export function TextFaults({
  read: { faults, notes },
  withLines,
  id,
}: {
  readonly read: ReadText;
  readonly withLines: boolean;
  readonly id: string;
}): JSX.Element {
  return (
    <div id={id} class="text-faults">
      {faults.map(({ line, column, found, allowed, suggestions }) => (
        <p key={`${line}-${column}`} class="at-field error" data-problem tabIndex={-1}>
          <span>
            <strong>{say(withLines ? 'at-line' : 'at-column', { line, column })}</strong>{' '}
            {say('text-fault', { found, allowed: shortened(allowed) })}
            {suggestions.length > 0 && ` ${say('perhaps', { words: suggestions.slice(0, MOST).join(', ') })}`}
          </span>
        </p>
      ))}
      {notes.map(({ line, column, found, readAs }) => (
        <p key={`${line}-${column}`} class="faint">
          {say('read-as', { found, readAs })}
        </p>
      ))}
    </div>
  );
}

const MOST = 4;
const LONGEST = 160;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
