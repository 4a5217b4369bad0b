import { NEWS_KINDS } from '@vedette/contracts';

/** What somebody who watches a campaign is told, beside what everybody hears: that he watches, that
 * another number of players is done, and what concerns his seat. */
export const LIVE_KINDS = [
  'watching',
  ...NEWS_KINDS,
  'done-count',
  'orders',
  'letters',
  'report-ready',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];
