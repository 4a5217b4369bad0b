import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const script = new URL('../../deploy/service-entry.sh', import.meta.url);

describe('the entry of the image', () => {
  const image = mkdtempSync(join(tmpdir(), 'vedette-entry-'));
  const cgroup = join(image, 'cgroup');

  beforeAll(() => {
    for (const app of ['gateway', 'logistics', 'vedette']) {
      mkdirSync(join(image, 'apps', app, 'dist'), { recursive: true });
      writeFileSync(join(image, 'apps', app, 'dist', 'main.js'), '');
    }
    for (const folder of ['deploy', 'bin', 'cgroup/memory'])
      mkdirSync(join(image, folder), { recursive: true });
    cpSync(script, join(image, 'deploy', 'service-entry.sh'));
    // Stands for Node and says how it was called.
    writeFileSync(join(image, 'bin', 'node'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  });
  afterAll(() => rmSync(image, { recursive: true, force: true }));

  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const path = [join(image, 'bin'), process.env['PATH']].join(delimiter);
    const { status, stdout, stderr } = spawnSync('sh', [join(image, 'deploy', 'service-entry.sh'), ...args], {
      encoding: 'utf8',
      env: { PATH: path, CGROUP: join(image, 'nowhere'), ...env },
    });
    return { status, stdout: stdout.trim(), stderr: stderr.trim() };
  };

  it('runs each service the image holds, with telemetry first', () => {
    for (const service of ['gateway', 'logistics'])
      expect(run([service, '--x'])).toMatchObject({
        status: 0,
        stdout: `--import @vedette/platform/telemetry apps/${service}/dist/main.js --x`,
      });
  });

  it('is the command line too', () => {
    expect(run(['vedette', 'database', 'prepare']).stdout).toBe('apps/vedette/dist/main.js database prepare');
  });

  it.each([['nothing'], ['gate'], ['gateway logistics'], ['../apps/gateway'], ['']])(
    'ends with 64 for "%s" and names what there is',
    (service) =>
      expect(run([service])).toEqual({
        status: 64,
        stdout: '',
        stderr: `there is no service "${service}"; services are gateway logistics; "vedette …" is the command line`,
      }),
  );

  const heapOf = (env: Readonly<Record<string, string>> = {}): string | undefined =>
    /max-old-space-size=(-?\d+)/.exec(run(['logistics'], { CGROUP: cgroup, ...env }).stdout)?.[1];

  it.each([
    ['memory.max', String(384 * 1_048_576), '222'],
    ['memory.max', 'max', undefined],
    ['memory/memory.limit_in_bytes', String(640 * 1_048_576), '371'],
    ['memory/memory.limit_in_bytes', '9223372036854771712', undefined],
  ])('takes the heap from %s of %s', (file, text, heap) => {
    writeFileSync(join(cgroup, file), `${text}\n`);
    expect(heapOf()).toBe(heap);
    if (heap === '371') expect(heapOf({ MEMORY_BESIDE_MB: '256' })).toBe('222');
    rmSync(join(cgroup, file));
  });
});
