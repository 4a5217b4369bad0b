import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BOARDS, dashboardOf } from '../../deploy/dashboards/boards.mjs';
import { KNOWN_LABELS, KNOWN_METRICS, namesIn, read, RULES, rulesIn } from './watching.js';

const folder = new URL('../../deploy/dashboards/', import.meta.url);
const recorded = new Set(rulesIn(read(RULES)).flatMap(({ record }) => record ?? []));
const boards = Object.entries(BOARDS);
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
      panels.map((panel) => [name, panel.title, panel.expr, panel.legend] as const),
    ),
  )('%s: %s asks for metrics that the house exports, by labels they have', (_name, _title, expr, legend) => {
    const { metrics, labels } = namesIn(expr);
    expect(metrics.filter((metric) => !KNOWN_METRICS.has(metric) && !recorded.has(metric))).toEqual([]);
    const told = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!);
    expect([...labels, ...told].filter((label) => !KNOWN_LABELS.has(label))).toEqual([]);
    // What a legend names must be left by the query.
    for (const label of told) expect(labels).toContain(label);
  });

  it('show every metric that the house declares', () => {
    const shown = new Set(
      boards.flatMap(([, { panels }]) => panels.flatMap(({ expr }) => namesIn(expr).metrics)),
    );
    const stems = [...KNOWN_METRICS].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    const all = new Set([...shown].map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    expect([...new Set(stems)].filter((name) => name !== 'up' && !all.has(name))).toEqual([]);
  });
});
