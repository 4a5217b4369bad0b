import type { Desk } from '@vedette/intelligence';

/** The tables of the projection. */
export interface IntelligenceTables {
  picture: {
    campaign: string;
    state: string;
    desk: Desk;
    turn: number;
    /** The picture as JSON. */
    body: string;
    contacts: number;
    cleared: number;
    units: number;
    ships: number;
  };
}

/** Name of the projection; readers find its tables as views in schema `proj_intelligence`. */
export const INTELLIGENCE = 'intelligence';

/** Raised with every change of what is believed or how it is kept: new pictures are then made beside those in use. */
export const INTELLIGENCE_GENERATION = 1;
