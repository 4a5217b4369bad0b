import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@vedette/contracts';
import { parse } from 'yaml';
import {
  hasPromtool,
  KNOWN_LABELS,
  KNOWN_METRICS,
  namesIn,
  OF_EXPORTERS,
  promtool,
  read,
  RULE_CASES,
  RULES,
  rulesIn,
} from './watching.js';

const rules = rulesIn(read(RULES));
const alerts = rules.filter(({ alert }) => alert !== undefined);
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
const cases = parse(read(RULE_CASES)) as {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
};

const headings = new Map(
  read('docs/runbooks.md')
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split('\n')[0]!.toLowerCase().replaceAll(' ', '-'), part]),
);

/** Checks that need promtool are skipped by name where there is none. */
const withPromtool = hasPromtool ? it : it.skip;
const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('the alerts', () => {
  it('are there', () => expect(alerts.length).toBeGreaterThan(15));

  it.each(rules.map((rule) => [rule.alert ?? rule.record, rule] as const))(
    '%s names metrics that the house exports, by labels they have',
    (_, { expr }) => {
      const { metrics, labels } = namesIn(expr);
      expect(metrics.length).toBeGreaterThan(0);
      const told = (name: string): boolean =>
        KNOWN_METRICS.has(name) || recorded.has(name) || OF_EXPORTERS.includes(name);
      expect(metrics.filter((name) => !told(name))).toEqual([]);
      expect(labels.filter((name) => !KNOWN_LABELS.has(name))).toEqual([]);
    },
  );

  it.each(alerts.map((rule) => [rule.alert!, rule] as const))(
    '%s says how urgent it is and what to do, and has a case that fires and one that does not',
    (alert, { labels, annotations }) => {
      expect(['page', 'ticket']).toContain(labels?.severity);
      expect(annotations?.summary).toMatch(/\S/);
      const heading = /^docs\/runbooks\.md#(.+)$/.exec(annotations?.runbook_url ?? '')?.[1];
      const runbook = headings.get(heading ?? '');
      for (const part of ['Players notice', 'Look at', 'Do', 'Over when', 'Tell'])
        expect(runbook).toContain(`- **${part}:** `);
      const mine = cases.tests.flatMap(({ alert_rule_test }) =>
        alert_rule_test.filter(({ alertname }) => alertname === alert),
      );
      expect(mine.map(({ exp_alerts }) => exp_alerts.length > 0).sort()).toEqual([false, true]);
    },
  );

  it('finds a metric that nobody exports, and a label nobody has', () => {
    expect(
      namesIn(
        'max by (vedette_installation, owner) (vedette_turn_overdue{vedette_fase="a"}) > 5 and up == 0',
      ),
    ).toEqual({
      metrics: ['vedette_turn_overdue', 'up'],
      labels: ['vedette_fase', 'vedette_installation', 'owner'],
    });
    expect(KNOWN_METRICS.has('vedette_turn_overdue')).toBe(false);
    expect(KNOWN_LABELS.has('vedette_fase') || KNOWN_LABELS.has('owner')).toBe(false);
  });

  it('look at every service there is', () => {
    const { scrape_configs } = parse(read('deploy/prometheus/prometheus.yml')) as {
      scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
    };
    expect(scrape_configs[0]!.dns_sd_configs[0]!.names.sort()).toEqual([...SERVICE_NAMES].sort());
  });

  it('find a source in what Compose runs for whatever no service of ours tells, and somebody to tell', () => {
    const { scrape_configs, alerting } = parse(read('deploy/prometheus/prometheus.yml')) as {
      scrape_configs: { job_name: string; dns_sd_configs?: { names: string[] }[] }[];
      alerting: { alertmanagers: { dns_sd_configs: { names: string[] }[] }[] };
    };
    const { services, configs } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { profiles?: string[]; image: string; configs?: { source: string }[] }>;
      configs: Record<string, { file: string }>;
    };
    const jobs = new Map(scrape_configs.map((job) => [job.job_name, job]));
    expect(jobs.get('node')!.dns_sd_configs![0]!.names).toEqual(['node-exporter']);
    expect(JSON.stringify(jobs.get('doors'))).toContain('blackbox-exporter:9115');
    expect(alerting.alertmanagers[0]!.dns_sd_configs[0]!.names).toEqual(['alertmanager']);
    for (const name of ['alertmanager', 'node-exporter', 'blackbox-exporter']) {
      expect(services[name]!.profiles).toEqual(['alerts']);
      expect(services[name]!.image).toMatch(/:v\d+\.\d+\.\d+$/);
      for (const { source } of services[name]!.configs ?? [])
        expect(() =>
          read(/:-(\S+)\}$/.exec(configs[source]!.file)?.[1] ?? configs[source]!.file),
        ).not.toThrow();
    }
    // Volumes of a cluster are told by its own kubelets, to the Prometheus that is there.
    const source = (metric: string): string | undefined =>
      Object.entries({ node_: 'node', probe_: 'doors', kubelet_: 'the cluster' }).find(([prefix]) =>
        metric.startsWith(prefix),
      )?.[1];
    const named = new Set(rules.flatMap(({ expr }) => namesIn(expr).metrics));
    const ofOthers = [...named].filter((name) => !KNOWN_METRICS.has(name) && !recorded.has(name));
    expect(ofOthers.sort()).toEqual([...OF_EXPORTERS].sort());
    for (const name of ofOthers)
      expect([name, jobs.has(source(name)!) || source(name) === 'the cluster']).toEqual([name, true]);
    const { route, receivers } = parse(read('deploy/prometheus/alertmanager.yml')) as {
      route: { receiver: string; routes: { receiver: string; matchers: string[] }[] };
      receivers: { name: string }[];
    };
    const told = new Set(receivers.map(({ name }) => name));
    for (const { receiver } of [route, ...route.routes]) expect(told.has(receiver)).toBe(true);
    expect(route.routes.flatMap(({ matchers }) => matchers)).toEqual([
      'severity = "page"',
      'severity = "ticket"',
    ]);
  });

  it('miss every service there is when it is gone', () => {
    const { expr } = alerts.find(({ alert }) => alert === 'ServiceGone')!;
    const missed = [...expr.matchAll(/absent\(up\{job="vedette", service="([a-z-]+)"\}\)/g)];
    expect(missed.map(([, service]) => service).sort()).toEqual([...SERVICE_NAMES].sort());
  });

  describe('as Prometheus reads them (promtool)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vedette-rules-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    withPromtool('are well formed, as is what says where to look', () => {
      expect(promtool('check', 'rules', file(RULES))).toMatchObject({ status: 0 });
      const config = file('deploy/prometheus/prometheus.yml');
      expect(promtool('check', 'config', '--syntax-only', config)).toMatchObject({ status: 0 });
    });

    withPromtool('fire soon where players wait', () => {
      const soon = file(RULE_CASES.replace('.test.', '.soon.test.'));
      expect(promtool('test', 'rules', soon).stdout).toMatch(/SUCCESS/);
    });

    withPromtool('fire and are silent as their cases say', () => {
      expect(promtool('test', 'rules', file(RULE_CASES)).stdout).toMatch(/SUCCESS/);
    });

    // All at once, since promtool tries every case each time; which of them noticed is in what it says.
    withPromtool.each([
      ['fires', 'never', (expr: string) => `(${expr}) and vector(0) > 1`],
      ['is silent', 'always', (expr: string) => `(${expr}) or absent(nothing_of_the_kind)`],
    ])(
      'are caught by the case that %s when they %s do',
      (word, _often, mutate) => {
        let text = read(RULES);
        for (const { alert, expr } of alerts) {
          const planted = text.replace(
            `- alert: ${alert}\n        expr: ${expr}\n`,
            `- alert: ${alert}\n        expr: ${mutate(expr)}\n`,
          );
          if (planted === text) throw new Error(`nothing was planted in ${alert}`);
          text = planted;
        }
        cpSync(file(RULE_CASES), join(folder, 'vedette.rules.test.yml'));
        writeFileSync(join(folder, 'vedette.rules.yml'), text);
        const { stdout, stderr } = promtool('test', 'rules', join(folder, 'vedette.rules.test.yml'));
        const said = `${stdout}${stderr}`;
        const missed = alerts.filter(({ alert }) => !said.includes(`name: ${alert} ${word},`));
        expect(missed.map(({ alert }) => alert)).toEqual([]);
      },
      120_000,
    );
  });
});
