import type { Findings } from '../findings.js';
import { rateOf, ratesOf, type Span } from '../measure.js';
import { batches } from '../payload.js';
import { type AppendSystem, POOL_SIZE } from '../systems/append-system.js';

const BATCHES = [1, 10, 100];

/** How often and how long each cell is measured. */
export interface AppendPlan extends Span {
  readonly rounds: number;
}

/** The gate: every acknowledged event is there once, versions without a gap. */
const isComplete = async (system: AppendSystem, acknowledged: readonly number[]): Promise<boolean> => {
  const contents = await system.contents();
  return acknowledged.every((version, worker) => {
    const held = contents.get(`s${worker}`);
    return held?.events === version && held.version === version;
  });
};

/**
 * B2: appends through Node clients with a pool of eight, eight workers on streams of their own. Systems take turns in
 * every round, each begins empty, and the medians are compared.
 */
export const appendScenario = async (
  findings: Findings,
  systems: readonly AppendSystem[],
  checkpoint: () => Promise<void>,
  plan: AppendPlan,
): Promise<void> => {
  const rates = new Map<string, number[]>();
  let complete = true;
  for (const size of BATCHES) {
    const drawn = batches(size);
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const system of systems) {
        await system.reset();
        await checkpoint();
        const versions = Array.from({ length: POOL_SIZE }, () => 0);
        let draw = 0;
        const rate = await rateOf(POOL_SIZE, plan, async (worker) => {
          draw += 1;
          const events = drawn[draw % drawn.length] ?? [];
          await system.append(`s${worker}`, versions[worker] as number, events);
          versions[worker] = (versions[worker] as number) + size;
          return size;
        });
        complete &&= await isComplete(system, versions);
        const key = `${system.name} x ${size}`;
        rates.set(key, [...(rates.get(key) ?? []), rate]);
      }
    }
  }
  const of = (name: string, size: number): number => ratesOf(rates.get(`${name} x ${size}`) ?? []).median;
  for (const size of BATCHES) {
    for (const { name } of systems) {
      const { median, least, most } = ratesOf(rates.get(`${name} x ${size}`) ?? []);
      findings.note('B2', `${name}, batch ${size}, events/s`, `${median} (${least}-${most})`);
    }
  }
  findings.judge('B2', 'every acknowledged event is there once', complete ? 'yes' : 'no', complete);
  findings.ratio('B2', 'ours / emmett, batch 1', of('ours', 1), of('emmett', 1), 2);
  findings.ratio('B2', 'ours / emmett, batch 100', of('ours', 100), of('emmett', 100), 1.7);
  findings.ratio('B2', 'ours / message-db, batch 1', of('ours', 1), of('message-db', 1), 0.9);
  findings.ratio('B2', 'ours / message-db, batch 10', of('ours', 10), of('message-db', 10), 3);
  findings.ratio('B2', 'ours / raw, batch 1', of('ours', 1), of('raw', 1), 0.6);
  findings.ratio('B2', 'ours / raw, batch 100', of('ours', 100), of('raw', 100), 0.7);
};
