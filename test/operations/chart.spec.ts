import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { phaseConsumer } from '@vedette/messaging';
import { serviceSettings, type Settings, type ValueSchema } from '@vedette/platform';
import { PHASE_OWNERS } from '@vedette/rulebooks';
import { settingsOf } from '@vedette/settings';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { CLUSTER, helm, LEAST, of, template, timersOf, withHelm, withPods } from './helm.js';
import { read, RULES, rulesIn } from './watching.js';

const values = parse(read('deploy/chart/values.yaml')) as Record<string, unknown> & {
  services: Record<string, { queue?: string; memory: string; besideMb?: number }>;
};

/** Settings that the chart gives each service itself. */
const OF_THE_CHART = new Set([
  'DRAIN_MS',
  'HOST',
  'METRICS_PORT',
  'NATS_CREDS_FILE',
  'NATS_TLS_CA_FILE',
  'PORT',
  'READY_FILE',
  'SHUTDOWN_BUDGET_MS',
  'VEDETTE_CELLS',
  'VEDETTE_FRONT',
  'VEDETTE_INSTALLATION',
]);

/** The name of an installation, as the setting wants it. */
const NAME = patternOf(serviceSettings.VEDETTE_INSTALLATION.schema).replace(/^\^|\$$/g, '');
function patternOf(schema: ValueSchema): string {
  if ('pattern' in schema && schema.pattern !== undefined) return schema.pattern;
  throw new Error('this setting has no pattern');
}

/** Five fields of a timer; each asks its own of what stands in it, which the cluster sees to. */
const CRON = '^[0-9*,/A-Za-z-]+( [0-9*,/A-Za-z-]+){4}$';

/** Values by their names, those within another after it, whose form does not follow from what stands there. */
const FORMS: Readonly<Record<string, Schema>> = {
  part: { enum: ['all', 'front', 'cell'] },
  cells: { type: 'array', uniqueItems: true, items: { type: 'string', pattern: `^${NAME}$` } },
  front: { type: 'string', pattern: `^(${NAME})?$` },
  installation: { type: 'string', pattern: `^${NAME}$` },
  'backup.keep': { type: 'integer', minimum: 1 },
  'owner.hours': { type: 'integer', minimum: 1, maximum: 24 },
  'backup.schedule': { type: 'string', pattern: CRON },
  'backup.verifySchedule': { type: 'string', pattern: CRON },
  'retention.schedule': { type: 'string', pattern: CRON },
  'retention.snapshotsKept': { type: 'integer', minimum: 1, maximum: 1_000 },
  'archive.afterDays': { type: 'integer', minimum: 8, maximum: 36_500 },
  'volume.size': { type: 'string', pattern: '^[1-9][0-9]*(Mi|Gi|Ti)$' },
};

/** Maps that whoever installs fills as he likes. */
const FREE = new Set(['annotations', 'labels', 'namespaceSelector', 'podSelector']);

type Schema = Readonly<Record<string, unknown>>;

/**
 * What may stand among the settings of some services: what the code reads, within its bounds. What is secret is given by a
 * file and has no place among values that anybody may read.
 */
function settingsOfServices(services: readonly ServiceName[]): Schema {
  const settings: Settings = Object.assign({}, ...services.map((service) => settingsOf(service)));
  const open = Object.entries(settings)
    .filter(([name, { visibility }]) => visibility === 'open' && !OF_THE_CHART.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const properties = Object.fromEntries(open.map(([name, { schema }]) => [name, valueOf(schema)]));
  return { type: 'object', additionalProperties: false, properties };
}

/** A share is a number where people write it, and a text where it is matched. */
const valueOf = (schema: ValueSchema): Schema =>
  'pattern' in schema ? { anyOf: [schema, { type: 'number' }] } : { ...schema };

/** The form of the values: a key that is not among them is a slip of the pen. */
function schemaOf(value: unknown, key = '', within = ''): Schema {
  if (key === 'settings')
    return settingsOfServices(SERVICE_NAMES.filter((service) => within === '' || service === within));
  const form = FORMS[within === '' ? key : `${within}.${key}`];
  if (form) return form;
  if (FREE.has(key)) return { type: 'object' };
  if (Array.isArray(value)) return { type: 'array' };
  if (typeof value === 'object' && value !== null)
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(value).map(([name, of]) => [name, schemaOf(of, name, key)]),
      ),
    };
  if (typeof value === 'number') return { type: 'integer', minimum: 0 };
  return { type: typeof value };
}

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...schemaOf({ ...values, global: undefined }),
  properties: { ...(schemaOf(values)['properties'] as object), global: { type: 'object' } },
};
const schemaFile = new URL('../../deploy/chart/values.schema.json', import.meta.url);

describe('the values of the chart', () => {
  if (process.env['PUBLISH_CHART'] === 'yes')
    writeFileSync(schemaFile, `${JSON.stringify(schema, null, 2)}\n`);

  it('have every service and no other, and each queue of phases with its workers', () => {
    expect(Object.keys(values.services).sort()).toEqual([...SERVICE_NAMES].sort());
    const queues = Object.values(values.services).flatMap(({ queue }) => queue ?? []);
    expect(queues.sort()).toEqual(PHASE_OWNERS.map((owner) => phaseConsumer(owner).name).sort());
  });

  it('have the form that is published: PUBLISH_CHART=yes npm run jest -- test/operations/chart', () => {
    expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it.each([
    ['a setting that no service has', { settings: { LOG_LEVLE: 'warn' } }],
    ['a setting of another service', { services: { gateway: { settings: { MAIL_FROM: 'a@b.example' } } } }],
    ['a value that is none of those there are', { settings: { LOG_LEVEL: 'loud' } }],
    ['a number out of bounds', { services: { gateway: { settings: { GRAPHQL_DEPTH: 2 } } } }],
    ['a number that is a fraction', { settings: { DATABASE_POOL_SIZE: 2.5 } }],
    ['a secret among what anybody may read', { settings: { VEDETTE_KEY: 'a pass phrase that is long' } }],
    ['what the chart gives itself', { settings: { DRAIN_MS: 1 } }],
    ['a misspelt key', { existingSecert: 'vedette' }],
    ['a timer that is none', { backup: { schedule: 'daily' } }],
    ['a timer of six fields', { backup: { verifySchedule: '0 15 4 * * 0' } }],
    ['no backup to keep', { backup: { keep: 0 } }],
    ['a volume without a measure', { backup: { volume: { size: '20' } } }],
    ['a misspelt key of a volume', { backup: { volume: { storageclass: 'fast' } } }],
  ])('do not pass with %s', (_what, wrong) => {
    const passes = new Ajv({ strict: false }).compile(schema);
    expect(passes({ ...values, existingSecret: 'vedette' })).toBe(true);
    expect(passes({ existingSecret: 'vedette', settings: { LOG_LEVEL: 'warn', TRACE_SHARE: 0.5 } })).toBe(
      true,
    );
    expect(passes(wrong)).toBe(false);
  });

  it('leave services the memory that Compose leaves them', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { deploy: { resources: { limits: { memory: string } } } }>;
    };
    for (const service of SERVICE_NAMES)
      expect([service, values.services[service]!.memory]).toEqual([
        service,
        `${compose.services[service]!.deploy.resources.limits.memory}i`,
      ]);
  });
});

describe('the backups of the chart', () => {
  const { backup } = values as unknown as {
    backup: { enabled: boolean; image: { repository: string }; keep: number; memory: string };
  };

  it('are off until somebody wants them, and made by the image that Compose makes them with', () => {
    expect(backup.enabled).toBe(false);
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: { backup: { image: string; build: { target: string } } };
    };
    expect(services.backup.image.split(':')[0]).toBe(backup.image.repository);
    expect(services.backup.build.target).toBe(backup.image.repository);
    expect(read('deploy/Dockerfile')).toContain(`AS ${backup.image.repository}\n`);
  });

  it('stay longer than a week, which lies between two that are verified', () => {
    expect(backup.keep).toBeGreaterThan(8);
  });

  it('can be verified on the database of the example, whose owner may make another', () => {
    const { spec } = parse(read('deploy/chart/examples/postgres.yaml')) as {
      spec: {
        managed: { roles: { name: string; createdb?: boolean }[] };
        bootstrap: { initdb: { owner: string } };
      };
    };
    const owner = spec.managed.roles.find(({ name }) => name === spec.bootstrap.initdb.owner);
    expect(owner).toMatchObject({ createdb: true });
  });

  it('are in the values of the example, which have no key that the chart has not', () => {
    const passes = new Ajv({ strict: false }).compile(schema);
    const example = parse(read('deploy/chart/examples/cluster-values.yaml')) as {
      backup: { enabled: boolean };
    };
    expect(passes(example)).toBe(true);
    expect(example.backup.enabled).toBe(true);
  });
});

describe('the chart (helm)', () => {
  withHelm('passes lint, alone and with the values of the example', () => {
    for (const more of [LEAST, CLUSTER]) expect(helm(['lint', '.', ...more])).toMatchObject({ status: 0 });
  });

  withHelm('gives each service the secrets that Compose gives it, and no other’s', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { secrets: (string | { source: string; target: string })[] }>;
    };
    for (const { metadata, spec } of of('Deployment', template([...LEAST, '--set', 'oldKeys=true']))) {
      const service = metadata.name.replace('v-', '');
      const mounted = spec.template.spec.volumes
        .find(({ name }: { name: string }) => name === 'secrets')
        .secret.items.map(({ key, path }: { key: string; path: string }) => `${key} as ${path}`);
      const wanted = compose.services[service]!.secrets.map((secret) =>
        typeof secret === 'string' ? `${secret} as ${secret}` : `${secret.source} as ${secret.target}`,
      );
      expect([service, mounted.sort()]).toEqual([service, wanted.sort()]);
      const files = spec.template.spec.containers[0].env
        .filter(({ name }: { name: string }) => name.endsWith('_FILE'))
        .map(({ value }: { value: string }) => value.replace('/run/secrets/', ''));
      expect(files.sort()).toEqual(mounted.map((text: string) => text.split(' as ')[1]).sort());
    }
  });

  withHelm('hands settings over as they stand in a file, large numbers as well', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vedette-values-')), 'values.yaml');
    writeFileSync(file, 'settings: { DATABASE_STATEMENT_TIMEOUT_MS: 3600000, TRACE_SHARE: 0.5 }');
    try {
      const [deployment] = of('Deployment', template([...LEAST, '-f', file]));
      expect(deployment!.spec.template.spec.containers[0].env).toEqual(
        expect.arrayContaining([
          { name: 'DATABASE_STATEMENT_TIMEOUT_MS', value: '3600000' },
          { name: 'TRACE_SHARE', value: '0.5' },
        ]),
      );
    } finally {
      rmSync(dirname(file), { recursive: true });
    }
  });

  withHelm(
    'gives each service its own credentials of a broker of others, and the authority to know it by',
    () => {
      const set = ['broker.authoritySecret=authority', 'broker.credentialsSecret=users'];
      const objects = template([...LEAST, ...set.flatMap((one) => ['--set', one])]);
      for (const { metadata, spec } of of('Deployment', objects)) {
        const service = metadata.name.replace('v-', '');
        const { env, volumeMounts } = spec.template.spec.containers[0];
        for (const [setting, secret, key] of [
          ['NATS_TLS_CA_FILE', 'authority', 'ca.crt'],
          ['NATS_CREDS_FILE', 'users', `${service}.creds`],
        ]) {
          const { value } = env.find(({ name }: { name: string }) => name === setting) as { value: string };
          const { name } = volumeMounts.find(
            ({ mountPath }: { mountPath: string }) => mountPath === dirname(value),
          ) as { name: string };
          const volume = spec.template.spec.volumes.find((one: { name: string }) => one.name === name);
          expect(volume.secret).toMatchObject({
            secretName: secret,
            items: [{ key, path: value.slice(dirname(value).length + 1) }],
          });
        }
      }
    },
  );

  withHelm('has whatever pulls the image do so with the secrets given for it', () => {
    const objects = template([...LEAST, '--set', 'image.pullSecrets[0].name=registry']);
    const pods = [...of('Deployment', objects), ...of('Job', objects)];
    expect(pods).toHaveLength(SERVICE_NAMES.length + 1);
    for (const { spec } of pods) expect(spec.template.spec.imagePullSecrets).toEqual([{ name: 'registry' }]);
  });

  withHelm('prepares the database before anything of a release starts', () => {
    const [job] = of('Job', template([...LEAST, '--set', 'oldKeys=true']));
    expect(job!.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
    expect(job!.spec.template.spec.containers[0].args.slice(0, 3)).toEqual([
      'vedette',
      'database',
      'prepare',
    ]);
    const compose = parse(read('docker-compose.yml'), { merge: true }) as {
      services: { database: { secrets: (string | { source: string; target: string })[] } };
    };
    const wanted = compose.services.database.secrets.map((secret) =>
      typeof secret === 'string'
        ? { key: secret, path: secret }
        : { key: secret.source, path: secret.target },
    );
    const [{ secret }] = job!.spec.template.spec.volumes.filter(
      ({ name }: { name: string }) => name === 'secrets',
    );
    expect(secret.items).toHaveLength(wanted.length);
    expect(secret.items).toEqual(expect.arrayContaining(wanted));
  });

  withHelm('makes no backup, and no volume for one, unless it is told to', () => {
    const objects = template(LEAST);
    expect([timersOf('backup', objects), of('PersistentVolumeClaim', objects)]).toEqual([[], []]);
  });

  withHelm('lets traces go to the collector that is named, and nowhere where none is', () => {
    const ways = (...set: readonly string[]): readonly unknown[] => {
      const objects = template([...LEAST, ...set.flatMap((one) => ['--set', one])]);
      return of('NetworkPolicy', objects).find(({ metadata }) => metadata.name === 'v')!.spec.egress;
    };
    const named = 'settings.OTEL_EXPORTER_OTLP_ENDPOINT=http://collector.watch:4317';
    const selected = 'networkPolicy.telemetry.podSelector.matchLabels.app=collector';
    const way = {
      to: [{ namespaceSelector: {}, podSelector: { matchLabels: { app: 'collector' } } }],
      ports: [{ port: 4317, protocol: 'TCP' }],
    };
    expect(ways(named, selected, 'networkPolicy.telemetry.port=4317').at(-1)).toEqual(way);
    expect(ways().length).toBe(ways(named).length - 1);
  });

  withHelm('takes campaigns out of the log only where it is told of a volume for them', () => {
    const [job] = timersOf('retention', template(LEAST));
    const names = (one: typeof job): readonly string[] =>
      one!.spec.jobTemplate.spec.template.spec.containers[0].env.map(({ name }: { name: string }) => name);
    expect(names(job)).toEqual([
      'DATABASE_URL_FILE',
      'VEDETTE_KEY_FILE',
      'SNAPSHOTS_KEPT',
      'ARCHIVED_REPORTS_DAYS',
    ]);
    const set = ['--set', 'retention.archive.existingClaim=mine'];
    const [archiving] = timersOf('retention', template([...LEAST, ...set]));
    expect(names(archiving).slice(4)).toEqual(['ARCHIVE_TO', 'ARCHIVE_PHRASE_FILE', 'ARCHIVE_AFTER_DAYS']);
    const { volumes } = archiving!.spec.jobTemplate.spec.template.spec;
    expect(volumes).toContainEqual({ name: 'archive', persistentVolumeClaim: { claimName: 'mine' } });
    expect(timersOf('retention', template([...LEAST, '--set', 'retention.enabled=false']))).toEqual([]);
  });

  withHelm(
    'gives what was sealed with before to whoever opens keys while they are changed, and to nobody else',
    () => {
      const oldOf = (...set: readonly string[]): Readonly<Record<string, readonly string[]>> =>
        Object.fromEntries(
          withPods(template([...LEAST, '--set', 'backup.enabled=true', ...set])).flatMap(({ name, pod }) => {
            const told = pod.containers[0].env.map((one: { name: string }) => one.name);
            const old = told.filter((setting: string) => setting.endsWith('_OLD_FILE'));
            const { items } = pod.volumes.find((one: { name: string }) => one.name === 'secrets').secret;
            const files = items.filter(({ path }: { path: string }) => path.endsWith('-old'));
            expect([name, files.length]).toEqual([name, old.length]);
            return old.length > 0 ? [[name, old]] : [];
          }),
        );
      expect(oldOf()).toEqual({});
      const given = oldOf('--set', 'oldKeys=true');
      const [house, letters] = ['VEDETTE_KEY_OLD_FILE', 'CORRESPONDENCE_KEY_OLD_FILE'];
      const both = [house, letters];
      const services = SERVICE_NAMES.filter((service) => service !== 'gateway').map((service) => [
        `v-${service}`,
        [service === 'correspondence' ? letters : house],
      ]);
      expect(given).toEqual({
        ...Object.fromEntries(services),
        ...{ 'v-retention': [house], 'v-owner': both, 'v-prepare': both, 'v-backup-verify': both },
      });
    },
  );

  withHelm('keeps what the owner writes where it is told, and ends his job when it is told', () => {
    const set = ['--set', 'owner.volume.existingClaim=mine', '--set', 'owner.hours=2'];
    const [job] = timersOf('owner', template([...LEAST, ...set]));
    const { activeDeadlineSeconds, template: made } = job!.spec.jobTemplate.spec;
    expect(activeDeadlineSeconds).toBe(7_200);
    const claim = { name: 'files', persistentVolumeClaim: { claimName: 'mine' } };
    expect(made.spec.volumes).toContainEqual(claim);
  });

  withHelm('makes backups by the image of its release, when and on what it is told', () => {
    const told = {
      'backup.enabled': 'true',
      'backup.keep': '30',
      'backup.schedule': '0 1 * * *',
      'backup.volume.storageClass': 'slow',
      'backup.volume.size': '50Gi',
      'image.tag': '9.9.9',
      'image.pullSecrets[0].name': 'registry',
    };
    const set = (more: Record<string, string>) =>
      Object.entries({ ...told, ...more }).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
    const objects = template([...LEAST, ...set({})]);
    const [run] = timersOf('backup', objects);
    expect(run!.spec.schedule).toBe('0 1 * * *');
    const { containers, imagePullSecrets } = run!.spec.jobTemplate.spec.template.spec;
    expect(containers[0]).toMatchObject({
      image: 'vedette-backup:9.9.9',
      args: ['vedette', 'backup', 'run', '--to', '/backups', '--keep', '30'],
    });
    expect(imagePullSecrets).toEqual([{ name: 'registry' }]);
    expect(of('PersistentVolumeClaim', objects)).toMatchObject([
      {
        metadata: { name: 'v-backups' },
        spec: { storageClassName: 'slow', resources: { requests: { storage: '50Gi' } } },
      },
    ]);
    const own = template([
      ...LEAST,
      ...set({ 'backup.volume.existingClaim': 'mine', 'backup.image.digest': `sha256:${'0'.repeat(64)}` }),
    ]);
    expect(of('PersistentVolumeClaim', own)).toEqual([]);
    for (const { spec } of timersOf('backup', own)) {
      const pod = spec.jobTemplate.spec.template.spec;
      expect(pod.volumes).toContainEqual({ name: 'backups', persistentVolumeClaim: { claimName: 'mine' } });
      expect(pod.containers[0].image).toBe(`vedette-backup@sha256:${'0'.repeat(64)}`);
    }
  });

  withHelm('gives whoever is scaled no number of his own, which an upgrade would set back', () => {
    const objects = template(CLUSTER);
    const scaledBy = (kind: string) =>
      of(kind, objects).map(({ spec }) => spec.scaleTargetRef.name as string);
    const free = of('Deployment', objects).filter(({ spec }) => spec.replicas === undefined);
    expect(free.map(({ metadata }) => metadata.name).sort()).toEqual(
      [...scaledBy('ScaledObject'), ...scaledBy('HorizontalPodAutoscaler')].sort(),
    );
    expect(of('ScaledObject', objects)).toHaveLength(PHASE_OWNERS.length);
    expect(of('ScaledObject', template(LEAST))).toEqual([]);
    expect(of('NetworkPolicy', template([...LEAST, '--set', 'networkPolicy.enabled=false']))).toEqual([]);
  });

  withHelm('brings the alerts and dashboards of the house', () => {
    const objects = template(CLUSTER);
    const [rules] = of('PrometheusRule', objects);
    expect(rulesIn(JSON.stringify(rules!.spec))).toEqual(rulesIn(read(RULES)));
    const boards = of('ConfigMap', objects);
    expect(boards.length).toBeGreaterThan(5);
    for (const { data } of boards)
      for (const text of Object.values(data!)) expect(JSON.parse(text)).toHaveProperty('panels');
  });

  withHelm.each([
    ['a misspelt key', 'existingSecert=vedette', 'existingSecert'],
    ['a setting that no service has', 'settings.LOG_LEVLE=warn', 'settings'],
    ['a service that there is not', 'services.navy.replicas=1', 'navy'],
    ['a misspelt key of a service', 'services.gateway.replcas=1', 'replcas'],
    ['a number that is none', 'services.gateway.replicas=two', 'gateway.replicas'],
    ['a switch that is neither on nor off', 'keda.enabled=perhaps', 'keda.enabled'],
    ['a misspelt policy', 'networkPolicy.databse.port=1', 'databse'],
    ['a setting of one service that none has', 'services.gateway.settings.CORS=x', 'gateway.settings'],
    ['a host that is missing', 'ingress.enabled=true', 'ingress.host must be given'],
    ['less than nothing', 'drainSeconds=-1', 'drainSeconds'],
  ])('refuses %s', (_what, set, named) => {
    const { status, stderr } = helm(['template', 'v', '.', ...LEAST, '--set', set]);
    expect(status).not.toBe(0);
    expect(stderr).toContain(named);
  });

  withHelm('refuses to be installed without its secrets', () => {
    expect(helm(['template', 'v', '.']).stderr).toMatch(/existingSecret must name a secret/);
  });
});
