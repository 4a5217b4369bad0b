import { HexMap } from '../../../libs/hex/src/index.js';
import { randomGround } from '../../../libs/hex/src/testing/random-ground.js';

/**
 * What lines of sight cost: 400 observers against 400 targets on ground of three days' size, at most 50 ms on one core. Run by
 * `npm run bench:battle-sight`; printed are the first time and the
 * median of the next twenty.
 */
const SIDE = 400;
const VISIBILITY = 30;
const ground = new HexMap(randomGround(63, 90, 80));
const hexes = ground.grid.hexes();
const every = (step: number, from: number) =>
  Array.from({ length: SIDE }, (_, place) => hexes[(from + place * step) % hexes.length]!);
const observers = every(17, 0);
const targets = every(19, 5);

function timed(farthest: number): number {
  const start = performance.now();
  ground.sight.seenBy(observers, targets, farthest);
  return performance.now() - start;
}

for (const [said, farthest] of [
  ['anywhere', Number.POSITIVE_INFINITY],
  ['within visibility', VISIBILITY],
] as const) {
  const first = timed(farthest);
  const later = Array.from({ length: 20 }, () => timed(farthest)).sort((one, other) => one - other);
  const seen = ground.sight.seenBy(observers, targets, farthest).reduce((sum, one) => sum + one, 0);
  process.stdout.write(
    `${SIDE} observers, ${SIDE} targets, ${said}: ${seen} seen; first ${first.toFixed(1)} ms, then ${later[10]!.toFixed(1)} ms\n`,
  );
}
