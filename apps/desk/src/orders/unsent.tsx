import type { JSX } from 'preact';
import { drafts, onTheirWay } from '../seat/composing.js';
import { say } from '../words/words.js';
import { canOrder } from './card-state.js';
import type { Composer } from './composer.js';
import { askedForGood, sendWhenMeant } from './for-good.js';
import { LeftBehind } from './left-behind.js';
import { faultsOfForm } from './order-line.js';
import { areKept } from './seat-drafts.js';
import { steps } from './undo.js';

/** How many drafts were not sent, and all that can be done with them at once. */
export function Unsent({ composer }: { readonly composer: Composer }): JSX.Element {
  const count = drafts.value.size;
  const sendable = [...drafts.value].flatMap(([key, { order }]) =>
    faultsOfForm(order).length === 0 ? [key] : [],
  );
  const given = askedForGood(sendable);
  const isSending = [...onTheirWay.value.values()].includes('sending');
  return (
    <>
      <LeftBehind />
      <div class="unsent">
        <span class={count > 0 ? 'not-sent' : 'faint'}>{say('not-sent', { count })}</span>
        {count > 0 && <span class="faint">{say(areKept.value ? 'drafts-kept' : 'drafts-not-kept')}</span>}
        {given !== '' && <strong>{given}</strong>}
        {count > 0 && (
          <button
            type="button"
            class="primary"
            disabled={!canOrder() || isSending || sendable.length === 0}
            onClick={() => sendWhenMeant(composer, sendable)}
          >
            {isSending ? say('sending') : say('send-all', { count: sendable.length })}
          </button>
        )}
        <button type="button" disabled={steps.value.length === 0} onClick={() => void composer.undo()}>
          {say('undo')} <kbd>Ctrl+Z</kbd>
        </button>
      </div>
    </>
  );
}
