import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { CLOSED, Count, Text, TextOrNull } from './schema-parts.js';

/** What a unit or ship is short of; `rest` keeps it from marching (GITM AMWOL 7.1). */
export const FORCE_WANTS = [
  'supplies',
  'ammunition',
  'communications',
  'rest',
  'reforming',
  'stores',
] as const;
export type ForceWant = (typeof FORCE_WANTS)[number];

const ratings = { quality: Text, experience: Type.Number(), morale: Type.Number() };
const wants = Type.Array(oneOf(FORCE_WANTS), { description: 'what it is short of' });
const own = { id: Text, name: TextOrNull, type: Text, commander: TextOrNull, status: Text, place: Text };

/** How supply and readiness of a unit of one's own stand, as its command reported (GITM AMWOL 3.3). */
export const OwnUnitDocument = Type.Object(
  {
    ...own,
    men: Count,
    batteries: Count,
    ...ratings,
    fatigue: Type.Number(),
    supplied: Type.Boolean(),
    supplySource: TextOrNull,
    supplies: Count,
    ammunition: Count,
    communications: Type.Boolean(),
    casualties: Count,
    wants,
  },
  CLOSED,
);
export type OwnUnitDocument = Static<typeof OwnUnitDocument>;

/** How stores and readiness of a ship of one's own stand (PATE 2.2-2.6). */
export const OwnShipDocument = Type.Object(
  {
    ...own,
    crew: Count,
    marines: Count,
    ...ratings,
    hull: Type.Number(),
    rigging: Type.Number(),
    stores: Count,
    wants,
  },
  CLOSED,
);
export type OwnShipDocument = Static<typeof OwnShipDocument>;
