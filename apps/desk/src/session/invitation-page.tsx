import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { problemOf, type DeskProblem } from '../graph/problem.js';
import { Field, Form, ProblemNote } from '../kit/form.js';
import { say } from '../words/words.js';
import { accept, offerOf, type Offer, resetPassword } from './invitations.js';
import { me, register, signIn } from './session.js';

/** The place somebody was invited to: he takes it with the account he has, or makes one. */
export function InvitationPage({
  code,
  done,
}: {
  readonly code: string;
  readonly done: () => void;
}): JSX.Element {
  const offer = useSignal<Offer | null>(null);
  const problem = useSignal<DeskProblem | null>(null);
  const isNew = useSignal(true);
  useEffect(() => {
    offerOf(code).then(
      (found) => (offer.value = found),
      (thrown: unknown) => (problem.value = problemOf(thrown)),
    );
  }, [code]);
  const found = offer.value;
  return (
    <main id="content" class="narrow">
      <h1>{say('desk')}</h1>
      <ProblemNote problem={problem.value} />
      {found && (
        <p>
          {found.player === null
            ? say('invited-administrator', { title: found.title })
            : say('invited-as', { title: found.title, who: found.playerName ?? found.player })}
        </p>
      )}
      {found && me.value && (
        <Form button={say('take-place', { account: me.value.account })} act={() => accept(code).then(done)} />
      )}
      {found && !me.value && (
        <Form
          button={isNew.value ? say('make-account') : say('sign-in')}
          act={async ({ account = '', password = '' }) => {
            if (isNew.value) await register(account.trim(), password, code).then(done);
            else await signIn(account.trim(), password);
          }}
        >
          <Field name="account" label={say('account')} complete="username" />
          <Field
            key={String(isNew.value)}
            name="password"
            label={isNew.value ? say('new-password') : say('password')}
            type="password"
            complete={isNew.value ? 'new-password' : 'current-password'}
            least={isNew.value ? 10 : 1}
          />
          <button type="button" class="link" onClick={() => (isNew.value = !isNew.value)}>
            {isNew.value ? say('have-account') : say('no-account')}
          </button>
        </Form>
      )}
    </main>
  );
}

/** Sets a password with a code that was sent. */
export function ResetPage({ code, done }: { readonly code: string; readonly done: () => void }): JSX.Element {
  return (
    <main id="content" class="narrow">
      <h1>{say('set-password')}</h1>
      <Form
        button={say('set-password')}
        act={({ password = '' }) => resetPassword(code, password).then(done)}
      >
        <Field
          name="password"
          label={say('new-password')}
          type="password"
          complete="new-password"
          least={10}
        />
      </Form>
    </main>
  );
}
