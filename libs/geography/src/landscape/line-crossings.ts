import { Direction } from '../direction.js';
import { TACTICAL_SQUARES } from '../tactical-map.js';
import { isImpassableTactical, tacticalRegions } from '../tactical-regions.js';
import { isOnEdge, tacticalDistance, tacticalStep } from '../tactical-square.js';
import { TacticalTerrain } from '../terrain.js';
import { hashNumbers } from './hash.js';
import type { Landscape } from './landscape.js';
import { Purpose } from './purpose.js';

/** Banks that share so many straight reaches may have a second crossing, at least so far from the first. */
const LONG_BORDER = 7;
const FAR_APART = 5;

/** A straight square of a line with ground on either hand. */
interface Reach {
  readonly tactical: number;
  readonly luck: number;
}

/**
 * Puts crossings on a line, fords on a river or passes on a range: one between every two banks or sides that face each
 * other across a straight square, a second one now and then where they do so at length, and at least one where all ground
 * is one bank. None lies on the edge of the map, which is shared with the neighbour.
 */
export function placeCrossings(
  landscape: Landscape,
  square: number,
  terrain: Uint8Array,
  line: TacticalTerrain.River | TacticalTerrain.Mountain,
): void {
  const crossing = line === TacticalTerrain.River ? TacticalTerrain.Ford : TacticalTerrain.Pass;
  const region = tacticalRegions(terrain);
  const borders = new Map<number, Reach[]>();
  for (let tactical = 0; tactical < TACTICAL_SQUARES; tactical++) {
    if (terrain[tactical] !== line || isOnEdge(tactical)) continue;
    const border = borderAt(terrain, region, tactical);
    if (border === null) continue;
    const reach = { tactical, luck: hashNumbers(landscape.seed, square, tactical, Purpose.Crossing) };
    const known = borders.get(border);
    if (known) known.push(reach);
    else borders.set(border, [reach]);
  }
  const between = [...borders].filter(([border]) => border >> 8 !== (border & 255));
  for (const [, reaches] of between.length > 0 ? between : [...borders].slice(0, 1))
    for (const tactical of chosen(landscape, square, reaches)) terrain[tactical] = crossing;
}

/** Banks on either hand of a straight square, the lower number times 256 plus the higher; null when it is not straight. */
function borderAt(terrain: Uint8Array, region: Uint8Array, tactical: number): number | null {
  for (const direction of [Direction.North, Direction.East]) {
    const one = tacticalStep(tactical, direction);
    const other = tacticalStep(tactical, direction + 4);
    const ahead = tacticalStep(tactical, (direction + 2) & 7);
    const behind = tacticalStep(tactical, (direction + 6) & 7);
    if (region[one] === 0 || region[other] === 0) continue;
    if (!isImpassableTactical(terrain[ahead]!) || !isImpassableTactical(terrain[behind]!)) continue;
    return Math.min(region[one]!, region[other]!) * 256 + Math.max(region[one]!, region[other]!);
  }
  return null;
}

function chosen(landscape: Landscape, square: number, reaches: readonly Reach[]): number[] {
  const byLuck = [...reaches].sort((a, b) => a.luck - b.luck || a.tactical - b.tactical);
  const first = byLuck[0]!.tactical;
  const second = byLuck.find(({ tactical }) => tacticalDistance(first, tactical) >= FAR_APART);
  const lucky = hashNumbers(landscape.seed, square, first, Purpose.SecondCrossing) % 2 === 0;
  return second && lucky && reaches.length >= LONG_BORDER ? [first, second.tactical] : [first];
}
