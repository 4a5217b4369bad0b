import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { contrast, CONTRASTS, takeContrast } from '../kit/contrast.js';
import { Speech } from '../kit/speech.js';
import { me } from '../session/session.js';
import { say } from '../words/words.js';
import { NoticesPart, PasswordPart, SessionsPart, TokensPart } from './account-parts.js';
import { ChangeKeys, KeysListed } from './keys-part.js';
import { OfflinePart } from './offline-part.js';

/** Whoever is signed in: how the desk looks and answers to him here, and his account. */
export function MePage(): JSX.Element {
  const { account } = me.value!;
  useEffect(() => {
    document.title = say('me');
  }, []);
  return (
    <main id="content" tabIndex={-1} class="narrow me-screen">
      <h1>{say('me')}</h1>
      <p>
        {say('signed-in-as', { account })} <a href="/desk/">{say('campaigns')}</a>
      </p>
      <Part name="me-look">
        <Speech />
        <fieldset class="choices">
          <legend>{say('contrast')}</legend>
          {CONTRASTS.map((one) => (
            <label key={one} class="tick">
              <input
                type="radio"
                name="contrast"
                checked={contrast.value === one}
                onChange={() => takeContrast(one)}
              />
              <span>{say(`contrast-${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </Part>
      <Part name="keys">
        <ChangeKeys />
        <details>
          <summary>{say('keys-list')}</summary>
          <KeysListed />
        </details>
      </Part>
      <Part name="offline">
        <OfflinePart account={account} />
      </Part>
      <Part name="notices">
        <NoticesPart />
      </Part>
      <Part name="me-password">
        <PasswordPart />
      </Part>
      <Part name="sessions">
        <SessionsPart />
      </Part>
      <Part name="tokens">
        <TokensPart />
      </Part>
    </main>
  );
}

function Part(props: { readonly name: string; readonly children: JSX.Element | JSX.Element[] }): JSX.Element {
  return (
    <section aria-labelledby={props.name}>
      <h2 id={props.name}>{say(props.name)}</h2>
      {props.children}
    </section>
  );
}
