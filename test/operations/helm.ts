import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';

/** Where the chart lies. */
export const CHART = fileURLToPath(new URL('../../deploy/chart/', import.meta.url));

/** An object as it would be given to a cluster. */
export interface Kubernetes {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly annotations?: Record<string, string>;
    readonly labels?: Record<string, string>;
  };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- objects of many forms, of which a path at a time is looked at
  readonly spec: any;
  readonly data?: Record<string, string>;
}

/** Values of the chart as words of a command: the least there must be, those of the example, and those of each part of a house of four cells. */
export const LEAST = ['--set', 'existingSecret=vedette'];
export const CLUSTER = ['-f', 'examples/cluster-values.yaml'];
export const FRONT = [...CLUSTER, '-f', 'examples/front-values.yaml'];
export const CELL = [...CLUSTER, '-f', 'examples/cell-values.yaml'];

/** Calls Helm beside the chart, or in `folder`. */
export const helm = (words: readonly string[], folder = CHART) =>
  spawnSync('helm', words, { encoding: 'utf8', cwd: folder, maxBuffer: 64 * 1024 * 1024 });

/** Checks that need Helm are skipped by name where there is none. */
export const withHelm = helm(['version', '--short']).status === 0 ? it : it.skip;

/** What a release is made of. @throws Error with what Helm says, where it refuses */
export function template(
  values: readonly string[],
  { release = 'v', folder = CHART }: { readonly release?: string; readonly folder?: string } = {},
): readonly Kubernetes[] {
  const { status, stdout, stderr } = helm(['template', release, '.', ...values], folder);
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS() as Kubernetes | null)
    .filter((object) => object !== null);
}

/** Whatever runs in pods, with what its pods are made from. */
export const withPods = (
  objects: readonly Kubernetes[],
): // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in `Kubernetes`
readonly { readonly name: string; readonly pod: any }[] =>
  objects.flatMap(({ kind, metadata: { name }, spec }) => {
    if (kind === 'CronJob') return [{ name, pod: spec.jobTemplate.spec.template.spec }];
    return kind === 'Deployment' || kind === 'Job' ? [{ name, pod: spec.template.spec }] : [];
  });

/** The objects of one kind. */
export const of = (kind: string, objects: readonly Kubernetes[]): readonly Kubernetes[] =>
  objects.filter((object) => object.kind === kind);

/** Jobs by the hour, of one component. */
export const timersOf = (component: string, objects: readonly Kubernetes[]): readonly Kubernetes[] =>
  of('CronJob', objects).filter(
    ({ metadata }) => metadata.labels?.['app.kubernetes.io/component'] === component,
  );
