import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { Count, HexName, Name, OPEN, SideName, Sixth } from './words.schema.js';

const Hexes = Type.Array(HexName, { maxItems: 10_000 });
const Line = Type.Array(HexName, { minItems: 1, maxItems: 2_000 });

/** A road from hex to hex. */
export const RoadDocument = Type.Object({ class: oneOf(['pike', 'road', 'lane']), hexes: Line }, OPEN);
/** Water that lies in its hexes. */
export const StreamDocument = Type.Object({ class: oneOf(['run']), hexes: Line }, OPEN);
/** Hexes by which a side enters, and the areas beside them (P-22). */
export const AreaDocument = Type.Object(
  { side: SideName, hexes: Line, next: Type.Array(Type.String()) },
  OPEN,
);

/** The ground of a battle: rows of letters and digits, lines as lists of hexes. */
export const MapDocument = Type.Object(
  {
    columns: Type.Integer({ minimum: 1, maximum: 99 }),
    rows: Type.Integer({ minimum: 1, maximum: 99 }),
    terrainRows: Type.Array(
      Type.String({ pattern: '^[.owWDbtmx]*$', description: 'one letter a hex out of . o w W D b t m x' }),
    ),
    levelRows: Type.Array(Type.String({ pattern: '^[0-9]*$', description: 'one digit a hex' })),
    roads: Type.Record(Type.String(), RoadDocument),
    railGrade: Hexes,
    railCuts: Hexes,
    streams: Type.Record(Type.String(), StreamDocument),
    hexsides: Type.Array(
      Type.Object(
        {
          hex: HexName,
          side: Sixth,
          kind: oneOf(['wall', 'fence', 'creek']),
          bridge: Type.Optional(Type.Boolean()),
        },
        OPEN,
      ),
    ),
    towers: Hexes,
    water: Hexes,
    names: Type.Record(HexName, Name),
    areas: Type.Record(Type.String(), AreaDocument),
  },
  OPEN,
);
export type MapDocument = Static<typeof MapDocument>;

/** Works in a hex: breastworks done after two turns, entrenchments after six (P-18, G-44). */
export const WorksDocument = Type.Object(
  {
    hex: HexName,
    facing: Sixth,
    kind: oneOf(['breastworks', 'entrenchments']),
    turns: Type.Integer({ minimum: 0, maximum: 6 }),
    side: SideName,
  },
  OPEN,
);
export type WorksDocument = Static<typeof WorksDocument>;

/** Guns left in a hex by their battery (G-43). */
export const AbandonedGunsDocument = Type.Object({ hex: HexName, battery: Type.String(), guns: Count }, OPEN);
export type AbandonedGunsDocument = Static<typeof AbandonedGunsDocument>;
