import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isPassing } from '../kit/ask-again.js';
import { DeskProblem, problemOf } from './problem.js';
import { breakOff, request, send } from './send.js';

describe('a question to the house', () => {
  let house: Server;
  let at: string;
  /** Requests that came in, by path. */
  const heard: string[] = [];

  beforeAll(async () => {
    house = createServer((asked, answer) => {
      heard.push(asked.url!);
      if (asked.url === '/answers') answer.end('{"done":true}');
      if (asked.url === '/begins') {
        answer.writeHead(200, { 'content-type': 'application/json' });
        answer.write('{"receipts":');
      }
    });
    await new Promise<void>((open) => house.listen(0, '127.0.0.1', open));
    at = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    house.closeAllConnections();
    await new Promise((closed) => house.close(closed));
  });

  const problemWith = (path: string, sent: Parameters<typeof request>[1]): Promise<DeskProblem> =>
    send(`${at}${path}`, sent).then(
      () => {
        throw new Error('It was answered.');
      },
      (thrown: unknown) => problemOf(thrown),
    );

  it('is answered', async () => {
    expect(await (await send(`${at}/answers`)).json()).toEqual({ done: true });
  });

  it.each(['/is-silent', '/begins'])(
    'that is not answered to the end in time is one to ask again, and what was sent is not known to have arrived: %s',
    async (path) => {
      const problem = await problemWith(path, { method: 'POST', body: {}, withinMs: 150 });
      expect(heard).toContain(path);
      expect([problem.isOffline, isPassing(problem)]).toEqual([true, true]);
    },
  );

  it('by which a session ends has an end too', async () => {
    const problem = await problemWith('/is-silent', { method: 'POST', isLast: true, withinMs: 150 });
    expect(problem.isOffline).toBe(true);
  });

  it('is broken off when somebody signs out, however long it might have waited', async () => {
    const waiting = problemWith('/is-silent-for-long', {});
    const goOn = breakOff();
    expect((await waiting).isOffline).toBe(true);
    goOn();
    expect((await send(`${at}/answers`)).ok).toBe(true);
  });
});
