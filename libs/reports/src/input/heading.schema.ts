import { Type, type Static } from '@sinclair/typebox';
import { Standing } from './standing.schema.js';
import { Count, Text } from './parts.schema.js';

const Names = Type.Record(Text, Text);

/** Whom a report is for and of what. Names are only such as the player may know. */
export const ReportHeading = Type.Object({
  /** Name of the campaign. */
  campaign: Text,
  player: Type.Object({ id: Text, name: Text }),
  turn: Count,
  /** `campaign`, `deployment`, `peace` or `truce`. */
  season: Text,
  /** The land book; `id` as events cite it, for instance `gitm-amwol`. */
  rulebook: Type.Object({ id: Text, title: Text }),
  /** Names of states and players by id, for prose; ids stand in for names that are missing. */
  states: Names,
  players: Names,
  /** How each state stands to the player, where it is known; public diplomacy. */
  standings: Type.Optional(Type.Record(Text, Standing)),
  /** Names of unit and ship types by code, for the legend. */
  types: Type.Optional(Names),
  /** Builds that decided the turn, in order; it names no build that only draws the report up. */
  decidedBy: Type.Optional(Type.Array(Text)),
  /** In a player's first report: the SHA-256 of the secret that keys the dice, or null where none was told beforehand. */
  dice: Type.Optional(Type.Union([Text, Type.Null()])),
  /** How many units each word for the size of strangers stands for, smallest first (GITM AMWOL 4.1). */
  sizes: Type.Optional(Type.Array(Type.Object({ word: Text, least: Count, most: Count }))),
  /** Letters that rows of the strategic grid skip (ROTD 1.1). */
  skippedRowLetters: Type.Optional(Text),
});
export type ReportHeading = Static<typeof ReportHeading>;
