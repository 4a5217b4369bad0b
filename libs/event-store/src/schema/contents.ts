/**
 * The table of contents of the database. Tables change by a new version at the end of the list, whose files are applied
 * once and never edited again; functions and triggers are replaced when their file has changed, by whoever migrates, unless a
 * newer release wrote them.
 *
 * A version either *expands*: it adds, and programs of the release before go on with it and can be put back. Or it *contracts*: it
 * takes away what the release before still used, and is applied by `vedette upgrade finish` alone.
 */
export interface SchemaVersion {
  readonly version: number;
  readonly title: string;
  readonly change: 'expands' | 'contracts';
  readonly files: readonly string[];
}

export const VERSIONS: readonly SchemaVersion[] = [
  {
    version: 1,
    title: 'the sealed log, snapshots, cursors and projections',
    change: 'expands',
    files: [
      'tables/era.sql',
      'tables/campaign.sql',
      'tables/stream.sql',
      'tables/event.sql',
      'tables/tick.sql',
      'tables/archived-event.sql',
      'tables/snapshot.sql',
      'tables/cursor.sql',
      'tables/dead-letter.sql',
      'tables/projection.sql',
      'tables/relay-base.sql',
    ],
  },
];

/** In the order in which they need each other. */
export const REPLACEABLE: readonly string[] = [
  'functions/refuse-change.sql',
  'functions/block-of.sql',
  'functions/ensure-partition.sql',
  'functions/campaign-number.sql',
  'functions/take-versions.sql',
  'functions/refuse-append.sql',
  'functions/replayed-until.sql',
  'functions/replayed-or-refused.sql',
  'functions/append.sql',
  'functions/append-one.sql',
  'functions/append-many.sql',
  'functions/hold-streams.sql',
  'functions/check-era.sql',
  'functions/seal.sql',
  'functions/log-head.sql',
  'functions/begin-era.sql',
  'functions/events-of-tick.sql',
  'functions/names-of-streams.sql',
  'functions/base-before.sql',
  'functions/age-beyond.sql',
  'functions/read-log.sql',
  'functions/read-log-page.sql',
  'functions/read-campaign-log.sql',
  'functions/tick-of.sql',
  'functions/position-of.sql',
  'functions/condition.sql',
  'functions/close-campaign.sql',
  'functions/campaign-history.sql',
  'functions/bury-campaign.sql',
  'functions/restore-events.sql',
  'functions/reopen-campaign.sql',
  'functions/read-stream.sql',
  'functions/read-turns.sql',
  'functions/read-campaign.sql',
  'functions/read-places.sql',
  'triggers/event-is-not-changed.sql',
  'triggers/event-is-not-truncated.sql',
  'triggers/tick-is-not-changed.sql',
];
