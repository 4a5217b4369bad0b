import type { JSX } from 'preact';
import type { Signal } from '@preact/signals';
import type { ReportHeading } from '@vedette/reports';
import { say } from '../words/words.js';
import { stackWords } from './square-words.js';
import type { Ghost, Heard } from './told-squares.js';

/** Troops of which somebody asks where they could be by now. */
export interface AskedOf {
  /** What they are called among the others. */
  readonly name: string;
  readonly square: string;
  readonly letters: string;
  /** Turns since they were seen or heard of. */
  readonly age: number;
  /** What was seen; null of news. */
  readonly ghost: Ghost | null;
  readonly text: string;
}

/** What the owner of a seat does about troops that were seen once. */
export interface GhostNotes {
  /** How many he dismissed. */
  readonly dismissed: number;
  readonly pin: (ghost: Ghost) => void;
  readonly dismiss: (ghost: Ghost) => void;
  readonly bringBack: () => void;
}

interface GhostListProps {
  readonly ghosts: readonly Ghost[];
  readonly heard: readonly Heard[];
  readonly turn: number;
  readonly heading: ReportHeading;
  readonly asked: Signal<AskedOf | null>;
  readonly notes: GhostNotes | undefined;
}

/** All of some troops of whom can be asked where they could be by now: who was seen or heard of in an earlier turn. */
export const askable = (ghosts: readonly Ghost[], heard: readonly Heard[], turn: number): AskedOf[] =>
  [
    ...ghosts
      .filter(({ struck }) => !struck)
      .map((ghost) => ({
        name: ghost.id ?? `${ghost.square} ${ghost.stack.state} ${ghost.age}`,
        ...{ square: ghost.square, letters: ghost.stack.letters, age: ghost.age, ghost, text: '' },
      })),
    ...heard.map(({ square, text, turn: at, letters = '' }) => ({
      name: `${square} ${text} ${at}`,
      ...{ square, letters, age: turn - at, ghost: null, text },
    })),
  ].filter(({ age }) => age > 0);

/** What can be done about troops of a square that are not in sight: see how far they could be, pin them, dismiss them. */
export function GhostList(props: GhostListProps): JSX.Element | null {
  const { ghosts, heard, turn, heading, asked, notes } = props;
  const all = askable(ghosts, heard, turn);
  if (all.length === 0 && !notes?.dismissed) return null;
  return (
    <section class="ghosts" aria-label={say('ghosts')}>
      <ul class="roster">
        {all.map((one, index) => {
          const { ghost } = one;
          const isAsked = asked.value?.name === one.name;
          return (
            <li key={one.name}>
              <span class="faint">{ghost ? stackWords(ghost.stack, ghost.age, heading, say) : one.text}</span>
              <button
                type="button"
                aria-pressed={isAsked}
                onClick={() => (asked.value = isAsked ? null : one)}
              >
                {say('could-be')} {index === 0 && <kbd>I</kbd>}
              </button>
              {ghost && notes && (
                <>
                  <button type="button" aria-pressed={ghost.pinned ?? false} onClick={() => notes.pin(ghost)}>
                    {say('pin')}
                  </button>
                  <button
                    type="button"
                    onClick={() => {
                      if (isAsked) asked.value = null;
                      notes.dismiss(ghost);
                    }}
                  >
                    {say('dismiss')}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {notes !== undefined && notes.dismissed > 0 && (
        <button type="button" class="link" onClick={notes.bringBack}>
          {say('bring-back', { count: notes.dismissed })}
        </button>
      )}
    </section>
  );
}
