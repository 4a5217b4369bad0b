import type { ComponentChildren, JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { problemOf, type DeskProblem } from '../graph/problem.js';
import { say } from '../words/words.js';

/** A field of a form with its name above it. */
export function Field(props: {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly complete: string;
  readonly least?: number;
}): JSX.Element {
  const { name, label, type = 'text', complete, least } = props;
  const kept = {
    name,
    autocomplete: complete as 'on',
    autocapitalize: 'none',
    spellcheck: false,
    minLength: least,
    maxLength: 200,
    required: true,
  } as const;
  return (
    <label class="field">
      <span>{label}</span>
      {type === 'password' ? <input type="password" {...kept} /> : <input type="text" {...kept} />}
    </label>
  );
}

/** What was refused, in the server's words, and what is said with it. */
export function ProblemNote({
  problem,
  children,
}: {
  readonly problem: DeskProblem | null;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <div role="alert" class="alert-place">
      {problem && (
        <p class="problem">
          <span aria-hidden="true">⛔ </span>
          {problem.isOffline ? say('problem-offline') : problem.message || say('problem')}
        </p>
      )}
      {children}
    </div>
  );
}

/** A form that does one thing; while it is at it, it cannot be sent again. */
export function Form(props: {
  readonly act: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly button: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const problem = useSignal<DeskProblem | null>(null);
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget as HTMLFormElement)].map(([key, value]) => [key, String(value)]),
    );
    busy.value = true;
    problem.value = null;
    try {
      await props.act(values);
    } catch (thrown) {
      problem.value = problemOf(thrown);
    } finally {
      busy.value = false;
    }
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      {props.children}
      <ProblemNote problem={problem.value} />
      <button type="submit" class="primary" aria-disabled={busy.value}>
        {busy.value ? say('wait-here') : props.button}
      </button>
    </form>
  );
}
