import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SERVICE_NAMES } from '@vedette/contracts';
import { makeSecrets } from './make-secrets.js';
import { secretsCommand } from './secrets.command.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const AT = { databaseAt: 'postgres:5432', natsAt: 'nats:4222' };

describe('vedette secrets', () => {
  let clone: string;
  let folder: string;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'vedette-secrets-'));
    folder = join(clone, 'secrets');
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  const bytes = (): Record<string, string> =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  /** What the files hold, whatever the order of services in those that name several. */
  const contents = (): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(bytes()).map(([name, text]) => {
        if (name === 'role-passwords') return [name, JSON.parse(text) as unknown];
        return [name, name === 'nats-passwords' ? text.trim().split('\n').sort() : text];
      }),
    );
  const script = (env: Readonly<Record<string, string>> = {}): void => {
    mkdirSync(join(clone, 'deploy'), { recursive: true });
    cpSync(join(root, 'deploy', 'make-secrets.sh'), join(clone, 'deploy', 'make-secrets.sh'));
    cpSync(join(root, 'docker-compose.yml'), join(clone, 'docker-compose.yml'));
    execFileSync('sh', [join(clone, 'deploy', 'make-secrets.sh')], { env: { ...process.env, ...env } });
  };

  it('makes each once, in a folder that is closed, and leaves what is there as it is', async () => {
    const made = await makeSecrets({ folder, ...AT });
    expect(made).toEqual(expect.arrayContaining(['root-key', 'nats-url-operator', 'database-url-gateway']));
    const before = bytes();
    expect(await makeSecrets({ folder, ...AT })).toEqual([]);
    expect(bytes()).toEqual(before);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o333).toBe(0);
    const values = Object.values(before).filter((text) => text !== '');
    expect(new Set(values).size).toBe(values.length);
  });

  it('makes what the script of those without Node makes, whichever is called first', async () => {
    script();
    const byScript = contents();
    expect(await makeSecrets({ folder, ...AT })).toEqual([]);
    expect(contents()).toEqual(byScript);
    rmSync(folder, { recursive: true });
    await makeSecrets({ folder, ...AT });
    const byCommand = contents();
    expect(Object.keys(byCommand).sort()).toEqual(Object.keys(byScript).sort());
    script();
    expect(contents()).toEqual(byCommand);
  });

  it('finds the password of a service that a later release brings', async () => {
    await makeSecrets({ folder, ...AT });
    const before = bytes();
    rmSync(join(folder, 'database-url-reporting'));
    expect(await makeSecrets({ folder, ...AT })).toEqual(['database-url-reporting']);
    const passwords = JSON.parse(bytes()['role-passwords']!) as Record<string, string>;
    expect(Object.keys(passwords)).toEqual([...SERVICE_NAMES, 'backup']);
    for (const service of [...SERVICE_NAMES, 'backup']) {
      const url = new URL(bytes()[`database-url-${service}`]!.trim());
      expect([url.username, url.password, url.host]).toEqual([
        `vedette_${service}`,
        passwords[service],
        AT.databaseAt,
      ]);
      if (service !== 'reporting')
        expect(bytes()[`database-url-${service}`]).toBe(before[`database-url-${service}`]);
    }
  });

  it('makes those of a cell under its name at the broker, and none of the front', async () => {
    await makeSecrets({ folder, ...AT, cell: 'west' });
    const files = bytes();
    expect(new URL(files['nats-url-land-resolution']!.trim()).username).toBe('west-land-resolution');
    expect(files['nats-passwords']).toContain('PASSWORD_WEST_LAND_RESOLUTION: "');
    for (const front of ['operator', 'gateway', 'people', 'correspondence'])
      expect([front, files[`nats-url-${front}`]]).toEqual([front, undefined]);
  });

  it.each([
    ['a cell', { CELL: 'west' }, { cell: 'west' }],
    ['a front', { FRONT: 'yes' }, { isFrontAlone: true }],
  ])('makes for %s what the script makes for it, whichever is called first', async (_what, env, part) => {
    const ofScript = { ...env, SECRETS: folder, DATABASE_AT: AT.databaseAt, NATS_AT: AT.natsAt };
    script(ofScript);
    const byScript = contents();
    expect(await makeSecrets({ folder, ...AT, ...part })).toEqual([]);
    expect(contents()).toEqual(byScript);
    rmSync(folder, { recursive: true });
    await makeSecrets({ folder, ...AT, ...part });
    const byCommand = contents();
    expect(Object.keys(byCommand).sort()).toEqual(Object.keys(byScript).sort());
    script(ofScript);
    expect(contents()).toEqual(byCommand);
  });

  it('makes those of a front alone, whose broker knows nobody of a cell by his bare name', async () => {
    await makeSecrets({ folder, ...AT, isFrontAlone: true });
    const passwords = bytes()['nats-passwords']!.match(/^PASSWORD_[A-Z_]+/gm);
    expect(passwords).toEqual(
      expect.arrayContaining(
        ['OPERATOR', 'GATEWAY', 'PEOPLE', 'CORRESPONDENCE'].map((one) => `PASSWORD_${one}`),
      ),
    );
    expect(passwords).toHaveLength(4);
  });

  it('says what it made, where it was told to', async () => {
    let told = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    const words = ['node', 'vedette', 'make', '--folder', folder, '--nats-at', 'broker:4222'];
    try {
      await secretsCommand().parseAsync(words);
      await secretsCommand().parseAsync(words);
    } finally {
      jest.restoreAllMocks();
    }
    expect(told).toContain(`made in ${folder}: root-key, correspondence-key, `);
    expect(told).toContain(`everything was in ${folder} already\n`);
    expect(new URL(bytes()['nats-url-gateway']!.trim()).host).toBe('broker:4222');
  });
});
