import { type BrokerFiles, brokerFilesOf } from '@vedette/messaging';
import { optionalTextSetting, readConfiguration } from '@vedette/platform';
import { BROKER_FILES } from '../start/broker-files-here.js';
import { findHouse } from '../start/house-file.js';
import type { HousePlace } from './house-place.js';

/** How a command comes to the broker of an installation, and to what of it there. */
export interface BrokerWay {
  readonly url: string;
  readonly installation: string;
  /** The cells of the house, separated by commas, where it is not one. */
  readonly cells?: string | undefined;
  readonly files?: BrokerFiles;
}

const BROKER = {
  NATS_URL: optionalTextSetting({ decides: 'the broker', visibility: 'secret' }),
  ...BROKER_FILES,
} as const;

/**
 * The way into the broker: what the command was given, else what the environment says, else what the data folder remembers; null where
 * nothing says. @throws ConfigurationError when a file that the environment names cannot be read
 */
export function brokerWayOf(place: HousePlace): BrokerWay | null {
  const house = findHouse(place.dataFolder);
  const said = readConfiguration(BROKER, process.env);
  const url = place.nats ?? said.NATS_URL ?? house?.natsUrl;
  if (url === undefined) return null;
  // Compose hands on what nobody set as an empty text.
  const named = (name: string): string | undefined => process.env[name] || undefined;
  const installation =
    place.installation ?? named('VEDETTE_INSTALLATION') ?? house?.installation ?? 'vedette';
  const cells = place.cells ?? named('VEDETTE_CELLS');
  return { url, installation, cells, files: brokerFilesOf(said) };
}
