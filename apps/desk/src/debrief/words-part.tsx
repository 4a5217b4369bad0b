import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { openLetters, ordersOfTurn } from '../graph/debrief-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { nameOf } from '../seat/open-campaign.js';
import { language, say } from '../words/words.js';
import type { PartOfDebrief } from './part-of-debrief.js';

/** What everybody ordered, turn by turn, and every letter. */
export function WordsPart({ campaign, seat, index }: PartOfDebrief): JSX.Element {
  const turn = useSignal(index.turns[0] ?? 0);
  const orders = useAnswer(`${campaign} ${turn.value}`, () => ordersOfTurn(campaign, seat, turn.value));
  const letters = useAnswer(campaign, () => openLetters(campaign, seat));
  const moment = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div class="columns">
      <section aria-labelledby="orders-of-all">
        <h2 id="orders-of-all">{say('all-orders')}</h2>
        <label class="field">
          <span>{say('turn-looked-at')}</span>
          <select value={turn.value} onChange={(event) => (turn.value = Number(event.currentTarget.value))}>
            {index.turns.map((one) => (
              <option key={one} value={one}>
                {say('turn-number', { turn: one })}
              </option>
            ))}
          </select>
        </label>
        <Awaited of={orders} />
        {(orders.answer ?? [])
          .filter((one) => one.orders.length > 0)
          .map((one) => (
            <details key={one.player}>
              <summary>
                {nameOf(one.player)} ({one.orders.length})
              </summary>
              <ul>
                {one.orders.map(({ receipt, text, status }) => (
                  <li key={receipt.id}>
                    <code>{text}</code> <span class="faint">{say(`order-${status}`)}</span>
                  </li>
                ))}
              </ul>
            </details>
          ))}
      </section>
      <section aria-labelledby="all-letters">
        <h2 id="all-letters">{say('all-letters')}</h2>
        <Awaited of={letters} />
        {letters.answer?.length === 0 && <p>{say('no-letters')}</p>}
        <ul>
          {(letters.answer ?? []).map(({ id, from, to, text, sentAt }) => (
            <li key={id}>
              <span class="faint">{moment.format(new Date(sentAt))}</span>{' '}
              <strong>{say('letter-from-to', { from: nameOf(from), to: to.map(nameOf).join(', ') })}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
