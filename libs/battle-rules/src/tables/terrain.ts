import { ours, stated } from '@vedette/record';
import type { Terrain } from '@vedette/hex';

/** Who moves, as the Terrain Effects Chart tells movers apart. */
export const MOVERS = ['foot', 'mounted', 'wheels', 'leader'] as const;
export type Mover = (typeof MOVERS)[number];

/** What ground asks of a mover; null: it cannot go there. `disorders`: on foot and wheels alike, those in the list check on entering. */
export interface GroundRow {
  readonly cost: Readonly<Record<Mover, number | null>>;
  readonly disorders: readonly Mover[];
  /** Modifier of fire at and of shock against a unit there. */
  readonly fire: number;
  readonly shock: number;
}

const row = (
  [foot, mounted, wheels, leader]: readonly (number | null)[],
  fire: number,
  shock: number,
  disorders: readonly Mover[] = [],
): GroundRow => ({
  cost: { foot: foot!, mounted: mounted!, wheels: wheels!, leader: leader! },
  disorders,
  fire,
  shock,
});

/** Cost to enter a hex of each kind of ground, and its shelter (P-04; Devil's Den G-58). */
export const GROUND = ours<Readonly<Record<Terrain, GroundRow>>>(
  {
    clear: row([1, 1, 1, 1], 0, 0),
    orchard: row([1, 2, 2, 1], -1, 0),
    woods: row([2, 4, 4, 2], -1, -1, ['wheels']),
    'rough-woods': row([3, null, null, 2], -1, -2, ['foot']),
    'devils-den': row([3, null, null, 2], -1, -2, ['foot']),
    buildings: row([1, 2, 2, 1], -1, -1),
    town: row([2, 3, 2, 1], -2, -1),
    marsh: row([3, null, null, 2], 0, 0, ['foot']),
    'no-entry': row([null, null, null, null], 0, 0),
  },
  'P-04',
  'the chart of the boxed game is not to be had but for the rows of G-58',
);

/** What is crossed or climbed, added to the hex (P-04; entrenchments G-58). */
export const CROSSED = ours(
  {
    cut: row([2, null, null, 1], -2, 2, ['foot']),
    run: row([1, 1, 2, 0], 0, -1),
    creek: row([3, 3, null, 2], 0, -2, ['foot']),
    up: row([1, 1, 1, 0], 0, -1),
    steepUp: row([2, 4, null, 1], 0, -2, ['foot']),
    steepDown: row([1, 2, 2, 0], 0, 0),
    fence: row([1, 2, 2, 0], 0, 0),
    wall: row([1, 2, null, 0], -1, -1),
    breastworks: row([1, 3, null, 0], -1, -1),
    entrenchments: row([2, 4, null, 1], -2, -2),
  },
  'P-04',
  'the chart of the boxed game is not to be had but for the rows of G-58',
);

/** Cost on a road, lane or grade in column, whatever else is there (P-04). */
export const ROAD_COST = ours(1, 'P-04', 'every mover keeps pace on a road');

/** Best shelter from fire that hex and hexside give together (P-04). */
export const MOST_COVER = ours(-3, 'P-04', 'beyond it nobody would be hit');

/** Fire into a railway cut along it, from a hex of cut or grade beside it (P-04). */
export const ENFILADED_CUT = ours(2, 'P-04', 'the trap of 1 July');

/** Fire modifier for shooting out of works (G-52). */
export const FIRE_FROM_WORKS = stated({ breastworks: 1, entrenchments: 2 }, 'G-52');
