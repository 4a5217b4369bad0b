import type { Standing } from './standing.js';

export interface ObservedWind {
  /** Quarter the wind blows from. */
  readonly from: 'north' | 'east' | 'south' | 'west';
  readonly strength: 'light' | 'moderate' | 'heavy';
}

/** Where a ship lies (PATE 1.5, 6.1). */
export type ShipPlace =
  | { readonly port: string; readonly area: 'harbor' | 'coastal' }
  | { readonly sea: string; readonly tacticalArea?: number }
  | { readonly transit: { readonly to: string; readonly turnsLeft: number } };

/** Another ship or transport group in contact with one of the player's (PATE 5.1). */
export interface ShipContact {
  readonly ship: string;
  readonly standing: Standing;
  readonly where: 'at sea' | 'in harbor' | 'in coastal waters';
  readonly gauge?: 'windward' | 'leeward';
}

/** Full status of a ship or transport group the player commands or deputises (PATE 2.2-2.6). */
export interface OwnShip {
  readonly id: string;
  readonly name: string | null;
  readonly type: string;
  readonly commander: string | null;
  readonly deputy: string | null;
  readonly at: ShipPlace;
  readonly base: string | null;
  readonly status: 'active' | 'inactive';
  readonly reactivating: { readonly turnsLeft: number } | null;
  readonly quality: string;
  readonly experience: number;
  readonly morale: number;
  readonly stores: number;
  readonly crew: number;
  readonly marines: number;
  readonly hull: number;
  readonly rigging: number;
  readonly attachedTo: string | null;
  /** Ships that sail with it. */
  readonly attached: readonly string[];
  /** Spaces, for a transport group. */
  readonly capacity: number | null;
  readonly cargo: { readonly units: readonly string[]; readonly supplies: number; readonly stores: number };
  readonly contacts: readonly ShipContact[];
  /** Land units made out ashore (PATE 5.3). */
  readonly landUnits: readonly string[];
}

/** Strangers a sloop made out in its sea without touching them (PATE 5.2). */
export interface ShipSighting {
  readonly standing: Standing;
  readonly states: readonly string[];
  /** Size in words, approximate. */
  readonly size: string;
  /** Name of the port they were seen in; missing at sea. */
  readonly port?: string;
}

/** A sea area in which the player has a ship, or which borders on one (PATE 1.1-1.4). */
export interface ObservedSea {
  readonly code: string;
  readonly name: string;
  /** Chart it belongs to: seas of different charts are reached round the Horn. */
  readonly map: string;
  readonly neighbours: Readonly<Record<'N' | 'E' | 'S' | 'W', readonly string[]>>;
  readonly wind: ObservedWind | null;
  readonly storm: boolean;
  /** Own and allied ships there. */
  readonly own: readonly string[];
  readonly contacts: readonly ShipContact[];
  readonly sightings: readonly ShipSighting[];
}

/** A port of which the player gets reports (PATE 1.5, 1.6, 5.3; GITM AMWOL 4.3). */
export interface ObservedPort {
  readonly name: string;
  readonly sea: string;
  readonly square: string | null;
  readonly state: string;
  readonly standing: Standing;
  readonly defence: number;
  readonly batteries: number;
  readonly ships: readonly ShipContact[];
}

export interface NavalObservation {
  readonly ships: readonly OwnShip[];
  readonly seas: readonly ObservedSea[];
  readonly ports: readonly ObservedPort[];
}
