import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../machine/run-command.js';
import { natsRelease, releaseDigests } from './release-digests.js';
import { releaseNats } from './release-nats.js';

const cpu = process.arch === 'x64' ? 'amd64' : process.arch;
const name = `nats-server-${natsRelease}-${process.platform}-${cpu}`;

describe('the official release archive', () => {
  let folder: string;
  let files: Map<string, Buffer>;
  let asked: string[];
  let server: Server;
  let base: string;
  let digests: Record<string, string>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-release-'));
    const inside = join(folder, name);
    await mkdir(inside);
    await writeFile(join(inside, 'nats-server'), '#!/bin/sh\necho nats-server: v2.10.29\n');
    await chmod(join(inside, 'nats-server'), 0o755);
    const packed = await runCommand(['tar', '-czf', `${name}.tar.gz`, name], { cwd: folder });
    expect(packed.code).toBe(0);
    const archive = await readFile(join(folder, `${name}.tar.gz`));
    const sum = createHash('sha256').update(archive).digest('hex');
    files = new Map([[`/${natsRelease}/${name}.tar.gz`, archive]]);
    digests = { [`${name}.tar.gz`]: sum };
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const file = files.get(request.url ?? '');
      response.writeHead(file === undefined ? 404 : 200).end(file);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const cache = () => join(folder, 'cache');

  it('is unpacked into the cache and its program runs; the next start fetches nothing', async () => {
    const first = await releaseNats(cache(), base, digests);
    if (!('program' in first)) throw new Error(first.reason);
    expect((await runCommand([first.program])).stdout).toBe('nats-server: v2.10.29');
    expect(await readdir(cache())).toEqual([name]);
    const count = asked.length;
    expect(await releaseNats(cache(), base, digests)).toEqual(first);
    expect(asked.length).toBe(count);
  });

  it('with a byte too many is refused loudly, and nothing of it is kept', async () => {
    const path = `/${natsRelease}/${name}.tar.gz`;
    files.set(path, Buffer.concat([files.get(path) as Buffer, Buffer.from('x')]));
    await expect(releaseNats(cache(), base, digests)).rejects.toMatchObject({ code: 'checksum-wrong' });
    await expect(readdir(cache())).rejects.toThrow();
  });

  it('is not fetched at all where no checksum of it is known', async () => {
    expect(await releaseNats(cache(), base, {})).toEqual({ reason: expect.stringContaining('no checksum') });
    expect(asked).toEqual([]);
  });

  it('is known by its checksum for every Linux and Windows people play on', () => {
    const names = ['linux-amd64.tar.gz', 'linux-arm64.tar.gz', 'windows-amd64.zip'];
    for (const platform of names)
      expect(releaseDigests[`nats-server-${natsRelease}-${platform}`]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('that is not there is no fault, only a route that leads nowhere', async () => {
    files.clear();
    expect(await releaseNats(cache(), base, digests)).toEqual({ reason: expect.stringContaining('404') });
    server.close();
    server.closeAllConnections();
    expect(await releaseNats(cache(), 'http://127.0.0.1:1', digests)).toEqual({
      reason: expect.stringContaining('release'),
    });
  });
});
