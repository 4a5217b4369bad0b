import type { JSX } from 'preact';
import { say } from '../words/words.js';

/** No screen has this address. */
export const NothingHere = (): JSX.Element => (
  <main id="content" tabIndex={-1}>
    <h1>{say('not-found')}</h1>
    <p>
      <a href="/desk/">{say('campaigns')}</a>
    </p>
  </main>
);
