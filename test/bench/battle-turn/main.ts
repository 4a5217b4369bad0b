import { readBattle } from '../../../libs/battle/src/index.js';
import { playBattle } from '../../../libs/battle-rules/src/index.js';
import { median } from '../event-store/measure.js';
import { twoLines } from './two-lines.js';

/**
 * What a turn of a battle costs: 60 units a side at most 0.15 s, 400 a side at most 1.5 s on one core. `npm run bench:battle-turn`, or
 * with sizes. The first run of the first size is cold; then each is played until it is warm. The quickest run counts, since everything else
 * a machine does only ever adds. Exits 1 when a target is missed.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const TARGETS: Readonly<Record<number, number>> = { 60: 150, 400: 1500 };
const WARM_UP = 3;
const RUNS = 7;
let missed = false;

function timed(document: unknown): { readonly ms: number; readonly events: number } {
  const state = readBattle(document);
  const begun = performance.now();
  const { events } = playBattle({ state, orders: [], seed: 'two lines', told: {}, until: null, turns: 1 });
  return { ms: performance.now() - begun, events: events.length };
}

for (const size of sizes.length > 0 ? sizes : [60, 400]) {
  const document = twoLines(size);
  const first = timed(document);
  for (let run = 0; run < WARM_UP; run += 1) timed(document);
  const runs = Array.from({ length: RUNS }, () => timed(document).ms);
  const quickest = Math.min(...runs);
  const most = TARGETS[size];
  const held = most === undefined || quickest <= most;
  if (!held) missed = true;
  process.stdout.write(
    `${held ? 'held  ' : 'MISSED'} ${size} units a side: ${quickest.toFixed(0)} ms${most === undefined ? '' : ` (at most ${most})`}, ` +
      `usually ${median(runs).toFixed(0)} ms, first ${first.ms.toFixed(0)} ms; ${first.events} events\n`,
  );
}
process.exitCode = missed ? 1 : 0;
