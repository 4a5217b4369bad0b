import type { Static } from '@sinclair/typebox';
import type { MarkColour, MarkKind } from '@vedette/cartography';
import { oneOf } from './parts.schema.js';

export const STANDINGS = ['same', 'allied', 'hostile', 'neutral'] as const;
/** How a state stands to the reader of a report: his own side, an active ally, an enemy, or neither (GITM AMWOL 1.4). */
export const Standing = oneOf(STANDINGS, 'how a state stands to the reader');
export type Standing = Static<typeof Standing>;

export const HOLDER_STANDINGS = [...STANDINGS, 'none'] as const;
/** How whoever holds a railway or river stands to the reader; none where nobody does (ROTD 1.3). */
export type HolderStanding = (typeof HOLDER_STANDINGS)[number];

/** Directions that works may face (ROTD 10.6). */
export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export const CONDITIONS = ['active', 'inactive', 'shattered'] as const;
/** What a flag, a tent or a boxed S stands for (GITM AMWOL 1.4, 11.3, 12.3). */
export const Condition = oneOf(CONDITIONS);
export type Condition = Static<typeof Condition>;

export const MARK_KINDS = ['flag', 'tent', 'boxed-s'] as const satisfies readonly MarkKind[];
/** The four colours of flags: blue friends, red enemies, gray neutrals, black all three (GITM AMWOL 1.4). */
export const MARK_COLOURS = ['blue', 'red', 'gray', 'black'] as const satisfies readonly MarkColour[];
