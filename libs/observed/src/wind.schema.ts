import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { CLOSED } from './schema-parts.js';

export const COMPASS = ['north', 'east', 'south', 'west'] as const;
export const WIND_STRENGTHS = ['light', 'moderate', 'heavy'] as const;

/** Where the wind of a sea area comes from, and how strong it is (PATE 6.2). */
export const Wind = Type.Object({ from: oneOf(COMPASS), strength: oneOf(WIND_STRENGTHS) }, CLOSED);
export type Wind = Static<typeof Wind>;
