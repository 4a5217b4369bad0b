import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { freePort, PORTS_LOOKED_AT } from './free-port.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

describe('a free port', () => {
  it('is one at which a server can listen', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect((server.address() as AddressInfo).port).toBe(port);
    server.close();
  });

  it('comes once, however many ask at the same time', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()));
    expect(new Set(ports).size).toBe(200);
  });

  it('is none at which somebody listens', async () => {
    const first = await freePort();
    const server = createServer().listen(first + 1, '127.0.0.1');
    await once(server, 'listening');
    expect(await freePort()).not.toBe(first + 1);
    server.close();
  });

  it('lies outside what the system gives to connections and to whoever asks for any port', () => {
    const told = '/proc/sys/net/ipv4/ip_local_port_range';
    const lowest = existsSync(told) ? Number(readFileSync(told, 'utf8').trim().split(/\s+/u)[0]) : 32_768;
    expect(PORTS_LOOKED_AT.most).toBeLessThan(Math.max(lowest, 32_768));
  });

  it('is found here alone: nobody else lets the system choose one, gives it back, and hopes to get it again', () => {
    const finder = /(?:function\s+\w*ports?\s*\(|const\s+\w*ports?\s*=\s*(?:async\s*)?\()/iu;
    const files = execFileSync('git', ['grep', '-lF', 'listen(0', '--', '*.ts', '*.tsx', '*.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const others = files
      .split('\n')
      .filter((file) => file !== '' && !file.endsWith('machine/free-port.spec.ts'));
    expect(others.filter((file) => finder.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
  });
});
