import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { SigningKey } from '@vedette/vault';
import { AccessTokenReader } from './access-token-reader.js';
import { AccessTokens } from './access-tokens.js';

interface Clock {
  now(): Promise<Date>;
}
const RIGHT: Clock = { now: async () => new Date() };

/** An installation with a key of its own. */
function installation(clocks: { issues: Clock; reads: Clock } = { issues: RIGHT, reads: RIGHT }) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  let asked = 0;
  const tokens = new AccessTokens(
    {
      signingKey: async (): Promise<SigningKey> => ({ keyId: 'k', privateKey, publicKey: pem }),
    },
    clocks.issues,
  );
  const reader = new AccessTokenReader(
    {
      publicKey: async () => {
        asked += 1;
        return pem;
      },
    },
    clocks.reads,
  );
  return { tokens, reader, asked: () => asked };
}

/** A token as release 0.2 made them, whoever's it is. */
function formerToken(): string {
  const text = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${text({ alg: 'HS256' })}.${text({ sub: 'session', exp: 4_000_000_000 })}`;
  return `${content}.${createHmac('sha256', 'any key').update(content).digest('base64url')}`;
}

describe('an access token', () => {
  it('names its session to whoever has the public half of the key, which is asked for once', async () => {
    const { tokens, reader, asked } = installation();
    for (const session of ['one', 'two']) {
      const token = await tokens.issue(session, 60);
      expect(await reader.read(token)).toBe(session);
      expect(await reader.read(token)).toBe(session);
    }
    expect(asked()).toBe(1);
  });

  it('is over when its time is', async () => {
    const { tokens, reader } = installation();
    await expect(reader.read(await tokens.issue('one', -1))).rejects.toMatchObject({ code: 'token-expired' });
  });

  it('is good by the time of the house, whatever the host thinks that makes or reads it', async () => {
    const longAgo: Clock = { now: async () => new Date(Date.UTC(1999, 0, 1)) };
    const { tokens, reader } = installation({ issues: longAgo, reads: longAgo });
    expect(await reader.read(await tokens.issue('one', 60))).toBe('one');
    const later: Clock = { now: async () => new Date(Date.UTC(1999, 0, 1, 0, 2)) };
    const { tokens: old, reader: now } = installation({ issues: longAgo, reads: later });
    await expect(now.read(await old.issue('one', 60))).rejects.toMatchObject({ code: 'token-expired' });
  });

  it('of another installation, changed or made up, is none', async () => {
    const { tokens, reader } = installation();
    const token = await tokens.issue('one', 60);
    const [head, , signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ sub: 'two', iss: 'vedette', aud: 'vedette', exp: 4e9 }));
    for (const bad of [
      await installation().tokens.issue('one', 60),
      `${head}.${other.toString('base64url')}.${signature}`,
      'x.y.z',
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      '',
    ])
      await expect(reader.read(bad)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  });

  it('of release 0.2 is over, so that its owner renews his session and need not sign in again', async () => {
    await expect(installation().reader.read(formerToken())).rejects.toMatchObject({ code: 'token-expired' });
  });

  it('is none while the installation has made none', async () => {
    const reader = new AccessTokenReader({ publicKey: async () => null }, RIGHT);
    const token = await installation().tokens.issue('one', 60);
    await expect(reader.read(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
