import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Gate } from '@vedette/testing';
import { ShutdownManager, type ShutdownStage, shutdownStages } from './shutdown-sequence.js';

Logger.overrideLogger(false);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('an orderly stop', () => {
  it('goes stage by stage in the order of the house, however its steps were registered', async () => {
    const manager = new ShutdownManager(60_000);
    const order: ShutdownStage[] = [];
    for (const stage of ['pool', 'relay', 'http', 'telemetry', 'broker', 'consumers'] as const) {
      manager.register({ stage, name: stage, stop: async () => void (await pause(5), order.push(stage)) });
    }
    await manager.stop('test');
    expect(order).toEqual([...shutdownStages]);
    expect(order.indexOf('consumers')).toBeLessThan(order.indexOf('pool'));
  });

  it('stops the steps of one stage side by side', async () => {
    const manager = new ShutdownManager(60_000);
    const stopping: string[] = [];
    const allStop = new Gate();
    for (const name of ['a', 'b', 'c'])
      manager.register({
        stage: 'consumers',
        name,
        stop: () => {
          if (stopping.push(name) === 3) allStop.open();
          return allStop.passed;
        },
      });
    const results = await manager.stop('test');
    expect(results.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped', 'stopped']);
  });

  it('serves on for its drain after it is known to stop, with the whole budget left for the stages', async () => {
    const manager = new ShutdownManager(1_000_000, 60);
    const seen: string[] = [];
    const begun = performance.now();
    manager.whenBegun(() => seen.push('readiness says no'));
    manager.register({
      stage: 'http',
      name: 'http',
      stop: (budgetMs) => seen.push(`http stops with ${Math.round(budgetMs / 100_000) * 100} s left`),
    });
    const stopped = manager.stop('test');
    expect(seen).toEqual(['readiness says no']);
    await stopped;
    expect(performance.now() - begun).toBeGreaterThanOrEqual(58);
    expect(seen).toEqual(['readiness says no', 'http stops with 1000 s left']);
  });

  it('goes on after a step that fails and tells of it', async () => {
    const manager = new ShutdownManager(60_000);
    const fault = new Error('stuck');
    let poolEnded = false;
    manager.register({ stage: 'http', name: 'http', stop: () => Promise.reject(fault) });
    manager.register({
      stage: 'relay',
      name: 'relay',
      stop: () => {
        throw fault;
      },
    });
    manager.register({ stage: 'pool', name: 'pool', stop: () => void (poolEnded = true) });
    const results = await manager.stop('test');
    expect(results.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'http failed',
      'relay failed',
      'pool stopped',
    ]);
    expect(results[0]?.error).toBe(fault);
    expect(poolEnded).toBe(true);
  });

  it('waits no longer than its budget for a step that hangs, and gives later ones a moment all the same', async () => {
    const manager = new ShutdownManager(150);
    manager.register({ stage: 'consumers', name: 'hangs', stop: () => new Promise(() => undefined) });
    manager.register({ stage: 'pool', name: 'quick', stop: () => pause(1) });
    const results = await manager.stop('test');
    expect(results.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'hangs overran',
      'quick stopped',
    ]);
  });

  it('tells each step what is left of the budget', async () => {
    const manager = new ShutdownManager(1_000_000);
    const left: number[] = [];
    manager.register({
      stage: 'http',
      name: 'a',
      stop: (budgetMs) => {
        left.push(budgetMs);
        return pause(200);
      },
    });
    manager.register({ stage: 'pool', name: 'b', stop: (budgetMs) => void left.push(budgetMs) });
    await manager.stop('test');
    expect(left[0]).toBeGreaterThan(900_000);
    expect(left[1]).toBeLessThan(left[0]! - 190);
  });

  it("happens once: a second call and the end of the application get the first one's result", async () => {
    const manager = new ShutdownManager(60_000);
    let stops = 0;
    manager.register({ stage: 'http', name: 'http', stop: () => void (stops += 1) });
    const first = manager.stop('a');
    expect(manager.stop('b')).toBe(first);
    await manager.onModuleDestroy();
    expect(stops).toBe(1);
  });

  it('says that it begins before anything is stopped', async () => {
    const manager = new ShutdownManager(60_000);
    const seen: string[] = [];
    manager.whenBegun(() => seen.push('begun'));
    manager.register({ stage: 'http', name: 'http', stop: () => void seen.push('http') });
    expect(manager.begun).toBe(false);
    await manager.stop('test');
    expect(seen).toEqual(['begun', 'http']);
    expect(manager.begun).toBe(true);
  });
});
