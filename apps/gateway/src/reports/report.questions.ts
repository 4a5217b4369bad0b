import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import {
  DEBRIEF_FORMATS,
  type DebriefFormat,
  MAP_FORMATS,
  type MapFormat,
  MOST_EDITIONS,
  REPORT_FORMATS,
  REPORT_KINDS,
  type ReportFormat,
  SUPPLY_CONCERNS,
  TurnNumber,
} from '@vedette/contracts';
import { askedPlayer } from '../http/asked-parts.js';
import { questionOf } from '@vedette/edge';

const player = askedPlayer(
  'whose report, instead of your own: for administrators, for who stands in for him in the turns handed over, and for all when the campaign is published',
);
const edition = Type.Optional(
  Type.Integer({ minimum: 1, maximum: MOST_EDITIONS, description: 'one before the last correction' }),
);
const side = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 60,
    allowed: 'a side of the campaign',
    description: 'what this side believed; everybody unless stated',
  }),
);

/** Whose reports. */
export const ReadersQuestion = questionOf(Type.Object({ player }));
export type ReadersQuestion = InstanceType<typeof ReadersQuestion>;

/** Whose, and of which turn. */
export const TurnOfReaderQuestion = questionOf(Type.Object({ turn: TurnNumber, player }));
export type TurnOfReaderQuestion = InstanceType<typeof TurnOfReaderQuestion>;

/** Whose report, and which edition of it. */
export const EditionQuestion = questionOf(Type.Object({ turn: TurnNumber, player, edition }));
export type EditionQuestion = InstanceType<typeof EditionQuestion>;

/** Which report, in which form. */
export const ReportQuestion = questionOf(
  Type.Object({
    turn: TurnNumber,
    kind: oneOf(REPORT_KINDS),
    format: Type.Unsafe<ReportFormat>({ ...oneOf(REPORT_FORMATS), default: 'json' }),
    player,
    edition,
  }),
);
export type ReportQuestion = InstanceType<typeof ReportQuestion>;

/** Which map, in which form. */
export const MapQuestion = questionOf(
  Type.Object({
    turn: TurnNumber,
    name: Type.String(),
    format: Type.Unsafe<MapFormat>({ ...oneOf(MAP_FORMATS), default: 'svg' }),
    player,
  }),
);
export type MapQuestion = InstanceType<typeof MapQuestion>;

/** Of whom a debrief is. */
export const SubjectQuestion = questionOf(
  Type.Object({ player: askedPlayer('what this player believed'), side }),
);
export type SubjectQuestion = InstanceType<typeof SubjectQuestion>;

/** The same, and of which turn. */
export const TurnOfSubjectQuestion = questionOf(
  Type.Object({ turn: TurnNumber, ...SubjectQuestion.schema.properties }),
);
export type TurnOfSubjectQuestion = InstanceType<typeof TurnOfSubjectQuestion>;

/** Which debrief, in which form. */
export const DebriefQuestion = questionOf(
  Type.Object({
    ...TurnOfSubjectQuestion.schema.properties,
    format: Type.Unsafe<DebriefFormat>({ ...oneOf(DEBRIEF_FORMATS), default: 'json' }),
  }),
);
export type DebriefQuestion = InstanceType<typeof DebriefQuestion>;

/** Whose orders of a turn that is over. */
export const OrdersOfQuestion = questionOf(
  Type.Object({ turn: TurnNumber, player: askedPlayer('what this player ordered') }),
);
export type OrdersOfQuestion = InstanceType<typeof OrdersOfQuestion>;

/** What of supply, and for whom. */
export const SupplyQuestion = questionOf(
  Type.Object({
    about: Type.Optional(oneOf(SUPPLY_CONCERNS, 'supplies unless given')),
    player: askedPlayer('somebody you stand in for, instead of you'),
  }),
);
export type SupplyQuestion = InstanceType<typeof SupplyQuestion>;
