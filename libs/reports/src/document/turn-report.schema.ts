import { Type, type Static } from '@sinclair/typebox';
import { ReportHeading } from '../input/heading.schema.js';
import { TurnSummary } from './turn-summary.schema.js';
import { Count, oneOf, Text } from '../input/parts.schema.js';

/** A line of a turn report: one sentence or more, and the events it tells (GITM AMWOL 5.3). */
export const ReportLine = Type.Object({
  id: Type.String({ description: 'anchor of the line, unique in the report' }),
  events: Type.Array(Count, { description: "numbers of the events it tells, in the report's own counting" }),
  rule: Text,
  weight: oneOf(['matter', 'routine']),
  text: Text,
  reasons: Type.Array(Text),
  dice: Type.Array(Text),
});
export type ReportLine = Static<typeof ReportLine>;

/** A section: one phase, or several quiet ones folded into one. */
export const ReportSection = Type.Object({
  id: Text,
  title: Text,
  phases: Type.Array(Text),
  lines: Type.Array(ReportLine),
});
export type ReportSection = Static<typeof ReportSection>;

/** The army's or the fleet's report (GITM AMWOL 5.3; PATE 3.11). */
export const TurnReportPart = Type.Object({
  part: oneOf(['land', 'fleet']),
  title: Text,
  sections: Type.Array(ReportSection),
});
export type TurnReportPart = Static<typeof TurnReportPart>;

/** An event as its observer was told of it, numbered in his own counting from 1. */
export const ReportedEvent = Type.Object({
  event: Count,
  phase: Text,
  type: Text,
  rule: Text,
  degree: Text,
  square: Type.Optional(Text),
  units: Type.Optional(Type.Array(Text)),
  ships: Type.Optional(Type.Array(Text)),
  data: Type.Record(Text, Type.Unknown()),
  dice: Type.Optional(Type.Array(Type.Unknown())),
});
export type ReportedEvent = Static<typeof ReportedEvent>;

export const TURN_REPORT_FORMAT = 'vedette/turn-report@1';

/** The turn report of one player, for programs and as the source of its text and its page. */
export const TurnReport = Type.Object(
  {
    format: Type.Literal(TURN_REPORT_FORMAT),
    heading: ReportHeading,
    summary: TurnSummary,
    parts: Type.Array(TurnReportPart),
    events: Type.Array(ReportedEvent),
  },
  { $id: 'turn-report.schema.json', title: 'Turn report, version 1' },
);
export type TurnReport = Static<typeof TurnReport>;
