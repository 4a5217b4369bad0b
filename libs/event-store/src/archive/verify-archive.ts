import { readFile } from 'node:fs/promises';
import { ArchiveError } from '../errors/archive.error.js';
import { ARCHIVE_FORMAT, type ArchiveManifest, archivePaths, readArchive } from './archive-file.js';

/** Reads a manifest. @throws ArchiveError when it is of another form. */
export const readManifest = async (directory: string, campaign: string): Promise<ArchiveManifest> => {
  const path = archivePaths(directory, campaign).manifest;
  const manifest = JSON.parse(await readFile(path, 'utf8')) as ArchiveManifest;
  if (manifest.format !== ARCHIVE_FORMAT) {
    throw new ArchiveError(`${path} is of form "${manifest.format}"; this release reads ${ARCHIVE_FORMAT}.`);
  }
  return manifest;
};

const sameVersions = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/**
 * Reads a whole archive back and compares it with its manifest: digest, number of events, versions without a gap.
 *
 * @throws ArchiveError naming the first difference.
 */
export const verifyArchive = async (directory: string, campaign: string): Promise<ArchiveManifest> => {
  const manifest = await readManifest(directory, campaign);
  const streams: Record<string, number> = {};
  let events = 0;
  let digest = '';
  const fault = (what: string): never => {
    throw new ArchiveError(`The archive of "${campaign}" in ${directory} is damaged: ${what}.`);
  };
  for await (const { stream, version } of readArchive(archivePaths(directory, campaign).events, (sha256) => {
    digest = sha256;
  })) {
    events += 1;
    const expected = (streams[stream] ?? 0) + 1;
    if (version !== expected) {
      fault(`event ${events} is version ${version} of stream "${stream}" where ${expected} should come`);
    }
    streams[stream] = version;
  }
  if (events !== manifest.events || !sameVersions(streams, manifest.streams)) {
    fault(`it has ${events} events up to ${JSON.stringify(streams)}, its manifest names ${manifest.events}`);
  }
  if (digest !== manifest.sha256) {
    fault(`its digest is ${digest}, its manifest names ${manifest.sha256}`);
  }
  return manifest;
};
