import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nkeys } from '@nats-io/transport-node';
import { freePort, natsProgram } from '@vedette/servers';
import { until } from '@vedette/testing';
import { BrokerFileError } from './broker-files.js';
import { connectNats } from './connect-nats.js';

type Key = ReturnType<typeof nkeys.createUser>;
const { createAccount, createOperator, createUser } = nkeys;
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What one key of a broker says of another, as its JWT has it. */
function claim(issuer: Key, subject: Key, name: string, nats: object): string {
  const names = {
    jti: name,
    iat: 1_700_000_000,
    iss: issuer.getPublicKey(),
    sub: subject.getPublicKey(),
    name,
  };
  const said = `${encoded({ typ: 'JWT', alg: 'ed25519-nkey' })}.${encoded({ ...names, nats: { ...nats, version: 2 } })}`;
  return `${said}.${Buffer.from(issuer.sign(Buffer.from(said))).toString('base64url')}`;
}

const NO_LIMITS = { subs: -1, data: -1, payload: -1 };

describe('a broker that wants credentials and shows a certificate of an authority of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vedette-broker-files-'));
  const at = (name: string): string => join(folder, name);
  const [operator, account] = [createOperator(), createAccount()];
  let broker: ChildProcess;
  let url: string;

  /** Credentials of a user who may do nothing but hear and say what is in `allow`, or anything. */
  const credentialsOf = (user: Key, allow?: readonly string[]): string => {
    const rights = allow ? { allow } : {};
    const jwt = claim(account, user, 'user', { type: 'user', pub: rights, sub: rights, ...NO_LIMITS });
    const part = (name: string, value: string) =>
      `-----BEGIN ${name}-----\n${value}\n------END ${name}------\n`;
    return `${part('NATS USER JWT', jwt)}\n${part('USER NKEY SEED', text(user.getSeed()))}`;
  };

  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { stdio: 'ignore' });
  };
  const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'] as const;

  beforeAll(async () => {
    const own = ['-keyout', at('ca.key'), '-out', at('ca.pem'), '-subj', '/CN=authority', '-days', '2'];
    openssl('req', '-x509', ...KEY, ...own);
    openssl('req', ...KEY, '-keyout', at('key'), '-out', at('request'), '-subj', '/CN=broker');
    writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost');
    const signed = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '1'];
    openssl('x509', '-req', '-in', at('request'), ...signed, '-out', at('pem'), '-extfile', at('names'));
    const ofOperator = claim(operator, operator, 'operator', { type: 'operator' });
    const limits = { ...NO_LIMITS, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
    const ofAccount = claim(operator, account, 'house', { type: 'account', limits });
    const port = await freePort();
    url = `nats://127.0.0.1:${port}`;
    writeFileSync(
      at('nats.conf'),
      [
        `listen: "127.0.0.1:${port}"`,
        `operator: ${ofOperator}`,
        'resolver: MEMORY',
        `resolver_preload: { ${account.getPublicKey()}: ${ofAccount} }`,
        `tls { cert_file: "${at('pem')}", key_file: "${at('key')}" }`,
      ].join('\n'),
    );
    broker = spawn(await natsProgram(), ['--config', at('nats.conf')], { stdio: 'ignore' });
    writeFileSync(at('user.creds'), credentialsOf(createUser()));
    const files = { credentials: at('user.creds'), authority: at('ca.pem') };
    await until(async () => {
      const connection = await connectNats({ url, name: 'test', impatient: true, files }).catch(() => null);
      await connection?.close();
      return connection !== null;
    });
  });
  afterAll(async () => {
    const ended = once(broker, 'exit');
    broker.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  const come = (files: { credentials?: string; authority?: string }, to = url) =>
    connectNats({ url: to, name: 'test', impatient: true, files });

  it('lets in who has both files, and is refused by who does not know its authority', async () => {
    const connection = await come({ credentials: at('user.creds'), authority: at('ca.pem') });
    await connection.flush();
    await connection.close();
    await expect(come({ credentials: at('user.creds') })).rejects.toThrow(/certificate/);
    await expect(come({ authority: at('ca.pem') })).rejects.toThrow(/authorization/i);
  });

  it('is come back to with credentials that were renewed meanwhile', async () => {
    writeFileSync(at('renewed.creds'), credentialsOf(createUser(), ['before', '_INBOX.>']));
    const connection = await come({ credentials: at('renewed.creds'), authority: at('ca.pem') });
    const refused = (subject: string) =>
      new Promise<boolean>((tell) => {
        connection.subscribe(subject, { callback: (error) => tell(error !== null) });
        void connection.flush().then(
          () => setTimeout(() => tell(false), 200),
          // It is not back yet.
          () => tell(true),
        );
      });
    expect(await refused('after')).toBe(true);
    writeFileSync(at('renewed.creds'), 'half of them');
    await connection.reconnect();
    await until(async () => !(await refused('before')));
    writeFileSync(at('renewed.creds'), credentialsOf(createUser()));
    await connection.reconnect();
    await until(async () => !(await refused('after')));
    await connection.close();
  });

  it('sends answers to where the user that the URL names may hear them', async () => {
    const files = { credentials: at('own.creds'), authority: at('ca.pem') };
    writeFileSync(at('own.creds'), credentialsOf(createUser(), ['question', '_INBOX.reporting.>']));
    const asked = await come(files, url.replace('//', '//reporting@'));
    const answering = await come({ credentials: at('user.creds'), authority: at('ca.pem') });
    answering.subscribe('question', { callback: (_, message) => void message.respond('answer') });
    await answering.flush();
    expect((await asked.request('question')).string()).toBe('answer');
    await asked.close();
    await answering.close();
  });

  it('is not waited for with files that are not what they should be', async () => {
    writeFileSync(at('nonsense'), 'nonsense');
    const [credentials, authority] = [at('user.creds'), at('ca.pem')];
    for (const wrong of ['nonsense', 'missing']) {
      await expect(come({ credentials: at(wrong), authority })).rejects.toThrow(/^NATS_CREDS_FILE names/);
      await expect(come({ credentials, authority: at(wrong) })).rejects.toThrow(BrokerFileError);
    }
  });
});
