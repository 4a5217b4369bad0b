import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { LetterEstimate, SentLetter } from '@vedette/contracts';
import { estimateOf, sendLetter, sentLetters } from '../graph/letters.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { evening, nameOf, theatre } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { wasSent } from './correspondence.js';
import { MarksToSend } from './marks-of-letter.js';
import type { LetterBoxAtHand } from './use-letter-box.js';

/** A letter that was begun and not sent. */
export interface LetterDraft {
  readonly id: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** Characters of a letter (the house says the same). */
export const LONGEST_LETTER = 4_000;
const REST_MS = 300;

interface WriteLetterProps {
  readonly draft: LetterDraft;
  readonly box: LetterBoxAtHand;
  readonly isKept: boolean;
  readonly change: (draft: LetterDraft) => void;
  readonly drop: () => void;
  readonly close: () => void;
  /** The house has it. */
  readonly sent: (letter: SentLetter | null) => void;
}

/** A letter while it is written: to whom, what, and before it is sent when it would arrive. */
export function WriteLetter(props: WriteLetterProps): JSX.Element {
  const { draft, box, isKept, change, drop, close, sent } = props;
  const problem = useSignal<DeskProblem | null>(null);
  const isSending = useSignal(false);
  const isUnsure = useSignal(false);
  // Of the moment before it was first sent: one that arrived unanswered may be in the box by the time it is sent again.
  const knownBefore = useRef<ReadonlySet<string> | null>(null);
  const arrivals = useArrivals(box, draft.to);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), [draft.id]);
  const players = evening.value!.campaign.players.filter(({ id }) => id !== box.seat.player);
  const isWhole = draft.to.length > 0 && draft.text.trim() !== '';
  const post = async (): Promise<void> => {
    if (!isWhole || isSending.value) return;
    isSending.value = true;
    const letter = { to: draft.to, text: draft.text };
    const known = (knownBefore.current ??= new Set(box.sent.value.map(({ id }) => id)));
    try {
      // Nobody answered the last time: whether it arrived is asked before anything is sent a second time.
      if (isUnsure.value && wasSent(await sentLetters(box.seat), letter, known)) return sent(null);
      const receipt = await sendLetter(box.seat, letter);
      sent(receipt);
    } catch (thrown) {
      const found = problemOf(thrown);
      problem.value = found;
      isUnsure.value = found.isOffline || found.status >= 500;
    } finally {
      isSending.value = false;
    }
  };
  const toggle = (player: string, isOn: boolean): void =>
    change({
      ...draft,
      to: isOn ? [...draft.to, player] : draft.to.filter((one) => one !== player),
    });
  return (
    <section
      class="card letter-card"
      aria-labelledby="write-letter"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) {
          event.preventDefault();
          void post();
        } else if (event.key === 'Escape') close();
      }}
    >
      <h2 id="write-letter">{say('write-letter')}</h2>
      <fieldset class="recipients">
        <legend>{say('letter-to')}</legend>
        {players.map(({ id, name, state }) => (
          <label key={id} class="tick">
            <input
              type="checkbox"
              name="to"
              value={id}
              checked={draft.to.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <span>
              {name} <span class="faint">{state}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for="letter-text">{say('letter-words')}</label>
        <textarea
          ref={text}
          id="letter-text"
          rows={10}
          maxLength={LONGEST_LETTER}
          value={draft.text}
          aria-describedby="letter-count"
          onInput={(event) => change({ ...draft, text: event.currentTarget.value })}
        />
      </div>
      <p id="letter-count" class="faint">
        {say('letter-count', { count: draft.text.length, most: LONGEST_LETTER })} ·{' '}
        {say(isKept ? 'letter-kept' : 'letter-not-kept')}
      </p>
      {theatre.value && (
        <MarksToSend
          seat={box.seat}
          text={draft.text}
          add={(line) =>
            change({
              ...draft,
              text: `${draft.text}${draft.text === '' || draft.text.endsWith('\n') ? '' : '\n'}${line}\n`.slice(
                0,
                LONGEST_LETTER,
              ),
            })
          }
        />
      )}
      <ul class="arrivals" aria-live="polite">
        {(arrivals?.arrivals ?? []).map(({ to, arrivesInTurn }) => (
          <li key={to}>
            <strong>{nameOf(to)}</strong>: {arrivalWords(arrivesInTurn, arrivals!.turn)}
          </li>
        ))}
      </ul>
      {isUnsure.value && <p class="not-sent">{say('letter-unsure')}</p>}
      <ProblemNote problem={problem.value} />
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          aria-disabled={!isWhole || isSending.value}
          onClick={() => void post()}
        >
          {say(isSending.value ? 'wait-here' : 'send-letter')} <kbd>Ctrl+Enter</kbd>
        </button>
        <button type="button" onClick={drop}>
          {say('drop-letter')}
        </button>
        <button type="button" onClick={close}>
          {say('close')} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

/** When a letter would arrive, in words; a courier may take longer or less. */
export function arrivalWords(arrivesInTurn: number | null, turn: number): string {
  if (arrivesInTurn === null) return say('arrival-unknown');
  return arrivesInTurn <= turn ? say('arrival-at-once') : say('arrival-in', { turn: arrivesInTurn });
}

/** Asks when a letter would arrive, whenever it is to go to others. */
function useArrivals(box: LetterBoxAtHand, to: readonly string[]): LetterEstimate | null {
  const found = useSignal<LetterEstimate | null>(null);
  const asked = useRef(0);
  const people = [...to].sort().join();
  useEffect(() => {
    const mine = ++asked.current;
    if (people === '') return void (found.value = null);
    const timer = setTimeout(() => {
      estimateOf(box.seat, people.split(',')).then(
        (answer) => void (mine === asked.current && (found.value = answer)),
        // A letter can be written without knowing when it would arrive.
        () => void (mine === asked.current && (found.value = null)),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [people]);
  return found.value;
}
