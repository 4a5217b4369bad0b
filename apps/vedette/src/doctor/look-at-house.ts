import { optionalTextSetting, readConfiguration } from '@vedette/platform';
import { brokerWayOf } from '../operator/broker-way.js';
import type { HousePlace } from '../operator/house-place.js';
import type { Finding } from './finding.js';
import { lookAtBroker } from './look-at-broker.js';
import { lookAtDatabase } from './look-at-database.js';

/** It may lie in the file that `DATABASE_URL_FILE` names. */
const WHERE = {
  DATABASE_URL: optionalTextSetting({ decides: 'the database', visibility: 'secret' }),
} as const;

/** Looks at whatever can be found of an installation. */
export async function lookAtHouse(place: HousePlace): Promise<Finding[]> {
  const { DATABASE_URL: databaseUrl } = readConfiguration(WHERE, process.env);
  const broker = brokerWayOf(place);
  return [
    ...(databaseUrl === undefined ? [] : await lookAtDatabase(databaseUrl, process.env)),
    ...(broker === null ? [] : await lookAtBroker(broker)),
  ];
}
