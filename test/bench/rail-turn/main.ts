import { playTimed, total, type StepCost } from '../turn/play-timed.js';
import { railWar, stateOf } from './two-armies.js';

/**
 * What a turn of ROTD costs: `npm run bench:rail-turn -- [units a side] [trains]`. It is played until the engine is warm and as often
 * again; the quickest run counts, since everything else a machine does only ever adds. Exits 1 when a target is missed.
 */
const [units = 1000, trains = 200] = process.argv.slice(2).map(Number).filter(Boolean);
const LEAST_MS = 10_000;
const MOST_MS = 1500;
/** Trains may cost a tenth of a turn. */
const MOST_SHARE = 0.1;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const war = railWar(units, trains);
let quickest: StepCost[] | null = null;
for (let spent = 0; spent < LEAST_MS;) {
  const run = playTimed(stateOf(war), war.orders);
  spent += total(run);
  if (!quickest || total(run) < total(quickest)) quickest = run;
}
for (const { step, ms, events, draws } of quickest!)
  say(
    `${step.padEnd(22)}${ms.toFixed(1).padStart(10)} ms${String(events).padStart(8)}${String(draws).padStart(8)}`,
  );
const whole = total(quickest!);
const rail = quickest!.find(({ step }) => step === 'rail')!.ms;
const judge = (what: string, found: number, most: number): boolean => {
  say(`${found <= most ? 'held  ' : 'MISSED'} ${what}: ${found.toFixed(2)} (at most ${most})`);
  return found <= most;
};
const held = [
  judge(`a turn of ${units} a side with ${trains} trains, ms`, whole, MOST_MS),
  judge('share of the phase of trains', rail / whole, MOST_SHARE),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
