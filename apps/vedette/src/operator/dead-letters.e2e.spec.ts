import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { connectNats, deadLetterHeader } from '@vedette/messaging';
import { isReadyMessage } from '@vedette/platform';
import { freePort } from '@vedette/servers';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const installation = `test-dead-${process.pid}`;

describe('what an operator does with messages that were given up on', () => {
  let database: TemporaryDatabase;
  let conductor: ChildProcess;
  let connection: NatsConnection;
  let metricsPort: number;

  beforeAll(async () => {
    database = await temporaryDatabase('dead_letters');
    connection = await connectNats({ url: natsUrl, name: 'test dead letters' });
    metricsPort = await freePort();
    conductor = fork(`${root}apps/turn-conductor/dist/main.js`, [], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        NATS_URL: natsUrl,
        VEDETTE_INSTALLATION: installation,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        METRICS_PORT: String(metricsPort),
      },
      execArgv: ['--import', `file://${root}libs/platform/dist/telemetry/register-telemetry.js`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    for await (const [message] of on(conductor)) if (isReadyMessage(message)) break;
  });

  afterAll(async () => {
    if (conductor?.exitCode === null) {
      conductor.kill('SIGTERM');
      await once(conductor, 'exit');
    }
    const manager = await jetstreamManager(connection);
    for (const name of await manager.streams.names().next())
      if (name.startsWith(`${installation}-`)) await manager.streams.delete(name);
    await connection?.close();
    await database?.drop();
  });

  /** As a worker leaves it that gave up. */
  const giveUp = async (campaign: string): Promise<void> => {
    const about = headers();
    about.set(deadLetterHeader.subject, `phase.due.land.${campaign}`);
    about.set(deadLetterHeader.consumer, 'land');
    about.set(deadLetterHeader.deliveries, '8');
    about.set(deadLetterHeader.code, 'phase-failed');
    about.set(deadLetterHeader.message, 'It broke.');
    const subject = `${installation}.dlq.phase.due.land.${campaign}`;
    await jetstream(connection).publish(subject, JSON.stringify({ campaign }), { headers: about });
  };

  const vedette = async (...words: string[]): Promise<{ code: number; out: string; err: string }> => {
    const args = [`${root}apps/vedette/dist/main.js`, 'dead-letters', ...words];
    const env = { ...process.env, NATS_URL: natsUrl, VEDETTE_INSTALLATION: installation };
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
      return { code: 0, out: stdout, err: stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout, err: stderr };
    }
  };

  /** The value of a metric, as Prometheus finds it. */
  const scraped = async (name: string): Promise<string | undefined> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name}{`));
    return line?.split(' ').at(-1);
  };

  it.each([
    ['vedette_dead_letters_stored', '0'],
    ['vedette_log_head', '0'],
    ['vedette_log_unsealed', '0'],
    ['vedette_log_unsealed_age_seconds', '0'],
    ['vedette_projections_stopped', '0'],
    ['vedette_turn_overdue_seconds', '0'],
    ['vedette_phase_waiting_seconds', '0'],
    ['vedette_phase_untaken_seconds', '0'],
    ['vedette_campaigns_set_aside', undefined],
    ['vedette_build_info', '1'],
  ])('is seen by alerts: %s', async (name, value) => expect(await scraped(name)).toBe(value));

  it('is to list them, send one back where it came from, and drop another', async () => {
    expect(await vedette('list')).toMatchObject({ code: 0, out: 'nothing was given up on\n' });
    await giveUp('a');
    await giveUp('b');
    expect(await scraped('vedette_dead_letters_stored')).toBe('2');
    expect((await vedette('list')).out).toMatch(
      /^ {3}1 {2}\S+ {2}phase\.due\.land\.a {2}after 8 tries {2}phase-failed: It broke\.\n {3}2 {2}.*land\.b .*\n$/,
    );
    const { letters } = JSON.parse((await vedette('list', '--from', '2', '--json')).out) as {
      letters: { number: number; value: unknown }[];
    };
    expect(letters).toMatchObject([{ number: 2, value: { campaign: 'b' } }]);

    expect(await vedette('send-back', '1')).toMatchObject({
      code: 0,
      out: '1 is back at phase.due.land.a\n',
    });
    const manager = await jetstreamManager(connection);
    const back = await manager.streams.getMessage(`${installation}-PHASE`, {
      last_by_subj: `${installation}.phase.due.land.a`,
    });
    expect(back?.json()).toEqual({ campaign: 'a' });
    expect(await vedette('drop', '2')).toMatchObject({ code: 0, out: '2 is dropped\n' });
    expect((await vedette('list')).out).toBe('nothing was given up on\n');
  });

  it('says when there is no such message, and when a number is none', async () => {
    expect(await vedette('drop', '99')).toMatchObject({ code: 1, out: '' });
    expect((await vedette('send-back', '99')).err).toMatch(/dead letter.*99/);
    expect((await vedette('drop', 'all')).err).toMatch(/whole number/);
  });
});

/** Messages of a child until it ends. */
async function* on(child: ChildProcess): AsyncGenerator<[unknown]> {
  for (;;) {
    const [what] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the conductor ended with ${String(code)}`);
      }),
    ])) as [unknown];
    yield [what];
  }
}
