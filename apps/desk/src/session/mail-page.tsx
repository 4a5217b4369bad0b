import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { problemOf, type DeskProblem } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { say } from '../words/words.js';
import { proveMail } from './invitations.js';

/** Whoever follows the link that was sent to a mail address has proved it, and is told whether it was taken. */
export function MailPage({ code, done }: { readonly code: string; readonly done: () => void }): JSX.Element {
  const isProved = useSignal(false);
  const problem = useSignal<DeskProblem | null>(null);
  useEffect(() => {
    proveMail(code).then(
      () => (isProved.value = true),
      (thrown: unknown) => (problem.value = problemOf(thrown)),
    );
  }, [code]);
  const isAnswered = isProved.value || problem.value !== null;
  return (
    <main id="content" class="narrow">
      <h1>{say('desk')}</h1>
      <p role="status">{isProved.value ? say('mail-proved') : isAnswered ? '' : say('wait-here')}</p>
      <ProblemNote problem={problem.value} />
      {isAnswered && (
        <button type="button" onClick={done}>
          {say('close')}
        </button>
      )}
    </main>
  );
}
