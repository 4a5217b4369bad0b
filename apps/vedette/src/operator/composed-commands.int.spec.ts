import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Settings that a command reads, or the file of them; longer words go before shorter ones. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  account: ['NATS_URL'],
  cells: ['NATS_URL'],
  'dead-letters': ['NATS_URL'],
  campaign: ['DATABASE_URL', 'VEDETTE_KEY', 'NATS_URL'],
  database: ['DATABASE_URL', 'VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  upgrade: ['DATABASE_URL', 'VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  keys: [
    'DATABASE_URL',
    'NATS_URL',
    'VEDETTE_KEY',
    'VEDETTE_KEY_OLD',
    'CORRESPONDENCE_KEY',
    'CORRESPONDENCE_KEY_OLD',
  ],
  retention: ['DATABASE_URL', 'VEDETTE_KEY', 'ARCHIVE_TO', 'ARCHIVE_PHRASE', 'SNAPSHOTS_KEPT'],
  doctor: ['DATABASE_URL', 'NATS_URL', 'VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  support: ['DATABASE_URL', 'NATS_URL', 'VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  'backup run': ['DATABASE_URL'],
  'backup look': ['VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  'backup verify': ['DATABASE_URL', 'VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  'backup restore': ['DATABASE_URL', 'VEDETTE_KEY', 'CORRESPONDENCE_KEY'],
  admin: ['VEDETTE_SERVER', 'VEDETTE_SESSION'],
  receipt: ['VEDETTE_SERVER'],
};

/** Commands that write, and the folder that each finds there. */
const WRITES: Readonly<Record<string, string>> = {
  admin: '/files',
  campaign: '/files',
  retention: '/files',
  support: '/files',
  'backup run': '/backups',
};

interface Composed {
  readonly entrypoint: readonly string[];
  readonly environment: Readonly<Record<string, string | number>>;
  readonly secrets?: readonly (string | { readonly source: string; readonly target: string })[];
  readonly volumes?: readonly (string | { readonly target: string })[];
  readonly restart: string;
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Readonly<Record<string, Composed>>;
};

const runbooks = read('docs/runbooks.md');
/** In which service of Compose commands are called, as the table of the runbooks says. */
const serviceOf = new Map(
  [...runbooks.matchAll(/^\| (`[^|]*`) \| `docker compose run --rm ([a-z-]+)`/gm)].flatMap(
    ([, commands, service]) =>
      [...commands!.matchAll(/`([a-z -]+)`/g)].map(([, words]) => [words!, service!] as const),
  ),
);
const told = [
  ...new Set([...runbooks.matchAll(/\.\/vedette ([a-z-]+(?: [a-z-]+)?)/g)].map(([, words]) => words!)),
].filter((words) => !words.startsWith('sign-in'));

/** What a table says of a command, by its first two words or its first. */
const of = <T>(table: ReadonlyMap<string, T>, words: string): T | undefined =>
  table.get(words) ?? table.get(words.split(' ')[0]!);

const secretsOf = ({ secrets = [] }: Composed): readonly string[] =>
  secrets.map((secret) => `/run/secrets/${typeof secret === 'string' ? secret : secret.target}`);
const foldersOf = ({ volumes = [] }: Composed): readonly string[] =>
  volumes.map((volume) => (typeof volume === 'string' ? volume.split(':').at(-1)! : volume.target));

describe('a command that a runbook names', () => {
  it('is one of those that the table places, and the table places no other', () => {
    expect(told.length).toBeGreaterThan(25);
    expect([...serviceOf.keys()].sort()).toEqual(Object.keys(NEEDS).sort());
  });

  it.each(told)('%s has in its service what it reads, and a folder if it writes', (words) => {
    const service = services[of(serviceOf, words) ?? ''];
    expect(service?.entrypoint).toEqual(['deploy/service-entry.sh', 'vedette']);
    expect(service!.restart).toBe('no');
    for (const name of of(new Map(Object.entries(NEEDS)), words)!) {
      const file = service!.environment[`${name}_FILE`];
      const isThere =
        file === undefined
          ? service!.environment[name] !== undefined
          : secretsOf(service!).includes(String(file));
      expect([words, name, isThere]).toEqual([words, name, true]);
    }
    const folder = of(new Map(Object.entries(WRITES)), words);
    if (folder !== undefined) expect(foldersOf(service!)).toContain(folder);
  });
});

describe('a service for commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vedette-composed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['operator', ['nats-url']],
    ['admin', []],
    ['retention', ['database-url', 'root-key', 'root-key-old', 'archive-phrase']],
    [
      'owner',
      [
        ...['database-url', 'nats-url', 'role-passwords'],
        ...['root-key', 'root-key-old', 'correspondence-key', 'correspondence-key-old'],
      ],
    ],
  ])('%s is given no more than what its commands read', (name, secrets) => {
    expect(secretsOf(services[name]!)).toEqual(secrets.map((secret) => `/run/secrets/${secret}`));
  });

  /** Calls a command as its container would, with a database and a broker that are away. */
  const call = async (name: string, words: readonly string[]): Promise<{ code: number; err: string }> => {
    const at = (path: string): string => join(folder, path.slice(path.lastIndexOf('/') + 1));
    const away: Readonly<Record<string, string>> = {
      'database-url': 'postgres://vedette:x@127.0.0.1:1/vedette',
      'nats-url': 'nats://operator:x@127.0.0.1:1',
    };
    for (const path of secretsOf(services[name]!))
      writeFileSync(
        at(path),
        away[path.slice('/run/secrets/'.length)] ?? 'a pass phrase that is long enough',
      );
    const env = Object.fromEntries(
      Object.entries(services[name]!.environment).map(([setting, value]) => {
        // What `.env` does not name comes as its default, or as nothing.
        const given = String(value).replace(/\$\{\w+:-([^}]*)\}/g, '$1');
        return [setting, given.startsWith('/run/secrets/') ? at(given) : given];
      }),
    );
    try {
      await promisify(execFile)(process.execPath, [`${root}apps/vedette/dist/main.js`, ...words], {
        env: { PATH: process.env['PATH'], ...env },
        cwd: folder,
      });
      return { code: 0, err: '' };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, err: `${stdout}${stderr}` };
    }
  };

  it.each([
    ['operator', ['account', 'list']],
    ['operator', ['cells', 'list']],
    ['owner', ['doctor']],
    ['backup', ['backup', 'run', '--to', folder]],
  ])('%s lacks nothing for %j but the servers, which are away here', async (name, words) => {
    const { code, err } = await call(name, words);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(/ECONNREFUSED|cannot be reached/);
  });
});
