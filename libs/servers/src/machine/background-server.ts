import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { ServersError } from '../servers-error.js';
import { isAlive, waitForEnd } from './process-life.js';

/** How a server of ours is started and recognised as ready. */
export interface BackgroundServerPlan {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly logFile: string;
  readonly uid?: number;
  readonly gid?: number;
  /** Resolves when the server serves; tried again until it does or the server dies. */
  readonly serves: () => Promise<unknown>;
  readonly withinMs: number;
  /** Asks for an orderly end, then, when that takes too long, for a quick one. */
  readonly signals: readonly [NodeJS.Signals, NodeJS.Signals];
}

/** A server of ours that runs. */
export interface BackgroundServer {
  readonly pid: number;
  stop(): Promise<void>;
}

const orderlyMs = 15_000;

/** Ends a server by its signals, and by force if it heeds neither; resolves when it is gone. */
export const endServer = async (
  pid: number,
  [orderly, quick]: BackgroundServerPlan['signals'],
): Promise<void> => {
  for (const signal of [orderly, quick, 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForEnd(pid, orderlyMs)) return;
  }
};

const lastLines = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');

/**
 * Starts a server in a process group of its own, because Ctrl+C in a terminal reaches the whole group and would end
 * the database before the services that still write to it.
 * @throws ServersError `server-broke` with the end of its log
 */
export const startBackgroundServer = async (plan: BackgroundServerPlan): Promise<BackgroundServer> => {
  const log = await open(plan.logFile, 'a', 0o600);
  const [file, ...args] = plan.command;
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...(plan.uid === undefined ? {} : { uid: plan.uid }),
    ...(plan.gid === undefined ? {} : { gid: plan.gid }),
  });
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended ??= `it ended with ${signal ?? `code ${code}`}`));
  await log.close();
  const deadline = performance.now() + plan.withinMs;
  for (;;) {
    if (ended !== undefined) {
      throw new ServersError(
        'server-broke',
        `${plan.name} did not start: ${ended}\n${await lastLines(plan.logFile)}`,
      );
    }
    try {
      await plan.serves();
      break;
    } catch (error) {
      if (performance.now() > deadline) {
        child.kill('SIGKILL');
        const message = `${plan.name} did not answer within ${plan.withinMs} ms\n${await lastLines(plan.logFile)}`;
        throw new ServersError('server-broke', message, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const pid = child.pid as number;
  child.unref();
  // A parent that leaves without an orderly stop takes its servers along; only kill -9 leaves them to the next start.
  const endWithParent = (): void => void child.kill(plan.signals[0]);
  process.once('exit', endWithParent);
  child.once('exit', () => process.removeListener('exit', endWithParent));
  return {
    pid,
    stop: async () => {
      process.removeListener('exit', endWithParent);
      await endServer(pid, plan.signals);
    },
  };
};
