import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { freshName, KeptList } from '../kept/kept-list.js';
import type { Reminder } from '../seat/to-do.js';
import { say } from '../words/words.js';

/** Characters of a reminder; *our figure*: a line or two. */
const LONGEST = 300;

/** Notes to oneself for a turn, kept at the seat: nobody else reads them, administrators neither. */
export function Reminders({ seat, turn }: { readonly seat: Seat; readonly turn: number }): JSX.Element {
  const kept = useMemo(() => new KeptList<Reminder>(seat, 'reminders'), [seat.campaign, seat.player]);
  useEffect(() => kept.attend(), [kept]);
  const text = useSignal('');
  const wanted = useSignal(turn + 1);
  const all = [...kept.items.value].sort((a, b) => a.turn - b.turn);
  return (
    <section aria-labelledby="reminders">
      <h2 id="reminders">{say('reminders')}</h2>
      <form
        class="reminder"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim() === '') return;
          kept.put({ id: freshName(), turn: wanted.value, text: text.value.trim() });
          text.value = '';
        }}
      >
        <label class="field">
          <span>{say('reminder-turn')}</span>
          <input
            type="number"
            min={turn}
            max={turn + 99}
            value={wanted.value}
            onInput={(event) => (wanted.value = Number(event.currentTarget.value))}
          />
        </label>
        <label class="field">
          <span>{say('reminder-words')}</span>
          <input
            type="text"
            maxLength={LONGEST}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">{say('add')}</button>
      </form>
      <p class="faint" role="status">
        {say(kept.isKept.value ? 'reminders-kept' : 'reminders-not-kept')}
      </p>
      <ul class="list">
        {all.map(({ id, turn: at, text: words }) => (
          <li key={id}>
            <strong>{say(at <= turn ? 'reminder-due' : 'turn-number', { turn: at })}</strong> {words}{' '}
            <button type="button" onClick={() => kept.drop(id)}>
              {say('remove-item', { item: words.slice(0, 20) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
