import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { connectNats, houseOfCells, Installation, RequestClient } from '@vedette/messaging';
import { freePort } from '@vedette/servers';
import { temporaryDatabase, type TemporaryDatabase, until } from '@vedette/testing';
import { parse } from 'yaml';
import type { ServingHouse } from '../../apps/gateway/src/testing/house-client.js';
import { DATABASE_USERS, roleOf } from '../../apps/vedette/src/database/roles.js';
import { makeSecrets } from '../../apps/vedette/src/secret-files/make-secrets.js';
import { brokerUsers } from '../../apps/vedette/src/start/broker-configuration.js';
import { read } from '../operations/watching.js';
import { dropWithRoles, startBroker } from '../operations/own-ground.js';

/** What Compose says of a container, as far as a container of any engine can be told it. */
interface Composed {
  readonly command: readonly string[];
  readonly secrets: readonly (string | { readonly source: string; readonly target: string })[];
  readonly environment: Readonly<Record<string, string | number>>;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly tmpfs: readonly string[];
  readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
}

const composed = (
  parse(read('docker-compose.yml'), { merge: true }) as { services: Readonly<Record<string, Composed>> }
).services;

/** Megabytes that Compose leaves a service. */
export const memoryOf = (service: string): number =>
  Number(/^(\d+)M$/.exec(composed[service]!.deploy.resources.limits.memory)![1]);

/** The engine, as it runs where there is neither a daemon nor cgroups of one kind alone; `TEST_IMAGE_STORE` is where it keeps images. */
const store = process.env['TEST_IMAGE_STORE'];
const ENGINE = [
  ...(store === undefined ? [] : ['--root', join(store, 'images'), '--runroot', join(store, 'run')]),
  ...['--cgroup-manager', 'cgroupfs', '--runtime', 'runc'],
];

/** Calls the engine and waits for it. */
export const podman = (words: readonly string[]) =>
  spawnSync('podman', [...ENGINE, ...words], { encoding: 'utf8' });

/** A service in a container. */
export interface Container {
  readonly service: ServiceName;
  readonly name: string;
  readonly url: string;
  /** Of its main process, as this machine counts. */
  readonly pid: number;
}

/** A house whose services run from the image as Compose describes them: its secrets, limits and settings, on a broker and database of its own. */
export class HouseInContainers implements ServingHouse {
  private readonly running = new Map<ServiceName, Container>();

  private constructor(
    readonly image: string,
    readonly database: TemporaryDatabase,
    readonly requests: RequestClient,
    private readonly folder: string,
    private readonly broker: ChildProcess,
    private readonly leave: () => Promise<void>,
  ) {}

  /** Prepares the ground and the database, the latter by the image's own command line; nothing else runs yet. */
  static async prepare(image: string): Promise<HouseInContainers> {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-image-'));
    // What is mounted is read by another user, who must be able to come to it.
    await chmod(folder, 0o755);
    const database = await temporaryDatabase('image');
    const port = await freePort();
    const secrets = join(folder, 'secrets');
    const { host, username, password } = new URL(database.url);
    await makeSecrets({ folder: secrets, databaseAt: host, natsAt: `127.0.0.1:${port}` });
    await placeSecrets(secrets, database, { username, password });
    const users = brokerUsers(houseOfCells('vedette', undefined), 'secrets/nats-passwords');
    const broker = await startBroker(folder, port, users);
    const url = (await readFile(join(secrets, 'nats-url-operator'), 'utf8')).trim();
    const connection = await connectNats({ url, name: 'test image' });
    const requests = new RequestClient(connection, new Installation('vedette'));
    return new HouseInContainers(image, database, requests, folder, broker, () => connection.close());
  }

  get gatewayUrl(): string {
    return this.of('gateway').url;
  }

  errors(): readonly string[] {
    return [...this.running.values()].flatMap(({ name }) =>
      podman(['logs', '--tail', '50', name])
        .stdout.split('\n')
        .filter((line) => /"level":(50|60)/.test(line)),
    );
  }

  of(service: ServiceName): Container {
    const found = this.running.get(service);
    if (!found) throw new Error(`${service} does not run`);
    return found;
  }

  /** Runs a command line of the image to its end, with what Compose gives `as`. */
  run(as: string, command: readonly string[], more: Readonly<Record<string, string>> = {}) {
    return podman(['run', '--rm', ...this.words(as, more), this.image, ...command]);
  }

  /** Starts a service and waits until it serves. */
  async start(service: ServiceName): Promise<Container> {
    const [port, metrics] = [await freePort(), await freePort()];
    const name = `vedette-${process.pid}-${service}`;
    podman(['rm', '--force', name]);
    const env = { PORT: String(port), METRICS_PORT: String(metrics), HOST: '127.0.0.1' };
    const words = ['run', '--detach', '--name', name, ...this.words(service, env), this.image];
    const { status, stderr } = podman([...words, ...composed[service]!.command]);
    if (status !== 0) throw new Error(`${service}: ${stderr}`);
    const url = `http://127.0.0.1:${port}`;
    await until(
      async () => {
        if (podman(['inspect', '--format', '{{.State.Running}}', name]).stdout.trim() !== 'true')
          throw new Error(`${service} ended:\n${podman(['logs', name]).stdout.slice(-2000)}`);
        return (await fetch(`${url}/health/ready`).catch(() => null))?.ok;
      },
      `${service} is ready`,
      500,
    );
    const pid = Number(podman(['inspect', '--format', '{{.State.Pid}}', name]).stdout);
    const container = { service, name, url, pid };
    this.running.set(service, container);
    return container;
  }

  /** Ends a container without a word of warning. */
  kill(service: ServiceName): void {
    podman(['kill', '--signal', 'KILL', this.of(service).name]);
    this.running.delete(service);
  }

  /** Stops every container in order, within Compose's time for it; the code each ended with. */
  async stop(): Promise<Readonly<Record<string, number>>> {
    const codes: Record<string, number> = {};
    for (const { service, name } of [...this.running.values()]) {
      const stopping = spawn('podman', [...ENGINE, 'stop', '--time', '30', name], { stdio: 'ignore' });
      await once(stopping, 'exit');
      codes[service] = Number(podman(['inspect', '--format', '{{.State.ExitCode}}', name]).stdout);
      this.running.delete(service);
    }
    return codes;
  }

  async close(): Promise<void> {
    for (const service of SERVICE_NAMES) podman(['rm', '--force', `vedette-${process.pid}-${service}`]);
    await this.leave();
    const gone = once(this.broker, 'exit');
    this.broker.kill('SIGKILL');
    await gone;
    await dropWithRoles(this.database);
    await rm(this.folder, { recursive: true, force: true });
  }

  /** How Compose runs a service, in the words of the engine. */
  private words(service: string, more: Readonly<Record<string, string>>): readonly string[] {
    const { secrets, environment, read_only, cap_drop, security_opt, tmpfs } = composed[service]!;
    const env = { ...asGiven(environment), OTEL_EXPORTER_OTLP_ENDPOINT: '', ...more };
    return [
      // The limits of files and processes are those a container may have where nobody may raise them.
      ...['--network', 'host', '--ulimit', 'nofile=1024:20000', '--ulimit', 'nproc=1000:1000'],
      ...(read_only ? ['--read-only'] : []),
      ...cap_drop.flatMap((capability) => ['--cap-drop', capability]),
      ...security_opt.flatMap((option) => ['--security-opt', option.replace(':true', '')]),
      ...tmpfs.flatMap((path) => ['--tmpfs', path]),
      ...['--memory', `${memoryOf(service)}m`],
      ...secrets.flatMap((secret) => {
        const { source, target } = typeof secret === 'string' ? { source: secret, target: secret } : secret;
        return ['--volume', `${join(this.folder, 'secrets', source)}:/run/secrets/${target}:ro`];
      }),
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ];
  }
}

/** Values as Compose fills them in where nobody set anything. */
const asGiven = (environment: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{[A-Z0-9_]+:-([^}]*)\}/g, '$1'),
    ]),
  );

/** Has each way into the database lead to that of the test, whose roles carry its name. */
async function placeSecrets(
  secrets: string,
  { name, url }: TemporaryDatabase,
  owner: { readonly username: string; readonly password: string },
): Promise<void> {
  const write = async (file: string, text: string): Promise<void> => {
    await rm(join(secrets, file));
    await writeFile(join(secrets, file), `${text}\n`, { mode: 0o444 });
  };
  await write('database-url-owner', Object.assign(new URL(url), owner).href);
  for (const user of DATABASE_USERS) {
    const file = `database-url-${user}`;
    const own = new URL((await readFile(join(secrets, file), 'utf8')).trim());
    await write(file, Object.assign(own, { pathname: `/${name}`, username: roleOf(name, user) }).href);
  }
}
