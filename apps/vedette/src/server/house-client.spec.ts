import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HouseClient } from './house-client.js';
import { keepSession, keptSession, sessionFile } from './kept-session.js';

const SPENT_AT_ONCE = 0;

/** Answers as a gateway does: one access token is good at a time, and a refresh token that comes twice ends the session. */
class ScriptedGateway {
  readonly asked: string[] = [];
  private generation = 1;
  private readonly spent = new Set<string>();
  over = false;

  answer(method: string, path: string, headers: Record<string, unknown>, body: string): [number, unknown] {
    this.asked.push(`${method} ${path} ${String(headers['authorization'] ?? '')}`.trim());
    if (path === '/auth/login') return [200, this.tokens(SPENT_AT_ONCE)];
    if (path === '/auth/refresh')
      return this.refreshed((JSON.parse(body) as { refreshToken: string }).refreshToken);
    if (path === '/refused')
      return [422, { code: 'edit-refused', errors: [{ message: '/set/strength: found -1' }] }];
    if (headers['authorization'] !== `Bearer access-${this.generation}`)
      return [401, { code: 'token-expired' }];
    return [200, { path, seat: headers['vedette-seat'] ?? null }];
  }

  private refreshed(token: string): [number, unknown] {
    if (this.spent.has(token)) this.over = true;
    this.spent.add(token);
    if (this.over) return [401, { code: 'session-over' }];
    this.generation += 1;
    return [200, this.tokens(600)];
  }

  private tokens(expiresIn: number) {
    const { generation } = this;
    return {
      accessToken: `access-${generation}`,
      refreshToken: `refresh-${generation}`,
      expiresIn,
      device: 'd',
    };
  }
}

describe('a session that is kept', () => {
  let server: Server;
  let gateway: ScriptedGateway;
  let url: string;
  let env: { VEDETTE_SESSION: string };
  const folder = mkdtempSync(join(tmpdir(), 'kept-session-'));

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const [status, answer] = gateway.answer(request.method!, request.url!, request.headers, body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    gateway = new ScriptedGateway();
    env = { VEDETTE_SESSION: join(mkdtempSync(join(folder, 'home-')), 'deep', 'session.json') };
  });

  const signedIn = async (): Promise<void> => {
    await new HouseClient({ server: `${url}/` }, env).signIn('taylor', 'secret');
  };

  it('lies where only its owner reads it', async () => {
    await signedIn();
    expect(statSync(sessionFile(env)).mode & 0o777).toBe(0o600);
    expect(statSync(join(sessionFile(env), '..')).mode & 0o777).toBe(0o700);
  });

  it('renews itself when its access token is spent, and keeps what it got', async () => {
    await signedIn();
    expect(await new HouseClient({}, env).call('GET', '/auth/me')).toMatchObject({ path: '/auth/me' });
    expect(keptSession(env)).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    await new HouseClient({}, env).call('GET', '/auth/me');
    expect(gateway.asked.filter((line) => line.startsWith('POST /auth/refresh'))).toHaveLength(1);
  });

  it('is renewed once when many commands find it spent together', async () => {
    await signedIn();
    const asked = Array.from({ length: 12 }, () => new HouseClient({}, env).call('GET', '/auth/me'));
    expect(await Promise.all(asked)).toHaveLength(12);
    expect(gateway.over).toBe(false);
    expect(gateway.asked.filter((line) => line.startsWith('POST /auth/refresh'))).toHaveLength(1);
  });

  it('is renewed when the server says that a token is spent which this machine holds for good', async () => {
    await signedIn();
    keepSession(env, { ...keptSession(env)!, accessToken: 'old', accessUntil: Date.now() + 3_600_000 });
    expect(await new HouseClient({}, env).call('GET', '/auth/me')).toMatchObject({ path: '/auth/me' });
  });

  it('says how to sign in again when it is over', async () => {
    await signedIn();
    gateway.over = true;
    await expect(new HouseClient({}, env).call('GET', '/auth/me')).rejects.toThrow('vedette sign-in taylor');
  });

  it('counts after options and environment, and only at its own server', async () => {
    await signedIn();
    keepSession(env, { ...keptSession(env)!, campaign: 'kept', seat: 'arista' });
    expect(await new HouseClient({}, env).campaign('GET', '/turn')).toEqual({
      path: '/campaigns/kept/turn',
      seat: 'arista',
    });
    const told = { ...env, VEDETTE_CAMPAIGN: 'told', VEDETTE_SEAT: 'ampudia' };
    expect(await new HouseClient({}, told).campaign('GET', '/turn')).toEqual({
      path: '/campaigns/told/turn',
      seat: 'ampudia',
    });
    const options = { campaign: 'given', seat: 'taylor' };
    expect(await new HouseClient(options, told).campaign('GET', '/turn')).toEqual({
      path: '/campaigns/given/turn',
      seat: 'taylor',
    });
    await expect(new HouseClient({ server: 'http://127.0.0.1:1' }, env).call('GET', '/x')).rejects.toThrow(
      'nobody is signed in at http://127.0.0.1:1',
    );
  });

  it('is not needed by who brings a token', async () => {
    const client = new HouseClient({ server: url, token: 'mine', campaign: 'c' }, env);
    await expect(client.call('GET', '/x')).rejects.toMatchObject({ problem: 'token-expired' });
    expect(gateway.asked).toEqual(['GET /x Bearer mine']);
  });
});

describe('what a command is told when it cannot ask', () => {
  it('which server, which campaign, and that nobody answers', async () => {
    const env = { VEDETTE_SESSION: '/nonexistent/session.json' };
    expect(() => new HouseClient({}, env)).toThrow('VEDETTE_SERVER');
    const nowhere = new HouseClient({ server: 'http://127.0.0.1:1', token: 't' }, env);
    await expect(nowhere.campaign('GET', '/turn')).rejects.toThrow('VEDETTE_CAMPAIGN');
    await expect(nowhere.call('GET', '/turn')).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE' });
  });
});
