import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull } from '../../document/names.schema.js';
import { defineEvent } from '../define-event.js';
import { HELD_GROUND, MAPPED_WORKS } from './held-ground.js';
import { GarrisonSighting, LandSighting, PortSighting } from '@vedette/observed';
import { HeadquartersRumour, TroopsRumour } from './rumours.js';
import { ToldSquareReport } from './told-ground.js';
import { UnitStatusReport } from './unit-status-report.js';

export const REPORTED_STANDINGS = ['same', 'allied', 'hostile', 'neutral'] as const;
const Standing = oneOf(REPORTED_STANDINGS, 'how the state stands to the player');

/** Troops of one state in one strategic square as a player sees them (GITM AMWOL 1.4, 4.1). */
export const StackReport = Type.Object({
  state: Type.String(),
  standing: Standing,
  condition: oneOf(['active', 'inactive', 'shattered']),
  /** Exact number, for the player's own side and active allies only. */
  count: orNull(Type.Integer()),
  /** Word for the approximate size, for everybody else. */
  size: orNull(Type.String()),
  /** I, C, A and H in that order: exact for friends, approximate for others. */
  letters: Type.String(),
});
export type StackReport = Static<typeof StackReport>;

/** The mark on a square: flags of active troops, a tent where all are inactive, a boxed S where all are shattered. */
export const SquareMark = Type.Object({
  kind: oneOf(['flag', 'tent', 'boxed-s']),
  /** Blue for friends, red for hostile, gray for neutral troops; black alone for all three. */
  colours: Type.Array(oneOf(['blue', 'red', 'gray', 'black'])),
});
export type SquareMark = Static<typeof SquareMark>;

/** What selecting a city shows (1.3, 2.6, 2.7). */
export const CityReport = Type.Object({
  name: Type.String(),
  tactical: Type.String(),
  state: Type.String(),
  level: Type.Integer(),
  supplies: Type.Integer(),
  fort: orNull(Type.Object({ level: Type.Integer(), capacity: Type.Integer() })),
  besieged: Type.Boolean(),
});
export type CityReport = Static<typeof CityReport>;

/** A square of the strategic map that a player is shown (4.1). */
export const SquareReport = Type.Object({
  square: Type.String(),
  terrain: Type.String(),
  nation: Type.String(),
  city: orNull(CityReport),
  mark: orNull(SquareMark),
  stacks: Type.Array(StackReport),
  ...HELD_GROUND,
});
export type SquareReport = Static<typeof SquareReport>;

/** A unit a player sees on a tactical map (2.5, 2.6, 4.2). */
export const TacticalSighting = Type.Object({
  unit: Type.String(),
  state: Type.String(),
  standing: Standing,
  tactical: Type.String(),
  condition: oneOf(['active', 'inactive', 'shattered']),
  inFort: Type.Boolean(),
  /** A bridge train that spans its square (ROTD 12.4). */
  deployed: Type.Optional(Type.Boolean()),
});
export type TacticalSighting = Static<typeof TacticalSighting>;

/** A tactical map a player is shown: 15 rows of terrain letters and of defence digits, and the units he sees on it. */
export const TacticalMapReport = Type.Object({
  square: Type.String(),
  terrain: Type.Array(Type.String()),
  defence: Type.Array(Type.String()),
  city: orNull(CityReport),
  units: Type.Array(TacticalSighting),
  ...MAPPED_WORKS,
});
export type TacticalMapReport = Static<typeof TacticalMapReport>;

/** Everything the position report of one player shows at the end of a turn (4.1 to 4.7, 5.3). */
export const PositionReport = Type.Object({
  player: Type.String(),
  state: Type.String(),
  /** The turn that ended; the report shows the position at the start of the next. */
  turn: Type.Integer(),
  season: Type.String(),
  squares: Type.Array(SquareReport),
  maps: Type.Array(TacticalMapReport),
  units: Type.Array(UnitStatusReport),
  /** Ships seen by land units in port squares (4.3). */
  ports: Type.Array(PortSighting),
  /** Land units identified by the player's ships in port (4.3). */
  seenFromShips: Type.Array(LandSighting),
  /** For naval ministers: ships that garrisons off the map saw a turn ago (4.3). */
  garrisons: Type.Array(GarrisonSighting),
  /** For war ministers: a turn old and not always right (4.7). */
  headquartersHeardOf: Type.Array(HeadquartersRumour),
  troopsHeardOf: Type.Array(TroopsRumour),
  /** For who governs a state, where books keep holders: its depots and railways that his units do not show him (ROTD 11.5). */
  toldGround: Type.Optional(Type.Array(ToldSquareReport)),
});
export type PositionReport = Static<typeof PositionReport>;

/** A player's position report was drawn up; from these events alone reports are written again at any time. */
export const PositionReported = defineEvent({
  type: 'PositionReported',
  data: PositionReport,
  apply() {},
});

/**
 * The errors of the turn's reports were drawn. The draws would undo the errors, so nobody is told of them and the reports
 * themselves carry none.
 */
export const SightingsBlurred = defineEvent({
  type: 'SightingsBlurred',
  data: Type.Object({ draws: Type.Integer() }),
  apply() {},
});
