import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { RecordedEvent } from '../event/recorded-event.js';

/** Name of the form in which campaigns are archived. */
export const ARCHIVE_FORMAT = 'vedette/archive@1';

/** What an archive says of itself. */
export interface ArchiveManifest {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly campaign: string;
  readonly events: number;
  /** The last version of each stream. */
  readonly streams: Readonly<Record<string, number>>;
  /** Positions of the first and last event in the log it was taken from. */
  readonly firstPosition: number;
  readonly lastPosition: number;
  /** SHA-256 of the lines before compression, in hexadecimal. */
  readonly sha256: string;
  /** The caller's digest of the state that the events fold to, to be compared after a replay. */
  readonly stateDigest?: string;
}

/** The files of a campaign's archive. */
export const archivePaths = (directory: string, campaign: string): { events: string; manifest: string } => ({
  events: join(directory, `${campaign}.ndjson.gz`),
  manifest: join(directory, `${campaign}.manifest.json`),
});

/**
 * An event as a line: keys in this order, nothing between them, documents as they were recorded. The same log gives the
 * same bytes on any machine; what depends on the installation, sequence and position, is left out.
 */
export const archiveLine = (event: RecordedEvent): string =>
  `${JSON.stringify({
    stream: event.stream,
    version: event.version,
    commandId: event.commandId,
    recordedAt: event.recordedAt,
    type: event.type,
    schemaVersion: event.schemaVersion,
    turn: event.turn,
    phase: event.phase,
    rule: event.rule,
    data: event.data,
    dice: event.dice,
    audience: event.audience,
    meta: event.meta,
  })}\n`;

/** An event as an archive has it. */
export type ArchivedEvent = Omit<RecordedEvent, 'campaign' | 'sequence'>;

/** Writes lines, compressed, and returns the digest of what was written before compression. */
export const writeLines = async (path: string, lines: AsyncIterable<string>): Promise<string> => {
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<string> {
    for await (const line of lines) {
      hash.update(line);
      yield line;
    }
  };
  await pipeline(Readable.from(hashed()), createGzip(), createWriteStream(path));
  return hash.digest('hex');
};

/** The lines of an archive in order, without their ends. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const plain = new PassThrough();
  const reading = pipeline(createReadStream(path), createGunzip(), plain);
  reading.catch((error: Error) => plain.destroy(error));
  for await (const line of createInterface({ input: plain, crlfDelay: Infinity })) yield line;
  await reading;
}

/** Reads an archive's events in order, and calls back with the digest of its lines when the last was read. */
export async function* readArchive(
  path: string,
  onEnd: (sha256: string) => void,
): AsyncGenerator<ArchivedEvent> {
  const hash = createHash('sha256');
  for await (const line of linesOf(path)) {
    hash.update(`${line}\n`);
    yield JSON.parse(line) as ArchivedEvent;
  }
  onEnd(hash.digest('hex'));
}

/** The digest of the first lines of an archive, as an archive that ended there would have it. */
export async function digestOfFirst(path: string, events: number): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const line of linesOf(path)) if (read++ < events) hash.update(`${line}\n`);
  return hash.digest('hex');
}
