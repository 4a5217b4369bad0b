import { TACTICAL_SQUARES, type Direction } from '@vedette/geography';
import type { View } from '@vedette/record';
import type { StateId } from '../identity.js';
import type { MutablePlaceTurn } from './places.js';

/** Track of a railway square; one that changes is another. */
export interface Track {
  readonly intact: boolean;
  /** Null for nobody: no train uses it. */
  readonly controlledBy: StateId | null;
}

/** A railway bridge; one that changes is another. */
export interface RailBridge {
  readonly square: number;
  readonly tactical: number;
  readonly intact: boolean;
}

/** A depot or cache while a turn is played. */
export interface MutableDepot {
  readonly id: string;
  readonly kind: 'depot' | 'cache';
  readonly state: StateId;
  readonly square: number;
  readonly tactical: number;
  supplies: number;
  turn: MutablePlaceTurn;
}
/** A depot or cache while a turn is played, for reading. */
export type Depot = View<MutableDepot>;

/** A work thrown up by troops; one that changes is another. */
export interface Fieldwork {
  readonly square: number;
  readonly tactical: number;
  readonly facing: Direction;
  readonly level: number;
}

/** What a state pays repairs with. */
export interface Treasury {
  readonly eagles: number;
  readonly manufacturing: number;
}

/** The key of a railway bridge among those of a position. */
export function bridgeKey(square: number, tactical: number): number {
  return square * TACTICAL_SQUARES + tactical;
}
