import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CLOSED } from '../names.schema.js';

const Square = Type.String({ description: 'a strategic square', examples: ['G5-V6'] });
const Tactical = Type.String({
  description: 'a square of a battlefield, column first',
  examples: ['7-7'],
});
const Rows = (description: string) =>
  Type.Array(Type.String(), {
    description: `one string a row, north first, one letter a square: ${description}`,
  });
const Codes = Type.Array(Type.String());

/** A city as the map has it; who holds it, and what is in it, is for reports to say. */
export const PrintedCityDocument = Type.Object(
  {
    name: Type.String(),
    square: Square,
    tactical: Tactical,
    level: Type.Integer({ minimum: 1, maximum: 5, description: 'of a village of note 1, of a capital 5' }),
  },
  CLOSED,
);

/** A sea area (PATE 1.1-1.4). */
export const PrintedSeaDocument = Type.Object(
  {
    code: Type.String({ examples: ['WGC'] }),
    name: Type.String(),
    map: Type.String({ description: 'areas of different maps are joined round the Horn' }),
    neighbours: Type.Object({ N: Codes, E: Codes, S: Codes, W: Codes }, CLOSED),
    landTo: Type.Array(oneOf(['N', 'E', 'S', 'W']), { description: 'where land lies: no way out' }),
    tacticalAreas: Type.Integer({ minimum: 1 }),
  },
  CLOSED,
);

/** A port as the map has it (PATE 1.5). */
export const PrintedPortDocument = Type.Object(
  {
    name: Type.String(),
    sea: Type.String(),
    exit: oneOf(['N', 'E', 'S', 'W']),
    square: Type.Union([Square, Type.Null()], { description: 'null off the land map' }),
    tactical: Type.Union([Tactical, Type.Null()]),
    coast: Type.Array(Square, { description: 'squares on its waters besides its own' }),
  },
  CLOSED,
);

/**
 * The map a campaign is played on, as it is printed: the same for everybody from the first turn to the last. Nobody's troops,
 * works or flags are on it.
 */
export const PrintedTheatreDocument = Type.Object(
  {
    format: Type.Literal('vedette/theatre@1'),
    id: Type.String(),
    cell: Type.Literal('square', { description: 'the shape of a cell' }),
    columns: Type.Array(Type.String(), {
      description: "first halves of squares' names, west to east: a square is called column-row",
      examples: [['A0', 'A1']],
    }),
    rows: Type.Array(Type.String(), {
      description: 'second halves, north to south',
      examples: [['P0', 'P1']],
    }),
    terrain: Rows(
      '. open, ~ water, h hills, f forest, F forested hills, m mountains, M high mountains, d desert, D high desert, a marsh, s swamp, r river',
    ),
    nations: Type.Array(Type.String()),
    nationKey: Type.Record(Type.String(), Type.String(), { description: 'a nation by its letter' }),
    nation: Rows('whose land it is, by `nationKey`'),
    rivers: Type.Union([Rows('. none, 1 fordable, 2 unfordable, 3 unbridgeable'), Type.Null()], {
      description: 'null where there is none',
    }),
    rails: Type.Union(
      [
        Rows('a hexadecimal digit: track leads on to the north 1, east 2, south 4, west 8; . none'),
        Type.Null(),
      ],
      { description: 'as they were laid when the campaign began; null where there is none' },
    ),
    cities: Type.Array(PrintedCityDocument),
    marches: Type.Object(
      {
        closed: Type.String({ description: 'letters of `terrain` that nobody enters' }),
        squares: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
          description:
            'squares the fastest unit of an arm can march in a turn at most, forced, by letter of the arm',
          examples: [{ I: 4, C: 5, A: 5, H: 5 }],
        }),
      },
      { ...CLOSED, description: 'how far the rules let anybody march' },
    ),
    seas: Type.Array(PrintedSeaDocument),
    ports: Type.Array(PrintedPortDocument),
  },
  CLOSED,
);
export type PrintedTheatreDocument = Static<typeof PrintedTheatreDocument>;

/** The battlefield of one square of the map, as it is printed (GITM AMWOL 2.1-2.4). */
export const PrintedBattlefieldDocument = Type.Object(
  {
    format: Type.Literal('vedette/battlefield@1'),
    square: Square,
    terrain: Rows(
      '. open, h hills, H high hills, r river, f ford, m mountain, p pass, w water, t forest, T town; 15 rows',
    ),
    defence: Rows('its defence rating 0-4; 15 rows'),
    rail: Type.Array(Tactical, { description: 'where a railway runs' }),
    regions: Type.Array(Type.Array(Type.Integer({ minimum: 0 })), {
      description:
        '15 rows of 15 numbers: 0 for impassable ground; one can march between squares of one number without a ford or pass',
    }),
    city: Type.Union([Type.Object({ name: Type.String(), tactical: Tactical }, CLOSED), Type.Null()]),
  },
  CLOSED,
);
export type PrintedBattlefieldDocument = Static<typeof PrintedBattlefieldDocument>;
