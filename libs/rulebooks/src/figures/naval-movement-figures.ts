import type { Figure } from '@vedette/record';

/** Chances by where the wind stands to a ship's course. */
export interface ByWind {
  readonly upwind: number;
  readonly across: number;
  readonly downwind: number;
}

/** How well ships of one kind sail; bases may exceed 1, since damage is taken off them. */
export interface SailingChances {
  /** Chance of a first and of a second move. */
  readonly first: ByWind;
  readonly second: ByWind;
  /** Chance that a first move uses up the day. */
  readonly ends: ByWind;
}

/** Figures of naval movement (PATE 6). Chances are 0-1. */
export interface NavalMovementFigures {
  /** Sea areas a ship is ordered through in a turn. */
  readonly seasATurn: Figure;
  /** By type of ship. */
  readonly chances: Figure<Readonly<Record<string, SailingChances>>>;
  /** What each point of damage, and raiding or convoying commerce, takes off the chance to move. */
  readonly perHull: Figure;
  readonly perRigging: Figure;
  readonly commerce: Figure;
  /** Fewest hands with which a ship can be sailed at all. */
  readonly leastHands: Figure;
  /** How much likelier arrivals meet a watched tactical area than any other. */
  readonly watchedWeight: Figure;
  /** Types whose presence makes an area watched while they patrol. */
  readonly patrols: Figure<readonly string[]>;
  /** Chance that ships which avoid enemies get clear: at sea, and off a port with the wind on the shore. */
  readonly avoids: Figure;
  readonly avoidsOnshore: Figure;
  /** Least and most turns round Cape Horn, for warships and with transports. */
  readonly horn: Figure<readonly [number, number]>;
  readonly hornWithTransports: Figure<readonly [number, number]>;
  /** Experience of a turn at sea or off a port, and the most a ship can have. */
  readonly seaTime: Figure;
  readonly mostExperience: Figure;
}
