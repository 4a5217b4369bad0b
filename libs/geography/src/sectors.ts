import type { Direction } from './direction.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import { tacticalColumn, tacticalRow } from './tactical-square.js';

const DIRECTIONS = 8;
const NO_DIRECTION = 255;

/** Direction by the signs of the offset: `(rows + 1) * 3 + columns + 1`. */
const BY_SIGNS: readonly number[] = [7, 0, 1, 6, NO_DIRECTION, 2, 5, 4, 3];

/**
 * The sector of the eight round `from` in which `to` lies (house reading H6): for exit cones (GITM AMWOL 7.8) and for what
 * is nearest in each direction (4.2). Every square but `from` itself lies in exactly one; not for one and the same square.
 */
export function sectorOf(from: number, to: number): Direction {
  return (SECTORS[from] ??= sectorsRound(from))[to]!;
}

/**
 * The squares of the cone from a tactical square to the edge of the map in a direction, in index order, `from` left out
 * (GITM AMWOL 7.8). A view of a table: do not change it.
 */
export function coneSquares(from: number, direction: Direction): Uint8Array {
  return (CONES[from] ??= conesFrom(from))[direction]!;
}

function sectorsRound(from: number): Uint8Array {
  return Uint8Array.from({ length: TACTICAL_SQUARES }, (_, to) => sector(from, to));
}

function conesFrom(from: number): Uint8Array[] {
  const cones: number[][] = Array.from({ length: DIRECTIONS }, () => []);
  for (let to = 0; to < TACTICAL_SQUARES; to++) if (to !== from) cones[sectorOf(from, to)]!.push(to);
  return cones.map((cone) => Uint8Array.from(cone));
}

function sector(from: number, to: number): number {
  const columns = tacticalColumn(to) - tacticalColumn(from);
  const rows = tacticalRow(to) - tacticalRow(from);
  const wide = Math.abs(columns);
  const tall = Math.abs(rows);
  const straight = Math.min(wide, tall) <= Math.floor((Math.max(wide, tall) - 1) / 2);
  const east = straight && wide < tall ? 0 : Math.sign(columns);
  const south = straight && tall < wide ? 0 : Math.sign(rows);
  return BY_SIGNS[(south + 1) * 3 + east + 1]!;
}

/** Made square by square when they are first asked for: most programs never ask, and all squares are 100,000 pairs. */
const SECTORS = new Array<Uint8Array | undefined>(TACTICAL_SQUARES);
const CONES = new Array<readonly Uint8Array[] | undefined>(TACTICAL_SQUARES);
