import { TACTICAL_SIZE, TACTICAL_SQUARES } from '../tactical-map.js';
import { StrategicTerrain, TacticalTerrain } from '../terrain.js';
import { hashFraction } from './hash.js';
import { OFF_MAP, type Landscape } from './landscape.js';
import { Purpose } from './purpose.js';

const BROAD = 6;
const FINE = 2.5;
const BROAD_SHARE = 0.65;
/** Where steepness is above this, high hills fall straight down to open ground within so much height: a cliff. */
const STEEP = 0.62;
const FALL = 0.09;
const STEEPNESS = 5;
/** Up to this distance from its middle, as a share of its side, a square's ground is its own; beyond it blends over. */
const OWN_GROUND = 0.25;

/** How high relief and wood must rise before ground counts as hilly or wooded; above 1 is never. */
interface Ground {
  readonly hills: number;
  readonly highHills: number;
  readonly wood: number;
}

/** By {@link StrategicTerrain}. Our figures: no book says how much of a square is what; shares are tested. */
const GROUNDS: readonly Ground[] = [
  { hills: 0.72, highHills: 1.1, wood: 0.7 },
  { hills: 0.8, highHills: 1.1, wood: 0.8 },
  { hills: 0.46, highHills: 0.68, wood: 0.66 },
  { hills: 0.7, highHills: 1.1, wood: 0.42 },
  { hills: 0.46, highHills: 0.69, wood: 0.48 },
  { hills: 0.36, highHills: 0.57, wood: 0.66 },
  { hills: 0.2, highHills: 0.4, wood: 0.9 },
  { hills: 0.68, highHills: 0.9, wood: 1.2 },
  { hills: 0.55, highHills: 0.72, wood: 1.1 },
  { hills: 0.95, highHills: 1.2, wood: 0.64 },
  { hills: 1, highHills: 1.2, wood: 0.55 },
  { hills: 0.68, highHills: 1.05, wood: 0.68 },
];

const OUTSIDE = GROUNDS[StrategicTerrain.Open]!;

/**
 * Hills, high hills and forest of a square, by the strategic terrain of the square and, near its edges, of its neighbours.
 * The relief is one field over the whole theatre, so that hills and woods run on from map to map.
 */
export function drawRelief(landscape: Landscape, square: number, into: Uint8Array): void {
  const { seed, columns } = landscape;
  const west = (square % columns) * TACTICAL_SIZE;
  const north = Math.floor(square / columns) * TACTICAL_SIZE;
  const around = groundsAround(landscape, square);
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    const column = tactical % TACTICAL_SIZE;
    const row = (tactical / TACTICAL_SIZE) | 0;
    const x = west + column;
    const y = north + row;
    const height = field(seed, x, y, Purpose.BroadRelief, Purpose.FineRelief);
    const wood = field(seed, x, y, Purpose.BroadWood, Purpose.FineWood);
    const steep = swell(seed, x / STEEPNESS, y / STEEPNESS, Purpose.Cliff) > STEEP;
    into[tactical] = groundOf({ height, wood, steep }, around, column, row);
  }
}

function groundsAround(landscape: Landscape, square: number): Ground[] {
  const grounds: Ground[] = [];
  for (let south = -1; south <= 1; south++)
    for (let east = -1; east <= 1; east++) {
      const other = landscape.beside(square, east, south);
      grounds.push(other === OFF_MAP ? OUTSIDE : GROUNDS[landscape.terrain[other]!]!);
    }
  return grounds;
}

/** What the fields of a theatre say about one of its tactical squares. */
interface Spot {
  readonly height: number;
  readonly wood: number;
  readonly steep: boolean;
}

function groundOf(
  { height, wood, steep }: Spot,
  around: readonly Ground[],
  column: number,
  row: number,
): TacticalTerrain {
  const x = (column + 0.5) / TACTICAL_SIZE - 0.5;
  const y = (row + 0.5) / TACTICAL_SIZE - 0.5;
  const acrossX = blend(x);
  const acrossY = blend(y);
  const own = around[4]!;
  const beside = around[x < 0 ? 3 : 5]!;
  const above = around[y < 0 ? 1 : 7]!;
  const corner = around[(y < 0 ? 0 : 6) + (x < 0 ? 0 : 2)]!;
  const mixed = (of: keyof Ground): number =>
    (own[of] * (1 - acrossX) + beside[of] * acrossX) * (1 - acrossY) +
    (above[of] * (1 - acrossX) + corner[of] * acrossX) * acrossY;
  const top = mixed('highHills');
  if (height > top) return TacticalTerrain.HighHills;
  if (steep && height > top - FALL) return TacticalTerrain.Open;
  if (wood > mixed('wood')) return TacticalTerrain.Forest;
  return height > mixed('hills') ? TacticalTerrain.Hills : TacticalTerrain.Open;
}

/** Share of the neighbour at a place of the square, -0.5 to 0.5 from its middle: half at the edge itself. */
function blend(place: number): number {
  const beyond = Math.abs(place) - OWN_GROUND;
  return beyond <= 0 ? 0 : (beyond / (0.5 - OWN_GROUND)) * 0.5;
}

/** Height of a field at a place of the whole theatre, 0 to 1: broad swells with finer ones on them. */
function field(seed: number, x: number, y: number, broad: Purpose, fine: Purpose): number {
  return (
    BROAD_SHARE * swell(seed, x / BROAD, y / BROAD, broad) +
    (1 - BROAD_SHARE) * swell(seed, x / FINE, y / FINE, fine)
  );
}

/** Smooth between random heights at whole numbers. */
function swell(seed: number, x: number, y: number, purpose: Purpose): number {
  const left = x | 0;
  const top = y | 0;
  const across = smooth(x - left);
  const down = smooth(y - top);
  const upper =
    hashFraction(seed, left, top, purpose) * (1 - across) +
    hashFraction(seed, left + 1, top, purpose) * across;
  const lower =
    hashFraction(seed, left, top + 1, purpose) * (1 - across) +
    hashFraction(seed, left + 1, top + 1, purpose) * across;
  return upper * (1 - down) + lower * down;
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
