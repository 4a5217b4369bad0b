import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { evening, isPast, nameOf } from '../seat/open-campaign.js';
import { inForce } from '../seat/pieces.js';
import { toDo, type ToDo } from '../seat/to-do.js';
import { ScreenLink } from '../kit/screen-link.js';
import { RuleLink } from '../rules/rule-link.js';
import { say } from '../words/words.js';
import { announcementWords } from './announcement-words.js';

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
export function ToDoSide({ campaign }: { readonly campaign: string }): JSX.Element {
  const { clock, standIns } = evening.value!;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{say('to-do')}</h2>
      {isPast.value ? null : <Tasks campaign={campaign} />}
      {clock.announcements.length > 0 && (
        <>
          <h3>{say('announcements')}</h3>
          <ul>
            {clock.announcements.slice(0, 5).map((one) => (
              <li key={one.at + one.kind}>{announcementWords(one, say)}</li>
            ))}
          </ul>
        </>
      )}
      {standIns.length > 0 && (
        <>
          <h3>{say('stand-ins')}</h3>
          <ul>
            {standIns.map(({ player, to, from, until }) => (
              <li key={player + to + from}>
                {say('stands-in-for', { player: nameOf(player), to: nameOf(to), from, until })}
              </li>
            ))}
          </ul>
        </>
      )}
      <Orders />
    </section>
  );
}

function Tasks({ campaign }: { readonly campaign: string }): JSX.Element {
  const tasks = toDo(evening.value!);
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
    case 'order-doubts':
      return (
        <details>
          <summary>{say('order-doubts', { count: task.count })}</summary>
          <ul>
            {task.lines.map(({ piece, message, rule }) => (
              <li key={piece + message}>
                <strong>{piece}</strong>: {message} <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </details>
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
