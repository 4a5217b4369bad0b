import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { problemOf, type DeskProblem } from '../graph/problem.js';
import { keyOfReceipts, receiptsOf } from '../graph/receipts.js';
import { ProblemNote } from '../kit/form.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { isSigned } from '../seat/signature.js';

/** Checks in the browser that the receipts of the open turn were signed with the key of this very campaign, and are unchanged. */
export function CheckReceipts({ place }: { readonly place: Place }): JSX.Element {
  const told = useSignal('');
  const problem = useSignal<DeskProblem | null>(null);
  const check = async (): Promise<void> => {
    try {
      const seat = { campaign: place.campaign, player: place.player! };
      const [key, receipts] = await Promise.all([keyOfReceipts(seat), receiptsOf(seat)]);
      const signed = await Promise.all(receipts.map((one) => isSigned(one, key, crypto.subtle)));
      const wrong = receipts.filter((_, at) => !signed[at]).map(({ id }) => id);
      told.value =
        wrong.length === 0
          ? `✓ ${say('receipts-signed', { count: receipts.length, key: key.keyId })}`
          : say('receipts-not-signed', { ids: wrong.join(', ') });
      problem.value = null;
    } catch (thrown) {
      problem.value = problemOf(thrown);
    }
  };
  if (!isSecureContext) return <p class="faint">{say('receipts-plain-http')}</p>;
  return (
    <>
      <button type="button" onClick={() => void check()}>
        {say('receipts-check')}
      </button>
      <p role="status" data-receipts>
        {told.value}
      </p>
      <ProblemNote problem={problem.value} />
    </>
  );
}
