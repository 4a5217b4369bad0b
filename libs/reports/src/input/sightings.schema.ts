import { Type, type Static } from '@sinclair/typebox';
import { Count, Text } from './parts.schema.js';

/** A foreign headquarters of which a war minister heard: a turn old and perhaps not where it was (4.7). */
export const HeadquartersNews = Type.Object({ state: Text, type: Text, square: Text, turn: Count });
export type HeadquartersNews = Static<typeof HeadquartersNews>;

/** Foreign troops on national soil out of sight of the nation's troops, as a war minister heard of them (4.7). */
export const TroopsNews = Type.Object({ state: Text, square: Text, size: Text, letters: Text, turn: Count });
export type TroopsNews = Static<typeof TroopsNews>;
