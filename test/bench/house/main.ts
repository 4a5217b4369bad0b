import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { median } from '../event-store/measure.js';
import { type CrowdCost, crowdOfTurns } from './crowd-of-turns.js';
import { playBoth, type TurnCost } from './one-turn.js';
import { ResolvingHouse } from './resolving-house.js';

/**
 * What a turn of amwol-1846 costs through the house beside the rules alone, and how turns that end together are shared out:
 * `npm run bench:house -- [turns] [workers of each kind, by commas] [campaigns at once]`, over processes as they were built
 * (`npm run build`) with the database and broker of the tests. The first turns warm the processes and are told, not judged.
 * Exits 1 when a target is missed or an event differs from the bench's.
 */
const [turns = 6, , crowd = 0] = process.argv.slice(2, 5).map(Number);
const teams = (process.argv[3] ?? '1').split(',').map(Number);
const MOST_RATIO = 1.5;
const MOST_MS_A_PHASE = 10;
const WARM_FROM = 2;
let missed = false;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const judge = (what: string, found: number, most: number): void => {
  if (found > most) missed = true;
  say(`${found > most ? 'MISSED' : 'held  '} ${what}: ${found.toFixed(2)} (at most ${most.toFixed(2)})`);
};

Logger.overrideLogger(false);
const crowds: CrowdCost[] = [];
for (const workers of teams) {
  const house = await ResolvingHouse.open(workers);
  try {
    say(`${workers} of each kind of worker`);
    tell(await playBoth(house, 'amwol', turns));
    if (crowd > 0) crowds.push(await crowdOfTurns(house, crowd));
    for (const line of house.errors()) say(line);
  } finally {
    await house.stop();
  }
}
for (const [i, { campaigns, seconds, turnsAnHour }] of crowds.entries()) {
  const ideal = crowds[0]!.turnsAnHour * (teams[i]! / teams[0]!);
  say(
    `${campaigns} turns at once, ${teams[i]} of each kind: ${seconds.toFixed(1)} s, ${turnsAnHour.toFixed(0)} turns an hour ` +
      `(ideal ${ideal.toFixed(0)})`,
  );
}
process.exitCode = missed ? 1 : 0;

function tell(costs: readonly TurnCost[]): void {
  const row = (...cells: readonly (string | number)[]): void =>
    say(cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell).padStart(9)).join(''));
  row(
    'turn',
    'orders',
    'events',
    'phases',
    'house ms',
    'bench ms',
    'ratio',
    'handed',
    'ms each',
    'gone on',
    'ms each',
  );
  for (const { turn, orders, events, house, benchMs } of costs) {
    const { ms, phases, handedOutMs, goneOnMs } = house;
    const each = [handedOutMs.length, median(handedOutMs), goneOnMs.length, median(goneOnMs)];
    row(turn, orders, events, phases, ms, benchMs, (ms / benchMs).toFixed(2), ...each);
  }
  judge('turns that differ from the bench', costs.filter(({ isSame }) => !isSame).length, 0);
  const warm = costs.slice(WARM_FROM);
  if (warm.length === 0) return;
  const cpu = Object.keys(warm[0]!.cpuMs).map(
    (service) => `${service} ${median(warm.map(({ cpuMs }) => cpuMs[service] ?? 0)).toFixed(0)} ms`,
  );
  say(`processor of a warm turn: ${cpu.join(', ')}`);
  const bench = median(warm.map(({ benchMs }) => benchMs));
  const allowed = MOST_RATIO * bench + MOST_MS_A_PHASE * warm[0]!.house.phases;
  judge('a warm turn over what it may take', median(warm.map(({ house }) => house.ms)) / allowed, 1);
}
