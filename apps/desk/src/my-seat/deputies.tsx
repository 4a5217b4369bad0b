import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { type Seat, sendOrders } from '../graph/order-desk.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import type { AnswerOf } from '../graph/shapes.js';
import { ProblemNote } from '../kit/form.js';
import { freshName } from '../kept/kept-list.js';
import { refresh } from '../news/load-campaign.js';
import { evening, nameOf, told } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';

interface DeputiesProps {
  readonly place: Place;
  /** Who may be made a deputy: players of the own side. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Who deputises for the reader's pieces, and for whose he does; another is assigned after it was asked, since that cannot be taken back. */
export function Deputies({ place, people }: DeputiesProps): JSX.Element {
  const piece = useSignal('');
  const deputy = useSignal('');
  const isAsked = useSignal(false);
  const receipt = useSignal<AnswerOf['receipts'][number] | null>(null);
  const problem = useSignal<DeskProblem | null>(null);
  const unanswered = useRef<{ readonly words: string; readonly key: string } | null>(null);
  const seat: Seat = { campaign: place.campaign, player: place.player! };
  const { effective, clock } = evening.value!;
  const { land, fleet } = told.value?.position ?? {};
  const own = [...(land?.observed.units ?? []), ...(fleet?.observed.ships ?? [])];
  const mine = own.filter(({ role }) => role === 'commander');
  const others = effective.filter(({ capacity }) => capacity === 'deputy');
  const assign = async (): Promise<void> => {
    const order = { kind: 'assign', unit: piece.value, deputy: deputy.value };
    const words = JSON.stringify([order, clock.turn]);
    // Without an answer the same again goes by the same key, which does nothing twice.
    if (unanswered.current?.words !== words) unanswered.current = { words, key: `desk-${freshName()}` };
    try {
      [receipt.value = null] = await sendOrders(seat, clock.turn, [order], unanswered.current.key);
      unanswered.current = null;
      problem.value = null;
      isAsked.value = false;
      await refresh(place);
    } catch (thrown) {
      problem.value = problemOf(thrown);
    }
  };
  return (
    <section aria-labelledby="deputies">
      <h2 id="deputies">{say('deputies')}</h2>
      <p class="faint">{say('deputies-mean')}</p>
      <ul class="list">
        {mine
          .filter(({ deputy: who }) => who !== null)
          .map(({ id, deputy: who }) => (
            <li key={id}>
              <strong>{id}</strong>: {nameOf(who!)}
            </li>
          ))}
      </ul>
      {others.length > 0 && (
        <p>{say('you-deputise', { pieces: others.map(({ piece: id }) => id).join(', ') })}</p>
      )}
      {mine.length > 0 && people.length > 0 && (
        <fieldset class="group">
          <legend>{say('assign-deputy')}</legend>
          <label class="field">
            <span>{say('plan-piece')}</span>
            <select
              value={piece.value}
              onChange={(event) => {
                piece.value = event.currentTarget.value;
                isAsked.value = false;
              }}
            >
              <option value="" />
              {mine.map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{say('stands-in-who')}</span>
            <select
              value={deputy.value}
              onChange={(event) => {
                deputy.value = event.currentTarget.value;
                isAsked.value = false;
              }}
            >
              <option value="" />
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class={isAsked.value ? 'primary' : ''}
            disabled={piece.value === '' || deputy.value === ''}
            onClick={() => (isAsked.value ? void assign() : (isAsked.value = true))}
          >
            {say(isAsked.value ? 'assign-for-good' : 'assign-it')}
          </button>
        </fieldset>
      )}
      <ProblemNote problem={problem.value} />
      <p role="status">
        {receipt.value &&
          `${receipt.value.accepted ? '✓' : '⛔'} ${receipt.value.understood} ${receipt.value.problems
            .map(({ message, rule }) => `${message} (${rule})`)
            .join(' ')}`}
      </p>
    </section>
  );
}
