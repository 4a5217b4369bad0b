import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Inject, Module, NotFoundException } from '@nestjs/common';
import { Gate } from '@vedette/testing';
import pg from 'pg';
import { DATABASE_POOL, DatabaseModule } from '../database/database.module.js';
import { ConflictError } from '../problems/vedette-error.js';
import { ConfigurationError } from '../configuration/read-configuration.js';
import { BUILD, nameOfBuild } from '../version/build.js';
import { type RunningService, bootstrapService } from './bootstrap-service.js';

const databaseUrl = process.env['DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const env = {
  DATABASE_URL: databaseUrl,
  NATS_URL: 'nats://127.0.0.1:4222',
  LOG_LEVEL: 'silent',
  READINESS_TIMEOUT_MS: '5000',
};

const slowBegun = new Gate();

@Controller('probe')
class ProbeController {
  constructor(@Inject(DATABASE_POOL) readonly pool: pg.Pool) {}

  @Get('one')
  async one(): Promise<unknown> {
    return (await this.pool.query('select 1 as one')).rows[0];
  }

  @Get('conflict')
  conflict(): never {
    throw new ConflictError('turn-closed', 'Turn 3 is closed; send orders for turn 4.', {
      rule: 'GITM AMWOL 6.1',
    });
  }

  @Get('missing')
  missing(): never {
    throw new NotFoundException('nothing here');
  }

  @Get('broken')
  broken(): never {
    throw new Error('the secret is 1234');
  }

  @Get('slow')
  async slow(): Promise<{ done: true }> {
    slowBegun.open();
    await this.pool.query('select pg_sleep(0.4)');
    return { done: true };
  }
}

@Module({ imports: [DatabaseModule.forRoot('platform-test')], controllers: [ProbeController] })
class ProbeModule {}

describe('a service on the platform', () => {
  let service: RunningService | undefined;
  const start = async (): Promise<RunningService> => {
    service = await bootstrapService(ProbeModule, { name: 'probe', env, signals: 'caller' });
    return service;
  };
  beforeAll(async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.end();
  });
  afterEach(async () => {
    await service?.stop('end of test');
    service = undefined;
  });

  it('is live and ready once it has started, and says what it looked at', async () => {
    const { url } = await start();
    const live = await fetch(`${url}/health/live`);
    expect(live.status).toBe(200);
    expect(await live.json()).toMatchObject({ status: 'ok', ...BUILD });
    expect(live.headers.get('vedette-version')).toBe(nameOfBuild(BUILD));
    expect((await fetch(`${url}/nowhere`)).headers.get('vedette-version')).toBe(nameOfBuild(BUILD));
    // Longer than the minute after which most clients and load balancers close theirs.
    expect(live.headers.get('keep-alive')).toBe('timeout=75');
    const ready = await fetch(`${url}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ok', details: { postgres: { status: 'up' } } });
  });

  it('answers typed errors, HTTP errors and faults as problem details and keeps the text of faults to itself', async () => {
    const { url } = await start();
    const ask = async (path: string) => {
      const answer = await fetch(`${url}/probe/${path}`);
      return {
        type: answer.headers.get('content-type'),
        body: (await answer.json()) as Record<string, unknown>,
      };
    };
    const conflict = await ask('conflict?x=1');
    expect(conflict.type).toContain('application/problem+json');
    expect(conflict.body).toMatchObject({
      type: 'urn:vedette:problem:turn-closed',
      status: 409,
      code: 'turn-closed',
      rule: 'GITM AMWOL 6.1',
      instance: '/probe/conflict',
    });
    expect((await ask('missing')).body).toMatchObject({
      status: 404,
      code: 'not-found',
      detail: 'nothing here',
    });
    const broken = await ask('broken');
    expect(broken.body).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(broken.body)).not.toContain('1234');
    expect((await ask('no/such/path')).body).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('finds its database again after every connection was cut, also one in the middle of a transaction', async () => {
    const { url, app } = await start();
    const pool = app.get<pg.Pool>(DATABASE_POOL);
    const busy = await pool.connect();
    await busy.query('begin');
    const other = new pg.Client(databaseUrl);
    await other.connect();
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'platform-test'`,
    );
    await other.end();
    await expect(busy.query('select 1')).rejects.toThrow();
    busy.release(true);
    const answer = await fetch(`${url}/probe/one`);
    expect(await answer.json()).toEqual({ one: 1 });
  });

  it('lets a request that is under way finish before it closes the pool', async () => {
    const { url, stop } = await start();
    const slow = fetch(`${url}/probe/slow`).then((answer) => answer.json());
    await slowBegun.passed;
    const results = await stop('test');
    expect(await slow).toEqual({ done: true });
    expect(results.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
      'http stopped',
      'pool stopped',
      'telemetry stopped',
    ]);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  });

  it('refuses to start with a wrong environment and names every fault', async () => {
    const wrong = bootstrapService(ProbeModule, {
      name: 'probe',
      env: { PORT: 'x', NATS_URL: 'http://x' },
      signals: 'caller',
    });
    await expect(wrong).rejects.toBeInstanceOf(ConfigurationError);
    await expect(wrong).rejects.toThrow(/DATABASE_URL is not set[\s\S]*PORT is "x"/);
  });

  it('serves health without its database: live, but not ready, with the reason', async () => {
    service = await bootstrapService(ProbeModule, {
      name: 'probe',
      env: { ...env, DATABASE_URL: 'postgres://root@127.0.0.1:1/none' },
      signals: 'caller',
    });
    const ready = await fetch(`${service.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'error', error: { postgres: { status: 'down' } } });
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
  });
});
