import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { attribute, metric, type MetricDeclaration, scrapedName } from '@vedette/platform';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);

/** Text of a file of the repository. */
export const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** A rule of Prometheus as the file has it. */
export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly summary?: string; readonly runbook_url?: string };
}

export const RULES = 'deploy/prometheus/vedette.rules.yml';
export const RULE_CASES = 'deploy/prometheus/vedette.rules.test.yml';

/** Every rule of the file. */
export const rulesIn = (text: string): readonly Rule[] =>
  (parse(text) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

/** `promtool` on the path, if it is there. */
export const promtool = (...words: readonly string[]) => spawnSync('promtool', words, { encoding: 'utf8' });
export const hasPromtool = promtool('--version').status === 0;

const suffixed = (declared: MetricDeclaration): readonly string[] => {
  const name = scrapedName(declared);
  if (declared.instrument === 'counter') return [`${name}_total`];
  return declared.instrument === 'gauge' ? [name] : ['_bucket', '_count', '_sum'].map((part) => name + part);
};

/** What exporters beside the house tell, under the names that they give it: of nodes, of volumes, of doors. */
export const OF_EXPORTERS: readonly string[] = [
  ...['node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
  ...['kubelet_volume_stats_available_bytes', 'kubelet_volume_stats_capacity_bytes'],
  'probe_ssl_earliest_cert_expiry',
];

/** Metrics under which queries find what the house measures, and those it has from its libraries and from Prometheus. */
export const KNOWN_METRICS: ReadonlySet<string> = new Set([
  ...Object.values(metric as Readonly<Record<string, MetricDeclaration>>).flatMap(suffixed),
  ...['_bucket', '_count', '_sum'].map((part) => `http_server_request_duration_seconds${part}`),
  'up',
]);

/** Labels that samples have. */
export const KNOWN_LABELS: ReadonlySet<string> = new Set([
  ...Object.values(attribute).map((name) => name.replaceAll('.', '_')),
  ...['service_name', 'vedette_installation', 'http_route', 'http_response_status_code'],
  ...['job', 'service', 'instance', 'le', 'fstype'],
]);

const WORDS =
  /\b(sum|max|min|count|by|rate|increase|histogram_quantile|min_over_time|absent|time|and|or|on|label_values)\b/g;

/** Metrics and labels that a query names. */
export function namesIn(expr: string): { metrics: readonly string[]; labels: readonly string[] } {
  const bare = expr.replace(/"[^"]*"/g, '""').replace(/\$\w+/g, '');
  const selected = [...bare.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside]) =>
    [...inside!.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
  );
  const grouped = [...bare.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inside]) =>
    inside!.split(',').map((one) => one.trim()),
  );
  const rest = bare
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\bby\s*\([^)]*\)/g, ' ')
    .replace(WORDS, ' ');
  const metrics = [...rest.matchAll(/[a-zA-Z_][\w:]*/g)].map(([name]) => name);
  return { metrics: [...new Set(metrics)], labels: [...new Set([...selected, ...grouped])] };
}
