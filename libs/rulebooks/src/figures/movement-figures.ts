import type { DefensivePosture, MarchTo, OffensivePosture } from '@vedette/campaign';
import type { StrategicTerrain } from '@vedette/geography';
import type { Figure } from '@vedette/record';

/** A share between two bounds, drawn evenly. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Ships that take units over rivers (ROTD 12.7). */
export interface FerryFigures {
  /** How often its free spaces a ferry takes over in a turn, in all less than that. */
  readonly trips: Figure;
  /** Spaces of a unit of supplies or stores aboard. */
  readonly goodsSpaces: Figure;
}

/** How the order of a tactical phase is found (GITM AMWOL 8.6, NWOL 8.6, ROTD 9.6). Low numbers move first. */
export interface InitiativeScale {
  /** Worked out anew every phase, carried by the unit as a rating, or only two groups without numbers. */
  readonly rating: 'computed' | 'stored' | 'none';
  /** Lowest and highest number of units that are fast and strong enough, and of all others. */
  readonly fast: readonly [number, number];
  readonly others: readonly [number, number];
  /** Number of a rested unit of each band that nobody inspires, fast ones first. */
  readonly rested: readonly [number, number];
  /** Points of fatigue that raise the number by one; null: fatigue does not matter. */
  readonly fatigueStep: number | null;
  /** Headquarters whose communications lower the number, and by how much. */
  readonly inspiring: readonly string[];
  readonly inspiredBy: number;
}

/** What a unit does that was given no order (GITM AMWOL 6.9). */
export interface DefaultOrders {
  readonly offensive: OffensivePosture;
  readonly defensive: DefensivePosture;
  readonly militiaOffensive: OffensivePosture;
  readonly militiaDefensive: DefensivePosture;
  /** Radius round the square it started in within which it supports. */
  readonly supportRadius: number;
  /** Supplies it draws up to. */
  readonly supplyLevel: number;
}

/** Which units deploy where in a deployment, peace or truce turn (GITM AMWOL 7.18, 7.19, NWOL 7.16, ROTD 7.17). */
export interface DeploymentFigures {
  /** Whether a move needs supply at both ends and a chain of contact between them. */
  readonly needsChain: Figure<boolean>;
  /** Squares open to a state: anything not hostile or neutral, its own and allied states', or those whose nearest city its nation holds. */
  readonly openTo: Figure<'not-hostile-or-neutral' | 'own-and-allied-states' | 'own-nation'>;
  /** Whether a square with hostile units in it is closed. */
  readonly closedByHostiles: Figure<boolean>;
  /** Militia stay, go to their home city by themselves, or are placed like others within their home state. */
  readonly militia: Figure<'stay' | 'to-home-city' | 'in-home-state'>;
  readonly inactiveMove: Figure<boolean>;
  /** Units a strategic square holds in such a turn, with and without a city; null: only {@link MovementFigures.strategicCap}. */
  readonly quietCap: Figure<{ readonly city: number; readonly open: number } | null>;
  /** Whether that limit holds in deployment turns too, or in peace and truce alone (ROTD R-47). */
  readonly quietCapInDeployment: Figure<boolean>;
  /** Cities a state may not move units into or out of. */
  readonly closedCities: Figure<readonly { readonly state: string; readonly city: string }[]>;
  /** Northernmost row letter-and-digit a nation may use for cities: everything in this row or north of it is closed. */
  readonly closedRows: Figure<readonly { readonly nation: string; readonly row: string }[]>;
  /** A nation's units may not deploy north of a line of squares, listed from west to east: straight between them. */
  readonly closedNorthOf: Figure<readonly { readonly nation: string; readonly line: readonly string[] }[]>;
}

/** Figures of strategic and tactical movement (GITM AMWOL 1, 2, 6.9, 7, 8). */
export interface MovementFigures {
  /** Active units a strategic square holds (1.4). */
  readonly strategicCap: Figure;
  readonly inactiveCap: Figure;
  readonly inactiveCapInCity: Figure;
  /** Units of all, and of one alliance, a tactical square holds (2.5). */
  readonly tacticalCap: Figure;
  readonly tacticalAllianceCap: Figure;
  /** Spaces a gunner takes in a fort or transport, attached batteries included (2.6). */
  readonly gunnerSpaces: Figure;

  readonly impassable: Figure<readonly StrategicTerrain[]>;
  /** Nations nobody may enter (7.16). */
  readonly closedNations: Figure<readonly string[]>;
  /** Whether nations are closed of which no state takes part (ROTD 7.16, R-60). */
  readonly uninvolvedNationsClosed: Figure<boolean>;
  /** Diagonal steps the map closes, as pairs of squares (NWOL 7.4). */
  readonly closedDiagonals: Figure<readonly (readonly [string, string])[]>;
  /** A diagonal between two squares of one of these terrains is closed (ROTD 7.4). */
  readonly closedBetween: Figure<readonly StrategicTerrain[]>;

  /** Fatigue of a strategic step, what costly ground adds, and which ground is costly (7.1). */
  readonly marchFatigue: Figure;
  readonly costlyGround: Figure<readonly StrategicTerrain[]>;
  readonly costlyGroundAdds: Figure;
  /** Above this fatigue no unit marches (7.1). */
  readonly marchFatigueLimit: Figure;
  /** Squares the allowance loses for carried supplies and for lack of communications (7.2). */
  readonly suppliesPenalty: Figure;
  readonly communicationsPenalty: Figure;
  /** Squares beyond the allowance a forced march gives (7.3). */
  readonly forcedMarchSquares: Figure;
  /** Whether a unit can be told never to force march (6.3). */
  readonly forcedMarchForbiddable: Figure<boolean>;
  /** Types that move before all others in a strategic phase (ROTD 7.6). */
  readonly marchFirst: Figure<readonly string[]>;
  /** Where militia stay (7.1): their nation, or their state. */
  readonly militiaHome: Figure<'nation' | 'state'>;

  readonly withdrawalFatigue: Figure;
  /** Share of men left as stragglers, with and without an enemy in an adjacent tactical square (7.5). */
  readonly withdrawalStragglersPressed: Figure<Span>;
  readonly withdrawalStragglers: Figure<Span>;

  /** Enemies that close an exit cone: combat units, or all (7.8). */
  readonly coneBlockers: Figure<'combat-units' | 'all-units'>;
  /** Rows or columns from an edge within which a unit may leave a marsh square before enemies (7.9); null: no such rule. */
  readonly marshDepth: Figure<number | null>;
  readonly neutralsInterrupt: Figure<boolean>;
  /**
   * Whether rivers and ranges hold up a march only while enemies watch it, or always where nothing crosses them; then the line of
   * a river parts the square beyond its end too (7.9, ROTD 7.7, 7.8).
   */
  readonly barriersStopMarches: Figure<'before-enemies' | 'always'>;

  readonly marchTo: Figure<readonly MarchTo[]>;
  /** Whether march-to options act in blank boxes of a path that is not yet finished (7.13). */
  readonly marchToInBlankBoxes: Figure<boolean>;

  readonly tacticalFatigue: Figure;
  /** Whether tactical fatigue is paid for every move or once a phase (8.1). */
  readonly tacticalFatiguePer: Figure<'move' | 'phase'>;
  /** Above this fatigue no unit moves tactically before enemies (8.1). */
  readonly tacticalFatigueLimit: Figure;
  /** Whether `ford` and `pass` may be destinations (8.2). */
  readonly namedDestinations: Figure<boolean>;
  /** Null: the book has no ferries. */
  readonly ferries: FerryFigures | null;
  /** Whether rivers and ranges bind when no enemy is present (8.7, ROTD 9.7). */
  readonly barriersAlwaysBind: Figure<boolean>;
  /** Whether units inside a besieged city may only sally (8.4). */
  readonly besiegedOnlySally: Figure<boolean>;
  readonly initiative: Figure<InitiativeScale>;

  readonly defaults: Figure<DefaultOrders>;
  /** Postures of an order that names none. */
  readonly unstatedPosture: Figure<{
    readonly offensive: OffensivePosture;
    readonly defensive: DefensivePosture;
  }>;

  readonly deployment: DeploymentFigures;
}
