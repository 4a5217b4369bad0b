import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { until } from '@vedette/testing';
import { type KeepingPlan, type ServingProcess, keepServer } from './kept-server.js';
import { isAlive, waitForEnd } from './process-life.js';

const sleeper = (): ServingProcess => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = child.pid as number;
  return {
    pid,
    stop: async () => {
      child.kill('SIGKILL');
      await waitForEnd(pid, 120_000);
    },
  };
};

describe('a server that is kept up', () => {
  const kept = (plan: Partial<KeepingPlan>) => {
    const said: string[] = [];
    const started: ServingProcess[] = [];
    const first = sleeper();
    const server = keepServer(first, {
      name: 'It',
      start: async () => {
        started.push(sleeper());
        return started.at(-1) as ServingProcess;
      },
      say: (line) => said.push(line),
      lookEveryMs: 10,
      ...plan,
    });
    return { first, server, said, started };
  };

  it('is started again when it is killed, and stays ended once it is stopped', async () => {
    const { first, server, said, started } = kept({});
    process.kill(first.pid, 'SIGKILL');
    await until(() => said.includes('It is up again'));
    expect(said[0]).toBe('It ended; starting it again in 0.25 s');
    await server.stop();
    expect(started.map(({ pid }) => isAlive(pid))).toEqual([false]);
    await new Promise((next) => setTimeout(next, 400));
    expect(started).toHaveLength(1);
  });

  it('is started after longer and longer waits while that fails, and says so', async () => {
    let failures = 0;
    const { first, server, said, started } = kept({
      start: async () => {
        if (failures++ < 2) throw new Error('no space left\nand more');
        started.push(sleeper());
        return started.at(-1) as ServingProcess;
      },
    });
    process.kill(first.pid, 'SIGKILL');
    await until(() => said.includes('It is up again'));
    expect(said).toEqual([
      'It ended; starting it again in 0.25 s',
      'It could not be started: no space left; trying again in 1 s',
      'It could not be started: no space left; trying again in 4 s',
      'It is up again',
    ]);
    await server.stop();
  });

  it('is ended and started again when it lives and has failed', async () => {
    let hasFailed = true;
    const { first, server, said } = kept({ hasFailed: async () => hasFailed });
    await until(() => !isAlive(first.pid));
    hasFailed = false;
    await until(() => said.includes('It is up again'));
    expect(said[0]).toBe('It lived and served no more; starting it again in 0.25 s');
    await server.stop();
  });
});
