import type { ServiceName } from '@vedette/contracts';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type KeyEnvironment, type KeyEnvironments, NO_KEYS } from './root-key-file.js';

/** How one process of the house is run. */
export interface ServicePlan {
  readonly name: string;
  readonly main: string;
  readonly nodeArguments: readonly string[];
  /** What its main is called with; nothing unless given. */
  readonly arguments?: readonly string[];
  /** Whether it may come to the end of its work; services never do. */
  readonly mayEnd?: true;
  readonly environment: Readonly<Record<string, string>>;
  readonly logFile: string;
}

/** What the house needs to know to plan its processes. */
export interface HouseSetting {
  readonly root: string;
  readonly dataFolder: string;
  /** The database as each service's own role. */
  readonly databaseUrlOf: (service: ServiceName) => string;
  /** Where each service gets in at the broker, with the password of its own. */
  readonly natsUrlOf: (service: string) => string;
  /** Port of the gateway; 0 takes a free one. */
  readonly port: number;
  /** Workers of each kind. */
  readonly workers: number;
  readonly installation: string;
  /** Where Prometheus finds the metrics of the first process; each further one takes the next port. None unless given. */
  readonly metricsPort?: number;
  /** By which variables services get the pass phrases of their keys. */
  readonly keys: KeyEnvironments;
}

/** Old space of a service, megabytes: a worker must stay below 250 MB resident. */
const HEAP_MB = 160;
const SERVICES: readonly ServiceName[] = [
  'turn-conductor',
  'order-intake',
  'land-resolution',
  'naval-resolution',
  'logistics',
  'battle-table',
  'reporting',
  'correspondence',
  'people',
  'gateway',
];
const WORKERS: ReadonlySet<ServiceName> = new Set<ServiceName>([
  'land-resolution',
  'naval-resolution',
  'logistics',
  'battle-table',
]);

/** What opens the keys of a service, and nothing of what opens the others', also where this process was given it. */
function keysOf(service: ServiceName, { house, correspondence }: KeyEnvironments): KeyEnvironment {
  if (service === 'gateway') return NO_KEYS;
  return { ...NO_KEYS, ...(service === 'correspondence' ? correspondence : house) };
}

/** Every process of the house, in the order in which they are started; the gateway comes last. */
export function planServices(setting: HouseSetting): ServicePlan[] {
  const telemetry = pathToFileURL(createRequire(import.meta.url).resolve('@vedette/platform/telemetry')).href;
  return SERVICES.flatMap((service) =>
    Array.from({ length: WORKERS.has(service) ? setting.workers : 1 }, (_, i) => ({
      service,
      name: i === 0 ? service : `${service}-${i + 1}`,
    })),
  ).map(({ service, name }, i) => ({
    name,
    main: join(setting.root, 'apps', service, 'dist', 'main.js'),
    nodeArguments: ['--import', telemetry, `--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=16'],
    environment: {
      DATABASE_URL: setting.databaseUrlOf(service),
      NATS_URL: setting.natsUrlOf(service),
      VEDETTE_INSTALLATION: setting.installation,
      ...keysOf(service, setting.keys),
      HOST: '127.0.0.1',
      PORT: String(service === 'gateway' ? setting.port : 0),
      DATABASE_POOL_SIZE: '4',
      LOG_FORMAT: 'json',
      METRICS_PORT: String(setting.metricsPort === undefined ? 0 : setting.metricsPort + i),
    },
    logFile: join(setting.dataFolder, 'logs', `${name}.log`),
  }));
}
