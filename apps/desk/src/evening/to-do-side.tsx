import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { chosenPiece } from '../seat/composing.js';
import { heldDesk } from '../graph/seat-desk.js';
import { evening, isPast, nameOf, shownTurn } from '../seat/open-campaign.js';
import { inForce } from '../seat/pieces.js';
import { type Reminder, toDo, type ToDo } from '../seat/to-do.js';
import { ScreenLink } from '../kit/screen-link.js';
import { PastTurnOrders } from '../orders/past-turn-orders.js';
import { RuleLink } from '../rules/rule-link.js';
import { say } from '../words/words.js';
import { announcementWords } from './announcement-words.js';
import { PlayFor } from './play-for.js';

/** Keys 1 to 9 go to what is left to do. */
export function useItemKeys(): void {
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
      document.querySelectorAll<HTMLElement>('[data-item]')[Number(event.key) - 1]?.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
}

/** What is left to do and what happens otherwise, what was announced, who stands in, and which orders are in force. */
export function ToDoSide(props: { readonly campaign: string; readonly seat: string }): JSX.Element {
  const { campaign, seat } = props;
  const { clock, standIns, done } = evening.value!;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{say('to-do')}</h2>
      {isPast.value ? null : <Tasks {...{ campaign, seat }} />}
      {clock.announcements.length + done.length > 0 && (
        <>
          <h3>{say('announcements')}</h3>
          <ul>
            {clock.announcements.slice(0, 5).map((one) => (
              <li key={one.at + one.kind}>{announcementWords(one, say)}</li>
            ))}
            {done.map(({ at, turn, text }) => (
              <li key={at + text}>
                {text} {turn !== null && <span class="faint">{say('turn-number', { turn })}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {standIns.length > 0 && (
        <>
          <h3>{say('stand-ins')}</h3>
          <ul>
            {standIns.map((one) => (
              <li key={one.player + one.to + one.from}>
                {say('stands-in-for', { ...one, player: nameOf(one.player), to: nameOf(one.to) })}{' '}
                <PlayFor who={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isPast.value ? (
        <>
          <h2>{say('orders-of', { turn: shownTurn.value })}</h2>
          <PastTurnOrders campaign={campaign} seat={seat} />
        </>
      ) : (
        <Orders />
      )}
    </section>
  );
}

function Tasks({ campaign, seat }: { readonly campaign: string; readonly seat: string }): JSX.Element {
  const reminders = heldDesk({ campaign, player: seat }).known('reminders');
  const tasks = toDo(evening.value!, reminders as readonly Reminder[] | undefined);
  if (tasks.length === 0) return <p>{say('nothing-to-do')}</p>;
  return (
    <ol class="tasks">
      {tasks.map((task) => (
        <li key={task.kind} data-item tabIndex={-1}>
          <Task task={task} campaign={campaign} />
        </li>
      ))}
    </ol>
  );
}

function Task(props: { readonly task: ToDo; readonly campaign: string }): JSX.Element {
  const { task, campaign } = props;
  switch (task.kind) {
    case 'without-order':
      return (
        <details>
          <summary>{say('without-order', { count: task.count, all: task.all })}</summary>
          <p>
            <ScreenLink campaign={campaign} screen="orders">
              {say('give-orders')}
            </ScreenLink>
          </p>
          <p>{say('if-nothing')}:</p>
          <ul>
            {task.otherwise.map(({ words, pieces }) => (
              <li key={words}>
                <strong>{pieces.join(', ')}</strong>: {words}
              </li>
            ))}
          </ul>
        </details>
      );
    case 'orders-refused':
    case 'order-doubts':
      return (
        <details>
          <summary>{say(task.kind, { count: task.count })}</summary>
          <ul>
            {task.lines.map(({ piece, text, message, rule }) => (
              <li key={text + message}>
                <ScreenLink campaign={campaign} screen="orders" onOpen={() => (chosenPiece.value = piece)}>
                  {task.kind === 'order-doubts' ? piece : text}
                </ScreenLink>
                : {message} <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </details>
      );
    case 'reminders':
      return (
        <>
          <ScreenLink campaign={campaign} screen="plan">
            {say('reminders')}
          </ScreenLink>
          <ul>
            {task.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      );
    case 'letters-unread':
      return (
        <ScreenLink campaign={campaign} screen="letters">
          {say('letters-unread', { count: task.count })}
        </ScreenLink>
      );
  }
}

function Orders(): JSX.Element {
  const { orders, clock } = evening.value!;
  const standing = inForce(orders);
  return (
    <>
      <h2>{say('orders-sent')}</h2>
      {standing.length === 0 && <p>{say('no-orders', { turn: clock.turn })}</p>}
      <ul class="orders">
        {standing.map(({ receipt, sender }) => (
          <li key={receipt.id}>
            {receipt.understood}
            {sender && <span class="faint"> {say('by-deputy', { who: nameOf(sender) })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
