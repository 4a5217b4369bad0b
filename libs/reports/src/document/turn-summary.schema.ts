import { Type, type Static } from '@sinclair/typebox';
import { Count, oneOf, orNull, Text, TextOrNull } from '../input/parts.schema.js';

const Lines = Type.Array(Text, { description: 'anchors of the lines of the report that tell it' });

/** Men lost, by what became of them; `other` are those of whom no more is told: drowned, deserted, lost with their unit. */
export const MenLost = Type.Object({
  killed: Count,
  wounded: Count,
  prisoners: Count,
  stragglers: Count,
  other: Count,
  all: Count,
});
export type MenLost = Static<typeof MenLost>;

/** What one side of a battle brought, as far as the reader was told. */
export const BattleSide = Type.Object({
  states: Type.Array(Text),
  pieces: Type.Array(Text, { description: 'units or ships by id' }),
  men: Type.Union([Count, Type.Null()], {
    description:
      'exact for own and allied troops; of strangers what was seen coming up, null where nobody saw it',
  }),
});
export type BattleSide = Static<typeof BattleSide>;

/** A battle of the turn on land or at sea, as its result concerns the reader. */
export const BattleSummary = Type.Object({
  phase: Text,
  square: TextOrNull,
  tactical: TextOrNull,
  result: oneOf(['won', 'lost', 'undecided', 'seen'], '`seen`: a battle of others'),
  own: BattleSide,
  others: BattleSide,
  losses: MenLost,
  text: Text,
  lines: Lines,
});
export type BattleSummary = Static<typeof BattleSummary>;

/** What one of the reader's own units or ships lost in the turn; `left` are the men it has at its end. */
export const PieceLosses = Type.Object({
  piece: Text,
  lost: MenLost,
  left: orNull(Count),
  fate: Type.Union([Text, Type.Null()], {
    description: 'what became of it, where it is no longer what it was',
  }),
});
export type PieceLosses = Static<typeof PieceLosses>;

/** One matter of the summary in words, with the lines that tell it. */
export const SummaryItem = Type.Object({ text: Text, lines: Lines });
export type SummaryItem = Static<typeof SummaryItem>;

const items = (description: string) => Type.Array(SummaryItem, { description });

/** The own forces as the turn ends. */
export const OwnStanding = Type.Object({
  units: Count,
  men: Count,
  batteries: Count,
  broken: Count,
  inQuarters: Count,
  unsupplied: Count,
  ships: Count,
  cities: Type.Array(Text, { description: 'cities of his side on his map' }),
  text: Text,
});
export type OwnStanding = Static<typeof OwnStanding>;

/** What a player wants to know first of a turn, made of the same events as the lines below it (GITM AMWOL 5.3). */
export const TurnSummary = Type.Object({
  battles: Type.Array(BattleSummary),
  losses: Type.Object({ all: MenLost, pieces: Type.Array(PieceLosses), text: Text }),
  enemy: items('what became of enemies before his eyes'),
  places: items('cities and ports taken and lost, sieges'),
  arrivals: items('who marched, sailed, landed or took up arms'),
  failures: items('what was ordered and not done, and why'),
  facing: items('enemies in sight as the turn ends'),
  standing: OwnStanding,
});
export type TurnSummary = Static<typeof TurnSummary>;
