import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { problemOf, type DeskProblem } from '../graph/problem.js';
import { keyOfReceipts, receiptsOf } from '../graph/receipts.js';
import { ProblemNote } from '../kit/form.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { isSigned } from '../seat/signature.js';

/**
 * Checks in the browser that the receipts of the open turn were signed with the key of this very campaign, and are unchanged; and gives
 * them as a file, which `vedette receipt check` reads.
 */
export function CheckReceipts({ place }: { readonly place: Place }): JSX.Element {
  const told = useSignal('');
  const problem = useSignal<DeskProblem | null>(null);
  const seat = { campaign: place.campaign, player: place.player! };
  const trying = (act: () => Promise<void>) => (): void => {
    problem.value = null;
    act().catch((thrown: unknown) => (problem.value = problemOf(thrown)));
  };
  const check = async (): Promise<void> => {
    const [key, receipts] = await Promise.all([keyOfReceipts(seat), receiptsOf(seat)]);
    const signed = await Promise.all(receipts.map((one) => isSigned(one, key, crypto.subtle)));
    const wrong = receipts.filter((_, at) => !signed[at]).map(({ id }) => id);
    told.value =
      wrong.length === 0
        ? `✓ ${say('receipts-signed', { count: receipts.length, key: key.keyId })}`
        : say('receipts-not-signed', { ids: wrong.join(', ') });
  };
  const save = async (): Promise<void> => {
    const receipts = await receiptsOf(seat);
    const file = new Blob([JSON.stringify({ receipts }, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${seat.campaign}-receipts.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  };
  return (
    <>
      {isSecureContext ? (
        <button type="button" onClick={trying(check)}>
          {say('receipts-check')}
        </button>
      ) : (
        <p class="faint">{say('receipts-plain-http')}</p>
      )}{' '}
      <button type="button" onClick={trying(save)}>
        {say('receipts-file')}
      </button>
      <p role="status" data-receipts>
        {told.value}
      </p>
      <ProblemNote problem={problem.value} />
    </>
  );
}
