import { Type } from '@sinclair/typebox';
import {
  ArchivedCampaignDocument,
  DebriefIndex,
  listMaps,
  listReports,
  ProjectionCondition,
  rebuildReports,
  ReportDocument,
  retryProjection,
  StoppedCampaign,
} from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';
import '../campaigns/campaign-standing.views.js';

const { earlier, ...entry } = listReports.answerSchema.properties.reports.items.properties;
const EarlierEdition = Type.Object({
  edition: earlier.items.properties.edition,
  reason: Type.String({ description: 'why it was corrected, in the words of the administrator' }),
  href: Type.String({ description: 'where it can still be read' }),
});
viewOf('EarlierEdition', EarlierEdition);

/** A report that can be read. */
export const ReportEntryView = viewOf(
  'ReportEntry',
  Type.Object({
    ...entry,
    earlier: Type.Array(EarlierEdition, { description: 'the editions before it, the first first' }),
  }),
);
export type ReportEntryView = Shown<typeof ReportEntryView>;

/** A campaign whose reports are read on after it was archived. */
export const ArchivedCampaignView = viewOf('ArchivedCampaign', ArchivedCampaignDocument);
export type ArchivedCampaignView = Shown<typeof ArchivedCampaignView>;

/** A report in one form. */
export const ReportView = viewOf('Report', ReportDocument);
export type ReportView = Shown<typeof ReportView>;

/** A map of a position report. */
export const MapEntryView = viewOf('MapEntry', listMaps.answerSchema.properties.maps.items);
export type MapEntryView = Shown<typeof MapEntryView>;

/** What rebuilding the reports did. */
export const RebuildView = viewOf('Rebuild', rebuildReports.answerSchema);
export type RebuildView = Shown<typeof RebuildView>;

viewOf('StoppedCampaign', StoppedCampaign);
/** How a projection fares. */
export const ProjectionView = viewOf(
  'Projection',
  Type.Object({
    ...ProjectionCondition.properties,
    cell: Type.String({ description: 'the part of the house whose campaigns it tells of' }),
  }),
);
export type ProjectionView = Shown<typeof ProjectionView>;

/** Whether a stopped campaign goes on. */
export const RetryView = viewOf('Retry', retryProjection.answerSchema);
export type RetryView = Shown<typeof RetryView>;

viewOf('DicePromise', DebriefIndex.properties.dice);
/** What there is to debrief after a campaign's end, and the secret of the dice. */
export const DebriefIndexView = viewOf('Debriefs', DebriefIndex, { component: 'DebriefIndexView' });
export type DebriefIndexView = Shown<typeof DebriefIndexView>;
