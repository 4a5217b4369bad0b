import { mkdir, writeFile } from 'node:fs/promises';
import { ArchiveError } from '../errors/archive.error.js';
import type { RecordedEvent } from '../event/recorded-event.js';
import type { EventStore } from '../store/event-store.js';
import {
  ARCHIVE_FORMAT,
  type ArchiveManifest,
  archiveLine,
  archivePaths,
  writeLines,
} from './archive-file.js';
import { campaignHistory } from './campaign-history.js';

/** Where an export goes. */
export interface ExportOptions {
  /** Directory of the two files; made when it is not there. */
  readonly directory: string;
  /** Digest of the state the events fold to, kept in the manifest for whoever replays them. */
  readonly stateDigest?: string;
}

type End = Pick<RecordedEvent, 'stream' | 'version'>;

/** What is learnt about the events while they pass. */
class Tally {
  events = 0;
  first: End | undefined;
  last: End | undefined;
  readonly streams: Record<string, number> = {};

  async *lines(events: AsyncIterable<RecordedEvent>): AsyncGenerator<string> {
    for await (const event of events) {
      this.events += 1;
      this.first ??= event;
      this.last = event;
      this.streams[event.stream] = event.version;
      yield archiveLine(event);
    }
  }
}

/**
 * Writes the sealed events of a campaign to `<campaign>.ndjson.gz` and a manifest beside it. The campaign may be running:
 * the export then reaches as far as the log is sealed.
 *
 * @throws ArchiveError when the campaign has no sealed events.
 */
export const exportCampaign = async (
  store: EventStore,
  campaign: string,
  options: ExportOptions,
): Promise<ArchiveManifest> => {
  const campaignNo = await store.campaignNumber(campaign);
  const tally = new Tally();
  const paths = archivePaths(options.directory, campaign);
  if (campaignNo === undefined) {
    throw new ArchiveError(`There is no campaign "${campaign}" to export.`);
  }
  await mkdir(options.directory, { recursive: true });
  const sha256 = await writeLines(
    paths.events,
    tally.lines(campaignHistory(store.pool, campaign, campaignNo)),
  );
  const position = async (end: End | undefined): Promise<number> => {
    const found = end && (await store.positionOf(campaign, end.stream, end.version));
    if (found === undefined) {
      throw new ArchiveError(`Campaign "${campaign}" has no sealed events to export.`);
    }
    return found;
  };
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    campaign,
    events: tally.events,
    streams: tally.streams,
    firstPosition: await position(tally.first),
    lastPosition: await position(tally.last),
    sha256,
    stateDigest: options.stateDigest,
  };
  await writeFile(paths.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
};
