import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { evening, nameOf } from '../seat/open-campaign.js';
import { language, say } from '../words/words.js';
import { type DeskLetter, isOnItsWay, momentOf, othersOf } from './correspondence.js';
import { LetterText } from './letter-text.js';
import { MarksToLay } from './marks-of-letter.js';
import type { LetterBoxAtHand } from './use-letter-box.js';

interface LetterItemProps {
  readonly letter: DeskLetter;
  readonly box: LetterBoxAtHand;
  readonly answer: (letter: DeskLetter) => void;
}

/** A letter: who, when, its first words; opened it is read, and can be answered. */
export function LetterItem({ letter, box, answer }: LetterItemProps): JSX.Element {
  const { campaign, player } = box.seat;
  const isUnread = letter.is === 'received' && letter.readAt === null;
  const at = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(momentOf(letter)),
  );
  const open = (event: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (event.currentTarget.open && letter.is === 'received') void box.read([letter]);
  };
  const to = letter.to.map((one) => (one === player ? say('letter-you') : nameOf(one))).join(', ');
  return (
    <li class={isUnread ? 'letter unread' : 'letter'}>
      <details data-letter={letter.id} onToggle={open}>
        <summary>
          <span class="letter-head">
            <strong>
              {letter.is === 'received'
                ? say('letter-from', { from: nameOf(letter.from) })
                : say('letter-sent-to', { to })}
            </strong>
            <span class="faint">{at}</span>
            {isUnread && <span class="not-sent">{say('letter-unread')}</span>}
            {letter.is === 'sent' && (
              <span class="faint">
                {isOnItsWay(letter, evening.value!.clock.turn)
                  ? say('letter-on-its-way', { turn: letter.arrivesInTurn! })
                  : say('letter-arrived')}
              </span>
            )}
            <span class="letter-brief">{letter.text.split('\n')[0]!.slice(0, BRIEF)}</span>
          </span>
        </summary>
        {letter.is === 'received' && <p class="faint">{say('letter-went-to', { to })}</p>}
        <LetterText campaign={campaign} text={letter.text} />
        {letter.is === 'received' && <MarksToLay seat={box.seat} text={letter.text} />}
        <div class="card-actions">
          {othersOf(letter, player).length > 0 && (
            <button type="button" onClick={() => answer(letter)}>
              {say('answer-letter')} <kbd>R</kbd>
            </button>
          )}
          {letter.is === 'received' && !box.muted.value.includes(letter.from) && (
            <button type="button" onClick={() => void box.mute(letter.from, true)}>
              {say('mute-sender', { who: nameOf(letter.from) })}
            </button>
          )}
        </div>
        {letter.is === 'received' && <ReportIt letter={letter.id} box={box} />}
      </details>
    </li>
  );
}

/** Characters of a letter that are shown before it is opened. */
const BRIEF = 80;

/** Lays a letter before the administrator, who then can read it. */
function ReportIt({ letter, box }: { readonly letter: string; readonly box: LetterBoxAtHand }): JSX.Element {
  const isDone = useSignal(false);
  const reason = useSignal('');
  if (isDone.value) return <p role="status">{say('letter-was-reported')}</p>;
  return (
    <details>
      <summary>{say('report-letter')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.value.trim() !== '')
            void box.report(letter, reason.value.trim()).then((done) => (isDone.value = done));
        }}
      >
        <label class="field">
          <span>{say('report-reason')}</span>
          <input
            maxLength={500}
            required
            value={reason.value}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">{say('report-send')}</button>
      </form>
    </details>
  );
}
