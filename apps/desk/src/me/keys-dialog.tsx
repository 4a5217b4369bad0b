import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { areKeysListed } from '../kit/keys-meant.js';
import { say } from '../words/words.js';
import { KeysListed } from './keys-part.js';

/** The list of keys, over whatever is looked at; one is back where one was when it closes. */
export function KeysDialog(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={() => (areKeysListed.value = false)}>
      <h2 id="keys-title">{say('keys')}</h2>
      <KeysListed />
      <p>
        <a href="/desk/me" onClick={() => dialog.current?.close()}>
          {say('keys-change')}
        </a>
      </p>
      <form method="dialog">
        <button type="submit" class="primary">
          {say('close')} <kbd>Esc</kbd>
        </button>
      </form>
    </dialog>
  );
}
