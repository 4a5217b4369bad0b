import type { JSX } from 'preact';
import { say } from '../../words/words.js';
import { reachAhead } from './reach-ahead.js';

/** Where an order for a later turn begins, and on what conditions the squares that are lit for it are in reach. */
export function AssumedWords({ square }: { readonly square: string }): JSX.Element {
  return (
    <div class="faint">
      <p>{say('point-ahead', { square })}</p>
      <ul>
        {reachAhead.value?.assumed.map((one) => (
          <li key={one}>{say(`assumed-${one}`)}</li>
        ))}
      </ul>
    </div>
  );
}
