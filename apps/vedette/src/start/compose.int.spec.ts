import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { houseOfCells } from '@vedette/messaging';
import { serviceSettings } from '@vedette/platform';
import { natsProgram } from '@vedette/servers';
import { settingsOf } from '@vedette/settings';
import { parse } from 'yaml';
import { brokerConfiguration } from './broker-configuration.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface ComposeService {
  readonly networks: readonly string[];
  readonly command: readonly string[];
  readonly volumes: readonly string[];
  readonly ports: readonly string[];
  readonly configs: readonly { readonly source: string; readonly target: string }[];
  readonly deploy: { readonly resources: { readonly limits: Readonly<Record<string, unknown>> } };
  readonly logging: { readonly options: Readonly<Record<string, string>> };
  readonly stop_grace_period: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: readonly (string | { readonly source: string; readonly target: string })[];
}
interface Compose {
  readonly networks: Readonly<Record<string, { internal?: boolean; driver_opts?: Record<string, string> }>>;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly configs: Readonly<Record<string, { readonly file: string }>>;
}

/** What the image sets, or what only a parent process uses. */
const NOT_COMPOSED = new Set(['HOST', 'PORT', 'LOG_FORMAT', 'READY_FILE']);

const readBy = (service: ServiceName) =>
  Object.entries(settingsOf(service)).map(([name, { visibility }]) => ({
    name,
    isSecret: visibility === 'secret',
  }));

/** Who has other keys than the rest: who is open to the internet has none. */
const KEYS_OF: Readonly<Partial<Record<ServiceName, readonly string[]>>> = {
  gateway: [],
  correspondence: ['correspondence-key', 'correspondence-key-old', 'smtp-url'],
};

const isService = (name: string): boolean => (SERVICE_NAMES as readonly string[]).includes(name);

describe('the house in containers', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
  const clone = mkdtempSync(join(tmpdir(), 'vedette-compose-'));

  beforeAll(() => {
    mkdirSync(join(clone, 'deploy'));
    cpSync(join(root, 'deploy', 'make-secrets.sh'), join(clone, 'deploy', 'make-secrets.sh'));
    cpSync(join(root, 'docker-compose.yml'), join(clone, 'docker-compose.yml'));
    execFileSync('sh', [join(clone, 'deploy', 'make-secrets.sh')]);
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  it.each(SERVICE_NAMES)('hands %s every setting that it reads, secrets by file', (service) => {
    const { environment } = compose.services[service]!;
    const settings = readBy(service).filter(({ name }) => !NOT_COMPOSED.has(name));
    expect(settings.length).toBeGreaterThan(8);
    const missing = settings
      .map(({ name, isSecret }) => (isSecret ? `${name}_FILE` : name))
      .filter((name) => environment[name] === undefined);
    expect(missing).toEqual([]);
  });

  it('finds every table of settings there is', () => {
    const sources = execFileSync(
      'git',
      ['grep', '-lE', '^  [A-Z][A-Z0-9_]+: \\w+Setting\\(', '--', 'libs', 'apps'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    expect(
      sources
        .trim()
        .split('\n')
        // Commands are called by whoever runs them, in his own surroundings.
        .filter((file) => !file.endsWith('.spec.ts') && !file.startsWith('apps/vedette/'))
        .sort(),
    ).toEqual([
      'libs/platform/src/configuration/service-settings.ts',
      'libs/settings/src/audit-settings.ts',
      'libs/settings/src/conductor-settings.ts',
      'libs/settings/src/correspondence-settings.ts',
      'libs/settings/src/gateway-settings.ts',
      'libs/settings/src/log-stream-settings.ts',
      'libs/settings/src/people-settings.ts',
      'libs/settings/src/trial-settings.ts',
      'libs/vault/src/keys/correspondence-key.ts',
      'libs/vault/src/keys/root-key.ts',
    ]);
  });

  it('gives every service its own way into database and broker, and no other’s', () => {
    for (const service of SERVICE_NAMES) {
      const sources = compose.services[service]!.secrets.map((secret) =>
        typeof secret === 'string' ? secret : `${secret.source} as ${secret.target}`,
      );
      expect(sources).toEqual([
        `database-url-${service} as database-url`,
        `nats-url-${service} as nats-url`,
        ...(KEYS_OF[service] ?? ['root-key', 'root-key-old']),
      ]);
    }
  });

  it('lets whoever makes backups read the database, and only who proves them make one beside it and try the keys', () => {
    const given = (name: string) =>
      compose.services[name]!.secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source));
    expect(given('backup')).toEqual(['database-url-backup']);
    expect(given('backup-verify')).toEqual([
      'database-url-owner',
      ...['root-key', 'root-key-old', 'correspondence-key', 'correspondence-key-old'],
    ]);
    for (const name of ['backup', 'backup-verify'])
      for (const [setting, path] of Object.entries(compose.services[name]!.environment))
        expect([
          setting,
          given(name).some(
            (secret) => path === `/run/secrets/${secret.replace(/^database-url-.*/, 'database-url')}`,
          ),
        ]).toEqual([setting, true]);
  });

  it.each([
    ...SERVICE_NAMES,
    'backup',
    'backup-verify',
    'operator',
    'owner',
    'retention',
    'admin',
    'database',
  ])(
    'bounds what %s may take of the host: memory, processor, processes and logs, and the time to stop',
    (service) => {
      const { deploy, logging, stop_grace_period } = compose.services[service]!;
      const { memory, cpus, pids } = deploy.resources.limits;
      expect([memory, cpus, pids]).toEqual([
        expect.stringMatching(/^\d+M$/),
        '${SERVICE_CPUS:-1}',
        expect.any(Number),
      ]);
      expect(logging.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
      const budget = serviceSettings.SHUTDOWN_BUDGET_MS.fallback!.value;
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(budget);
    },
  );

  it('bounds what everything beside the services may take of the host too', () => {
    const beside = Object.entries(compose.services).filter(([name]) => !isService(name));
    expect(beside.map(([name]) => name)).toEqual(expect.arrayContaining(['postgres', 'nats', 'telemetry']));
    for (const [name, { deploy, logging }] of beside) {
      const { memory, cpus, pids } = deploy?.resources.limits ?? {};
      expect([name, memory, cpus, pids, logging.options]).toEqual([
        name,
        expect.stringMatching(/^(\$\{[A-Z]+_MEMORY:-)?\d+M\}?$/),
        expect.stringMatching(/^\$\{(SERVICE|DATABASE)_CPUS:-1\}$/),
        expect.any(Number),
        { 'max-size': '10m', 'max-file': '5' },
      ]);
    }
  });

  it('leaves the database a process for each connection, and has the broker clear away before it is killed', () => {
    const { postgres, nats } = compose.services;
    const connections = Number(/:-(\d+)\}$/.exec(postgres!.command.at(-1)!)?.[1]);
    expect(Number(postgres!.deploy.resources.limits['pids'])).toBeGreaterThan(2 * connections);
    const most = Number.parseInt(String(nats!.deploy.resources.limits['memory']), 10);
    const [, heap] = /^(\d+)MiB$/.exec(nats!.environment['GOMEMLIMIT']!) ?? [];
    expect(Number(heap) / most).toBeLessThan(0.85);
  });

  it('shows the dashboards of the house in the Grafana that runs beside it, and that to nobody from elsewhere', () => {
    const { volumes, configs, ports } = compose.services['telemetry']!;
    const [given] = configs;
    expect(given!.target).toBe('/otel-lgtm/grafana/conf/provisioning/dashboards/vedette.yaml');
    const provider = parse(read(compose.configs[given!.source]!.file)) as {
      providers: { options: { path: string } }[];
    };
    const mounted = volumes.map((text) => text.split(':')).find(([folder]) => folder!.startsWith('./'))!;
    expect(provider.providers.map(({ options }) => options.path)).toEqual([mounted[1]]);
    const boards = readdirSync(join(root, mounted[0]!)).filter((file) => file.endsWith('.json'));
    expect(boards).toContain('house.json');
    expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  });

  it('has a database that takes what its services may open, with the workers of a busy evening', () => {
    const { command } = compose.services['postgres']!;
    const most = Number(/^max_connections=\$\{DATABASE_CONNECTIONS:-(\d+)\}$/.exec(command.at(-1)!)?.[1]);
    const more = Number(/--scale land-resolution=(\d+)/.exec(read('docker-compose.yml'))?.[1]) - 1;
    const each = serviceSettings.DATABASE_POOL_SIZE.fallback!.value;
    // Four of five, as the alert on connections has it.
    expect((SERVICE_NAMES.length + more) * each).toBeLessThanOrEqual(most * 0.8);
  });

  it('lets correspondence call out, players come in at the gateway, and everything else stay inside', () => {
    const networksOf = (service: ServiceName) => compose.services[service]!.networks;
    for (const service of SERVICE_NAMES) {
      const beside = { gateway: ['door'], correspondence: ['outside'] }[service as string] ?? [];
      expect([service, networksOf(service)]).toEqual([service, ['inside', ...beside]]);
    }
    expect(compose.networks['inside']).toEqual({ internal: true });
    // Without masquerading what a container sends first is answered to nobody; what comes in by a published port is.
    expect(compose.networks['door']!.driver_opts).toEqual({
      'com.docker.network.bridge.enable_ip_masquerade': 'false',
    });
  });

  it('has a script that makes every secret once, each readable below a folder that is closed', () => {
    const folder = join(clone, 'secrets');
    const named = Object.values(compose.secrets).map(({ file }) => file.replace('./secrets/', ''));
    expect(readdirSync(folder).sort()).toEqual(named.sort());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const all = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const before = all();
    execFileSync('sh', [join(clone, 'deploy', 'make-secrets.sh')]);
    expect(all()).toEqual(before);
    const passwords = JSON.parse(readFileSync(join(folder, 'role-passwords'), 'utf8')) as Record<
      string,
      string
    >;
    for (const service of SERVICE_NAMES) {
      const url = new URL(readFileSync(join(folder, `database-url-${service}`), 'utf8').trim());
      expect([url.username, url.password]).toEqual([`vedette_${service}`, passwords[service]]);
    }
  });

  it('makes what a later release needs beside what is there, which stays as it is', () => {
    const folder = join(clone, 'secrets');
    const names = ['role-passwords', 'nats-passwords', 'database-url-correspondence', 'root-key'];
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const [roles, users, , root] = names.map(read);
    // As an installation that was made before there was correspondence.
    for (const name of ['correspondence-key', 'database-url-correspondence', 'nats-url-correspondence'])
      rmSync(join(folder, name));
    const older: [string, string][] = [
      ['role-passwords', roles!.replace(/,"correspondence":"\w+"/, '')],
      ['nats-passwords', users!.replace(/PASSWORD_CORRESPONDENCE.*\n/, '')],
    ];
    for (const [name, text] of older) {
      rmSync(join(folder, name));
      writeFileSync(join(folder, name), text, { mode: 0o444 });
    }
    execFileSync('sh', [join(clone, 'deploy', 'make-secrets.sh')]);
    expect(read('root-key')).toBe(root);
    const passwords = JSON.parse(read('role-passwords')) as Record<string, string>;
    expect(passwords['gateway']).toBe((JSON.parse(roles!) as Record<string, string>)['gateway']);
    expect(new URL(read('database-url-correspondence').trim()).password).toBe(passwords['correspondence']);
    expect(read('nats-passwords')).toMatch(/^PASSWORD_CORRESPONDENCE: "[0-9a-f]+"$/m);
    expect(read('correspondence-key').trim()).toMatch(/^[0-9a-f]{48}$/);
  });

  it('configures the broker as the code says, and nats-server understands it', async () => {
    expect(read('deploy/nats.conf')).toBe(brokerConfiguration(houseOfCells('vedette', undefined)));
    for (const folder of ['etc/nats', 'run/secrets']) mkdirSync(join(clone, folder), { recursive: true });
    cpSync(join(root, 'deploy', 'nats.conf'), join(clone, 'etc/nats/vedette.conf'));
    cpSync(join(clone, 'secrets', 'nats-passwords'), join(clone, 'run/secrets/nats-passwords'));
    const program = await natsProgram();
    expect(() =>
      execFileSync(program, ['-t', '--config', join(clone, 'etc/nats/vedette.conf')], { stdio: 'pipe' }),
    ).not.toThrow();
  });
});
