import { Type, type Static } from '@sinclair/typebox';
import { CityDocument } from './city.schema.js';
import { InlineTheatreDocument } from './inline-theatre.schema.js';
import {
  CLOSED,
  Count,
  oneOf,
  orNull,
  pairOf,
  PlayerIdText,
  StateIdText,
  StrategicSquareName,
} from './names.schema.js';
import { PortDocument, ShipDocument, WeatherDocument } from './naval.schema.js';
import { CasualtiesDocument, UnitDocument } from './unit.schema.js';
import {
  BridgeDocument,
  DepotDocument,
  RiverDocument,
  TrackDocument,
  TreasuryDocument,
  WorkDocument,
} from './works.schema.js';

export const POSITION_FORMAT = 'vedette/position@1';
export const SEASONS = ['campaign', 'peace', 'truce', 'deployment'] as const;
export type Season = (typeof SEASONS)[number];
export const LAND_RULEBOOKS = ['gitm-amwol', 'gitm-nwol', 'rotd-euwol'] as const;
export const NAVAL_RULEBOOKS = ['pate-amwol'] as const;
export const THEATRES = ['amwol', 'nwol', 'euwol'] as const;
export const MINISTRIES = ['war', 'naval', 'treasury', 'head'] as const;
export type Ministry = (typeof MINISTRIES)[number];
/** Ranks of officers, highest first, and equivalents in other armies (ROTD 3.5, R-54). */
export const RANKS = ['general', 'lieutenant-general', 'major-general', 'other'] as const;
export type Rank = (typeof RANKS)[number];
export const STANCES = ['hostile', 'neutral', 'allied'] as const;
export type Stance = (typeof STANCES)[number];

export const StateDocument = Type.Object(
  {
    id: StateIdText,
    nation: Type.String({ minLength: 1 }),
    side: Type.String({ minLength: 1 }),
    /** What reports call it, where that is not the name of its nation. */
    name: Type.Optional(Type.String({ minLength: 1 })),
  },
  CLOSED,
);
export const RelationDocument = Type.Object({ between: pairOf(StateIdText), stance: oneOf(STANCES) }, CLOSED);
export const PlayerDocument = Type.Object(
  {
    id: PlayerIdText,
    state: StateIdText,
    name: Type.Optional(Type.String()),
    ministries: Type.Optional(Type.Array(oneOf(MINISTRIES))),
    rank: Type.Optional(
      oneOf(RANKS, 'left out: other; a side none of whose players has one is not tested for rank'),
    ),
  },
  { additionalProperties: true },
);
export type PlayerDocument = Static<typeof PlayerDocument>;
export const DestroyedDocument = Type.Object(
  {
    unit: Type.String(),
    turn: Type.Integer(),
    phase: Type.String(),
    rule: Type.String(),
    men: Type.Optional(Count),
    casualties: Type.Optional(CasualtiesDocument),
  },
  { additionalProperties: true },
);

/** A season of the game's calendar and the turn that ends it (GITM NWOL 5.1). */
export const SeasonPlanDocument = Type.Object(
  { season: oneOf(SEASONS), lastTurn: Type.Integer({ minimum: 0, maximum: 10_000 }) },
  CLOSED,
);
/** Men a state can raise, and those who come back to it after so many ends of seasons (GITM AMWOL 3.5). */
export const ManpowerDocument = Type.Object(
  {
    state: StateIdText,
    pool: Type.Optional(Count),
    returning: Type.Optional(
      Type.Array(Type.Object({ men: Count, seasons: Type.Integer({ minimum: 1, maximum: 99 }) }, CLOSED)),
    ),
  },
  CLOSED,
);

/** Rules that are played or not as a position says; of a book that does not have the rule, a switch says nothing. */
export const SwitchesDocument = Type.Object(
  {
    'mass-rout': Type.Optional(
      Type.Boolean({
        description: 'whole sides may break when enough of their units have (GITM AMWOL 9.12)',
      }),
    ),
    'bombardment-damages-forts': Type.Optional(
      Type.Boolean({ description: 'guns wear forts down where the book leaves it open (ROTD 10.15)' }),
    ),
  },
  { ...CLOSED, description: 'rule switches that differ from the book; all are off unless set' },
);
export type Switches = Static<typeof SwitchesDocument>;
/** Name of a rule that a position may switch on. */
export type SwitchName = keyof Switches;

/** Everything a referee needs to play a turn: the position document of the umpire bench. */
export const PositionDocument = Type.Object(
  {
    format: Type.Literal(POSITION_FORMAT),
    rulebooks: Type.Object(
      { land: oneOf(LAND_RULEBOOKS), naval: Type.Optional(orNull(oneOf(NAVAL_RULEBOOKS))) },
      CLOSED,
    ),
    turn: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    season: Type.Optional(oneOf(SEASONS)),
    calendar: Type.Optional(
      Type.Array(SeasonPlanDocument, {
        description:
          'seasons in order and the turn that ends each; without it the administrator names the season of every turn, and none ends by itself',
      }),
    ),
    manpower: Type.Optional(Type.Array(ManpowerDocument)),
    seaPoints: Type.Optional(
      Type.Array(Type.Object({ state: StateIdText, points: Type.Integer() }, CLOSED), {
        description: 'points for ships taken, sunk and lost, by state (PATE 2.6)',
      }),
    ),
    theatre: Type.Union([oneOf(THEATRES), InlineTheatreDocument]),
    states: Type.Array(StateDocument, { minItems: 1 }),
    relations: Type.Optional(Type.Array(RelationDocument)),
    players: Type.Optional(Type.Array(PlayerDocument)),
    units: Type.Array(UnitDocument, { maxItems: 20_000 }),
    cities: Type.Optional(Type.Array(CityDocument)),
    ships: Type.Optional(Type.Array(ShipDocument)),
    ports: Type.Optional(Type.Array(PortDocument)),
    weather: Type.Optional(Type.Array(WeatherDocument)),
    depots: Type.Optional(Type.Array(DepotDocument)),
    bridges: Type.Optional(Type.Array(BridgeDocument)),
    track: Type.Optional(Type.Array(TrackDocument)),
    rivers: Type.Optional(Type.Array(RiverDocument)),
    works: Type.Optional(Type.Array(WorkDocument)),
    treasury: Type.Optional(Type.Array(TreasuryDocument)),
    battlesLastTurn: Type.Optional(Type.Array(StrategicSquareName)),
    destroyed: Type.Optional(Type.Array(DestroyedDocument)),
    switches: Type.Optional(SwitchesDocument),
    inTurn: Type.Optional(
      Type.Unknown({ description: 'what a turn that is under way must remember between phases' }),
    ),
  },
  { $id: 'position.schema.json', title: 'Position', additionalProperties: true },
);
export type PositionDocument = Static<typeof PositionDocument>;
