/**
 * Officers against default conduct, the lot and each other, many battles each: who wins, how soon, at what cost; whether an order of theirs is
 * ever refused, and whether men and guns add up. `npm run bench:battle-officers -- 100` plays as many battles of each pair; without a
 * number 20. `-- 2000 officer officer` plays one pair alone. `--scenario the-first-day` plays another scenario; `--seeds fresh` takes the seeds
 * `fresh 0`, `fresh 1` and so on, so that officers are measured on battles nobody changed them for; `--told` prints each battle as it ends.
 * Exits 1 where an order is refused or a man is missing.
 */
import { parseArgs } from 'node:util';
import { type BattleScenarioName, ContestGround, type OrdersBy } from '@vedette/battle-scenarios';
import { Sums } from './sums.js';

const {
  values: { scenario, seeds, told },
  positionals: [said, ...named],
} = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string', default: 'feeling-the-enemy' },
    seeds: { type: 'string', default: 'contest' },
    told: { type: 'boolean', default: false },
  },
});
const battles = Number(said ?? 20);
const ground = new ContestGround(scenario as BattleScenarioName);
type Pair = readonly [US: OrdersBy, CSA: OrdersBy];
const PAIRS: readonly Pair[] = [
  ['nobody', 'nobody'],
  ['officer', 'nobody'],
  ['nobody', 'officer'],
  ['officer', 'lot'],
  ['lot', 'officer'],
  ['officer', 'officer'],
];
/** What the usual accounts of the morning give, in round figures: SP of fifty men, to the lull before noon. */
const HISTORY =
  'In the morning itself: Gamble lost about 2 SP, Archer about 7 with prisoners, Davis 10 and more by noon; Archer and Davis crossed the\n' +
  'run about 1015 to 1030, and the First Corps decided it from 1015 to 1100, the eighth to eleventh turn.\n';

const GIVERS: readonly string[] = ['officer', 'nobody', 'lot'] satisfies readonly OrdersBy[];
if (![0, 2].includes(named.length) || named.some((one) => !GIVERS.includes(one)))
  throw new Error(
    `Found "${named.join(' ')}" behind the number; allowed are two of ${GIVERS.join(', ')}: who orders US, then who orders CSA.`,
  );

let sound = true;
for (const [us, csa] of named.length === 2 ? [named as unknown as Pair] : PAIRS) {
  const begun = performance.now();
  const sums = new Sums();
  for (let n = 0; n < battles; n += 1) {
    const seed = `${seeds} ${n}`;
    const contest = ground.play(seed, { US: us, CSA: csa });
    sums.add(contest);
    if (told) {
      const { result, tally, decidedAfter } = contest;
      process.stdout.write(
        `${seed} | ${result.winner ?? 'nobody'} ${result.level} | decided after ${decidedAfter} | ${JSON.stringify(tally)}\n`,
      );
    }
  }
  process.stdout.write(
    `${sums.told(us, csa)} | ${((performance.now() - begun) / battles).toFixed(0)} ms a battle\n`,
  );
  if (us === 'officer' && csa === 'officer')
    process.stdout.write(`${sums.lossesTold()}\n${scenario === 'feeling-the-enemy' ? HISTORY : ''}`);
  for (const fault of sums.faults.slice(0, 5)) process.stdout.write(`  ${fault}\n`);
  if (sums.faults.length > 0) sound = false;
}
process.exitCode = sound ? 0 : 1;
