import { sequenceOf } from '@vedette/rulebooks';
import { playTimed, total, type StepCost } from '../turn/play-timed.js';
import { navalWarOf, stateOf } from './fleets.js';

/**
 * What a naval turn costs: `npm run bench:naval-turn -- [ships ...]`. Every size is played until it is warm and then as often
 * again; the quickest run counts. Processor time, one core. Exits 1 when the target of 150 ships is missed.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const asked = sizes.length > 0 ? sizes : [150, 600];
const LEAST_RUNS = 3;
const LEAST_MS = 3000;
const JUDGED = 150;
const MOST_MS = 300;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function quickest(play: () => StepCost[]): StepCost[] {
  let best = play();
  let spent = total(best);
  for (let run = 1; run < LEAST_RUNS || spent < LEAST_MS; run++) {
    const costs = play();
    spent += total(costs);
    if (total(costs) < total(best)) best = costs;
  }
  return best;
}

const costs = new Map<number, StepCost[]>();
for (const ships of asked) {
  const war = navalWarOf(ships);
  costs.set(
    ships,
    quickest(() => playTimed(stateOf(war), war.orders)),
  );
}
say(
  `${'phase'.padEnd(22)}${asked.map((ships) => `${ships} ships: ms  events   draws`.padStart(34)).join('')}`,
);
for (const { step } of costs.get(asked[0]!)!) say(rowOf(step, ({ step: name }) => name === step));
say(rowOf('naval phases', isNaval));
say(rowOf('whole turn', () => true));

function isNaval({ step }: StepCost): boolean {
  const sequence = sequenceOf({ rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' }, season: 'campaign' });
  return sequence.some(({ name, owner }) => name === step && owner === 'naval');
}

function rowOf(name: string, counts: (cost: StepCost) => boolean): string {
  const cells = asked.map((ships) => {
    const all = costs.get(ships)!.filter(counts);
    const sum = (of: (cost: StepCost) => number): number =>
      all.reduce((result, cost) => result + of(cost), 0);
    const [ms, events, draws] = [
      sum(({ ms: one }) => one),
      sum((cost) => cost.events),
      sum((cost) => cost.draws),
    ];
    return `${ms.toFixed(1).padStart(18)}${String(events).padStart(8)}${String(draws).padStart(8)}`;
  });
  return `${name.padEnd(22)}${cells.join('')}`;
}

if (costs.has(JUDGED)) {
  const found = total(costs.get(JUDGED)!);
  const held = found <= MOST_MS;
  if (!held) process.exitCode = 1;
  say(
    `\n${held ? 'held  ' : 'MISSED'} a naval turn of ${JUDGED} ships, orders and reports included: ${found.toFixed(0)} ms (at most ${MOST_MS} ms)`,
  );
}
