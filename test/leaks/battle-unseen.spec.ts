import { describe, expect, it } from '@jest/globals';
import { howMany } from '../how-many.js';
import { doneByOthers, drawnField, givenToUnion, playedWith, stayedUnseen } from './unseen-enemy.js';

/** Battles drawn; `UNSEEN_PAIRS=3000` for the long run. */
const PAIRS = howMany('UNSEEN_PAIRS', 120, 3_000);
/** Of the battles drawn at least these can be compared. */
const COMPARED_OF_TEN = 3;

describe(`${PAIRS} battles that differ only in where an enemy stands whom nobody has seen`, () => {
  it('are the same to the byte for the side that has not seen him: ways, checks, rallies, dice, words and maps', () => {
    const felt: unknown[] = [];
    let compared = 0;
    for (let seed = 1; seed <= PAIRS; seed++) {
      const field = drawnField(seed);
      const [near, far] = [field.hidden[0], field.hidden.at(-1)];
      if (near === undefined || near === far) continue;
      const [one, other] = [playedWith(field, near, seed), playedWith(field, far!, seed)];
      if (!stayedUnseen(one) || !stayedUnseen(other) || doneByOthers(one) !== doneByOthers(other)) continue;
      compared += 1;
      const [here, there] = [givenToUnion(one), givenToUnion(other)];
      const file = Object.keys(here).find((name) => here[name] !== there[name]);
      if (file !== undefined)
        felt.push({ seed, file, near, far, ...firstDifference(here[file]!, there[file]!) });
    }
    if (process.env['UNSEEN_PAIRS']) process.stderr.write(`${compared} of ${PAIRS} compared\n`);
    expect(felt).toEqual([]);
    expect(compared * 10).toBeGreaterThanOrEqual(PAIRS * COMPARED_OF_TEN);
  });
});

/** The lines in which two texts first differ. */
function firstDifference(one: string, other: string): { readonly one: string; readonly other: string } {
  const [here, there] = [one.split('\n'), other.split('\n')];
  const line = here.findIndex((text, i) => text !== there[i]);
  return { one: here[line] ?? '', other: there[line] ?? '' };
}
