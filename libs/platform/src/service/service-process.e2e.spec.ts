import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@vedette/servers';
import { until } from '@vedette/testing';
import { BUILD, nameOfBuild } from '../version/build.js';
import { type ReadyMessage, isReadyMessage } from './announce-ready.js';

const probe = fileURLToPath(new URL('../../fixtures/probe-service.mjs', import.meta.url));
const telemetry = new URL('../../dist/telemetry/register-telemetry.js', import.meta.url).href;
const databaseUrl = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

/** Runs the service as it is built, which `npm test` has seen to. */
const run = (env: Record<string, string> = {}): Run => {
  const child = fork(probe, [], {
    execArgv: ['--import', telemetry],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      NATS_URL: 'nats://127.0.0.1:4222',
      VEDETTE_SERVICE: 'probe',
      SHUTDOWN_BUDGET_MS: '60000',
      ...env,
    },
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text, ended: once(child, 'exit') as Run['ended'] };
};

const ready = ({ child, ended, output }: Run): Promise<ReadyMessage> =>
  new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve(message);
    });
    void ended.then(([code]) => reject(new Error(`ended with ${code} before it was ready:\n${output()}`)));
  });

describe('a service as a process', () => {
  let folder: string;
  let collector: Server;
  let collected: { path: string; body: string }[];
  let started: Run | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-process-'));
    collected = [];
    collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        collected.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') });
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
  });
  afterEach(async () => {
    if (started?.child.exitCode === null) started.child.kill('SIGKILL');
    collector.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('tells its parent and the ready file where it listens, and ends with code 0 on SIGTERM', async () => {
    const file = join(folder, 'ready.json');
    started = run({ READY_FILE: file });
    const message = await ready(started);
    expect(message).toMatchObject({ service: 'probe', pid: started.child.pid });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(message);
    expect((await fetch(`${message.url}/health/ready`)).status).toBe(200);
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
    expect(started.output()).toContain('postgres stopped');
  });

  it('ends with code 0 on SIGTERM while it still starts: before the program itself is there', async () => {
    const gate = join(folder, 'gate.mjs');
    await writeFile(gate, "process.send('loading');\nawait new Promise((go) => setTimeout(go, 600_000));\n");
    const child = fork(probe, [], {
      execArgv: ['--import', telemetry, '--import', pathToFileURL(gate).href],
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], VEDETTE_SERVICE: 'probe' },
    });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('carries the trace of a request into its log and its database, and sends it to the collector before it ends', async () => {
    const { port } = collector.address() as AddressInfo;
    started = run({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const { url } = await ready(started);
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await fetch(`${url}/probe/one`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    expect(await answer.json()).toEqual({ one: 1 });
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
    const line = started
      .output()
      .split('\n')
      .find((text) => text.includes('"msg":"asked"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: traceId, service: 'probe' });
    const traces = collected
      .filter(({ path }) => path === '/v1/traces')
      .map(({ body }) => body)
      .join('');
    expect(traces).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
    expect(traces).toContain('GET');
    expect(traces).toContain('pg.query:SELECT');
    const metrics = collected
      .filter(({ path }) => path === '/v1/metrics')
      .map(({ body }) => body)
      .join('');
    expect(metrics).toContain('vedette.phase.duration');
    expect(metrics).toContain('gitm-amwol');
    for (const told of [traces, metrics]) expect(told).toContain('vedette.cell');
  });

  it('tells Prometheus what it measured, by its routes and not by what was asked, and whether it is ready', async () => {
    const port = await freePort();
    started = run({ METRICS_PORT: String(port), VEDETTE_INSTALLATION: 'tuesday' });
    const { url } = await ready(started);
    for (const part of ['a', 'b']) await fetch(`${url}/probe/parts/${part}`);
    await fetch(`${url}/probe/one`);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    const of = (name: string, ...labels: string[]): string | undefined =>
      lines
        .find((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
        ?.split(' ')
        .at(-1);
    const mine = ['service_name="probe"', 'vedette_installation="tuesday"'];
    expect(of('http_server_request_duration_seconds_count', 'http_route="/probe/parts/:part"', ...mine)).toBe(
      '2',
    );
    expect(lines.join('\n')).not.toContain('/probe/parts/a');
    expect(of('vedette_phase_duration_seconds_count', 'vedette_phase="supply"', ...mine)).toBe('1');
    expect(of('vedette_readiness', 'vedette_check="postgres"')).toBe('1');
    expect(of('vedette_readiness', 'vedette_check="lifecycle"')).toBe('1');
    expect(Number(of('vedette_process_memory_bytes'))).toBeGreaterThan(20e6);
    expect(of('vedette_build_info', `vedette_build="${nameOfBuild(BUILD)}`)).toBe('1');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
  });

  it('says once a minute that its collector takes nothing, and stops in order all the same', async () => {
    const refusing = createServer((_request, response) => response.writeHead(404).end()).listen(
      0,
      '127.0.0.1',
    );
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    started = run({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '50' });
    const { url } = await ready(started);
    const said = () => started!.output().match(/"msg":"Telemetry fails"/g) ?? [];
    await until(async () => {
      await fetch(`${url}/probe/one`);
      return said().length > 0;
    }, 'the log says that telemetry fails');
    await fetch(`${url}/probe/one`);
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
    expect(said()).toHaveLength(1);
    refusing.close();
  });

  it('stops by itself when its parent is gone', async () => {
    started = run();
    await ready(started);
    started.child.disconnect();
    expect(await started.ended).toEqual([0, null]);
  });

  it('breaks off requests that outlive its budget; a second signal ends it at once', async () => {
    const says = (what: string) => until(() => started!.output().includes(`"msg":"${what}"`), what);
    started = run({ SHUTDOWN_BUDGET_MS: '400' });
    const { url } = await ready(started);
    const endless = fetch(`${url}/probe/endless`).catch(() => 'broken off');
    await says('asked without end');
    started.child.kill('SIGTERM');
    expect(await endless).toBe('broken off');
    expect(await started.ended).toEqual([0, null]);

    started = run();
    void fetch(`${(await ready(started)).url}/probe/endless`).catch(() => undefined);
    await says('asked without end');
    started.child.kill('SIGTERM');
    await says('Stopping');
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([130, null]);
  });

  it('does not start with wrong settings: code 78 and a line for each', async () => {
    started = run({ DATABASE_URL: 'mysql://x', PORT: '70000' });
    expect(await started.ended).toEqual([78, null]);
    expect(started.output()).toMatch(/^probe cannot start: DATABASE_URL is .*\nPORT is "70000".*$/m);
    expect(started.output()).not.toContain('    at ');
  });
});
