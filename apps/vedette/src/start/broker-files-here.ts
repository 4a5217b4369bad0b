import { type BrokerFiles, brokerFilesOf } from '@vedette/messaging';
import { readConfiguration, serviceSettings } from '@vedette/platform';

/** The settings that name files a way into a broker needs. */
export const BROKER_FILES = {
  NATS_CREDS_FILE: serviceSettings.NATS_CREDS_FILE,
  NATS_TLS_CA_FILE: serviceSettings.NATS_TLS_CA_FILE,
} as const;

/** The files that the environment names for ways into a broker. @throws ConfigurationError when one cannot be read */
export const brokerFilesHere = (): BrokerFiles => brokerFilesOf(readConfiguration(BROKER_FILES, process.env));
