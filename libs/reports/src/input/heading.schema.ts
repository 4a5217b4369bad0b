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
  /** Letters that rows of the strategic grid skip (ROTD 1.1). */
  skippedRowLetters: Type.Optional(Text),
});
export type ReportHeading = Static<typeof ReportHeading>;
