import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vedette/servers';
import { until } from './until.js';

/** A NATS server of our own with JetStream, which a test may kill. */
export interface PrivateBroker {
  readonly url: string;
  start(): Promise<void>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a broker that keeps its streams in a directory of its own. */
export const privateBroker = async (binary: string): Promise<PrivateBroker> => {
  const directory = await mkdtemp(join(tmpdir(), 'vedette-broker-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    }
  };
  const start = async (): Promise<void> => {
    const started = spawn(binary, ['-js', '-sd', directory, '-a', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    server = started;
    await until(() => {
      if (started.exitCode !== null) throw new Error(`nats-server did not start on port ${port}`);
      return listens(port);
    }, `nats-server listens on port ${port}`);
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill,
    remove: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
