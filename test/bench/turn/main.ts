import type { PhaseName } from '@vedette/campaign';
import { median } from '../event-store/measure.js';
import { frontOf, stateOf } from './front.js';
import { playTimed, total, type StepCost } from './play-timed.js';
import { suppliedArmy } from './supplied-army.js';

/**
 * What a turn costs: `npm run bench:turn -- [units a side ...]`. Every size is played until it is warm and then as often
 * again; the quickest run counts, since everything else a machine does only ever adds, and a resolver plays for hours in one
 * process. The first run of the first size is cold, and told as well. Exits 1 when a target is missed.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const asked = sizes.length > 0 ? sizes : [200, 1000, 4000];
const LEAST_RUNS = 3;
/** Some fifty turns of 200 a side, whose cost falls for the first twenty while code is compiled. */
const LEAST_MS = 10_000;
const TARGETS = { 200: 250, 1000: 1500 } as Record<number, number>;
const MOST_FOURFOLD = 5;
const MOST_SUPPLY_MS = 400;
let missed = false;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const judge = (what: string, found: number, most: number, unit: string): void => {
  const held = found <= most;
  if (!held) missed = true;
  say(`${held ? 'held  ' : 'MISSED'} ${what}: ${found.toFixed(2)}${unit} (at most ${most}${unit})`);
};

interface Played {
  /** The first run. */
  readonly first: StepCost[];
  readonly quickest: StepCost[];
  /** Middle of the runs of the warmer half, in milliseconds. */
  readonly usual: number;
}

/** Plays until the engine is warm; a single cold turn of a small army measures the compiler, not the rules. */
function playOften(play: () => StepCost[]): Played {
  const runs: StepCost[][] = [];
  for (let spent = 0; runs.length < LEAST_RUNS || spent < LEAST_MS; spent += total(runs.at(-1)!))
    runs.push(play());
  const warm = runs.slice(Math.floor(runs.length / 2));
  return {
    first: runs[0]!,
    quickest: runs.reduce((best, run) => (total(run) < total(best) ? run : best)),
    usual: median(warm.map(total)),
  };
}

const costs = new Map<number, StepCost[]>();
const spread: string[] = [];
for (const units of asked) {
  const front = frontOf(units);
  const { first, quickest, usual } = playOften(() => playTimed(stateOf(front), front.orders));
  costs.set(units, quickest);
  const cold = spread.length === 0 ? `cold ${total(first).toFixed(0)} ms, ` : '';
  spread.push(
    `${units} a side: ${cold}warm ${usual.toFixed(0)} ms, quickest ${total(quickest).toFixed(0)} ms`,
  );
}
say(
  `${'phase'.padEnd(22)}${asked.map((units) => `${units} a side: ms  events   draws`.padStart(34)).join('')}`,
);
for (const { step } of costs.get(asked[0]!)!) say(rowOf(step));
say(rowOf('total'));

function rowOf(step: string): string {
  const cells = asked.map((units) => {
    const all = costs.get(units)!.filter((cost) => step === 'total' || cost.step === step);
    const sum = (of: (cost: StepCost) => number): number =>
      all.reduce((result, cost) => result + of(cost), 0);
    const [ms, events, draws] = [sum(({ ms }) => ms), sum(({ events }) => events), sum(({ draws }) => draws)];
    return `${ms.toFixed(1).padStart(18)}${String(events).padStart(8)}${String(draws).padStart(8)}`;
  });
  return `${step.padEnd(22)}${cells.join('')}`;
}

say('');
for (const line of spread) say(line);
for (const units of asked)
  if (TARGETS[units]) judge(`a turn of ${units} a side`, total(costs.get(units)!), TARGETS[units], ' ms');
if (costs.has(1000) && costs.has(4000)) {
  const ratio = (step: string | null): number => at(4000, step) / Math.max(at(1000, step), Number.MIN_VALUE);
  judge('4,000 a side over 1,000', ratio(null), MOST_FOURFOLD, ' times');
  for (const { step, ms } of costs.get(4000)!)
    if (ms > total(costs.get(4000)!) / 50) say(`       ${step}: ${ratio(step).toFixed(2)} times`);
}

function at(units: number, step: string | null): number {
  return total(costs.get(units)!.filter((cost) => step === null || cost.step === step));
}

const supply: PhaseName = 'supply';
const fed = playOften(() => playTimed(suppliedArmy(2000), [], supply)).quickest.find(
  ({ step }) => step === supply,
)!;
judge(`supply of 2,000 units on the AMWOL theatre (${fed.events} events)`, fed.ms, MOST_SUPPLY_MS, ' ms');
process.exitCode = missed ? 1 : 0;
