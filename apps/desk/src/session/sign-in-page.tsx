import type { JSX } from 'preact';
import { Field, Form } from '../kit/form.js';
import { say } from '../words/words.js';
import { signIn } from './session.js';

/** Name and password, and nothing else to look at. */
export function SignInPage({ note }: { readonly note?: string | null }): JSX.Element {
  return (
    <main id="content" class="narrow">
      <h1>{say('desk')}</h1>
      {note && <p role="status">{note}</p>}
      <Form
        button={say('sign-in')}
        act={({ account = '', password = '' }) => signIn(account.trim(), password)}
      >
        <Field name="account" label={say('account')} complete="username" />
        <Field name="password" label={say('password')} type="password" complete="current-password" />
      </Form>
      {!isSecureContext && <p class="faint">{say('plain-http')}</p>}
    </main>
  );
}
