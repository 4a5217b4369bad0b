import { Ajv, type ValidateFunction } from 'ajv';
import type { Kubernetes } from './helm.js';

/** A form in which a key that is not named is a slip of the pen: a cluster would leave it out and say nothing. */
type Form = Readonly<Record<string, unknown>>;

const text: Form = { type: 'string' };
const flag: Form = { type: 'boolean' };
const whole: Form = { type: 'integer', minimum: 0 };
const texts: Form = { type: 'object', additionalProperties: { type: 'string' } };
const list = (items: Form): Form => ({ type: 'array', items, minItems: 1 });
const choice = (...values: readonly string[]): Form => ({ enum: values });
/** Keys that must be there, and those that may. */
const form = (required: Readonly<Record<string, Form>>, may: Readonly<Record<string, Form>> = {}): Form => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...may },
});

const selector = form(
  {},
  {
    matchLabels: texts,
    matchExpressions: list(
      form({ key: text, operator: choice('In', 'NotIn', 'Exists', 'DoesNotExist') }, { values: list(text) }),
    ),
  },
);
const port: Form = { anyOf: [{ type: 'integer', minimum: 1, maximum: 65_535 }, choice('http', 'metrics')] };
const amount: Form = { type: 'string', pattern: '^[0-9]+(m|Mi|Gi)?$' };
const amounts = form({}, { cpu: amount, memory: amount });
const probe = form(
  { httpGet: form({ path: text, port }) },
  { periodSeconds: whole, timeoutSeconds: whole, failureThreshold: whole },
);
const container = form(
  { name: text, image: text, resources: form({ requests: amounts, limits: amounts }) },
  {
    command: list(text),
    args: list(text),
    imagePullPolicy: choice('Always', 'IfNotPresent', 'Never'),
    ports: list(form({ name: text, containerPort: port })),
    env: list(form({ name: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' }, value: text })),
    securityContext: form(
      {},
      {
        allowPrivilegeEscalation: flag,
        readOnlyRootFilesystem: flag,
        capabilities: form({}, { drop: { type: 'array', items: text } }),
      },
    ),
    startupProbe: probe,
    livenessProbe: probe,
    readinessProbe: probe,
    volumeMounts: list(form({ name: text, mountPath: text }, { readOnly: flag })),
  },
);
const volume = form(
  { name: text },
  {
    emptyDir: form({}, { sizeLimit: amount }),
    persistentVolumeClaim: form({ claimName: text }, { readOnly: flag }),
    secret: form({ secretName: text }, { defaultMode: whole, items: list(form({ key: text, path: text })) }),
  },
);
const pod = form(
  { containers: list(container) },
  {
    restartPolicy: choice('Never', 'OnFailure', 'Always'),
    automountServiceAccountToken: flag,
    enableServiceLinks: flag,
    imagePullSecrets: list(form({ name: text })),
    terminationGracePeriodSeconds: whole,
    securityContext: form(
      {},
      {
        runAsNonRoot: flag,
        runAsUser: whole,
        runAsGroup: whole,
        fsGroup: whole,
        seccompProfile: form({ type: choice('RuntimeDefault', 'Unconfined', 'Localhost') }),
      },
    ),
    topologySpreadConstraints: list(
      form(
        { maxSkew: whole, topologyKey: text, whenUnsatisfiable: choice('ScheduleAnyway', 'DoNotSchedule') },
        { labelSelector: selector },
      ),
    ),
    volumes: list(volume),
  },
);
const podTemplate = form({ metadata: form({ labels: texts }), spec: pod });
const job = form(
  { template: podTemplate },
  { backoffLimit: whole, activeDeadlineSeconds: whole, ttlSecondsAfterFinished: whole },
);
const target = form({ name: text }, { apiVersion: text, kind: text });
const peers = list(
  form(
    {},
    {
      namespaceSelector: selector,
      podSelector: selector,
      ipBlock: form({ cidr: text }, { except: list(text) }),
    },
  ),
);
const open = list(form({ port: whole }, { protocol: choice('TCP', 'UDP', 'SCTP') }));
const relabelling = form(
  { targetLabel: text },
  { sourceLabels: list(text), replacement: text, action: text, regex: text, separator: text },
);
const rule = form(
  { expr: text },
  { record: text, alert: text, for: text, labels: texts, annotations: texts, keep_firing_for: text },
);

const SPECS: Readonly<Record<string, readonly [string, Form]>> = {
  Deployment: [
    'apps/v1',
    form(
      { selector, template: podTemplate },
      {
        replicas: whole,
        strategy: form({}, { rollingUpdate: form({}, { maxUnavailable: whole, maxSurge: whole }) }),
      },
    ),
  ],
  Job: ['batch/v1', job],
  CronJob: [
    'batch/v1',
    form(
      { schedule: { type: 'string', pattern: '^(\\S+ ){4}\\S+$' }, jobTemplate: form({ spec: job }) },
      {
        timeZone: text,
        suspend: flag,
        concurrencyPolicy: choice('Allow', 'Forbid', 'Replace'),
        startingDeadlineSeconds: whole,
        successfulJobsHistoryLimit: whole,
        failedJobsHistoryLimit: whole,
      },
    ),
  ],
  PersistentVolumeClaim: [
    'v1',
    form(
      {
        accessModes: list(choice('ReadWriteOnce', 'ReadWriteMany', 'ReadWriteOncePod')),
        resources: form({ requests: form({ storage: amount }) }),
      },
      { storageClassName: text },
    ),
  ],
  Service: [
    'v1',
    form({ selector: texts, ports: list(form({ port }, { name: text, targetPort: port, protocol: text })) }),
  ],
  Ingress: [
    'networking.k8s.io/v1',
    form(
      {
        rules: list(
          form({
            host: text,
            http: form({
              paths: list(
                form({
                  path: text,
                  pathType: choice('Prefix', 'Exact', 'ImplementationSpecific'),
                  backend: form({
                    service: form({ name: text, port: form({}, { name: text, number: whole }) }),
                  }),
                }),
              ),
            }),
          }),
        ),
      },
      { ingressClassName: text, tls: list(form({ hosts: list(text), secretName: text })) },
    ),
  ],
  NetworkPolicy: [
    'networking.k8s.io/v1',
    form(
      { podSelector: selector, policyTypes: list(choice('Ingress', 'Egress')) },
      {
        ingress: list(form({}, { from: peers, ports: open })),
        egress: list(form({}, { to: peers, ports: open })),
      },
    ),
  ],
  PodDisruptionBudget: ['policy/v1', form({ selector }, { maxUnavailable: whole, minAvailable: whole })],
  HorizontalPodAutoscaler: [
    'autoscaling/v2',
    form({
      scaleTargetRef: target,
      minReplicas: whole,
      maxReplicas: whole,
      metrics: list(
        form({
          type: choice('Resource'),
          resource: form({
            name: text,
            target: form({ type: choice('Utilization'), averageUtilization: whole }),
          }),
        }),
      ),
    }),
  ],
  ScaledObject: [
    'keda.sh/v1alpha1',
    form(
      {
        scaleTargetRef: target,
        triggers: list(
          form(
            {
              type: choice('nats-jetstream'),
              metadata: form(
                { natsServerMonitoringEndpoint: text, stream: text, consumer: text, lagThreshold: text },
                { account: text, activationLagThreshold: text, useHttps: choice('true', 'false') },
              ),
            },
            { authenticationRef: form({ name: text }) },
          ),
        ),
      },
      {
        minReplicaCount: whole,
        maxReplicaCount: whole,
        pollingInterval: whole,
        cooldownPeriod: whole,
        fallback: form({ failureThreshold: whole, replicas: whole }),
        advanced: form({
          horizontalPodAutoscalerConfig: form({
            behavior: form({
              scaleDown: form({
                stabilizationWindowSeconds: whole,
                policies: list(form({ type: choice('Pods', 'Percent'), value: whole, periodSeconds: whole })),
              }),
            }),
          }),
        }),
      },
    ),
  ],
  TriggerAuthentication: [
    'keda.sh/v1alpha1',
    form({ secretTargetRef: list(form({ parameter: choice('account'), name: text, key: text })) }),
  ],
  PodMonitor: [
    'monitoring.coreos.com/v1',
    form({
      selector,
      podMetricsEndpoints: list(form({ port: text }, { interval: text, relabelings: list(relabelling) })),
    }),
  ],
  PrometheusRule: [
    'monitoring.coreos.com/v1',
    form({ groups: list(form({ name: text, rules: list(rule) }, { interval: text })) }),
  ],
};

const metadata = form({ name: text, labels: texts }, { annotations: texts });
const ajv = new Ajv({ strict: false, allErrors: true });
const checks = new Map<string, ValidateFunction>(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(SPECS).map(([kind, [apiVersion, spec]]) => [
        kind,
        form({ apiVersion: { const: apiVersion }, kind: { const: kind }, metadata, spec }),
      ]),
    ),
    ConfigMap: form({ apiVersion: { const: 'v1' }, kind: { const: 'ConfigMap' }, metadata, data: texts }),
  }).map(([kind, schema]) => [kind, ajv.compile(schema)]),
);

/** Where an object has a key or value that its kind does not have, as far as the chart uses it. */
export function faultsOfForm(object: Kubernetes): readonly string[] {
  const where = `${object.kind} ${object.metadata?.name}`;
  const check = checks.get(object.kind);
  if (!check) return [`${where}: no form is known of this kind`];
  check(object);
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${where}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
