import type { Quality, Season } from '@vedette/campaign';
import type { Figure } from '@vedette/record';

/** Where supplies that are drawn bring ammunition with them (ROTD 11.11). */
export interface ArsenalFigures {
  /** Manufacturing of a city of the unit's own nation that makes ammunition. */
  readonly manufacturing: number;
  /** Longest line from one friendly city to the next by which ammunition comes from there. */
  readonly link: number;
}

/** Depots and caches (ROTD 11.5 to 11.8). Lengths in strategic squares. */
export interface DepotFigures {
  /** How far from a depot a corps headquarters draws, as the crow flies, with a line of any length (11.6). */
  readonly reach: Figure;
  /** How far from a friendly city or depot one is placed in open country (11.5). */
  readonly placeReach: Figure;
  /** Supplies that one away from railway, river and city takes in and gives out in a turn (11.5, 11.7). */
  readonly minorTraffic: Figure;
}

/** Ways of goods besides the line of contact and the sea (ROTD 11.7). */
export interface WayFigures {
  readonly railReach: Figure;
  readonly riverReach: Figure;
}

/** What a unit loses in morale when it has nothing to eat (GITM AMWOL 3.7; details 3). */
export interface HungerFigures {
  /** From this the rank of its quality is taken, 1 for the worst to 7 for the best. */
  readonly above: number;
  /** Whether every further turn in a row weighs as much again (ROTD 11.10). */
  readonly grows: boolean;
}

/**
 * How far a headquarters reaches out to those it keeps in communications (GITM AMWOL 10.1): by the length of the line of
 * contact, or as the crow flies with a line of any length (ROTD 11.1).
 */
export type Reckoning = 'line' | 'distance';

/** Places from which a corps headquarters draws (GITM AMWOL 10.5): those of friends, or those of its own side alone (ROTD 11.6). */
export type DrawsFrom = 'friends' | 'same-side';

/** Figures of supply, communications, sieges and recovery (GITM AMWOL 3.2, 9.13, 10). Lengths in strategic squares. */
export interface SupplyFigures {
  /** Longest line from an army headquarters to a corps headquarters (10.1). */
  readonly armyReach: Figure;
  /** Longest line from a corps headquarters to the units it serves (10.1, 10.5). */
  readonly corpsReach: Figure;
  /** Longest line from a corps headquarters to a city it draws from (10.5). */
  readonly cityReach: Figure;
  /** How {@link armyReach} and {@link corpsReach} are reckoned for communications (10.1). */
  readonly communicationsBy: Figure<Reckoning>;
  readonly corpsDrawsFrom: Figure<DrawsFrom>;
  /** Null: the book has none. */
  readonly depots: DepotFigures | null;
  readonly ways: WayFigures | null;
  /** Whose goods a minister and the commanders of armies move: their state's, or their side's (10.6, ROTD 11.7). */
  readonly goodsMovedFor: Figure<'state' | 'side'>;
  /** Seasons whose turns set goods no limits of distance and amount (10.6). */
  readonly freeMoves: Figure<readonly Season[]>;
  /** When goods are moved in turns without a supply phase: with the orders, or when everybody has moved (ROTD R-58). */
  readonly quietMoves: Figure<'with-orders' | 'after-deployment'>;
  /** Null: whoever draws supplies draws ammunition with them (10.9). */
  readonly arsenals: Figure<ArsenalFigures | null>;
  readonly hunger: Figure<HungerFigures>;
  /** Whether lines of contact cross rivers and ranges where they like, or walk along their banks (10.2, ROTD 11.2). */
  readonly linesCross: Figure<'anywhere' | 'at-crossings'>;
  /** Whether a city without a friend at its walls can be besieged (10.3). */
  readonly emptyCitiesBesieged: Figure<boolean>;
  /** Whether stragglers find no way back into a besieged fort (9.13). */
  readonly besiegedStragglersStay: Figure<boolean>;
  /** Longest line for supplies or stores moved by land (10.6). */
  readonly moveReach: Figure;
  /** Most supplies and stores one place sends in a campaign turn (10.6). */
  readonly mostSent: Figure;
  /** Units one corps headquarters feeds, itself included (10.5). */
  readonly mostFed: Figure;
  readonly corpsCarries: Figure;
  readonly unitCarries: Figure;
  readonly fullAmmunition: Figure;
  /** Units of all sides in a square in which one can still requisition (10.5). */
  readonly requisitionCrowd: Figure;
  /** Share of men lost by units that requisition, and by those that go without (10.8). */
  readonly desertionForaging: Figure<readonly [number, number]>;
  readonly desertion: Figure<readonly [number, number]>;
  readonly desertionByQuality: Figure<Readonly<Record<Quality, number>>>;
  /** Change of desertion at morale 0; 0 at 50, the opposite at 100, linear between. */
  readonly desertionByMorale: Figure;
  /** Share of deserters who are booked as stragglers; the rest are prisoners. */
  readonly desertersStraggling: Figure;
  /** Besiegers over besieged, unmodified men, that make a siege (10.3). */
  readonly siegeRatio: Figure;
  /** Besiegers over the fort's capacity (10.3). */
  readonly siegeCapacity: Figure;
  readonly surrenderChance: Figure;
  /** Share of stragglers who come back each turn, on the march and without a march order (9.13). */
  readonly stragglersMarching: Figure;
  readonly stragglersResting: Figure;
  /** Share of the difference to 50 by which morale drifts in a quiet turn (3.7). */
  readonly moraleDrift: Figure;
  readonly moraleRest: Figure;
  /** Whether inactive units merge as active ones do (3.5). */
  readonly inactiveMerge: Figure<boolean>;
  /** Whether militia merge (3.5). */
  readonly militiaMerge: Figure<boolean>;
  /** What a merger is cut to: men to the most of the type, or regiments and batteries, and men only with these (3.5, R-50). */
  readonly mergerCap: Figure<'men' | 'regiments'>;
  /** Share of surplus men of a merger who are lost on foreign soil (3.5). */
  readonly mergerLossAbroad: Figure;
  /** Experience up to which marching teaches, and points a turn of marching gives (3.6). */
  readonly marchingTeachesTo: Figure;
  readonly marchingTeaches: Figure;
}
