import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { copyOrder } from '../../graph/dispositions.js';
import { problemOf } from '../../graph/problem.js';
import type { AnswerOf } from '../../graph/shapes.js';
import { refresh } from '../../news/load-campaign.js';
import { canOrder } from '../card-state.js';
import type { Composer } from '../composer.js';
import { freshKey } from '../consignments.js';
import { ProblemAt } from '../form/problem-at.js';
import { speakOut } from '../speak-out.js';
import type { EffectiveOrder } from '../../seat/campaign.js';
import type { AnyOrder } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { say } from '../../words/words.js';
import { withoutPiece } from '../lay-on.js';

interface CopiesProps {
  readonly piece: EffectiveOrder;
  readonly order: AnyOrder;
  readonly isWhole: boolean;
  readonly composer: Composer;
}

/** What became of the copy for one piece. */
interface Copied {
  readonly piece: string;
  readonly receipt: AnswerOf['receipts'][number];
}

/** The order of a card, the same for many others: they go in one request, and each gets its receipt. */
export function Copies({ piece, order, isWhole, composer }: CopiesProps): JSX.Element | null {
  const to = useSignal<readonly string[]>([]);
  const copied = useSignal<readonly Copied[]>([]);
  const isSending = useSignal(false);
  // Nobody answered for it: the same again goes by the same key, which does nothing twice.
  const unanswered = useRef<{ readonly words: string; readonly key: string } | null>(null);
  const others = (evening.value?.effective ?? []).filter(
    (one) => one.piece !== piece.piece && one.at === piece.at,
  );
  if (others.length === 0) return null;
  const send = async (): Promise<void> => {
    const chosen = to.value;
    const { turn } = evening.peek()!.clock;
    const words = JSON.stringify([order, chosen, turn]);
    const key = unanswered.current?.words === words ? unanswered.current.key : freshKey();
    unanswered.current = { words, key };
    isSending.value = true;
    try {
      const copy = { order: withoutPiece(order), to: chosen, turn, standing: false, key };
      const receipts = await copyOrder(composer.seat, copy);
      unanswered.current = null;
      copied.value = receipts.map((receipt) => ({ piece: chosen[receipt.order]!, receipt }));
      to.value = [];
      const taken = receipts.filter(({ accepted }) => accepted).length;
      speakOut(say('copies-sent', { taken, all: receipts.length }), taken < receipts.length);
      await refresh(composer.place);
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (!problem.isOffline && problem.status < 500) unanswered.current = null;
      speakOut(
        unanswered.current ? say('not-known-sent', { pieces: chosen.join(', ') }) : problem.message,
        true,
      );
    } finally {
      isSending.value = false;
    }
  };
  return (
    <fieldset class="group copies">
      <legend>{say('same-for')}</legend>
      <div class="copies-pieces">
        {others.map((one) => (
          <label key={one.piece} class="tick">
            <input
              type="checkbox"
              value={one.piece}
              disabled={!canOrder()}
              checked={to.value.includes(one.piece)}
              onChange={(event) =>
                (to.value = event.currentTarget.checked
                  ? [...to.value, one.piece]
                  : to.value.filter((id) => id !== one.piece))
              }
            />
            <span>
              {one.piece}
              {one.origin === 'default' ? '' : ' ✓'}
            </span>
          </label>
        ))}
      </div>
      <button
        type="button"
        disabled={!canOrder() || !isWhole || to.value.length === 0 || isSending.value}
        onClick={() => void send()}
      >
        {say(isSending.value ? 'sending' : 'send-copies', { count: to.value.length })}
      </button>
      <ul class="list" data-copied>
        {copied.value.map(({ piece: id, receipt }) => (
          <li key={id}>
            {receipt.accepted ? '✓' : '⛔'} <strong>{id}</strong> {receipt.understood}
            {receipt.problems.map((problem) => (
              <ProblemAt key={problem.code + problem.field} problem={problem} />
            ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
