import { directionTo, neighbour, opposite, sixth, type Direction } from './direction.js';
import {
  TERRAIN_OF_LETTER,
  type GroundPlan,
  type HexsideFeatures,
  type RoadClass,
  type Terrain,
} from './ground-plan.js';
import { columnOf, rowOf, type Hex } from './hex.js';
import { HexGrid } from './hex-grid.js';
import { LineOfSight } from './line-of-sight.js';

/** Ground that hides what lies behind it and shelters who stands in it (P-04). */
const BLOCKING: ReadonlySet<Terrain> = new Set<Terrain>(['woods', 'rough-woods', 'devils-den', 'town']);

/** Ground in which no line is kept (G-59). */
const CLOSE: ReadonlySet<Terrain> = new Set<Terrain>(['woods', 'rough-woods', 'devils-den', 'town']);

const NOTHING: HexsideFeatures = { wall: false, fence: false, creek: false, bridge: false };
const ROAD_RANK: Readonly<Record<RoadClass, number>> = { lane: 1, road: 2, pike: 3 };

/** A plan of ground, ready to be asked: what lies in each hex, between two hexes and on each side. Nothing of it changes. */
export class HexMap {
  readonly grid: HexGrid;
  readonly sight: LineOfSight;
  private readonly joins = new Map<string, RoadClass>();
  private readonly throughRoads = new Map<Hex, RoadClass>();
  private readonly grades: ReadonlySet<Hex>;
  private readonly cuts: ReadonlySet<Hex>;
  private readonly runs: ReadonlySet<Hex>;
  private readonly towers: ReadonlySet<Hex>;
  private readonly waters: ReadonlySet<Hex>;
  private readonly sides = new Map<string, HexsideFeatures>();

  constructor(private readonly plan: GroundPlan) {
    this.grid = new HexGrid(plan.columns, plan.rows);
    for (const road of Object.values(plan.roads ?? {})) this.layRoad(road.class, road.hexes);
    // A cut is where the grade goes through a ridge, whether the plan lists it twice or not.
    this.grades = new Set([...(plan.railGrade ?? []), ...(plan.railCuts ?? [])]);
    this.cuts = new Set(plan.railCuts);
    this.runs = new Set(Object.values(plan.streams ?? {}).flatMap(({ hexes }) => hexes));
    this.towers = new Set(plan.towers);
    for (const { hex, side, kind, bridge = false } of plan.hexsides ?? [])
      this.addSide(hex, sixth(side), { ...NOTHING, [kind]: true, bridge: kind === 'creek' && bridge });
    const creeks = [...this.sides].filter(([, { creek }]) => creek).map(([key]) => key.slice(0, 4));
    this.waters = new Set([...this.runs, ...creeks, ...(plan.water ?? [])]);
    this.sight = new LineOfSight(this.grid, (hex) => ({
      level: this.level(hex),
      blocks: this.blocks(hex),
      thin: this.terrain(hex) === 'orchard',
    }));
  }

  /** True for hexes of the map. */
  contains(hex: Hex): boolean {
    return this.grid.contains(hex);
  }

  /** The kind of ground of a hex of the map. */
  terrain(hex: Hex): Terrain {
    return TERRAIN_OF_LETTER[this.plan.terrainRows[rowOf(hex) - 1]?.[columnOf(hex) - 1] ?? '.'] ?? 'clear';
  }

  /** Height of a hex in levels. */
  level(hex: Hex): number {
    return Number(this.plan.levelRows?.[rowOf(hex) - 1]?.[columnOf(hex) - 1] ?? 0);
  }

  /** True if what is behind the hex is hidden by it (P-04, P-05.2). */
  blocks(hex: Hex): boolean {
    return BLOCKING.has(this.terrain(hex));
  }

  /** True for close terrain (G-59). */
  isClose(hex: Hex): boolean {
    return CLOSE.has(this.terrain(hex));
  }

  /** The best road that joins two neighbours, or null. */
  roadBetween(from: Hex, to: Hex): RoadClass | null {
    return this.joins.get(from + to) ?? null;
  }

  /** The best road that runs through a hex, or null. */
  roadIn(hex: Hex): RoadClass | null {
    return this.throughRoads.get(hex) ?? null;
  }

  /** True if an unfinished railway joins two neighbours: both are of its grade. */
  isGradeBetween(from: Hex, to: Hex): boolean {
    return this.grades.has(from) && this.grades.has(to) && directionTo(from, to) !== null;
  }

  /** True if the unfinished railway runs through a hex, cut or not. */
  isGrade(hex: Hex): boolean {
    return this.grades.has(hex);
  }

  /** True for a cut of the railway. */
  isCut(hex: Hex): boolean {
    return this.cuts.has(hex);
  }

  /** True if a run flows through a hex. */
  isRun(hex: Hex): boolean {
    return this.runs.has(hex);
  }

  /** True if an observer in the hex may climb a tower or cupola. */
  hasTower(hex: Hex): boolean {
    return this.towers.has(hex);
  }

  /** True if there is water in a hex: a run, a creek along it, or water of its own (G-48). */
  hasWater(hex: Hex): boolean {
    return this.waters.has(hex);
  }

  /** What stands along a side, whichever of its two hexes is asked. */
  side(hex: Hex, direction: Direction): HexsideFeatures {
    return this.sides.get(hex + direction) ?? NOTHING;
  }

  /** Sides with features, each once, as the plan names them. */
  plannedSides(): NonNullable<GroundPlan['hexsides']> {
    return this.plan.hexsides ?? [];
  }

  private layRoad(roadClass: RoadClass, hexes: readonly Hex[]): void {
    for (const [place, hex] of hexes.entries()) {
      this.throughRoads.set(hex, better(this.throughRoads.get(hex), roadClass));
      const next = hexes[place + 1];
      if (next === undefined) continue;
      for (const join of [hex + next, next + hex])
        this.joins.set(join, better(this.joins.get(join), roadClass));
    }
  }

  private addSide(hex: Hex, direction: Direction, added: HexsideFeatures): void {
    const known = this.side(hex, direction);
    const both: HexsideFeatures = {
      wall: known.wall || added.wall,
      fence: known.fence || added.fence,
      creek: known.creek || added.creek,
      bridge: known.bridge || added.bridge,
    };
    this.sides.set(hex + direction, both);
    const beyond = neighbour(hex, direction);
    if (beyond !== null) this.sides.set(beyond + opposite(direction), both);
  }
}

function better(known: RoadClass | undefined, found: RoadClass): RoadClass {
  return known !== undefined && ROAD_RANK[known] > ROAD_RANK[found] ? known : found;
}
