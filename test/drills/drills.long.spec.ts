import { describe, expect, it } from '@jest/globals';
import { howMany } from '../how-many.js';
import { DRILLS } from './drills.js';
import { holdApart } from './hold-apart.js';

/**
 * The table of drills untimed, for a machine that is busy with other tests; `npm run drills` measures how long each takes to
 * recover. In every run the first ones only: `faults.e2e` and `dead-worker.e2e` hold the cheap ones then.
 */
const held = DRILLS.slice(0, howMany('DRILLS', 0, DRILLS.length));
/** What this machine lacks for a drill: it is skipped by name. */
const missing = new Map(
  await Promise.all(held.map(async (drill) => [drill, await drill.missing?.()] as const)),
);

describe('drills', () => {
  it('have names of their own', () => {
    expect(new Set(DRILLS.map(({ name }) => name)).size).toBe(DRILLS.length);
  });

  for (const drill of held)
    (missing.get(drill) ? it.skip : it)(`${drill.row}: ${drill.name}`, async () => {
      expect(await holdApart(drill)).toMatchObject({ fate: 'held', faults: [] });
    });
});
