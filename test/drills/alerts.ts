import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPromtool, namesIn, promtool, read, RULES, rulesIn } from '../operations/watching.js';
import { SCRAPE_EVERY_S, type Series } from './scraper.js';

const rules = rulesIn(read(RULES));
/** Those that say how fast this machine is, or remember a minute of its own clock, which a drill does not stretch. */
const UNTOLD: readonly string[] = ['ReceiptsSlow', 'EventLoopHeld'];
const named = new Set(rules.flatMap(({ expr }) => namesIn(expr).metrics));

/** Alerts of the installation, by name. */
export const ALERTS: ReadonlySet<string> = new Set(rules.flatMap(({ alert }) => alert ?? []));

/** Whether an alert asks for a metric. */
export const isAskedFor = (metric: string): boolean => named.has(metric);

/** What every alert did in the time of a drill. */
const FIRED = 'count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[1d]))';

/**
 * Which alerts of the shipped rules fire over what was scraped, in the order of their names; null where there is no promtool to say.
 * promtool compares what it finds with what is expected: nothing is, so it says what it found.
 */
export async function alertsOver(series: Series): Promise<readonly string[] | null> {
  if (!hasPromtool) return null;
  const scrapes = Math.max(0, ...[...series.values()].map(({ length }) => length));
  const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-rules-'));
  try {
    const file = join(folder, 'drill.yml');
    const test = {
      rule_files: [fileURLToPath(new URL(`../../${RULES}`, import.meta.url))],
      evaluation_interval: `${SCRAPE_EVERY_S}s`,
      tests: [
        {
          interval: `${SCRAPE_EVERY_S}s`,
          input_series: [...series].map(([name, values]) => ({ series: name, values: values.join(' ') })),
          promql_expr_test: [
            {
              expr: FIRED,
              eval_time: `${scrapes * SCRAPE_EVERY_S}s`,
              exp_samples: [{ labels: '{nobody="expected"}', value: 0 }],
            },
          ],
        },
      ],
    };
    // Every JSON is YAML.
    await writeFile(file, JSON.stringify(test));
    const { stdout, stderr } = promtool('test', 'rules', file);
    const said = `${stdout}${stderr}`;
    const got = /got:"?(.*)/.exec(said)?.[1];
    if (got === undefined) throw new Error(`promtool could not be asked: ${said.slice(0, 2_000)}`);
    const fired = [...got.matchAll(/alertname=\\?"(\w+)\\?"/g)].map(([, name]) => name!);
    return [...new Set(fired)].filter((name) => !UNTOLD.includes(name)).sort();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Alerts of a drill: those that must fire, and those that may, as what happens takes longer or shorter. */
export interface DrillAlerts {
  /** For how many seconds of an installation one of the drill stands; as many as for others unless stated. */
  readonly times?: number;
  readonly must?: readonly string[];
  readonly may?: readonly string[];
}

/** That requests fail is told by as many as did: whoever ordered has counted them. */
const OF_REQUESTS = /^RequestsFail(Fast|Slowly)$/;

/** What is wrong with the alerts that fired, in words. */
export function faultsOfAlerts(
  fired: readonly string[],
  { must = [], may = [] }: DrillAlerts,
  refused: number,
): readonly string[] {
  const allowed = (name: string): boolean =>
    must.includes(name) || may.includes(name) || (OF_REQUESTS.test(name) && refused > 0);
  return [
    ...must.filter((name) => !fired.includes(name)).map((name) => `${name} did not fire`),
    ...fired.filter((name) => !allowed(name)).map((name) => `${name} fired, of which the drill says nothing`),
  ];
}
