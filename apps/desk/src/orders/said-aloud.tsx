import type { JSX } from 'preact';
import { saidLast } from './speak-out.js';

/** What became of an order, shown and said: politely, and at once where something went wrong. */
export function SaidAloud(): JSX.Element {
  const { text, isUrgent } = saidLast.value;
  return (
    <>
      <p class="said" role="status">
        {isUrgent ? '' : text}
      </p>
      <p class="said urgent" role="alert">
        {isUrgent ? text : ''}
      </p>
    </>
  );
}
