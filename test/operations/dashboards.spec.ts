import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { PhaseDue } from '@vedette/contracts';
import { attribute } from '@vedette/platform';
import { BOARDS, dashboardOf, type Panel } from '../../deploy/dashboards/boards.mjs';
import { KNOWN_LABELS, KNOWN_METRICS, namesIn, read, RULES, rulesIn } from './watching.js';

const folder = new URL('../../deploy/dashboards/', import.meta.url);
const recorded = new Set(rulesIn(read(RULES)).flatMap(({ record }) => record ?? []));
const boards = Object.entries(BOARDS);
const ofMeasures = ({ kind }: Panel): boolean => kind === undefined;
const SPANS = Object.values(attribute);
/** What a line of a log has: what every one has, and what the line of a phase that was decided says. */
const LINE: readonly ('msg' | 'level' | 'service' | 'ms' | 'outcome' | keyof PhaseDue)[] = [
  ...(['msg', 'level', 'service', 'ms', 'outcome'] as const),
  ...(['campaign', 'turn', 'phase'] as const),
];
const textOf = (name: string): string => `${JSON.stringify(dashboardOf(name, BOARDS[name]!), null, 2)}\n`;

describe('the dashboards', () => {
  if (process.env['PUBLISH_DASHBOARDS'] === 'yes')
    for (const [name] of boards) writeFileSync(new URL(`${name}.json`, folder), textOf(name));

  it('are those that are declared, and no others', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(boards.map(([name]) => `${name}.json`).sort());
    for (const [name] of boards)
      expect(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))).toEqual(
        JSON.parse(textOf(name)),
      );
  });

  it.each(
    boards.flatMap(([name, { panels }]) =>
      panels.filter(ofMeasures).map((panel) => [name, panel.title, panel.expr, panel.legend] as const),
    ),
  )('%s: %s asks for metrics that the house exports, by labels they have', (_name, _title, expr, legend) => {
    const { metrics, labels } = namesIn(expr);
    expect(metrics.filter((metric) => !KNOWN_METRICS.has(metric) && !recorded.has(metric))).toEqual([]);
    const told = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!);
    expect([...labels, ...told].filter((label) => !KNOWN_LABELS.has(label))).toEqual([]);
    // What a legend names must be left by the query.
    for (const label of told) expect(labels).toContain(label);
  });

  it.each(
    boards.flatMap(([name, { panels, asks = {} }]) =>
      panels.filter((panel) => !ofMeasures(panel)).map((panel) => [name, panel.title, panel, asks] as const),
    ),
  )(
    '%s: %s asks for what spans and lines have, and for nothing that nobody is asked for',
    (_name, _title, panel, asks) => {
      const { expr, kind } = panel;
      const spans = [...expr.matchAll(/\bspan\.([a-z._]+)/g)].map(([, one]) => one!);
      const said = [...expr.matchAll(/\| (\w+) >?=/g)].map(([, one]) => one!);
      expect(kind === 'traces' ? spans : said).not.toEqual([]);
      expect(spans.filter((one) => !(SPANS as readonly string[]).includes(one))).toEqual([]);
      expect(said.filter((one) => !(LINE as readonly string[]).includes(one))).toEqual([]);
      const variables = [...expr.matchAll(/\$(\w+)/g)].map(([, one]) => one!);
      expect(variables.filter((one) => one !== 'installation' && !(one in asks))).toEqual([]);
    },
  );

  it('show every metric that the house declares', () => {
    const shown = new Set(
      boards.flatMap(([, { panels }]) =>
        panels.filter(ofMeasures).flatMap(({ expr }) => namesIn(expr).metrics),
      ),
    );
    const stems = [...KNOWN_METRICS].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    const all = new Set([...shown].map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    expect([...new Set(stems)].filter((name) => name !== 'up' && !all.has(name))).toEqual([]);
  });
});
