import type { Findings } from '../findings.js';
import { median, rateOf, ratesOf, type Span } from '../measure.js';
import { batches } from '../payload.js';
import { type AppendSystem, POOL_SIZE } from '../systems/append-system.js';

const BATCHES = [1, 10, 100];

/** How many times as fast as another system we have to be, as the median of the rounds' ratios. */
const BARS = [
  { rival: 'emmett', size: 1, atLeast: 2 },
  { rival: 'emmett', size: 100, atLeast: 1.7 },
  { rival: 'message-db', size: 1, atLeast: 0.9 },
  { rival: 'message-db', size: 10, atLeast: 3 },
  { rival: 'raw', size: 1, atLeast: 0.6 },
  { rival: 'raw', size: 100, atLeast: 0.7 },
];

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
 * every round, each begins empty, and the rounds' ratios are compared.
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
  const of = (name: string, size: number): number[] => rates.get(`${name} x ${size}`) ?? [];
  for (const size of BATCHES) {
    for (const { name } of systems) {
      const { median: middle, least, most } = ratesOf(of(name, size));
      findings.note('B2', `${name}, batch ${size}, events/s`, `${middle} (${least}-${most})`);
    }
  }
  findings.judge('B2', 'every acknowledged event is there once', complete ? 'yes' : 'no', complete);
  for (const { rival, size, atLeast } of BARS) {
    // Cells of one round are neighbours in time, so a ratio of theirs outlives what else the machine is doing.
    const others = of(rival, size);
    const ratio = median(of('ours', size).map((rate, round) => rate / (others[round] ?? Number.NaN)));
    findings.judge('B2', `ours / ${rival}, batch ${size} >= ${atLeast}`, ratio.toFixed(2), ratio >= atLeast);
  }
};
