import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import {
  changeMail,
  changePassword,
  endSession,
  makeToken,
  NOTICE_KINDS,
  noticeWishes,
  ownSessions,
  ownTokens,
  revokeToken,
  testWebhook,
  TOKEN_SCOPES,
  wishNotices,
} from '../graph/own-account.js';
import { Field, Form } from '../kit/form.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { language, say } from '../words/words.js';

const momentOf = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** Another password, and the mail address that lost ones are sent to. */
export function PasswordPart(): JSX.Element {
  const said = useSignal('');
  return (
    <>
      <p role="status">{said.value}</p>
      <Form
        button={say('password-change')}
        act={async ({ present = '', next = '' }) => {
          await changePassword(present, next);
          said.value = say('password-changed');
        }}
      >
        <Field name="present" type="password" label={say('password-present')} complete="current-password" />
        <Field name="next" type="password" label={say('password-next')} complete="new-password" least={10} />
      </Form>
      <Form
        button={say('mail-change')}
        act={async ({ email = '', password = '' }) => {
          await changeMail(email, password);
          said.value = say('mail-changed', { email });
        }}
      >
        <Field name="email" label={say('mail-address')} complete="email" />
        <Field name="password" type="password" label={say('password-present')} complete="current-password" />
      </Form>
    </>
  );
}

/** Where one is signed in; each can be ended, but for the one that is asked in. */
export function SessionsPart(): JSX.Element | null {
  const sessions = useAnswer('sessions', ownSessions);
  if (!sessions.answer) return <Awaited of={sessions} />;
  return (
    <ul class="list">
      {sessions.answer.map(({ id, current, userAgent, network, lastUsedAt }) => (
        <li key={id}>
          {current && <strong>{say('session-here')} </strong>}
          {(userAgent ?? '?').slice(0, 80)} · {network} · {say('used-last', { at: momentOf(lastUsedAt) })}{' '}
          {!current && (
            <button type="button" onClick={() => void endSession(id).finally(sessions.again)}>
              {say('session-end')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Tokens for programs that play for their owner; a new one is shown once. */
export function TokensPart(): JSX.Element {
  const tokens = useAnswer('tokens', ownTokens);
  const made = useSignal<string | null>(null);
  return (
    <>
      <p>{say('tokens-mean')}</p>
      {tokens.answer ? (
        <ul class="list" data-tokens>
          {tokens.answer.map(({ id, name, scopes, expiresAt, lastUsedAt }) => (
            <li key={id}>
              <strong>{name}</strong> {scopes.join(', ')} · {say('good-until', { at: momentOf(expiresAt) })}
              {lastUsedAt !== null && ` · ${say('used-last', { at: momentOf(lastUsedAt) })}`}{' '}
              <button type="button" onClick={() => void revokeToken(id).finally(tokens.again)}>
                {say('token-revoke', { name })}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Awaited of={tokens} />
      )}
      {made.value !== null && (
        <p role="status">
          {say('token-made')} <code>{made.value}</code>
        </p>
      )}
      <Form
        button={say('token-make')}
        act={async (values) => {
          const scopes = TOKEN_SCOPES.filter((scope) => values[scope] === 'on');
          made.value = await makeToken({ name: values['name'] ?? '', scopes, days: Number(values['days']) });
          tokens.again();
        }}
      >
        <Field name="name" label={say('token-name')} complete="off" />
        <label class="field">
          <span>{say('token-days')}</span>
          <input type="number" name="days" min={1} max={366} defaultValue="90" required />
        </label>
        <fieldset class="choices">
          <legend>{say('token-may')}</legend>
          {TOKEN_SCOPES.map((scope) => (
            <label key={scope} class="tick">
              <input type="checkbox" name={scope} defaultChecked={scope.endsWith(':read')} />
              <span>{say(`scope-${scope.replace(':', '-')}`)}</span>
            </label>
          ))}
        </fieldset>
      </Form>
    </>
  );
}

/** Of what one is told by mail or by a receiver of one's own, with a test of the latter. */
export function NoticesPart(): JSX.Element | null {
  const wishes = useAnswer('notices', noticeWishes);
  const said = useSignal('');
  if (!wishes.answer) return <Awaited of={wishes} />;
  const before = wishes.answer;
  const { mail, webhook, kinds } = before;
  const test = async (): Promise<void> => {
    try {
      const { delivered, error } = await testWebhook();
      said.value = delivered ? say('notice-arrived') : say('notice-failed', { error: error ?? '' });
    } catch (thrown) {
      said.value = say('notice-failed', { error: (thrown as Error).message });
    }
  };
  return (
    <>
      <Form
        button={say('notices-keep')}
        act={async (values) => {
          await wishNotices({
            ...before,
            mail: values['mail'] === 'on',
            webhook: values['webhook'] || null,
            kinds: NOTICE_KINDS.filter((kind) => values[kind] === 'on'),
          });
          said.value = say('notices-kept');
          wishes.again();
        }}
      >
        <label class="tick">
          <input type="checkbox" name="mail" defaultChecked={mail} />
          <span>{say('notices-by-mail')}</span>
        </label>
        <label class="field">
          <span>{say('notices-webhook')}</span>
          <input type="url" name="webhook" maxLength={500} defaultValue={webhook ?? ''} />
        </label>
        <fieldset class="choices">
          <legend>{say('notices-of')}</legend>
          {NOTICE_KINDS.map((kind) => (
            <label key={kind} class="tick">
              <input type="checkbox" name={kind} defaultChecked={kinds.includes(kind)} />
              <span>{say(`notice-${kind}`)}</span>
            </label>
          ))}
        </fieldset>
      </Form>
      {webhook !== null && (
        <button type="button" onClick={() => void test()}>
          {say('notices-test')}
        </button>
      )}
      <p role="status">{said.value}</p>
    </>
  );
}
