import { TACTICAL_SQUARES, type TacticalMap } from './tactical-map.js';
import { tacticalRegions } from './tactical-regions.js';
import { tacticalAt } from './tactical-square.js';
import { TACTICAL_LETTERS, TacticalTerrain } from './terrain.js';

/** Rating of ground that nobody rated. */
const USUAL_DEFENCE = 2;
const RAIL_LETTER = 'R';

/** A tactical map of finished layers: finds its fords, passes and regions. */
export function makeTacticalMap(layers: Pick<TacticalMap, 'terrain' | 'defence' | 'rail'>): TacticalMap {
  const fords: number[] = [];
  const passes: number[] = [];
  for (let square = 0; square < TACTICAL_SQUARES; square++) {
    if (layers.terrain[square] === TacticalTerrain.Ford) fords.push(square);
    if (layers.terrain[square] === TacticalTerrain.Pass) passes.push(square);
  }
  return { ...layers, region: tacticalRegions(layers.terrain), fords, passes };
}

/**
 * A tactical map of fifteen strings of fifteen letters (umpire bench, inline theatre); `R` is a railway over open
 * ground. Missing strings mean open ground of defence 2. Unknown letters are told to `fault` by row and column.
 */
export function tacticalMapOfLetters(
  terrain: readonly string[] | undefined,
  defence: readonly string[] | undefined,
  fault: (row: number, column: number, found: string) => void,
): TacticalMap {
  const layers = {
    terrain: new Uint8Array(TACTICAL_SQUARES),
    defence: new Uint8Array(TACTICAL_SQUARES).fill(USUAL_DEFENCE),
    rail: new Uint8Array(TACTICAL_SQUARES),
  };
  terrain?.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const square = tacticalAt(column, row);
      const value = TACTICAL_LETTERS.indexOf(letter);
      if (letter === RAIL_LETTER) layers.rail[square] = 1;
      else if (value < 0) fault(row, column, letter);
      else layers.terrain[square] = value;
    }),
  );
  defence?.forEach((line, row) =>
    [...line].forEach((digit, column) => (layers.defence[tacticalAt(column, row)] = Number(digit))),
  );
  return makeTacticalMap(layers);
}
