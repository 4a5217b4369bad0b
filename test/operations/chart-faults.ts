import { isOfFront, SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { phaseConsumer, PHASE_STREAM } from '@vedette/messaging';
import { PHASE_OWNERS } from '@vedette/rulebooks';
import { settingsOf } from '@vedette/settings';
import { type Kubernetes, of } from './helm.js';
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

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everything in which the objects of a release are not what the house is built on; empty where nothing is wrong. */
export function faultsOf(objects: readonly Kubernetes[], wanted: Wanted): readonly string[] {
  return [
    ...objects.flatMap(faultsOfForm),
    ...faultsOfParts(objects, wanted),
    ...[...of('Deployment', objects), ...of('Job', objects)].flatMap((object) => [...faultsOfPod(object)]),
    ...of('Deployment', objects).flatMap((deployment) => [...faultsOfService(deployment, wanted)]),
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
function* faultsOfPod({ metadata, spec }: Kubernetes): Generator<string> {
  const pod = spec.template.spec;
  if (pod.automountServiceAccountToken !== false) yield `${metadata.name} is given a token of the cluster`;
  if (!same(pod.securityContext, ORDINARY)) yield `${metadata.name} runs as somebody else`;
  for (const container of pod.containers) {
    if (!same(container.securityContext, HARDENED)) yield `${metadata.name} keeps rights`;
    const [, limit] = /^(\d+)Mi$/.exec(container.resources?.limits?.memory ?? '') ?? [];
    if (limit === undefined || Number(limit) < PEAK_MB) yield `${metadata.name} has no sufficient memory`;
    const mounts = (container.volumeMounts ?? []).map(({ name }: { name: string }) => name);
    const volumes = (pod.volumes ?? []).map(({ name }: { name: string }) => name);
    if (!same(mounts.sort(), volumes.sort())) yield `${metadata.name} mounts other than it has`;
    const kept = new Set(
      (pod.volumes ?? []).flatMap(({ secret }: { secret?: { items?: { path: string }[] } }) =>
        (secret?.items ?? []).map(({ path }) => `/run/secrets/${path}`),
      ),
    );
    for (const { name, value } of container.env ?? [])
      if (name.endsWith('_FILE') && !kept.has(value)) yield `${metadata.name} has no file for ${name}`;
  }
}

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
  }
}

/** Who reaches whom: everybody names, database and broker; callers the gateway; Prometheus everybody; correspondence the world. */
function* faultsOfWays(objects: readonly Kubernetes[], { release, part }: Wanted): Generator<string> {
  const policies = of('NetworkPolicy', objects);
  if (policies.length === 0) return;
  const ports = (rules: readonly { ports?: readonly { port: number }[] }[] | undefined): string =>
    (rules ?? []).map(({ ports: some }) => (some ?? []).map(({ port }) => port).join('+') || 'all').join(',');
  const found = policies.map(({ metadata, spec }) =>
    [
      metadata.name,
      spec.podSelector.matchLabels['app.kubernetes.io/component'] ?? '',
      spec.podSelector.matchLabels['app.kubernetes.io/instance'],
      spec.policyTypes.join('+'),
      `in ${ports(spec.ingress)}`,
      `out ${ports(spec.egress)}`,
    ].join(' '),
  );
  const wanted = [
    `${release}  ${release} Ingress+Egress in ${METRICS} out 53+53,5432,4222`,
    ...(part === 'cell'
      ? []
      : [
          `${release}-correspondence correspondence ${release} Egress in  out all`,
          `${release}-gateway gateway ${release} Ingress in ${HTTP} out `,
        ]),
  ];
  if (!same(found.sort(), wanted.sort())) yield `the ways are ${found.join('; ')}`;
}
