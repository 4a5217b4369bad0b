import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { canKeepOffline, isOfflineOn, switchOfflineOn, wipeOffline } from '../graph/kept-offline.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { keepShell } from '../offline/shell.js';
import { findOut } from '../session/session.js';
import { say } from '../words/words.js';

/** Reading offline: off until it is switched on, for one account of this device; what it keeps, and why it may not be there. */
export function OfflinePart({ account }: { readonly account: string }): JSX.Element {
  const isOn = useSignal(isOfflineOn(account));
  const problem = useSignal<DeskProblem | null>(null);
  const isBusy = useSignal(false);
  if (!canKeepOffline()) return <p>{say('offline-cannot')}</p>;
  const change = async (on: boolean): Promise<void> => {
    isOn.value = on;
    isBusy.value = true;
    problem.value = null;
    try {
      if (on) {
        await keepShell();
        switchOfflineOn(account);
        await findOut();
      } else await wipeOffline();
    } catch (thrown) {
      problem.value = problemOf(thrown);
      await wipeOffline();
    }
    isOn.value = isOfflineOn(account);
    isBusy.value = false;
  };
  return (
    <>
      <p>{say('offline-means')}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={isOn.value}
          aria-disabled={isBusy.value}
          onChange={(event) => void (isBusy.value || change(event.currentTarget.checked))}
        />
        <span>{say('offline-on')}</span>
      </label>
      <p role="status">
        {isBusy.value ? say('wait-here') : say(isOn.value ? 'offline-is-on' : 'offline-is-off')}
      </p>
      <ProblemNote problem={problem.value} />
    </>
  );
}
