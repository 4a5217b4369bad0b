export type { AppendRequest, Appended, Cause, StreamAppend } from './append/append-request.js';
export { Cursors, type CursorKey } from './cursor/cursors.js';
export { CampaignClosedError } from './errors/campaign-closed.error.js';
export { CursorMovedError } from './errors/cursor-moved.error.js';
export { EraEndedError } from './errors/era-ended.error.js';
export { EventStoreError } from './errors/event-store.error.js';
export { InvalidAppendError } from './errors/invalid-append.error.js';
export { SchemaTooNewError } from './errors/schema-too-new.error.js';
export { WrongExpectedVersionError } from './errors/wrong-expected-version.error.js';
export type { EventMeta, Json, LoggedEvent, NewEvent, RecordedEvent } from './event/recorded-event.js';
export { type HistoryMark, lookAtMark, type MarkedHistory } from './history/history-mark.js';
export { type HistoryCut, HistoryWatch, type HistoryWatchOptions } from './history/history-watch.js';
export type { Hint, HintBus } from './hint/hint-bus.js';
export { LocalHints } from './hint/local-hints.js';
export { NatsHints } from './hint/nats-hints.js';
export type { Place, StreamRange, StreamVersions } from './read/campaign-reader.js';
export type { LogPage, Upcast } from './read/log-reader.js';
export { migrate, type MigrationOptions, type MigrationReport, requireSchema } from './schema/migrate.js';
export { Sealer, type SealerOptions } from './sealer/sealer.js';
export { Snapshots, type Snapshot, type SnapshotKey } from './snapshot/snapshots.js';
export { EventStore, type EventStoreOptions, type Sealed } from './store/event-store.js';
export type { EventStoreSchema } from './schema/database.js';
export { Subscription, type SubscriptionOptions } from './subscription/subscription.js';
export { RelayOutOfStepError } from './errors/relay-out-of-step.error.js';
export { OMITTED_HEADER, POSITION_HEADER, TICK_HEADER, logSubject } from './relay/log-message.js';
export type { RelayBeginning } from './relay/log-stream.js';
export type { PublishOutcome } from './relay/fenced-publisher.js';
export { Relay, type RelayOptions } from './relay/relay.js';
export { GenerationLiveError } from './errors/generation-live.error.js';
export { GenerationSupersededError } from './errors/generation-superseded.error.js';
export { InvalidProjectionError } from './errors/invalid-projection.error.js';
export { DeadLetters, type DeadLetter } from './dead-letters/dead-letters.js';
export { Generations, type LiveGeneration } from './projection/generations.js';
export {
  generationSchema,
  liveSchema,
  type Projection,
  type ProjectionContext,
} from './projection/projection.js';
export { ProjectionRunner, type ProjectionRunnerOptions } from './projection/projection-runner.js';
export { rebuild, type RebuildOptions, type RebuildReport } from './projection/rebuild.js';
export { ArchiveError } from './errors/archive.error.js';
export { archiveCampaign } from './archive/archive-campaign.js';
export { ARCHIVE_FORMAT, archivePaths, type ArchiveManifest } from './archive/archive-file.js';
export { exportCampaign, type ExportOptions } from './archive/export-campaign.js';
export { restoreCampaign, type RestoreOptions } from './archive/restore-campaign.js';
export { sealCampaign } from './archive/seal-campaign.js';
export { readManifest, verifyArchive } from './archive/verify-archive.js';
export { WaitedTooLongError } from './errors/waited-too-long.error.js';
export type { StoreCondition } from './store/store-condition.js';
export { logGrants, type LogRight } from './rights/log-rights.js';
