import { TACTICAL_SQUARES } from '@vedette/geography';
import { readTheatre, THEATRE_IDS } from '@vedette/theatres';

/** What theatres cost: `npm run bench:theatres` prints reading, the first drawing of tactical maps, and the heap they take. */
const READINGS = 7;
const MAPS = 2000;

const quickest = (times: readonly number[]): string => `${Math.min(...times).toFixed(1)} ms`;
for (const id of THEATRE_IDS) {
  const readings = Array.from({ length: READINGS }, () => {
    const begun = performance.now();
    readTheatre(id);
    return performance.now() - begun;
  });
  const before = process.memoryUsage().heapUsed;
  const theatre = readTheatre(id);
  const heap = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  const squares = [...theatre.terrain.keys()].filter((square) => square % 7 === 0).slice(0, MAPS);
  const begun = performance.now();
  let drawn = 0;
  for (const square of squares) drawn += theatre.tacticalMap(square).terrain.length / TACTICAL_SQUARES;
  const each = (performance.now() - begun) / drawn;
  process.stdout.write(
    `${id.padEnd(6)} read ${quickest(readings)}  heap ${heap.toFixed(1)} MB  tactical map ${each.toFixed(3)} ms\n`,
  );
}
