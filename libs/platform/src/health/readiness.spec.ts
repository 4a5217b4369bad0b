import { describe, expect, it } from '@jest/globals';
import { Gate } from '@vedette/testing';
import { lagCheck, natsCheck, postgresCheck } from './checks.js';
import { type Finding, Readiness } from './readiness.js';

const lookAt = async (readiness: Readiness): Promise<Record<string, Finding>> =>
  Object.fromEntries(await readiness.look());

describe('readiness', () => {
  it('is no until the service has started and from the moment it stops, whatever the checks say', async () => {
    const readiness = new Readiness(100);
    readiness.add({ name: 'fine', look: () => Promise.resolve({ status: 'up' }) });
    const states = [];
    states.push((await lookAt(readiness))['lifecycle']);
    readiness.started();
    states.push((await lookAt(readiness))['lifecycle']);
    readiness.stopping();
    states.push((await lookAt(readiness))['lifecycle']);
    readiness.started();
    states.push((await lookAt(readiness))['lifecycle']);
    expect(states).toEqual([
      { status: 'down', facts: { state: 'starting' } },
      { status: 'up', facts: { state: 'serving' } },
      { status: 'down', facts: { state: 'stopping' } },
      { status: 'down', facts: { state: 'stopping' } },
    ]);
  });

  it('counts a check that throws, rejects or does not answer in time as down, with the reason', async () => {
    const readiness = new Readiness(50);
    readiness.add({
      name: 'throws',
      look: () => {
        throw new Error('broken');
      },
    });
    readiness.add({ name: 'rejects', look: () => Promise.reject(new Error('refused')) });
    readiness.add({ name: 'hangs', look: () => new Promise(() => undefined) });
    expect(await lookAt(readiness)).toMatchObject({
      throws: { status: 'down', facts: { message: 'broken' } },
      rejects: { status: 'down', facts: { message: 'refused' } },
      hangs: { status: 'down', facts: { message: 'no answer within 50 ms' } },
    });
  });

  it('tells a check that is given up on by its signal', async () => {
    const readiness = new Readiness(20);
    let aborted = false;
    readiness.add({
      name: 'slow',
      look: (signal) => new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
    });
    await readiness.look();
    expect(aborted).toBe(true);
  });

  it('looks at everything side by side', async () => {
    const readiness = new Readiness(60_000);
    const names = ['a', 'b', 'c'];
    const looked: string[] = [];
    const allLook = new Gate();
    for (const name of names)
      readiness.add({
        name,
        look: async () => {
          if (looked.push(name) === names.length) allLook.open();
          await allLook.passed;
          return { status: 'up' };
        },
      });
    const findings = await readiness.look();
    expect(names.map((name) => findings.get(name)?.status)).toEqual(['up', 'up', 'up']);
  });

  it('refuses a second check of the same name, which nobody would see', () => {
    const readiness = new Readiness();
    const check = { name: 'pg', look: () => Promise.resolve({ status: 'up' } as const) };
    readiness.add(check);
    expect(() => readiness.add(check)).toThrow(/"pg" already/);
  });
});

describe('the checks of the house', () => {
  const signal = new AbortController().signal;

  it.each([
    [0, 'up'],
    [99, 'up'],
    [100, 'degraded'],
    [999, 'degraded'],
    [1_000, 'down'],
  ])('call a reader that is %i events behind %s', async (behind, status) => {
    const check = lagCheck('map', () => behind, { degradedFrom: 100, downFrom: 1_000 });
    expect(check.name).toBe('lag-map');
    expect(await check.look(signal)).toEqual({ status, facts: { behind } });
  });

  it('never call a reader down when being late is no reason to stop serving', async () => {
    expect(await lagCheck('map', () => 1e9, { degradedFrom: 100 }).look(signal)).toMatchObject({
      status: 'degraded',
    });
  });

  it('call a closed connection down without asking it', async () => {
    const closed = { isClosed: () => true, rtt: () => Promise.resolve(1) };
    expect(await natsCheck(closed).look(signal)).toMatchObject({ status: 'down' });
    expect(await natsCheck({ ...closed, isClosed: () => false }).look(signal)).toEqual({
      status: 'up',
      facts: { ms: 1 },
    });
  });

  it('ask Postgres by a query and reject with its error', async () => {
    const asked: string[] = [];
    const pool = { query: (sql: string) => (asked.push(sql), Promise.resolve({})) } as never;
    expect(await postgresCheck(pool).look(signal)).toMatchObject({ status: 'up' });
    expect(asked).toEqual(['select 1']);
    const broken = { query: () => Promise.reject(new Error('no route')) } as never;
    await expect(postgresCheck(broken).look(signal)).rejects.toThrow('no route');
  });
});
