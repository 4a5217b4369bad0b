import { resolve } from 'node:path';
import { optionalTextSetting, readConfiguration } from '@vedette/platform';
import { brokerWayOf } from '../operator/broker-way.js';
import type { HousePlace } from '../operator/house-place.js';
import type { Finding } from './finding.js';
import { findHouse } from '../start/house-file.js';
import { retentionSettings } from '../retention/retention-settings.js';
import { openAsOwner } from '../database/owner-pool.js';
import { oldestReleaseFor } from './look-at-builds.js';
import { lookAtDisk } from './look-at-disks.js';
import { lookAtBroker } from './look-at-broker.js';
import { lookAtDatabase } from './look-at-database.js';

/** It may lie in the file that `DATABASE_URL_FILE` names. */
const WHERE = {
  DATABASE_URL: optionalTextSetting({ decides: 'the database', visibility: 'secret' }),
} as const;

async function oldestRelease(databaseUrl: string): Promise<string | null> {
  const pool = openAsOwner(databaseUrl, 1);
  try {
    return await oldestReleaseFor(pool);
  } finally {
    await pool.end();
  }
}

/** Looks at whatever can be found of an installation. */
export async function lookAtHouse(place: HousePlace): Promise<Finding[]> {
  const { DATABASE_URL: databaseUrl } = readConfiguration(WHERE, process.env);
  const broker = brokerWayOf(place);
  const { ARCHIVE_TO } = readConfiguration({ ARCHIVE_TO: retentionSettings.ARCHIVE_TO }, process.env);
  const disks = [
    ...(findHouse(place.dataFolder) === null
      ? []
      : [{ what: 'the data folder', folder: resolve(place.dataFolder) }]),
    ...(ARCHIVE_TO === undefined ? [] : [{ what: 'the archive', folder: ARCHIVE_TO }]),
  ];
  return [
    ...(databaseUrl === undefined ? [] : await lookAtDatabase(databaseUrl, process.env)),
    ...(broker === null
      ? []
      : await lookAtBroker(broker, databaseUrl === undefined ? undefined : () => oldestRelease(databaseUrl))),
    ...(await Promise.all(disks.map((kept) => lookAtDisk(kept)))),
  ];
}
