import { isOfFront, SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { phaseConsumer, PHASE_STREAM } from '@vedette/messaging';
import { PHASE_OWNERS } from '@vedette/rulebooks';
import { settingsOf } from '@vedette/settings';
import { type Kubernetes, of, timersOf, withPods } from './helm.js';
import { faultsOfForm } from './kubernetes-forms.js';

/** What a release should be. */
export interface Wanted {
  /** Its name. */
  readonly release: string;
  readonly installation: string;
  readonly part: 'all' | 'front' | 'cell';
  /** Given to a front. */
  readonly cells?: readonly string[];
  /** Given to a cell. */
  readonly front?: string;
}

/** Services that run in a part of a house. */
export const servicesOf = (part: Wanted['part']): readonly ServiceName[] =>
  SERVICE_NAMES.filter((service) => part === 'all' || isOfFront(service) === (part === 'front'));

/** What every container may do, and as whom. */
const HARDENED = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const ORDINARY = {
  runAsNonRoot: true,
  runAsUser: 1000,
  runAsGroup: 1000,
  fsGroup: 1000,
  seccompProfile: { type: 'RuntimeDefault' },
};
/** Ports at which pods are reached: of whoever asks the gateway, and of whoever scrapes. */
const HTTP = 8080;
const METRICS = 9464;
/** Megabytes that a process takes at most, measured: no limit may be below it. */
const PEAK_MB = 192;

/** A condition on a label of pods. */
interface Expression {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everything in which the objects of a release are not what the house is built on; empty where nothing is wrong. */
export function faultsOf(objects: readonly Kubernetes[], wanted: Wanted): readonly string[] {
  return [
    ...objects.flatMap(faultsOfForm),
    ...faultsOfParts(objects, wanted),
    ...withPods(objects).flatMap((one) => [...faultsOfPod(one)]),
    ...of('Deployment', objects).flatMap((deployment) => [...faultsOfService(deployment, wanted)]),
    ...faultsOfBackups(objects, wanted),
    ...faultsOfPreparing(objects, wanted),
    ...faultsOfOwner(objects, wanted),
    ...faultsOfRetention(objects, wanted),
    ...faultsOfQueues(objects, wanted),
    ...faultsOfWays(objects, wanted),
  ];
}

/** Which services run, and that each may lose one pod at a time. */
function* faultsOfParts(objects: readonly Kubernetes[], { release, part }: Wanted): Generator<string> {
  const names = servicesOf(part).map((service) => `${release}-${service}`);
  for (const kind of ['Deployment', 'PodDisruptionBudget']) {
    const found = of(kind, objects).map(({ metadata }) => metadata.name);
    if (!same([...found].sort(), [...names].sort())) yield `${kind}s are of ${found.join(', ')}`;
  }
  for (const { metadata, spec } of of('PodDisruptionBudget', objects))
    if (spec.maxUnavailable !== 1) yield `${metadata.name} may lose other than one pod`;
  const isCell = part === 'cell';
  for (const kind of ['Service', 'Ingress', 'PrometheusRule'])
    if (isCell && of(kind, objects).length > 0) yield `a cell has a ${kind}, which is the front's`;
}

/** Nothing runs as root, writes to its image or keeps a right. */
function* faultsOfPod({ name: who, pod }: ReturnType<typeof withPods>[number]): Generator<string> {
  if (pod.automountServiceAccountToken !== false) yield `${who} is given a token of the cluster`;
  if (!same(pod.securityContext, ORDINARY)) yield `${who} runs as somebody else`;
  const volumes = (pod.volumes ?? []).map(({ name }: { name: string }) => name);
  const mounted = new Set(
    pod.containers.flatMap(({ volumeMounts = [] }: { volumeMounts?: { name: string }[] }) =>
      volumeMounts.map(({ name }) => name),
    ),
  );
  if (!same([...mounted].sort(), [...volumes].sort())) yield `${who} mounts other than it has`;
  for (const container of pod.containers) {
    if (!same(container.securityContext, HARDENED)) yield `${who} keeps rights`;
    const [, limit] = /^(\d+)Mi$/.exec(container.resources?.limits?.memory ?? '') ?? [];
    if (limit === undefined || Number(limit) < PEAK_MB) yield `${who} has no sufficient memory`;
    const kept = new Set(filesOf(container, pod));
    for (const { name, value } of container.env ?? [])
      if (name.endsWith('_FILE') && !kept.has(value)) yield `${who} has no file for ${name}`;
  }
}

/** Files of secrets that a container finds where it mounts them. */
const filesOf = (
  { volumeMounts = [] }: { volumeMounts?: readonly { name: string; mountPath: string }[] },
  { volumes = [] }: { volumes?: readonly { name: string; secret?: { items?: { path: string }[] } }[] },
): readonly string[] =>
  volumeMounts.flatMap(({ name, mountPath }) =>
    (volumes.find((one) => one.name === name)?.secret?.items ?? []).map(({ path }) => `${mountPath}/${path}`),
  );

/** It is asked whether it lives and is ready, has time to stop, and is told of the house what it must know. */
function* faultsOfService(
  { metadata, spec }: Kubernetes,
  { release, installation, cells, front }: Wanted,
): Generator<string> {
  const service = metadata.name.slice(release.length + 1) as ServiceName;
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const say = (what: string): string => `${metadata.name} ${what}`;
  if (!same(container.args, [service])) yield say(`runs ${container.args}`);
  const ports = (container.ports ?? []).map(({ containerPort }: { containerPort: number }) => containerPort);
  if (!same(ports, [HTTP, METRICS])) yield say(`is open at ${ports}`);
  const asked = { startupProbe: 'live', livenessProbe: 'live', readinessProbe: 'ready' };
  for (const [probe, health] of Object.entries(asked))
    if (!same(container[probe]?.httpGet, { path: `/health/${health}`, port: 'http' }))
      yield say(`is not asked by ${probe}`);
  const env = new Map<string, string>(
    container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
  const stopping = (Number(env.get('DRAIN_MS')) + Number(env.get('SHUTDOWN_BUDGET_MS'))) / 1000;
  if (!(pod.terminationGracePeriodSeconds > stopping)) yield say('is killed before it has stopped');
  const known = settingsOf(service);
  for (const name of env.keys()) {
    const setting = name.replace(/_FILE$/, '');
    if (!(setting in known) && setting !== 'MEMORY_BESIDE_MB')
      yield say(`is given ${name}, which it does not read`);
  }
  const told = {
    VEDETTE_INSTALLATION: installation,
    VEDETTE_CELLS: isOfFront(service) ? cells?.join(',') : undefined,
    VEDETTE_FRONT: isOfFront(service) ? undefined : front,
    METRICS_PORT: String(METRICS),
  };
  for (const [name, value] of Object.entries(told))
    if (env.get(name) !== value) yield say(`is told ${name} ${env.get(name)}, not ${value}`);
}

/**
 * Before anything else of a release one job prepares the database as its owner and, but for a front, which has no streams, the broker as who
 * keeps them; neither has the other's way.
 */
function* faultsOfPreparing(
  objects: readonly Kubernetes[],
  { release, installation, part }: Wanted,
): Generator<string> {
  const [job, ...others] = of('Job', objects);
  if (!job || others.length > 0 || job.metadata.name !== `${release}-prepare`)
    return yield 'nothing prepares database and broker';
  const say = (what: string): string => `${job.metadata.name} ${what}`;
  if (job.metadata.annotations?.['helm.sh/hook'] !== 'pre-install,pre-upgrade')
    yield say('comes after what it prepares');
  const pod = job.spec.template.spec;
  const DATABASE = ['database-url', 'role-passwords', 'root-key', 'correspondence-key'];
  const wanted = [
    ['vedette database prepare --passwords /run/secrets/role-passwords', ...DATABASE],
    ...(part === 'front' ? [] : [['vedette broker prepare', 'nats-url']]),
  ];
  const found = pod.containers.map((container: Parameters<typeof filesOf>[0] & { args: string[] }) => [
    container.args.join(' '),
    ...filesOf(container, pod).map((path) => path.replace(/^.*\//, '')),
  ]);
  if (!same(found, wanted)) yield say(`does ${found.map((one: string[]) => one.join(', ')).join('; ')}`);
  for (const { name, secret } of pod.volumes)
    if (name === 'broker' && !same(secret.items, [{ key: 'nats-url-turn-conductor', path: 'nats-url' }]))
      yield say('comes to the broker as somebody else');
  for (const { args, env } of pod.containers) {
    const told = env.find(({ name }: { name: string }) => name === 'VEDETTE_INSTALLATION')?.value;
    if (args[1] === 'broker' && told !== installation) yield say(`makes the streams of ${told}`);
  }
}

/**
 * Commands of the owner have a job that no hour begins and that ends by itself, with everything those commands read: of a cell all but the
 * operator's way to the broker, which is the front's.
 */
function* faultsOfOwner(
  objects: readonly Kubernetes[],
  { release, installation, part, cells }: Wanted,
): Generator<string> {
  const [job, ...others] = timersOf('owner', objects);
  if (!job || others.length > 0 || job.metadata.name !== `${release}-owner`)
    return yield 'commands of the owner have no job of theirs';
  const say = (what: string): string => `${job.metadata.name} ${what}`;
  if (job.spec.suspend !== true) yield say('begins by itself');
  const { activeDeadlineSeconds, template } = job.spec.jobTemplate.spec;
  const [container] = template.spec.containers;
  if (!same(container.command, ['sleep', String(activeDeadlineSeconds)]))
    yield say('does not wait to be used');
  if (template.metadata.labels['app.kubernetes.io/component'] !== 'owner')
    yield say('is let through as somebody else');
  const env = Object.fromEntries(
    container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  ) as Readonly<Record<string, string>>;
  const files = {
    DATABASE_URL: 'database-url',
    VEDETTE_KEY: 'root-key',
    CORRESPONDENCE_KEY: 'correspondence-key',
  };
  const ways = part === 'cell' ? files : { ...files, NATS_URL: 'nats-url' };
  const told = {
    ...Object.fromEntries(
      Object.entries(ways).map(([name, file]) => [`${name}_FILE`, `/run/secrets/${file}`]),
    ),
    VEDETTE_INSTALLATION: installation,
    ...(cells === undefined ? {} : { VEDETTE_CELLS: cells.join(',') }),
  };
  for (const [name, value] of Object.entries(told))
    if (env[name] !== value) yield say(`is told ${name} ${env[name]}, not ${value}`);
  const { items } = template.spec.volumes.find(({ name }: { name: string }) => name === 'secrets').secret;
  const keys = items.map(({ key }: { key: string }) => key);
  const needed = [
    'database-url-owner',
    ...(part === 'cell' ? [] : ['nats-url-operator']),
    ...['role-passwords', 'root-key', 'correspondence-key'],
  ];
  if (!same(keys, needed)) yield say(`is given ${keys.join(', ')}`);
  const mount = container.volumeMounts.find(({ name }: { name: string }) => name === 'files');
  if (mount?.mountPath !== '/files' || mount.readOnly === true) yield say('cannot write where it should');
}

/** What grows is bounded by a job of whoever has a log, with the owner's way to the database and the root key. */
function* faultsOfRetention(objects: readonly Kubernetes[], { release, part }: Wanted): Generator<string> {
  const jobs = timersOf('retention', objects);
  const names = jobs.map(({ metadata }) => metadata.name);
  if (!same(names, part === 'front' ? [] : [`${release}-retention`]))
    yield `retention is run by ${names.join(', ')}`;
  for (const { metadata, spec } of jobs) {
    const say = (what: string): string => `${metadata.name} ${what}`;
    if (spec.concurrencyPolicy !== 'Forbid') yield say('may run beside itself');
    if (spec.timeZone === undefined) yield say('goes by the clock of whoever runs the cluster');
    const pod = spec.jobTemplate.spec.template.spec;
    if (pod.containers[0].args.join(' ') !== 'vedette retention run')
      yield say(`runs ${pod.containers[0].args.join(' ')}`);
    const { items } = pod.volumes.find(({ name }: { name: string }) => name === 'secrets').secret;
    const keys = items.map(({ key }: { key: string }) => key);
    if (!same(keys, ['database-url-owner', 'root-key'])) yield say(`is given ${keys.join(', ')}`);
  }
}

/**
 * One job makes backups and one verifies them, on a volume that is there, never both at once with another of their kind, and with no more
 * secrets than each needs; where there is none of them, none is left of what they need.
 */
function* faultsOfBackups(objects: readonly Kubernetes[], { release }: Wanted): Generator<string> {
  const jobs = timersOf('backup', objects);
  const claims = of('PersistentVolumeClaim', objects);
  if (jobs.length === 0) {
    if (claims.length > 0) yield `${claims[0]!.metadata.name} is a volume for nothing`;
    return;
  }
  const words: Readonly<Record<string, RegExp>> = {
    [`${release}-backup`]: /^vedette backup run --to \/backups --keep [1-9]\d*$/,
    [`${release}-backup-verify`]: /^vedette backup verify \/backups$/,
  };
  const names = jobs.map(({ metadata }) => metadata.name);
  if (!same([...names].sort(), Object.keys(words))) yield `backups are made by ${names.join(', ')}`;
  for (const { metadata, spec } of claims)
    if (
      metadata.annotations?.['helm.sh/resource-policy'] !== 'keep' ||
      !spec.accessModes.includes('ReadWriteOnce')
    )
      yield `${metadata.name} does not outlive the release`;
  for (const { metadata, spec } of jobs) {
    const say = (what: string): string => `${metadata.name} ${what}`;
    const { metadata: ofPod, spec: pod } = spec.jobTemplate.spec.template;
    const [container] = pod.containers;
    if (!words[metadata.name]?.test(container.args.join(' '))) yield say(`runs ${container.args.join(' ')}`);
    if (spec.concurrencyPolicy !== 'Forbid') yield say('may run beside itself');
    if (spec.timeZone === undefined) yield say('goes by the clock of whoever runs the cluster');
    if (pod.restartPolicy !== 'Never') yield say('is begun anew without end');
    if (ofPod.labels['app.kubernetes.io/component'] !== 'backup')
      yield say('is let through as somebody else');
    if (!/(^|\/)vedette-backup[:@]/.test(container.image))
      yield say(`has no programs to dump with: ${container.image}`);
    const volume = pod.volumes.find(({ name }: { name: string }) => name === 'backups');
    const mount = container.volumeMounts.find(({ name }: { name: string }) => name === 'backups');
    if (mount?.mountPath !== '/backups' || mount.readOnly === true) yield say('cannot write where it should');
    const claim = volume?.persistentVolumeClaim?.claimName;
    if (claim === undefined) yield say('writes to what is gone with it');
    if (claims.length > 0 && claim !== claims[0]!.metadata.name)
      yield say(`writes to ${claim}, which nobody makes`);
    const { items } = pod.volumes.find(({ name }: { name: string }) => name === 'secrets').secret;
    const keys = items.map(({ key }: { key: string }) => key);
    const needed = [
      ...(metadata.name.endsWith('-verify')
        ? ['database-url-owner', 'root-key', 'correspondence-key']
        : ['database-url-backup']),
    ];
    if (!same(keys, needed)) yield say(`is given ${keys.join(', ')}`);
  }
}

/** Workers grow by the queues that the code declares, in the broker's streams of their own installation. */
function* faultsOfQueues(
  objects: readonly Kubernetes[],
  { installation, part, release }: Wanted,
): Generator<string> {
  const scaled = of('ScaledObject', objects);
  if (scaled.length === 0) return;
  const found = scaled.map(({ spec }) => {
    const { stream, consumer, lagThreshold, activationLagThreshold } = spec.triggers[0].metadata;
    return [stream, consumer, lagThreshold, activationLagThreshold].join(' ');
  });
  const owners = part === 'front' ? [] : PHASE_OWNERS;
  const wanted = owners.map(
    (owner) => `${installation}-${PHASE_STREAM.name} ${phaseConsumer(owner).name} 2 0`,
  );
  if (!same(found.sort(), wanted.sort())) yield `workers grow by ${found.join(', ')}`;
  for (const { metadata, spec } of scaled) {
    if (spec.scaleTargetRef.name !== metadata.name) yield `${metadata.name} is not the worker that grows`;
    if (!metadata.name.startsWith(`${release}-`)) yield `${metadata.name} is of another release`;
    // The account comes one way: written there, or by something that is there and has it of a secret.
    const [{ metadata: trigger, authenticationRef }] = spec.triggers;
    const ways = [
      ...(trigger.account === undefined ? [] : ['written']),
      ...of('TriggerAuthentication', objects).flatMap((one) =>
        one.metadata.name === authenticationRef?.name ? ['by a secret'] : [],
      ),
    ];
    if (ways.length !== 1) yield `${metadata.name} learns the account ${ways.join(' and ') || 'of nobody'}`;
  }
}

/**
 * Who reaches whom: everybody names, database and broker; callers the gateway; Prometheus everybody; correspondence the world. Who makes
 * backups names and database alone, and nobody him.
 */
function* faultsOfWays(objects: readonly Kubernetes[], { release, part }: Wanted): Generator<string> {
  const policies = of('NetworkPolicy', objects);
  if (policies.length === 0) return;
  const isBackedUp = timersOf('backup', objects).length > 0;
  const but = ({ matchExpressions }: { matchExpressions?: readonly Expression[] }): string =>
    (matchExpressions ?? []).map(({ key, operator, values }) => `${key} ${operator} ${values} `).join('');
  const ports = (rules: readonly { ports?: readonly { port: number }[] }[] | undefined): string =>
    (rules ?? []).map(({ ports: some }) => (some ?? []).map(({ port }) => port).join('+') || 'all').join(',');
  const found = policies.map(({ metadata, spec }) =>
    [
      `${metadata.name} ${but(spec.podSelector)}`.trim(),
      spec.podSelector.matchLabels['app.kubernetes.io/component'] ?? '',
      spec.podSelector.matchLabels['app.kubernetes.io/instance'],
      spec.policyTypes.join('+'),
      `in ${ports(spec.ingress)}`,
      `out ${ports(spec.egress)}`,
    ].join(' '),
  );
  const wanted = [
    `${release} app.kubernetes.io/component NotIn backup  ${release} Ingress+Egress in ${METRICS} out 53+53,5432,4222`,
    ...(isBackedUp ? [`${release}-backup backup ${release} Ingress+Egress in  out 53+53,5432`] : []),
    ...(part === 'cell'
      ? []
      : [
          `${release}-correspondence correspondence ${release} Egress in  out all`,
          `${release}-gateway gateway ${release} Ingress in ${HTTP} out `,
        ]),
  ];
  if (!same(found.sort(), wanted.sort())) yield `the ways are ${found.join('; ')}`;
}
