import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { type BenchCluster, benchCluster } from './bench-cluster.js';
import { Findings } from './findings.js';
import { installRivals } from './rivals.js';
import { limitsScenario } from './scenarios/b0-limits.js';
import { appendScenario } from './scenarios/b2-append.js';
import { emmettOrderScenario, orderScenario } from './scenarios/b5-order.js';
import { emmettLatencyScenario, latencyScenario } from './scenarios/b6-latency.js';
import { emmettRebuildScenario, rebuildScenario } from './scenarios/b7-rebuild.js';
import { relayScenario } from './scenarios/b9-relay.js';
import { phaseScenario } from './scenarios/b10-phases.js';
import { emmett } from './systems/emmett.js';
import { messageDb } from './systems/message-db.js';
import { ours } from './systems/ours.js';
import { raw } from './systems/raw.js';

/** How much of everything: the default takes about three minutes, `--full` a quarter of an hour. */
const SIZES = {
  short: {
    limits: { warmMs: 300, measuredMs: 1_000 },
    append: { rounds: 5, warmMs: 300, measuredMs: 900 },
    orderMs: 6_000,
    rebuilt: 200_000,
    relayed: 25_000,
  },
  full: {
    limits: { warmMs: 1_000, measuredMs: 4_000 },
    append: { rounds: 5, warmMs: 2_000, measuredMs: 6_000 },
    orderMs: 30_000,
    rebuilt: 1_000_000,
    relayed: 200_000,
  },
};

const words = process.argv.slice(2);
const size = words.includes('--full') ? SIZES.full : SIZES.short;
const chosen = words.filter((word) => !word.startsWith('--')).map((word) => word.toUpperCase());
const isChosen = (scenario: string): boolean => chosen.length === 0 || chosen.includes(scenario);
const OUTPUT = new URL('../../../.cache/bench/event-store/', import.meta.url);

const append = async (findings: Findings, cluster: BenchCluster): Promise<void> => {
  const systems = [
    await raw(await cluster.database('raw')),
    await ours(await cluster.database('ours'), 'unsealed'),
    await emmett(await cluster.database('emmett')),
    await messageDb(cluster.server),
    await ours(await cluster.database('ours'), 'sealed'),
  ];
  await appendScenario(findings, systems, async () => void (await cluster.run('CHECKPOINT')), size.append);
  await Promise.all(systems.map((system) => system.close()));
};

/** In the order in which they run; each gets databases of its own. */
const SCENARIOS: Record<string, (findings: Findings, cluster: BenchCluster) => Promise<void>> = {
  B0: (findings, cluster) => limitsScenario(findings, cluster, size.limits),
  B2: append,
  B5: async (findings, cluster) => {
    await orderScenario(findings, await cluster.database('order'), size.orderMs);
    await emmettOrderScenario(findings, await cluster.database('order_emmett'), size.orderMs / 2);
  },
  B6: async (findings, cluster) => {
    await latencyScenario(findings, await cluster.database('latency'));
    await emmettLatencyScenario(findings, await cluster.database('latency_emmett'));
  },
  B7: async (findings, cluster) => {
    const digest = await rebuildScenario(findings, await cluster.database('rebuild'), size.rebuilt);
    await emmettRebuildScenario(findings, await cluster.database('rebuild_emmett'), size.rebuilt, digest);
  },
  B9: async (findings, cluster) => relayScenario(findings, await cluster.database('relay'), size.relayed),
  B10: async (findings, cluster) => phaseScenario(findings, await cluster.database('phases')),
};

const said = (command: string, ...parameters: string[]): string => {
  try {
    return execFileSync(command, parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

// emmett leaves idle connections of its own behind; those that the server ends with itself must not end the run.
let isOver = false;
process.on('uncaughtException', (error) => {
  if (!isOver) {
    console.error(error);
    process.exit(1);
  }
});

const findings = new Findings();
installRivals();
const cluster = await benchCluster();
const heading = [
  'Event store benchmark',
  (await cluster.run('SHOW server_version')).rows
    .map((row: { server_version: string }) => `PostgreSQL ${row.server_version}`)
    .join(),
  `Node ${process.version}`,
  `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`,
  `commit ${said('git', 'rev-parse', '--short', 'HEAD')}`,
].join(', ');
console.log(heading);
try {
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (isChosen(name)) {
      const begun = performance.now();
      await scenario(findings, cluster).catch((error: unknown) => {
        findings.judge(name, 'runs to its end', String(error), false);
      });
      console.log(`${name} took ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
    }
  }
} finally {
  isOver = true;
  await cluster.remove();
}
await mkdir(OUTPUT, { recursive: true });
await writeFile(new URL('report.md', OUTPUT), findings.markdown(heading));
await writeFile(new URL('report.json', OUTPUT), `${JSON.stringify({ heading, ...findings }, null, 2)}\n`);
console.log(`Report: .cache/bench/event-store/report.md`);
process.exit(findings.failed ? 1 : 0);
