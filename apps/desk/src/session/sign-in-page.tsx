import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { Field, Form } from '../kit/form.js';
import { say } from '../words/words.js';
import { forgotPassword } from './invitations.js';
import { signIn } from './session.js';

/** Name and password, a way to another password, and nothing else to look at. */
export function SignInPage({ note }: { readonly note?: string | null }): JSX.Element {
  const isForgotten = useSignal(false);
  const said = useSignal(note);
  return (
    <main id="content" class="narrow">
      <h1>{say('desk')}</h1>
      {said.value && <p role="status">{said.value}</p>}
      <Form
        button={isForgotten.value ? say('mail-a-link') : say('sign-in')}
        act={async ({ account = '', password = '' }) => {
          if (!isForgotten.value) return signIn(account.trim(), password);
          await forgotPassword(account.trim());
          said.value = say('link-mailed');
        }}
      >
        <Field name="account" label={say('account')} complete="username" />
        {!isForgotten.value && (
          <Field name="password" label={say('password')} type="password" complete="current-password" />
        )}
        <button type="button" class="link" onClick={() => (isForgotten.value = !isForgotten.value)}>
          {isForgotten.value ? say('sign-in') : say('forgotten')}
        </button>
      </Form>
      {!isSecureContext && <p class="faint">{say('plain-http')}</p>}
    </main>
  );
}
