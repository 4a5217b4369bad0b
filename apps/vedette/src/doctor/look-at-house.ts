import { optionalTextSetting, readConfiguration } from '@vedette/platform';
import type { HousePlace } from '../operator/house-place.js';
import { findHouse } from '../start/house-file.js';
import type { Finding } from './finding.js';
import { lookAtBroker } from './look-at-broker.js';
import { lookAtDatabase } from './look-at-database.js';

/** What may be given, and may lie in the file that `…_FILE` names. */
const given = (decides: string) => optionalTextSetting({ decides, visibility: 'secret' });
const WHERE = { DATABASE_URL: given('the database'), NATS_URL: given('the broker') } as const;

/** Looks at whatever can be found of an installation. */
export async function lookAtHouse(place: HousePlace): Promise<Finding[]> {
  const house = findHouse(place.dataFolder);
  const { DATABASE_URL: databaseUrl, NATS_URL: brokerUrl } = readConfiguration(WHERE, process.env);
  const natsUrl = place.nats ?? brokerUrl ?? house?.natsUrl;
  const installation =
    place.installation ?? process.env['VEDETTE_INSTALLATION'] ?? house?.installation ?? 'vedette';
  return [
    ...(databaseUrl === undefined ? [] : await lookAtDatabase(databaseUrl, process.env)),
    ...(natsUrl === undefined ? [] : await lookAtBroker(natsUrl, installation)),
  ];
}
