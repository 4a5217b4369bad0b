import { createWriteStream } from 'node:fs';
import { cpus, freemem, release, totalmem, type } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { BUILD, nameOfBuild } from '@vedette/platform/version';
import yazl from 'yazl';
import { lookAtHouse } from '../doctor/look-at-house.js';
import { brokerWayOf } from '../operator/broker-way.js';
import type { HousePlace } from '../operator/house-place.js';
import { lastLines } from './last-lines.js';
import { lookAtStreams } from './look-at-streams.js';
import { toldSettings } from './told-settings.js';

/**
 * Packs what somebody who helps needs to see of an installation into a ZIP file that only its owner can read: versions, settings
 * without secrets, what the doctor finds, streams, the ends of logs. Nothing that a player wrote is in it.
 * @returns the names of the documents in it
 */
export async function packBundle(place: HousePlace, file: string): Promise<string[]> {
  const documents = new Map<string, string>([
    ['versions.json', json(versions())],
    ['settings.json', json(toldSettings(process.env))],
    ['findings.json', json(await lookAtHouse(place))],
    ['streams.json', json(await streams(place))],
    ...[...(await lastLines(place.dataFolder))].map(([name, text]) => [`logs/${name}`, text] as const),
  ]);
  const zip = new yazl.ZipFile();
  for (const [name, text] of documents) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return [...documents.keys()];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const versions = (): object => ({
  vedette: nameOfBuild(BUILD),
  node: process.version,
  system: `${type()} ${release()} ${process.arch}`,
  cores: cpus().length,
  memoryMb: Math.round(totalmem() / 1e6),
  freeMb: Math.round(freemem() / 1e6),
});

/** The streams, or why they could not be looked at: a broker that is away is what a bundle is often made for. */
async function streams(place: HousePlace): Promise<object> {
  try {
    const broker = brokerWayOf(place);
    return broker === null ? { away: 'nothing says where the broker is' } : await lookAtStreams(broker);
  } catch (error) {
    return { away: (error as Error).message };
  }
}
