import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { houseOfCells } from '@vedette/messaging';
import { natsProgram } from '@vedette/servers';
import { parse } from 'yaml';
import { makeSecrets } from '../secret-files/make-secrets.js';
import { brokerUsers } from './broker-configuration.js';

const root = new URL('../../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

interface Values {
  readonly config: { readonly merge: Readonly<Record<string, unknown>> };
  readonly container: { readonly patch: readonly { readonly value: { readonly mountPath: string } }[] };
}

describe('the broker of a cluster', () => {
  const etc = mkdtempSync(join(tmpdir(), 'vedette-broker-'));
  afterAll(() => rmSync(etc, { recursive: true, force: true }));

  it('has the users of the house where the manual and the values of the example say', async () => {
    const { config, container } = parse(read('deploy/chart/examples/nats-values.yaml')) as Values;
    const command = /broker-configuration --users (\S+) > (\S+)/.exec(read('docs/operate.md'))!;
    const [, passwords, users] = command;
    expect(config.merge['users$include']).toBe(users);
    // The chart of NATS keeps its configuration in /etc/nats-config.
    expect(join('/etc/nats-config', passwords!)).toBe(
      `${container.patch[0]!.value.mountPath}/nats-passwords`,
    );

    for (const folder of ['nats-config', 'vedette']) mkdirSync(join(etc, folder));
    await makeSecrets({ folder: join(etc, 'secrets'), databaseAt: 'database:5432', natsAt: 'nats:4222' });
    writeFileSync(join(etc, 'vedette/nats-passwords'), readFileSync(join(etc, 'secrets/nats-passwords')));
    writeFileSync(
      join(etc, 'nats-config', users!),
      brokerUsers(houseOfCells('vedette', undefined), passwords!),
    );
    const { users$include: include, ...merged } = config.merge;
    const own = { port: 4222, jetstream: { store_dir: join(etc, 'data') }, ...merged };
    const text = JSON.stringify(own, null, 2).replace(/\n\}$/, `,\n  include ${String(include)};\n}`);
    writeFileSync(join(etc, 'nats-config/nats.conf'), text);
    const program = await natsProgram();
    const test = () =>
      execFileSync(program, ['-t', '--config', join(etc, 'nats-config/nats.conf')], { stdio: 'pipe' });
    expect(test).not.toThrow();
    rmSync(join(etc, 'vedette/nats-passwords'));
    expect(test).toThrow(/nats-passwords/);
  });

  it('takes messages as large as that of Compose', () => {
    const { config } = parse(read('deploy/chart/examples/nats-values.yaml')) as Values;
    expect(read('deploy/nats.conf')).toContain(`max_payload: ${String(config.merge['max_payload'])}\n`);
  });
});
