import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { SentLetter } from '@vedette/contracts';
import { ProblemNote } from '../kit/form.js';
import { freshName, KeptList } from '../kept/kept-list.js';
import { evening, nameOf } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { correspondence, type DeskLetter, lettersWith, othersOf } from './correspondence.js';
import { LetterItem } from './letter-item.js';
import { useLetterBox } from './use-letter-box.js';
import { type LetterDraft, WriteLetter } from './write-letter.js';

/** The part of the seat's document in which letters lie that were begun. */
const PART = 'letters';

/** Letters by correspondent, newest first; C begins one, R answers the one that is open. */
export function LettersPage({ place }: { readonly place: Place }): JSX.Element {
  const box = useLetterBox(place);
  const begun = useMemo(() => new KeptList<LetterDraft>(box.seat, PART), [place.campaign, place.player]);
  useEffect(() => begun.attend(), [begun]);
  const open = useSignal<string | null>(null);
  const partner = useSignal<string | null>(null);
  const note = useSignal('');
  const letters = correspondence(box.received.value ?? [], box.sent.value);
  const shown = lettersWith(letters, partner.value, box.seat.player);
  const draft = begun.items.value.find(({ id }) => id === open.value);
  const begin = (to: readonly string[]): void => {
    const fresh = { id: freshName(), to, text: '' };
    begun.put(fresh);
    open.value = fresh.id;
  };
  const close = (): void => {
    // A letter nobody wrote a word of is no draft.
    if (draft && draft.text.trim() === '') begun.drop(draft.id);
    open.value = null;
    document.querySelector<HTMLElement>('[data-new-letter]')?.focus();
  };
  const sent = (receipt: SentLetter | null): void => {
    if (open.value !== null) begun.drop(open.value);
    open.value = null;
    const turn = evening.value!.clock.turn;
    note.value =
      receipt !== null && receipt.arrivesInTurn !== null && receipt.arrivesInTurn > turn
        ? say('letter-is-sent-for', { turn: receipt.arrivesInTurn })
        : say(receipt ? 'letter-is-sent' : 'letter-had-arrived');
    void box.load();
  };
  const answer = (letter: DeskLetter): void => begin(othersOf(letter, box.seat.player));
  useLetterKeys({
    begin: () => begin(partner.value === null ? [] : [partner.value]),
    answer: (id) => {
      const letter = letters.find((one) => one.id === id);
      if (letter) answer(letter);
    },
  });
  useEffect(() => {
    document.title = say('screen-letters');
  }, []);
  const partners = [...new Set(letters.flatMap((letter) => othersOf(letter, box.seat.player)))].sort();
  const unread = (box.received.value ?? []).filter(({ readAt }) => readAt === null);
  return (
    <main id="content" tabIndex={-1} class={draft ? 'letters-screen with-card' : 'letters-screen'}>
      <div class="letters-head">
        <h1>{say('screen-letters')}</h1>
        {box.delivery.value && <p class="faint">{say(`letters-go-${box.delivery.value}`)}</p>}
        <ProblemNote problem={box.problem.value} />
        <p role="status" class="said">
          {note.value}
        </p>
        <div class="card-actions">
          <button type="button" class="primary" data-new-letter onClick={() => begin([])}>
            {say('new-letter')} <kbd>C</kbd>
          </button>
          {unread.length > 1 && (
            <button type="button" onClick={() => void box.read(unread)}>
              {say('read-all', { count: unread.length })}
            </button>
          )}
        </div>
        {begun.items.value.length > 0 && (
          <section aria-labelledby="begun">
            <h2 id="begun">{say('letters-begun')}</h2>
            <ul class="list">
              {begun.items.value.map(({ id, to, text }) => (
                <li key={id}>
                  <button
                    type="button"
                    class="begun"
                    aria-current={id === open.value ? 'true' : undefined}
                    onClick={() => (open.value = id)}
                  >
                    {say('letter-sent-to', { to: to.map(nameOf).join(', ') || '?' })}{' '}
                    <span class="faint">{text.slice(0, 40)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section aria-labelledby="letters-list" class="letters-list">
        <h2 id="letters-list">{say('letters-list')}</h2>
        <label class="field">
          <span>{say('letters-with')}</span>
          <select
            value={partner.value ?? ''}
            onChange={(event) => (partner.value = event.currentTarget.value || null)}
          >
            <option value="">{say('letters-all')}</option>
            {partners.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </select>
        </label>
        <p class="faint">{say('letters-keys')}</p>
        {box.received.value === null && <p role="status">{say('loading')}</p>}
        {box.received.value !== null && shown.length === 0 && <p>{say('letters-none')}</p>}
        <ul class="list" data-keys>
          {shown.map((letter) => (
            <LetterItem key={letter.id} letter={letter} box={box} answer={answer} />
          ))}
        </ul>
        {box.hasOlder.value && (
          <button type="button" onClick={() => void box.older()}>
            {say('letters-older')}
          </button>
        )}
        <Muted muted={box.muted.value} again={(who) => void box.mute(who, false)} />
      </section>
      {draft && (
        <WriteLetter
          key={draft.id}
          draft={draft}
          box={box}
          isKept={begun.isKept.value}
          change={(next) => begun.put(next)}
          drop={() => {
            begun.drop(draft.id);
            open.value = null;
          }}
          close={close}
          sent={sent}
        />
      )}
    </main>
  );
}

/** Whose letters are not seen; they can be seen again, also those that came meanwhile. */
function Muted(props: {
  readonly muted: readonly string[];
  readonly again: (player: string) => void;
}): JSX.Element | null {
  if (props.muted.length === 0) return null;
  return (
    <section aria-labelledby="muted">
      <h2 id="muted">{say('muted-senders')}</h2>
      <p class="faint">{say('muted-means')}</p>
      <ul class="list">
        {props.muted.map((player) => (
          <li key={player}>
            <button type="button" onClick={() => props.again(player)}>
              {say('unmute-sender', { who: nameOf(player) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** C begins a letter, R answers the one that has the focus; both act only among the letters. */
function useLetterKeys(doings: {
  readonly begin: () => void;
  readonly answer: (letter: string) => void;
}): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!target.closest('[data-keys], [data-new-letter]') || target.closest('input, textarea, select'))
        return;
      const key = event.key.toLowerCase();
      const letter = target.closest<HTMLElement>('[data-letter]')?.dataset['letter'];
      if (key === 'c') doings.begin();
      else if (key === 'r' && letter !== undefined) doings.answer(letter);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
