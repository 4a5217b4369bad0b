import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { houseOfCells, usersOfHouse } from '@vedette/messaging';
import { SERVICE_NAMES } from '@vedette/contracts';
import { faultsOf, servicesOf, type Wanted } from './chart-faults.js';
import {
  CELL,
  CHART,
  CLUSTER,
  FRONT,
  helm,
  type Kubernetes,
  LEAST,
  of,
  template,
  withHelm,
  withPods,
} from './helm.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CELLS = ['east', 'west', 'north', 'south'] as const;
const ONE: Wanted = { release: 'v', installation: 'vedette', part: 'all' };
const FRONT_OF_FOUR: Wanted = { release: 'vedette', installation: 'vedette', part: 'front', cells: CELLS };
const cellOf = (name: string): Wanted => ({
  ...{ release: name, installation: name },
  ...({ part: 'cell', front: 'vedette' } as const),
});

describe('the chart of a house (helm)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vedette-chart-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Values of a cell, as the manual has them made of those of the example. */
  const valuesOf = (name: string): readonly string[] => {
    const file = join(folder, `${name}-values.yaml`);
    const example = join(CHART, 'examples/cell-values.yaml');
    writeFileSync(file, execFileSync('sed', [`s/east/${name}/`, example], { encoding: 'utf8' }));
    return [...CLUSTER, '-f', file];
  };
  const releases = (): readonly (readonly [Wanted, readonly Kubernetes[]])[] => [
    [FRONT_OF_FOUR, template(FRONT, { release: 'vedette' })],
    ...CELLS.map((name) => [cellOf(name), template(valuesOf(name), { release: name })] as const),
  ];

  withHelm('has no fault alone, on a cluster, and as front and cells', () => {
    expect(faultsOf(template(LEAST), ONE)).toEqual([]);
    expect(faultsOf(template(CLUSTER), ONE)).toEqual([]);
    const itself = ['--set', 'cells={vedette,west}'];
    expect(faultsOf(template([...CLUSTER, ...itself]), { ...ONE, cells: ['vedette', 'west'] })).toEqual([]);
    for (const [wanted, objects] of releases())
      expect([wanted, faultsOf(objects, wanted)]).toEqual([wanted, []]);
    for (const values of [FRONT, CELL]) expect(helm(['lint', '.', ...values])).toMatchObject({ status: 0 });
  });

  withHelm('lets scalers learn the account of the broker by a secret, and ask it over TLS', () => {
    const set = ['keda.accountSecret=broker-account', 'keda.useHttps=true'].flatMap((one) => ['--set', one]);
    const objects = template([...CLUSTER, ...set]);
    expect(faultsOf(objects, ONE)).toEqual([]);
    expect(of('TriggerAuthentication', objects)).toMatchObject([
      { spec: { secretTargetRef: [{ parameter: 'account', name: 'broker-account', key: 'account' }] } },
    ]);
    for (const { spec } of of('ScaledObject', objects)) {
      expect(spec.triggers[0]).toMatchObject({
        metadata: { useHttps: 'true' },
        authenticationRef: { name: 'v-queues' },
      });
      expect(spec.triggers[0].metadata).not.toHaveProperty('account');
    }
    expect(of('TriggerAuthentication', template(CLUSTER))).toEqual([]);
    expect(of('TriggerAuthentication', template([...FRONT, ...set], { release: 'vedette' }))).toEqual([]);
  });

  withHelm('runs in four cells the front once and everything else once a cell, side by side', () => {
    const objects = releases().flatMap(([, some]) => some);
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(of('Deployment', objects)).toHaveLength(
      servicesOf('front').length + CELLS.length * servicesOf('cell').length,
    );
    // Alerts and dashboards are of all that is scraped: twice, each would be told twice.
    expect(of('PrometheusRule', objects)).toHaveLength(1);
    expect(of('PodMonitor', objects)).toHaveLength(1 + CELLS.length);
    // Each prepares its own database, with its own passwords.
    const secrets = of('Job', objects).map(
      ({ spec }) =>
        spec.template.spec.volumes.find(({ name }: Named) => name === 'secrets').secret.secretName,
    );
    expect(secrets.sort()).toEqual(['vedette', ...CELLS].sort());
  });

  withHelm('finds every secret among those that the script makes, and a user at the broker', () => {
    mkdirSync(join(folder, 'deploy'));
    for (const file of ['deploy/make-secrets.sh', 'docker-compose.yml'])
      cpSync(join(root, file), join(folder, file));
    const users = new Set(
      usersOfHouse(houseOfCells('vedette', CELLS.join(',')), SERVICE_NAMES).map(({ name }) => name),
    );
    for (const [{ part, installation }, objects] of releases()) {
      const env = {
        SECRETS: `${installation}-secrets`,
        ...(part === 'cell' ? { CELL: installation } : { FRONT: 'yes' }),
      };
      execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')], { env: { ...process.env, ...env } });
      const made = new Set(readdirSync(join(folder, env.SECRETS)));
      for (const { name, pod } of withPods(objects))
        for (const { secret } of pod.volumes)
          for (const { key, path } of (secret?.items ?? []) as { key: string; path: string }[]) {
            expect([name, key, made.has(key)]).toEqual([name, key, true]);
            if (path !== 'nats-url') continue;
            const url = new URL(readFileSync(join(folder, env.SECRETS, key), 'utf8').trim());
            expect([name, users.has(url.username)]).toEqual([name, true]);
          }
    }
  });

  withHelm.each([
    ['a cell without a front', ['part=cell', 'installation=east'], 'a cell needs front'],
    ['a cell called as its front', ['part=cell', 'front=vedette'], 'a cell has a name of its own'],
    ['a cell that is told cells', ['part=cell', 'front=v', 'cells={a,b}'], 'to the front alone'],
    ['a front without cells', ['part=front'], 'a front needs cells'],
    ['a front that is its own cell', ['part=front', 'cells={vedette,west}'], 'vedette is a cell itself'],
    ['a house that is not among its cells', ['cells={east,west}'], 'not among cells'],
    ['a front that has a front', ['front=other'], 'front is what a cell is given'],
    ['a part there is not', ['part=back'], 'part'],
    ['a cell that cannot be called so', ['part=front', 'cells={East}'], 'cells'],
    ['cells among the settings', ['settings.VEDETTE_CELLS=east'], 'VEDETTE_CELLS'],
  ])('refuses %s', (_what, set, named) => {
    const words = set.flatMap((one) => ['--set', one]);
    const { status, stderr } = helm(['template', 'v', '.', ...LEAST, ...words]);
    expect(status).not.toBe(0);
    expect(stderr).toContain(named);
  });

  /** Slips that somebody may make in a template: each must be found by what is demanded of the objects. */
  const SLIPS: readonly (readonly [file: string, from: string, to: string])[] = [
    ['services.yaml', 'readinessProbe:', 'readinesProbe:'],
    ['services.yaml', '/health/ready', '/health/redy'],
    ['services.yaml', '/health/live', '/healthz'],
    ['services.yaml', 'automountServiceAccountToken: false', 'automountServiceAccountToken: true'],
    ['services.yaml', '.Values.shutdownBudgetSeconds 10', '0'],
    ['services.yaml', 'limits: { memory: {{ $of.memory }} }', 'limits: { memory: 64Mi }'],
    ['services.yaml', '- { name: tmp, mountPath: /tmp }', ''],
    ['services.yaml', 'name: VEDETTE_FRONT', 'name: VEDETTE_FORNT'],
    ['services.yaml', 'name: VEDETTE_CELLS', 'name: VEDETTE_CELL'],
    ['services.yaml', 'join ","', 'join ";"'],
    ['services.yaml', '{{ .Values.installation }}-PHASE', '{{ .Release.Name }}-PHASES'],
    ['services.yaml', 'consumer: {{ $of.queue }}', 'consumer: {{ $service }}'],
    ['services.yaml', 'activationLagThreshold', 'activationLagTreshold'],
    ['services.yaml', 'maxUnavailable: 1', 'maxUnavailable: 2'],
    ['services.yaml', 'containerPort: 9464', 'containerPort: 9465'],
    ['services.yaml', 'key: nats-url-{{ $service }}, path: nats-url', 'key: nats-url, path: nats-uri'],
    ['services.yaml', 'apiVersion: keda.sh/v1alpha1', 'apiVersion: keda.sh/v1'],
    ['services.yaml', 'account: {{ .Values.keda.account | quote }}', ''],
    ['services.yaml', 'useHttps: {{ .Values.keda.useHttps | quote }}', 'useHttps: yes'],
    ['_helpers.tpl', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'],
    ['_helpers.tpl', 'drop: [ALL]', 'drop: []'],
    ['_helpers.tpl', 'runAsNonRoot: true', 'runAsNonRot: true'],
    ['_helpers.tpl', '"gateway" "people" "correspondence"', '"gateway" "people"'],
    ['network.yaml', 'port: 9464', 'port: 8080'],
    ['network.yaml', 'k8s-app: kube-dns } } }]\n      ports:', 'k8s-app: kube-dns } } }]\n      port:'],
    ['network.yaml', '(list "database" "broker") }}', '(list "database") }}'],
    ['monitoring.yaml', 'podMetricsEndpoints', 'podMetricEndpoints'],
    ['network.yaml', '"operator" "NotIn"', '"operator" "In"'],
    ['network.yaml', 'with .Values.networkPolicy.database', 'with .Values.networkPolicy.broker'],
    ['backup.yaml', 'startingDeadlineSeconds', 'startingDeadlineSecond'],
    ['backup.yaml', 'concurrencyPolicy: Forbid', 'concurrencyPolicy: Allow'],
    ['backup.yaml', 'mountPath: /backups }', 'mountPath: /backup }'],
    ['backup.yaml', 'claimName: {{ $claim }}', 'claimName: backups'],
    ['backup.yaml', 'helm.sh/resource-policy: keep', 'helm.sh/resource-policy: keeps'],
    ['backup.yaml', '"backup" "verify"', '"backup" "look"'],
    ['backup.yaml', 'include "vedette.backup-image"', 'include "vedette.image"'],
    ['backup.yaml', '"service" "backup"', '"service" "prepare"'],
    ['backup.yaml', 'key: database-url-{{ $job.as }}', 'key: database-url-owner'],
    ['backup.yaml', '{{- include "vedette.container-security" . | nindent 16 }}', ''],
    ['retention.yaml', 'retention, run', 'retention, rum'],
    ['retention.yaml', '(ne .Values.part "front")', '(ne .Values.part "cell")'],
    ['retention.yaml', 'concurrencyPolicy: Forbid', 'concurrencyPolicy: Allow'],
    ['retention.yaml', '- { key: root-key, path: root-key }', ''],
    ['owner.yaml', 'suspend: true', 'suspend: false'],
    ['owner.yaml', 'key: nats-url-operator', 'key: nats-url-gateway'],
    ['owner.yaml', '- { key: root-key, path: root-key }', ''],
    ['owner.yaml', 'name: VEDETTE_KEY_FILE', 'name: VEDETTE_KEY'],
    ['owner.yaml', 'mountPath: /files }', 'mountPath: /files, readOnly: true }'],
    ['owner.yaml', '$broker := ne', '$broker := eq'],
    ['owner.yaml', '"service" "owner"', '"service" "backup"'],
    ['prepare.yaml', 'value: /run/secrets/root-key', 'value: /run/secrets/rootkey'],
    ['prepare.yaml', 'broker, prepare', 'broker, prepares'],
    ['prepare.yaml', 'ne .Values.part "front"', 'ne .Values.part "cell"'],
    ['prepare.yaml', 'key: nats-url-turn-conductor', 'key: nats-url-land-resolution'],
    ['prepare.yaml', 'mountPath: /run/broker,', 'mountPath: /run/brokers,'],
    ['prepare.yaml', 'value: {{ .Values.installation }}', 'value: {{ .Values.front }}'],
    ['prepare.yaml', 'pre-install,pre-upgrade', 'post-install,post-upgrade'],
  ];
  withHelm.each(SLIPS)('in %s is not what it should be with a slip: %s → %s', (file, from, to) => {
    const copy = mkdtempSync(join(folder, 'slip-'));
    cpSync(CHART, copy, { recursive: true });
    const path = join(copy, 'templates', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replaceAll(from, to));
    const found = [
      faultsOf(template(FRONT, { release: 'vedette', folder: copy }), FRONT_OF_FOUR),
      faultsOf(template(CELL, { release: 'east', folder: copy }), cellOf('east')),
    ].flat();
    expect(found).not.toEqual([]);
  });
});

interface Named {
  readonly name: string;
}
