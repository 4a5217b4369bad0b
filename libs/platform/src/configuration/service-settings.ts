import { type Configuration, readConfiguration } from './read-configuration.js';
import {
  choiceSetting,
  databaseSetting,
  integerSetting,
  optionalChoiceSetting,
  optionalIntegerSetting,
  optionalPatternSetting,
  optionalTextSetting,
  patternSetting,
  textSetting,
  urlsSetting,
} from './setting.js';

/** What every service reads from its environment. A service adds its own settings beside these. */
export const serviceSettings = {
  DATABASE_URL: databaseSetting({
    decides:
      'the Postgres database of the installation; several servers are tried in their order, and a standby is passed over',
    visibility: 'secret',
  }),
  NATS_URL: urlsSetting({
    decides: 'the NATS server (JetStream enabled); its user and password may stand in the URL',
    schemes: ['nats', 'tls'],
    visibility: 'secret',
  }),
  NATS_CREDS_FILE: optionalTextSetting({
    decides:
      'a file of credentials (a JWT and its key) with which it comes to a broker that has accounts of its own; it is read again at each connection, and the user in NATS_URL then only names where answers come to',
  }),
  NATS_TLS_CA_FILE: optionalTextSetting({
    decides:
      'a file of the certificate authorities that the broker’s certificate must be signed by, in place of those of the system; with it a broker that does not encrypt is refused',
  }),
  NATS_REPLICAS: optionalChoiceSetting({
    decides:
      'how many NATS servers keep each message; without it three on a cluster, one elsewhere. It is never lowered by itself',
    choices: ['1', '3', '5'],
  }),
  VEDETTE_INSTALLATION: patternSetting({
    decides: 'the prefix of every subject and stream, so that installations can share a NATS',
    pattern: /^[a-z][a-z0-9-]{0,30}$/,
    wanted: 'a lower-case letter followed by at most 30 lower-case letters, digits or hyphens',
    fallback: 'vedette',
  }),
  VEDETTE_CELLS: optionalPatternSetting({
    decides:
      'for gateway, people and correspondence: the installations whose services keep campaigns, the first of them those that were given to none; without it the own',
    pattern: /^[a-z][a-z0-9-]{0,30}(\s*,\s*[a-z][a-z0-9-]{0,30})*$/,
    wanted: 'names of installations, separated by commas',
  }),
  VEDETTE_FRONT: optionalPatternSetting({
    decides: 'for all others: the installation whose gateway stands before this cell; without it the own',
    pattern: /^[a-z][a-z0-9-]{0,30}$/,
    wanted: 'a lower-case letter followed by at most 30 lower-case letters, digits or hyphens',
  }),
  HOST: textSetting({ decides: 'the address HTTP listens on (images set 0.0.0.0)', fallback: '127.0.0.1' }),
  PORT: integerSetting({
    decides: 'the port HTTP listens on; 0 takes a free one',
    least: 0,
    most: 65535,
    fallback: 0,
  }),
  LOG_LEVEL: choiceSetting({
    decides: 'the least serious log lines to write',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    fallback: 'info',
  }),
  LOG_FORMAT: choiceSetting({
    decides: 'how log lines look; auto is pretty on a terminal and JSON elsewhere',
    choices: ['auto', 'json', 'pretty'],
    fallback: 'auto',
  }),
  DATABASE_POOL_SIZE: integerSetting({
    decides: 'the most connections this process opens to Postgres',
    least: 1,
    most: 200,
    fallback: 10,
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: integerSetting({
    decides: 'when Postgres breaks a statement off, in milliseconds; 0 never',
    least: 0,
    most: 3_600_000,
    fallback: 60_000,
  }),
  DATABASE_QUERY_TIMEOUT_MS: optionalIntegerSetting({
    decides:
      'how long this process waits for the answer to a statement before it gives up and closes the connection, in milliseconds; 0 for ever. Without it five seconds longer than DATABASE_STATEMENT_TIMEOUT_MS',
    least: 0,
    most: 3_600_000,
  }),
  DATABASE_MODE: choiceSetting({
    decides:
      'whether this process has sessions of its own at Postgres, or a pooler lends them by the transaction',
    choices: ['session', 'pooled'],
    fallback: 'session',
  }),
  READINESS_TIMEOUT_MS: integerSetting({
    decides: 'how long one readiness check may take before it counts as failed, in milliseconds',
    least: 50,
    most: 30_000,
    fallback: 2_000,
  }),
  SHUTDOWN_BUDGET_MS: integerSetting({
    decides: 'how long an orderly stop may take in all, in milliseconds',
    least: 100,
    most: 600_000,
    fallback: 20_000,
  }),
  DRAIN_MS: integerSetting({
    decides:
      'how long a service that is to stop still serves after readiness says no, so that load balancers notice, in milliseconds',
    least: 0,
    most: 600_000,
    fallback: 0,
  }),
  READY_FILE: optionalTextSetting({
    decides: 'a file to write when the service is ready, for a parent that waits',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalTextSetting({
    decides: 'the OTLP collector; without it traces are not exported, nor metrics pushed',
  }),
  METRICS_PORT: integerSetting({
    decides: 'the port on which Prometheus finds /metrics, at the address of HOST; 0 none',
    least: 0,
    most: 65_535,
    fallback: 0,
  }),
  TRACE_SHARE: patternSetting({
    decides: 'which share of the traces is exported',
    pattern: /^(0(\.\d+)?|1(\.0+)?)$/,
    wanted: 'a number from 0 to 1',
    fallback: '1',
  }),
} as const;

/** The typed values of {@link serviceSettings}. */
export type ServiceConfiguration = Configuration<typeof serviceSettings>;

/**
 * A setting as the file that `<NAME>_FILE` names says now, for what may be replaced while the process runs; what it was `given` where no
 * file gave it. @throws when there is a file and it cannot be read
 */
export function replaceableSetting(name: 'DATABASE_URL' | 'NATS_URL', given: string): string {
  const { [name]: said, [`${name}_FILE`]: file } = process.env;
  if (said?.trim() || !file?.trim()) return given;
  return readConfiguration({ [name]: serviceSettings[name] }, process.env)[name] as string;
}
