import { TACTICAL_SIZE, TACTICAL_SQUARES, type Direction } from '@vedette/geography';

/** Direction by sign of column and row offset: `[row + 1][column + 1]`; the middle is never used. */
const BY_SIGNS: readonly (readonly Direction[])[] = [
  [7, 0, 1],
  [6, 0, 2],
  [5, 4, 3],
];

function bearingOf(from: number, to: number): Direction {
  const columns = (to % TACTICAL_SIZE) - (from % TACTICAL_SIZE);
  const rows = Math.floor(to / TACTICAL_SIZE) - Math.floor(from / TACTICAL_SIZE);
  const wide = Math.abs(columns);
  const tall = Math.abs(rows);
  const larger = Math.max(wide, tall);
  const smaller = Math.min(wide, tall);
  const straight = smaller <= Math.floor((larger - 1) / 2);
  const column = straight && wide < tall ? 0 : Math.sign(columns);
  const row = straight && tall < wide ? 0 : Math.sign(rows);
  return BY_SIGNS[row + 1]![column + 1]!;
}

const BEARINGS = new Uint8Array(TACTICAL_SQUARES * TACTICAL_SQUARES);
const RANGES = new Uint8Array(TACTICAL_SQUARES * TACTICAL_SQUARES);
for (let from = 0; from < TACTICAL_SQUARES; from++)
  for (let to = 0; to < TACTICAL_SQUARES; to++) {
    const columns = Math.abs((to % TACTICAL_SIZE) - (from % TACTICAL_SIZE));
    const rows = Math.abs(Math.floor(to / TACTICAL_SIZE) - Math.floor(from / TACTICAL_SIZE));
    RANGES[from * TACTICAL_SQUARES + to] = Math.max(columns, rows);
    if (from !== to) BEARINGS[from * TACTICAL_SQUARES + to] = bearingOf(from, to);
  }

/** Which of the eight cones round `from` the square `to` lies in (reading H6; GITM AMWOL 4.2, 7.8). Not for one square. */
export function bearing(from: number, to: number): Direction {
  return BEARINGS[from * TACTICAL_SQUARES + to]!;
}

/** Distance of two tactical squares, a diagonal step counting one (reading H1). */
export function range(from: number, to: number): number {
  return RANGES[from * TACTICAL_SQUARES + to]!;
}
